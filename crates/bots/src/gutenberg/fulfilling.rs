//! 4 Fulfil orders: the batch, with the types bought for it and Plantin's swap before it.

use super::batch::{best_batch, kept_for_later};
use super::outlook::Outlook;
use super::policy::{Best, Policy};
use super::time_left::TimeLeft;
use gutenberg::characters;
use gutenberg::components::{Enumerated, Specialty, Type, Types};
use gutenberg::queries::{type_price, types_price};
use gutenberg::{Action, House, ORDER_SLOTS, ROUNDS, State};
use table::Seat;

impl Policy<'_> {
    pub(super) fn fulfil(&self, state: &State, seat: Seat, outlook: &Outlook, time_left: TimeLeft) -> Action {
        let house = state.house(seat);
        let kept = kept_for_later(self.appraiser, house, time_left);
        let now = best_batch(self.appraiser, house, &kept, time_left);
        if let Some(action) = self.swap_levels(house, now.worth, &kept, time_left) {
            return action;
        }
        if let Some(kind) = self.type_to_buy(house, outlook, now.worth, &kept, time_left) {
            return Action::BuyType { kind };
        }
        if now.batch.printed == 0 { Action::Pass } else { Action::Fulfil(now.batch) }
    }

    /// G7.7, if it improves the batch.
    fn swap_levels(&self, house: &House, worth: f32, kept: &[f32; ORDER_SLOTS], time_left: TimeLeft) -> Option<Action> {
        if !characters::swaps_levels(house) || house.swapped {
            return None;
        }
        let mut best = Best::above(worth + 0.1);
        for (at, &one) in Specialty::ALL.iter().enumerate() {
            for &other in &Specialty::ALL[at + 1..] {
                if house.levels[one] != house.levels[other] {
                    let mut swapped = *house;
                    swapped.levels.0.swap(one.index(), other.index());
                    let value = best_batch(self.appraiser, &swapped, kept, time_left).worth;
                    best.offer(value, || Action::SwapLevels { one, other });
                }
            }
        }
        best.found
    }

    /// Types that let another order into this round's batch and cost less than that brings.
    fn type_to_buy(
        &self,
        house: &House,
        outlook: &Outlook,
        worth: f32,
        kept: &[f32; ORDER_SLOTS],
        time_left: TimeLeft,
    ) -> Option<Type> {
        if house.guilders < type_price(house.types) {
            return None;
        }
        let later = f32::from(time_left.fulfils_left.saturating_sub(1)) / f32::from(ROUNDS);
        let keeps = self.appraiser.prices.weights.spare_type * later;
        let mut best = Best::above(0.05);
        let mut consider = |wanted: Types| {
            let missing = house.types.missing_for(wanted);
            let cost = types_price(house.types.total().into(), missing.into());
            if missing == 0 || cost > house.guilders.into() {
                return;
            }
            let mut richer = *house;
            richer.types = Types::new(std::array::from_fn(|at| house.types.0[at].max(wanted.0[at])));
            let gain = best_batch(self.appraiser, &richer, kept, time_left).worth - worth;
            let value = gain - cost as f32 * outlook.guilder + f32::from(missing) * keeps;
            best.offer(value, || Type::ALL.iter().copied().find(|&kind| wanted[kind] > house.types[kind]));
        };
        let types = |slot: usize| Some(self.appraiser.cards[house.orders[slot]?.printing].types);
        for slot in 0..ORDER_SLOTS {
            let Some(one) = types(slot) else { continue };
            consider(one);
            for other in slot + 1..ORDER_SLOTS {
                if let Some(other) = types(other) {
                    consider(one.plus(other));
                }
            }
        }
        best.found.flatten()
    }
}
