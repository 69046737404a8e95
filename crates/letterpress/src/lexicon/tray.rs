//! Cards laid out for spelling: finds the best way to spell a given word with them (L1.4, L1.5, L1.8, L3.2).
//!
//! Without QU and groups every letter stands for itself: `k` cards of a letter cover its places in the word if `k` is
//! at least the sum over its runs of ⌈run/2⌉ and at most the number of its places; the `k` highest cards are best. QUs
//! read whole and groups are placed first: there are few of them, so all placements are tried.

use super::face::{Face, Glyph, Group};
use super::spelling::{Reading, Spelling, Use};
use crate::languages::{LONGEST_WORD, Language, Letter};
use arrayvec::ArrayVec;
use table::sort_short;

/// The most cards considered; the rules never allow as many.
pub const MOST_FACES: usize = 64;

/// Size of the largest alphabet.
pub(super) const LETTERS: usize = 40;

/// A word and the cards that spell it for the highest score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestSpelling {
    pub spelling: Spelling,
    pub score: u16,
}

/// Cards laid out letter by letter, highest value first.
pub struct Tray {
    q: Letter,
    u: Letter,
    /// Cards that can be read as one letter; QU lies with Q.
    singles: ArrayVec<Card, MOST_FACES>,
    /// `sums[i]` is the value of the first `i` of `singles`.
    sums: [u16; MOST_FACES + 1],
    first: [u8; LETTERS],
    count: [u8; LETTERS],
    qus: ArrayVec<Card, MOST_FACES>,
    groups: ArrayVec<(Card, Group), MOST_FACES>,
}

/// A card that can be read as one letter. Ordered by letter, then by descending value: one number, as comparing three takes
/// twice as long.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Card(u32);

impl Card {
    fn new(letter: Letter, value: u8, face: u8) -> Card {
        Card(u32::from_be_bytes([0, letter.0, u8::MAX - value, face]))
    }

    fn letter(self) -> Letter {
        Letter((self.0 >> 16) as u8)
    }

    fn value(self) -> u8 {
        u8::MAX - (self.0 >> 8) as u8
    }

    fn face(self) -> u8 {
        self.0 as u8
    }
}

/// Which places of a word belong to cards that are read whole.
#[derive(Clone, Default)]
struct Layout {
    taken: u32,
    whole: ArrayVec<(u8, Option<u8>), LONGEST_WORD>,
    qus: u8,
    value: u16,
}

impl Tray {
    pub fn new(language: Language, faces: &[Face]) -> Tray {
        let (q, u) = (language.q(), language.u());
        let mut tray = Tray {
            q,
            u,
            singles: ArrayVec::new(),
            sums: [0; MOST_FACES + 1],
            first: [0; LETTERS],
            count: [0; LETTERS],
            qus: ArrayVec::new(),
            groups: ArrayVec::new(),
        };
        for (face, shown) in faces.iter().enumerate().take(MOST_FACES) {
            let card = |letter| Card::new(letter, shown.value, face as u8);
            match shown.glyph {
                Glyph::Single(letter) => tray.singles.push(card(letter)),
                Glyph::Qu => {
                    tray.singles.push(card(q));
                    tray.qus.push(card(q));
                }
                Glyph::Group(group) => tray.groups.push((card(group.letters()[0]), group)),
            }
        }
        sort_short(&mut tray.singles, |&card| card);
        sort_short(&mut tray.qus, |&card| card);
        for (place, card) in tray.singles.iter().enumerate() {
            tray.sums[place + 1] = tray.sums[place] + u16::from(card.value());
            let letter = card.letter().index();
            if tray.count[letter] == 0 {
                tray.first[letter] = place as u8;
            }
            tray.count[letter] += 1;
        }
        tray
    }

    /// The highest score this word can be spelled for; `None` if it cannot be spelled.
    pub fn best_score(&self, word: &[Letter]) -> Option<u16> {
        let mut best = None;
        self.layouts(word, &mut |score, _| best = best.max(Some(score)));
        best
    }

    /// The cards that spell this word for the highest score; on a tie, those with the highest single card (L2.2).
    pub fn best_spelling(&self, word: &[Letter]) -> Option<BestSpelling> {
        let mut best: Option<(u16, u8, Spelling)> = None;
        self.layouts(word, &mut |score, layout| {
            if best.as_ref().is_some_and(|known| known.0 > score) {
                return;
            }
            let spelling = self.lay(word, layout);
            let highest = spelling.iter().map(|used| self.value_of(used.face)).max().unwrap_or(0);
            if best.as_ref().is_none_or(|known| (known.0, known.1) < (score, highest)) {
                best = Some((score, highest, spelling));
            }
        });
        best.map(|(score, _, spelling)| BestSpelling { spelling, score })
    }

    /// The letters that the cards show.
    pub(super) fn letters(&self) -> impl Iterator<Item = Letter> {
        self.singles.chunk_by(|a, b| a.letter() == b.letter()).map(|same| same[0].letter())
    }

    pub(super) fn count_of(&self, letter: Letter) -> u8 {
        self.count[letter.index()]
    }

    /// The total value of a letter's `cards` highest cards.
    pub(super) fn worth(&self, letter: Letter, cards: u8) -> u16 {
        let first = self.first[letter.index()] as usize;
        self.sums[first + cards as usize] - self.sums[first]
    }

    pub(super) fn qu_count(&self) -> usize {
        self.qus.len()
    }

    pub(super) fn has_groups(&self) -> bool {
        !self.groups.is_empty()
    }

    /// How many cards can be read as single letters.
    pub(super) fn card_count(&self) -> u32 {
        self.singles.len() as u32
    }

    /// How many cards of each letter there would be if the U of every QU and all letters of every group were single
    /// cards.
    pub(super) fn counts_with_whole_cards(&self) -> [u8; LETTERS] {
        let mut counts = self.count;
        counts[self.u.index()] += self.qus.len() as u8;
        for letter in self.groups.iter().flat_map(|(_, group)| group.letters()) {
            // With 64 groups of four, one letter may occur 256 times.
            counts[letter.index()] = counts[letter.index()].saturating_add(1);
        }
        counts
    }

    fn value_of(&self, face: u8) -> u8 {
        let group = || self.groups.iter().map(|(card, _)| card).find(|card| card.face() == face);
        self.singles.iter().find(|card| card.face() == face).or_else(group).map_or(0, |card| card.value())
    }

    /// Visits every placement of whole cards after which single letters can spell the rest.
    fn layouts(&self, word: &[Letter], tell: &mut impl FnMut(u16, &Layout)) {
        if word.len() <= LONGEST_WORD && !word.is_empty() {
            self.place_groups(word, 0, &mut Layout::default(), tell);
        }
    }

    fn place_groups(&self, word: &[Letter], next: usize, layout: &mut Layout, tell: &mut impl FnMut(u16, &Layout)) {
        let Some((card, group)) = self.groups.get(next) else {
            return self.place_qus(word, 0, layout, tell);
        };
        self.place_groups(word, next + 1, layout, tell);
        let letters = group.letters();
        for (at, window) in word.windows(letters.len()).enumerate() {
            let places = ((1u32 << letters.len()) - 1) << at;
            if window == letters && layout.taken & places == 0 {
                layout.taken |= places;
                layout.value += u16::from(card.value());
                layout.whole.push((at as u8, Some(card.face())));
                self.place_groups(word, next + 1, layout, tell);
                layout.whole.pop();
                layout.value -= u16::from(card.value());
                layout.taken &= !places;
            }
        }
    }

    fn place_qus(&self, word: &[Letter], from: usize, layout: &mut Layout, tell: &mut impl FnMut(u16, &Layout)) {
        if usize::from(layout.qus) < self.qus.len() {
            for at in from..word.len().saturating_sub(1) {
                let places = 0b11 << at;
                if word[at] == self.q && word[at + 1] == self.u && layout.taken & places == 0 {
                    layout.taken |= places;
                    layout.qus += 1;
                    layout.whole.push((at as u8, None));
                    self.place_qus(word, at + 2, layout, tell);
                    layout.whole.pop();
                    layout.qus -= 1;
                    layout.taken &= !places;
                }
            }
        }
        if let Some(score) = self.cover(word, layout) {
            tell(score, layout);
        }
    }

    /// The score of this layout when the rest of the word is spelled by the highest single letters.
    fn cover(&self, word: &[Letter], layout: &Layout) -> Option<u16> {
        let needs = Needs::of(word, layout.taken);
        let mut score = layout.value;
        for letter in needs.letters() {
            let (least, most) = needs.of_letter(letter);
            let has_qus = layout.qus > 0 && letter == self.q;
            let available = self.count[letter.index()] - if has_qus { layout.qus } else { 0 };
            let used = most.min(available);
            if used < least {
                return None;
            }
            if !has_qus {
                let first = self.first[letter.index()] as usize;
                score += self.sums[first + used as usize] - self.sums[first];
            }
        }
        if layout.qus > 0 {
            let whole = &self.qus[..layout.qus as usize];
            score += whole.iter().map(|card| u16::from(card.value())).sum::<u16>();
            let (_, most) = needs.of_letter(self.q);
            score +=
                self.cards_of(self.q, layout.qus).take(most as usize).map(|card| u16::from(card.value())).sum::<u16>();
        }
        Some(score)
    }

    /// Cards of a letter, highest first, except for the highest QUs: those are read whole.
    fn cards_of(&self, letter: Letter, whole_qus: u8) -> impl Iterator<Item = &Card> {
        let whole = &self.qus[..whole_qus as usize];
        let first = self.first[letter.index()] as usize;
        self.singles[first..first + self.count[letter.index()] as usize]
            .iter()
            .filter(move |card| !whole.iter().any(|qu| qu.face() == card.face()))
    }

    /// The spelling of a layout that [`Tray::cover`] accepted.
    fn lay(&self, word: &[Letter], layout: &Layout) -> Spelling {
        let needs = Needs::of(word, layout.taken);
        let mut used = [0u8; LETTERS];
        let mut doublings = [0u8; LETTERS];
        for letter in needs.letters() {
            let available = self.cards_of(letter, layout.qus).count() as u8;
            let (_, most) = needs.of_letter(letter);
            doublings[letter.index()] = most.saturating_sub(available);
        }
        let mut whole_qus = self.qus.iter();
        let mut spelling = Spelling::new();
        let mut at = 0;
        while at < word.len() {
            if let Some(&(_, group)) = layout.whole.iter().find(|(place, _)| *place as usize == at) {
                let (face, length) = match group {
                    Some(face) => (face, self.group_length(face)),
                    None => (whole_qus.next().map_or(0, |card| card.face()), 2),
                };
                spelling.push(Use { face, reading: Reading::Whole });
                at += length;
                continue;
            }
            let letter = word[at].index();
            let card = self.cards_of(word[at], layout.qus).nth(used[letter] as usize);
            used[letter] += 1;
            let again = word.get(at + 1) == Some(&word[at]) && layout.taken & (1 << (at + 1)) == 0;
            let reading = if again && doublings[letter] > 0 { Reading::Twice } else { Reading::Once };
            spelling.push(Use { face: card.map_or(0, |card| card.face()), reading });
            at += if reading == Reading::Twice { 2 } else { 1 };
            doublings[letter] -= u8::from(reading == Reading::Twice);
        }
        spelling
    }

    fn group_length(&self, face: u8) -> usize {
        self.groups.iter().find(|(card, _)| card.face() == face).map_or(1, |(_, group)| group.letters().len())
    }
}

/// How many cards of each letter a word needs at least, and how many it can use at most.
pub(super) struct Needs {
    least: [u8; LETTERS],
    most: [u8; LETTERS],
    present: u64,
}

impl Needs {
    /// `taken` places belong to other cards, and split the runs around them.
    pub(super) fn of(word: &[Letter], taken: u32) -> Needs {
        let mut needs = Needs { least: [0; LETTERS], most: [0; LETTERS], present: 0 };
        let mut run = 0u8;
        for (at, letter) in word.iter().enumerate() {
            if taken & (1 << at) != 0 {
                run = 0;
                continue;
            }
            let goes_on = run > 0 && word[at - 1] == *letter;
            run = if goes_on { run + 1 } else { 1 };
            needs.least[letter.index()] += run & 1;
            needs.most[letter.index()] += 1;
            needs.present |= 1 << letter.index();
        }
        needs
    }

    pub(super) fn of_letter(&self, letter: Letter) -> (u8, u8) {
        (self.least[letter.index()], self.most[letter.index()])
    }

    pub(super) fn letters(&self) -> impl Iterator<Item = Letter> {
        let mut present = self.present;
        std::iter::from_fn(move || {
            let letter = Letter(present.trailing_zeros() as u8);
            (present != 0).then(|| {
                present &= present - 1;
                letter
            })
        })
    }
}
