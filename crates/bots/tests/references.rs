//! The levels of earlier versions still make the same moves. After an intended change of the rules, the card set or the
//! word list, write the digests anew; a change of the bots must leave them alone.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::{Bot, Budget, Level, Playable, Reference, Version};
use gutenberg::{Characters, Gutenberg};
use letterpress::Letterpress;
use table::{Dice, Nobody, Seed, Viewer};

/// FNV-1a.
fn digest(digest: u64, text: &str) -> u64 {
    text.bytes().fold(digest, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A digest of all moves of a game with this bot in all seats.
fn moves<G: Playable>(
    game: &G,
    options: &G::Options,
    mut bot: Box<dyn Bot<G> + Send>,
    budget: Budget,
    most: usize,
) -> String
where
    G::BadOptions: std::fmt::Debug,
{
    let mut state = game.setup(options, Seed::from_number(41)).unwrap();
    let mut dice = Dice::new(Seed::from_number(42));
    let mut seen = 0xcbf2_9ce4_8422_2325;
    for _ in 0..most {
        let Some(seat) = game.to_act(&state).iter().next() else { break };
        let view = game.view(&state, Viewer::Seat(seat)).unwrap();
        let action = bot.choose(game, &view, budget, &mut dice).unwrap();
        seen = digest(seen, &serde_json::to_string(&action).unwrap());
        game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
    }
    format!("{seen:016x}")
}

fn digests(version: Version, of: impl Fn(Reference) -> String) -> Vec<String> {
    Level::ALL.into_iter().map(|level| of(Reference { level, version })).collect()
}

fn gutenberg(people: u8, automa: bool, characters: Characters) -> Vec<String> {
    let game = Gutenberg::standard();
    let options = gutenberg::Options { people, automa, characters, ..gutenberg::Options::default() };
    let of = |named| moves(&game, &options, Gutenberg::reference(named), Budget::Iterations(40), 400);
    digests(Version::First, of)
}

#[test]
fn the_first_levels_of_the_printing_house_still_make_the_same_moves() {
    let tables = [(1, true, Characters::None), (2, false, Characters::None), (4, false, Characters::Dealt)];
    let found = tables.map(|(people, automa, characters)| gutenberg(people, automa, characters));
    let pinned = [
        ["8a2ff0eca1592949", "eee9d49fb9e9f5ce", "8f2627d048a22ead", "7b0cf8644a875a44"],
        ["a31ccd784ad17986", "929c910d5595c094", "98319f295595c6ad", "7e6c0506149143a2"],
        ["be41c63e59f824a6", "bc2e79631e96425e", "7d359e5c1b040a77", "d6232f8e3fce1369"],
    ];
    assert_eq!(found, pinned);
}

#[test]
fn the_first_levels_of_the_word_game_still_make_the_same_moves() {
    let game = Letterpress::new();
    let options = letterpress::Options { people: 3, ..letterpress::Options::default() };
    let of = |named| moves(&game, &options, Letterpress::reference(named), Budget::Iterations(3), 60);
    let pinned = ["a437d08de82011cd", "1edef43a86da0316", "69bcd779178aeaf6", "11cb0adcb8461fb7"];
    assert_eq!(digests(Version::First, of), pinned);
}

#[test]
fn the_first_levels_have_budgets_of_their_own() {
    let own = |level| Gutenberg::reference_budget(Reference { level, version: Version::First }).iterations();
    assert_eq!(Level::ALL.map(own), [Some(0), Some(0), Some(30), Some(3_000)]);
    let own = |level| Letterpress::reference_budget(Reference { level, version: Version::First }).iterations();
    assert_eq!(Level::ALL.map(own), [Some(0), Some(4), Some(12), Some(48)]);
}
