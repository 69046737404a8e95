//! Everything that the engine replies matches docs/schema, over thousands of plies of random games.

use games::Games;
use jsonschema::Validator;
use manicule::engine::Engine;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Dice, Seed};
use words::Words;

struct Schema(Value);

impl Schema {
    fn load(name: &str) -> Schema {
        let path = format!("{}/../../docs/schema/{name}.json", env!("CARGO_MANIFEST_DIR"));
        Schema(serde_json::from_slice(&std::fs::read(&path).expect(&path)).expect("JSON"))
    }

    fn of(&self, definition: &str) -> Validator {
        let schema =
            json!({"$schema": self.0["$schema"], "$ref": format!("#/$defs/{definition}"), "$defs": self.0["$defs"]});
        jsonschema::validator_for(&schema).expect("a sound schema")
    }
}

struct Checked {
    engine: Engine,
    request: Validator,
    reply: Validator,
}

impl Checked {
    fn ask(&mut self, request: &Value) -> Value {
        fits(&self.request, request);
        let reply = serde_json::from_str(&self.engine.answer(request.to_string().as_bytes())).expect("JSON");
        fits(&self.reply, &reply);
        reply
    }

    fn ok(&mut self, request: &Value, shape: &Validator) -> Value {
        let reply = self.ask(request);
        fits(shape, &reply["ok"]);
        reply["ok"].clone()
    }
}

fn fits(validator: &Validator, value: &Value) {
    let errors: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{}\n{}", errors.join("\n"), serde_json::to_string_pretty(value).unwrap_or_default());
}

/// Plays random games with these options, and validates every reply against the schemas. Returns how many actions
/// there were, and which events.
fn play(game: &str, all_options: &[Value], dice: &mut Dice) -> (usize, BTreeSet<String>) {
    let (protocol, shapes) = (Schema::load("engine"), Schema::load(game));
    let [hello, standing, happened, ended, legal, explained, log, names, chosen, found] =
        ["hello", "standing", "happened", "ended", "legal", "explained", "log", "names", "chosen", "found"]
            .map(|it| protocol.of(it));
    let [analysing, analysis, reasons, nudged] =
        ["analysing", "analysis", "reasons", "nudged"].map(|it| protocol.of(it));
    let [studied, review] = ["studied", "review"].map(|it| protocol.of(it));
    let [judged, notes, round_word] = ["judged", "notes", "round_word"].map(|it| protocol.of(it));
    let [options, position, view, action, event, record] =
        ["options", "position", "view", "action", "event", "record"].map(|it| shapes.of(it));
    let engine = Engine::new(Words::new("en").expect("English"), Games::standard());
    let mut table = Checked { engine, request: protocol.of("request"), reply: protocol.of("reply") };
    table.ok(&json!({"cmd": "hello", "id": null}), &hello);

    let (mut plies, mut kinds) = (0, BTreeSet::new());
    for given in all_options {
        fits(&options, given);
        let mut now = table.ok(&json!({"cmd": "new", "game": game, "options": given, "seed": dice.seed()}), &standing);
        while now["to_act"][0].is_number() {
            let to_act = now["to_act"].as_array().expect("seats");
            let seat = to_act[dice.index(to_act.len())].clone();
            if dice.below(4) == 0 {
                table.ok(&json!({"cmd": "position"}), &position);
                table.ok(&json!({"cmd": "view", "seat": seat}), &view);
                table.ok(&json!({"cmd": "view", "seat": null}), &view);
                table.ask(&json!({"cmd": "explain", "seat": 3, "action": "pass"}));
                table.ok(&json!({"cmd": "log", "seat": seat, "after": plies / 2}), &log);
                table.ok(&json!({"cmd": "names"}), &names);
                table.ok(&json!({"cmd": "outcome", "left": [seat]}), &ended);
                let bot = json!({"cmd": "bot", "seat": seat, "level": "master", "iterations": 1, "seed": dice.seed()});
                table.ok(&bot, &chosen);
                let mut think = bot;
                think["part"] = json!([0, 2]);
                table.ok(&think, &found);
                let before = table.ok(&json!({"cmd": "view", "seat": seat}), &view);
                table.ok(&json!({"cmd": "notes", "seat": seat}), &notes);
                table.ok(&json!({"cmd": "round_word", "seat": seat, "before": before}), &round_word);
                let step = json!({"id": "a", "point": "part:question", "expect": ["*"], "answers": "bots"});
                table.ok(&json!({"cmd": "judge", "seat": seat, "step": step, "action": "pass"}), &judged);
            }
            let listed = table.ok(&json!({"cmd": "legal", "seat": seat}), &legal);
            let actions = listed["actions"].as_array().expect("actions");
            let chosen = &actions[dice.index(actions.len())];
            fits(&action, chosen);
            if dice.below(8) == 0 {
                let analyse =
                    json!({"cmd": "analyse", "seat": seat, "played": chosen, "iterations": 1, "seed": dice.seed()});
                table.ok(&analyse, &analysis);
                let mut part = analyse;
                part["part"] = json!([0, 2]);
                let findings = table.ok(&part, &analysing)["findings"].clone();
                table.ok(&json!({"cmd": "merge_analysis", "parts": [findings], "hinted": chosen}), &analysis);
                let values = json!({"unit": "chance", "action": {"value": 0.5, "error": 0.1}, "against": {"value": 0.4, "error": 0.1}});
                let why =
                    json!({"cmd": "reasons", "seat": seat, "action": chosen, "against": actions[0], "values": values});
                table.ok(&why, &reasons);
                table.ok(&json!({"cmd": "nudge", "seat": seat, "action": chosen, "level": dice.below(3) + 1}), &nudged);
            }
            table.ok(&json!({"cmd": "explain", "seat": seat, "action": chosen}), &explained);
            now = table.ok(&json!({"cmd": "apply", "seat": seat, "action": chosen}), &happened);
            for told in now["events"].as_array().expect("events") {
                fits(&event, told);
                kinds.insert(told["event"].as_str().expect("a name").to_owned());
            }
            plies += 1;
            if dice.below(40) == 0 {
                let reply = table.ask(&json!({"cmd": "undo"}));
                if reply.get("ok").is_some() {
                    fits(&standing, &reply["ok"]);
                    now = table.ok(&json!({"cmd": "apply", "seat": seat, "action": chosen}), &happened);
                }
            }
        }
        table.ok(&json!({"cmd": "view", "seat": 0}), &view);
        let written = table.ok(&json!({"cmd": "record"}), &record);
        table.ok(&json!({"cmd": "replay", "record": written}), &standing);
        if dice.below(6) == 0 {
            let asked = json!({"cmd": "review", "record": written, "samples": 1, "iterations": 1});
            let parts = (0..2).map(|index| {
                let mut part = asked.clone();
                part["part"] = json!([index, 2]);
                table.ok(&part, &studied)["findings"].clone()
            });
            let parts: Vec<Value> = parts.collect();
            let merged = table.ok(&json!({"cmd": "merge_review", "record": written, "parts": parts}), &review);
            assert_eq!(merged, table.ok(&asked, &review));
        }
    }
    (plies, kinds)
}

#[test]
fn the_schemas_describe_what_the_engine_says_of_gutenberg() {
    let mut dice = Dice::new(Seed::from_number(11));
    let mut options = |number: u64| {
        let people = number % 4 + 1;
        json!({
            "people": people,
            "automa": people < 4 && dice.below(2) == 0,
            "characters": dice.below(3) > 0,
            "edition": if dice.below(2) == 0 { "2021" } else { "2022" },
        })
    };
    let options: Vec<Value> = (0..24).map(&mut options).collect();
    let (plies, _) = play("gutenberg", &options, &mut dice);
    assert!(plies > 2000, "only {plies} plies");
}

#[test]
fn the_schemas_describe_what_the_engine_says_of_letterpress() {
    let mut dice = Dice::new(Seed::from_number(12));
    let options = |number: usize| {
        let people = number % 6 + 1;
        let difficulty = if people == 1 { ["normal", "easy", "hard"][number / 6 % 3] } else { "normal" };
        let language = ["fr", "en", "it", "de", "pl"][number % 5];
        json!({
            "people": people, "language": language, "difficulty": difficulty, "min_length": 1 + number % 3,
            "overhang": people == 1 && number > 6, "family_words": number.is_multiple_of(2), "allow": ["zzz"],
        })
    };
    let options: Vec<Value> = (0..18).map(options).collect();
    let (plies, kinds) = play("letterpress", &options, &mut dice);
    assert!(plies > 1000, "only {plies} plies");
    // The engine reports the secret version of an event. Random players rarely tie, meet a challenge that gives the top
    // letter, or score enough for a library card. Everything else must have occurred.
    let public = ["card_ready", "word_ready", "top_letter_taken"];
    let rare = ["challenge_joined", "library_card_collected", "nothing_to_claim", "tie_card_drawn", "top_letter_drawn"];
    let described = Schema::load("letterpress").0["$defs"]["event"]["oneOf"].clone();
    for kind in described.as_array().expect("events") {
        let name = kind["properties"]["event"]["const"].as_str().expect("a name");
        let excused = public.contains(&name) || rare.contains(&name);
        assert!(kinds.contains(name) || excused, "no game had the event {name}");
    }
}

/// A schema that accepts anything would prove nothing.
#[test]
fn the_schemas_refuse_other_replies() {
    let (gutenberg, letterpress) = (Schema::load("gutenberg"), Schema::load("letterpress"));
    let refuses_of = |game: &Schema, definition: &str, value: Value| {
        assert!(!game.of(definition).is_valid(&value), "{definition}: {value}");
    };
    let refuses = |definition: &str, value: Value| refuses_of(&gutenberg, definition, value);
    refuses("action", json!("castle"));
    refuses("action", json!({"buy_type": {"type": "E"}}));
    refuses("action", json!({"plan": {"markers": [7, 0, 0, 0, 0]}}));
    refuses("event", json!({"event": "passed"}));
    refuses("event", json!({"event": "passed", "seat": 0, "why": "tired"}));
    refuses("options", json!({"people": 5}));
    refuses("record", json!({}));
    refuses("position", json!({}));
    refuses("view", json!({}));
    let refuses = |definition: &str, value: Value| refuses_of(&letterpress, definition, value);
    refuses("action", json!("decline"));
    refuses("action", json!({"claim": {"cards": ["a1", "b1", "c1"]}}));
    refuses("action", json!({"write": {"word": "lettre", "card": "t1"}}));
    refuses("event", json!({"event": "card_ready"}));
    refuses("event", json!({"event": "card_ready", "seat": 0, "card": "a1"}));
    refuses("options", json!({"people": 7}));
    refuses("options", json!({"language": "la"}));
    refuses("record", json!({}));
    refuses("position", json!({}));
    refuses("view", json!({}));
}

/// The examples of docs/protocol.md are real: every request gets the answer shown.
#[test]
fn the_examples_of_the_documentation_are_real() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let text = std::fs::read_to_string(path).expect("the documentation");
    let mut engine = Engine::new(Words::new("en").expect("English"), Games::standard());
    let mut lines = text.lines();
    let mut checked = 0;
    while let Some(line) = lines.next() {
        let Some(request) = line.strip_prefix("→ ") else { continue };
        let expected = lines.next().and_then(|line| line.strip_prefix("← ")).expect("an answer to every request");
        let reply = engine.answer(request.as_bytes());
        // Long answers are cut short with an ellipsis.
        let (begin, end) = expected.split_once('…').unwrap_or((expected, ""));
        let mut rest = reply.strip_prefix(begin);
        let mut parts: Vec<&str> = if expected.contains('…') { end.split('…').collect() } else { Vec::new() };
        let last = parts.pop();
        for part in parts {
            rest = rest.and_then(|rest| rest.find(part).map(|at| &rest[at + part.len()..]));
        }
        let agrees = rest.is_some_and(|rest| last.map_or(rest.is_empty(), |last| rest.ends_with(last)));
        assert!(agrees, "{request}\nsaid     {reply}\nexpected {expected}");
        checked += 1;
    }
    assert!(checked >= 10, "only {checked} examples");
}
