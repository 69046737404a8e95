//! `manicule simulate`: the same seed, the same numbers.

use crate::client::{manicule, stderr, stdout};
use serde_json::Value;
use std::process::{Command, Stdio};
use tempfile::TempDir;

fn simulate(args: &[&str]) -> String {
    let output = manicule(&[&["simulate", "gutenberg"], args].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads: &str, kind: &str| {
        let about = ["--people", "3", "--characters", "--games", "300", "--seed", "5"];
        simulate(&[&about[..], &["--threads", threads, kind, "-"]].concat())
    };
    for kind in ["--csv", "--json"] {
        assert_eq!(run("1", kind), run("2", kind));
    }
    let table = |threads: &str| simulate(&["--games", "300", "--seed", "5", "--threads", threads]);
    assert_eq!(table("1"), table("2"));
    assert_ne!(table("1"), simulate(&["--games", "300", "--seed", "6"]));
}

#[test]
fn the_table_shows_every_seat_and_a_histogram() {
    let text = simulate(&["--people", "4", "--characters", "--games", "200", "--seed", "1"]);
    assert!(text.starts_with("gutenberg: 200 games between random players, seed 1\n"), "{text}");
    for word in ["mean", "sd", "median", "wins", "95% interval", "Scores of all players", "█"] {
        assert!(text.contains(word), "{word} is not in\n{text}");
    }
    for seat in 0..4 {
        let row = |line: &&str| line.trim_start().starts_with(&format!("{seat}  "));
        assert_eq!(text.lines().skip(2).take(6).filter(row).count(), 1, "seat {seat}\n{text}");
    }
}

#[test]
fn a_solo_game_counts_titles() {
    let text = simulate(&["--people", "1", "--games", "50", "--seed", "1", "--lang", "de"]);
    assert!(text.contains("Titel\n") && text.contains("Schüler"), "{text}");
}

#[test]
fn csv_has_a_row_for_every_game_and_seat_and_json_the_figures() {
    let folder = TempDir::new().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (csv, json) = (path("games.csv"), path("games.json"));
    std::fs::write(&csv, "what was there before").expect("a file");
    simulate(&["--games", "20", "--seed", "3", "--csv", &csv, "--json", &json]);

    let rows = std::fs::read_to_string(&csv).expect("the rows");
    let rows: Vec<Vec<&str>> = rows.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0], ["game", "seed", "seat", "score", "win", "actions"]);
    assert_eq!(rows.len(), 1 + 20 * 2);
    let scores: Vec<f64> =
        rows[1..].iter().filter(|row| row[2] == "0").map(|row| row[3].parse().expect("a score")).collect();
    let wins: f64 = rows[1..].iter().map(|row| row[4].parse::<f64>().expect("a share")).sum();
    assert_eq!(wins, 20.0);

    let figures: Value = serde_json::from_slice(&std::fs::read(&json).expect("the figures")).expect("JSON");
    assert_eq!(figures["games"], 20);
    assert_eq!(figures["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(figures["seats"][0]["mean"], scores.iter().sum::<f64>() / 20.0);
    let names = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(names, 2, "something is left over");
}

#[test]
fn a_reader_that_stops_early_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_manicule"))
        .args(["simulate", "gutenberg", "--games", "5000", "--csv", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("manicule runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && !stderr(&output).contains("panicked"), "{}", stderr(&output));
}
