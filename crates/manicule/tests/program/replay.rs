//! `manicule replay`: recorded games as transcripts.

use crate::client::{manicule, records, stderr, stdout};
use serde_json::Value;
use std::process::{Command, Stdio};

fn replay(path: &str, args: &[&str]) -> String {
    let output = manicule(&[&["replay", path], args].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

/// All recorded games in all languages: no message is missing.
#[test]
fn recorded_games_are_told_in_five_languages() {
    for (at, path) in records().iter().enumerate() {
        let path = path.to_str().expect("a path");
        let languages = ["en", "fr", "de", "it", "pl"];
        // Each language tells every fifth game, and each game is told in at least one.
        let text = replay(path, &["--lang", languages[at % 5]]);
        for sign in ["gutenberg-", "cards-", "cli-", "{", "$", "\u{2068}", "_"] {
            let line = text.lines().find(|line| line.contains(sign));
            assert!(line.is_none_or(|line| line.starts_with("gutenberg,")), "{sign:?} in {path}: {line:?}");
        }
    }
}

#[test]
fn a_transcript_goes_by_rounds_and_steps() {
    let path = &records()[1];
    let path = path.to_str().expect("a path");
    for (language, round, over) in [
        ("en", "Round 6 begins.", "Game over."),
        ("fr", "Manche 6.", "Fin de partie."),
        ("de", "Runde 6 beginnt.", "Spielende."),
        ("it", "Comincia il round 6.", "Fine della partita."),
        ("pl", "Zaczyna się runda 6.", "Koniec gry."),
    ] {
        let text = replay(path, &["--lang", language]);
        assert_eq!(text.lines().filter(|line| line.starts_with(round)).count(), 1, "{language}");
        let last = text.lines().rev().find(|line| line.starts_with(over));
        assert!(last.is_some(), "{language}: {text}");
    }
}

#[test]
fn cards_are_shown_with_what_they_say_and_people_by_name() {
    let path = &records()[1];
    let text = replay(path.to_str().expect("a path"), &["--names", "Anna,Tom"]);
    let drafted = text.lines().find(|line| line.contains("drafts an order: ")).expect("a draft");
    assert!(drafted.starts_with("Anna") || drafted.starts_with("Tom"), "{drafted}");
    assert!(drafted.contains(" guilders) with r") && drafted.contains(" fame, "), "{drafted}");
}

#[test]
fn a_solo_transcript_ends_with_the_title() {
    let path = &records()[0];
    let text = replay(path.to_str().expect("a path"), &[]);
    assert!(text.lines().last().expect("a line").starts_with("Title: "), "{text}");
    assert!(text.contains("The automa follows its planning card (a"), "{text}");
}

#[test]
fn events_come_as_json_lines() {
    let path = &records()[1];
    let record: Value = serde_json::from_slice(&std::fs::read(path).expect("a record")).expect("JSON");
    let text = replay(path.to_str().expect("a path"), &["--json"]);
    let events: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let last = events.last().expect("events");
    assert_eq!(last["event"], "game_ended");
    assert_eq!(last["scores"], record["result"]["scores"]);
    assert_eq!(last["ply"], record["actions"].as_array().expect("actions").len());
}

#[test]
fn an_unfinished_record_says_who_is_to_act() {
    let mut record: Value = serde_json::from_slice(&std::fs::read(&records()[1]).expect("a record")).expect("JSON");
    record["actions"].as_array_mut().expect("actions").truncate(1);
    record["result"] = Value::Null;
    let folder = tempfile::TempDir::new().expect("a folder");
    let path = folder.path().join("begun.json");
    std::fs::write(&path, record.to_string()).expect("a file");
    let text = replay(path.to_str().expect("a path"), &[]);
    assert!(text.contains("The record ends here, after 1 action. Next to act: Seat "), "{text}");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_manicule"))
        .args(["replay", records()[1].to_str().expect("a path")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("manicule runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && stderr(&output).is_empty(), "{}", stderr(&output));
}
