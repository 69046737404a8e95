//! Bots of the printing-house game, through the public API: a view goes in, a legal action comes out.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::gutenberg::{Appraiser, CardTables, Greedy, Instinct, Policy, Prices, RandomMover, Weights, imagine};
use bots::{Bot, BotError, Budget, Level};
use gutenberg::components::{Character, Enumerated};
use gutenberg::{Characters, Edition, FreeActions, Gutenberg, Options, Phase, State, plans};
use proptest::prelude::*;
use std::time::Duration;
use table::{Dice, Game, Nobody, Seat, Seed, Viewer};

fn any_options() -> impl Strategy<Value = Options> {
    let seats = prop_oneof![
        Just((1, true)),
        Just((2, false)),
        Just((2, true)),
        Just((3, false)),
        Just((3, true)),
        Just((4, false))
    ];
    let characters = prop_oneof![
        Just(Characters::None),
        Just(Characters::Dealt),
        Just(Character::ALL.to_vec()).prop_shuffle().prop_map(Characters::Fixed),
    ];
    (seats, characters, any::<bool>(), any::<bool>()).prop_map(
        |((people, automa), mut characters, first_edition, own_turn)| {
            if let Characters::Fixed(names) = &mut characters {
                names.truncate(usize::from(people));
            }
            let edition = if first_edition { Edition::First } else { Edition::Second };
            let free_actions = if own_turn { FreeActions::OwnTurn } else { FreeActions::AnyTime };
            Options { people, automa, characters, edition, free_actions, ..Options::default() }
        },
    )
}

fn setup(game: &Gutenberg, options: &Options, seed: u64) -> State {
    game.setup(options, Seed::from_number(seed)).unwrap()
}

fn any_budget() -> impl Strategy<Value = Budget> {
    prop_oneof![
        (0u32..3).prop_map(Budget::Iterations),
        Just(Budget::Time(Duration::ZERO)),
        Just(Budget::AtMost { iterations: 2, time: Duration::ZERO }),
    ]
}

/// Plays a game between these bots and shows every position to `look` before the move.
fn play(
    game: &Gutenberg,
    options: &Options,
    seed: u64,
    bots: &mut [Box<dyn Bot<Gutenberg> + Send>],
    budget: Budget,
    mut look: impl FnMut(&State, Seat, &mut Dice),
) -> State {
    let mut state = setup(game, options, seed);
    let mut dice = Dice::new(Seed::from_number(seed ^ 0xb075));
    loop {
        // Seats that decide at the same time act in any order.
        let waited: Vec<Seat> = game.to_act(&state).iter().collect();
        let Some(&seat) = waited.get(dice.index(waited.len())) else { return state };
        look(&state, seat, &mut dice);
        let view = game.view(&state, Viewer::Seat(seat)).unwrap();
        let bot = seat.index() % bots.len();
        let action = bots[bot].choose(game, &view, budget, &mut dice).unwrap();
        game.apply(&mut state, seat, &action, &mut Nobody).unwrap_or_else(|illegal| {
            panic!("options {options:?}, seed {seed}: {action:?} of seat {seat} is refused: {illegal:?}")
        });
    }
}

/// The same table with other secrets: what this seat cannot know is different.
fn disguised(game: &Gutenberg, state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut position = game.position(state);
    position.dice = Dice::new(dice.seed());
    for (other, secrets) in position.secrets.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()) {
        if secrets.plan.is_some() {
            let all = plans(position.table.houses[other].markers);
            secrets.plan = Some(all[dice.index(all.len())]);
        }
        if position.table.phase == Phase::KeepCharacter && secrets.kept.is_some() {
            secrets.kept = Some(secrets.dealt[dice.index(2)]);
        }
    }
    game.place(&position).unwrap()
}

fn every_kind() -> Vec<Box<dyn Bot<Gutenberg> + Send>> {
    use bots::Playable;
    let mut all: Vec<Box<dyn Bot<Gutenberg> + Send>> = Level::ALL.into_iter().map(Gutenberg::bot).collect();
    all.push(Box::new(RandomMover));
    all
}

#[test]
fn g2_6_bots_use_gears_before_they_plan_where_the_table_allows_it() {
    let game = Gutenberg::standard();
    let used_while_planning = |free_actions: FreeActions| {
        let options = Options { people: 3, free_actions, ..Options::default() };
        let mut used = 0;
        for seed in 0..4 {
            play(&game, &options, seed, &mut every_kind()[..2], Budget::Iterations(0), |state, seat, _| {
                let house = state.house(seat);
                used += usize::from(state.phase() == Phase::Plan && house.uses != [0; 3]);
            });
        }
        used
    };
    assert!(used_while_planning(FreeActions::AnyTime) > 0);
    assert_eq!(used_while_planning(FreeActions::OwnTurn), 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_imagined_state_gives_the_view_back(options in any_options(), seed: u64) {
        let game = Gutenberg::standard();
        let mut bots: Vec<Box<dyn Bot<Gutenberg> + Send>> =
            vec![Box::new(RandomMover), Box::new(Greedy::new(Weights::tuned(), 2.0))];
        play(&game, &options, seed, &mut bots, Budget::Iterations(0), |state, _, dice| {
            for seat in (0..options.people).map(Seat) {
                let view = game.view(state, Viewer::Seat(seat)).unwrap();
                let imagined = imagine(&game, &view, dice).unwrap();
                assert_eq!(game.view(&imagined, Viewer::Seat(seat)).unwrap(), view);
                let list = |state| {
                    let mut legal = Vec::new();
                    game.legal_actions(state, seat, &mut legal);
                    legal
                };
                assert_eq!(list(&imagined), list(state));
            }
        });
    }

    #[test]
    fn hidden_information_does_not_change_a_move(options in any_options(), seed: u64) {
        let game = Gutenberg::standard();
        let mut bots: Vec<Box<dyn Bot<Gutenberg> + Send>> = vec![Box::new(Greedy::new(Weights::tuned(), 1.0))];
        let mut at = 0;
        play(&game, &options, seed, &mut bots, Budget::Iterations(0), |state, seat, dice| {
            at += 1;
            let other = disguised(&game, state, seat, dice);
            let mut asked = every_kind();
            let kind = at % asked.len();
            let start = Dice::new(dice.seed());
            let mut answer = |state: &State| {
                let view = game.view(state, Viewer::Seat(seat)).unwrap();
                asked[kind].choose(&game, &view, Budget::Iterations(12), &mut start.clone()).unwrap()
            };
            assert_eq!(answer(state), answer(&other));
        });
    }

    #[test]
    fn every_bot_plays_whole_games_by_the_rules(options in any_options(), seed: u64, budget in any_budget()) {
        let game = Gutenberg::standard();
        let mut bots = every_kind();
        let turn = seed as usize % bots.len();
        bots.rotate_left(turn);
        let end = play(&game, &options, seed, &mut bots, budget, |_, _, _| {});
        assert!(game.outcome(&end).is_some());
    }

    #[test]
    fn a_playout_makes_legal_moves_only(options in any_options(), seed: u64) {
        let game = Gutenberg::standard();
        let prices = Prices::new(Weights::tuned());
        let tables = CardTables::new(game.cards(), &prices);
        let policy = Policy { game: &game, appraiser: Appraiser { cards: game.cards(), prices: &prices }, noise: 0.6 };
        let instinct = Instinct { tables: &tables, policy };
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut state = setup(&game, &options, seed);
        while let Some(seat) = game.to_act(&state).iter().next() {
            // A bot must also handle positions that only weak moves lead to.
            let action = match dice.below(8) {
                0 => game.random_action(&state, seat, &mut dice).unwrap(),
                1 => policy.decide(&state, seat, &mut dice).unwrap(),
                _ => instinct.decide(&state, seat, &mut dice).unwrap(),
            };
            game.apply(&mut state, seat, &action, &mut Nobody).unwrap_or_else(|illegal| {
                panic!("{action:?} of seat {seat} is refused: {illegal:?}")
            });
        }
    }
}

#[test]
fn the_greedy_bot_leaves_the_random_one_far_behind() {
    let game = Gutenberg::standard();
    let mut won = 0;
    for seed in 0..40 {
        let mut bots: Vec<Box<dyn Bot<Gutenberg> + Send>> =
            vec![Box::new(Greedy::new(Weights::tuned(), 0.0)), Box::new(RandomMover)];
        let end = play(&game, &Options::default(), seed, &mut bots, Budget::Iterations(0), |_, _, _| {});
        won += usize::from(game.outcome(&end).unwrap().winners.contains(Seat(0)));
    }
    assert_eq!(won, 40);
}

#[test]
fn a_spectators_view_has_no_seat_to_play_for() {
    let game = Gutenberg::standard();
    let state = setup(&game, &Options::default(), 1);
    let mut dice = Dice::new(Seed::from_number(1));
    let view = game.view(&state, Viewer::Spectator).unwrap();
    assert_eq!(bots::choose(Level::Journeyman, &game, &view, None, &mut dice), Err(BotError::Spectator));
}

#[test]
fn a_seat_that_is_not_asked_gets_no_action() {
    let game = Gutenberg::standard();
    let state = setup(&game, &Options::default(), 1);
    let waiting = (0..2).map(Seat).find(|&seat| !game.to_act(&state).contains(seat)).unwrap();
    let view = game.view(&state, Viewer::Seat(waiting)).unwrap();
    let mut dice = Dice::new(Seed::from_number(1));
    assert_eq!(bots::choose(Level::Journeyman, &game, &view, None, &mut dice), Err(BotError::NotAsked));
}
