//! 4 Fulfil orders, at a glance: a good batch rather than the best one.

use super::batch::{can_pay, wild_payment};
use super::free_actions::USES_A_ROUND;
use super::instinct::Instinct;
use super::packed::Packed;
use super::policy::Best;
use gutenberg::catalogue::GearReward;
use gutenberg::components::{Inks, Kind, Type};
use gutenberg::{AXLES, Action, Batch, House, ORDER_SLOTS, Order, ROUNDS, State, characters};

impl Instinct<'_> {
    /// All sets of the orders in hand, with the types bought that they lack; then inks where they go furthest.
    pub(super) fn fulfil(&self, state: &State, house: &House) -> Action {
        let when = self.when(state, house);
        let later = when.fulfils > 1;
        let weights = &self.prices().weights;
        let (types, inks, levels) = (Packed::from(house.types), house.inks, Packed::from(house.levels));
        let mut needs = [Packed::default(); ORDER_SLOTS];
        let mut gains = [0.0; ORDER_SLOTS];
        let (mut held, mut decorated) = (0usize, 0u8);
        let guilder = self.policy.appraiser.guilder(house, when.fulfils - 1);
        for slot in 0..ORDER_SLOTS {
            let Some(order) = house.orders[slot] else { continue };
            let (printing, card) = (self.printing(order.printing), self.refinement(order.refinement));
            held |= 1 << slot;
            needs[slot] = printing.types;
            let decoration = levels.lacking(card.levels) == Packed::default();
            let colour = can_pay(house, self.cards()[order.refinement].inks);
            let mut gain = printing.pays * guilder;
            let mut missed = 0.0;
            if decoration {
                decorated |= 1 << slot;
                gain += card.decoration;
            } else {
                missed += 0.5 * card.decoration;
            }
            if colour {
                gain += card.colour;
            } else {
                missed += 0.75 * card.colour;
            }
            if characters::earns_bonus(house, colour, decoration) {
                gain += card.bonus;
            }
            if later {
                // What is kept may still be refined in full, but it holds up the slot.
                gain += weights.free_slot + 0.5 - missed - 0.02 * gain;
            }
            gains[slot] = gain;
        }
        let first_cost = usize::from(house.types.total()) + 1;
        let keeps = weights.spare_type * (when.fulfils - 1) as f32 / f32::from(ROUNDS);
        let mut sums = [Packed::default(); 1 << ORDER_SLOTS];
        let mut worths = [0.0f32; 1 << ORDER_SLOTS];
        let mut best = Best::above(0.0);
        // From one set of held orders to the next larger one.
        let mut mask = 0usize;
        while mask != held {
            mask = mask.wrapping_sub(held) & held;
            let rest = mask & (mask - 1);
            let slot = mask.trailing_zeros() as usize;
            sums[mask] = sums[rest].plus(needs[slot]);
            worths[mask] = worths[rest] + gains[slot];
            let missing = types.lacking(sums[mask]).total();
            let allowed = usize::from(characters::types_ignored(house, mask.count_ones()));
            let bought = missing.saturating_sub(allowed);
            let cost = bought * first_cost + bought * bought.saturating_sub(1) / 2;
            if cost <= usize::from(house.guilders) {
                let value = worths[mask] - cost as f32 * when.guilder + bought as f32 * keeps;
                best.offer(value, || (mask, bought));
            }
        }
        let Some((mask, bought)) = best.found else { return Action::Pass };
        if bought > 0 {
            let lacking = types.lacking(sums[mask]).counts();
            let kind = (0..4).find(|&at| lacking[at] > 0).unwrap_or(0);
            return Action::BuyType { kind: Type::ALL[kind] };
        }
        let printed = mask as u8;
        let mut batch = Batch { printed, decorated: decorated & printed, ..Batch::default() };
        let mut spent = Inks::NONE;
        // The dearest colours first.
        let mut left = printed;
        while left != 0 {
            let mut dearest = Best::above(f32::MIN);
            for slot in (0..ORDER_SLOTS).filter(|slot| left >> slot & 1 != 0) {
                let Some(order) = house.orders[slot] else { continue };
                dearest.offer(self.refinement(order.refinement).colour, || (slot, order));
            }
            let Some((slot, order)) = dearest.found else { break };
            left &= !(1 << slot);
            let with = spent.plus(self.cards()[order.refinement].inks);
            let payable = if house.wild.is_some() { can_pay(house, with) } else { inks.covers(with) };
            if payable {
                spent = with;
                batch.coloured |= 1 << slot;
            }
        }
        batch.wild = wild_payment(house, spent);
        self.count_gears(house, &mut batch);
        Action::Fulfil(batch)
    }

    /// Every gear that counts at least one order of the batch.
    fn count_gears(&self, house: &House, batch: &mut Batch) {
        let mut left = USES_A_ROUND.saturating_sub(house.uses.iter().sum());
        for axle in 0..AXLES {
            let Some(installed) = house.gears[axle] else { return };
            if house.uses[axle] > 0 || left == 0 {
                continue;
            }
            let reward = self.cards()[installed.gear].sectors[usize::from(installed.sector)];
            let (done, shows): (u8, &dyn Fn(Order) -> bool) = match reward {
                GearReward::TypeFame(kind) => (batch.printed, &move |o| self.cards()[o.printing].types[kind] > 0),
                GearReward::InkFame(ink) => (batch.coloured, &move |o| self.cards()[o.refinement].inks[ink] > 0),
                GearReward::SpecialtyFame(s) => (batch.decorated, &move |o| self.cards()[o.refinement].levels[s] > 0),
                _ => continue,
            };
            let counts = |slot: &usize| done >> slot & 1 != 0 && house.orders[*slot].is_some_and(shows);
            if (0..ORDER_SLOTS).any(|slot| counts(&slot)) {
                batch.gears[axle] = 1;
                left -= 1;
            }
        }
    }
}
