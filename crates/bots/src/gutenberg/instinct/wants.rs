//! What one more ink, level or type would bring a house, estimated fast.

use super::card_tables::{Printing, Refinement};
use super::packed::Packed;
use super::{Instinct, PlayoutTime};
use crate::gutenberg::policy::highest;
use crate::gutenberg::prices::MOST_MISSING;
use gutenberg::catalogue::{Numbered, PrintingId, RefinementId};
use gutenberg::components::{Enumerated, Type};
use gutenberg::{House, ORDER_SLOTS, ROUNDS};

/// Inks of a house; those of the named colour stand in for others (G7.8).
#[derive(Clone, Copy)]
pub struct Stock {
    inks: Packed,
    /// All bits of the named colour's count.
    wild: u32,
}

impl Stock {
    #[inline]
    pub fn of(house: &House) -> Stock {
        let wild = house.wild.map_or(0, |ink| 0xff << (8 * ink.index()));
        Stock { inks: house.inks.into(), wild }
    }

    /// What is left after using these, as far as available, and what is lacking of each.
    #[inline]
    pub fn without(self, used: Packed) -> (Stock, Packed) {
        let lacking = self.inks.lacking(used);
        (Stock { inks: self.inks.plus(lacking).minus(used), ..self }, lacking)
    }

    /// How many are missing for what is wanted.
    #[inline]
    pub fn missing(self, wanted: Packed) -> usize {
        let (left, lacking) = self.without(wanted);
        left.still_missing(lacking)
    }

    /// How many are missing if these are lacking and leftovers of the named colour stand in.
    #[inline]
    fn still_missing(self, lacking: Packed) -> usize {
        lacking.total().saturating_sub(Packed(self.inks.0 & self.wild).total()).min(MOST_MISSING)
    }

    /// If any are missing, one more of these colours helps: the lacking ones and the named one.
    #[inline]
    fn helpful(self, lacking: Packed) -> Packed {
        Packed(lacking.0 | self.wild & Packed::ONES)
    }
}

/// 1 for each set bit of the index, else 0.
const CHOSEN: [[f32; 4]; 16] = {
    let mut chosen = [[0.0; 4]; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut at = 0;
        while at < 4 {
            chosen[bits][at] = (bits >> at & 1) as f32;
            at += 1;
        }
        bits += 1;
    }
    chosen
};

/// Adds `gain` to each non-zero lane. Branchless, with a table, as the lanes are unpredictable.
#[inline]
fn add_where(wants: [f32; 4], any: Packed, gain: f32) -> [f32; 4] {
    let chosen = &CHOSEN[any.present()];
    std::array::from_fn(|at| wants[at] + chosen[at] * gain)
}

impl<'a> Instinct<'a> {
    /// The refinements of all slots. A card without requirements stands in for an empty slot, to avoid an unpredictable
    /// branch.
    #[inline]
    pub(super) fn refinements(&self, house: &House) -> [&'a Refinement; ORDER_SLOTS] {
        house.orders.each_ref().map(|order| {
            let number = RefinementId::number(order.as_ref().map(|order| order.refinement));
            &self.tables.refinement[number]
        })
    }

    /// The printing cards of all slots, likewise.
    #[inline]
    pub(super) fn printings(&self, house: &House) -> [&'a Printing; ORDER_SLOTS] {
        house.orders.each_ref().map(|order| {
            let number = PrintingId::number(order.as_ref().map(|order| order.printing));
            &self.tables.printing[number]
        })
    }

    /// What one more ink of each colour would bring a house.
    pub(super) fn ink_wants(&self, house: &House, time: PlayoutTime) -> [f32; 4] {
        let prices = self.prices();
        let helps = &prices.ink_helps[time.ink_rows];
        let mut wants = [prices.weights.spare_ink * time.fulfils as f32 / f32::from(ROUNDS); 4];
        let mut inks = Stock::of(house);
        for card in self.refinements(house) {
            let (left, lacking) = inks.without(card.inks);
            let gain = card.by_colour * helps[left.still_missing(lacking)];
            wants = add_where(wants, left.helpful(lacking), gain);
            inks = left;
        }
        wants
    }

    /// What one more level in each specialty would bring a house.
    pub(super) fn level_wants(&self, house: &House, time: PlayoutTime) -> [f32; 4] {
        let prices = self.prices();
        let helps = &prices.level_helps[time.level_rows];
        let steps = &prices.level_step[time.fulfils - 1];
        let mut wants = house.levels.0.map(|level| steps[usize::from(level) + 1]);
        let levels = Packed::from(house.levels);
        for card in self.refinements(house) {
            let lacking = levels.lacking(card.levels);
            let gain = card.by_decoration * helps[lacking.total().min(MOST_MISSING)];
            wants = add_where(wants, lacking, gain);
        }
        wants
    }

    /// The type that most orders lack; the rarest if none does.
    pub(super) fn type_wanted(&self, house: &House) -> Type {
        let types = Packed::from(house.types);
        let mut wants: [f32; 4] = std::array::from_fn(|at| -f32::from(house.types.0[at]) * 0.1);
        for order in house.orders.iter().flatten() {
            let lacking = types.lacking(self.printing(order.printing).types);
            let share = 1.0 / lacking.total().max(1) as f32;
            for (want, lacks) in wants.iter_mut().zip(lacking.counts()) {
                *want += if lacks > 0 { share } else { 0.0 };
            }
        }
        Type::ALL[highest(&wants)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gutenberg::components::{Ink, Inks};
    use gutenberg::queries::inks_missing;

    #[test]
    fn packed_inks_lack_what_the_rules_say() {
        let all = || (0..256u32).map(|at| Inks::new([at & 3, at >> 2 & 3, at >> 4 & 3, at >> 6].map(|n| n as u8)));
        for wild in [None, Some(Ink::Blue), Some(Ink::Gold)] {
            for inks in all() {
                let house = House { inks, wild, ..House::EMPTY };
                for wanted in all() {
                    let missing = Stock::of(&house).missing(wanted.into());
                    assert_eq!(missing, usize::from(inks_missing(&house, inks, wanted)));
                }
            }
        }
    }
}
