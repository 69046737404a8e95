//! All randomness comes from here: a ChaCha8 stream with our own bounded draw and shuffle, pinned by test vectors,
//! so that a record replays to the same state on every machine and with every version of any library.

use crate::chacha8::{self, WORDS};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes that determine all chance of a game; written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits; this one has {0}")]
pub struct BadSeed(String);

impl Seed {
    /// A seed for tests and simulations: the number itself in little-endian order, padded with zeros.
    pub const fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let number = number.to_le_bytes();
        let mut i = 0;
        while i < number.len() {
            bytes[i] = number[i];
            i += 1;
        }
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        if let Some(odd) = text.chars().find(|c| !c.is_ascii_hexdigit()) {
            return Err(BadSeed(format!("the character {odd:?}")));
        }
        if text.len() != 64 {
            return Err(BadSeed(format!("{} digits", text.len())));
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |c: u8| (c as char).to_digit(16).unwrap_or_default() as u8;
            *byte = digit(pair[0]) << 4 | digit(pair[1]);
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = BadSeed;

    fn try_from(text: String) -> Result<Seed, BadSeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A stream of random numbers. Equal dice give equal draws forever.
///
/// ```
/// use table::{Dice, Seed};
///
/// let (mut dice, mut same) = (Dice::new(Seed::from_number(7)), Dice::new(Seed::from_number(7)));
/// let mut cards = ["p01", "p02", "p03", "p04"];
/// dice.shuffle(&mut cards);
/// assert!(dice.below(6) < 6);
/// assert_ne!(dice, same);
/// same.shuffle(&mut cards);
/// same.below(6);
/// assert_eq!(dice, same);
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Dice {
    seed: Seed,
    /// How many words of the stream have been consumed.
    drawn: u64,
    /// The block of the stream that contains the next word. Only one, because every state holds it.
    block: [u32; WORDS],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    /// How many 32-bit words of the stream have been consumed.
    drawn: u64,
}

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice::at(seed, 0)
    }

    /// The dice of this seed after this many words have been drawn.
    fn at(seed: Seed, drawn: u64) -> Dice {
        Dice { seed, drawn, block: chacha8::block(&seed.0, drawn / WORDS as u64) }
    }

    /// How much of the stream has been consumed. Two states of one game with the same count have seen the same draws.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The next word of the stream.
    #[inline]
    fn word(&self) -> u32 {
        self.block[self.drawn as usize % WORDS]
    }

    /// Consumes the next word, if `is_used`. The next block is computed as soon as the last word of one is consumed, so
    /// that the processor can do it in parallel with what depends on that word.
    #[inline]
    fn take(&mut self, is_used: bool) {
        self.drawn = self.drawn.wrapping_add(is_used.into());
        if is_used & self.drawn.is_multiple_of(WORDS as u64) {
            self.next_block();
        }
    }

    #[inline(never)]
    fn next_block(&mut self) {
        self.block = chacha8::block(&self.seed.0, self.drawn / WORDS as u64);
    }

    /// A uniform number below `bound`; 0 without a draw if the bound is 0 or 1.
    ///
    /// Lemire's multiply-and-reject: unbiased, and one word in nearly every case.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            let low = product as u32;
            // Branchless: whether a choice is forced is unpredictable. With a bound of 0 or 1 the product's upper half is 0.
            self.take(bound > 1);
            // The division is needed only if the low half is below the bound.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// A uniform index into something of this length.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Fisher–Yates, from the last element down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Draws one of the set bits uniformly, for decks that are kept as sets.
    #[inline]
    pub fn pick_bit(&mut self, set: u64) -> Option<u32> {
        let count = set.count_ones();
        if count == 0 {
            return None;
        }
        Some(nth_bit(set, self.below(count)))
    }

    /// A new seed for another stream, derived from this one.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&self.word().to_le_bytes());
            self.take(true);
        }
        Seed(bytes)
    }
}

/// The place of the n-th set bit, from 0: halves the word until it is found.
#[inline]
fn nth_bit(set: u64, n: u32) -> u32 {
    let (mut rest, mut n, mut at) = (set, n, 0);
    for half in [32, 16, 8, 4, 2, 1] {
        let low = (rest & ((1 << half) - 1)).count_ones();
        // Branchless: a branch here would be mispredicted half the time.
        let above = u32::from(n >= low);
        n -= low * above;
        rest >>= half * above;
        at += half * above;
    }
    at
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice(drawn {})", self.drawn())
    }
}

impl From<Written> for Dice {
    fn from(Written { seed, drawn }: Written) -> Dice {
        Dice::at(seed, drawn)
    }
}

impl From<Dice> for Written {
    fn from(Dice { seed, drawn, .. }: Dice) -> Written {
        Written { seed, drawn }
    }
}
