//! 3b Take inks (G3b).

use crate::action::Action;
use crate::components::{Ink, Inks};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::within;
use crate::referee::{Rules, Umpire, Verdict};
use table::{Audience, Seat};

/// G3b.1: by printed position, also in a set already begun.
pub const INK_PRICES: [u16; 3] = [0, 1, 2];

/// The leftmost inks of a set, taken from it.
struct Taken {
    inks: Inks,
    cost: u16,
    /// The set without them.
    rest: InkSet,
}

type InkSet = [Option<Ink>; 3];

/// The leftmost `count` remaining inks of a set; `None` where there are not so many.
fn leftmost(set: InkSet, count: u8) -> Option<Taken> {
    let mut taken = Taken { inks: Inks::NONE, cost: 0, rest: set };
    let mut wanted = count;
    for (space, price) in taken.rest.iter_mut().zip(INK_PRICES) {
        if let Some(ink) = *space
            && wanted > 0
        {
            *space = None;
            taken.inks[ink] += 1;
            taken.cost += price;
            wanted -= 1;
        }
    }
    (wanted == 0).then_some(taken)
}

/// How many inks of a set can be paid, from the left.
#[inline]
fn affordable(set: &InkSet, guilders: u16) -> u32 {
    let (mut count, mut cost) = (0, 0);
    for (ink, price) in set.iter().zip(INK_PRICES) {
        cost += if ink.is_some() { price } else { 0 };
        count += u32::from(ink.is_some() & (cost <= guilders));
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
        let taken = (count > 0).then(|| leftmost(set, count)).flatten();
        let need = taken.ok_or(Illegal::InksLeft { left: remaining(&set) })?.cost;
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
        let Some(Taken { inks, cost, rest }) = leftmost(*set, count) else { return };
        *set = rest;
        self.pay_guilders(seat, cost);
        let house = self.house(seat);
        house.inks = house.inks.plus(inks);
        self.tell.all(|| Event::InksTaken { seat, inks });
        self.deed_done();
    }
}
