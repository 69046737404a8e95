//! All words that a set of cards can spell, and the best of them.
//!
//! Without groups and QU only two numbers per letter matter: how many cards of it a word needs (the doubling rule of
//! L1.4 is in that number) and how many it can use. So every word is indexed by its *demand*: a set of symbols such as
//! "one R" or "two E", each a bit of a `u64`. A hand can pay for a demand if it has all its symbols. The demands are
//! the paths of a trie, rarest symbol first, so that a search never enters most of it. If only a few words are left
//! below a node, they are kept as a list whose demands are compared all at once.
//!
//! QU and groups only add to this: a hand with their letters as additional single cards can pay for everything that the
//! real one can. The search uses that hand, and [`Tray`] checks whether the real one can spell the words found.

mod build;
mod search;
mod stages;

use super::Lexicon;
use super::face::Face;
use super::steps::Steps;
use super::tray::{BestSpelling, LETTERS, Tray};
use crate::languages::{Language, Letter};
use search::each_search;

/// Finds words in a set of cards. Built once per word list: see [`Lexicon::finder`].
pub struct Finder {
    language: Language,
    symbols: Symbols,
    tiers: Vec<Tier>,
    /// The tries: the branches of a node are adjacent, so that a search need not fetch those it does not take.
    branches: Vec<Branch>,
    /// Lists of words: for each word, its symbols that are not on the path to the list. All of them are common symbols.
    rests: Vec<u16>,
    /// The words at the same indices.
    details: Vec<Details>,
    /// The words in that order, letters only.
    letters: Vec<Letter>,
    /// For checking a word; `None` if the list is too long for it.
    steps: Option<Steps>,
}

/// Words of similar size share a trie: a hand of eight cards need not search the long ones.
struct Tier {
    fewest_cards: u32,
    root: Branch,
}

/// Which bit stands for how many cards of which letter; the lower the bit, the rarer the symbol.
struct Symbols {
    /// `bit[letter][n - 1]` for `n` cards. The last symbol of a letter also stands for all higher numbers.
    bit: [[u8; MOST_OF_A_LETTER]; LETTERS],
    /// How many symbols a letter has.
    count: [u8; LETTERS],
}

const MOST_OF_A_LETTER: usize = 8;

/// A step to a node of a trie, or to a list of words.
#[derive(Clone, Copy, Default)]
struct Branch {
    /// For a node, the symbols of its children; for a list, the symbols off the path that all its words have.
    symbols: u64,
    /// The start of a node's children or of a list's words (the lowest 32 bits), the number of words in the list (16
    /// bits; 0 for a node), and during a search the score of the symbols on the path (16 bits). One number is faster to
    /// load and store than three.
    more: u64,
}

/// Where the score of the path begins in [`Branch::more`].
const WORTH: u32 = 48;

impl Branch {
    fn new(symbols: u64, place: usize, listed: usize) -> Branch {
        Branch { symbols, more: place as u64 | (listed as u64) << 32 }
    }

    fn place(self) -> usize {
        self.more as u32 as usize
    }

    fn listed(self) -> u32 {
        u32::from((self.more >> 32) as u16)
    }

    fn worth(self) -> u16 {
        (self.more >> WORTH) as u16
    }
}

/// The most frequent symbols have the highest bits below that of [`END`]. The 16 that fit a `u16` are common.
const FIRST_COMMON: u32 = 63 - u16::BITS;

/// The common symbols of a set.
fn common(symbols: u64) -> u16 {
    (symbols >> FIRST_COMMON) as u16
}

/// Leads from a node to the list of words that demand nothing more: a symbol that every hand can pay for.
const END: u64 = 1 << 63;

/// A word: where its letters start (32 bits), how many there are (6 bits), and for which letters it can use more cards
/// than it needs.
#[derive(Clone, Copy)]
struct Details(u64);

/// The symbols of letters of which a word can use one more card; the symbols of two and of three E if it needs two and
/// can use four. [`NO_EXTRA`] if there are no more.
type Extras = [u8; 2];

/// No extra: the bit of [`END`], which scores nothing.
const NO_EXTRA: u8 = 63;

impl Details {
    /// A word without `extras` has more of them than fit, or some of a letter that has too few symbols.
    fn new(first_letter: usize, length: u8, extras: Option<Extras>) -> Details {
        let extras = extras.map_or(1 << 12, |[first, second]| u64::from(first) | u64::from(second) << 6);
        Details(first_letter as u64 | u64::from(length) << 32 | extras << 38)
    }

    fn first_letter(self) -> usize {
        self.0 as u32 as usize
    }

    fn length(self) -> usize {
        (self.0 >> 32 & 63) as usize
    }

    #[inline(always)]
    fn extras(self) -> Option<Extras> {
        (self.0 >> 50 == 0).then_some([(self.0 >> 38 & 63) as u8, (self.0 >> 44) as u8])
    }
}

/// A word that can be spelled, and the highest score it can be spelled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundWord<'f> {
    pub word: &'f [Letter],
    pub score: u16,
}

impl Finder {
    pub(super) fn new(lexicon: &Lexicon) -> Finder {
        build::finder(lexicon)
    }

    /// Whether the word is in the list; `None` if the finder cannot tell.
    pub(super) fn contains(&self, word: &[Letter]) -> Option<bool> {
        self.steps.as_ref().map(|steps| steps.contains(word))
    }

    /// Every word these cards can spell, each once, in no particular order.
    pub fn all<'f>(&'f self, faces: &[Face], mut visit: impl FnMut(FoundWord<'f>)) {
        let tray = Tray::new(self.language, faces);
        each_search(self, &tray, |search| search.all(&mut visit));
    }

    /// The word with the highest score that `accept` accepts; ties are broken deterministically.
    pub fn best<'f>(&'f self, faces: &[Face], mut accept: impl FnMut(&[Letter]) -> bool) -> Option<FoundWord<'f>> {
        let tray = Tray::new(self.language, faces);
        let mut best = None;
        each_search(self, &tray, |search| search.best(&mut best, &mut accept));
        best
    }

    /// The cards that spell this word for the highest score.
    pub fn spell(&self, word: &[Letter], faces: &[Face]) -> Option<BestSpelling> {
        Tray::new(self.language, faces).best_spelling(word)
    }

    /// The structure's size in memory.
    pub fn bytes(&self) -> usize {
        size_of::<Finder>()
            + self.branches.len() * size_of::<Branch>()
            + self.rests.len() * size_of::<u16>()
            + self.details.len() * size_of::<Details>()
            + self.letters.len() * size_of::<Letter>()
            + self.steps.as_ref().map_or(0, Steps::bytes)
    }

    /// The branch from a node by one of its symbols.
    #[inline(always)]
    fn child(&self, node: Branch, symbol: u64) -> Branch {
        self.branches[node.place() + (node.symbols & (symbol - 1)).count_ones() as usize]
    }

    #[inline(always)]
    fn word(&self, details: Details) -> &[Letter] {
        &self.letters[details.first_letter()..][..details.length()]
    }
}
