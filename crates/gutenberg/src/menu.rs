//! Choices that are counted and numbered instead of listed. Every chapter says how many choices it offers and which is the
//! n-th; listing, counting and drawing one at random all come from that. (Only batches of orders are listed outright.)

use crate::components::{Enumerated, Tally};
use crate::state::AXLES;

/// How many choices a seat has, by course.
#[derive(Clone, Copy, Default)]
pub(crate) struct Menu {
    /// What the step itself asks for.
    pub main: u32,
    /// Ways to use the gear on each axle.
    pub gears: [u32; AXLES],
    pub purchases: u32,
    pub swaps: u32,
    pub pass: u32,
}

impl Menu {
    #[inline]
    pub fn total(self) -> u32 {
        self.main + self.gears[0] + self.gears[1] + self.gears[2] + self.purchases + self.swaps + self.pass
    }
}

/// The kinds of which there is at least one, as bits.
#[inline]
pub(crate) fn present<K: Enumerated>(tally: Tally<K>) -> u32 {
    (0..4).fold(0, |bits, i| bits | u32::from(tally.0[i] > 0) << i)
}

/// The n-th set bit, from 0; there must be at least n + 1.
#[inline]
pub(crate) fn nth_bit(mut bits: u32, n: u32) -> usize {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as usize
}

#[inline]
pub(crate) fn nth_kind<K: Enumerated>(bits: u32, n: u32) -> K {
    K::ALL[nth_bit(bits, n)]
}

/// How many spaces hold something.
#[inline]
pub(crate) fn filled<T>(spaces: &[Option<T>]) -> u32 {
    spaces.iter().fold(0, |count, space| count + u32::from(space.is_some()))
}

/// What the n-th filled space holds.
#[inline]
pub(crate) fn nth_filled<T: Copy>(spaces: &[Option<T>], n: u32) -> Option<T> {
    spaces.iter().flatten().nth(n as usize).copied()
}

/// A number that stands for several choices at once: splits off the last of them.
#[inline]
pub(crate) fn split(n: &mut u32, choices: u32) -> u32 {
    let last = *n % choices;
    *n /= choices;
    last
}

/// A menu of several courses: the number within its course, or what is left for the next.
#[inline]
pub(crate) fn within(n: &mut u32, choices: u32) -> Option<u32> {
    if *n < choices {
        return Some(*n);
    }
    *n -= choices;
    None
}
