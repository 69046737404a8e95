//! Notes and comments on rounds: each is given exactly when it applies, from the view alone, and has its text.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod tables;

use coach::{RoundWord, all_notes, notes, round_words};
use games::{Games, Sitting};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use table::{Seat, Seed, Viewer};

/// Plays whole games of journeymen without search; `see` gets every position from every seat.
fn play(game: &str, options: &Value, seeds: std::ops::Range<u64>, see: impl FnMut(&dyn Sitting, Seat)) {
    play_with(tables::step, game, options, seeds, see);
}

fn play_with(
    step: fn(&mut dyn Sitting) -> bool,
    game: &str,
    options: &Value,
    seeds: std::ops::Range<u64>,
    mut see: impl FnMut(&dyn Sitting, Seat),
) {
    for seed in seeds {
        let mut sitting = tables::open(game, options, seed);
        loop {
            for seat in 0..sitting.seats() as u8 {
                see(sitting.as_ref(), Seat(seat));
            }
            if !step(sitting.as_mut()) {
                break;
            }
        }
    }
}

/// In how many positions each note applies and in how many it does not.
fn counted(game: &str, tables: &[Value], seeds: u64) -> BTreeMap<&'static str, (usize, usize)> {
    let mut counts: BTreeMap<&str, (usize, usize)> = all_notes(game).iter().map(|(id, _)| (*id, (0, 0))).collect();
    for options in tables {
        play(game, options, 0..seeds, |sitting, seat| {
            let now: BTreeSet<&str> = notes(sitting, seat).unwrap().iter().map(|note| note.id).collect();
            for (id, (holds, fails)) in &mut counts {
                *(if now.contains(id) { holds } else { fails }) += 1;
            }
        });
    }
    counts
}

fn never_said(counts: &BTreeMap<&'static str, (usize, usize)>) -> Vec<&'static str> {
    assert!(counts.values().all(|(_, fails)| *fails > 0), "some notes always apply: {counts:?}");
    counts.iter().filter(|(_, (holds, _))| *holds == 0).map(|(id, _)| *id).collect()
}

#[test]
fn every_note_of_gutenberg_holds_somewhere_and_not_everywhere() {
    let tables = [
        json!({"people": 2, "characters": ["gutenberg", "guillard"]}),
        json!({"people": 2, "characters": ["manutius", "ungler"]}),
        json!({"people": 2, "characters": ["schoffer", "tory"]}),
        json!({"people": 2, "characters": ["plantin", "caxton"]}),
        json!({"people": 2, "characters": ["fiol", "vietor"]}),
        json!({"people": 3, "characters": true}),
        json!({"people": 1}),
    ];
    // These are rare and have tests of their own.
    let rare = never_said(&counted("gutenberg", &tables, 3));
    assert!(rare.iter().all(|id| ["tie-at-the-end", "past-the-top"].contains(id)), "{rare:?}");
}

#[test]
fn every_note_of_letterpress_holds_somewhere_and_not_everywhere() {
    let tables = [
        json!({"people": 3, "language": "en"}),
        json!({"people": 1, "language": "en"}),
        json!({"people": 1, "language": "fr", "difficulty": "easy"}),
    ];
    // Bots usually find a word, and few hands have such cards; these have tests of their own.
    let rare = never_said(&counted("letterpress", &tables, 3));
    assert!(rare.iter().all(|id| ["nothing-written", "qu", "groups"].contains(id)), "{rare:?}");
}

fn ids(sitting: &dyn Sitting, seat: u8) -> Vec<&'static str> {
    notes(sitting, Seat(seat)).unwrap().iter().map(|note| note.id).collect()
}

fn until(sitting: &mut dyn Sitting, holds: impl Fn(&Value) -> bool) {
    while !holds(&tables::view(sitting, 0)) {
        assert!(tables::step(sitting));
    }
}

#[test]
fn notes_follow_the_first_round() {
    let mut sitting = tables::open("gutenberg", &json!({"people": 2, "first": 0}), 7);
    assert_eq!((ids(sitting.as_ref(), 0), ids(sitting.as_ref(), 1)), (vec!["draft"], vec![]));
    until(sitting.as_mut(), |view| view["table"]["phase"] == "choose_types");
    assert_eq!(ids(sitting.as_ref(), 0), ["choose-types"]);
    until(sitting.as_mut(), |view| view["table"]["phase"] == "plan");
    for seat in 0..2 {
        assert_eq!(ids(sitting.as_ref(), seat)[..2], ["plan", "plan-order"]);
    }
    // A seat that has planned waits.
    sitting.act(Seat(1), &json!({"plan": {"markers": [2, 2, 2, 1, 1]}})).unwrap();
    assert_eq!((ids(sitting.as_ref(), 0)[0], ids(sitting.as_ref(), 1)), ("plan", vec![]));
    sitting.act(Seat(0), &json!({"plan": {"markers": [2, 2, 2, 0, 1]}})).unwrap();
    assert_eq!(ids(sitting.as_ref(), 0)[..3], ["reveal", "tie", "take-order"]);
    assert_eq!(ids(sitting.as_ref(), 1), [] as [&str; 0]);
    let point = |sitting: &dyn Sitting, id: &str| {
        let note = notes(sitting, Seat(0)).unwrap().into_iter().find(|note| note.id == id).unwrap();
        (note.rule, note.point.to_string())
    };
    assert_eq!(point(sitting.as_ref(), "take-order"), ("G3a.1", "row:orders".to_owned()));
    until(sitting.as_mut(), |view| view["table"]["phase"] == "gears");
    assert!(!ids(sitting.as_ref(), 1).contains(&"no-marker"));
    until(sitting.as_mut(), |view| view["table"]["phase"] == "patronage" && view["to_act"][0] == 0);
    assert_eq!(point(sitting.as_ref(), "no-marker"), ("G2.4", "row:gears".to_owned()));
}

/// The same table with its position changed.
fn changed(sitting: &dyn Sitting, change: impl FnOnce(&mut Value)) -> Box<dyn Sitting> {
    let mut position: Value = serde_json::from_str(sitting.position().get()).unwrap();
    change(&mut position);
    Games::standard().get(sitting.game()).unwrap().place((&position).into()).unwrap()
}

/// Seat 0's notes before and after a change of the position.
fn notes_of_change(sitting: &dyn Sitting, change: impl FnOnce(&mut Value)) -> [Vec<&'static str>; 2] {
    [ids(sitting, 0), ids(changed(sitting, change).as_ref(), 0)]
}

#[test]
fn a_tie_at_the_end_is_explained_where_there_is_one() {
    let mut sitting = tables::open("gutenberg", &json!({"people": 2}), 7);
    while tables::step(sitting.as_mut()) {}
    let facts: Value = serde_json::from_str(sitting.facts(Viewer::Seat(Seat(0))).unwrap().get()).unwrap();
    let total = |seat: usize| facts["houses"][seat]["total"].as_i64().unwrap();
    let behind = usize::from(total(0) > total(1));
    let [before, after] = notes_of_change(sitting.as_ref(), |position| {
        let fame = &mut position["table"]["houses"][behind]["fame"];
        *fame = json!(fame.as_i64().unwrap() + (total(0) - total(1)).abs());
    });
    assert_eq!((before, after), (vec![], vec!["tie-at-the-end"]));
}

#[test]
fn a_level_past_the_top_is_explained_where_a_card_shows_one() {
    let mut sitting = tables::open("gutenberg", &json!({"people": 2}), 7);
    until(sitting.as_mut(), |view| view["table"]["phase"] == "specialties" && view["to_act"] == json!([0]));
    let [before, after] = notes_of_change(sitting.as_ref(), |position| {
        let top = json!({"typesetting": 6, "woodcutting": 6, "binding": 6, "illuminating": 6});
        position["table"]["houses"][0]["levels"] = top;
    });
    assert!(!before.contains(&"past-the-top") && after.contains(&"past-the-top"), "{before:?}, {after:?}");
}

#[test]
fn a_seat_that_passed_learns_what_is_left_to_claim() {
    let claiming = |passes: bool| {
        let mut sitting = tables::open("letterpress", &json!({"people": 3, "language": "en"}), 7);
        until(sitting.as_mut(), |view| view["step"] == "write");
        if passes {
            sitting.act(Seat(0), &json!("pass")).unwrap();
        }
        until(sitting.as_mut(), |view| view["step"] == "claim" && view["to_act"] == json!([0]));
        ids(sitting.as_ref(), 0)
    };
    assert!(claiming(true).contains(&"nothing-written"));
    assert!(!claiming(false).contains(&"nothing-written"));
}

/// Exchanges one of a seat's cards for a card that is in a deck.
fn give(position: &mut Value, deck: &str, card: &str, cards: &str) {
    let taken = std::mem::replace(&mut position["seats"][0][cards][0], json!(card));
    for part in ["top", "under"] {
        position[deck][part].as_array_mut().unwrap().retain(|known| known != card);
    }
    position["letters"]["top"].as_array_mut().unwrap().push(taken);
}

#[test]
fn qu_is_explained_to_a_seat_that_has_the_card() {
    let mut sitting = tables::open("letterpress", &json!({"people": 2, "language": "en"}), 10);
    until(sitting.as_mut(), |view| view["step"] == "write");
    let [before, after] = notes_of_change(sitting.as_ref(), |position| give(position, "letters", "qu1", "drafted"));
    assert!(!before.contains(&"qu") && after.contains(&"qu"), "{before:?}, {after:?}");
}

#[test]
fn a_card_with_several_letters_is_explained_before_the_last_word() {
    let mut sitting = tables::open("letterpress", &json!({"people": 2, "language": "en"}), 7);
    until(sitting.as_mut(), |view| view["round"] == 5);
    // The card shows ED.
    let [before, after] =
        notes_of_change(sitting.as_ref(), |position| give(position, "challenges", "one-vowel-six", "collection"));
    assert!(!before.contains(&"groups") && after.contains(&"groups"), "{before:?}, {after:?}");
}

#[test]
fn a_spectator_or_an_unknown_seat_gets_no_notes() {
    let sitting = tables::open("gutenberg", &json!({"people": 2}), 7);
    assert_eq!(notes(sitting.as_ref(), Seat(5)).unwrap(), []);
    assert_eq!(round_words(sitting.as_ref(), Seat(5), "{}").unwrap(), []);
}

/// Two tables that look the same to a seat get the same notes and the same comments after a round.
#[test]
fn notes_follow_from_the_view_alone() {
    for (game, options) in
        [("gutenberg", json!({"people": 3})), ("letterpress", json!({"people": 3, "language": "en"}))]
    {
        let games = Games::standard();
        let mut before: BTreeMap<Seat, String> = BTreeMap::new();
        play(game, &options, 0..1, |sitting, seat| {
            let view = sitting.view(Viewer::Seat(seat)).unwrap();
            let imagined = games.get(game).unwrap().imagine(view.as_ref().into(), Seed::from_number(9)).unwrap();
            assert_eq!(notes(sitting, seat).unwrap(), notes(imagined.as_ref(), seat).unwrap());
            let before = before.entry(seat).or_insert_with(|| view.get().to_owned());
            let said = round_words(sitting, seat, before).unwrap();
            assert_eq!(said, round_words(imagined.as_ref(), seat, before).unwrap());
        });
    }
}

/// All comments after the rounds of some games, and their fields.
fn said(game: &str, tables: &[Value], seeds: u64) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all = BTreeMap::new();
    for options in tables {
        for seed in 0..seeds {
            let mut starts: BTreeMap<Seat, (Value, String)> = BTreeMap::new();
            play_with(
                if seed % 2 == 0 { tables::step } else { tables::stray },
                game,
                options,
                seed..seed + 1,
                |sitting, seat| {
                    let text = sitting.view(Viewer::Seat(seat)).unwrap().get().to_owned();
                    let view: Value = serde_json::from_str(&text).unwrap();
                    let round =
                        if game == "gutenberg" { view["table"]["round"].clone() } else { view["round"].clone() };
                    let (known, before) = starts.entry(seat).or_insert_with(|| (round.clone(), text.clone()));
                    if *known != round || sitting.outcome().is_some() {
                        for RoundWord { id, fields } in round_words(sitting, seat, before).unwrap() {
                            all.insert(id, fields.keys().copied().collect());
                        }
                        starts.insert(seat, (round, text));
                    }
                },
            );
        }
    }
    all
}

/// The ids of `coach.ftl` with this prefix, and the fields in their texts.
fn texts(language: &str, prefix: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{language}/coach.ftl"));
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" = ").filter(|(id, _)| !id.contains(' ')) {
            last = id.to_owned();
        }
        let Some(id) = last.strip_prefix(prefix) else { continue };
        let name = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
        found.entry(id.to_owned()).or_default().extend(line.split('$').skip(1).map(name));
    }
    found
}

#[test]
fn every_note_has_its_text_and_no_text_is_left_over() {
    for game in ["gutenberg", "letterpress"] {
        let ids: BTreeSet<String> = all_notes(game).iter().map(|(id, _)| (*id).to_owned()).collect();
        assert_eq!(ids.len(), all_notes(game).len(), "an id twice");
        for language in words::LANGUAGES {
            let texts: BTreeSet<String> = texts(language, &format!("note-{game}-")).into_keys().collect();
            assert_eq!(texts, ids, "{language}");
        }
    }
}

#[test]
fn every_word_after_a_round_has_its_text_with_its_fields_and_no_text_is_left_over() {
    let gutenberg = [json!({"people": 2}), json!({"people": 3}), json!({"people": 1})];
    let letterpress = [json!({"people": 3, "language": "en"}), json!({"people": 1, "language": "en"})];
    for (game, said) in
        [("gutenberg", said("gutenberg", &gutenberg, 5)), ("letterpress", said("letterpress", &letterpress, 5))]
    {
        for language in words::LANGUAGES {
            let texts = texts(language, &format!("roundword-{game}-"));
            let written: Vec<&String> = texts.keys().collect();
            assert_eq!(written, said.keys().collect::<Vec<_>>(), "{language}");
            for (id, fields) in &texts {
                let unknown: Vec<_> =
                    fields.iter().filter(|field| !said[id.as_str()].contains(field.as_str())).collect();
                assert!(unknown.is_empty(), "{language}: {id} uses {unknown:?}");
            }
        }
    }
}

#[test]
fn the_word_after_a_round_says_what_changed() {
    let mut sitting = tables::open("gutenberg", &json!({"people": 2}), 7);
    until(sitting.as_mut(), |view| view["table"]["phase"] == "plan");
    let before = tables::view(sitting.as_ref(), 0);
    until(sitting.as_mut(), |view| view["table"]["round"] == 2);
    let now = tables::view(sitting.as_ref(), 0);
    let words = round_words(sitting.as_ref(), Seat(0), &before.to_string()).unwrap();
    let house = |view: &Value, what: &str| view["table"]["houses"][0][what].as_u64().unwrap() as u32;
    let fame = house(&now, "fame") - house(&before, "fame");
    let field = |id: &str, field: &str| words.iter().find(|word| word.id == id).map(|word| word.fields[field]);
    assert_eq!(field("fame", "fame"), (fame > 0).then_some(fame));
    assert_eq!(words.iter().any(|word| word.id == "no-fame"), fame == 0);
    // Nothing has changed in between.
    let unchanged = round_words(sitting.as_ref(), Seat(0), &now.to_string()).unwrap();
    assert!(
        unchanged.iter().all(|word| !["fame", "levels", "types", "gears", "patrons"].contains(&word.id)),
        "{unchanged:?}"
    );
    assert!(round_words(sitting.as_ref(), Seat(0), "{}").is_err());
}
