//! The playout interface plays the same game as the rules, although its players decide themselves whether a turn stays
//! open.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use gutenberg::{Action, Characters, Edition, FreeActions, Gutenberg, Options, Stage, State};
use table::{Dice, Game, Nobody, Seed};

/// Passes wherever the playout asks and the rules do not, until both states are equal.
fn catch_up(game: &Gutenberg, quick: &mut State, usual: &State, wants_more: bool) -> u32 {
    let mut passes = 0;
    while quick != usual {
        let seat = quick.actor();
        assert_eq!(game.check(quick, seat, &Action::Pass), Ok(()), "the tables differ by more than passing");
        game.apply_in_playout(quick, seat, &Action::Pass, &|_| wants_more);
        passes += 1;
        assert!(passes < 100, "passing does not bring the tables together");
    }
    passes
}

/// A random game with both. A player that never wants more passes in the ordinary game as soon as its main action is
/// done.
fn play_both(game: &Gutenberg, options: &Options, seed: u64, wants_more: bool) -> u32 {
    let mut usual = game.setup(options, Seed::from_number(seed)).unwrap();
    let mut quick = usual.clone();
    let mut dice = Dice::new(Seed::from_number(seed + 1));
    let mut passes = 0;
    while let Some(seat) = game.to_act(&usual).iter().next() {
        let free = usual.stage() == Stage::After && usual.due().is_empty() && usual.drawn().is_empty();
        if free && !wants_more {
            game.apply(&mut usual, seat, &Action::Pass, &mut Nobody).unwrap();
            continue;
        }
        passes += catch_up(game, &mut quick, &usual, wants_more);
        let action = game.random_action(&usual, seat, &mut dice).unwrap();
        game.apply(&mut usual, seat, &action, &mut Nobody).unwrap();
        game.apply_in_playout(&mut quick, seat, &action, &|_| wants_more);
    }
    passes + catch_up(game, &mut quick, &usual, wants_more)
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
        let passes = |wants_more| -> u32 { (0..50).map(|seed| play_both(&game, &options, seed, wants_more)).sum() };
        assert!(passes(true) > 50, "whoever always wants more is asked where the rules would not ask");
        passes(false);
    }
}
