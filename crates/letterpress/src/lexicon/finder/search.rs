//! Walking the tries with a hand.

use super::{Branch, Details, Finder, FoundWord, Symbols, Tier};
use crate::languages::Letter;
use crate::lexicon::tray::Tray;

/// The cards, in the terms of a finder.
pub(super) struct Hand<'f, 't> {
    finder: &'f Finder,
    tray: &'t Tray,
    /// The symbols that single cards pay for.
    paid: u64,
    /// What the cards of a symbol are worth; 0 for those that are not paid for.
    worth: [u16; 64],
    /// What all cards of a symbol's letter are worth: no word scores more for that letter.
    limit: [u16; 64],
    /// The sum of these limits over all letters that have a paid symbol from this one on.
    limit_from: [u16; 65],
}

/// What is listed at a place of a trie, and the node there if there is one.
struct Place<'f> {
    symbols: &'f [u64],
    details: &'f [u64],
    children: u64,
    branches: &'f [u64],
}

impl Finder {
    #[inline(always)]
    fn at(&self, branch: Branch) -> Place<'_> {
        let here = &self.trie[branch.place()..];
        let listed = branch.listed();
        if listed > 0 {
            let (symbols, rest) = here.split_at(listed);
            return Place { symbols, details: &rest[..listed], children: 0, branches: &[] };
        }
        let ending = here[1] as usize;
        let (symbols, rest) = here[2..].split_at(ending);
        let (details, branches) = rest.split_at(ending);
        Place { symbols, details, children: here[0], branches }
    }
}

impl Place<'_> {
    /// The demands that these symbols pay for. All are compared before any is looked at closer, which spares the
    /// processor most wrong guesses.
    #[inline(always)]
    fn each_paid(&self, paid: u64, mut visit: impl FnMut(u64, Details)) {
        for (symbols, details) in self.symbols.chunks(64).zip(self.details.chunks(64)) {
            let mut hits = 0u64;
            for (number, symbols) in symbols.iter().enumerate() {
                hits |= u64::from(symbols & !paid == 0) << number;
            }
            each(hits, |hit| {
                let number = hit.trailing_zeros() as usize;
                visit(symbols[number], Details(details[number]));
            });
        }
    }

    #[inline(always)]
    fn branch(&self, symbol: u64) -> Branch {
        let number = (self.children & (symbol - 1)).count_ones() as usize;
        Branch((self.branches[number / 2] >> (32 * (number % 2))) as u32)
    }
}

/// The symbols of a set one by one, rarest first.
#[inline(always)]
fn each(mut symbols: u64, mut visit: impl FnMut(u64)) {
    while symbols != 0 {
        let symbol = symbols & symbols.wrapping_neg();
        symbols ^= symbol;
        visit(symbol);
    }
}

impl<'f, 't> Hand<'f, 't> {
    pub(super) fn new(finder: &'f Finder, tray: &'t Tray) -> Hand<'f, 't> {
        let mut hand = Hand { finder, tray, paid: 0, worth: [0; 64], limit: [0; 64], limit_from: [0; 65] };
        for letter in tray.letters() {
            let cards = tray.count_of(letter);
            let limit = tray.worth(letter, cards);
            let mut last = 0;
            for number in 1..=cards.min(finder.symbols.count[letter.index()]) {
                let bit = finder.symbols.bit[letter.index()][number as usize - 1];
                hand.paid |= 1 << bit;
                hand.worth[bit as usize] = tray.worth(letter, number);
                hand.limit[bit as usize] = limit;
                last = last.max(bit);
            }
            hand.limit_from[last as usize] += limit;
        }
        for bit in (0..64).rev() {
            hand.limit_from[bit] += hand.limit_from[bit + 1];
        }
        hand
    }

    pub(super) fn all(&self, mut visit: impl FnMut(FoundWord<'f>)) {
        let paid = self.paid_exactly();
        for tier in self.tiers(self.tray.card_count()).filter(|_| paid != 0) {
            self.walk(tier.root, paid, 0, 0, &mut visit);
        }
        self.try_each(&mut visit);
    }

    /// The symbols whose words score what their symbols do: with groups none, with QU those without Q.
    fn paid_exactly(&self) -> u64 {
        if self.tray.has_groups() {
            0
        } else if self.tray.has_qus() {
            self.paid & !self.finder.symbols.of_letter(self.finder.language.q())
        } else {
            self.paid
        }
    }

    fn tiers(&self, cards: u32) -> impl Iterator<Item = &'f Tier> {
        self.finder.tiers.iter().rev().filter(move |tier| tier.fewest_cards <= cards)
    }

    /// Tells every word at or behind this branch that the cards pay for; `score` is what the symbols on the path score.
    fn walk(&self, branch: Branch, paid: u64, path: u64, score: u16, visit: &mut impl FnMut(FoundWord<'f>)) {
        let place = self.finder.at(branch);
        place.each_paid(paid, |symbols, details| {
            if let Some(score) = self.score(details, symbols & !path, score) {
                self.finder.words_of(details).for_each(|word| visit(FoundWord { word, score }));
            }
        });
        each(place.children & paid, |symbol| {
            let score = score + self.worth[symbol.trailing_zeros() as usize];
            self.walk(place.branch(symbol), paid, path | symbol, score, visit);
        });
    }

    /// Tries the words that are not paid for exactly, if the cards could pay for them with the letters of QU and of
    /// groups as single cards.
    fn try_each(&self, visit: &mut impl FnMut(FoundWord<'f>)) {
        let wanted = match (self.tray.has_qus(), self.tray.has_groups()) {
            (_, true) => u64::MAX,
            (true, false) => self.finder.symbols.of_letter(self.finder.language.q()),
            (false, false) => return,
        };
        let counts = self.tray.counts_with_whole_cards();
        let paid = self.finder.symbols.paid_by(&counts);
        for tier in self.tiers(counts.iter().map(|&cards| u32::from(cards)).sum()) {
            self.try_from(tier.root, paid, wanted, visit);
        }
    }

    fn try_from(&self, branch: Branch, paid: u64, wanted: u64, visit: &mut impl FnMut(FoundWord<'f>)) {
        let place = self.finder.at(branch);
        place.each_paid(paid, |symbols, details| {
            if symbols & wanted != 0 {
                for word in self.finder.words_of(details) {
                    if let Some(score) = self.tray.best_score(word) {
                        visit(FoundWord { word, score });
                    }
                }
            }
        });
        // Rarer symbols come first on every path: behind one that is less rare than all wanted ones there is none.
        each(place.children & paid, |symbol| {
            if symbol & wanted != 0 {
                self.try_from(place.branch(symbol), paid, u64::MAX, visit);
            } else if symbol < wanted {
                self.try_from(place.branch(symbol), paid, wanted, visit);
            }
        });
    }

    pub(super) fn best(&self, mut accept: impl FnMut(&[Letter]) -> bool) -> Option<FoundWord<'f>> {
        let mut best: Option<FoundWord> = None;
        self.try_each(&mut |found| {
            if best.is_none_or(|known| known.score < found.score) && accept(found.word) {
                best = Some(found);
            }
        });
        let paid = self.paid_exactly();
        for tier in self.tiers(self.tray.card_count()).filter(|_| paid != 0) {
            self.seek(tier.root, paid, 0, 0, 0, &mut best, &mut accept);
        }
        best
    }

    /// Looks for a better word at or behind this branch; `limit` is what the letters on the path can score at most.
    #[allow(clippy::too_many_arguments)]
    fn seek(
        &self,
        branch: Branch,
        paid: u64,
        path: u64,
        score: u16,
        limit: u16,
        best: &mut Option<FoundWord<'f>>,
        accept: &mut impl FnMut(&[Letter]) -> bool,
    ) {
        let place = self.finder.at(branch);
        place.each_paid(paid, |symbols, details| {
            if let Some(score) = self.score(details, symbols & !path, score)
                && best.is_none_or(|known| known.score < score)
                && let Some(word) = self.finder.words_of(details).find(|word| accept(word))
            {
                *best = Some(FoundWord { word, score });
            }
        });
        let mut symbols = place.children & paid;
        while symbols != 0 {
            let symbol = symbols & symbols.wrapping_neg();
            symbols ^= symbol;
            let bit = symbol.trailing_zeros() as usize;
            let to_beat = best.map_or(0, |known| known.score);
            if best.is_some() && limit + self.limit_from[bit] <= to_beat {
                return;
            }
            let limit = limit + self.limit[bit];
            if best.is_none() || limit + self.limit_from[bit + 1] > to_beat {
                let score = score + self.worth[bit];
                self.seek(place.branch(symbol), paid, path | symbol, score, limit, best, accept);
            }
        }
    }

    /// What a demand scores whose symbols are all paid for, given what those on the path score; `None` if it needs more
    /// cards of some letter than its symbol says.
    #[inline(always)]
    fn score(&self, details: Details, off_path: u64, mut score: u16) -> Option<u16> {
        each(off_path, |symbol| score += self.worth[symbol.trailing_zeros() as usize]);
        if details.odd() != 0 {
            for (letter, least, most) in self.finder.odd_letters(details) {
                let letter = Letter(letter as u8);
                let cards = self.tray.count_of(letter);
                if cards < least {
                    return None;
                }
                let counted = least.min(self.finder.symbols.count[letter.index()]);
                score += self.tray.worth(letter, cards.min(most)) - self.tray.worth(letter, counted);
            }
        }
        Some(score)
    }
}

impl Symbols {
    fn paid_by(&self, counts: &[u8]) -> u64 {
        let mut paid = 0;
        for (letter, &cards) in counts.iter().enumerate() {
            for number in 1..=cards.min(self.count[letter]) {
                paid |= 1 << self.bit[letter][number as usize - 1];
            }
        }
        paid
    }

    fn of_letter(&self, letter: Letter) -> u64 {
        let bits = &self.bit[letter.index()][..self.count[letter.index()] as usize];
        bits.iter().fold(0, |set, bit| set | 1 << bit)
    }
}
