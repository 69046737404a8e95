//! `manicule engine`: whole games over the protocol.

use crate::client::{Engine, records};
use serde_json::{Value, json};

#[test]
fn hello_names_the_protocol_and_the_games() {
    let mut engine = Engine::start(&[]);
    let hello = engine.ok(&json!({"cmd": "hello"}));
    assert_eq!(hello["protocol"], 2);
    let levels = ["apprentice", "journeyman", "master", "guildmaster"];
    let gutenberg =
        json!({"name": "gutenberg", "rules_version": 2, "seats": {"min": 1, "max": 4}, "bot_levels": levels});
    assert_eq!(hello["games"][0], gutenberg);
    engine.end();
}

#[test]
fn an_id_comes_back_as_it_was_given() {
    let mut engine = Engine::start(&[]);
    for id in ["7", "-0.50", "1e3", "123456789012345678901234567890", "\"x\\u00e9\"", "[1, {\"a\": null}]", "null"] {
        engine.send(format!("{{\"id\": {id}, \"cmd\": \"hello\"}}").as_bytes());
        let reply = engine.hear_line();
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"ok\":")), "{reply}");
        engine.send(format!("{{\"id\": {id}, \"cmd\": \"nothing\"}}").as_bytes());
        let reply = engine.hear_line();
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"error\":")), "{reply}");
    }
    engine.end();
}

/// A game of two people with characters, action by action; position, record and replay agree at its end.
#[test]
fn a_whole_game_is_played_recorded_and_replayed() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"people": 2, "characters": ["caxton", "guillard"]}));
    let mut events = Vec::new();
    let mut last = Value::Null;
    for turn in 0.. {
        assert!(turn < 5000, "the game does not end");
        last = engine.act(turn * 7 + 3);
        events.extend(last["events"].as_array().expect("events").clone());
        assert_eq!(last["ply"], turn + 1);
        if !last["result"].is_null() {
            break;
        }
    }
    assert_eq!(last["to_act"], json!([]));
    assert_eq!(events.last().expect("events")["event"], "game_ended");
    assert_eq!(events.last().expect("events")["scores"], last["result"]["scores"]);
    assert_eq!(events.iter().filter(|event| event["event"] == "round_began").count(), 6);

    let record = engine.ok(&json!({"cmd": "record"}));
    assert_eq!(record["result"], last["result"]);
    let position = engine.ok(&json!({"cmd": "position"}));
    engine.begin(json!({}));
    let replayed = engine.ok(&json!({"cmd": "replay", "record": record}));
    assert_eq!(
        replayed,
        json!({"to_act": [], "ply": last["ply"], "undoable": last["undoable"], "result": last["result"]})
    );
    assert_eq!(engine.ok(&json!({"cmd": "position"})), position);
    assert_eq!(engine.ok(&json!({"cmd": "record"})), record);
    assert_eq!(engine.refused(&json!({"cmd": "apply", "seat": 0, "action": "pass"})), "game_over");
    engine.end();
}

#[test]
fn a_game_without_a_seed_is_another_one_each_time() {
    let mut engine = Engine::start(&[]);
    let mut seed = || {
        engine.ok(&json!({"cmd": "new", "game": "gutenberg"}));
        engine.ok(&json!({"cmd": "record"}))["seed"].clone()
    };
    assert_ne!(seed(), seed());
    engine.end();
}

#[test]
fn explain_gives_the_reason_and_changes_nothing() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"first": 0}));
    let before = engine.ok(&json!({"cmd": "position"}));
    let legal = engine.ok(&json!({"cmd": "legal", "seat": 0}));
    assert_eq!(legal["complete"], true);
    let action = legal["actions"][0].clone();
    assert_eq!(engine.ok(&json!({"cmd": "explain", "seat": 0, "action": action}))["error"], Value::Null);
    let explained = engine.ok(&json!({"cmd": "explain", "seat": 1, "action": action}));
    let error = json!({
        "code": "not_your_turn", "rule": "G2.4", "message": "It’s not your turn. Wait for Seat 1.",
        "reason": {"code": "not_your_turn", "actor": 0},
    });
    assert_eq!(explained["error"], error);
    assert_eq!(engine.ask(&json!({"cmd": "apply", "seat": 1, "action": action}))["error"], error);
    assert_eq!(engine.ok(&json!({"cmd": "position"})), before);
    engine.end();
}

#[test]
fn refusals_are_explained_in_the_language_asked_for() {
    let mut engine = Engine::start(&["--lang", "fr"]);
    engine.begin(json!({"first": 0}));
    let explained = engine.ok(&json!({"cmd": "explain", "seat": 1, "action": "pass"}));
    assert_eq!(explained["error"]["message"], "Ce n’est pas votre tour. Attendez Place 1.");
    engine.end();
}

#[test]
fn actions_can_be_undone_until_something_is_revealed() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"first": 0}));
    assert_eq!(engine.refused(&json!({"cmd": "undo"})), "cannot_undo");
    let before = engine.ok(&json!({"cmd": "position"}));
    engine.act(5);
    let undone = engine.ok(&json!({"cmd": "undo"}));
    assert_eq!((&undone["ply"], &undone["undoable"]), (&json!(0), &json!(0)));
    assert_eq!(engine.ok(&json!({"cmd": "position"})), before);
    let plan =
        |seat: u8, markers: [u8; 5]| json!({"cmd": "apply", "seat": seat, "action": {"plan": {"markers": markers}}});
    while engine.ok(&json!({"cmd": "view", "seat": null}))["table"]["phase"] != "plan" {
        engine.act(0);
    }
    engine.ok(&plan(0, [2, 2, 1, 0, 2]));
    let told = engine.ok(&plan(1, [2, 2, 2, 1, 1]));
    assert_eq!(told["events"][0], json!({"event": "planned", "seat": 1, "markers": [2, 2, 2, 1, 1]}));
    assert_eq!(engine.refused(&json!({"cmd": "undo"})), "cannot_undo");
    engine.end();
}

#[test]
fn a_seat_sees_its_own_plan_and_others_only_that_there_is_one() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"first": 0}));
    while engine.ok(&json!({"cmd": "view", "seat": null}))["table"]["phase"] != "plan" {
        engine.act(0);
    }
    engine.ok(&json!({"cmd": "apply", "seat": 0, "action": {"plan": {"markers": [2, 2, 1, 0, 2]}}}));
    assert_eq!(engine.ok(&json!({"cmd": "view", "seat": 0}))["own"]["plan"], json!([2, 2, 1, 0, 2]));
    let other = engine.ok(&json!({"cmd": "view", "seat": 1}));
    assert_eq!(other["table"]["houses"][0]["has_planned"], true);
    assert!(!other.to_string().contains("[2,2,1,0,2]"), "the plan leaks");
    assert_eq!(engine.ok(&json!({"cmd": "view", "seat": null}))["own"], Value::Null);
    engine.end();
}

#[test]
fn a_position_is_set_and_played_on_without_a_record() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"people": 3, "automa": true}));
    (0..40).for_each(|turn| drop(engine.act(turn)));
    let position = engine.ok(&json!({"cmd": "position"}));
    let to_act = engine.ok(&json!({"cmd": "view", "seat": null}))["to_act"].clone();
    engine.begin(json!({}));
    let set = engine.ok(&json!({"cmd": "set", "game": "gutenberg", "position": position}));
    assert_eq!(set, json!({"to_act": to_act, "ply": 0, "undoable": 0, "result": null}));
    assert_eq!(engine.ok(&json!({"cmd": "position"})), position);
    engine.act(3);
    assert_eq!(engine.refused(&json!({"cmd": "record"})), "no_record");
    engine.end();
}

#[test]
fn a_card_file_is_played_with() {
    let mut engine = Engine::start(&[]);
    let cards = concat!(env!("CARGO_MANIFEST_DIR"), "/../gutenberg/cards/standard.toml");
    engine.begin(json!({ "cards": cards }));
    let record = engine.ok(&json!({"cmd": "record"}));
    assert_eq!(record["options"]["cards"], cards);
    engine.begin(json!({}));
    assert_eq!(record["content"], engine.ok(&json!({"cmd": "record"}))["content"]);
    let position = engine.ok(&json!({"cmd": "position"}));
    engine.ok(&json!({"cmd": "set", "game": "gutenberg", "position": position, "options": {"cards": cards}}));
    engine.end();
}

#[test]
fn every_recorded_game_replays_over_the_protocol() {
    let mut engine = Engine::start(&[]);
    for path in records() {
        let record: Value = serde_json::from_slice(&std::fs::read(&path).expect("a record")).expect("JSON");
        let replayed = engine.ok(&json!({"cmd": "replay", "record": record}));
        assert_eq!(replayed["result"], record["result"], "{}", path.display());
    }
    engine.end();
}

#[test]
fn a_seat_that_the_table_does_not_have_is_an_error() {
    let mut engine = Engine::start(&[]);
    for (game, options) in [("gutenberg", json!({"people": 2})), ("letterpress", json!({"people": 2}))] {
        engine.ok(&json!({"cmd": "new", "game": game, "options": options, "seed": "07".repeat(32)}));
        let seats = options["people"].as_u64().expect("a number");
        for seat in [seats, seats + 1, 7, 8, 255, 256] {
            for asked in [
                json!({"cmd": "view", "seat": seat}),
                json!({"cmd": "legal", "seat": seat}),
                json!({"cmd": "bot", "seat": seat, "level": "apprentice"}),
                json!({"cmd": "explain", "seat": seat, "action": "pass"}),
                json!({"cmd": "apply", "seat": seat, "action": "pass"}),
            ] {
                assert_eq!(engine.refused(&asked), "no_such_seat", "{game}: {asked}");
            }
        }
        assert_eq!(
            engine.ok(&json!({"cmd": "view", "seat": seats - 1}))["to_act"].as_array().map(Vec::is_empty),
            Some(false)
        );
        engine.ok(&json!({"cmd": "view", "seat": null}));
    }
    engine.begin(json!({"people": 1}));
    assert_eq!(engine.refused(&json!({"cmd": "view", "seat": 1})), "no_such_seat", "the automa has no view");
    engine.end();
}

/// A custom deck file in another language than the default.
fn polish_deck(folder: &tempfile::TempDir) -> String {
    let standard = include_str!("../../../letterpress/decks/pl.toml");
    let own = standard.replacen("face = \"A\", value = 1, count = 5", "face = \"A\", value = 2, count = 5", 1);
    assert_ne!(own, standard);
    let path = folder.path().join("own.toml");
    std::fs::write(&path, own).expect("the file is written");
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// The value of a card in the first hand: in the custom deck every A is worth 2.
fn value_of_an_a(engine: &mut Engine) -> Option<u64> {
    let view = engine.ok(&json!({"cmd": "view", "seat": 0}));
    let cards =
        view["own"]["hand"].as_array().expect("a hand").iter().chain(view["commons"].as_array().expect("cards"));
    let letters = cards.filter(|card| card["kind"] == "letter" && card["letters"] == "A");
    letters.map(|card| card["value"].as_u64().expect("a number")).next()
}

#[test]
fn a_position_is_set_with_the_deck_it_names() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let cards = polish_deck(&folder);
    let mut engine = Engine::start(&[]);
    let options = json!({"people": 2, "language": "pl", "cards": cards});
    // A deal with an A in it.
    let seed = (0..100)
        .map(|number| format!("{number:064x}"))
        .find(|seed| {
            engine.ok(&json!({"cmd": "new", "game": "letterpress", "options": options, "seed": seed}));
            value_of_an_a(&mut engine).is_some()
        })
        .expect("some deal has an A");
    assert_eq!(value_of_an_a(&mut engine), Some(2), "seed {seed}");
    let named = engine.ok(&json!({"cmd": "position"}));
    assert_eq!(named["options"]["cards"], cards);

    engine.ok(&json!({"cmd": "set", "game": "letterpress", "position": named}));
    assert_eq!(value_of_an_a(&mut engine), Some(2), "without options");

    let mut unnamed = named.clone();
    unnamed["options"].as_object_mut().expect("options").remove("cards");
    engine.ok(&json!({"cmd": "set", "game": "letterpress", "position": unnamed}));
    assert_eq!(value_of_an_a(&mut engine), Some(1), "the standard deck");
    engine.ok(&json!({"cmd": "set", "game": "letterpress", "position": unnamed, "options": {"cards": cards}}));
    assert_eq!(value_of_an_a(&mut engine), Some(2), "the options name the deck alone");
    assert_eq!(engine.ok(&json!({"cmd": "position"})), named, "the position keeps its name");

    let mut french = unnamed;
    french["options"]["language"] = json!("fr");
    let asked = json!({"cmd": "set", "game": "letterpress", "position": french, "options": {"cards": cards}});
    assert_eq!(engine.refused(&asked), "bad_cards", "a Polish deck at a French table");
    engine.end();
}
