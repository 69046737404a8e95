//! The door for search plays the same game: players who decide themselves whether a turn stays open, against the rules.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

use gutenberg::{Action, Characters, Gutenberg, Options, Stage, State};
use table::{Dice, Game, Nobody, Seed};

/// Passes wherever the quick table asks and the usual one does not, until both stand alike.
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

/// A random game at both tables. Who never wants more passes at the usual table as soon as the main action is done.
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
