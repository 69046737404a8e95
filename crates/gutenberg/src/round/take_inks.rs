//! 3b Take inks (G3b).

use crate::action::Action;
use crate::components::{Ink, Inks};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::within;
use crate::referee::{Rules, Umpire, Verdict};
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
    let mut taken = TakenInks { inks: Inks::NONE, price: 0, rest: set };
    let mut wanted = count;
    for (space, price) in taken.rest.iter_mut().zip(INK_PRICES) {
        if let Some(ink) = *space
            && wanted > 0
        {
            *space = None;
            taken.inks[ink] += 1;
            taken.price += price;
            wanted -= 1;
        }
    }
    (wanted == 0).then_some(taken)
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

impl Rules<'_> {
    pub fn check_take_inks(self, seat: Seat, set: u8, count: u8) -> Verdict {
        let sets = self.cards.board.ink_sets[self.state.seats() - 2];
        if set >= sets {
            return Err(Illegal::NoSuchInkSet { sets });
        }
        let set = self.state.board.ink_sets[usize::from(set)];
        let taken = (count > 0).then(|| take_leftmost(set, count)).flatten();
        let need = taken.ok_or(Illegal::InksLeft { left: remaining(&set) })?.price;
        let have = self.house(seat).guilders;
        if have >= need { Ok(()) } else { Err(Illegal::Guilders { have, need, rule: "G3b.1" }) }
    }

    /// From each set as many inks as there are and can be paid.
    #[inline]
    pub fn ink_choices(self, seat: Seat) -> u32 {
        let guilders = self.house(seat).guilders;
        self.state.board.ink_sets.iter().map(|set| affordable(set, guilders)).sum()
    }

    #[inline]
    pub fn nth_ink_choice(self, seat: Seat, mut n: u32) -> Option<Action> {
        let guilders = self.house(seat).guilders;
        for (at, set) in self.state.board.ink_sets.iter().enumerate() {
            if let Some(n) = within(&mut n, affordable(set, guilders)) {
                return Some(Action::TakeInks { set: at as u8, count: n as u8 + 1 });
            }
        }
        None
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn take_inks(&mut self, seat: Seat, set: u8, count: u8) {
        let set = &mut self.state.board.ink_sets[usize::from(set)];
        let Some(TakenInks { inks, price, rest }) = take_leftmost(*set, count) else { return };
        *set = rest;
        self.pay_guilders(seat, price);
        let house = self.house(seat);
        house.inks = house.inks.plus(inks);
        self.tell.all(|| Event::InksTaken { seat, inks });
        self.main_action_done();
    }
}
