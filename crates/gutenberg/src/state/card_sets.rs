//! Sets of cards and decks.

use crate::catalogue::{Numbered, PrintingId, RefinementId};
use std::fmt;
use std::marker::PhantomData;
use table::Dice;

/// A set of ids.
pub struct Bits<I>(pub u64, PhantomData<I>);

impl<I: Numbered> Bits<I> {
    pub const NONE: Bits<I> = Bits(0, PhantomData);

    pub fn all() -> Bits<I> {
        Bits((1 << I::COUNT) - 1, PhantomData)
    }

    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.0 >> id.index() & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, id: I) {
        self.0 |= 1 << id.index();
    }

    #[inline]
    pub fn remove(&mut self, id: I) {
        self.0 &= !(1 << id.index());
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The n-th, from 0; there must be at least n + 1.
    #[inline]
    pub fn nth(self, n: u32) -> I {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        I::new(rest.trailing_zeros() as usize)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut rest = self.0;
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

/// A draw pile and its discard pile. Both are sets: drawing picks any card of the pile by dice, which is the same as
/// drawing from a shuffled pile and leaves no order that could leak (G3a.4).
pub struct Deck<I> {
    pub pile: Bits<I>,
    pub discards: Bits<I>,
}

impl<I: Numbered> Deck<I> {
    pub fn full() -> Deck<I> {
        Deck { pile: Bits::all(), discards: Bits::NONE }
    }

    /// One card; the discards become the new pile where it is empty.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<I> {
        if self.pile.is_empty() {
            self.pile = std::mem::replace(&mut self.discards, Bits::NONE);
        }
        let id = I::new(dice.pick_bit(self.pile.0)? as usize);
        self.pile.remove(id);
        Some(id)
    }

    /// How many can still be drawn, discards included.
    #[inline]
    pub fn left(self) -> u8 {
        self.pile.len() + self.discards.len()
    }

    #[inline]
    pub fn discard(&mut self, id: I) {
        self.discards.insert(id);
    }

    #[inline]
    pub fn discard_all(&mut self, ids: Bits<I>) {
        self.discards.0 |= ids.0;
    }
}

/// Order cards that lie open apart from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    pub printing: Bits<PrintingId>,
    pub refinement: Bits<RefinementId>,
}

impl Cards {
    pub const NONE: Cards = Cards { printing: Bits::NONE, refinement: Bits::NONE };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.printing.0 | self.refinement.0 == 0
    }
}

// By hand: `derive` would ask the marker type for the same traits.

impl<I> Clone for Bits<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for Bits<I> {}

impl<I> PartialEq for Bits<I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<I> Eq for Bits<I> {}

impl<I: Numbered> fmt::Debug for Bits<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|id| id.to_string())).finish()
    }
}

impl<I> Clone for Deck<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for Deck<I> {}

impl<I> PartialEq for Deck<I> {
    fn eq(&self, other: &Self) -> bool {
        self.pile == other.pile && self.discards == other.discards
    }
}

impl<I> Eq for Deck<I> {}

impl<I: Numbered> fmt::Debug for Deck<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deck").field("pile", &self.pile).field("discards", &self.discards).finish()
    }
}
