//! This build gives the replies of `vectors/`. The page's tests check the WebAssembly module against the same files.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod host;
mod vector_line;

use engine::Engine;
use games::Games;
use host::Machine;
use serde::Deserialize;
use words::Words;

#[derive(Deserialize)]
struct Vector {
    ask: String,
    reply: Option<String>,
    sha256: Option<String>,
}

fn holds(name: &str) {
    let text = vector_line::read(&format!("vectors/{name}.jsonl"));
    let mut engine: Engine<Machine> = Engine::new(Words::new("en").unwrap(), Games::standard());
    let mut checked = 0;
    for (number, line) in text.lines().enumerate() {
        let vector: Vector = serde_json::from_str(line).unwrap();
        let reply = engine.answer(vector_line::filled(&vector.ask).as_bytes());
        match (vector.reply, vector.sha256) {
            (Some(expected), None) => assert_eq!(reply, expected, "{name}, line {}: {}", number + 1, vector.ask),
            (None, Some(expected)) => {
                assert_eq!(vector_line::sha256(&reply), expected, "{name}, line {}: {}", number + 1, vector.ask);
            }
            _ => panic!("{name}, line {}: a reply or its digest", number + 1),
        }
        checked += 1;
    }
    assert!(checked >= 10, "only {checked} vectors");
}

#[test]
fn dice_fall_as_the_vectors_say() {
    holds("dice");
}

#[test]
fn recorded_games_end_as_the_vectors_say() {
    holds("records");
}

#[test]
fn words_are_found_as_the_vectors_say() {
    holds("words");
}

#[test]
fn actions_are_valued_as_the_vectors_say() {
    holds("analyses");
}

#[test]
fn reviews_say_the_same() {
    holds("reviews");
}

#[test]
fn bots_move_as_the_vectors_say() {
    holds("bots");
}
