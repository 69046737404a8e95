//! Gears that are used with a batch of orders (G6.7, G6.10, G6.12, G6.14).

use super::{GEAR_FAME, active_reward, may_use_gear, usable_axles};
use crate::action::Batch;
use crate::catalogue::{Catalogue, GearReward};
use crate::characters;
use crate::checked::{BatchGear, BatchGears, BatchOrder, BatchOrders};
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{AXLES, House, Installed, ORDER_SLOTS, Order, axles};
use table::{Audience, Seat};

impl GearReward {
    /// How many of these orders a gear counts, each once.
    #[inline]
    fn counted(self, cards: &Catalogue, orders: impl Iterator<Item = BatchOrder>) -> u16 {
        let counts = |it: &BatchOrder| self.counts(cards, it.order, it.colour, it.decoration);
        orders.filter(counts).count() as u16
    }
}

impl Batch {
    /// How many orders of the batch a gear counts, each once.
    #[inline]
    pub fn counted_by(&self, cards: &Catalogue, orders: &[Option<Order>; ORDER_SLOTS], reward: GearReward) -> u16 {
        if reward.goes_with_batch() { reward.counted(cards, self.fulfilled(orders)) } else { 0 }
    }
}

impl Rules<'_> {
    /// G6.14: the gears that are used with a batch of these orders.
    pub fn batch_gears(self, seat: Seat, batch: &Batch, orders: &BatchOrders) -> Result<BatchGears, Illegal> {
        let mut gears = [None; AXLES];
        if batch.gears == [0; AXLES] {
            return Ok(gears);
        }
        let house = self.house(seat);
        let mut uses = house.uses;
        for (axle, &times) in batch.gears.iter().enumerate() {
            for _ in 0..times {
                let empty = Illegal::EmptyAxle { axle: axle as u8, rule: "G6.14" };
                let installed = house.gears[axle].ok_or(empty)?;
                let reward = self.cards.active_sector(installed);
                let rule = reward.rule();
                may_use_gear(house, &uses, axle)?;
                if !reward.goes_with_batch() {
                    return Err(Illegal::NotWithBatch { rule });
                }
                let gear = self.batch_gear(installed, times, orders);
                if gear.fame == 0 {
                    return Err(Illegal::CountsNothing { rule });
                }
                uses[axle] += 1;
                gears[axle] = Some(gear);
            }
        }
        Ok(gears)
    }

    /// The same for gears that are known to be usable.
    #[inline]
    pub fn known_batch_gears(self, seat: Seat, batch: &Batch, orders: &BatchOrders) -> BatchGears {
        let house = self.house(seat);
        let used = |axle: usize| house.gears[axle].filter(|_| batch.gears[axle] > 0);
        std::array::from_fn(|axle| Some(self.batch_gear(used(axle)?, batch.gears[axle], orders)))
    }

    /// A gear that is used this often with a batch of these orders.
    fn batch_gear(self, installed: Installed, times: u8, orders: &BatchOrders) -> BatchGear {
        let counted = self.cards.active_sector(installed).counted(self.cards, orders.iter().flatten().copied());
        BatchGear { installed, times, fame: (GEAR_FAME * counted) as u8 }
    }

    /// Whether a gear could be used with any batch.
    #[inline]
    pub fn may_use_gears_with_batch(self, house: &House) -> bool {
        let goes = |axle| active_reward(self.cards, house, axle).is_some_and(GearReward::goes_with_batch);
        usable_axles(house, &house.uses) & axles(goes) != 0
    }

    /// Visits the batch with every combination of gears, including none.
    pub fn list_with_gears(self, seat: Seat, batch: Batch, mut visit: impl FnMut(Batch)) {
        let house = self.house(seat);
        let useful = |axle: usize| {
            active_reward(self.cards, house, axle)
                .is_some_and(|reward| batch.counted_by(self.cards, &house.orders, reward) > 0)
        };
        let most: [u8; AXLES] = std::array::from_fn(|axle| {
            if useful(axle) { characters::uses_of_one_gear(house).saturating_sub(house.uses[axle]) } else { 0 }
        });
        if most == [0; AXLES] {
            return visit(batch);
        }
        let orders = batch.by_slot(&house.orders);
        for first in 0..=most[0] {
            for second in 0..=most[1] {
                for third in 0..=most[2] {
                    let batch = Batch { gears: [first, second, third], ..batch };
                    if self.batch_gears(seat, &batch, &orders).is_ok() {
                        visit(batch);
                    }
                }
            }
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn use_batch_gears(&mut self, seat: Seat, gears: &BatchGears) {
        for (axle, gear) in gears.iter().enumerate() {
            if let &Some(BatchGear { installed, times, fame }) = gear {
                for _ in 0..times {
                    self.mark_used(seat, axle as u8, installed);
                    self.gain_fame(seat, fame.into(), Source::Gear);
                }
            }
        }
    }
}
