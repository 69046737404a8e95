//! What an action costs: guilders, inks that another order needs, an order fulfilled only in part.

use super::{Reason, Sight};
use gutenberg::queries::type_price;
use gutenberg::{Action, Phase, ROUNDS, Stage};

pub fn reasons(sight: &Sight) -> Vec<Reason> {
    let Some(house) = &sight.prospect.house else { return Vec::new() };
    let orders = &sight.facts.houses[sight.seat.index()].orders;
    let round = sight.state.round();
    let mut told = Vec::new();
    if house.guilders < 0 {
        told.push(Reason::Pays { guilders: -house.guilders });
    }
    match *sight.action {
        Action::BuyType { .. } => told.push(Reason::DearerType { price: type_price(house.after.types) }),
        Action::TakeOrder { discard: Some(slot), .. } | Action::KeepOrder { discard: Some(slot), .. } => {
            told.push(Reason::DiscardsOrder { slot });
        }
        Action::Fulfil(_) => {
            for pay in sight.prospect.batch.iter().flat_map(|batch| &batch.orders) {
                let Some(order) = &orders[usize::from(pay.slot)] else { continue };
                let fame = order.colour.fame + order.decoration.fame - pay.colour_fame - pay.decoration_fame;
                if fame > 0 && round < ROUNDS {
                    told.push(Reason::OrderCut { slot: pay.slot, fame });
                }
            }
            if round == ROUNDS {
                told.push(Reason::LastChance);
            }
        }
        Action::Pass
            if sight.state.phase() == Phase::Fulfil && sight.state.stage() == Stage::Main && round < ROUNDS =>
        {
            for order in orders.iter().flatten() {
                let more = order.now.map_or(0, |now| order.full.fame.saturating_sub(now.fame));
                if more > 0 {
                    told.push(Reason::OrderWaits { slot: order.slot, fame: more });
                }
            }
        }
        _ => {}
    }
    let spent = (0..orders.len()).filter(|&slot| {
        let after = house.after.order_facts[slot].as_ref().filter(|_| !house.new_orders.contains(&(slot as u8)));
        let (Some(before), Some(after)) = (&orders[slot], after) else { return false };
        before.colour.can && !after.colour.can
    });
    told.extend(spent.map(|slot| Reason::SpendsInks { slot: slot as u8 }));
    told
}
