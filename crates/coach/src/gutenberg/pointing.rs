//! What can be pointed at on a table of Gutenberg.

use crate::{BoardRow, OwnPart, Part, Pointer};
use gutenberg::{HouseSheet, View};

pub fn has(view: &View, pointer: &Pointer) -> bool {
    let Some(own) = own_house(view) else { return false };
    match pointer {
        Pointer::Row(
            BoardRow::Orders
            | BoardRow::Inks
            | BoardRow::Specialties
            | BoardRow::Gears
            | BoardRow::Patronage
            | BoardRow::Patrons,
        )
        | Pointer::Button(_) => true,
        Pointer::Card(card) => shows(view, card),
        Pointer::Set(set) => {
            view.table.board.ink_sets.get(usize::from(*set)).is_some_and(|set| set.iter().any(Option::is_some))
        }
        Pointer::Order(slot) => own.orders.get(usize::from(*slot)).is_some_and(Option::is_some),
        Pointer::Axle(axle) => own.gears.get(usize::from(*axle)).is_some_and(Option::is_some),
        Pointer::Own(OwnPart::Character) => own.character.is_some() || has_own_character(view),
        Pointer::Own(OwnPart::Hand | OwnPart::Collection | OwnPart::Score) | Pointer::Challenge(_) => false,
        Pointer::Own(_) => true,
        Pointer::Part(part) => {
            matches!(part, Part::Question | Part::Rivals | Part::Scores | Part::Strip | Part::Round | Part::Log)
        }
    }
}

fn own_house(view: &View) -> Option<&HouseSheet> {
    view.table.houses.get(view.seat?.index())
}

fn has_own_character(view: &View) -> bool {
    view.own.as_ref().is_some_and(|own| own.kept.is_some() || !own.dealt.is_empty())
}

/// A letter and two digits.
pub fn is_card(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|deck| "prsgma".contains(deck))
        && letters.clone().count() == 2
        && letters.all(|digit| digit.is_ascii_digit())
}

/// Whether this card is visible at the table: on the board, among cards to choose from, or in a house.
pub fn shows(view: &View, card: &str) -> bool {
    let table = &view.table;
    let board = &table.board;
    let is = |id: String| id == card;
    board.printing.iter().flatten().any(|id| is(id.to_string()))
        || board.refinement.iter().flatten().any(|id| is(id.to_string()))
        || board.specialties.iter().flatten().any(|id| is(id.to_string()))
        || board.gears.iter().flatten().any(|id| is(id.to_string()))
        || board.patronage.iter().filter_map(|space| space.card).any(|id| is(id.to_string()))
        || [&table.drawn, &table.display].into_iter().any(|open| {
            open.printing.iter().any(|id| is(id.to_string())) || open.refinement.iter().any(|id| is(id.to_string()))
        })
        || table.offered_gears.iter().any(|id| is(id.to_string()))
        || table.houses.iter().any(|house| in_house(house, card))
}

fn in_house(house: &HouseSheet, card: &str) -> bool {
    let is = |id: String| id == card;
    let orders = house.orders.iter().flatten();
    orders.clone().any(|order| is(order.printing.to_string()) || is(order.refinement.to_string()))
        || house.gears.iter().flatten().any(|gear| is(gear.gear.to_string()))
        || house.patronage.iter().any(|id| is(id.to_string()))
}
