//! A client of `manicule`.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

pub fn manicule(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_manicule")).args(args).output().expect("manicule runs")
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is UTF-8")
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the errors are UTF-8")
}

/// A failure with a message for people.
pub fn fails_saying(output: &Output, words: &[&str]) {
    let said = stderr(output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    assert!(said.starts_with("manicule: "), "{said}");
    for word in words {
        assert!(said.contains(word), "{word:?} is not in {said:?}");
    }
}

/// The recorded games of the repository.
pub fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gutenberg/tests/records");
    let entries = std::fs::read_dir(folder).expect("the recorded games").map(|entry| entry.expect("an entry").path());
    let mut records: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|it| it == "json")).collect();
    records.sort();
    assert!(!records.is_empty());
    records
}

/// A running `manicule engine`.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start(args: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_manicule"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Engine { child, input, output }
    }

    /// Any bytes, with a line's end.
    pub fn send(&mut self, line: &[u8]) {
        self.input.write_all(line).expect("the engine listens");
        self.input.write_all(b"\n").expect("the engine listens");
    }

    pub fn hear_line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine answers");
        line
    }

    pub fn hear(&mut self) -> Value {
        serde_json::from_str(&self.hear_line()).expect("the answer is JSON")
    }

    pub fn ask(&mut self, request: &Value) -> Value {
        self.send(request.to_string().as_bytes());
        self.hear()
    }

    pub fn ok(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert!(reply.get("error").is_none(), "{request} → {reply}");
        reply["ok"].clone()
    }

    /// The error code of the reply.
    pub fn refused(&mut self, request: &Value) -> String {
        let reply = self.ask(request);
        let error = &reply["error"];
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{request} → {reply}");
        error["code"].as_str().expect("a code").to_owned()
    }

    pub fn begin(&mut self, options: Value) {
        self.ok(&json!({"cmd": "new", "game": "gutenberg", "options": options, "seed": "07".repeat(32)}));
    }

    /// The seat to act performs the `nth` listed action, modulo their number.
    pub fn act(&mut self, nth: usize) -> Value {
        let seat = self.ok(&json!({"cmd": "view", "seat": null}))["to_act"][0].clone();
        let legal = self.ok(&json!({"cmd": "legal", "seat": seat}));
        let actions = legal["actions"].as_array().expect("a list");
        let action = &actions[nth % actions.len()];
        self.ok(&json!({"cmd": "apply", "seat": seat, "action": action}))
    }

    /// Closes the input and waits for the end.
    pub fn end(self) {
        let Engine { mut child, input, output } = self;
        drop(input);
        assert_eq!(output.lines().count(), 0, "unexpected output");
        assert!(child.wait().expect("it ends").success());
    }
}
