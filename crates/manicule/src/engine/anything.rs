//! What must hold whatever comes in: for the fuzzer, and for the test that does the same in little.

use super::serve;
use crate::session::Session;
use crate::shelf::game_named;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Dice, Seed, Viewer};
use words::{LANGUAGES, Words};

/// More actions than any game of the house has.
const ENDLESS: usize = 20_000;

/// Every line gets one line of JSON, with the game's word or an error.
pub fn answer_anything(input: &[u8]) {
    let mut output = Vec::new();
    let words = Words::new(LANGUAGES[0]).expect("the first language");
    serve(input, &mut output, words).expect("memory can be read and written");
    let asked = input.split(|&byte| byte == b'\n').count() - usize::from(input.is_empty() || input.ends_with(b"\n"));
    let answers: Vec<&[u8]> = output.split_inclusive(|&byte| byte == b'\n').collect();
    assert_eq!(answers.len(), asked, "a line was lost");
    for answer in answers {
        let answer: Value = serde_json::from_slice(answer).expect("an answer is JSON");
        assert!(answer["ok"].is_object() != answer["error"]["code"].is_string(), "{answer}");
    }
}

/// A position is refused with its faults, or it can be played to the end of the game.
pub fn play_anything(input: &[u8]) {
    let Ok(position) = serde_json::from_slice::<Box<RawValue>>(input) else { return };
    let game = game_named("gutenberg").unwrap_or_else(|_| panic!("the game is on the shelf"));
    let Ok(mut session) = game.place(None, &position) else { return };
    let written = session.position();
    let again = game.place(None, &written).unwrap_or_else(|trouble| panic!("its own position is refused: {trouble:?}"));
    assert_eq!(again.position().get(), written.get(), "a position changes as it is set");

    let mut dice = Dice::new(Seed::from_number(input.len() as u64));
    for _ in 0..ENDLESS {
        if session.outcome().is_some() {
            return;
        }
        session.view(Viewer::Spectator).expect("everybody may watch");
        play_on(session.as_mut(), &mut dice);
    }
    panic!("the game does not end");
}

fn play_on(session: &mut dyn Session, dice: &mut Dice) {
    let waited = session.to_act();
    let seat = waited.iter().nth(dice.index(waited.len())).expect("somebody is to act until the end");
    let listed = session.legal(seat).actions;
    let actions: Vec<&RawValue> = serde_json::from_str(listed.get()).expect("a list");
    let action = actions.get(dice.index(actions.len())).expect("who is to act has an action");
    if let Err(trouble) = session.apply(seat, action) {
        panic!("seat {seat} is refused a listed action, {action}: {trouble:?}");
    }
}
