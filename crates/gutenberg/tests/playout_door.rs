//! The door for search plays the same game: players who end their turns themselves, against the rules.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use gutenberg::{Action, Characters, Edition, FreeActions, Gutenberg, Options, State};
use table::{Dice, Game, Nobody, Seed};

/// Passes wherever the quick table asks and the usual one does not, until both stand alike.
fn catch_up(game: &Gutenberg, quick: &mut State, usual: &State) -> u32 {
    let mut passes = 0;
    while quick != usual {
        let seat = quick.actor();
        assert_eq!(game.check(quick, seat, &Action::Pass), Ok(()), "the tables differ by more than passing");
        let mut same = quick.clone();
        game.pass_in_playout(&mut same);
        game.apply_in_playout(quick, seat, &Action::Pass);
        assert!(same == *quick, "a pass is a pass");
        passes += 1;
        assert!(passes < 100, "passing does not bring the tables together");
    }
    passes
}

/// A random game at both tables.
fn play_both(game: &Gutenberg, options: &Options, seed: u64) -> u32 {
    let mut usual = game.setup(options, Seed::from_number(seed)).unwrap();
    let mut quick = usual.clone();
    let mut dice = Dice::new(Seed::from_number(seed + 1));
    let mut passes = 0;
    while let Some(seat) = game.to_act(&usual).iter().next() {
        passes += catch_up(game, &mut quick, &usual);
        let action = game.random_action(&usual, seat, &mut dice).unwrap();
        game.apply(&mut usual, seat, &action, &mut Nobody).unwrap();
        game.apply_in_playout(&mut quick, seat, &action);
    }
    passes + catch_up(game, &mut quick, &usual)
}

/// A random game with every decision drawn and performed separately; returns the number of decisions.
fn step_by_step(game: &Gutenberg, state: &mut State, dice: &mut Dice) -> u32 {
    let mut batches = Vec::new();
    let mut decisions = 0;
    loop {
        let to_act = game.to_act(state);
        let Some(seat) = to_act.iter().nth(dice.index(to_act.len())) else { return decisions };
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let checked = game.sample(state, seat, dice, &mut batches).unwrap();
        assert!(legal.contains(&checked.action()));
        game.perform(state, &checked, &mut Nobody);
        decisions += 1;
    }
}

/// From the start and the middle of games, with all options that change the rules.
#[test]
fn a_random_playout_is_the_game_step_by_step() {
    let game = Gutenberg::standard();
    let mut batches = Vec::new();
    for (people, automa) in [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)] {
        for edition in [Edition::First, Edition::Second] {
            for seed in 0..30 {
                let free_actions = if seed % 2 == 0 { FreeActions::AnyTime } else { FreeActions::OwnTurn };
                let characters = if seed % 5 == 0 { Characters::None } else { Characters::Dealt };
                let options = Options { people, automa, characters, edition, free_actions, ..Options::default() };
                let mut state = game.setup(&options, Seed::from_number(seed)).unwrap();
                let mut dice = Dice::new(Seed::from_number(seed + 1));
                for _ in 0..seed * 7 {
                    let Some(seat) = game.to_act(&state).iter().last() else { break };
                    let action = game.random_action(&state, seat, &mut dice).unwrap();
                    game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
                }
                let (mut steps, mut same_dice) = (state.clone(), dice.clone());
                let decisions = step_by_step(&game, &mut steps, &mut same_dice);
                assert_eq!(game.random_playout(&mut state, &mut dice, &mut batches), decisions);
                assert!(state == steps && dice == same_dice, "{people} people, seed {seed}");
            }
        }
    }
}

#[test]
fn playouts_play_the_same_game() {
    let game = Gutenberg::standard();
    for (people, automa) in [(1, true), (2, false), (3, true), (4, false)] {
        let options = Options { people, automa, characters: Characters::Dealt, ..Options::default() };
        let passes: u32 = (0..50).map(|seed| play_both(&game, &options, seed)).sum();
        assert!(passes > 50, "seats are asked where the rules would not ask");
    }
}
