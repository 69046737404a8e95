//! Walking the tries with a hand.

use super::{BLOCK, Finder, FoundWord, Place, Symbols, Tier};
use crate::languages::Letter;
use crate::lexicon::tray::Tray;
use arrayvec::ArrayVec;

/// A path has each symbol once, rarest first, so never more places wait to be visited than there are pairs of symbols.
const MOST_WAITING: usize = 64 * 63 / 2;

/// The cards, in the terms of a finder.
pub(super) struct Hand<'f, 't> {
    finder: &'f Finder,
    tray: &'t Tray,
    /// The symbols of the single cards.
    single: u64,
    /// The symbols there would be if the letters of QU and of groups were single cards too.
    wide: u64,
    /// The symbols of letters for which a card that is read whole may stand.
    whole: u64,
    /// How many cards there would be if the letters of QU and of groups were single cards too.
    card_count: u32,
    /// What a symbol adds to the score: the value of the first card of the letter that gives it, 0 without one.
    values: [u8; 64],
    /// The same by binary digits: the symbols whose value has a one there. Counting bits is faster than adding.
    digits: ArrayVec<u64, 8>,
}

/// What words can score at most.
struct Limits {
    /// What all cards of a symbol's letter are worth: no word scores more for that letter.
    letter: [u16; 64],
    /// The sum of these over all letters that have a symbol from this one on.
    from: [u16; 65],
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
        let symbols = &finder.symbols;
        let mut hand = Hand {
            finder,
            tray,
            single: 0,
            wide: 0,
            whole: 0,
            card_count: tray.card_count(),
            values: [0; 64],
            digits: ArrayVec::new(),
        };
        let mut all_values = 0;
        for letter in tray.letters() {
            for (bit, value) in symbols.of(letter).iter().zip(tray.values_of(letter)) {
                hand.single |= 1 << bit;
                hand.values[*bit as usize] = value;
                all_values |= value;
            }
        }
        for digit in 0..u8::BITS - all_values.leading_zeros() {
            let mut set = 0;
            each(hand.single, |symbol| {
                let bit = symbol.trailing_zeros();
                set |= u64::from(hand.values[bit as usize] >> digit & 1) << bit;
            });
            hand.digits.push(set);
        }
        hand.wide = hand.single;
        if tray.has_qus() || tray.has_groups() {
            let counts = tray.counts_with_whole_cards();
            hand.wide = symbols.had_with(&counts);
            hand.card_count = counts.iter().map(|&cards| u32::from(cards)).sum();
            hand.whole = if tray.has_groups() { u64::MAX } else { symbols.set_of(finder.language.q()) };
        }
        hand
    }

    pub(super) fn all(&self, mut visit: impl FnMut(FoundWord<'f>)) {
        let mut waiting: ArrayVec<u32, MOST_WAITING> = ArrayVec::new();
        for tier in self.tiers() {
            waiting.push(tier.root);
            while let Some(place) = waiting.pop() {
                let place = self.finder.places[place as usize];
                each(place.children & self.wide, |symbol| waiting.push(place.child(symbol)));
                self.each_word_at(place, |number| {
                    if let Some(score) = self.score(number) {
                        visit(FoundWord { word: self.finder.word(self.finder.entries[number]), score });
                    }
                });
            }
        }
    }

    fn tiers(&self) -> impl Iterator<Item = &'f Tier> {
        let cards = self.card_count;
        self.finder.tiers.iter().rev().filter(move |tier| tier.fewest_cards <= cards)
    }

    /// The words at a place whose symbols are all there. A block of them is compared before any is looked at closer,
    /// which spares the processor most wrong guesses.
    #[inline(always)]
    fn each_word_at(&self, place: Place, mut visit: impl FnMut(usize)) {
        let (mut first, mut left) = (place.first_word(), place.word_count());
        while left > 0 {
            let mut hits = 0u64;
            if let Some(block) = self.finder.needs[first..].first_chunk::<BLOCK>() {
                for (number, needs) in block.iter().enumerate() {
                    hits |= u64::from(needs & !self.wide == 0) << number;
                }
            }
            each(hits & ((1 << left.min(BLOCK)) - 1), |hit| visit(first + hit.trailing_zeros() as usize));
            first += BLOCK;
            left = left.saturating_sub(BLOCK);
        }
    }

    /// The highest score of a word whose symbols are all there; `None` if it takes a card to be read whole and none can.
    #[inline(always)]
    fn score(&self, number: usize) -> Option<u16> {
        let (needs, entry) = (self.finder.needs[number], self.finder.entries[number]);
        if needs & self.whole != 0 || !entry.is_plain() {
            return self.tray.best_score(self.finder.word(entry));
        }
        let mut score = 0;
        for (digit, symbols) in self.digits.iter().enumerate() {
            score += (needs & symbols).count_ones() << digit;
        }
        for extra in entry.extras() {
            score += u32::from(self.values[extra]);
        }
        (needs & !self.single == 0).then_some(score as u16)
    }

    pub(super) fn best(&self, mut accept: impl FnMut(&[Letter]) -> bool) -> Option<FoundWord<'f>> {
        let limits = self.limits();
        let mut best = None;
        for tier in self.tiers() {
            self.seek(tier.root, self.tray.worth_of_groups(), &limits, &mut best, &mut accept);
        }
        best
    }

    fn limits(&self) -> Limits {
        let mut limits = Limits { letter: [0; 64], from: [0; 65] };
        for letter in self.tray.letters() {
            let worth = self.tray.worth(letter);
            let mut last = 0;
            each(self.finder.symbols.set_of(letter) & self.wide, |symbol| {
                last = symbol.trailing_zeros() as usize;
                limits.letter[last] = worth;
            });
            limits.from[last] += worth;
        }
        for bit in (0..64).rev() {
            limits.from[bit] += limits.from[bit + 1];
        }
        limits
    }

    /// Looks for a better word at or behind this place; `limit` is what the letters on the path and cards that are read
    /// whole can score at most.
    fn seek(
        &self,
        place: u32,
        limit: u16,
        limits: &Limits,
        best: &mut Option<FoundWord<'f>>,
        accept: &mut impl FnMut(&[Letter]) -> bool,
    ) {
        let place = self.finder.places[place as usize];
        self.each_word_at(place, |number| {
            if let Some(score) = self.score(number)
                && best.is_none_or(|known| known.score < score)
            {
                let word = self.finder.word(self.finder.entries[number]);
                if accept(word) {
                    *best = Some(FoundWord { word, score });
                }
            }
        });
        let mut symbols = place.children & self.wide;
        while symbols != 0 {
            let symbol = symbols & symbols.wrapping_neg();
            symbols ^= symbol;
            let bit = symbol.trailing_zeros() as usize;
            let to_beat = best.map_or(0, |known| known.score);
            if best.is_some() && limit + limits.from[bit] <= to_beat {
                return;
            }
            let limit = limit + limits.letter[bit];
            if best.is_none() || limit + limits.from[bit + 1] > to_beat {
                self.seek(place.child(symbol), limit, limits, best, accept);
            }
        }
    }
}

impl Symbols {
    /// The bits of a letter's symbols, from that for one card on.
    fn of(&self, letter: Letter) -> &[u8] {
        &self.bit[letter.index()][..self.count[letter.index()] as usize]
    }

    fn set_of(&self, letter: Letter) -> u64 {
        self.of(letter).iter().fold(0, |set, bit| set | 1 << bit)
    }

    /// The symbols that so many cards of each letter have.
    fn had_with(&self, counts: &[u8]) -> u64 {
        let of_letter = |(letter, &cards): (usize, &u8)| self.of(Letter(letter as u8)).iter().take(cards as usize);
        counts.iter().enumerate().flat_map(of_letter).fold(0, |set, bit| set | 1 << bit)
    }
}
