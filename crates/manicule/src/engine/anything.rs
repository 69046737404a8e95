//! Properties that must hold for any input. The fuzz targets and a small test share them.

use super::serve;
use games::{Games, Sitting};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Dice, Seed, Viewer};
use words::{LANGUAGES, Words};

/// More actions than any game has.
const ENDLESS: usize = 20_000;

/// Every line gets one line of JSON in reply, a result or an error.
pub fn answer_anything(input: &[u8]) {
    let mut output = Vec::new();
    let words = Words::new(LANGUAGES[0]).expect("the first language");
    serve(input, &mut output, words, Games::standard()).expect("memory can be read and written");
    let asked = input.split(|&byte| byte == b'\n').count() - usize::from(input.is_empty() || input.ends_with(b"\n"));
    let answers: Vec<&[u8]> = output.split_inclusive(|&byte| byte == b'\n').collect();
    assert_eq!(answers.len(), asked, "a line was lost");
    for answer in answers {
        let answer: Value = serde_json::from_slice(answer).expect("an answer is JSON");
        assert!(answer.get("ok").is_some() != answer["error"]["code"].is_string(), "{answer}");
    }
}

/// A position is refused with its faults, or it can be played to the end of the game.
pub fn play_anything(input: &[u8]) {
    let Ok(position) = serde_json::from_slice::<Box<RawValue>>(input) else { return };
    let games = Games::standard();
    let game = games.get("gutenberg").expect("a registered game");
    let Ok(mut sitting) = game.place((&*position).into()) else { return };
    let written = sitting.position();
    let again = game.place((&*written).into()).unwrap_or_else(|error| panic!("its own position is refused: {error}"));
    assert_eq!(again.position().get(), written.get(), "a position changes when it is set");

    let mut dice = Dice::new(Seed::from_number(input.len() as u64));
    for _ in 0..ENDLESS {
        if sitting.outcome().is_some() {
            return;
        }
        sitting.view(Viewer::Spectator).expect("everybody may watch");
        play_on(sitting.as_mut(), &mut dice);
    }
    panic!("the game does not end");
}

fn play_on(sitting: &mut dyn Sitting, dice: &mut Dice) {
    let to_act = sitting.to_act();
    let seat = to_act.iter().nth(dice.index(to_act.len())).expect("some seat must act until the end");
    let listed = sitting.legal(seat).actions;
    let actions: Vec<Value> = serde_json::from_str(listed.get()).expect("a list");
    let action = actions.get(dice.index(actions.len())).expect("a seat that must act has an action");
    if let Err(error) = sitting.act(seat, action) {
        panic!("seat {seat} is refused a listed action, {action}: {error:?}");
    }
}
