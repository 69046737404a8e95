//! All words that a set of cards can spell, and the best of them.
//!
//! Without groups and QU only two numbers per letter matter: how many cards of it a word needs (the doubling rule of
//! L1.4 is in that number) and how many it can use. "At least two cards of E" is a *symbol*, one bit of a `u64`: a hand
//! spells a word if it has all symbols the word needs, and the word scores what the cards of its symbols are worth,
//! with a few more symbols for cards it can use but does not need.
//!
//! The words are sorted into a trie by the symbols they need, rarest first, so that most of it is never entered. Where
//! only a few words are left they are compared one by one, which takes fewer guesses of the processor than to go on.
//! All that is compared lies together, apart from what is only read of words that are found.
//!
//! QU and groups only ever add: a hand in which their letters also lie as single cards can spell more than the real
//! one, never less. That hand is searched, and what QU or a group may have a part in is spelled out by [`Tray`].

mod build;
mod index;
mod search;

use super::Lexicon;
use super::face::Face;
use super::tray::{BestSpelling, LETTERS, Tray};
use crate::languages::{Language, Letter};
use index::Index;
use search::Hand;

/// Finds words in a set of cards. Built once per word list: see [`Lexicon::finder`].
pub struct Finder {
    language: Language,
    symbols: Symbols,
    tiers: Vec<Tier>,
    /// The tries: the children of a place lie next to each other.
    places: Vec<Place>,
    /// The symbols that each word needs. Some that no hand has follow the last word, so that [`BLOCK`]s can be compared
    /// from any word on.
    needs: Vec<u64>,
    /// What else there is to know about each word.
    entries: Vec<Entry>,
    /// The letters of all words.
    letters: Vec<Letter>,
    index: Index,
}

/// The words that need a range of numbers of cards have a trie to themselves: a hand of eight cards need not look at
/// long words.
struct Tier {
    fewest_cards: u32,
    root: u32,
}

/// Which bit stands for how many cards of which letter; the lower the bit, the rarer the symbol.
struct Symbols {
    /// `bit[letter][n - 1]` for at least `n` cards.
    bit: [[u8; MOST_OF_A_LETTER]; LETTERS],
    /// How many symbols a letter has.
    count: [u8; LETTERS],
}

const MOST_OF_A_LETTER: usize = 8;

/// The highest bit is no symbol: no hand has it, and it is worth nothing.
const NO_SYMBOL: u8 = 63;

/// So many words are compared at once.
const BLOCK: usize = 8;

/// A place in a trie: all words behind it need the symbols on the way to it.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The next symbol of the words behind each child.
    children: u64,
    first_child: u32,
    /// The words that are not behind any child, 8 bits for how many and 24 for the first.
    words: u32,
}

impl Place {
    /// No more words than this can lie at a place.
    const MOST_WORDS: usize = 255;

    fn new(children: u64, first_child: usize, first_word: usize, word_count: usize) -> Place {
        Place { children, first_child: first_child as u32, words: (word_count as u32) << 24 | first_word as u32 }
    }

    fn first_word(self) -> usize {
        (self.words & 0xFF_FFFF) as usize
    }

    fn word_count(self) -> usize {
        (self.words >> 24) as usize
    }

    /// The child behind one of the symbols in `children`.
    fn child(self, symbol: u64) -> u32 {
        self.first_child + (self.children & (symbol - 1)).count_ones()
    }
}

/// Where the letters of a word start (32 bits), how many there are (6), three symbols that it can use but does not need
/// (6 each), and whether symbols tell all about it (1).
#[derive(Clone, Copy)]
struct Entry(u64);

impl Entry {
    const MOST_EXTRAS: usize = 3;

    fn new(first_letter: usize, length: usize, extras: [u8; Entry::MOST_EXTRAS], plain: bool) -> Entry {
        let extras = extras.iter().fold(0, |packed, &extra| packed << 6 | u64::from(extra));
        Entry(u64::from(plain) << 56 | extras << 38 | (length as u64) << 32 | first_letter as u64)
    }

    fn moved_to(self, first_letter: usize) -> Entry {
        Entry(self.0 >> 32 << 32 | first_letter as u64)
    }

    fn letters(self) -> std::ops::Range<usize> {
        let first = self.0 as u32 as usize;
        first..first + (self.0 >> 32 & 63) as usize
    }

    fn extras(self) -> [usize; Entry::MOST_EXTRAS] {
        [38, 44, 50].map(|shift| (self.0 >> shift & 63) as usize)
    }

    fn is_plain(self) -> bool {
        self.0 >> 56 != 0
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

    /// Every word these cards can spell, each once, in no particular order.
    pub fn all<'f>(&'f self, faces: &[Face], visit: impl FnMut(FoundWord<'f>)) {
        let tray = Tray::new(self.language, faces);
        Hand::new(self, &tray).all(visit);
    }

    /// The word with the highest score that `accept` lets through; of several always the same one.
    pub fn best<'f>(&'f self, faces: &[Face], accept: impl FnMut(&[Letter]) -> bool) -> Option<FoundWord<'f>> {
        let tray = Tray::new(self.language, faces);
        Hand::new(self, &tray).best(accept)
    }

    /// The cards that spell this word for the highest score.
    pub fn spell(&self, word: &[Letter], faces: &[Face]) -> Option<BestSpelling> {
        Tray::new(self.language, faces).best_spelling(word)
    }

    /// What the structure takes in memory.
    pub fn bytes(&self) -> usize {
        size_of::<Finder>()
            + self.places.len() * size_of::<Place>()
            + self.needs.len() * size_of::<u64>()
            + self.entries.len() * size_of::<Entry>()
            + self.letters.len() * size_of::<Letter>()
            + self.index.bytes()
    }

    /// Whether the list has this word.
    pub(super) fn contains(&self, word: &[Letter]) -> bool {
        self.index.contains(&self.letters, word)
    }

    fn word(&self, entry: Entry) -> &[Letter] {
        &self.letters[entry.letters()]
    }
}
