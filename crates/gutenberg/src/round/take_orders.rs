//! 3a Take orders (G3a), and an order as a reward (G3a.3, G3a.4).

use crate::action::Action;
use crate::catalogue::{PrintingId, RefinementId};
use crate::checked::{Move, OrderPlace};
use crate::choice::{Choice, Spaces, nth_bit, split, within};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{Cards, ORDER_SLOTS, Order, take_card};
use table::{Audience, Seat};

/// G3a.3: cards of each kind at first.
const DRAWN_AT_FIRST: u8 = 2;
pub const MORE_CARDS: u8 = 2;
pub const MORE_COST: u16 = 2;

/// Where a new order can go: into the first free slot, or if none is free, in place of any other order (G3a.1).
#[derive(Clone, Copy)]
pub(crate) struct OrderPlaces {
    orders: [Option<Order>; ORDER_SLOTS],
    free: Option<usize>,
}

impl OrderPlaces {
    #[inline]
    fn count(self) -> u32 {
        if self.free.is_some() { 1 } else { ORDER_SLOTS as u32 }
    }

    #[inline]
    fn nth(self, n: u32) -> OrderPlace {
        let slot = self.free.unwrap_or(n as usize);
        OrderPlace { slot: slot as u8, replaced: self.orders[slot] }
    }

    /// Where the order goes if this one is discarded; nothing is discarded while a slot is free.
    #[inline]
    pub fn at(self, discard: Option<u8>) -> OrderPlace {
        self.nth(discard.unwrap_or_default().into())
    }

    /// One is discarded if all four slots are taken, otherwise none.
    fn check(self, discard: Option<u8>, rule: &'static str) -> Result<OrderPlace, Illegal> {
        match (self.free, discard) {
            (Some(_), None) => Ok(self.at(discard)),
            (None, Some(slot)) if usize::from(slot) < ORDER_SLOTS => Ok(self.at(discard)),
            (None, Some(slot)) => Err(Illegal::EmptySlot { slot, rule }),
            (Some(_), Some(_)) => Err(Illegal::NoNeedToDiscard { rule }),
            (None, None) => Err(Illegal::SlotsFull { rule }),
        }
    }
}

/// Any printing card of the board with any refinement card.
#[derive(Clone, Copy)]
pub(crate) struct BoardOrders {
    printing: Spaces<PrintingId>,
    refinement: Spaces<RefinementId>,
    places: OrderPlaces,
}

impl Choice for BoardOrders {
    #[inline]
    fn count(self) -> u32 {
        self.printing.count() * self.refinement.count() * self.places.count()
    }

    #[inline]
    fn nth(self, _: Rules, mut n: u32) -> Move {
        let place = self.places.nth(split(&mut n, self.places.count()));
        let refinement = self.refinement.nth(split(&mut n, self.refinement.count()));
        Move::TakeOrder { order: Order { printing: self.printing.nth(n), refinement }, place }
    }

    #[inline]
    fn is_open(self) -> bool {
        self.printing.is_open() && self.refinement.is_open()
    }
}

/// Any drawn printing card with any drawn refinement card; two more cards for a price; or neither (G3a.3).
#[derive(Clone, Copy)]
pub(crate) struct DrawnOrders {
    drawn: Cards,
    places: OrderPlaces,
    /// How many of the two additional cards can be printing cards, as bits.
    more: u32,
}

impl DrawnOrders {
    #[inline]
    fn kept(self) -> u32 {
        u32::from(self.drawn.printing.len()) * u32::from(self.drawn.refinement.len()) * self.places.count()
    }
}

impl Choice for DrawnOrders {
    #[inline]
    fn count(self) -> u32 {
        self.kept() + self.more.count_ones() + 1
    }

    #[inline]
    fn nth(self, _: Rules, mut n: u32) -> Move {
        let Cards { printing, refinement } = self.drawn;
        if let Some(mut n) = within(&mut n, self.kept()) {
            let place = self.places.nth(split(&mut n, self.places.count()));
            let refinement = refinement.nth(split(&mut n, u32::from(refinement.len())));
            return Move::KeepOrder { order: Order { printing: printing.nth(n), refinement }, place };
        }
        match within(&mut n, self.more.count_ones()) {
            Some(n) => Move::DrawMore { printing: nth_bit(self.more, n) as u8 },
            None => Move::DeclineDrawn,
        }
    }
}

impl Rules<'_> {
    #[inline]
    pub fn order_places(self, seat: Seat) -> OrderPlaces {
        let house = self.house(seat);
        OrderPlaces { orders: house.orders, free: house.free_slot() }
    }

    #[inline]
    pub fn board_orders(self, seat: Seat) -> BoardOrders {
        let board = &self.state.board;
        let (printing, refinement) = (Spaces(board.printing), Spaces(board.refinement));
        BoardOrders { printing, refinement, places: self.order_places(seat) }
    }

    pub fn check_take_order(self, seat: Seat, order: Order, discard: Option<u8>) -> Result<Move, Illegal> {
        let BoardOrders { printing, refinement, places } = self.board_orders(seat);
        if !printing.has(order.printing) || !refinement.has(order.refinement) {
            return Err(Illegal::NotThere { rule: "G3a.1" });
        }
        Ok(Move::TakeOrder { order, place: places.check(discard, "G3a.1")? })
    }

    #[inline]
    pub fn drawn_orders(self, seat: Seat) -> DrawnOrders {
        let more = |printing| u32::from(self.why_not_more(seat, printing).is_none()) << printing;
        let more = (0..=MORE_CARDS).fold(0, |bits, printing| bits | more(printing));
        DrawnOrders { drawn: self.state.drawn, places: self.order_places(seat), more }
    }

    /// While the actor chooses from drawn order cards.
    pub fn check_drawn(self, seat: Seat, action: &Action) -> Result<Move, Illegal> {
        let drawn = self.state.drawn;
        match *action {
            Action::Decline => Ok(Move::DeclineDrawn),
            Action::DrawMore { printing } => {
                self.why_not_more(seat, printing).map_or(Ok(Move::DrawMore { printing }), Err)
            }
            Action::KeepOrder { printing, refinement, discard } => {
                if !drawn.printing.contains(printing) || !drawn.refinement.contains(refinement) {
                    return Err(Illegal::NotThere { rule: "G3a.3" });
                }
                let place = self.order_places(seat).check(discard, "G3a.3")?;
                Ok(Move::KeepOrder { order: Order { printing, refinement }, place })
            }
            _ => Err(Illegal::DrawnCardsFirst),
        }
    }

    /// G3a.4: nobody pays for cards that do not exist.
    #[inline]
    fn why_not_more(self, seat: Seat, printing: u8) -> Option<Illegal> {
        if printing > MORE_CARDS {
            return Some(Illegal::TwoCards);
        }
        let have = self.house(seat).guilders;
        if have < MORE_COST {
            return Some(Illegal::Guilders { have, need: MORE_COST, rule: "G3a.3" });
        }
        let printing_left = self.state.printing.left().min(printing);
        let refinement_left = self.state.refinement.left().min(MORE_CARDS - printing);
        (printing_left + refinement_left == 0).then_some(Illegal::NothingToDraw)
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn take_order(&mut self, seat: Seat, order: Order, place: OrderPlace) {
        let board = &mut self.state.board;
        take_card(&mut board.printing, order.printing);
        take_card(&mut board.refinement, order.refinement);
        self.store_order(seat, order, place);
        self.main_action_done();
    }

    /// G1.9, G3a.1: into a free slot, or the one that is cleared for it.
    fn store_order(&mut self, seat: Seat, order: Order, OrderPlace { slot, replaced }: OrderPlace) {
        if let Some(old) = replaced {
            self.discard_order(old);
            let Order { printing, refinement } = old;
            self.tell.all(|| Event::OrderDiscarded { seat, printing, refinement });
        }
        self.house(seat).orders[usize::from(slot)] = Some(order);
        let Order { printing, refinement } = order;
        self.tell.all(|| Event::OrderTaken { seat, printing, refinement });
    }

    pub fn discard_order(&mut self, order: Order) {
        self.state.printing.discard(order.printing);
        self.state.refinement.discard(order.refinement);
    }

    /// G3a.3: two of each, or as many as are left.
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

    pub fn keep_order(&mut self, seat: Seat, order: Order, place: OrderPlace) {
        self.state.drawn.printing.remove(order.printing);
        self.state.drawn.refinement.remove(order.refinement);
        self.store_order(seat, order, place);
        self.discard_drawn();
    }

    pub fn discard_drawn(&mut self) {
        let rest = std::mem::replace(&mut self.state.drawn, Cards::NONE);
        self.state.printing.discard_all(rest.printing);
        self.state.refinement.discard_all(rest.refinement);
    }
}
