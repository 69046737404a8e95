//! All randomness comes from here: a ChaCha8 stream with our own bounded draw and shuffle, pinned by test vectors,
//! so that a record replays to the same state on every machine and with every version of any library.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes from which a whole game's chance follows; written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits; this one has {0}")]
pub struct BadSeed(String);

impl Seed {
    /// A seed for tests and simulations: the number itself, little end first, padded with zeros.
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

/// A stream of random numbers. Equal dice give equal draws for ever after.
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
pub struct Dice(ChaCha8Rng);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    /// How many 32-bit words of the stream are used up.
    drawn: u64,
}

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// How much of the stream is used up. Two states of one game with the same count have seen the same chance.
    pub fn drawn(&self) -> u64 {
        self.0.get_word_pos() as u64
    }

    /// A uniform number below `bound`; `0` where the bound is 0 or 1, without a draw.
    ///
    /// Lemire's multiply-and-reject: unbiased, and one word in nearly every case.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            // The division is needed only where the low half is below the bound at all.
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

    /// Fisher–Yates from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// One of the set bits, each as likely: a deck kept as a set is drawn from like this.
    #[inline]
    pub fn pick_bit(&mut self, set: u64) -> Option<u32> {
        let count = set.count_ones();
        if count == 0 {
            return None;
        }
        Some(nth_bit(set, self.below(count)))
    }

    /// A new seed, for another stream that follows from this one.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// The place of the n-th set bit, from 0: halves the word until it is found.
#[inline]
fn nth_bit(set: u64, n: u32) -> u32 {
    let (mut rest, mut n, mut at) = (set, n, 0);
    for half in [32, 16, 8, 4, 2, 1] {
        let low = (rest & ((1 << half) - 1)).count_ones();
        // By arithmetic: a branch here would be guessed wrong every second time.
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
    fn from(written: Written) -> Dice {
        let mut dice = Dice::new(written.seed);
        dice.0.set_word_pos(u128::from(written.drawn));
        dice
    }
}

impl From<Dice> for Written {
    fn from(dice: Dice) -> Written {
        Written { seed: Seed(dice.0.get_seed()), drawn: dice.drawn() }
    }
}
