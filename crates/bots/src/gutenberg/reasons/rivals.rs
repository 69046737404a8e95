//! What an action denies to rivals who act later in the same row.

use super::{Reason, Sight};
use gutenberg::components::{Enumerated, Ink, Inks};
use gutenberg::facts::TurnState;
use gutenberg::queries::{missing_for_order, missing_for_patron};
use gutenberg::{Action, House, Phase};
use table::Seat;

pub fn reasons(sight: &Sight) -> Vec<Reason> {
    let cards = sight.game.cards();
    let denied = |seat: &Seat| -> Option<Reason> {
        let (seat, house) = (*seat, sight.state.house(*seat));
        match *sight.action {
            Action::TakeInks { .. } => {
                let inks = denied_inks(sight, house);
                (!inks.is_empty()).then_some(Reason::DeniesInks { seat, inks })
            }
            Action::TakeOrder { printing, .. } => {
                let prints = house.types.covers(cards[printing].types) && house.free_slot().is_some();
                prints.then_some(Reason::DeniesOrder { seat })
            }
            Action::TakePatronageCard { card, .. } => {
                missing_for_patron(house, &cards[card]).is_empty().then_some(Reason::DeniesPatron { seat })
            }
            _ => None,
        }
    };
    later(sight).iter().filter_map(denied).collect()
}

/// People with a turn to come in this row.
fn later(sight: &Sight) -> Vec<Seat> {
    let (Phase::Act(row), Some(turns)) = (sight.state.phase(), &sight.facts.turns) else { return Vec::new() };
    let waits = turns[row.index()].iter().filter(|turn| turn.state == TurnState::Planned);
    waits.map(|turn| turn.seat).filter(|&seat| seat != sight.seat && sight.state.is_person(seat)).collect()
}

/// The taken inks that an order of this house lacks and that the board no longer has.
fn denied_inks(sight: &Sight, house: &House) -> Inks {
    let taken = sight.prospect.house.as_ref().map_or(Inks::NONE, |house| house.inks_gained);
    let on_board = sight.state.board().ink_sets.iter().flatten().flatten().fold([0u8; 4], |mut counts, ink| {
        counts[ink.index()] += 1;
        counts
    });
    let lacks = |ink: Ink| {
        let orders = house.orders.iter().flatten();
        orders.map(|&order| missing_for_order(sight.game.cards(), house, order).inks[ink]).max().unwrap_or(0)
    };
    Inks::new(std::array::from_fn(|at| {
        let ink = Ink::ALL[at];
        if on_board[at] > taken[ink] { 0 } else { lacks(ink).min(taken[ink]) }
    }))
}
