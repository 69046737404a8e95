//! Checks the queries against what happens at the table, for every action of random games.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use gutenberg::components::{Enumerated, Row};
use gutenberg::queries::{
    acting_order, axles_to_clear, batch_pay, can_pay_inks, end_score, fewest_wild_inks, gear_uses_left, inks_missing,
    lowest_specialties, may_use_gear, missing_for_order, missing_for_patron, movable_axles, next_sector, open_rewards,
    patronage_columns, reached_patrons, take_leftmost, type_price, types_price,
};
use gutenberg::{
    Action, Batch, Characters, Event, GearChoice, Gutenberg, House, MAX_SEATS, Options, Phase, Source, Stage, State,
};
use table::{Dice, Game, Seat, Seed, Viewer, Witness};

/// Calls `look` at every decision of some random games, with the states before and after and the events.
fn each_action(mut look: impl FnMut(&Gutenberg, &State, Seat, &Action, &State, &[Event])) {
    let game = Gutenberg::standard();
    for (people, automa) in [(1, true), (2, false), (3, true), (4, false)] {
        let options = Options { people, automa, characters: Characters::Dealt, ..Options::default() };
        for number in 0..60 {
            let mut state = game.setup(&options, Seed::from_number(number)).unwrap();
            let mut dice = Dice::new(Seed::from_number(number + 1));
            while let Some(seat) = game.to_act(&state).iter().next() {
                let action = game.random_action(&state, seat, &mut dice).unwrap();
                let before = state.clone();
                let mut told = Witness::default();
                game.apply(&mut state, seat, &action, &mut told).unwrap();
                let events: Vec<Event> = told.0.iter().map(|told| told.whole().clone()).collect();
                look(&game, &before, seat, &action, &state, &events);
            }
        }
    }
}

/// The fame and guilders that a seat gained from these sources.
fn gained(events: &[Event], seat: Seat, sources: &[Source]) -> (u16, u16) {
    let mut gained = (0, 0);
    for event in events {
        match *event {
            Event::FameGained { seat: to, fame, source } if to == seat && sources.contains(&source) => gained.0 += fame,
            Event::GuildersGained { seat: to, guilders, source } if to == seat && sources.contains(&source) => {
                gained.1 += guilders;
            }
            _ => {}
        }
    }
    gained
}

fn paid(events: &[Event]) -> u16 {
    let paid = |event: &Event| if let Event::GuildersPaid { guilders, .. } = event { *guilders } else { 0 };
    events.iter().map(paid).sum()
}

#[test]
fn open_axles_rewards_and_specialties_are_those_of_the_legal_actions() {
    let mut seen = [0; 4];
    each_action(|game, before, seat, _, _, _| {
        let mut legal = Vec::new();
        game.legal_actions(before, seat, &mut legal);
        let house = before.house(seat);
        let in_row = |row| before.phase() == Phase::Act(row) && before.stage() == Stage::Main;
        let mut compare = |at: usize, mut found: Vec<u8>, said: Vec<u8>| {
            found.sort_unstable();
            found.dedup();
            seen[at] += said.len();
            assert_eq!(found, said);
        };
        if in_row(Row::Gears) && before.choosing().is_none() {
            let turned = legal.iter().filter_map(|action| match *action {
                Action::RotateGear { axle, .. } => Some(axle),
                _ => None,
            });
            compare(0, turned.collect(), movable_axles(house, before.edition()).map(|axle| axle as u8).collect());
            let cleared = legal.iter().filter_map(|action| match *action {
                Action::InstallGear { discard, .. } => discard,
                _ => None,
            });
            if before.board().gears.iter().any(Option::is_some) {
                compare(1, cleared.collect(), axles_to_clear(house).map(|axle| axle as u8).collect());
            }
        }
        if in_row(Row::Patronage) && before.choosing().is_none() {
            let taken = legal.iter().filter_map(|action| match *action {
                Action::TakePatronageReward { reward } => Some(reward as u8),
                _ => None,
            });
            let said = open_rewards(before.board(), before.bag()).map(|reward| reward as u8);
            compare(2, taken.collect(), said.collect());
        }
        let raised = legal.iter().filter_map(|action| match *action {
            Action::UseGear { choice: GearChoice::Raise { specialty }, .. } => Some(specialty as u8),
            _ => None,
        });
        let raised: Vec<u8> = raised.collect();
        if !raised.is_empty() {
            assert!(gear_uses_left(&house.uses) > 0);
            compare(3, raised, lowest_specialties(house.levels).map(|specialty| specialty as u8).collect());
        }
    });
    assert!(seen.iter().all(|&times| times > 100), "{seen:?}");
}

#[test]
fn a_batch_pays_what_was_said() {
    let (mut batches, mut with_gears) = (0, 0);
    each_action(|game, before, seat, action, _, events| {
        let Action::Fulfil(batch) = action else { return };
        let house = before.house(seat);
        let pay = batch_pay(game.cards(), house, batch);
        let sources = [Source::Printing, Source::Colour, Source::Decoration, Source::Bonus];
        assert_eq!((pay.fame, pay.guilders), gained(events, seat, &sources));
        assert_eq!((pay.gear_fame, 0), gained(events, seat, &[Source::Gear]));
        let view = game.view(before, Viewer::Seat(seat)).unwrap();
        let seen = House::from(&view.table.houses[seat.index()]);
        assert_eq!(batch_pay(game.cards(), &seen, batch), pay, "a page knows as much");
        batches += 1;
        with_gears += u32::from(pay.gear_fame > 0);
    });
    assert!(batches > 500 && with_gears > 20, "{batches} batches, {with_gears} of them with gears");
}

#[test]
fn inks_and_types_cost_what_was_said() {
    let (mut sets, mut types) = (0, 0);
    each_action(|_, before, seat, action, _, events| match *action {
        Action::TakeInks { set, count } => {
            let taken = take_leftmost(before.board().ink_sets[usize::from(set)], count).unwrap();
            assert_eq!(taken.price, paid(events));
            sets += 1;
        }
        Action::BuyType { .. } => {
            assert_eq!(type_price(before.house(seat).types), paid(events));
            types += 1;
        }
        _ => {}
    });
    assert!(sets > 500 && types > 100, "{sets} sets, {types} types");
    for owned in 0..20 {
        for count in 0..10 {
            assert_eq!(types_price(owned, count), (owned + 1..=owned + count).sum::<u32>());
        }
    }
}

#[test]
fn what_is_missing_decides_what_can_be_fulfilled_and_taken() {
    let (mut printable, mut met) = (0, 0);
    each_action(|game, before, seat, _, _, _| {
        if before.stage() != Stage::Main || before.choosing().is_some() {
            return;
        }
        let house = before.house(seat);
        if before.phase() == Phase::Fulfil {
            for (slot, order) in house.orders.iter().enumerate().filter_map(|(slot, order)| Some((slot, (*order)?))) {
                let missing = missing_for_order(game.cards(), house, order);
                let wild = fewest_wild_inks(house, game.cards()[order.refinement].inks);
                let bit = 1 << slot;
                let legal = |coloured, decorated, wild| {
                    let batch = Batch { printed: bit, coloured, decorated, wild, ..Batch::default() };
                    game.check(before, seat, &Action::Fulfil(batch)).is_ok()
                };
                let prints = missing.types.is_empty();
                assert_eq!(legal(0, 0, Default::default()), prints);
                assert_eq!(legal(bit, 0, wild), prints && missing.ink_count() == 0);
                assert_eq!(legal(0, bit, Default::default()), prints && missing.levels.is_empty());
                printable += u32::from(prints);
            }
        }
        if before.phase() == Phase::Act(Row::Patronage) {
            let reached = reached_patrons(game.cards(), before.seats(), before.round());
            for (space, card) in before.board().patronage.iter().enumerate() {
                let Some(card) = *card else { continue };
                let patron = &game.cards()[card];
                let wild = fewest_wild_inks(house, patron.inks);
                let legal = game.check(before, seat, &Action::TakePatronageCard { card, wild }).is_ok();
                assert_eq!(legal, space < reached && missing_for_patron(house, patron).is_empty());
                let can_pay = inks_missing(house, house.inks, patron.inks) == 0;
                assert_eq!(can_pay_inks(house, patron.inks), can_pay);
                met += u32::from(legal);
            }
        }
    });
    assert!(printable > 300 && met > 5, "{printable} printable orders, {met} patrons met");
}

#[test]
fn reached_patrons_lie_in_columns_up_to_the_round() {
    let game = Gutenberg::standard();
    for seats in 2..=MAX_SEATS {
        for round in 1..=6 {
            let open = patronage_columns(game.cards(), seats).filter(|&column| column <= round).count();
            assert_eq!(reached_patrons(game.cards(), seats, round), open);
        }
    }
}

#[test]
fn the_end_scores_what_was_said() {
    let mut games = 0;
    each_action(|_, _, _, _, after, events| {
        if after.phase() != Phase::Over {
            return;
        }
        for seat in (0..after.people()).map(Seat) {
            let score = end_score(after.house(seat));
            assert_eq!((score.specialties, 0), gained(events, seat, &[Source::Specialties]));
            assert_eq!((score.patronage, 0), gained(events, seat, &[Source::PatronageCards]));
            assert_eq!((score.guilders, 0), gained(events, seat, &[Source::Guilders]));
        }
        games += 1;
    });
    assert_eq!(games, 4 * 60);
}

#[test]
fn rows_are_played_and_gears_turn_as_was_said() {
    let (mut rows, mut turned) = (0, 0);
    each_action(|_, before, _, _, after, events| {
        for event in events {
            let Event::RowBegan { row, order } = event else { continue };
            let markers = |seat: usize| {
                let plan = after.house(Seat(seat as u8)).plan.or(after.automa_markers());
                plan.map_or(0, |plan| plan[row.index()])
            };
            let markers: Vec<u8> = (0..after.seats()).map(markers).collect();
            if after.round() == before.round() {
                assert_eq!(acting_order(&markers, after.first_player()).as_slice(), order.as_slice());
                rows += 1;
            }
        }
        if before.phase() == Phase::Fulfil && events.contains(&Event::GearsTurned) {
            for seat in (0..after.people()).map(Seat) {
                for (axle, gear) in before.house(seat).gears.iter().enumerate() {
                    let Some(gear) = gear else { continue };
                    let now = after.house(seat).gears[axle].unwrap();
                    assert_eq!(now.sector, next_sector(axle, gear.sector));
                    turned += 1;
                }
            }
        }
    });
    assert!(rows > 1000 && turned > 100, "{rows} rows, {turned} gears turned");
}

#[test]
fn a_gear_that_may_be_used_again_can_be() {
    let mut used = 0;
    each_action(|_, before, seat, action, after, _| {
        let house = before.house(seat);
        if let Action::UseGear { axle, .. } = *action {
            assert!(may_use_gear(house, &house.uses, axle.into()).is_ok());
            let uses = after.house(seat).uses;
            if after.round() == before.round() && uses[usize::from(axle)] > 1 {
                assert!((0..3).all(|axle| uses[axle] <= 1 || may_use_gear(after.house(seat), &uses, axle).is_err()));
            }
            used += 1;
        }
    });
    assert!(used > 100, "{used} gears used");
}
