//! All words that a set of cards can spell, and the best of them.
//!
//! Without groups and QU only two numbers per letter matter: how many cards of it a word needs (the doubling rule of
//! L1.4 is in that number) and how many it can use. So every word is filed under its *demand*: a set of symbols such as
//! "one R" or "two E", each a bit of a `u64`, and a hand can pay for a demand if it has all its symbols. The demands are
//! the paths of a trie, rarest symbol first, so that most of it is never entered; where only a few demands are left
//! below a node they are kept as a list, which is faster to try one by one.
//!
//! QU and groups only ever add: a hand in which their letters also lie as single cards can pay for more than the real
//! one, never for less. That hand is searched, and what the real one cannot pay is spelled out by [`Tray`].

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
    /// The tries: the branches from a node lie side by side, so that those not taken need not be fetched.
    branches: Vec<Branch>,
    /// Lists of demands: the symbols of each that are not on the path to the list. All of them are common ones.
    rests: Vec<u16>,
    /// At the same places: which words have that demand.
    details: Vec<Details>,
    /// The words, demand by demand, letters only.
    letters: Vec<Letter>,
    /// For checking a word; none if the list is too long for it.
    steps: Option<Steps>,
    /// Lists of odd letters, each as long as its first element says.
    odd: Vec<Odd>,
}

/// The demands of a range of sizes have a trie to themselves: a hand of eight cards need not look at long words.
struct Tier {
    fewest_cards: u32,
    root: Branch,
}

/// Which bit stands for how many cards of which letter; the lower the bit, the rarer the symbol.
struct Symbols {
    /// `bit[letter][n - 1]` for `n` cards. Past the last symbol of a letter, that one stands for all higher numbers.
    bit: [[u8; MOST_OF_A_LETTER]; LETTERS],
    /// How many symbols a letter has.
    count: [u8; LETTERS],
}

const MOST_OF_A_LETTER: usize = 8;

/// The way to a node of a trie, or to a list of demands.
#[derive(Clone, Copy, Default)]
struct Branch {
    /// Of a node the symbols of its children, of a list those off the path that all its demands have.
    symbols: u64,
    /// Where the children of a node or the demands of a list start.
    place: u32,
    /// How many demands are listed; 0: it is a node.
    listed: u16,
}

/// The most frequent symbols have the highest bits below that of [`END`]. As many of them as fit a `u16` are common.
const FIRST_COMMON: u32 = 63 - u16::BITS;

/// Of a set of symbols the common ones.
fn common(symbols: u64) -> u16 {
    (symbols >> FIRST_COMMON) as u16
}

/// What leads from a node to the list of the demands that end there: a symbol that every hand pays for.
const END: u64 = 1 << 63;

/// A word: where its letters start (32 bits), how many they are (6 bits), and its [`Extras`] (26 bits).
#[derive(Clone, Copy)]
struct Details(u64);

/// Of which letters a word can use more cards than it needs. Where there are at most two such letters and it can use
/// one more card of each, their symbols: 6 bits for each, [`NO_EXTRA`] for none. Else 1 in the lowest bit, and
/// above it a place in `odd`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Extras(u32);

/// The bit of [`END`]: nothing is worth nothing.
const NO_EXTRA: u32 = 63;

impl Extras {
    fn symbols(first: u32, second: u32) -> Extras {
        Extras(first << 1 | second << 7)
    }

    fn listed_at(place: usize) -> Extras {
        Extras((place as u32) << 1 | 1)
    }

    /// The two symbols, or the place of the list.
    #[inline(always)]
    fn read(self) -> Result<[usize; 2], usize> {
        if self.0 & 1 == 0 {
            Ok([(self.0 >> 1 & 63) as usize, (self.0 >> 7 & 63) as usize])
        } else {
            Err((self.0 >> 1) as usize)
        }
    }
}

impl Details {
    fn new(first_letter: usize, length: u8, extras: Extras) -> Details {
        Details(first_letter as u64 | u64::from(length) << 32 | u64::from(extras.0) << 38)
    }

    fn first_letter(self) -> usize {
        self.0 as u32 as usize
    }

    fn length(self) -> usize {
        (self.0 >> 32 & 63) as usize
    }

    #[inline(always)]
    fn extras(self) -> Extras {
        Extras((self.0 >> 38) as u32)
    }
}

/// A letter of which a word can use more cards than it needs, or needs more than there is a symbol for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Odd {
    /// How many odd letters follow.
    Count(u8),
    Letter {
        letter: u8,
        least: u8,
        most: u8,
    },
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

    /// Whether the word is in the list; `None` if this cannot tell.
    pub(super) fn contains(&self, word: &[Letter]) -> Option<bool> {
        self.steps.as_ref().map(|steps| steps.contains(word))
    }

    /// Every word these cards can spell, each once, in no particular order.
    pub fn all<'f>(&'f self, faces: &[Face], mut visit: impl FnMut(FoundWord<'f>)) {
        let tray = Tray::new(self.language, faces);
        each_search(self, &tray, |search| search.all(&mut visit));
    }

    /// The word with the highest score that `accept` lets through; of several always the same one.
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

    /// What the structure takes in memory.
    pub fn bytes(&self) -> usize {
        size_of::<Finder>()
            + self.branches.len() * size_of::<Branch>()
            + self.rests.len() * size_of::<u16>()
            + self.details.len() * size_of::<Details>()
            + self.letters.len() * size_of::<Letter>()
            + self.steps.as_ref().map_or(0, Steps::bytes)
            + self.odd.len() * size_of::<Odd>()
    }

    /// The branch from a node with these symbols, whose children start at this place.
    #[inline(always)]
    fn child(&self, place: u32, symbols: u64, symbol: u64) -> Branch {
        self.branches[(place + (symbols & (symbol - 1)).count_ones()) as usize]
    }

    #[inline(always)]
    fn word(&self, details: Details) -> &[Letter] {
        &self.letters[details.first_letter()..][..details.length()]
    }

    /// The list of odd letters at this place.
    fn odd_letters(&self, at: usize) -> impl Iterator<Item = (usize, u8, u8)> {
        let count = match self.odd[at] {
            Odd::Count(count) => count as usize,
            Odd::Letter { .. } => 0,
        };
        self.odd[at + 1..at + 1 + count].iter().filter_map(|odd| match *odd {
            Odd::Letter { letter, least, most } => Some((letter as usize, least, most)),
            Odd::Count(_) => None,
        })
    }
}
