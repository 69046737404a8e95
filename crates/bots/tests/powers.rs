//! A bot uses its character's power: alone, on the same deals, it scores more with it than without.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::{Level, choose};
use gutenberg::components::{Character, Enumerated};
use gutenberg::{Characters, Gutenberg, Options};
use table::{Dice, Game, Nobody, Seat, Seed, Viewer};

const DEALS: u64 = 120;

/// The total solo score of a journeyman over all deals.
fn scored(characters: &Characters) -> i32 {
    let game = Gutenberg::standard();
    let options = Options { people: 1, characters: characters.clone(), ..Options::default() };
    let score = |deal| {
        let mut state = game.setup(&options, Seed::from_number(deal)).unwrap();
        let mut dice = Dice::new(Seed::from_number(deal));
        while game.to_act(&state).contains(Seat(0)) {
            let view = game.view(&state, Viewer::Seat(Seat(0))).unwrap();
            let action = choose(Level::Journeyman, &game, &view, None, &mut dice).unwrap();
            game.apply(&mut state, Seat(0), &action, &mut Nobody).unwrap();
        }
        game.outcome(&state).unwrap().scores()[0]
    };
    (0..DEALS).map(score).sum()
}

#[test]
fn every_power_is_worth_something_to_a_bot() {
    let without = scored(&Characters::None);
    for &character in Character::ALL {
        let with = scored(&Characters::Fixed(vec![character]));
        assert!(with > without, "{character:?}: {with} with the power, {without} without, over {DEALS} games");
    }
}
