//! A plan: what it is for, and who may act earlier (G2.4).

use super::{Reason, Sight};
use gutenberg::Action;
use gutenberg::components::{Enumerated, Inks, Levels, Row, Specialty};
use gutenberg::facts::{OrderFacts, PlaceFacts};

/// Rarely does a seat put this many markers on one row.
const MANY: u8 = 3;

pub fn reasons(sight: &Sight) -> Vec<Reason> {
    let (Action::Plan { markers }, Some(places)) = (sight.action, &sight.prospect.places) else { return Vec::new() };
    let on = |row: Row| markers[row.index()] > 0;
    let house = &sight.facts.houses[sight.seat.index()];
    let orders = || house.orders.iter().flatten();
    let mut told = Vec::new();
    let inks = Inks::new(std::array::from_fn(|at| {
        orders().filter(|order| order.colour.lacking > 0).map(|order| order.colour.missing.0[at]).max().unwrap_or(0)
    }));
    if on(Row::Inks) && !inks.is_empty() {
        told.push(Reason::NeedsInks { inks });
    }
    let levels =
        Levels::new(std::array::from_fn(|at| orders().map(|order| order.decoration.missing.0[at]).max().unwrap_or(0)));
    if on(Row::Specialties) && !levels.is_empty() {
        told.push(Reason::NeedsLevels { levels });
    }
    if on(Row::Specialties) && may_be_beaten(&places[Row::Specialties.index()]) {
        let lacked = |order: &OrderFacts| (order.slot, order.decoration.missing);
        let lacked = orders().map(lacked).filter(|&(_, levels)| shown_once(sight, levels));
        told.extend(lacked.map(|(slot, levels)| Reason::OnlyCard { slot, levels }));
    }
    let slots = house.orders.iter().filter(|order| order.is_none()).count() as u8;
    if on(Row::Orders) && slots > 0 {
        told.push(Reason::FreeSlots { slots });
    }
    let met = sight
        .facts
        .board
        .patrons
        .iter()
        .any(|patron| patron.open && patron.card.is_some() && patron.missing.is_some_and(|missing| missing.met));
    if on(Row::Patronage) && met {
        told.push(Reason::PatronWaits);
    }
    told.extend(Row::ALL.iter().zip(places).filter_map(|(&row, place)| first(row, place)));
    if sight.state.place(sight.seat) == 0 && sight.state.seats() > 1 {
        told.push(Reason::WinsTies);
    }
    let rows: Vec<Row> = Row::ALL.iter().copied().filter(|&row| !on(row)).collect();
    if !rows.is_empty() {
        told.push(Reason::NoTurn { rows });
    }
    told
}

/// Whether just one card on the board shows these two levels.
fn shown_once(sight: &Sight, levels: Levels) -> bool {
    let shows_both = |shown: [Specialty; 2]| {
        let mut both = Levels::NONE;
        shown.into_iter().for_each(|specialty| both[specialty] += 1);
        both == levels
    };
    let offered = sight.state.board().specialties.iter().flatten();
    offered.filter(|&&card| shows_both(sight.game.cards()[card].symbols)).count() == 1
}

/// Somebody with as many markers as this seat may act before it.
fn may_be_beaten(place: &PlaceFacts) -> bool {
    place.rivals.iter().any(|rival| rival.before_with.is_some())
}

/// Certainly first, or first unless somebody places many markers there.
fn first(row: Row, place: &PlaceFacts) -> Option<Reason> {
    place.earliest?;
    let Some(markers) = place.rivals.iter().filter_map(|rival| rival.before_with).min() else {
        return Some(Reason::ActsFirst { row });
    };
    (markers >= MANY).then_some(Reason::ActsFirstUnless { row, markers })
}

/// Rows in which one plan never acts later than the other and its worst case is earlier.
pub fn sooner(own: &Sight, other: &Sight) -> Vec<Reason> {
    let (Some(own), Some(other)) = (&own.prospect.places, &other.prospect.places) else { return Vec::new() };
    let rows = Row::ALL.iter().zip(own.iter().zip(other));
    let sooner =
        rows.filter(|(_, (own, other))| own.latest.is_some() && other.latest.is_none_or(|at| own.latest < Some(at)));
    sooner.map(|(&row, _)| Reason::Sooner { row }).collect()
}
