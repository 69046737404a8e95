//! Lessons and tables for tests.

#![allow(dead_code)] // Not every test uses all of it.

use bots::{Budget, Level, SystemClock};
use games::{Games, Sitting};
use serde_json::{Value, json};
use table::{Seat, Seed, Viewer};

pub fn open(game: &str, options: &Value, seed: u64) -> Box<dyn Sitting> {
    Games::standard().get(game).unwrap().open(options.into(), Seed::from_number(seed)).unwrap()
}

/// The start of a lesson, with nothing played.
pub fn start(game: &str, options: Value, seed: u64) -> Value {
    start_of(open(game, &options, seed).as_ref())
}

/// Seat 1 drafts its second order; then seat 0 drafts its own and chooses types.
pub fn second_draft() -> Value {
    let mut sitting = open("gutenberg", &json!({"people": 2, "first": 0}), 7);
    while sitting.ply() < 2 {
        assert!(step(sitting.as_mut()));
    }
    start_of(sitting.as_ref())
}

/// The start of a lesson at this table.
pub fn start_of(sitting: &dyn Sitting) -> Value {
    let mut record: Value = serde_json::from_str(sitting.record().unwrap().get()).unwrap();
    for field in ["format", "game", "result"] {
        record.as_object_mut().unwrap().remove(field);
    }
    record
}

pub fn view(sitting: &dyn Sitting, seat: u8) -> Value {
    serde_json::from_str(sitting.view(Viewer::Seat(Seat(seat))).unwrap().get()).unwrap()
}

/// One move of a journeyman without search; `false` at the end.
pub fn step(sitting: &mut dyn Sitting) -> bool {
    let Some(seat) = sitting.to_act().iter().next() else { return false };
    let seed = Seed::from_number(sitting.ply() as u64);
    let action = sitting.think(seat, Level::Journeyman, Some(Budget::Iterations(0)), seed)(&SystemClock).unwrap();
    sitting.act(seat, &action).unwrap();
    true
}

/// One move of a player who takes the first action offered; `false` at the end.
pub fn stray(sitting: &mut dyn Sitting) -> bool {
    let Some(seat) = sitting.to_act().iter().next() else { return false };
    let legal: Vec<Value> = serde_json::from_str(sitting.legal(seat).actions.get()).unwrap();
    let action = &legal[sitting.ply() * 7919 % legal.len()];
    sitting.act(seat, action).unwrap();
    true
}

fn again(start: &Value) -> Box<dyn Sitting> {
    let start: coach::lessons::Start = serde_json::from_str(&start.to_string()).unwrap();
    start.sitting(Games::standard().get("gutenberg").unwrap()).unwrap()
}

/// The printing and refinement cards of the order draft.
pub fn displayed(start: &Value) -> Vec<(String, String)> {
    let display = view(again(start).as_ref(), 0)["table"]["display"].clone();
    let ids = |kind: &str| {
        display[kind].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    ids("printing").into_iter().zip(ids("refinement")).collect()
}

/// A printing card that still lies in the deck.
pub fn hidden_printing(start: &Value) -> String {
    let shown = view(again(start).as_ref(), 0).to_string();
    (1..=50).map(|number| format!("p{number:02}")).find(|id| !shown.contains(&format!("\"{id}\""))).unwrap()
}

/// The seat that acts after the learner's first action.
pub fn after_learner(lesson: &Value) -> u8 {
    1 - lesson["seat"].as_u64().unwrap() as u8
}

/// Two drafts of a word game for three, by all seats at once.
pub fn drafting() -> Value {
    json!({
        "seat": 1,
        "teaches": ["L1.2"],
        "start": start("letterpress", json!({"people": 3, "language": "en"}), 3),
        "steps": [
            {"id": "keep", "point": "own:hand", "expect": [{"draft": "*"}], "answers": "bots"},
            {"id": "again", "point": "part:commons", "expect": [{"draft": {"card": "*"}}], "answers": "bots"},
        ],
    })
}

/// The first word of a game of two.
pub fn writing() -> Value {
    let mut sitting = open("letterpress", &json!({"people": 2, "language": "en"}), 3);
    while view(sitting.as_ref(), 0)["step"] != "write" {
        assert!(step(sitting.as_mut()));
    }
    let legal: Value = serde_json::from_str(sitting.legal(Seat(0)).actions.get()).unwrap();
    let word = legal[0]["write"]["word"].clone();
    json!({
        "seat": 0,
        "teaches": [],
        "start": start_of(sitting.as_ref()),
        "steps": [{
            "id": "word", "point": "part:stick", "expect": [{"write": {"word": word}}],
            "mistakes": [{"when": ["pass"], "id": "none"}], "answers": "bots",
        }],
    })
}
