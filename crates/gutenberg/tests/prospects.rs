//! Checks each prospect against what then happens, for every action of random games.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use gutenberg::prospect::Gain;
use gutenberg::{Action, Batch, Characters, Event, Gutenberg, House, Options, Phase, Prospect, Stage, State};
use table::{Dice, Game, Nobody, Seat, Seed, Viewer, Witness};

fn options() -> impl Iterator<Item = Options> {
    let tables = [(1, true), (2, false), (2, true), (3, true), (4, false)];
    tables
        .map(|(people, automa)| Options { people, automa, characters: Characters::Dealt, ..Options::default() })
        .into_iter()
}

/// Shows every decision of some random games: the state before, the action, its prospect, and the state after.
fn each_ply(mut look: impl FnMut(&Gutenberg, &State, Seat, &Action, &Prospect, &State, &[Event])) {
    let game = Gutenberg::standard();
    for options in options() {
        for number in 0..16 {
            let mut state = game.setup(&options, Seed::from_number(number)).unwrap();
            let mut dice = Dice::new(Seed::from_number(number + 1));
            while let Some(seat) = game.to_act(&state).iter().next() {
                let action = game.random_action(&state, seat, &mut dice).unwrap();
                let prospect = game.prospect(&state, seat, &action).unwrap();
                let before = state.clone();
                let mut told = Witness::default();
                game.apply(&mut state, seat, &action, &mut told).unwrap();
                let events: Vec<Event> = told.0.iter().map(|told| told.whole().clone()).collect();
                look(&game, &before, seat, &action, &prospect, &state, &events);
            }
        }
    }
}

#[test]
fn a_house_becomes_what_was_said() {
    let (mut held, mut gained, mut due) = (0, 0, 0);
    each_ply(|game, before, seat, action, prospect, after, events| {
        let said = prospect.house.as_ref().expect("a legal action has a prospect");
        if before.round() != after.round() || after.phase() == Phase::Over {
            return;
        }
        let view = game.view(after, Viewer::Seat(seat)).unwrap();
        let sheet = &view.table.houses[seat.index()];
        assert_eq!((said.after.fame, said.after.guilders), (sheet.fame, sheet.guilders), "{action:?}");
        assert_eq!((said.after.types, said.after.inks), (sheet.types, sheet.inks), "{action:?}");
        assert_eq!(said.after.levels, sheet.levels, "{action:?}");
        assert_eq!(said.after.orders, sheet.orders, "{action:?}");
        let facts = game.facts(after, Viewer::Seat(seat));
        assert_eq!(said.after.order_facts, facts.houses[seat.index()].orders, "{action:?}");
        assert_eq!(said.after.gears, sheet.gears, "{action:?}");
        let change = |now: u16, then: u16| i32::from(now) - i32::from(then);
        let house: &House = before.house(seat);
        assert_eq!(said.fame, change(sheet.fame, house.fame));
        assert_eq!(said.guilders, change(sheet.guilders, house.guilders));
        assert_eq!(said.inks_gained.total() + house.inks.total(), said.inks_lost.total() + sheet.inks.total());
        assert_eq!(said.types_gained.total() + house.types.total(), said.types_lost.total() + sheet.types.total());
        held += 1;
        let fame: u16 =
            prospect.gains.iter().map(|gain| if let Gain::Fame { fame, .. } = gain { *fame } else { 0 }).sum();
        let told = |event: &Event| if let Event::FameGained { fame, .. } = event { *fame } else { 0 };
        assert_eq!(fame, events.iter().map(told).sum::<u16>());
        gained += u32::from(fame > 0);
        if after.choosing() == Some(seat) {
            let (said, now) = (prospect.due, after.due());
            assert_eq!((said.inks, said.levels, said.types), (now.inks, now.levels, now.types), "{action:?}");
            due += 1;
        }
    });
    assert!(held > 5000 && gained > 100 && due > 300, "{held} held, {gained} with fame, {due} with rewards");
}

#[test]
fn a_batch_pays_and_leaves_what_was_said() {
    let (mut batches, mut could_be_more) = (0, 0);
    each_ply(|game, before, seat, action, prospect, _, _| {
        let &Action::Fulfil(batch) = action else { return };
        let (said, house) = (prospect.batch.as_ref().unwrap(), prospect.house.as_ref().unwrap());
        assert_eq!(i32::from(said.fame + said.gear_fame), house.fame);
        assert_eq!(i32::from(said.guilders), house.guilders);
        assert_eq!(house.orders_gone.len(), said.orders.len());
        assert_eq!(said.gears.iter().map(|gear| gear.fame).sum::<u16>(), said.gear_fame);
        let mut legal = Vec::new();
        game.legal_actions(before, seat, &mut legal);
        let is_listed = |wanted: Batch| {
            let parts = |batch: &Batch| (batch.printed, batch.coloured, batch.decorated);
            legal.iter().any(|action| matches!(action, Action::Fulfil(it) if parts(it) == parts(&wanted)))
        };
        for more in &said.more {
            let bit = 1 << more.slot;
            let printed = Batch { printed: batch.printed | bit, ..batch };
            let cases = [
                (more.print, printed),
                (more.colour, Batch { coloured: batch.coloured | bit, ..printed }),
                (more.decoration, Batch { decorated: batch.decorated | bit, ..printed }),
            ];
            for (can, batch) in cases {
                assert!(can.is_none_or(|can| can == is_listed(batch)), "{more:?}");
                could_be_more += u32::from(can == Some(true));
            }
        }
        batches += 1;
    });
    assert!(batches > 100 && could_be_more > 50, "{batches} batches, {could_be_more} parts more");
}

#[test]
fn a_refused_action_has_a_prospect_without_a_house() {
    let game = Gutenberg::standard();
    let mut refused = 0;
    for options in options() {
        let mut state = game.setup(&options, Seed::from_number(3)).unwrap();
        let mut dice = Dice::new(Seed::from_number(4));
        let mut last: Vec<Action> = Vec::new();
        while let Some(seat) = game.to_act(&state).iter().next() {
            for action in &last {
                let prospect = game.prospect(&state, seat, action).unwrap();
                let is_refused = game.check(&state, seat, action).is_err();
                assert_eq!(prospect.house.is_none(), is_refused);
                refused += u32::from(is_refused);
            }
            let everything = Batch { printed: 0b1111, coloured: 0b1111, decorated: 0b1111, ..Batch::default() };
            let all = game.prospect(&state, seat, &Action::Fulfil(everything)).unwrap().batch.unwrap();
            assert_eq!(all.orders.len(), state.house(seat).orders.iter().flatten().count());
            last.clear();
            if state.phase() != Phase::Plan && state.stage() == Stage::Main {
                game.legal_actions(&state, seat, &mut last);
            }
            let action = game.random_action(&state, seat, &mut dice).unwrap();
            game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
        }
    }
    assert!(refused > 1000, "{refused}");
}
