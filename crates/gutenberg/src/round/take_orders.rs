//! 3a Take orders (G3a), and an order as a reward (G3a.3, G3a.4).

use crate::action::Action;
use crate::catalogue::{PrintingId, RefinementId};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::{filled, nth_filled, split, within};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::{Cards, ORDER_SLOTS, Order, take_card};
use table::{Audience, Seat};

/// G3a.3: cards of each kind at first.
const DRAWN_AT_FIRST: u8 = 2;
pub const MORE_CARDS: u8 = 2;
pub const MORE_COST: u16 = 2;

impl<'a> Rules<'a> {
    pub fn check_take_order(
        self,
        seat: Seat,
        printing: PrintingId,
        refinement: RefinementId,
        discard: Option<u8>,
    ) -> Verdict {
        let board = &self.state.board;
        if !board.printing.contains(&Some(printing)) || !board.refinement.contains(&Some(refinement)) {
            return Err(Illegal::NotThere { rule: "G3a.1" });
        }
        self.check_discard(seat, discard, "G3a.1")
    }

    /// Any printing card with any refinement card, and the order to discard where all slots are taken.
    #[inline]
    pub fn order_choices(self, seat: Seat) -> u32 {
        let board = &self.state.board;
        filled(&board.printing) * filled(&board.refinement) * self.discard_choices(seat)
    }

    #[inline]
    pub fn nth_order_choice(self, seat: Seat, mut n: u32) -> Option<Action> {
        let board = &self.state.board;
        let discard = self.nth_discard(seat, split(&mut n, self.discard_choices(seat)));
        let refinement = nth_filled(&board.refinement, split(&mut n, filled(&board.refinement)))?;
        let printing = nth_filled(&board.printing, n)?;
        Some(Action::TakeOrder { printing, refinement, discard })
    }

    /// With four orders one is discarded, otherwise none.
    fn check_discard(self, seat: Seat, discard: Option<u8>, rule: &'static str) -> Verdict {
        match (self.house(seat).free_slot(), discard) {
            (None, None) => Err(Illegal::SlotsFull { rule }),
            (None, Some(slot)) if usize::from(slot) >= ORDER_SLOTS => Err(Illegal::EmptySlot { slot, rule }),
            (Some(_), Some(_)) => Err(Illegal::NoNeedToDiscard { rule }),
            (Some(_), None) | (None, Some(_)) => Ok(()),
        }
    }

    #[inline]
    fn discard_choices(self, seat: Seat) -> u32 {
        if self.house(seat).free_slot().is_some() { 1 } else { ORDER_SLOTS as u32 }
    }

    #[inline]
    fn nth_discard(self, seat: Seat, n: u32) -> Option<u8> {
        if self.house(seat).free_slot().is_some() { None } else { Some(n as u8) }
    }

    /// While the actor looks at drawn order cards.
    pub fn check_drawn(self, seat: Seat, action: &Action) -> Verdict {
        let drawn = self.state.drawn;
        match *action {
            Action::Decline => Ok(()),
            Action::DrawMore { printing } => self.check_draw_more(seat, printing),
            Action::KeepOrder { printing, refinement, discard } => {
                if !drawn.printing.contains(printing) || !drawn.refinement.contains(refinement) {
                    return Err(Illegal::NotThere { rule: "G3a.3" });
                }
                self.check_discard(seat, discard, "G3a.3")
            }
            _ => Err(Illegal::DrawnCardsFirst),
        }
    }

    /// G3a.4: nobody pays for nothing.
    fn check_draw_more(self, seat: Seat, printing: u8) -> Verdict {
        if printing > MORE_CARDS {
            return Err(Illegal::TwoCards);
        }
        let have = self.house(seat).guilders;
        if have < MORE_COST {
            return Err(Illegal::Guilders { have, need: MORE_COST, rule: "G3a.3" });
        }
        let printing_left = self.state.printing.left().min(printing);
        let refinement_left = self.state.refinement.left().min(MORE_CARDS - printing);
        if printing_left + refinement_left == 0 { Err(Illegal::NothingToDraw) } else { Ok(()) }
    }

    #[inline]
    pub fn drawn_choices(self, seat: Seat) -> u32 {
        self.keep_choices(seat) + self.paid_draws(seat).count() as u32 + 1
    }

    #[inline]
    fn keep_choices(self, seat: Seat) -> u32 {
        let Cards { printing, refinement } = self.state.drawn;
        u32::from(printing.len()) * u32::from(refinement.len()) * self.discard_choices(seat)
    }

    fn paid_draws(self, seat: Seat) -> impl Iterator<Item = u8> + use<'a> {
        (0..=MORE_CARDS).filter(move |&printing| self.check_draw_more(seat, printing).is_ok())
    }

    pub fn nth_drawn_choice(self, seat: Seat, mut n: u32) -> Action {
        if let Some(mut n) = within(&mut n, self.keep_choices(seat)) {
            let Cards { printing, refinement } = self.state.drawn;
            let discard = self.nth_discard(seat, split(&mut n, self.discard_choices(seat)));
            let refinement = refinement.nth(split(&mut n, u32::from(refinement.len())));
            return Action::KeepOrder { printing: printing.nth(n), refinement, discard };
        }
        self.paid_draws(seat).nth(n as usize).map_or(Action::Decline, |printing| Action::DrawMore { printing })
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn take_order(&mut self, seat: Seat, printing: PrintingId, refinement: RefinementId, discard: Option<u8>) {
        let board = &mut self.state.board;
        take_card(&mut board.printing, printing);
        take_card(&mut board.refinement, refinement);
        self.store_order(seat, Order { printing, refinement }, discard);
        self.main_action_done();
    }

    /// G1.9, G3a.1: into a free slot, or the one that is cleared for it.
    fn store_order(&mut self, seat: Seat, order: Order, discard: Option<u8>) {
        if let Some(old) = discard.and_then(|slot| self.house(seat).orders[usize::from(slot)].take()) {
            self.discard_order(old);
            let Order { printing, refinement } = old;
            self.tell.all(|| Event::OrderDiscarded { seat, printing, refinement });
        }
        let house = self.house(seat);
        if let Some(slot) = house.free_slot() {
            house.orders[slot] = Some(order);
        }
        let Order { printing, refinement } = order;
        self.tell.all(|| Event::OrderTaken { seat, printing, refinement });
    }

    pub fn discard_order(&mut self, order: Order) {
        self.state.printing.discard(order.printing);
        self.state.refinement.discard(order.refinement);
    }

    /// G3a.3: two of each, as far as there are any.
    pub fn draw_order_cards(&mut self, seat: Seat) {
        self.draw_cards(seat, DRAWN_AT_FIRST, DRAWN_AT_FIRST);
    }

    pub fn draw_more(&mut self, seat: Seat, printing: u8) {
        self.pay_guilders(seat, MORE_COST);
        self.draw_cards(seat, printing, MORE_CARDS - printing);
    }

    fn draw_cards(&mut self, seat: Seat, printing: u8, refinement: u8) {
        let before = self.state.drawn;
        let state = &mut *self.state;
        for _ in 0..printing {
            state.drawn.printing.extend(state.printing.draw(&mut state.dice));
        }
        for _ in 0..refinement {
            state.drawn.refinement.extend(state.refinement.draw(&mut state.dice));
        }
        let drawn = state.drawn;
        self.tell.all(|| Event::OrderCardsDrawn {
            seat,
            printing: drawn.printing.iter().filter(|&card| !before.printing.contains(card)).collect(),
            refinement: drawn.refinement.iter().filter(|&card| !before.refinement.contains(card)).collect(),
        });
    }

    pub fn keep_order(&mut self, seat: Seat, printing: PrintingId, refinement: RefinementId, discard: Option<u8>) {
        self.state.drawn.printing.remove(printing);
        self.state.drawn.refinement.remove(refinement);
        self.store_order(seat, Order { printing, refinement }, discard);
        self.discard_drawn();
    }

    pub fn discard_drawn(&mut self) {
        let rest = std::mem::replace(&mut self.state.drawn, Cards::NONE);
        self.state.printing.discard_all(rest.printing);
        self.state.refinement.discard_all(rest.refinement);
    }
}
