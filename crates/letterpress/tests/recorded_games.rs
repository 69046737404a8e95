//! Replays the games of tests/records to their exact results. After a change of rules, decks or word lists that is
//! meant to change games, `cargo run --release -p letterpress --example records` plays them anew.

#![allow(clippy::unwrap_used)] // A panic fails the test.

#[path = "records/coverage.rs"]
mod coverage;

use coverage::{GameRecord, things_in, wanted};
use letterpress::decks::Deck;
use letterpress::languages::Language;
use letterpress::lexicon::WordList;
use letterpress::{Action, Illegal, Letterpress};
use std::collections::BTreeSet;
use std::path::Path;
use table::{BadRecord, Game, Play, Record, Turn};

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
    let decks: BTreeSet<(Language, String)> = records()
        .iter()
        .map(|(_, record)| (record.options.language, record.content.split(' ').nth(2).unwrap().to_owned()))
        .collect();
    let decks: Vec<Deck> =
        decks.iter().map(|(language, checksum)| Deck::with_checksum(*language, checksum).unwrap()).collect();
    let missing: Vec<_> = wanted(&decks).difference(&seen).cloned().collect();
    assert!(missing.is_empty(), "missing in the records: {missing:?}");
}

/// A game up to a word that is in no list, which is written last; and that word.
fn up_to_an_unlisted_word() -> (GameRecord, String) {
    let (_, mut record) = records().into_iter().find(|(name, _)| name.contains("en-2-people")).unwrap();
    let language = record.options.language;
    let words = WordList::of(language).unwrap();
    let backwards = |turn: &Turn<Action>| match &turn.action {
        Action::Write { word, .. } => Some(word.chars().rev().collect::<String>()),
        _ => None,
    };
    let unlisted = record.actions.iter().enumerate().find_map(|(ply, turn)| {
        let word = backwards(turn).filter(|word| !words.contains(&language.spell(word).unwrap()))?;
        Some((ply, word))
    });
    let (ply, word) = unlisted.unwrap();
    record.actions.truncate(ply + 1);
    record.actions[ply].action = Action::Write { word: word.clone(), cards: None };
    record.result = None;
    (record, word)
}

/// As if it had been made with a word list that no longer exists.
fn of_an_older_list(record: &GameRecord) -> GameRecord {
    let (deck, _) = record.content.rsplit_once(' ').unwrap();
    Record { content: format!("{deck} 0123456789abcdef"), ..record.clone() }
}

#[test]
fn l0_2_in_a_game_begun_with_an_older_list_the_words_it_names_count() {
    let game = Letterpress::new();
    let (record, word) = up_to_an_unlisted_word();
    let present = Record { content: game.content(&record.options), ..record.clone() };
    let refused = Play::replay(game.clone(), &present).map(|_| ()).unwrap_err();
    assert!(matches!(refused, BadRecord::Move { .. }), "{refused}");
    let older = of_an_older_list(&record);
    let play = Play::replay(game, &older).unwrap();
    assert!(play.taken_on_trust().contains(&word), "{:?}", play.taken_on_trust());
    assert_eq!(play.record(), Some(&older), "the record keeps the identity of its list");
}

#[test]
fn l0_2_in_a_game_begun_with_an_older_list_other_words_are_judged_by_the_present_one() {
    let (mut record, word) = up_to_an_unlisted_word();
    let last = record.actions.pop().unwrap();
    let mut play = Play::replay(Letterpress::new(), &of_an_older_list(&record)).unwrap();
    let refused = play.act(last.seat, last.action).unwrap_err();
    assert_eq!(refused, Illegal::NotInWordList { word });
}

#[test]
fn a_record_of_cards_that_are_not_kept_or_of_other_moves_is_refused() {
    let game = Letterpress::new();
    let (_, mut record) = records().remove(1);
    record.content = "fr deck 0000000000000000 words 0123456789abcdef".to_owned();
    let refused = Play::replay(game.clone(), &record).map(|_| ()).unwrap_err().to_string();
    assert!(refused.contains("other cards") && refused.contains("no French deck 0000000000000000"), "{refused}");
    record.content = "fr".to_owned();
    assert!(Play::replay(game.clone(), &record).map(|_| ()).unwrap_err().to_string().contains("other cards"));
    let (_, mut record) = records().remove(1);
    record.actions.remove(0);
    assert!(Play::replay(game, &record).is_err());
}
