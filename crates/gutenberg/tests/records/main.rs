//! Recorded games: each must replay to its exact result and final state. `cargo xtask records` plays them anew when the
//! rules change, and lists in docs/records.md what occurs in them.

mod coverage;

use coverage::{Coverage, GameRecord, things_in};
use gutenberg::components::Type;
use gutenberg::{Action, FreeActions, Gutenberg, Illegal, Options};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use table::{Game, Play};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The final state's hash for every record by name.
fn final_states() -> BTreeMap<String, String> {
    let text = read(&folder().join("final-states.txt"));
    let pairs = text.lines().map(|line| line.split_once("  ").expect("a hash and a name"));
    pairs.map(|(hash, name)| (name.to_owned(), hash.to_owned())).collect()
}

fn records() -> Vec<(String, GameRecord)> {
    let names = final_states().into_keys();
    names
        .map(|name| {
            let text = read(&folder().join(format!("{name}.json")));
            let record = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, record)
        })
        .collect()
}

#[test]
fn every_record_replays_to_its_result_and_final_state() {
    let game = Gutenberg::standard();
    let expected = final_states();
    for (name, record) in records() {
        assert!(record.result.is_some(), "{name} is not a finished game");
        let (_, state) = things_in(&game, &record).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(game.outcome(&state), record.result, "{name}");
        let mut position = game.position(&state);
        let options = Gutenberg::options_of_version(record.rules_version, &record.options);
        assert_eq!(position.table.free_actions, options.free_actions, "{name}");
        // Version 1 did not have this option: the final states are compared without it.
        position.table.free_actions = FreeActions::default();
        let position = serde_json::to_vec(&position).expect("a position can be written");
        let hash: String = Sha256::digest(position).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, expected[&name], "{name} ends in another state");
    }
}

#[test]
fn g2_6_a_record_of_version_1_is_one_of_version_2_by_the_german_reading() {
    let game = Gutenberg::standard();
    for (name, record) in records().into_iter().filter(|(_, record)| record.rules_version == 1) {
        // Until everybody plans for the first time.
        let plan = record.actions.iter().position(|turn| matches!(turn.action, Action::Plan { .. })).expect("a plan");
        let mut begun = GameRecord { result: None, ..record.clone() };
        let seat = begun.actions[plan].seat;
        begun.actions.truncate(plan);
        let buy = Action::BuyType { kind: Type::A };
        let refused = Err(Illegal::NotNow { rule: "G2.6" });
        let mut play = Play::replay(game.clone(), &begun).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(play.act(seat, buy).map(drop), refused, "{name} goes on as it began");
        assert_eq!(play.record(), Some(&begun), "{name} keeps its version, options and content");

        let german = Options { free_actions: FreeActions::OwnTurn, ..record.options.clone() };
        let as_second = GameRecord { rules_version: 2, options: german, ..begun.clone() };
        let mut play = Play::replay(game.clone(), &as_second).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(play.act(seat, buy).map(drop), refused, "{name}");
        let as_second = GameRecord { rules_version: 2, ..begun };
        let mut play = Play::replay(game.clone(), &as_second).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(play.act(seat, buy).map(drop), Ok(()), "{name}");
    }
}

#[test]
fn every_file_is_one_of_the_records() {
    let mut files: Vec<String> = fs::read_dir(folder())
        .expect("the folder of the records")
        .filter_map(|entry| entry.expect("an entry").file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".json").map(str::to_owned))
        .collect();
    files.sort();
    assert_eq!(files, final_states().into_keys().collect::<Vec<_>>());
}

#[test]
fn everything_occurs_in_the_records_as_the_page_says() {
    let game = Gutenberg::standard();
    let mut coverage = Coverage::default();
    for (name, record) in records() {
        coverage.add(things_in(&game, &record).unwrap_or_else(|bad| panic!("{name}: {bad}")).0);
    }
    assert_eq!(coverage.missing(), []);
    assert!(coverage.games() >= 40, "{} games", coverage.games());
    let page = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md"));
    assert!(page.ends_with(&coverage.to_string()), "docs/records.md is out of date: cargo xtask records");
}
