//! Which demands a hand can pay for, and what the words score.

use super::stages::Paid;
use super::{Branch, END, FIRST_COMMON, Finder, FoundWord, Symbols};
use crate::languages::Letter;
use crate::lexicon::tray::Tray;

/// The cards as the finder sees them.
pub(super) struct Hand<'f, 't> {
    finder: &'f Finder,
    tray: &'t Tray,
    mode: SpellingMode,
    /// Only demands that begin with one of these symbols are searched.
    from: u64,
    paid: u64,
    /// The score of a symbol's cards; 0 for symbols that the hand cannot pay for.
    worth: [u16; 64],
    /// The total score of the lower and of the upper eight common symbols, for each set of them.
    common_worth: [[u16; 256]; 2],
    /// The score of one more card of the letter.
    extra: [u16; 64],
}

/// The progress of a search for the best word.
#[derive(Clone, Copy)]
struct Path {
    /// The score of the symbols on the path.
    score: u16,
    /// The most that their letters can score.
    limit: u16,
}

/// Upper bounds on what can still be scored.
struct Limits {
    /// The value of all cards of a symbol's letter: the most that a word can score with that letter.
    of: [u16; 64],
    /// The sum of these over all letters that have a payable symbol from this one on.
    from: [u16; 65],
}

impl Limits {
    fn new(hand: &Hand) -> Limits {
        let symbols = &hand.finder.symbols;
        let mut limits = Limits { of: [0; 64], from: [0; 65] };
        for letter in hand.tray.letters() {
            let limit = hand.worth_of(letter, u8::MAX);
            let paid = symbols.of_letter(letter) & hand.paid;
            each(paid, |symbol| limits.of[symbol.trailing_zeros() as usize] = limit);
            if let Some(last) = paid.checked_ilog2() {
                limits.from[last as usize] += limit;
            }
        }
        for bit in (0..64).rev() {
            limits.from[bit] += limits.from[bit + 1];
        }
        limits
    }
}

/// How the words of a search are spelled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpellingMode {
    /// Every card stands for its letter: the score of a word is that of its demand.
    Letters,
    /// There is one QU and no other Q. In a word with one Q followed by a single U, QU is worth as much as a Q and a U
    /// of value 0, and provides the U exactly where it is needed. Other words are spelled out.
    OneQu,
    /// All words are spelled out. The letters of QU and of groups count as single cards, so no word is missed.
    SpelledOut,
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

/// Searches that together find every word these cards can spell, each once.
pub(super) fn each_search<'f>(finder: &'f Finder, tray: &Tray, mut search: impl FnMut(&Hand<'f, '_>)) {
    let q = finder.symbols.of_letter(finder.language.q());
    let mut read = |mode, from| search(&Hand::new(finder, tray, mode, from));
    if tray.has_groups() {
        return read(SpellingMode::SpelledOut, u64::MAX);
    }
    if tray.qu_count() == 0 {
        return read(SpellingMode::Letters, u64::MAX);
    }
    // The symbols of Q are the rarest, so a demand with one of them begins with it.
    read(SpellingMode::Letters, !q);
    let only_one = tray.qu_count() == 1 && tray.count_of(finder.language.q()) == 1;
    read(if only_one { SpellingMode::OneQu } else { SpellingMode::SpelledOut }, q);
}

impl<'f, 't> Hand<'f, 't> {
    fn new(finder: &'f Finder, tray: &'t Tray, mode: SpellingMode, from: u64) -> Hand<'f, 't> {
        let mut hand =
            Hand { finder, tray, mode, from, paid: END, worth: [0; 64], common_worth: [[0; 256]; 2], extra: [0; 64] };
        match mode {
            SpellingMode::Letters => tray.letters().for_each(|letter| hand.pay(letter, tray.count_of(letter))),
            SpellingMode::OneQu => {
                let u = finder.language.u();
                tray.letters().for_each(|letter| hand.pay(letter, tray.count_of(letter)));
                hand.pay(u, tray.count_of(u) + 1);
            }
            SpellingMode::SpelledOut => hand.paid = finder.symbols.paid_by(&tray.counts_with_whole_cards()),
        }
        hand.add_up_common();
        hand
    }

    fn pay(&mut self, letter: Letter, cards: u8) {
        for number in 1..=cards.min(self.finder.symbols.count[letter.index()]) {
            let bit = self.finder.symbols.bit[letter.index()][number as usize - 1];
            self.paid |= 1 << bit;
            self.worth[bit as usize] = self.worth_of(letter, number);
            self.extra[bit as usize] = self.worth_of(letter, number + 1) - self.worth_of(letter, number);
        }
    }

    /// The value is meaningless for a set with two symbols of one letter, which no demand has.
    fn add_up_common(&mut self) {
        for (half, worths) in self.common_worth.iter_mut().zip(self.worth[FIRST_COMMON as usize..].chunks_exact(8)) {
            for (bit, worth) in worths.iter().enumerate() {
                let (known, next) = half.split_at_mut(1 << bit);
                next.iter_mut().zip(known).for_each(|(next, known)| *next = known.wrapping_add(*worth));
            }
        }
    }

    /// The value of a letter's highest cards; a U that only comes from QU is worth nothing.
    fn worth_of(&self, letter: Letter, cards: u8) -> u16 {
        self.tray.worth(letter, cards.min(self.tray.count_of(letter)))
    }

    fn roots(&self) -> impl Iterator<Item = Branch> {
        let cards = match self.mode {
            SpellingMode::Letters => self.tray.card_count(),
            SpellingMode::OneQu => self.tray.card_count() + 1,
            SpellingMode::SpelledOut => self.tray.counts_with_whole_cards().iter().map(|&cards| u32::from(cards)).sum(),
        };
        self.finder.tiers.iter().rev().filter(move |tier| tier.fewest_cards <= cards).map(|tier| tier.root)
    }

    pub(super) fn all(&self, visit: &mut impl FnMut(FoundWord<'f>)) {
        for root in self.roots() {
            self.finder.all_paid(root, self.from, self.paid, &self.worth, |paid| {
                if let Some(found) = self.found(paid) {
                    visit(found);
                }
            });
        }
    }

    #[inline(always)]
    fn found(&self, paid: Paid) -> Option<FoundWord<'f>> {
        let word = self.finder.word(paid.details);
        Some(FoundWord { word, score: self.score(word, paid)? })
    }

    /// Replaces `best` if there is a better word that `accept` accepts.
    pub(super) fn best(&self, best: &mut Option<FoundWord<'f>>, accept: &mut impl FnMut(&[Letter]) -> bool) {
        if self.mode == SpellingMode::SpelledOut {
            return self.all(&mut |found| improve(best, found, accept));
        }
        let limits = Limits::new(self);
        for root in self.roots() {
            let start = Path { score: 0, limit: 0 };
            self.seek(root, self.from, start, &limits, best, accept);
        }
    }

    /// Looks for a better word at or below this branch.
    fn seek(
        &self,
        branch: Branch,
        from: u64,
        path: Path,
        limits: &Limits,
        best: &mut Option<FoundWord<'f>>,
        accept: &mut impl FnMut(&[Letter]) -> bool,
    ) {
        if branch.listed() > 0 {
            if branch.symbols & !self.paid == 0 {
                self.finder.each_paid(branch, self.paid, path.score, |paid| {
                    if let Some(found) = self.found(paid) {
                        improve(best, found, accept);
                    }
                });
            }
            return;
        }
        let mut symbols = branch.symbols & self.paid & from;
        while symbols != 0 {
            let symbol = symbols & symbols.wrapping_neg();
            symbols ^= symbol;
            let bit = symbol.trailing_zeros() as usize;
            let to_beat = best.map_or(0, |known| known.score);
            if best.is_some() && path.limit + limits.from[bit] <= to_beat {
                return;
            }
            let limit = path.limit + limits.of[bit];
            if best.is_none() || limit + limits.from[bit + 1] > to_beat {
                let child = self.finder.child(branch, symbol);
                let path = Path { score: path.score + self.worth[bit], limit };
                self.seek(child, u64::MAX, path, limits, best, accept);
            }
        }
    }

    /// What a word scores.
    #[inline(always)]
    fn score(&self, word: &[Letter], paid: Paid) -> Option<u16> {
        let Some([first, second]) = paid.details.extras() else { return self.spell_out(word) };
        let [lower, upper] = paid.rest.to_le_bytes();
        let rest = self.common_worth[0][lower as usize] + self.common_worth[1][upper as usize];
        let score = paid.score + rest + self.extra[first as usize] + self.extra[second as usize];
        if self.mode == SpellingMode::Letters || self.mode == SpellingMode::OneQu && self.has_one_qu(word) {
            Some(score)
        } else {
            self.spell_out(word)
        }
    }

    /// Rare, so kept out of the hot path.
    #[inline(never)]
    fn spell_out(&self, word: &[Letter]) -> Option<u16> {
        self.tray.best_score(word)
    }

    fn has_one_qu(&self, word: &[Letter]) -> bool {
        let (q, u) = (self.finder.language.q(), self.finder.language.u());
        let mut rest = word.iter().skip_while(|&&letter| letter != q).skip(1);
        rest.next() == Some(&u)
            && rest.next().is_none_or(|&letter| letter != u && letter != q)
            && rest.all(|&letter| letter != q)
    }
}

fn improve<'f>(best: &mut Option<FoundWord<'f>>, found: FoundWord<'f>, accept: &mut impl FnMut(&[Letter]) -> bool) {
    if best.is_none_or(|known| known.score < found.score) && accept(found.word) {
        *best = Some(found);
    }
}

impl Symbols {
    fn paid_by(&self, counts: &[u8]) -> u64 {
        let mut paid = END;
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
