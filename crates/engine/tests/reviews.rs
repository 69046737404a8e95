//! Reviews as a page requests them, and continuing from a moment of a game.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod host;

use engine::Engine;
use games::Games;
use host::Machine;
use serde_json::{Value, json};
use words::{LANGUAGES, Words};

struct Table(Engine<Machine>);

impl Table {
    fn new() -> Table {
        Table(Engine::new(Words::new("en").unwrap(), Games::standard()))
    }

    fn ask(&mut self, request: &Value) -> String {
        self.0.answer(request.to_string().as_bytes())
    }

    fn ok(&mut self, request: Value) -> Value {
        let reply: Value = serde_json::from_str(&self.ask(&request)).unwrap();
        assert!(reply.get("error").is_none(), "{request} → {reply}");
        reply["ok"].clone()
    }

    fn code(&mut self, request: Value) -> String {
        let reply: Value = serde_json::from_str(&self.ask(&request)).unwrap();
        reply["error"]["code"].as_str().unwrap_or_else(|| panic!("{request} → {reply}")).to_owned()
    }

    /// The record of a game between fast bots.
    fn record(&mut self, game: &str, options: Value, seed: usize) -> Value {
        self.ok(json!({"cmd": "new", "game": game, "options": options, "seed": format!("{seed:064x}")}));
        for ply in 0.. {
            let view = self.ok(json!({"cmd": "view", "seat": null}));
            let Some(seat) = view["to_act"].get(0).cloned() else { break };
            let seed = format!("{ply:064x}");
            let bot = json!({"cmd": "bot", "seat": seat, "level": "journeyman", "iterations": 1, "seed": seed});
            let action = self.ok(bot)["action"].clone();
            self.ok(json!({"cmd": "apply", "seat": seat, "action": action}));
        }
        self.ok(json!({"cmd": "record"}))
    }

    fn reopen(&mut self, record: &Value, plies: usize) {
        let mut stored = record.clone();
        let fields = stored.as_object_mut().unwrap();
        fields.retain(|name, _| !["format", "result"].contains(&name.as_str()));
        fields.insert("cmd".to_owned(), json!("reopen"));
        fields["actions"].as_array_mut().unwrap().truncate(plies);
        self.ok(stored);
    }

    fn position(&mut self) -> Value {
        self.ok(json!({"cmd": "position"}))
    }
}

fn records(table: &mut Table) -> [Value; 3] {
    [
        table.record("gutenberg", json!({"people": 3, "characters": true}), 4),
        table.record("gutenberg", json!({"people": 1}), 5),
        table.record("letterpress", json!({"people": 2, "language": "en"}), 6),
    ]
}

#[test]
fn parts_in_any_order_give_the_bytes_of_the_whole() {
    let mut table = Table::new();
    for (record, language) in records(&mut table).into_iter().zip(LANGUAGES) {
        let asked = json!({"record": record, "seed": format!("{:064x}", 7), "samples": 3, "iterations": 3});
        let with = |command: &str, more: Value| {
            let mut request = asked.clone();
            let fields = request.as_object_mut().unwrap();
            fields.insert("cmd".to_owned(), json!(command));
            fields.extend(more.as_object().unwrap().clone());
            request
        };
        let told = json!({"lang": language, "names": ["Anna"]});
        let whole = table.ask(&with("review", told.clone()));
        let mut parts: Vec<Value> =
            (0..5).map(|index| table.ok(with("review", json!({"part": [index, 5]})))["findings"].clone()).collect();
        parts.rotate_left(2);
        let merge =
            json!({"cmd": "merge_review", "record": record, "parts": parts, "lang": language, "names": ["Anna"]});
        let merged = table.ask(&merge);
        assert!(whole == merged, "{whole}\n{merged}");
        assert!(whole.contains("\"names\":[\"Anna\""), "{whole}");
        for sign in ["review-", "$", "\u{2068}"] {
            assert!(!whole.contains(sign), "{sign:?} in {language}");
        }
    }
}

#[test]
fn parts_that_do_not_belong_together_are_refused() {
    let mut table = Table::new();
    let record = table.record("gutenberg", json!({"people": 2}), 1);
    let part = |table: &mut Table, index: u32, samples: u32| {
        let asked = json!({"cmd": "review", "record": record, "samples": samples, "iterations": 0, "part": [index, 2]});
        table.ok(asked)["findings"].clone()
    };
    let (one, two, other) = (part(&mut table, 0, 1), part(&mut table, 1, 1), part(&mut table, 1, 2));
    let merge = |parts: &[&Value]| json!({"cmd": "merge_review", "record": record, "parts": parts});
    assert_eq!(table.code(merge(&[&one])), "wrong_field", "a part is missing");
    assert_eq!(table.code(merge(&[&one, &two, &two])), "wrong_field", "one is there twice");
    assert_eq!(table.code(merge(&[&one, &other])), "wrong_field", "made with other samples");
    table.ok(merge(&[&two, &one]));
}

#[test]
fn a_record_that_cannot_be_reviewed_is_refused() {
    let mut table = Table::new();
    let mut record = table.record("gutenberg", json!({"people": 2}), 1);
    let asked = |record: &Value, more: Value| {
        let mut request = json!({"cmd": "review", "record": record, "samples": 1, "iterations": 0});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    for more in [json!({"samples": 0}), json!({"samples": 1_000_000}), json!({"part": [2, 2]}), json!({"seed": "7"})] {
        assert_eq!(table.code(asked(&record, more)), "wrong_field");
    }
    assert_eq!(table.code(asked(&json!({"game": "gutenberg"}), json!({}))), "bad_record");
    record["actions"][5]["action"] = json!("decline");
    assert_eq!(table.code(asked(&record, json!({}))), "bad_record", "a move is refused");
    record["rules_version"] = json!(99);
    assert_eq!(table.code(asked(&record, json!({}))), "bad_record", "other rules");
}

#[test]
fn a_game_continues_from_any_moment_with_the_same_dice() {
    let mut table = Table::new();
    for record in records(&mut table) {
        let actions = record["actions"].as_array().unwrap().clone();
        table.reopen(&record, actions.len());
        let end = table.position();
        for moment in [1, actions.len() / 3, actions.len() - 2] {
            table.reopen(&record, moment);
            let (before, seat) = (table.position(), actions[moment]["seat"].clone());
            // The same actions give the same game.
            for turn in &actions[moment..] {
                table.ok(json!({"cmd": "apply", "seat": turn["seat"], "action": turn["action"]}));
            }
            assert_eq!(table.position(), end);
            // Another action draws from the same dice, at the same position.
            table.reopen(&record, moment);
            assert_eq!(table.position(), before);
            let legal = table.ok(json!({"cmd": "legal", "seat": seat}))["actions"].clone();
            let other = legal.as_array().unwrap().iter().find(|action| **action != actions[moment]["action"]);
            let Some(other) = other else { continue };
            table.ok(json!({"cmd": "apply", "seat": seat, "action": other}));
            let (was, is) = (&before["dice"], &table.position()["dice"]);
            assert_eq!(was["seed"], is["seed"]);
            assert!(was["drawn"].as_u64() <= is["drawn"].as_u64(), "{was} {is}");
        }
    }
}
