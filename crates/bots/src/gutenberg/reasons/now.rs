//! What an action brings immediately.

use super::{Reason, Sight};
use gutenberg::queries::{GEAR_FAME, PATRONAGE_CARD_FAME};
use gutenberg::{Action, Batch, ORDER_SLOTS, ROUNDS};

pub fn reasons(sight: &Sight) -> Vec<Reason> {
    let Some(house) = &sight.prospect.house else { return Vec::new() };
    let mut told = Vec::new();
    match (&sight.prospect.batch, sight.action) {
        (Some(batch), Action::Fulfil(_)) if !batch.orders.is_empty() => {
            let fame = batch.fame + batch.gear_fame;
            told.push(Reason::Fulfils { orders: batch.orders.len() as u8, guilders: batch.guilders, fame });
            let earned = batch.orders.iter().filter(|order| order.bonus.is_some());
            told.extend(earned.map(|order| Reason::EarnsBonus { slot: order.slot }));
        }
        _ => {
            if house.fame > 0 {
                told.push(Reason::GainsFame { fame: house.fame });
            }
            if house.guilders > 0 {
                told.push(Reason::GainsGuilders { guilders: house.guilders });
            }
        }
    }
    if !house.inks_gained.is_empty() {
        told.push(Reason::GainsInks { inks: house.inks_gained });
    }
    if !house.types_gained.is_empty() {
        told.push(Reason::GainsTypes { types: house.types_gained });
    }
    // Swapping two levels gains nothing.
    if !house.levels_gained.is_empty() && house.levels_lost.is_empty() {
        told.push(Reason::GainsLevels { levels: house.levels_gained });
        if house.end_fame > 0 {
            told.push(Reason::EndFame { fame: house.end_fame });
        }
    }
    told.extend(sight.prospect.track_rewards.iter().map(|&level| Reason::TrackReward { level }));
    let new = house.new_orders.iter().filter_map(|&slot| house.after.order_facts[usize::from(slot)].as_ref());
    told.extend(new.map(|order| Reason::NewOrder { guilders: order.full.guilders, fame: order.full.fame }));
    if !house.new_patrons.is_empty() {
        told.push(Reason::PatronFame { fame: PATRONAGE_CARD_FAME });
    }
    if matches!(sight.action, Action::InstallGear { .. }) {
        told.push(Reason::GearRounds { rounds: ROUNDS + 1 - sight.state.round().clamp(1, ROUNDS) });
    }
    told.extend(served(sight));
    told
}

/// For a gear that was installed or turned: it counts orders like some of the house's.
fn served(sight: &Sight) -> Option<Reason> {
    let (house, cards) = (sight.house(), sight.game.cards());
    let (gear, sector) = match *sight.action {
        Action::InstallGear { gear, sector, .. } => (gear, sector),
        Action::RotateGear { axle, sector } => (house.gears[usize::from(axle)]?.gear, sector),
        _ => return None,
    };
    let all = (0..ORDER_SLOTS).filter(|&slot| house.orders[slot].is_some()).fold(0, |all, slot| all | 1 << slot);
    let whole = Batch { printed: all, coloured: all, decorated: all, ..Batch::default() };
    let orders = whole.counted_by(cards, &house.orders, cards[gear].sectors[usize::from(sector)]) as u8;
    (orders > 0).then_some(Reason::GearServes { orders, fame: GEAR_FAME })
}
