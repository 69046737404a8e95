//! Makes a state that fits a view: open information is copied, hidden information is drawn at random.
//!
//! Hidden are the plans of others while some still plan, the characters in others' hands while some still choose, and
//! the course of chance. Piles are sets: they contain every card that is nowhere else.

use crate::BotError;
use gutenberg::catalogue::Numbered;
use gutenberg::components::{Character, Enumerated};
use gutenberg::queries::gears_in_game;
use gutenberg::{DEALT_CHARACTERS, Gutenberg, Phase, Piles, Position, Secrets, Sheet, State, View, plans};
use table::{Dice, Game, Seat};

/// A full state that gives exactly this view back to its viewer.
pub fn imagine(game: &Gutenberg, view: &View, dice: &mut Dice) -> Result<State, BotError> {
    let table = &view.table;
    let plan_is_secret = table.phase == Phase::Plan;
    let own = view.seat.zip(view.own.as_ref()).map(|(seat, own)| {
        (seat, Secrets { dealt: own.dealt.clone(), kept: own.kept, plan: own.plan.filter(|_| plan_is_secret) })
    });
    let position = Position {
        table: table.clone(),
        piles: piles(game, table),
        secrets: secrets(table, own.as_ref(), dice),
        dice: Dice::new(dice.seed()),
    };
    game.place(&position).map_err(|faults| BotError::Imagining { faults })
}

/// All cards that are nowhere else.
fn piles(game: &Gutenberg, table: &Sheet) -> Piles {
    let (board, discards) = (&table.board, &table.discards);
    let orders = || table.houses.iter().flat_map(|house| house.orders.iter().flatten());
    let seats = table.houses.len() + usize::from(table.automa.is_some());

    let printing = board.printing.iter().flatten().chain(&discards.printing).chain(&table.display.printing);
    let printing = printing.chain(&table.drawn.printing).copied().chain(orders().map(|order| order.printing));
    let refinement = board.refinement.iter().flatten().chain(&discards.refinement).chain(&table.display.refinement);
    let refinement = refinement.chain(&table.drawn.refinement).copied().chain(orders().map(|order| order.refinement));
    let specialties = board.specialties.iter().flatten().chain(&discards.specialties).copied();
    let installed = table.houses.iter().flat_map(|house| house.gears.iter().flatten().map(|gear| gear.gear));
    let gears = board.gears.iter().flatten().chain(&discards.gears).chain(&table.offered_gears).copied();
    let in_game = gears_in_game(game.cards(), seats);
    Piles {
        printing: rest(printing),
        refinement: rest(refinement),
        specialties: rest(specialties),
        gears: rest(gears.chain(installed)).into_iter().filter(|&gear| in_game.contains(gear)).collect(),
    }
}

fn rest<I: Numbered>(open: impl Iterator<Item = I>) -> Vec<I> {
    let open = open.fold(0u64, |seen, id| seen | 1 << id.index());
    (0..I::COUNT).filter(|at| open >> at & 1 == 0).map(I::new).collect()
}

fn secrets(table: &Sheet, own: Option<&(Seat, Secrets)>, dice: &mut Dice) -> Vec<Secrets> {
    let choosing = table.phase == Phase::KeepCharacter;
    let is_own = |tile: &Character| own.is_some_and(|(_, own)| own.dealt.contains(tile));
    let mut tiles: Vec<Character> = Character::ALL.iter().copied().filter(|tile| !is_own(tile)).collect();
    dice.shuffle(&mut tiles);
    let mut tiles = tiles.into_iter();
    let mut other = |house: &gutenberg::HouseSheet| {
        let dealt: Vec<Character> = if choosing { tiles.by_ref().take(DEALT_CHARACTERS).collect() } else { Vec::new() };
        let kept = house.has_chosen.then(|| dealt.get(dice.index(dealt.len())).copied()).flatten();
        let all = plans(house.markers);
        let plan = house.has_planned.then(|| all.get(dice.index(all.len())).copied()).flatten();
        Secrets { dealt, kept, plan }
    };
    let by_seat = table.houses.iter().enumerate();
    let seat_secrets = |(at, house)| match own {
        Some((seat, own)) if seat.index() == at => own.clone(),
        _ => other(house),
    };
    by_seat.map(seat_secrets).collect()
}
