//! Commands that so far only the page uses: a view without a table, stored games, thinking in parts, texts.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod host;

use engine::Engine;
use games::Games;
use host::Machine;
use serde_json::{Value, json};
use words::Words;

struct Table(Engine<Machine>);

impl Table {
    fn new() -> Table {
        Table(Engine::new(Words::new("en").unwrap(), Games::standard()))
    }

    fn begin(game: &str, options: Value, seed: usize) -> Table {
        let mut table = Table::new();
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

    /// One move of a fast bot; `None` at the end.
    fn step(&mut self, number: usize) -> Option<Value> {
        let view = self.ok(json!({"cmd": "view", "seat": null}));
        let to_act = view["to_act"].as_array().unwrap().clone();
        let seat = to_act.get(number % to_act.len().max(1))?;
        let seed = format!("{number:064x}");
        let bot = self.ok(json!({"cmd": "bot", "seat": seat, "level": "apprentice", "iterations": 1, "seed": seed}));
        Some(self.ok(json!({"cmd": "apply", "seat": seat, "action": bot["action"]})))
    }
}

fn games() -> [Table; 3] {
    [
        Table::begin("gutenberg", json!({"people": 3, "characters": true}), 4),
        Table::begin("gutenberg", json!({"people": 1}), 5),
        Table::begin("letterpress", json!({"people": 2, "language": "fr"}), 6),
    ]
}

fn name_of(table: &mut Table) -> String {
    table.ok(json!({"cmd": "record"}))["game"].as_str().unwrap().to_owned()
}

#[test]
fn a_view_alone_tells_what_the_seat_may_do() {
    for mut table in games() {
        let game = name_of(&mut table);
        for number in 0..45 {
            let to_act = table.ok(json!({"cmd": "view", "seat": null}))["to_act"].clone();
            let Some(seat) = to_act.get(0).cloned() else { break };
            let view = table.ok(json!({"cmd": "view", "seat": seat}));
            let mut seen = Table::new();
            let standing = seen.ok(json!({"cmd": "look", "game": game, "view": view}));
            assert_eq!(standing["to_act"], to_act);
            for cmd in ["view", "legal", "facts"] {
                let asked = json!({"cmd": cmd, "seat": seat});
                assert_eq!(seen.ok(asked.clone()), table.ok(asked), "{game} {number}: {cmd}");
            }
            let action = table.ok(json!({"cmd": "legal", "seat": seat}))["actions"][0].clone();
            for action in [action, json!("pass")] {
                let asked = json!({"cmd": "explain", "seat": seat, "action": action});
                assert_eq!(seen.ok(asked.clone()), table.ok(asked), "{game} {number}");
            }
            table.step(number);
        }
    }
}

#[test]
fn an_impossible_view_is_refused() {
    let mut table = Table::new();
    for view in [json!({}), json!({"seat": 0}), json!([1])] {
        let reply = table.ask(json!({"cmd": "look", "game": "gutenberg", "view": view}));
        assert_eq!(reply["error"]["code"], "bad_view", "{reply}");
    }
}

#[test]
fn thinking_in_parts_gives_the_same_action_as_thinking_at_once() {
    let [mut table, ..] = games();
    (0..20).for_each(|number| drop(table.step(number)));
    let seat = table.ok(json!({"cmd": "view", "seat": null}))["to_act"][0].clone();
    let view = table.ok(json!({"cmd": "view", "seat": seat}));
    let bot = json!({"cmd": "bot", "seat": seat, "level": "master", "iterations": 60, "seed": "ab".repeat(32)});
    for of in [1, 2, 3, 5] {
        let mut at_once = bot.clone();
        at_once["parts"] = json!(of);
        let at_once = table.ok(at_once);
        let mut worker = Table::new();
        let parts = (0..of).map(|part| {
            let mut think = bot.clone();
            think["cmd"] = json!("think");
            think["game"] = json!("gutenberg");
            think["view"] = view.clone();
            think["part"] = json!([part, of]);
            worker.ok(think)["weighed"].clone()
        });
        let parts: Vec<Value> = parts.collect();
        assert_eq!(table.ok(json!({"cmd": "merge", "parts": parts})), at_once, "{of} parts");
    }
    for (field, wrong) in [("part", json!([3, 3])), ("part", json!([0, 1000])), ("parts", json!(0))] {
        let mut think = bot.clone();
        think[field] = wrong;
        assert_eq!(table.ask(think)["error"]["code"], "wrong_field");
    }
}

#[test]
fn a_stored_game_is_opened_again_where_it_stood() {
    for mut table in games() {
        (0..30).for_each(|number| drop(table.step(number)));
        let mut record = table.ok(json!({"cmd": "record"}));
        let (position, log) = (table.ok(json!({"cmd": "position"})), table.ok(json!({"cmd": "log", "seat": 0})));
        let stored = record.as_object_mut().unwrap();
        stored.remove("format");
        stored.remove("result");
        stored.insert("cmd".to_owned(), json!("reopen"));
        let mut again = Table::new();
        assert_eq!(again.ok(record.clone())["ply"], 30);
        assert_eq!(again.ok(json!({"cmd": "position"})), position);
        assert_eq!(again.ok(json!({"cmd": "log", "seat": 0})), log);
        let first = &record["actions"][0].clone();
        record["actions"][7] = first.clone();
        let reply = again.ask(record);
        assert_eq!(reply["error"]["code"], "bad_record", "{reply}");
        assert_eq!(again.ok(json!({"cmd": "position"})), position, "the old game stays");
    }
}

#[test]
fn the_log_tells_each_viewer_what_that_viewer_was_told() {
    let mut table = Table::begin("gutenberg", json!({"people": 2}), 9);
    let mut number = 0;
    while table.ok(json!({"cmd": "view", "seat": null}))["table"]["phase"] != "plan" {
        table.step(number);
        number += 1;
    }
    let after =
        table.ok(json!({"cmd": "apply", "seat": 0, "action": {"plan": {"markers": [2, 2, 1, 0, 2]}}}))["ply"].clone();
    let told = |table: &mut Table, seat: Value| {
        let entries = table.ok(json!({"cmd": "log", "seat": seat, "after": after}));
        assert_eq!(entries["entries"].as_array().map(Vec::len), Some(1));
        entries["entries"][0]["events"][0]["event"].clone()
    };
    assert_eq!(told(&mut table, json!(0)), "planned");
    assert_eq!(told(&mut table, json!(1)), "plan_made");
    assert_eq!(told(&mut table, Value::Null), "plan_made");
    assert_eq!(table.ok(json!({"cmd": "undo"}))["ply"], after.as_u64().unwrap() - 1);
    assert_eq!(table.ok(json!({"cmd": "log", "seat": 0, "after": after}))["entries"], json!([]));
}

#[test]
fn events_are_told_in_any_language() {
    let mut table = Table::begin("gutenberg", json!({"people": 2}), 9);
    let events = json!([{"event": "inks_taken", "seat": 1, "inks": {"blue": 2, "red": 1}}]);
    let tell = json!({"cmd": "tell", "events": events, "names": ["Ada", "Ben"]});
    assert_eq!(table.ok(tell.clone())["sentences"], json!(["Ben takes ink: 2 × blue, red."]));
    let mut french = tell;
    french["lang"] = json!("fr");
    assert_eq!(table.ok(french.clone())["sentences"], json!(["Ben prend de l’encre\u{a0}: 2 × bleu, rouge."]));
    french["lang"] = json!("la");
    assert_eq!(table.ask(french)["error"]["code"], "wrong_field");
    // Seats without a name keep their default name; reasons of refusals have sentences too.
    let seat_two =
        json!([{"event": "inks_taken", "seat": 1, "inks": {"red": 1}}, {"code": "not_your_turn", "actor": 0}]);
    let told = table.ok(json!({"cmd": "tell", "events": seat_two, "names": ["Ada"]}))["sentences"].clone();
    assert_eq!(told, json!(["Seat 2 takes ink: red.", "It’s not your turn. Wait for Ada."]));
    let taken = json!([{"event": "order_discarded", "seat": 0, "printing": "p14", "refinement": "r43"}]);
    let with = |ids: bool| json!({"cmd": "tell", "events": taken, "names": ["Ada"], "ids": ids});
    assert!(table.ok(with(true))["sentences"][0].as_str().is_some_and(|told| told.contains("p14 (")));
    assert!(table.ok(with(false))["sentences"][0].as_str().is_some_and(|told| !told.contains("p14")));
    let elsewhere = json!({"cmd": "tell", "game": "gutenberg", "events": events, "names": ["Ada", "Ben"]});
    assert_eq!(Table::new().ok(elsewhere)["sentences"], json!(["Ben takes ink: 2 × blue, red."]));
    assert_eq!(table.ok(json!({"cmd": "names"}))["names"].as_array().map(Vec::len), Some(2));
}

#[test]
fn cards_come_as_data_with_their_texts() {
    let mut table = Table::new();
    let cards = |table: &mut Table, game: &str, lang: &str| {
        table.ok(json!({"cmd": "cards", "game": game, "options": {}, "lang": lang}))
    };
    for game in ["gutenberg", "letterpress"] {
        let english = cards(&mut table, game, "en");
        assert!(english.is_object(), "{game}");
        if game == "gutenberg" {
            assert_ne!(english, cards(&mut table, game, "pl"));
        }
    }
}

#[test]
fn options_that_were_left_out_follow_from_who_plays() {
    let mut table = Table::new();
    let seed = "01".repeat(32);
    table.ok(json!({"cmd": "new", "game": "gutenberg", "options": {}, "seed": seed, "people": 4, "bots": ["master"]}));
    assert_eq!(table.ok(json!({"cmd": "record"}))["options"]["people"], 4);
}

#[test]
fn a_step_of_a_lesson_judges_and_is_answered() {
    let mut table = Table::begin("gutenberg", json!({"people": 3, "first": 0}), 4);
    let display = table.ok(json!({"cmd": "view", "seat": 0}))["table"]["display"].clone();
    let order = |at: usize| json!({"draft_order": {"printing": display["printing"][at], "refinement": display["refinement"][0]}});
    let step = json!({
        "id": "take",
        "point": "part:question",
        "expect": [{"draft_order": {"printing": display["printing"][0]}}],
        "mistakes": [{"when": ["pass"], "id": "pass"}],
        "answers": "bots",
    });
    let mut judged = |action: Value| table.ok(json!({"cmd": "judge", "seat": 0, "step": step, "action": action}));
    assert_eq!(judged(order(0)), json!({"verdict": "expected", "id": null}));
    assert_eq!(judged(order(1)), json!({"verdict": "other", "id": null}));
    assert_eq!(judged(json!("decline")), json!({"verdict": "illegal", "id": null}));
    assert_eq!(judged(json!("pass")), json!({"verdict": "mistake", "id": "pass"}));
    let standing = table.ok(json!({"cmd": "apply", "seat": 0, "action": order(0)}));
    assert_eq!((&standing["ply"], &standing["to_act"]), (&json!(1), &json!([1])));
    // The others draft twice, the second time in reverse order.
    let answered = table.ok(json!({"cmd": "answer", "seat": 0, "step": step}));
    assert_eq!((&answered["ply"], &answered["to_act"]), (&json!(5), &json!([0])));
    assert!(answered["events"].as_array().unwrap().len() >= 4, "{answered}");
    let entries = table.ok(json!({"cmd": "log", "seat": 0}))["entries"].clone();
    assert_eq!(entries.as_array().unwrap().len(), 6);
    // Nobody is left to answer.
    let again = table.ok(json!({"cmd": "answer", "seat": 0, "step": step}));
    assert_eq!((&again["ply"], &again["events"]), (&json!(5), &json!([])));
}

#[test]
fn a_bad_step_or_answer_changes_nothing() {
    let mut table = Table::begin("gutenberg", json!({"people": 2, "first": 0}), 4);
    let display = table.ok(json!({"cmd": "view", "seat": 0}))["table"]["display"].clone();
    let order = |at: usize| json!({"draft_order": {"printing": display["printing"][at], "refinement": display["refinement"][at]}});
    let mut code = |request: Value| table.ask(request)["error"]["code"].clone();
    let judge = |step: Value, action: Value| json!({"cmd": "judge", "seat": 0, "step": step, "action": action});
    assert_eq!(code(judge(json!({"id": "a", "point": "row:kitchen"}), json!("pass"))), "wrong_field");
    assert_eq!(code(judge(json!({"id": "a", "expect": [{"any": 1}]}), json!("pass"))), "wrong_field");
    assert_eq!(code(judge(json!({"id": "a", "answers": "robots"}), json!("pass"))), "wrong_field");
    assert_eq!(code(judge(json!({"id": "a", "hint": 1}), json!("pass"))), "wrong_field");
    assert_eq!(code(judge(json!({"id": "a"}), json!({"castle": 1}))), "bad_action");
    assert_eq!(code(json!({"cmd": "judge", "seat": 2, "step": {"id": "a"}, "action": "pass"})), "no_such_seat");
    // The first answer is legal, the second is not: neither is played.
    let turns = json!([{"seat": 0, "action": order(0)}, {"seat": 1, "action": order(0)}]);
    let refused = code(json!({"cmd": "answer", "seat": 1, "step": {"id": "a", "answers": turns}}));
    assert_ne!(refused, Value::Null);
    assert_eq!(table.ok(json!({"cmd": "record"}))["actions"], json!([]));
    assert_eq!(
        Table::new().ask(json!({"cmd": "judge", "seat": 0, "step": {"id": "a"}, "action": "pass"}))["error"]["code"],
        "no_game"
    );
}

#[test]
fn a_coached_game_gets_notes_and_a_word_after_the_round() {
    for mut table in games() {
        let before = table.ok(json!({"cmd": "view", "seat": 0}));
        for number in 0..60 {
            if table.step(number).is_none() {
                break;
            }
            for note in table.ok(json!({"cmd": "notes", "seat": 0}))["notes"].as_array().unwrap() {
                assert!(note["id"].is_string() && note["rule"].is_string() && note["point"].is_string(), "{note}");
            }
        }
        let words = table.ok(json!({"cmd": "round_word", "seat": 0, "before": before}))["words"].clone();
        assert!(words.as_array().unwrap().iter().all(|word| word["id"].is_string()), "{words}");
        let code = |reply: Value| reply["error"]["code"].clone();
        assert_eq!(code(table.ask(json!({"cmd": "round_word", "seat": 0, "before": {"seat": 0}}))), "bad_view");
        assert_eq!(code(table.ask(json!({"cmd": "round_word", "seat": 0}))), "missing_field");
        assert_eq!(code(table.ask(json!({"cmd": "notes", "seat": 7}))), "no_such_seat");
    }
}

#[test]
fn a_seat_that_resigned_does_not_win() {
    let mut table = Table::begin("gutenberg", json!({"people": 3, "characters": false}), 7);
    let ended = |table: &mut Table, left: Value| table.ok(json!({"cmd": "outcome", "left": left}))["result"].clone();
    assert_eq!(ended(&mut table, json!([0, 1])), Value::Null, "two play on");
    assert_eq!(ended(&mut table, json!([2])), json!({"scores": null, "winners": [2]}), "nobody plays alone");
    assert_eq!(table.ask(json!({"cmd": "outcome", "left": [3]}))["error"]["code"], "no_such_seat");
    let mut played = 0;
    while table.step(played).is_some() {
        played += 1;
    }
    let whole = ended(&mut table, json!([0, 1, 2]));
    assert_eq!(whole["winners"].as_array().map(Vec::len), Some(1), "{whole}");
    let scores: Vec<i64> = serde_json::from_value(whole["scores"].clone()).unwrap();
    let winner = whole["winners"][0].as_u64().unwrap() as usize;
    let left: Vec<usize> = (0..3).filter(|&seat| seat != winner).collect();
    let second = left.iter().map(|&seat| scores[seat]).max().unwrap();
    let best: Vec<usize> = left.iter().copied().filter(|&seat| scores[seat] == second).collect();
    assert_eq!(ended(&mut table, json!(left)), json!({"scores": scores, "winners": best}));
    let [other, _] = left[..] else { panic!("two others") };
    assert_eq!(ended(&mut table, json!([winner, other]))["winners"], json!([winner]));
}

#[test]
fn a_solo_game_ends_by_its_rules_or_by_resigning() {
    let mut table = Table::begin("gutenberg", json!({"people": 1}), 8);
    assert_eq!(table.ok(json!({"cmd": "outcome", "left": [0]}))["result"], Value::Null);
    assert_eq!(table.ok(json!({"cmd": "outcome", "left": []}))["result"], json!({"scores": null, "winners": []}));
}
