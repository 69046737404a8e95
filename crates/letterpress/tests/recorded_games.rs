//! Whole games in tests/records, replayed to the exact result. `cargo run --release -p letterpress --example records`
//! plays them anew when a change of rules, decks or word lists is meant to change games.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

#[path = "records/coverage.rs"]
mod coverage;

use coverage::{GameRecord, things_in, wanted};
use letterpress::Letterpress;
use letterpress::languages::Language;
use std::collections::BTreeSet;
use std::path::Path;
use table::{Game, Play};

fn records() -> Vec<(String, GameRecord)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let read = |path: &Path| serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    files.iter().map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), read(path))).collect()
}

#[test]
fn thirty_games_replay_to_their_exact_result() {
    let game = Letterpress::new();
    let records = records();
    assert_eq!(records.len(), 30);
    for (name, record) in &records {
        let play = Play::replay(game.clone(), record).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert!(record.result.is_some() && play.outcome() == record.result, "{name}");
        assert!(game.to_act(play.state()).is_empty(), "{name} is not over");
    }
}

#[test]
fn the_records_show_all_there_is() {
    let game = Letterpress::new();
    let mut seen = BTreeSet::new();
    let mut tables = BTreeSet::new();
    for (_, record) in records() {
        seen.extend(things_in(&game, &record));
        tables.insert((record.options.language as usize, record.options.people));
    }
    assert_eq!(tables.len(), Language::ALL.len() * 6, "every number of people in every language");
    let missing: Vec<_> = wanted().difference(&seen).cloned().collect();
    assert!(missing.is_empty(), "nowhere in the records: {missing:?}");
}

#[test]
fn a_record_of_other_cards_or_moves_is_refused() {
    let game = Letterpress::new();
    let (_, mut record) = records().remove(1);
    record.content.push('x');
    assert!(Play::replay(game.clone(), &record).map(|_| ()).unwrap_err().to_string().contains("other cards"));
    let (_, mut record) = records().remove(1);
    record.actions.remove(0);
    assert!(Play::replay(game, &record).is_err());
}
