//! Sets of cards and decks.

use crate::catalogue::{Numbered, PrintingId, RefinementId, Word};
use crate::choice::nth_bit;
use std::fmt;
use table::Dice;

/// A set of ids.
pub struct Bits<I: Numbered>(I::Set);

impl<I: Numbered> Bits<I> {
    pub const NONE: Bits<I> = Bits(I::Set::NONE);

    pub fn all() -> Bits<I> {
        Bits::of(u64::MAX >> (64 - I::COUNT))
    }

    #[inline]
    fn of(bits: u64) -> Bits<I> {
        Bits(I::Set::lowest(bits))
    }

    /// Bit n stands for the n-th card of its kind.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0.into()
    }

    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.bits() >> id.index() & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, id: I) {
        *self = Bits::of(self.bits() | 1 << id.index());
    }

    #[inline]
    pub fn remove(&mut self, id: I) {
        *self = Bits::of(self.bits() & !(1 << id.index()));
    }

    #[inline]
    #[must_use]
    pub fn and(self, others: Bits<I>) -> Bits<I> {
        Bits::of(self.bits() | others.bits())
    }

    #[inline]
    #[must_use]
    pub fn without(self, others: Bits<I>) -> Bits<I> {
        Bits::of(self.bits() & !others.bits())
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The n-th, from 0; there must be at least n + 1.
    #[inline]
    pub fn nth(self, n: u32) -> I {
        I::new(nth_bit(self.bits(), n))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            let at = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (at < 64).then(|| I::new(at))
        })
    }
}

impl<I: Numbered> FromIterator<I> for Bits<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut bits = Bits::NONE;
        ids.into_iter().for_each(|id| bits.insert(id));
        bits
    }
}

impl<I: Numbered> Extend<I> for Bits<I> {
    #[inline]
    fn extend<T: IntoIterator<Item = I>>(&mut self, ids: T) {
        ids.into_iter().for_each(|id| self.insert(id));
    }
}

/// A draw pile and its discard pile. Both are sets: drawing picks a random card, which is equivalent to a shuffled pile
/// without an order that could leak (G3a.4).
pub struct Deck<I: Numbered> {
    pub pile: Bits<I>,
    pub discards: Bits<I>,
}

impl<I: Numbered> Deck<I> {
    pub fn full() -> Deck<I> {
        Deck { pile: Bits::all(), discards: Bits::NONE }
    }

    /// Draws one card; if the pile is empty, the discards become the new pile.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<I> {
        if self.pile.is_empty() {
            self.pile = std::mem::replace(&mut self.discards, Bits::NONE);
        }
        if self.pile.is_empty() {
            return None;
        }
        let id = self.pile.nth(dice.below(self.pile.len().into()));
        self.pile.remove(id);
        Some(id)
    }

    /// How many can still be drawn, discards included.
    #[inline]
    pub fn left(self) -> u8 {
        self.pile.len() + self.discards.len()
    }

    /// Whether there is no card left, discards included.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.pile.and(self.discards).is_empty()
    }

    #[inline]
    pub fn discard(&mut self, id: I) {
        self.discards.insert(id);
    }

    /// Discards what is left in a row. Branchless: which spaces are empty is unpredictable.
    #[inline]
    pub fn discard_row(&mut self, spaces: &mut [Option<I>]) {
        let bits = spaces.iter_mut().fold(0, |bits, space| bits | space.take().map_or(0, |card| 1 << card.index()));
        self.discard_all(Bits::of(bits));
    }

    #[inline]
    pub fn discard_all(&mut self, ids: Bits<I>) {
        self.discards = self.discards.and(ids);
    }
}

/// Face-up order cards outside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    pub printing: Bits<PrintingId>,
    pub refinement: Bits<RefinementId>,
}

impl Cards {
    pub const NONE: Cards = Cards { printing: Bits::NONE, refinement: Bits::NONE };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.printing.bits() | self.refinement.bits() == 0
    }
}

// Not derived, because `derive` would require the same traits of the id.

impl<I: Numbered> Clone for Bits<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Numbered> Copy for Bits<I> {}

impl<I: Numbered> PartialEq for Bits<I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<I: Numbered> Eq for Bits<I> {}

impl<I: Numbered> fmt::Debug for Bits<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|id| id.to_string())).finish()
    }
}

impl<I: Numbered> Clone for Deck<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Numbered> Copy for Deck<I> {}

impl<I: Numbered> PartialEq for Deck<I> {
    fn eq(&self, other: &Self) -> bool {
        self.pile == other.pile && self.discards == other.discards
    }
}

impl<I: Numbered> Eq for Deck<I> {}

impl<I: Numbered> fmt::Debug for Deck<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deck").field("pile", &self.pile).field("discards", &self.discards).finish()
    }
}
