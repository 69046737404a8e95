//! The first-time notes of Gutenberg, the most important first.

use crate::gutenberg::moment::{Moment, PatronMissing};
use crate::notes::Note;
use crate::{BoardRow, Button, OwnPart, Part, Pointer};
use gutenberg::Phase;
use gutenberg::components::{Character, Enumerated, Row};

type When = fn(&Moment) -> Option<Pointer>;

const fn note(id: &'static str, rules: &'static [&'static str], when: When) -> Note<Moment> {
    Note { id, rules, when }
}

pub const NOTES: &[Note<Moment>] = &[
    // Set-up.
    note("keep-character", &["G1.7"], |at| at.asks("keep_character").then_some(QUESTION)),
    note("draft", &["G1.8", "G1.2", "G1.9"], |at| at.asks("draft").then_some(QUESTION)),
    note("choose-types", &["G1.10", "G0.4"], |at| at.asks("choose_types").then_some(own(OwnPart::Orders))),
    // Rewards that interrupt.
    note("reward-order", &["G3a.3"], |at| (at.asks("draw_order") || at.asks("keep_order")).then_some(QUESTION)),
    note("reward-choice", &["G3c.2"], |at| {
        ["gain_ink", "gain_level", "gain_type"].into_iter().any(|due| at.asks(due)).then_some(QUESTION)
    }),
    // Planning.
    note("plan", &["G2.3", "G1.6"], |at| at.is_planning().then_some(QUESTION)),
    note("plan-order", &["G2.4", "G2.5"], |at| (at.is_planning() && at.round() == 1).then_some(QUESTION)),
    note("gears-turned", &["G2.1"], |at| {
        let gear = at.axle(|_| true)?;
        (at.is_planning() && at.round() > 1).then_some(Pointer::Axle(gear))
    }),
    note("gears-meshed", &["G2.1", "G2.2"], |at| {
        (at.is_planning() && at.round() > 1 && at.gears() > 1).then_some(own(OwnPart::Gears))
    }),
    note("first-player", &["G5.3", "G1.5"], |at| (at.is_planning() && at.round() > 1).then_some(part(Part::Strip))),
    note("board-refilled", &["G5.1", "G5.2", "G1.4"], |at| {
        (at.is_planning() && at.round() > 1).then_some(part(Part::Round))
    }),
    note("automa", &["G8.1", "G8.2", "G8.3"], |at| {
        (at.is_planning() && at.view.table.automa.is_some()).then_some(part(Part::Rivals))
    }),
    note("free-while-planning", &["G2.6"], |at| {
        let gear = at.axle(|axle| axle.now.as_ref().is_some_and(|now| now.can_use))?;
        at.is_planning().then_some(Pointer::Axle(gear))
    }),
    note("patrons-open", &["G3e.2"], |at| {
        let open = at.facts.board.patrons.iter().any(|patron| patron.open && patron.card.is_some());
        (at.is_planning() && open).then_some(row(BoardRow::Patrons))
    }),
    note("last-round", &["G0.1"], |at| (at.is_planning() && at.round() == 6).then_some(part(Part::Round))),
    note("end-scores", &["G5.4"], |at| (at.is_planning() && at.round() >= 5).then_some(part(Part::Scores))),
    // After the reveal.
    note("reveal", &["G2.4"], |at| (at.is_to_act() && at.view.acting_order.is_some()).then_some(part(Part::Strip))),
    note("tie", &["G2.4"], |at| (at.is_to_act() && tied_row(at).is_some()).then_some(part(Part::Strip))),
    note("no-marker", &["G2.4"], |at| {
        let past = match at.phase() {
            Phase::Act(now) => now.index(),
            Phase::Fulfil => Row::ALL.len(),
            _ => return None,
        };
        let plan = at.house().plan?;
        Row::ALL
            .iter()
            .copied()
            .take(past)
            .find(|passed| plan[passed.index()] == 0)
            .map(|passed| row(board_row(passed)))
    }),
    // Orders.
    note("take-order", &["G3a.1"], |at| at.asks("orders").then_some(row(BoardRow::Orders))),
    note("orders-full", &["G0.5", "G3a.1"], |at| {
        let takes = at.asks("orders") || at.asks("keep_order");
        (takes && at.orders() == at.house().orders.len()).then_some(own(OwnPart::Orders))
    }),
    note("row-cleared", &["G3a.2"], |at| (at.phase() == Phase::Act(Row::Inks)).then_some(row(BoardRow::Orders))),
    // Inks.
    note("take-inks", &["G3b.1"], |at| at.asks("inks").then_some(row(BoardRow::Inks))),
    note("ink-set-begun", &["G3b.2"], |at| {
        let begun = |set: &[Option<_>; 3]| set[0].is_none() && set[2].is_some();
        let set = at.view.table.board.ink_sets.iter().position(begun)?;
        at.asks("inks").then_some(Pointer::Set(set as u8))
    }),
    note("inks-return", &["G3b.3", "G0.3"], |at| {
        (at.phase() == Phase::Act(Row::Specialties)).then_some(row(BoardRow::Inks))
    }),
    // Specialties.
    note("specialties", &["G3c.1"], |at| at.asks("specialties").then_some(row(BoardRow::Specialties))),
    note("reward-track", &["G3c.2", "G3c.4"], |at| {
        let mut shown = at.facts.board.specialties.iter().flatten().flat_map(|card| &card.shown);
        (at.asks("specialties") && shown.any(|up| up.reward.is_some())).then_some(own(OwnPart::Levels))
    }),
    note("past-the-top", &["G3c.3"], |at| {
        let mut shown = at.facts.board.specialties.iter().flatten().flat_map(|card| &card.shown);
        (at.asks("specialties") && shown.any(|up| up.level.is_none())).then_some(own(OwnPart::Levels))
    }),
    // Gears.
    note("take-gear", &["G3d.1", "G2.2"], |at| at.asks("gears").then_some(row(BoardRow::Gears))),
    note("turn-gear", &["G3d.2", "G3d.4"], |at| {
        let gear = at.axle(|_| true)?;
        at.asks("gears").then_some(Pointer::Axle(gear))
    }),
    note("gears-full", &["G3d.3", "G0.5"], |at| {
        (at.asks("gears") && at.gears() == at.house().gears.len()).then_some(own(OwnPart::Gears))
    }),
    note("use-gear", &["G6.14", "G2.6"], |at| {
        let gear = at.axle(|axle| axle.now.as_ref().is_some_and(|now| now.can_use))?;
        (at.is_to_act() && !at.is_planning()).then_some(Pointer::Axle(gear))
    }),
    // Patronage.
    note("patron-met", &["G3e.3", "G3e.1"], |at| {
        let met = |missing: &PatronMissing| missing.met;
        let patron =
            at.facts.board.patrons.iter().find(|patron| patron.open && patron.missing.as_ref().is_some_and(met));
        patron.filter(|_| at.asks("patronage"))?.card.clone().map(Pointer::Card)
    }),
    note("patronage", &["G3e.1"], |at| at.asks("patronage").then_some(row(BoardRow::Patronage))),
    // Fulfil orders.
    note("fulfil", &["G4.1", "G4.2"], |at| at.asks("fulfil").then_some(QUESTION)),
    note("both-parts", &["G4.4"], |at| {
        let slot = at.slot(|order| order.print.can && order.colour.can && order.decoration.can)?;
        at.asks("fulfil").then_some(Pointer::Order(slot))
    }),
    note("print-or-wait", &["G4.6"], |at| {
        let slot = at.slot(|order| order.print.can && !(order.colour.can && order.decoration.can))?;
        at.asks("fulfil").then_some(Pointer::Order(slot))
    }),
    note("colour", &["G4.3"], |at| {
        let slot = at.slot(|order| order.print.can && order.colour.can)?;
        at.asks("fulfil").then_some(Pointer::Order(slot))
    }),
    note("one-batch", &["G4.5", "G4.2"], |at| {
        let printable = at.house_facts()?.orders.iter().flatten().filter(|order| order.print.can).count();
        (at.asks("fulfil") && printable > 1).then_some(own(OwnPart::Types))
    }),
    note("gear-with-batch", &["G6.7", "G6.10", "G6.12"], |at| {
        let gear = at.axle(|axle| axle.may_be_used && axle.rounds[0].reward.with_batch)?;
        at.asks("fulfil").then_some(Pointer::Axle(gear))
    }),
    note("after-batch", &["G4.7"], |at| {
        (at.asks("after") && at.phase() == Phase::Fulfil).then_some(Pointer::Button(Button::Main))
    }),
    note("next-type", &["G2.7"], |at| {
        let guilders = u32::from(at.house().guilders);
        at.slot(|order| !order.print.missing.is_empty() && order.print.price <= guilders)?;
        (at.is_to_act() && in_round(at)).then_some(own(OwnPart::Types))
    }),
    // What each sector of a gear does.
    note("sector-swap-ink", &["G6.1"], |at| active(at, "swap_ink")),
    note("sector-swap-type", &["G6.2"], |at| active(at, "swap_type")),
    note("sector-lowest", &["G6.3"], |at| active(at, "lowest_specialty")),
    note("sector-round-fame", &["G6.4"], |at| active(at, "round_fame")),
    note("sector-order", &["G6.5"], |at| active(at, "order")),
    note("sector-sell-type", &["G6.6"], |at| active(at, "sell_type")),
    note("sector-take-ink", &["G6.8"], |at| active(at, "take_ink")),
    note("sector-trade-ink", &["G6.9"], |at| active(at, "trade_ink")),
    note("sector-buy-type", &["G6.11"], |at| active(at, "buy_type")),
    note("sector-level", &["G6.13"], |at| active(at, "level")),
    // Characters.
    note("character-gutenberg", &["G7.1"], |at| power(at, Character::Gutenberg)),
    note("character-guillard", &["G7.2"], |at| power(at, Character::Guillard)),
    note("character-manutius", &["G7.3"], |at| power(at, Character::Manutius)),
    note("character-ungler", &["G7.4"], |at| power(at, Character::Ungler)),
    note("character-schoffer", &["G7.5"], |at| power(at, Character::Schoffer)),
    note("character-tory", &["G7.6"], |at| power(at, Character::Tory)),
    note("character-plantin", &["G7.7"], |at| power(at, Character::Plantin)),
    note("character-caxton", &["G7.8"], |at| power(at, Character::Caxton)),
    note("character-fiol", &["G7.9"], |at| power(at, Character::Fiol)),
    note("character-vietor", &["G7.10"], |at| power(at, Character::Vietor)),
    // The end.
    note("tie-at-the-end", &["G5.5"], |at| {
        let totals = || at.facts.houses.iter().map(|house| house.total);
        let best = totals().max()?;
        (at.phase() == Phase::Over && totals().filter(|&total| total == best).count() > 1).then_some(part(Part::Scores))
    }),
    note("title", &["G8.10"], |at| {
        (at.phase() == Phase::Over && at.view.table.houses.len() == 1).then_some(part(Part::Scores))
    }),
];

const QUESTION: Pointer = Pointer::Part(Part::Question);

fn own(part: OwnPart) -> Pointer {
    Pointer::Own(part)
}

fn part(part: Part) -> Pointer {
    Pointer::Part(part)
}

fn row(row: BoardRow) -> Pointer {
    Pointer::Row(row)
}

fn board_row(row: Row) -> BoardRow {
    match row {
        Row::Orders => BoardRow::Orders,
        Row::Inks => BoardRow::Inks,
        Row::Specialties => BoardRow::Specialties,
        Row::Gears => BoardRow::Gears,
        Row::Patronage => BoardRow::Patronage,
    }
}

fn in_round(at: &Moment) -> bool {
    matches!(at.phase(), Phase::Plan | Phase::Act(_) | Phase::Fulfil)
}

/// A gear whose active sector can be used for this now.
fn active(at: &Moment, kind: &str) -> Option<Pointer> {
    let gear =
        at.axle(|axle| axle.rounds[0].reward.kind == kind && axle.now.as_ref().is_some_and(|now| now.can_use))?;
    at.is_to_act().then_some(Pointer::Axle(gear))
}

/// A power is explained as soon as it is known who has it.
fn power(at: &Moment, character: Character) -> Option<Pointer> {
    let is_own = at.house().character == Some(character);
    (is_own && at.is_to_act()).then_some(Pointer::Own(OwnPart::Character))
}

/// A row in which the seat ties with another one: the same number of markers, at least one.
fn tied_row(at: &Moment) -> Option<usize> {
    at.view.acting_order.as_ref()?;
    let plan = at.house().plan?;
    let houses = at.view.table.houses.iter().enumerate().filter(|(seat, _)| *seat != at.seat.index());
    let others: Vec<_> = houses
        .filter_map(|(_, house)| house.plan)
        .chain(at.view.table.automa.as_ref().map(|automa| automa.markers))
        .collect();
    (0..plan.len()).find(|&row| plan[row] > 0 && others.iter().any(|other| other[row] == plan[row]))
}
