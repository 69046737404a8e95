//! What a seat can choose from. Every choice is described once, as a [`Choice`]: how many moves it has and which is the
//! n-th. Listing, counting and drawing one at random follow from that; checking an action asks the same description
//! whether it contains the move, and explains a refusal. (Only batches of orders are listed outright.)

use crate::action::Action;
use crate::checked::Move;
use crate::components::{Enumerated, Tally};
use crate::event::Event;
use crate::referee::{Rules, Umpire};
use crate::state::SPACES;
use table::{Audience, Dice, Seat};

/// Legal moves, numbered from 0. It holds what it needs of the state instead of borrowing it, so that the move that is
/// drawn can be performed at once.
pub(crate) trait Choice: Copy {
    fn count(self) -> u32;

    /// The n-th move; there must be at least n + 1. `rules` must be those that the choice was made from.
    fn nth(self, rules: Rules, n: u32) -> Move;

    /// Whether a seat is asked to choose: it has something to choose besides ending its turn.
    fn is_open(self) -> bool {
        self.count() > 0
    }
}

/// Visitor of a choice: lists, draws, performs or tests it.
pub(crate) trait Asks: Sized {
    type Answer;

    fn rules(&self) -> Rules<'_>;

    fn choose_from(self, choice: impl Choice) -> Self::Answer;

    #[inline(always)]
    fn offer<C: Choice>(self, choice: impl FnOnce(Rules) -> C) -> Self::Answer {
        let choice = choice(self.rules());
        self.choose_from(choice)
    }
}

/// Lists every move.
pub(crate) struct List<'a> {
    pub rules: Rules<'a>,
    pub into: &'a mut Vec<Action>,
}

impl Asks for List<'_> {
    type Answer = ();

    fn rules(&self) -> Rules<'_> {
        self.rules
    }

    fn choose_from(self, choice: impl Choice) {
        self.into.extend((0..choice.count()).map(|n| choice.nth(self.rules, n).action()));
    }
}

/// Draws one move uniformly.
pub(crate) struct Draw<'a> {
    pub rules: Rules<'a>,
    pub dice: &'a mut Dice,
}

impl Asks for Draw<'_> {
    type Answer = Option<Move>;

    #[inline]
    fn rules(&self) -> Rules<'_> {
        self.rules
    }

    #[inline]
    fn choose_from(self, choice: impl Choice) -> Option<Move> {
        let count = choice.count();
        (count > 0).then(|| choice.nth(self.rules, self.dice.below(count)))
    }
}

/// Draws one move uniformly and performs it, if the seat is asked; returns whether it was. Each choice performs its
/// moves itself, so a branch on the move has few targets.
pub(crate) struct Act<'u, 'a, T> {
    pub umpire: &'u mut Umpire<'a, T>,
    pub seat: Seat,
    pub dice: &'u mut Dice,
}

impl<T: Audience<Event>> Asks for Act<'_, '_, T> {
    type Answer = bool;

    #[inline]
    fn rules(&self) -> Rules<'_> {
        self.umpire.rules()
    }

    #[inline(always)]
    fn choose_from(self, choice: impl Choice) -> bool {
        let asked = choice.is_open();
        if asked {
            let what = choice.nth(self.umpire.rules(), self.dice.below(choice.count()));
            self.umpire.perform_move(self.seat, &what);
        }
        asked
    }
}

/// Tests whether there is any move.
pub(crate) struct IsOpen<'a>(pub Rules<'a>);

impl Asks for IsOpen<'_> {
    type Answer = bool;

    #[inline]
    fn rules(&self) -> Rules<'_> {
        self.0
    }

    #[inline]
    fn choose_from(self, choice: impl Choice) -> bool {
        choice.is_open()
    }
}

/// Nothing to choose.
#[derive(Clone, Copy)]
pub(crate) struct Nothing;

impl Choice for Nothing {
    #[inline]
    fn count(self) -> u32 {
        0
    }

    fn nth(self, _: Rules, _: u32) -> Move {
        unreachable!("there is no move to number")
    }
}

/// A choice of this one move.
impl Choice for Move {
    #[inline]
    fn count(self) -> u32 {
        1
    }

    #[inline]
    fn nth(self, _: Rules, _: u32) -> Move {
        self
    }
}

/// The moves of one choice, then those of another.
#[derive(Clone, Copy)]
pub(crate) struct Then<A, B> {
    pub first: A,
    in_first: u32,
    pub second: B,
}

impl<A: Choice, B: Choice> Then<A, B> {
    #[inline]
    pub fn new(first: A, second: B) -> Then<A, B> {
        Then { first, in_first: first.count(), second }
    }
}

impl<A: Choice, B: Choice> Choice for Then<A, B> {
    #[inline]
    fn count(self) -> u32 {
        self.in_first + self.second.count()
    }

    #[inline]
    fn nth(self, rules: Rules, n: u32) -> Move {
        if n < self.in_first { self.first.nth(rules, n) } else { self.second.nth(rules, n - self.in_first) }
    }
}

/// The kinds with a count above 0, as bits.
#[inline]
pub(crate) fn present<K: Enumerated>(tally: Tally<K>) -> u32 {
    present_in_two(tally, Tally::<K>::NONE) as u32
}

/// The kinds with a count above 0, as four bits for each of two tallies.
#[inline]
pub(crate) fn present_in_two<A: Enumerated, B: Enumerated>(one: Tally<A>, other: Tally<B>) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // Gathers the lowest bits of eight bytes in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    // All eight bytes at once: the highest bit of each says whether the byte is above 0.
    let counts = u64::from(u32::from_le_bytes(one.0)) | u64::from(u32::from_le_bytes(other.0)) << 32;
    let any = (((counts & LOW) + LOW) | counts) & !LOW;
    (any >> 7).wrapping_mul(GATHER) >> 56
}

/// The n-th set bit, from 0; there must be at least n + 1. Branchless, because a branch would be mispredicted half the
/// time: counts all bytes at once, then looks up the bits of a byte in a table.
#[inline]
pub(crate) fn nth_bit(set: impl Into<u64>, n: u32) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ONES;
    let set = set.into();
    let pairs = set - ((set >> 1) & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
    // For each byte, the number of bits set up to its end.
    let sums = bytes.wrapping_mul(ONES);
    let whole = (((u64::from(n) * ONES) | HIGH) - sums) & HIGH;
    let at = (8 * whole.count_ones()) & 63;
    let before = ((sums << 8) >> at) as u8;
    let in_byte = usize::from((n as u8).wrapping_sub(before)) & 7;
    at as usize + usize::from(BITS_OF_BYTE[usize::from((set >> at) as u8)][in_byte])
}

/// The positions of the bits that are set in each byte.
static BITS_OF_BYTE: [[u8; 8]; 256] = {
    let mut all = [[0; 8]; 256];
    let mut byte = 0;
    while byte < all.len() {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                all[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    all
};

#[inline]
pub(crate) fn nth_kind<K: Enumerated>(bits: u32, n: u32) -> K {
    K::ALL[nth_bit(bits, n)]
}

/// Pairs of things, each out of four, as bits: bit `4 * first + second`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pairs(pub u16);

impl Pairs {
    /// How many pairs there can be.
    pub const ALL: usize = 16;
    /// Pairs of two different things.
    pub const DIFFERENT: Pairs = Pairs(!0x8421);

    /// The cross product of two sets of four.
    #[inline]
    pub fn of(first: u32, second: u32) -> Pairs {
        const SPREAD: [u16; 16] = {
            let mut spread = [0; 16];
            let mut bits = 0;
            while bits < 16 {
                spread[bits] = (bits & 1 | (bits & 2) << 3 | (bits & 4) << 6 | (bits & 8) << 9) as u16;
                bits += 1;
            }
            spread
        };
        Pairs(SPREAD[first as usize & 15] * (second as u16 & 15))
    }

    #[inline]
    pub fn among(self, allowed: Pairs) -> Pairs {
        Pairs(self.0 & allowed.0)
    }

    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn nth(self, n: u32) -> (usize, usize) {
        Pairs::pair(nth_bit(self.0, n))
    }

    /// The pair of this bit.
    #[inline]
    pub fn pair(at: usize) -> (usize, usize) {
        (at / 4, at % 4)
    }

    #[inline]
    pub fn has(self, first: usize, second: usize) -> bool {
        self.0 >> (4 * first + second) & 1 != 0
    }
}

/// Spaces with cards or other things, one of which can be taken.
#[derive(Clone, Copy)]
pub(crate) struct Spaces<C, const COUNT: usize = SPACES>(pub [Option<C>; COUNT]);

impl<C: Copy + PartialEq, const COUNT: usize> Spaces<C, COUNT> {
    #[inline]
    pub fn count(self) -> u32 {
        self.0.iter().fold(0, |count, space| count + u32::from(space.is_some()))
    }

    #[inline]
    pub fn nth(self, n: u32) -> C {
        // Branchless, over all spaces: which of them are empty is unpredictable.
        let (mut cards, mut at) = (0, 0);
        for space in self.0 {
            cards += u32::from(space.is_some());
            at += usize::from(cards <= n);
        }
        self.0[at].expect("no more than are counted")
    }

    #[inline]
    pub fn is_open(self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    #[inline]
    pub fn has(self, card: C) -> bool {
        self.0.contains(&Some(card))
    }
}

/// Splits the last choice off a number that encodes several.
#[inline]
pub(crate) fn split(n: &mut u32, choices: u32) -> u32 {
    let last = *n % choices;
    *n /= choices;
    last
}

/// For choices in sequence: which of them the n-th move belongs to, and its number there. Branchless, because the
/// result is unpredictable.
#[inline]
pub(crate) fn nth_of<const COUNT: usize>(counts: [u32; COUNT], n: u32) -> (usize, u32) {
    let (mut at, mut end, mut begin) = (0, 0, 0);
    for count in counts {
        end += count;
        let is_past = n >= end;
        at += usize::from(is_past);
        begin = if is_past { end } else { begin };
    }
    (at, n - begin)
}

/// For choices in sequence: the number within this one, or else what remains for the next.
#[inline]
pub(crate) fn within(n: &mut u32, choices: u32) -> Option<u32> {
    if *n < choices {
        return Some(*n);
    }
    *n -= choices;
    None
}
