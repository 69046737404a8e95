//! 3b Take inks (G3b).

use crate::checked::Move;
use crate::choice::{Choice, nth_of};
use crate::components::{Ink, Inks};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::SPACES;
use table::{Audience, Seat};

/// The price of an ink by its printed position in the set (G3b.1). It stays the same when inks to its left are gone.
pub const INK_PRICES: [u16; 3] = [0, 1, 2];

/// A set of three inks, left to right.
pub type InkSet = [Option<Ink>; 3];

/// The leftmost inks of a set, taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenInks {
    pub inks: Inks,
    pub price: u16,
    /// The set without them.
    pub rest: InkSet,
}

/// The leftmost `count` inks of a set and their price (G3b.1); `None` if the set has fewer.
///
/// ```
/// use gutenberg::components::Ink::{Gold, Red};
/// use gutenberg::queries::take_leftmost;
///
/// let taken = take_leftmost([None, Some(Red), Some(Gold)], 2).expect("two inks are left");
/// assert_eq!((taken.price, taken.rest), (1 + 2, [None; 3]));
/// assert_eq!(take_leftmost([None, Some(Red), Some(Gold)], 3), None);
/// ```
pub fn take_leftmost(set: InkSet, count: u8) -> Option<TakenInks> {
    let mut rest = set;
    let (mut wanted, mut price) = (count, 0);
    // Branchless: which inks are left is unpredictable.
    let taken = rest.each_mut().map(|space| {
        let is_taken = space.is_some() & (wanted > 0);
        let taken = space.filter(|_| is_taken);
        *space = space.filter(|_| !is_taken);
        wanted -= u8::from(is_taken);
        taken
    });
    for (space, printed) in taken.iter().zip(INK_PRICES) {
        price += if space.is_some() { printed } else { 0 };
    }
    (wanted == 0).then_some(TakenInks { inks: Inks::on(&taken), price, rest })
}

/// The inks of a set that this many guilders buy, from the left, each with its own price (G3b.1).
///
/// ```
/// use gutenberg::components::Ink::{Blue, Gold, Red};
/// use gutenberg::queries::affordable_inks;
///
/// let inks: Vec<_> = affordable_inks([Some(Red), Some(Gold), Some(Blue)], 2).collect();
/// assert_eq!(inks, [(Red, 0), (Gold, 1)]);
/// ```
pub fn affordable_inks(set: InkSet, guilders: u16) -> impl Iterator<Item = (Ink, u16)> {
    let mut total = 0;
    set.into_iter().zip(INK_PRICES).filter_map(|(ink, price)| Some((ink?, price))).take_while(move |&(_, price)| {
        total += price;
        total <= guilders
    })
}

/// How many inks of a set this many guilders buy, from the left.
#[inline]
fn affordable(set: &InkSet, guilders: u16) -> u32 {
    let (mut count, mut total) = (0, 0);
    for (ink, price) in set.iter().zip(INK_PRICES) {
        total += if ink.is_some() { price } else { 0 };
        count += u32::from(ink.is_some() & (total <= guilders));
    }
    count
}

fn remaining(set: &InkSet) -> u8 {
    set.iter().flatten().count() as u8
}

/// Every affordable prefix of every ink set.
#[derive(Clone, Copy)]
pub(crate) struct InkSets {
    sets: [InkSet; SPACES],
    /// How many inks of each can be paid, from the left.
    affordable: [u32; SPACES],
}

impl InkSets {
    /// Takes this many of a set's leftmost inks, which it must have.
    #[inline]
    pub fn taken(self, set: u8, count: u8) -> Move {
        let taken = take_leftmost(self.sets[usize::from(set)], count).expect("no more than are there");
        Move::TakeInks { set, count, taken }
    }
}

impl Choice for InkSets {
    #[inline]
    fn count(self) -> u32 {
        self.affordable.iter().sum()
    }

    #[inline]
    fn nth(self, _: Rules, n: u32) -> Move {
        let (set, n) = nth_of(self.affordable, n);
        self.taken(set as u8, n as u8 + 1)
    }
}

impl Rules<'_> {
    #[inline]
    pub fn ink_sets(self, seat: Seat) -> InkSets {
        let (sets, guilders) = (self.state.board.ink_sets, self.house(seat).guilders);
        InkSets { sets, affordable: sets.map(|set| affordable(&set, guilders)) }
    }

    pub fn check_take_inks(self, seat: Seat, set: u8, count: u8) -> Result<Move, Illegal> {
        let sets = self.cards.board.ink_sets[self.state.seats() - 2];
        if set >= sets {
            return Err(Illegal::NoSuchInkSet { sets });
        }
        let inks = self.state.board.ink_sets[usize::from(set)];
        let taken = (count > 0).then(|| take_leftmost(inks, count)).flatten();
        let taken = taken.ok_or(Illegal::InksLeft { left: remaining(&inks) })?;
        let (have, need) = (self.house(seat).guilders, taken.price);
        if have < need {
            return Err(Illegal::Guilders { have, need, rule: "G3b.1" });
        }
        Ok(Move::TakeInks { set, count, taken })
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn take_inks(&mut self, seat: Seat, set: u8, TakenInks { inks, price, rest }: TakenInks) {
        self.state.board.ink_sets[usize::from(set)] = rest;
        self.pay_guilders(seat, price);
        let house = self.house(seat);
        house.inks = house.inks.plus(inks);
        self.tell.all(|| Event::InksTaken { seat, inks });
        self.main_action_done();
    }
}
