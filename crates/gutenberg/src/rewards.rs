//! Rewards of choice: inks, levels, types and orders that are due, from any source (G3c.2, G3e.1, G4.4, G6).

use crate::action::Action;
use crate::checked::Move;
use crate::choice::{Choice, nth_kind, present, within};
use crate::components::{Enumerated, Ink, Specialty, Type};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{Due, State};
use table::{Audience, Seat};

/// Any of the due rewards, or none of them.
#[derive(Clone, Copy)]
pub(crate) struct DueRewards {
    /// The inks that can be taken, as bits.
    inks: u32,
    levels: u32,
    types: u32,
    orders: u32,
}

impl Choice for DueRewards {
    #[inline]
    fn count(self) -> u32 {
        self.inks.count_ones() + self.levels + self.types + self.orders + 1
    }

    #[inline]
    fn nth(self, _: Rules, mut n: u32) -> Move {
        if let Some(n) = within(&mut n, self.inks.count_ones()) {
            return Move::GainInk { ink: nth_kind(self.inks, n) };
        }
        if let Some(n) = within(&mut n, self.levels) {
            return Move::GainLevel { specialty: Specialty::ALL[n as usize] };
        }
        if let Some(n) = within(&mut n, self.types) {
            return Move::GainType { kind: Type::ALL[n as usize] };
        }
        if n < self.orders { Move::DrawOrder } else { Move::DeclineRewards }
    }
}

impl Rules<'_> {
    #[inline]
    pub fn due_rewards(self) -> DueRewards {
        let Due { inks, levels, types, orders } = self.state.due;
        let of = |due: u8, choices: u32| if due > 0 { choices } else { 0 };
        let bag = present(self.state.bag);
        DueRewards { inks: of(inks, bag), levels: of(levels, 4), types: of(types, 4), orders: of(orders, 1) }
    }

    /// While rewards are due, the actor can do nothing else.
    pub fn check_due_reward(self, action: &Action) -> Result<Move, Illegal> {
        let due = self.due_rewards();
        let is_due = |count: u8, rule| if count > 0 { Ok(()) } else { Err(Illegal::NoRewardDue { rule }) };
        match *action {
            Action::GainInk { ink } => {
                is_due(self.state.due.inks, "G4.4")?;
                let in_bag = due.inks >> ink.index() & 1 != 0;
                if in_bag { Ok(Move::GainInk { ink }) } else { Err(Illegal::BagLacks { ink, rule: "G0.3" }) }
            }
            Action::GainLevel { specialty } => {
                is_due(self.state.due.levels, "G4.4").map(|()| Move::GainLevel { specialty })
            }
            Action::GainType { kind } => is_due(self.state.due.types, "G3c.2").map(|()| Move::GainType { kind }),
            Action::DrawOrder => is_due(self.state.due.orders, "G3a.3").map(|()| Move::DrawOrder),
            Action::Decline => Ok(Move::DeclineRewards),
            _ => Err(Illegal::RewardsFirst),
        }
    }

    #[inline]
    pub fn can_draw_order(self) -> bool {
        self.state.can_draw_order()
    }
}

impl State {
    /// G3a.4: whether the decks still hold cards for an order.
    #[inline]
    pub fn can_draw_order(&self) -> bool {
        !self.printing.is_empty() & !self.refinement.is_empty()
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// Drops rewards that cannot be given.
    pub fn drop_impossible_rewards(&mut self) {
        if self.state.bag.is_empty() {
            self.state.due.inks = 0;
        }
        if self.state.due.orders > 0 && !self.rules().can_draw_order() {
            self.state.due.orders = 0;
        }
    }

    /// Drops what cannot be given, and draws the cards of an order if nothing else is due.
    pub fn settle_rewards(&mut self) {
        self.drop_impossible_rewards();
        let Due { inks, levels, types, orders } = self.state.due;
        if orders > 0 && inks + levels + types == 0 {
            self.draw_due_order(self.state.actor);
        }
    }

    pub fn gain_due_ink(&mut self, seat: Seat, ink: Ink) {
        self.state.due.inks -= 1;
        self.gain_ink(seat, ink);
    }

    /// From the bag, which must contain it.
    pub fn gain_ink(&mut self, seat: Seat, ink: Ink) {
        self.state.bag[ink] -= 1;
        self.house(seat).inks[ink] += 1;
        self.tell.all(|| Event::InkGained { seat, ink });
    }

    pub fn gain_due_level(&mut self, seat: Seat, specialty: Specialty) {
        self.state.due.levels -= 1;
        self.raise(seat, specialty);
    }

    pub fn gain_due_type(&mut self, seat: Seat, kind: Type) {
        self.state.due.types -= 1;
        self.gain_type(seat, kind);
    }

    pub fn draw_due_order(&mut self, seat: Seat) {
        self.state.due.orders -= 1;
        self.draw_order_cards(seat);
    }

    /// Gives up everything that is still due.
    pub fn decline_rewards(&mut self, seat: Seat) {
        self.state.due = Due::default();
        self.tell.all(|| Event::RewardsDeclined { seat });
    }

    /// Gives up only the drawn cards.
    pub fn decline_drawn(&mut self, seat: Seat) {
        self.discard_drawn();
        self.tell.all(|| Event::RewardsDeclined { seat });
    }
}
