//! Analyses, reasons and nudges as the page asks for them.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod host;

use engine::Engine;
use games::Games;
use host::Machine;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use words::{LANGUAGES, Words};

struct Table(Engine<Machine>);

impl Table {
    fn begin(game: &str, options: Value, seed: usize) -> Table {
        let mut table = Table(Engine::new(Words::new("en").unwrap(), Games::standard()));
        table.ok(json!({"cmd": "new", "game": game, "options": options, "seed": format!("{seed:064x}")}));
        table
    }

    fn ask(&mut self, request: Value) -> Value {
        serde_json::from_str(&self.0.answer(request.to_string().as_bytes())).unwrap()
    }

    fn ok(&mut self, request: Value) -> Value {
        let reply = self.ask(request.clone());
        assert!(reply.get("error").is_none(), "{request} → {reply}");
        reply["ok"].clone()
    }

    fn code(&mut self, request: Value) -> String {
        let reply = self.ask(request.clone());
        reply["error"]["code"].as_str().unwrap_or_else(|| panic!("{request} → {reply}")).to_owned()
    }

    /// The seat to act, its legal actions, and the move of a fast bot; `None` at the end.
    fn asked(&mut self, number: usize) -> Option<(Value, Vec<Value>, Value)> {
        let view = self.ok(json!({"cmd": "view", "seat": null}));
        let seat = view["to_act"].get(0)?.clone();
        let legal = self.ok(json!({"cmd": "legal", "seat": seat}))["actions"].as_array().unwrap().clone();
        let seed = format!("{number:064x}");
        let bot = self.ok(json!({"cmd": "bot", "seat": seat, "level": "journeyman", "iterations": 1, "seed": seed}));
        Some((seat, legal, bot["action"].clone()))
    }

    fn apply(&mut self, seat: &Value, action: &Value) {
        self.ok(json!({"cmd": "apply", "seat": seat, "action": action}));
    }
}

fn tables() -> [Table; 4] {
    [
        Table::begin("gutenberg", json!({"people": 3, "characters": true}), 4),
        Table::begin("gutenberg", json!({"people": 1}), 5),
        Table::begin("letterpress", json!({"people": 2, "language": "en"}), 6),
        Table::begin("letterpress", json!({"people": 1, "language": "fr"}), 7),
    ]
}

#[test]
fn the_played_action_is_valued_and_parts_add_up() {
    for mut table in tables() {
        for number in 0..40 {
            let Some((seat, legal, action)) = table.asked(number) else { break };
            let played = legal.last().unwrap_or(&action);
            let seed = format!("{number:064x}");
            let analyse =
                json!({"cmd": "analyse", "seat": seat, "played": played, "iterations": 12, "seed": seed, "parts": 3});
            let analysis = table.ok(analyse.clone());
            let candidates = analysis["candidates"].as_array().unwrap();
            assert!(candidates.iter().any(|candidate| candidate["action"] == *played), "{played}: {analysis}");
            let parts: Vec<Value> = (0..3)
                .map(|index| {
                    let mut part = analyse.clone();
                    let fields = part.as_object_mut().unwrap();
                    fields.remove("parts");
                    fields.insert("part".to_owned(), json!([index, 3]));
                    table.ok(part)["findings"].clone()
                })
                .collect();
            assert_eq!(table.ok(json!({"cmd": "merge_analysis", "parts": parts})), analysis);
            // After a nudge, its action stays the advice unless the best one is clearly better.
            let advice = table.ok(json!({"cmd": "merge_analysis", "parts": parts, "hinted": played}));
            let at = candidates.iter().position(|candidate| candidate["action"] == *played).unwrap();
            let number = |at: usize, field: &str| candidates[at][field].as_f64().unwrap();
            let stays = number(0, "value") - number(at, "value") <= number(0, "error");
            assert_eq!(advice["candidates"][0], candidates[if stays { at } else { 0 }]);
            table.apply(&seat, &action);
        }
    }
}

/// Every reason and nudge of some decisions, by code.
fn told(table: &mut Table, kind: &str, look: &mut impl FnMut(&str, &Value)) {
    for number in 0..60 {
        let Some((seat, legal, action)) = table.asked(number) else { break };
        let other = legal.get(number % legal.len().max(1)).unwrap_or(&action).clone();
        for action in [&action, &other] {
            for lang in LANGUAGES {
                let values =
                    json!({"unit": "score", "action": {"value": 9, "error": 1}, "against": {"value": 1.5, "error": 1}});
                let why = json!({"cmd": "reasons", "seat": seat, "action": action, "against": other, "values": values, "lang": lang});
                for reason in table.ok(why)["reasons"].as_array().unwrap() {
                    look(&format!("reason-{kind}"), reason);
                }
                let why = json!({"cmd": "reasons", "seat": seat, "action": action, "lang": lang});
                for reason in table.ok(why)["reasons"].as_array().unwrap() {
                    look(&format!("reason-{kind}"), reason);
                }
                for level in 1..=3 {
                    let nudge = json!({"cmd": "nudge", "seat": seat, "action": action, "level": level, "lang": lang});
                    look(&format!("nudge-{kind}"), &table.ok(nudge));
                }
            }
        }
        table.apply(&seat, &action);
    }
}

#[test]
fn every_fact_has_its_sentence() {
    let english = Words::new("en").unwrap();
    let mut codes = BTreeSet::new();
    for (mut table, kind) in tables().into_iter().zip(["gutenberg", "gutenberg", "letterpress", "letterpress"]) {
        told(&mut table, kind, &mut |kind, fact| {
            let id = format!("{kind}-{}", fact["code"].as_str().unwrap().replace('_', "-"));
            assert!(english.knows(&id), "{id}");
            let sentence = fact["sentence"].as_str().unwrap();
            assert!(sentence.ends_with(['.', '?']) && !sentence.contains(['{', '}', '$', '_']), "{id}: {sentence}");
            codes.insert(id);
        });
    }
    assert!(codes.len() > 45, "{codes:?}");
}

#[test]
fn a_word_is_given_away_little_by_little() {
    let mut table = Table::begin("letterpress", json!({"people": 2, "language": "en"}), 9);
    let mut number = 0;
    while table.ok(json!({"cmd": "view", "seat": 0}))["step"] != "write" {
        let (seat, _, action) = table.asked(number).unwrap();
        table.apply(&seat, &action);
        number += 1;
    }
    let [first, second, third] = [1, 2, 3].map(|level| table.ok(json!({"cmd": "nudge", "seat": 0, "level": level})));
    assert!(first["code"] == "length" || first["code"] == "begins", "{first}");
    assert_eq!((&second["code"], &third["code"]), (&json!("good_word"), &json!("best_word")));
    let word = second["word"].as_str().unwrap();
    if first["code"] == "length" {
        assert_eq!(first["length"], word.chars().count());
    } else {
        assert!(word.starts_with(first["letter"].as_str().unwrap()));
    }
    for nudge in [&second, &third] {
        let write = json!({"write": {"word": nudge["word"]}});
        let prospect = table.ok(json!({"cmd": "explain", "seat": 0, "action": write}))["prospect"].clone();
        assert_eq!((&prospect["word"]["score"], &prospect["counts"]), (&nudge["points"], &json!(true)));
    }
    assert!(third["points"].as_u64() >= second["points"].as_u64());
}

#[test]
fn invalid_hint_requests_are_refused() {
    let mut table = Table::begin("gutenberg", json!({"people": 2}), 4);
    let (seat, _, action) = table.asked(0).unwrap();
    let seed = "0".repeat(64);
    let other = 1 - seat.as_u64().unwrap();
    assert_eq!(table.code(json!({"cmd": "analyse", "seed": seed, "seat": other})), "not_asked");
    assert_eq!(table.code(json!({"cmd": "analyse", "seed": seed, "seat": 7})), "no_such_seat");
    assert_eq!(table.code(json!({"cmd": "analyse", "seed": seed, "seat": seat, "part": [2, 2]})), "wrong_field");
    assert_eq!(table.code(json!({"cmd": "analyse", "seed": seed, "seat": seat, "parts": 0})), "wrong_field");
    assert_eq!(table.code(json!({"cmd": "analyse", "seed": seed, "seat": seat, "played": "nonsense"})), "bad_action");
    let illegal = table
        .ask(json!({"cmd": "analyse", "seed": seed, "seat": seat, "played": {"take_inks": {"set": 0, "count": 1}}}));
    assert!(illegal["error"]["rule"].is_string(), "{illegal}");
    for parts in [json!([]), json!([1]), json!([{"measure": "fame", "tried": []}, {"measure": "word", "tried": []}])] {
        assert_eq!(table.code(json!({"cmd": "merge_analysis", "parts": parts})), "wrong_field", "{parts}");
    }
    assert_eq!(table.code(json!({"cmd": "reasons", "seat": seat})), "missing_field");
    let illegal = table.ask(json!({"cmd": "reasons", "seat": seat, "action": action, "against": "pass"}));
    assert!(illegal["error"]["rule"].is_string(), "{illegal}");
    assert_eq!(table.code(json!({"cmd": "nudge", "seat": seat, "action": action, "level": 4})), "wrong_field");
    assert_eq!(table.code(json!({"cmd": "nudge", "seat": seat})), "no_analysis");
    assert_eq!(
        Table(Engine::new(Words::new("en").unwrap(), Games::standard()))
            .code(json!({"cmd": "analyse", "seed": seed, "seat": 0})),
        "no_game"
    );
}
