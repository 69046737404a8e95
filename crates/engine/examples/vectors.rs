//! Regenerates the files of `vectors/`: `cargo xtask vectors`. Look at the difference before you commit it: a changed
//! reply means that games replay differently or bots make different moves.

#![allow(clippy::unwrap_used)] // A project task may panic.

#[path = "../tests/host/mod.rs"]
mod host;
#[path = "../tests/vector_line/mod.rs"]
mod vector_line;

use engine::Engine;
use games::Games;
use host::Machine;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::Path;
use words::{LANGUAGES, Words};

/// Longer replies are replaced by their digest.
const LONGEST_REPLY: usize = 600;
const LEVELS: [&str; 4] = ["apprentice", "journeyman", "master", "guildmaster"];
const WORD_LANGUAGES: [&str; 5] = ["fr", "en", "it", "de", "pl"];

struct Writer {
    engine: Engine<Machine>,
    text: String,
}

impl Writer {
    fn new() -> Writer {
        Writer { engine: Engine::new(Words::new("en").unwrap(), Games::standard()), text: String::new() }
    }

    /// Sends a request, writes down the reply, and returns it.
    fn ask(&mut self, ask: &str) -> Value {
        let reply = self.engine.answer(vector_line::filled(ask).as_bytes());
        let line = match reply.len() {
            0..=LONGEST_REPLY => json!({"ask": ask, "reply": reply}),
            _ => json!({"ask": ask, "sha256": vector_line::sha256(&reply)}),
        };
        writeln!(self.text, "{line}").unwrap();
        let reply: Value = serde_json::from_str(&reply).unwrap();
        assert!(reply.get("error").is_none(), "{ask} → {reply}");
        reply["ok"].clone()
    }

    fn finish(self, name: &str) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(name).with_extension("jsonl");
        std::fs::write(&path, &self.text).unwrap();
        println!("{}: {} lines, {} bytes", path.display(), self.text.lines().count(), self.text.len());
    }
}

fn seed(number: usize) -> String {
    format!("{number:064x}")
}

fn dice() {
    let mut writer = Writer::new();
    for number in 0..8 {
        let below: Vec<u32> = vec![1, 2, 6, 10, 52, 1000, 65_537, 4_294_967_295, 3_000_000_000, 7];
        writer.ask(&json!({"cmd": "dice", "seed": seed(number * 977), "below": below}).to_string());
        writer.ask(&json!({"cmd": "dice", "seed": seed(number), "below": vec![50 + number; 200]}).to_string());
    }
    writer.finish("dice");
}

fn records() {
    let mut writer = Writer::new();
    for game in ["gutenberg", "letterpress"] {
        let folder = format!("crates/{game}/tests/records");
        let full = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&folder);
        let names = std::fs::read_dir(full).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".json")).collect();
        names.sort();
        for name in names {
            writer.ask(&format!("{{\"cmd\":\"replay\",\"record\":@{folder}/{name}@}}"));
            writer.ask(&json!({"cmd": "position"}).to_string());
            let log = writer.ask(&json!({"cmd": "log", "seat": 0}).to_string());
            // Sentences of one turn, each game in another language.
            let language = LANGUAGES[name.len() % LANGUAGES.len()];
            let entry = log["entries"].as_array().and_then(|entries| entries.get(entries.len() / 2)).unwrap();
            writer.ask(&json!({"cmd": "tell", "events": entry["events"], "lang": language}).to_string());
        }
    }
    writer.finish("records");
}

/// Bots act for both seats, and each move is recorded, until `stop` or the end.
fn play(writer: &mut Writer, bot: &Value, stop: impl Fn(&Value) -> bool, most: usize) {
    let mut view = writer.ask(&json!({"cmd": "view", "seat": null}).to_string());
    for ply in 0..most {
        let Some(seat) = view["to_act"][0].as_u64().filter(|_| !stop(&view)) else { return };
        let mut asked = bot.clone();
        asked["seat"] = json!(seat);
        asked["seed"] = json!(seed(ply + 1));
        let chosen = writer.ask(&asked.to_string());
        writer.ask(&json!({"cmd": "apply", "seat": seat, "action": chosen["action"]}).to_string());
        view = writer.ask(&json!({"cmd": "view", "seat": null}).to_string());
    }
}

fn words() {
    let mut writer = Writer::new();
    for (number, language) in WORD_LANGUAGES.into_iter().enumerate() {
        for family in [false, true] {
            let options = json!({"people": 2, "language": language, "family_words": family});
            let game = json!({"cmd": "new", "game": "letterpress", "options": options, "seed": seed(number + 1)});
            writer.ask(&game.to_string());
            let drafting = json!({"cmd": "bot", "level": "apprentice", "iterations": 1});
            play(&mut writer, &drafting, |view| view["step"] == "write", 100);
            for seat in 0..2 {
                writer.ask(&json!({"cmd": "legal", "seat": seat}).to_string());
                writer.ask(&json!({"cmd": "facts", "seat": seat}).to_string());
            }
        }
    }
    writer.finish("words");
}

fn bots() {
    let mut writer = Writer::new();
    for (number, level) in LEVELS.into_iter().enumerate() {
        let characters = json!({"people": 2 + number % 3, "characters": number % 2 == 1});
        let game = json!({"cmd": "new", "game": "gutenberg", "options": characters, "seed": seed(number + 11)});
        writer.ask(&game.to_string());
        play(&mut writer, &json!({"cmd": "bot", "level": level, "iterations": 60}), |_| false, 60);
        // The same decision in three parts, and from the view alone.
        let view = writer.ask(&json!({"cmd": "view", "seat": null}).to_string());
        let seat = view["to_act"][0].as_u64().unwrap();
        let view = writer.ask(&json!({"cmd": "view", "seat": seat}).to_string());
        let bot = json!({"cmd": "bot", "seat": seat, "level": level, "iterations": 90, "seed": seed(5), "parts": 3});
        let together = writer.ask(&bot.to_string());
        let parts = (0..3).map(|part| {
            let mut think = bot.clone();
            let fields = think.as_object_mut().unwrap();
            fields.remove("parts");
            fields.extend([("part".to_owned(), json!([part, 3])), ("cmd".to_owned(), json!("think"))]);
            fields.extend([("game".to_owned(), json!("gutenberg")), ("view".to_owned(), view.clone())]);
            writer.ask(&think.to_string())["weighed"].clone()
        });
        let parts: Vec<Value> = parts.collect();
        assert_eq!(writer.ask(&json!({"cmd": "merge", "parts": parts}).to_string()), together);

        let options = json!({"people": 2, "language": WORD_LANGUAGES[number]});
        let game = json!({"cmd": "new", "game": "letterpress", "options": options, "seed": seed(number + 21)});
        writer.ask(&game.to_string());
        play(&mut writer, &json!({"cmd": "bot", "level": level, "iterations": 3}), |_| false, 40);
    }
    writer.finish("bots");
}

fn analyses() {
    let mut writer = Writer::new();
    let tables = [
        ("gutenberg", json!({"people": 2})),
        ("gutenberg", json!({"people": 3, "characters": true})),
        ("gutenberg", json!({"people": 1})),
        ("letterpress", json!({"people": 2, "language": "fr"})),
        ("letterpress", json!({"people": 1, "language": "en"})),
    ];
    for (number, (game, options)) in tables.into_iter().enumerate() {
        let open = json!({"cmd": "new", "game": game, "options": options, "seed": seed(number + 31)});
        writer.ask(&open.to_string());
        for round in 0..3 {
            play(&mut writer, &json!({"cmd": "bot", "level": "journeyman", "iterations": 1}), |_| false, 9);
            let view = writer.ask(&json!({"cmd": "view", "seat": null}).to_string());
            let Some(seat) = view["to_act"].get(0) else { break };
            let legal = writer.ask(&json!({"cmd": "legal", "seat": seat}).to_string())["actions"].clone();
            let played = legal.as_array().unwrap().last().cloned();
            let analyse =
                json!({"cmd": "analyse", "seat": seat, "played": played, "iterations": 40, "seed": seed(round)});
            let mut whole = analyse.clone();
            whole["parts"] = json!(2);
            let whole = writer.ask(&whole.to_string());
            let parts = (0..2).map(|index| {
                let mut part = analyse.clone();
                part["part"] = json!([index, 2]);
                writer.ask(&part.to_string())["findings"].clone()
            });
            let parts: Vec<Value> = parts.collect();
            assert_eq!(writer.ask(&json!({"cmd": "merge_analysis", "parts": parts}).to_string()), whole);
        }
    }
    writer.finish("analyses");
}

/// Short games of both kinds, reviewed at once and in parts.
fn reviews() {
    let mut writer = Writer::new();
    let tables = [
        ("gutenberg", json!({"people": 2}), 40, 8),
        ("gutenberg", json!({"people": 3, "characters": true}), 45, 6),
        ("letterpress", json!({"people": 2, "language": "fr"}), 40, 4),
        ("letterpress", json!({"people": 1, "language": "en"}), 14, 4),
    ];
    for (number, (game, options, plies, samples)) in tables.into_iter().enumerate() {
        let open = json!({"cmd": "new", "game": game, "options": options, "seed": seed(number + 41)});
        writer.ask(&open.to_string());
        play(&mut writer, &json!({"cmd": "bot", "level": "apprentice", "iterations": 1}), |_| false, plies);
        let record = writer.ask(&json!({"cmd": "record"}).to_string());
        let review =
            json!({"cmd": "review", "record": record, "seed": seed(number), "samples": samples, "iterations": 12});
        let mut whole = review.clone();
        whole["lang"] = json!(LANGUAGES[number]);
        let whole = writer.ask(&whole.to_string());
        let parts = (0..3).map(|index| {
            let mut part = review.clone();
            part["part"] = json!([index, 3]);
            writer.ask(&part.to_string())["findings"].clone()
        });
        let parts: Vec<Value> = parts.collect();
        let merge = json!({"cmd": "merge_review", "record": record, "parts": parts, "lang": LANGUAGES[number]});
        assert_eq!(writer.ask(&merge.to_string()), whole);
    }
    writer.finish("reviews");
}

fn main() {
    dice();
    records();
    words();
    bots();
    analyses();
    reviews();
}
