//! A fast plan.

use super::Instinct;
use crate::gutenberg::policy::highest;
use gutenberg::{Plan, ROW_LIMIT, State};
use table::{Dice, Seat};

/// What the first, second, … marker on a row adds. The first one counts most, because without a marker there is no
/// turn.
const MARKER: [f32; ROW_LIMIT as usize + 1] = [1.0, 0.3, 0.2, 0.1, 0.06, 0.03, 0.0];

/// Places markers one by one, each on the row where it adds most.
///
/// Positive floats are ordered like their bits, so a value and its row form one key, and the largest key is found
/// without branches, which would be mispredicted half the time.
fn spread(weights: [f32; 5], markers: u8) -> Plan {
    const ROW_BITS: u32 = 7;
    let key = |row: usize, placed: u8| {
        let added = weights[row].max(f32::MIN_POSITIVE) * MARKER[usize::from(placed)];
        added.to_bits() & !ROW_BITS | row as u32
    };
    let mut plan = [0; 5];
    let mut keys: [u32; 5] = std::array::from_fn(|row| key(row, 0));
    for _ in 0..markers {
        let best = keys.iter().fold(0, |best, &key| best.max(key));
        let row = ((best & ROW_BITS) as usize).min(4);
        plan[row] += 1;
        keys[row] = key(row, plan[row]);
    }
    plan
}

impl Instinct<'_> {
    /// Gives rows a rough weight with some noise, then places the markers one by one.
    #[inline(never)]
    pub(super) fn plan(&self, state: &State, seat: Seat, dice: &mut Dice) -> Plan {
        let house = state.house(seat);
        let time = self.time(state, house);
        let (inks, levels) = (self.ink_wants(house, time), self.level_wants(house, time));
        let free = house.orders.iter().filter(|order| order.is_none()).count();
        let axles = house.gears.iter().filter(|gear| gear.is_none()).count();
        let orders = [0.8, 5.0, 6.5, 7.5, 8.0][free] * if time.fulfils == 1 { 0.8 } else { 1.0 };
        let gears = if axles > 0 { 1.1 * (time.fulfils - 1) as f32 } else { 0.4 };
        let patron = if self.patron(state, house).is_some() { 7.0 } else { 2.5 };
        let (inks, levels) = (inks[highest(&inks)], levels[highest(&levels)]);
        let mut weights = [orders, 1.0 + 1.2 * inks, 1.0 + 1.6 * levels, gears, patron];
        for weight in &mut weights {
            *weight *= 0.7 + 0.6 * dice.below(256) as f32 / 256.0;
        }
        spread(weights, state.markers(seat))
    }
}
