//! Rewards of choice: inks, levels, types and orders that are due, whatever they come from (G3c.2, G3e.1, G4.4, G6).

use crate::action::Action;
use crate::components::{Enumerated, Ink, Specialty, Type};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::{nth_kind, present, within};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::Due;
use table::{Audience, Seat};

impl Rules<'_> {
    /// While rewards are due, nothing else can be done.
    pub fn check_due_reward(self, action: &Action) -> Verdict {
        let due = self.state.due;
        let is_due = |count: u8, rule| if count > 0 { Ok(()) } else { Err(Illegal::NoRewardDue { rule }) };
        match *action {
            Action::GainInk { ink } => {
                is_due(due.inks, "G4.4")?;
                if self.state.bag[ink] == 0 { Err(Illegal::BagLacks { ink, rule: "G0.3" }) } else { Ok(()) }
            }
            Action::GainLevel { .. } => is_due(due.levels, "G4.4"),
            Action::GainType { .. } => is_due(due.types, "G3c.2"),
            Action::DrawOrder => is_due(due.orders, "G3a.3"),
            Action::Decline => Ok(()),
            _ => Err(Illegal::RewardsFirst),
        }
    }

    #[inline]
    pub fn reward_choices(self) -> u32 {
        self.due_choices().into_iter().sum::<u32>() + 1
    }

    /// Inks, levels, types, orders.
    #[inline]
    fn due_choices(self) -> [u32; 4] {
        let Due { inks, levels, types, orders } = self.state.due;
        let of = |due: u8, choices: u32| if due > 0 { choices } else { 0 };
        [of(inks, present(self.state.bag).count_ones()), of(levels, 4), of(types, 4), of(orders, 1)]
    }

    pub fn nth_reward_choice(self, mut n: u32) -> Action {
        let [inks, levels, types, orders] = self.due_choices();
        if let Some(n) = within(&mut n, inks) {
            return Action::GainInk { ink: nth_kind(present(self.state.bag), n) };
        }
        if let Some(n) = within(&mut n, levels) {
            return Action::GainLevel { specialty: Specialty::ALL[n as usize] };
        }
        if let Some(n) = within(&mut n, types) {
            return Action::GainType { kind: Type::ALL[n as usize] };
        }
        if n < orders { Action::DrawOrder } else { Action::Decline }
    }

    /// G3a.4: whether an order can be made of what the decks still hold.
    pub fn can_draw_order(self) -> bool {
        self.state.printing.left() > 0 && self.state.refinement.left() > 0
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

    /// Drops what cannot be given, and draws the cards of an order where nothing else is due.
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

    /// From the bag; the rules have made sure that it is there.
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

    /// Drawn cards are given up alone; otherwise everything that is still due is.
    pub fn decline(&mut self, seat: Seat) {
        if self.state.drawn.is_empty() {
            self.state.due = Due::default();
        } else {
            self.discard_drawn();
        }
        self.tell.all(|| Event::RewardsDeclined { seat });
    }
}
