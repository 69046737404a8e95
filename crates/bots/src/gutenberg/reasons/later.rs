//! What an action makes possible: orders that no longer lack anything, patrons whose conditions are met.

use super::{Reason, Sight};
use gutenberg::facts::OrderFacts;
use gutenberg::queries::missing_for_patron;
use gutenberg::{Action, House};

pub fn reasons(sight: &Sight) -> Vec<Reason> {
    let Some(prospect) = sight.prospect.house.as_ref().filter(|_| !matches!(sight.action, Action::Fulfil(_))) else {
        return Vec::new();
    };
    let before = &sight.facts.houses[sight.seat.index()].orders;
    let mut told: Vec<Reason> = Vec::new();
    for (slot, after) in prospect.after.order_facts.iter().enumerate() {
        let Some(after) = after else { continue };
        let kept = !prospect.new_orders.contains(&(slot as u8));
        let before = before[slot].as_ref().filter(|_| kept);
        told.extend(newly(before, after));
    }
    let after = House {
        types: prospect.after.types,
        inks: prospect.after.inks,
        levels: prospect.after.levels,
        ..*sight.house()
    };
    for patron in &sight.facts.board.patrons {
        let Some(card) = patron.card.filter(|_| patron.missing.is_some_and(|missing| !missing.met)) else { continue };
        if missing_for_patron(&after, &sight.game.cards()[card]).is_empty() {
            told.push(Reason::MeetsPatron { round: patron.column });
        }
    }
    told
}

/// What an order newly allows; a complete order replaces its parts.
fn newly(before: Option<&OrderFacts>, after: &OrderFacts) -> Vec<Reason> {
    let slot = after.slot;
    let now = |can: fn(&OrderFacts) -> bool| can(after) && !before.is_some_and(can);
    let whole = |order: &OrderFacts| order.print.can && order.colour.can && order.decoration.can;
    if now(whole) {
        return vec![Reason::OrderReady { slot }];
    }
    let mut told = Vec::new();
    if now(|order| order.print.can) {
        told.push(Reason::OrderPrints { slot });
    }
    // Only for orders that were already held: a new one has its own reason.
    if before.is_some() && now(|order| order.colour.can) {
        told.push(Reason::OrderColours { slot });
    }
    if before.is_some() && now(|order| order.decoration.can) {
        told.push(Reason::OrderDecorates { slot });
    }
    told
}
