//! Fast choices of orders to take, keep and draft, and of types for them.

use super::packed::Packed;
use super::wants::Stock;
use super::{Instinct, PlayoutTime};
use crate::gutenberg::outlook::chance_of_bonus;
use crate::gutenberg::policy::Best;
use crate::gutenberg::prices::MOST_MISSING;
use gutenberg::catalogue::{PrintingId, RefinementId};
use gutenberg::components::Types;
use gutenberg::queries::START_TYPES;
use gutenberg::{Action, House, Order, State};

impl Instinct<'_> {
    fn printing_worth(&self, card: PrintingId, types: Packed, time: PlayoutTime) -> f32 {
        let card = self.printing(card);
        let missing = types.lacking(card.types).total();
        card.pays * time.guilder - missing as f32 * (1.2 + 0.2 * types.total() as f32)
    }

    fn refinement_worth(&self, house: &House, card: RefinementId, inks: Stock, time: PlayoutTime) -> f32 {
        let card = self.refinement(card);
        let colour = self.prices().ink_chance[time.ink_rows][inks.missing(card.inks)];
        let missing = Packed::from(house.levels).lacking(card.levels).total().min(MOST_MISSING);
        let decoration = self.prices().level_chance[time.level_rows][missing];
        let bonus = chance_of_bonus(house, colour, decoration);
        card.colour * colour + card.decoration * decoration + card.bonus * bonus
    }

    /// The inks that no order in hand will use.
    fn free_inks(&self, house: &House) -> Stock {
        self.refinements(house).into_iter().fold(Stock::of(house), |free, card| free.without(card.inks).0)
    }

    /// The best order of these cards; the two parts are judged separately.
    pub(super) fn best_order(
        &self,
        house: &House,
        types: Packed,
        printing: impl Iterator<Item = PrintingId>,
        refinement: impl Iterator<Item = RefinementId>,
        time: PlayoutTime,
    ) -> Option<(PrintingId, RefinementId, f32)> {
        let inks = self.free_inks(house);
        let mut printed = Best::above(f32::MIN);
        for card in printing {
            printed.offer(self.printing_worth(card, types, time), || card);
        }
        let mut refined = Best::above(f32::MIN);
        for card in refinement {
            refined.offer(self.refinement_worth(house, card, inks, time), || card);
        }
        Some((printed.found?, refined.found?, printed.value + refined.value))
    }

    fn order_worth(&self, house: &House, order: Order, time: PlayoutTime) -> f32 {
        self.printing_worth(order.printing, house.types.into(), time)
            + self.refinement_worth(house, order.refinement, Stock::of(house), time)
    }

    /// Where a new order goes: nowhere if it is worth less than every one in hand.
    pub(super) fn slot_for(&self, house: &House, worth: f32, time: PlayoutTime) -> Option<Option<u8>> {
        if house.free_slot().is_some() {
            return Some(None);
        }
        let mut least: Option<(u8, f32)> = None;
        for (slot, order) in house.orders.iter().enumerate() {
            let kept = order.map_or(0.0, |order| self.order_worth(house, order, time));
            if least.is_none_or(|(_, other)| kept < other) {
                least = Some((slot as u8, kept));
            }
        }
        least.filter(|&(_, kept)| kept + 1.0 < worth).map(|(slot, _)| Some(slot))
    }

    #[inline(never)]
    pub(super) fn keep_order(&self, state: &State, house: &House) -> Action {
        let (drawn, time) = (state.drawn(), self.time(state, house));
        let found = self.best_order(house, house.types.into(), drawn.printing.iter(), drawn.refinement.iter(), time);
        let kept = found.and_then(|(printing, refinement, worth)| {
            let discard = self.slot_for(house, worth, time)?;
            Some(Action::KeepOrder { printing, refinement, discard })
        });
        kept.unwrap_or(Action::Decline)
    }

    #[inline(never)]
    pub(super) fn draft(&self, state: &State, house: &House) -> Option<Action> {
        let display = state.display();
        // Three types are chosen after the draft: assume that the first order gets its types.
        let held = house.orders.iter().flatten().next();
        let types = held.map_or(Packed(0x0101_0100), |order| self.printing(order.printing).types);
        let found =
            self.best_order(house, types, display.printing.iter(), display.refinement.iter(), self.time(state, house));
        found.map(|(printing, refinement, _)| Action::DraftOrder { printing, refinement })
    }

    /// Three types for the smaller order, then for the other one.
    #[inline(never)]
    pub(super) fn choose_types(&self, house: &House) -> Action {
        let orders = house.orders.iter().flatten();
        let mut wanted: [Packed; 2] = [Packed::default(); 2];
        for (want, order) in wanted.iter_mut().zip(orders) {
            *want = self.printing(order.printing).types;
        }
        if wanted[1] != Packed::default() && wanted[1].total() < wanted[0].total() {
            wanted.swap(0, 1);
        }
        let mut types = Types::NONE;
        let mut left = START_TYPES;
        for want in wanted {
            let lacking = Packed::from(types).lacking(want).counts();
            for (have, lacks) in types.0.iter_mut().zip(lacking) {
                let more = lacks.min(left);
                *have += more;
                left -= more;
            }
        }
        types.0[0] += left;
        Action::ChooseTypes { types }
    }
}
