//! Analyses, through the public API: a view goes in, and the value of each action comes out.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::analysis::{Analysed, Analysis, Unit};
use bots::{BotError, Budget, Clock, Level, Part, SystemClock, Watch, in_parts};
use gutenberg::{Action, Gutenberg, Options, Phase, State};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::{Dice, Game, Nobody, Seat, Seed, Viewer};

/// A table after this many moves of journeymen, and a seat to act.
fn table(people: u8, moves: usize) -> (Gutenberg, State, Seat) {
    let game = Gutenberg::standard();
    let options = Options { people, automa: people == 1, ..Options::default() };
    let mut state = game.setup(&options, Seed::from_number(u64::from(people))).unwrap();
    let mut dice = Dice::new(Seed::from_number(7));
    for _ in 0..moves {
        let seat = game.to_act(&state).iter().next().unwrap();
        let view = game.view(&state, Viewer::Seat(seat)).unwrap();
        let action = bots::choose(Level::Journeyman, &game, &view, None, &mut dice).unwrap();
        game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
    }
    let seat = game.to_act(&state).iter().next().unwrap();
    (game, state, seat)
}

fn analyse(
    (game, state, seat): &(Gutenberg, State, Seat),
    played: Option<&Action>,
    iterations: u32,
    parts: u32,
) -> Analysis<Action> {
    let view = game.view(state, Viewer::Seat(*seat)).unwrap();
    let found = in_parts(parts, |part| {
        let clock = Clock::start(Budget::Iterations(iterations), &SystemClock);
        game.try_out(&view, played, &clock, &mut Dice::new(Seed::from_number(3)), part).unwrap()
    });
    Analysis::of(found).unwrap()
}

fn last_legal((game, state, seat): &(Gutenberg, State, Seat)) -> Action {
    let mut legal = Vec::new();
    game.legal_actions(state, *seat, &mut legal);
    *legal.last().unwrap()
}

#[test]
fn the_played_action_is_always_a_candidate() {
    for people in 1..=4 {
        for moves in [0, 3, 12, 20, 33, 47] {
            let table = table(people, moves);
            let played = last_legal(&table);
            for iterations in [0, 1, 40] {
                let analysis = analyse(&table, Some(&played), iterations, 1);
                let found = analysis.of_action(&played).unwrap();
                assert!(found.visits > 0, "{people} people, {moves} moves: {played:?}");
                assert_eq!(analysis.unit, if people == 1 { Unit::Score } else { Unit::Chance });
            }
        }
    }
}

#[test]
fn parts_give_the_same_in_threads_and_one_after_the_other() {
    let table = table(3, 30);
    let (game, state, seat) = &table;
    let view = game.view(state, Viewer::Seat(*seat)).unwrap();
    let played = last_legal(&table);
    let one_by_one = (0..4).map(|index| {
        let clock = Clock::start(Budget::Iterations(200), &SystemClock);
        let mut dice = Dice::new(Seed::from_number(3));
        game.try_out(&view, Some(&played), &clock, &mut dice, Part { index, of: 4 }).unwrap()
    });
    let analysis = Analysis::of(one_by_one).unwrap();
    assert_eq!(analysis, analyse(&table, Some(&played), 200, 4));
    assert_eq!(analysis.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 200);
}

#[test]
fn chances_and_their_errors_are_shares_and_the_errors_shrink() {
    let table = table(2, 25);
    let (little, much) = (analyse(&table, None, 50, 1), analyse(&table, None, 1_600, 1));
    for candidate in little.candidates.iter().chain(&much.candidates) {
        assert!((0.0..=1.0).contains(&candidate.value) && (0.0..=0.5).contains(&candidate.error), "{candidate:?}");
    }
    let best = much.best().unwrap();
    assert!(best.error < little.best().unwrap().error / 2.0, "{best:?}, {:?}", little.best());
}

#[test]
fn solo_values_are_expected_scores() {
    let analysis = analyse(&table(1, 30), None, 100, 1);
    let best = analysis.best().unwrap();
    assert!(best.value > 40.0 && best.value < 250.0, "{best:?}");
}

#[test]
fn the_analysis_finds_what_is_good() {
    // In the last Fulfil phase nothing is hidden any more: passing wastes the orders.
    let game = Gutenberg::standard();
    let mut state = game.setup(&Options::default(), Seed::from_number(5)).unwrap();
    let mut dice = Dice::new(Seed::from_number(7));
    let mut told = 0;
    while let Some(seat) = game.to_act(&state).iter().next() {
        let view = game.view(&state, Viewer::Seat(seat)).unwrap();
        let action = bots::choose(Level::Journeyman, &game, &view, None, &mut dice).unwrap();
        if state.round() == 6 && state.phase() == Phase::Fulfil && matches!(action, Action::Fulfil(_)) {
            let table = (game.clone(), state.clone(), seat);
            let analysis = analyse(&table, Some(&Action::Pass), 200, 1);
            let passed = analysis.of_action(&Action::Pass).unwrap();
            assert!(analysis.best().unwrap().value >= passed.value, "{analysis:?}");
            assert_ne!(analysis.best().unwrap().action, Action::Pass);
            told += 1;
        }
        game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
    }
    assert!(told > 0);
}

#[test]
fn a_seat_that_is_not_asked_gets_no_analysis() {
    let (game, state, seat) = table(2, 0);
    let other = Seat(1 - seat.0);
    for (viewer, why) in [(Viewer::Seat(other), BotError::NotAsked), (Viewer::Spectator, BotError::Spectator)] {
        let view = game.view(&state, viewer).unwrap();
        let clock = Clock::start(Budget::Iterations(1), &SystemClock);
        let mut dice = Dice::new(Seed::from_number(1));
        assert_eq!(game.try_out(&view, None, &clock, &mut dice, Part { index: 0, of: 1 }).unwrap_err(), why);
    }
}

/// Stops the thinking after some iterations.
struct Impatient {
    asked: AtomicU32,
}

impl Watch for Impatient {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn goes_on(&self, done: u32, of: Option<u32>) -> bool {
        assert_eq!(of, Some(1_000));
        self.asked.fetch_max(done, Ordering::Relaxed);
        done < 20
    }
}

#[test]
fn a_watch_gets_progress_and_can_stop_the_thinking() {
    let (game, state, seat) = table(2, 30);
    let watch = Impatient { asked: AtomicU32::new(0) };
    let view = game.view(&state, Viewer::Seat(seat)).unwrap();
    let clock = Clock::start(Budget::Iterations(1_000), &watch);
    let found =
        game.try_out(&view, None, &clock, &mut Dice::new(Seed::from_number(1)), Part { index: 0, of: 1 }).unwrap();
    assert_eq!(found.tried.iter().map(|tried| tried.visits).sum::<u32>(), 20);
    assert_eq!(watch.asked.into_inner(), 20);
}
