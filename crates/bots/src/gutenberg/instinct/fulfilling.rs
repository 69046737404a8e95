//! 4 Fulfil orders, fast: a good batch rather than the best one.

use super::Instinct;
use super::packed::Packed;
use super::wants::Stock;
use crate::gutenberg::outlook::chance_of_bonus;
use crate::gutenberg::policy::Best;
use crate::gutenberg::prices::MOST_MISSING;
use gutenberg::components::{Enumerated, Inks, Type};
use gutenberg::queries::{active_reward, can_pay_inks, fewest_wild_inks, gear_uses_left, types_price};
use gutenberg::{AXLES, Action, Batch, House, ORDER_SLOTS, ROUNDS, State, characters, slots};

/// How many sets of orders there are.
const SETS: usize = 1 << ORDER_SLOTS;

/// Whether a part of a refinement is done, by how much is missing. A table, as a branch would be unpredictable.
const DONE: [f32; MOST_MISSING + 1] = {
    let mut done = [0.0; MOST_MISSING + 1];
    done[0] = 1.0;
    done
};

/// Converts between a set and its slots, both as bits: the last slot has the lowest bit of a set.
const SLOTS: [u8; SETS] = {
    let mut slots = [0; SETS];
    let mut set = 0;
    while set < SETS {
        slots[set] = (set as u8).reverse_bits() >> (8 - ORDER_SLOTS);
        set += 1;
    }
    slots
};

/// Sums for all sets of orders, from what each slot's order counts. Starts from the last slot: each slot doubles the
/// list, and as the lists are contiguous four sums are computed at once.
#[inline]
fn of_all_sets<T: Copy>(nothing: T, of_slots: [T; ORDER_SLOTS], add: impl Fn(T, T) -> T) -> [T; SETS] {
    let mut sums = [nothing; SETS];
    for (at, slot) in of_slots.into_iter().rev().enumerate() {
        for set in 0..1 << at {
            sums[set | 1 << at] = add(sums[set], slot);
        }
    }
    sums
}

/// How many types are missing for each set. Not inlined, so that the compiler vectorises it.
#[inline(never)]
fn missing_types(types: Packed, sums: &[Packed; SETS]) -> [i32; SETS] {
    sums.map(|sum| types.lacking(sum).total() as i32)
}

/// What buying types costs, and what it is worth.
struct Purse {
    guilders: i32,
    types: u32,
    guilder: f32,
    /// What a type is worth after this round.
    keeps: f32,
}

impl Purse {
    /// The worth of the sets with these types bought for them; 0 if that is too expensive. Not inlined, so that the
    /// compiler vectorises it.
    #[inline(never)]
    fn with_types_bought(&self, worths: &[f32; SETS], bought: &[i32; SETS]) -> [f32; SETS] {
        std::array::from_fn(|set| {
            let cost = types_price(self.types, bought[set] as u32) as i32;
            let value = worths[set] - cost as f32 * self.guilder + bought[set] as f32 * self.keeps;
            if cost <= self.guilders { value } else { 0.0 }
        })
    }
}

impl Instinct<'_> {
    /// Tries all sets of the orders in hand, buying the types that a set lacks; then spends inks where they bring most.
    pub(super) fn fulfil(&self, state: &State, house: &House) -> Action {
        let time = self.time(state, house);
        let later = time.fulfils > 1;
        let weights = &self.prices().weights;
        let (types, inks, levels) = (Packed::from(house.types), Stock::of(house), Packed::from(house.levels));
        let mut needs = [Packed::default(); ORDER_SLOTS];
        let mut gains = [0.0; ORDER_SLOTS];
        let mut decorated = 0u8;
        let guilder = self.policy.appraiser.guilder(house, time.fulfils - 1);
        // A set with an empty slot is never the best, as an empty slot pays NaN.
        let (printings, refinements) = (self.printings(house), self.refinements(house));
        for slot in 0..ORDER_SLOTS {
            let (printing, card) = (printings[slot], refinements[slot]);
            needs[slot] = printing.types;
            let levels_missing = levels.lacking(card.levels).total().min(MOST_MISSING);
            let (colour, decoration) = (DONE[inks.missing(card.inks)], DONE[levels_missing]);
            decorated |= u8::from(levels_missing == 0) << slot;
            let bonus = card.bonus * chance_of_bonus(house, colour, decoration);
            let mut gain = printing.pays * guilder + card.decoration * decoration + card.colour * colour + bonus;
            if later {
                // An order that is kept can still be refined in full, but blocks its slot.
                let missed = 0.5 * card.decoration * (1.0 - decoration) + 0.75 * card.colour * (1.0 - colour);
                gain += weights.free_slot + 0.5 - missed - 0.02 * gain;
            }
            gains[slot] = gain;
        }
        let sums = of_all_sets(Packed::default(), needs, Packed::plus);
        let worths = of_all_sets(0.0, gains, |one, other| one + other);
        let keeps = weights.spare_type * (time.fulfils - 1) as f32 / f32::from(ROUNDS);
        let mut bought = missing_types(types, &sums);
        if characters::types_ignored(house, ORDER_SLOTS as u32) > 0 {
            for (bought, slots) in bought.iter_mut().zip(SLOTS) {
                *bought = (*bought - i32::from(characters::types_ignored(house, slots.count_ones()))).max(0);
            }
        }
        let purse =
            Purse { guilders: house.guilders.into(), types: house.types.total().into(), guilder: time.guilder, keeps };
        let values = purse.with_types_bought(&worths, &bought);
        // Only sets better than none; ties go to earlier slots.
        let (mut best, mut most) = (0, 0.0);
        for set in SLOTS.into_iter().skip(1).map(usize::from) {
            (best, most) = if values[set] > most { (set, values[set]) } else { (best, most) };
        }
        if best == 0 {
            return Action::Pass;
        }
        if bought[best] > 0 {
            let lacking = types.lacking(sums[best]).counts();
            let kind = (0..4).find(|&at| lacking[at] > 0).unwrap_or(0);
            return Action::BuyType { kind: Type::ALL[kind] };
        }
        let printed = SLOTS[best];
        let mut batch = Batch { printed, decorated: decorated & printed, ..Batch::default() };
        let mut spent = Inks::NONE;
        // The most valuable colours first.
        let mut left = printed;
        while left != 0 {
            let mut dearest = Best::above(f32::MIN);
            for slot in slots(left) {
                let Some(order) = house.orders[slot] else { continue };
                dearest.offer(self.refinement(order.refinement).colour, || (slot, order));
            }
            let Some((slot, order)) = dearest.found else { break };
            left &= !(1 << slot);
            let with = spent.plus(self.cards()[order.refinement].inks);
            if can_pay_inks(house, with) {
                spent = with;
                batch.coloured |= 1 << slot;
            }
        }
        batch.wild = fewest_wild_inks(house, spent);
        self.count_gears(house, &mut batch);
        Action::Fulfil(batch)
    }

    /// Every gear that counts at least one order of the batch.
    fn count_gears(&self, house: &House, batch: &mut Batch) {
        let mut left = gear_uses_left(&house.uses);
        for axle in 0..AXLES {
            let Some(reward) = active_reward(self.cards(), house, axle) else { return };
            if house.uses[axle] == 0 && left > 0 && batch.counted_by(self.cards(), &house.orders, reward) > 0 {
                batch.gears[axle] = 1;
                left -= 1;
            }
        }
    }
}
