//! Walking the trie with a hand.

use super::{Branch, Demand, Finder, FoundWord};
use crate::languages::Letter;
use crate::lexicon::tray::Tray;

/// The cards, in the terms of a finder.
pub(super) struct Hand<'f, 't> {
    finder: &'f Finder,
    tray: &'t Tray,
    /// The symbols that single cards pay for.
    paid: u64,
    /// The same if the letters of QU, or those of QU and groups, were single cards.
    paid_with_qus: u64,
    paid_with_all: u64,
    /// What the cards of a symbol are worth; 0 for those that are not paid for.
    worth: [u16; 64],
}

/// A node of the trie.
struct NodeAt<'f> {
    children: u64,
    branches: &'f [u64],
}

impl NodeAt<'_> {
    fn branch(&self, symbol: u64) -> Branch {
        let number = (self.children & (symbol - 1)).count_ones() as usize;
        Branch((self.branches[number / 2] >> (32 * (number % 2))) as u32)
    }
}

impl<'f, 't> Hand<'f, 't> {
    pub(super) fn new(finder: &'f Finder, tray: &'t Tray) -> Hand<'f, 't> {
        let mut hand = Hand { finder, tray, paid: 0, paid_with_qus: 0, paid_with_all: 0, worth: [0; 64] };
        for letter in tray.letters() {
            let cards = tray.count_of(letter);
            for number in 1..=cards.min(finder.symbols.count[letter.index()]) {
                let bit = finder.symbols.bit[letter.index()][number as usize - 1];
                hand.paid |= 1 << bit;
                hand.worth[bit as usize] = tray.worth(letter, number);
            }
        }
        hand.paid_with_qus = hand.paid;
        hand.paid_with_all = hand.paid;
        if tray.has_qus() || tray.has_groups() {
            hand.paid_with_qus = finder.symbols.paid_by(&tray.counts_with_whole_cards(false));
            hand.paid_with_all = finder.symbols.paid_by(&tray.counts_with_whole_cards(true));
        }
        hand
    }

    pub(super) fn all(&self, mut visit: impl FnMut(FoundWord<'f>)) {
        self.walk(&mut |demand, score, exact| {
            if exact {
                self.finder.words_of(demand).for_each(|word| visit(FoundWord { word, score }));
            } else {
                for word in self.finder.words_of(demand) {
                    if let Some(score) = self.tray.best_score(word) {
                        visit(FoundWord { word, score });
                    }
                }
            }
        });
    }

    pub(super) fn best(&self, mut accept: impl FnMut(&[Letter]) -> bool) -> Option<FoundWord<'f>> {
        let mut best: Option<FoundWord> = None;
        self.all(|found| {
            let better = best.is_none_or(|known| {
                (known.score, known.word.len()) < (found.score, found.word.len())
                    || (known.score, known.word.len()) == (found.score, found.word.len()) && found.word < known.word
            });
            if better && accept(found.word) {
                best = Some(found);
            }
        });
        best
    }

    /// Tells all demands that can be paid, with the score; where that is not exact, words must be tried one by one.
    fn walk(&self, tell: &mut impl FnMut(Demand, u16, bool)) {
        let root = self.finder.root;
        if self.tray.has_groups() {
            self.walk_inexactly(root, self.paid_with_all, u64::MAX, tell);
        } else if self.paid_with_qus != self.paid {
            let with_q = self.finder.symbols.of_letter(self.finder.language.q());
            self.walk_from(root, self.paid & !with_q, 0, 0, tell);
            self.walk_inexactly(root, self.paid_with_qus, with_q, tell);
        } else {
            self.walk_from(root, self.paid, 0, 0, tell);
        }
    }

    /// The demands at the end of a branch, and the node there if there is one.
    #[inline(always)]
    fn at(&self, branch: Branch) -> (&'f [[u64; 2]], Option<NodeAt<'f>>) {
        let here = &self.finder.trie[branch.place()..];
        let listed = branch.listed();
        if listed > 0 {
            return (&here[..2 * listed].as_chunks().0, None);
        }
        let (children, ending) = (here[0], here[1] as usize);
        let (branches, rest) = here[2..].split_at((children.count_ones() as usize).div_ceil(2));
        (&rest[..2 * ending].as_chunks().0, Some(NodeAt { children, branches }))
    }

    fn walk_from(&self, branch: Branch, paid: u64, path: u64, score: u16, tell: &mut impl FnMut(Demand, u16, bool)) {
        let (demands, node) = self.at(branch);
        for &numbers in demands {
            if numbers[0] & !paid == 0 {
                let demand = Demand::from_numbers(numbers);
                if let Some(score) = self.score(demand, path, score) {
                    tell(demand, score, true);
                }
            }
        }
        let Some(node) = node else { return };
        let mut symbols = node.children & paid;
        while symbols != 0 {
            let symbol = symbols & symbols.wrapping_neg();
            symbols ^= symbol;
            let score = score + self.worth[symbol.trailing_zeros() as usize];
            self.walk_from(node.branch(symbol), paid, path | symbol, score, tell);
        }
    }

    /// Tells the demands that could be paid and have one of the `wanted` symbols.
    fn walk_inexactly(&self, branch: Branch, paid: u64, wanted: u64, tell: &mut impl FnMut(Demand, u16, bool)) {
        let (demands, node) = self.at(branch);
        for &numbers in demands {
            if numbers[0] & !paid == 0 && numbers[0] & wanted != 0 {
                tell(Demand::from_numbers(numbers), 0, false);
            }
        }
        let Some(node) = node else { return };
        let mut symbols = node.children & paid;
        while symbols != 0 {
            let symbol = symbols & symbols.wrapping_neg();
            symbols ^= symbol;
            if symbol & wanted != 0 || wanted > symbol {
                let wanted = if symbol & wanted != 0 { u64::MAX } else { wanted };
                self.walk_inexactly(node.branch(symbol), paid, wanted, tell);
            }
        }
    }

    /// What a demand that is paid for scores; `None` if it needs more cards of some letter than its symbol says.
    fn score(&self, demand: Demand, path: u64, mut score: u16) -> Option<u16> {
        let mut rest = demand.symbols & !path;
        while rest != 0 {
            score += self.worth[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        if demand.odd() != 0 {
            for (letter, least, most) in self.finder.odd_letters(demand) {
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

impl super::Symbols {
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
