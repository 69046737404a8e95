//! Bad input gets a clear message, and a non-zero exit code from a command; nothing panics, and nothing is
//! half-written.

use crate::client::{Engine, fails_saying, manicule, records, stderr};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Lines that are not requests, with the code of the answer.
#[test]
fn a_broken_line_gets_an_error_and_changes_nothing() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"people": 2}));
    let position = engine.ok(&json!({"cmd": "position"}));
    let megabyte_of_junk = vec![b'x'; 1_000_000];
    let too_long = [b"{\"cmd\":\"hello\",\"id\":\"".to_vec(), vec![b'y'; 3 << 20], b"\"}".to_vec()].concat();
    let deep = [
        "{\"cmd\":\"apply\",\"seat\":0,\"action\":".to_owned(),
        "[".repeat(500_000),
        "]".repeat(500_000),
        "}".to_owned(),
    ]
    .concat();
    let lines: [(&[u8], &str); 26] = [
        (b"", "not_json"),
        (b"   ", "not_json"),
        (b"hello", "not_json"),
        (b"{\"cmd\":\"hello\"", "not_json"),
        (b"{\"cmd\":\"hello\"} {}", "not_json"),
        (b"[\"hello\"]", "not_json"),
        (b"null", "not_json"),
        (b"{\"cmd\":\"hello\\ud800\"}", "wrong_field"),
        (b"\xff\xfe{\"cmd\":\"hello\"}", "not_utf8"),
        (b"\0", "not_json"),
        (&megabyte_of_junk, "not_json"),
        (&too_long, "too_long"),
        (deep.as_bytes(), "bad_action"),
        (b"{}", "no_command"),
        (b"{\"cmd\":7}", "wrong_field"),
        (b"{\"cmd\":\"castle\"}", "unknown_command"),
        (b"{\"cmd\":\"hello\",\"seed\":1}", "unknown_field"),
        (b"{\"cmd\":\"view\"}", "missing_field"),
        (b"{\"cmd\":\"view\",\"seat\":\"0\"}", "wrong_field"),
        (b"{\"cmd\":\"view\",\"seat\":-1}", "wrong_field"),
        (b"{\"cmd\":\"legal\",\"seat\":1.5}", "wrong_field"),
        (b"{\"cmd\":\"legal\",\"seat\":255}", "no_such_seat"),
        (b"{\"cmd\":\"apply\",\"seat\":0}", "missing_field"),
        (b"{\"cmd\":\"apply\",\"seat\":0,\"action\":{\"castle\":{}}}", "bad_action"),
        (b"{\"cmd\":\"apply\",\"seat\":0,\"action\":{\"buy_type\":{\"type\":\"E\"}}}", "bad_action"),
        (b"{\"cmd\":\"bot\",\"seat\":0,\"level\":\"greedy\"}", "wrong_field"),
    ];
    for (line, code) in lines {
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        engine.send(line);
        let reply = engine.hear();
        assert_eq!(reply["error"]["code"], code, "{shown}: {reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|message| message.len() < 1000), "{shown}: {reply}");
        assert_eq!(engine.ok(&json!({"cmd": "position"})), position, "{shown}");
    }
    engine.end();
}

#[test]
fn a_last_line_without_an_end_is_answered() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_manicule"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    child.stdin.take().expect("its input").write_all(b"{\"cmd\":\"hello\"}\r\n{\"cmd\":\"undo\"}").expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["ok"]["name"], "manicule");
    assert_eq!(lines[1]["error"]["code"], "no_game");
}

#[test]
fn nothing_can_be_asked_of_an_empty_table() {
    let mut engine = Engine::start(&[]);
    for request in [
        json!({"cmd": "position"}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "legal", "seat": 0}),
        json!({"cmd": "apply", "seat": 0, "action": "pass"}),
        json!({"cmd": "explain", "seat": 0, "action": "pass"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "record"}),
    ] {
        assert_eq!(engine.refused(&request), "no_game");
    }
    engine.end();
}

#[test]
fn a_failed_open_keeps_the_previous_game() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"people": 2}));
    let position = engine.ok(&json!({"cmd": "position"}));
    let new = |options: Value| json!({"cmd": "new", "game": "gutenberg", "options": options});
    for (request, code, rule) in [
        (json!({"cmd": "new", "game": "chess"}), "unknown_game", Value::Null),
        (json!({"cmd": "new", "game": "gutenberg", "seed": "77"}), "wrong_field", Value::Null),
        (new(json!({"people": 5})), "bad_options", json!("G0.1")),
        (new(json!({"people": 4, "automa": true})), "bad_options", json!("G0.1")),
        (new(json!({"people": 2, "first": 2})), "bad_options", json!("G1.5")),
        (new(json!({"people": 2, "characters": ["tory", "tory"]})), "bad_options", json!("G1.7")),
        (new(json!({"people": "two"})), "bad_options", Value::Null),
        (new(json!({"players": 2})), "bad_options", Value::Null),
        (new(json!({"cards": "/no/such/file.toml"})), "bad_cards", Value::Null),
        (new(json!({"cards": "/dev/zero"})), "bad_cards", Value::Null),
        (new(json!({"cards": "/"})), "bad_cards", Value::Null),
    ] {
        let reply = engine.ask(&request);
        assert_eq!(reply["error"]["code"], code, "{request} → {reply}");
        assert_eq!(reply["error"]["rule"], rule, "{request} → {reply}");
        assert_eq!(engine.ok(&json!({"cmd": "position"})), position);
    }
    engine.end();
}

#[test]
fn every_fault_of_a_position_is_listed() {
    let mut engine = Engine::start(&[]);
    engine.begin(json!({"people": 2}));
    let mut position = engine.ok(&json!({"cmd": "position"}));
    position["table"]["bag"]["red"] = json!(99);
    position["table"]["houses"][1]["levels"]["binding"] = json!(9);
    position["table"]["houses"][0]["markers"] = json!(3);
    let reply = engine.ask(&json!({"cmd": "set", "game": "gutenberg", "position": position}));
    let error = &reply["error"];
    assert_eq!(error["code"], "bad_position");
    let faults = error["faults"].as_array().expect("a list");
    for at in ["table.bag.red", "table.houses[1].levels.binding", "table.houses[0].markers"] {
        assert!(faults.iter().any(|fault| fault["at"] == at), "{at}: {reply}");
    }
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains(&format!("{} faults", faults.len())), "{message}");
    position["table"]["wine"] = json!("Rhenish");
    let reply = engine.ask(&json!({"cmd": "set", "game": "gutenberg", "position": position}));
    assert!(reply["error"]["message"].as_str().expect("a message").contains("wine"), "{reply}");
    engine.end();
}

#[test]
fn a_record_that_cannot_be_played_is_explained() {
    let text = std::fs::read_to_string(&records()[1]).expect("a record");
    let record: Value = serde_json::from_str(&text).expect("JSON");
    let changed = |path: &str, value: Value| {
        let mut record = record.clone();
        *record.pointer_mut(path).expect(path) = value;
        record
    };
    let folder = TempDir::new().expect("a folder");
    let mut engine = Engine::start(&[]);
    for (record, word) in [
        (changed("/format", json!(2)), "format 2"),
        (changed("/rules_version", json!(99)), "rules version 99"),
        (changed("/content", json!("00")), "other cards"),
        (changed("/options/people", json!(9)), "people"),
        (changed("/seed", json!("abc")), "64 hexadecimal digits"),
        (changed("/actions/3/seat", json!(7)), "action 3"),
        (changed("/actions/3/action", json!({"castle": {}})), "castle"),
        (changed("/result/scores/0", json!(1000)), "1000"),
        (changed("/actions", json!([])), "result"),
        (json!({"format": 1}), "missing field"),
        (json!([]), "record"),
    ] {
        let reply = engine.ask(&json!({"cmd": "replay", "record": record}));
        assert_eq!(reply["error"]["code"], "bad_record", "{word}: {reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|message| message.contains(word)), "{word}: {reply}");

        let path = folder.path().join("record.json");
        std::fs::write(&path, record.to_string()).expect("a file");
        fails_saying(&manicule(&["replay", path.to_str().expect("a path")]), &["record.json", word]);
    }
    assert_eq!(engine.refused(&json!({"cmd": "replay", "record": changed("/game", json!("chess"))})), "unknown_game");
    engine.end();
}

#[test]
fn a_damaged_record_file_is_named() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.json");
    let name = path.to_str().expect("a path");
    fails_saying(&manicule(&["replay", name]), &["game.json", "No such file"]);
    let text = std::fs::read(&records()[0]).expect("a record");
    for damaged in [&text[..text.len() / 2], b"", b"\xff\xff", b"not a record"] {
        std::fs::write(&path, damaged).expect("a file");
        fails_saying(&manicule(&["replay", name]), &["game.json"]);
    }
    fails_saying(&manicule(&["replay", folder.path().to_str().expect("a path")]), &["directory"]);
}

#[test]
fn an_output_that_cannot_be_written_is_known_before_the_work() {
    let folder = TempDir::new().expect("a folder");
    let missing = folder.path().join("no/such/folder/games.csv");
    let missing = missing.to_str().expect("a path");
    let here = folder.path().to_str().expect("a path");
    // A billion games would take days; the refusal comes before the first.
    let simulate = |kind: &str, path: &str| manicule(&["simulate", "gutenberg", "--games", "1000000000", kind, path]);
    for kind in ["--csv", "--json"] {
        fails_saying(&simulate(kind, missing), &["cannot write", "games.csv"]);
        fails_saying(&simulate(kind, here), &["cannot write", "folder"]);
    }
    let both = manicule(&["simulate", "gutenberg", "--csv", "-", "--json", "-", "--games", "1000000000"]);
    fails_saying(&both, &["--csv", "--json"]);
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0, "something is left over");
}

#[test]
fn a_table_that_cannot_be_opened_is_not_simulated() {
    let simulate = |args: &[&str]| manicule(&[&["simulate", "gutenberg"], args].concat());
    fails_saying(&simulate(&["--people", "5"]), &["1 to 4 players can play"]);
    fails_saying(&simulate(&["--people", "4", "--automa"]), &["automa"]);
    fails_saying(&simulate(&["--characters", "tory"]), &["one character per player"]);
    fails_saying(&simulate(&["--characters", "napoleon,tory"]), &["napoleon"]);
    fails_saying(&simulate(&["--cards", "/no/such/cards.toml"]), &["cards.toml"]);
    fails_saying(&simulate(&["--cards", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]), &["Cargo.toml"]);
    for args in [&["--games", "0"][..], &["--threads", "0"], &["--edition", "1999"], &["--people", "many"]] {
        let output = simulate(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(args[0]), "{}", stderr(&output));
    }
}
