//! The fuzz targets on a small scale: their corpus, and a few thousand mutations of it. Nothing may panic or hang.

use manicule::engine::{LONGEST_LINE, answer_anything, play_anything};
use serde_json::{Value, json};
use table::{Dice, Seed};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<_> =
        std::fs::read_dir(&folder).expect(&folder).map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder} is empty");
    paths.iter().map(|path| std::fs::read(path).expect("a readable file")).collect()
}

/// Flips, removes or repeats bytes, or inserts some of another text.
fn scrambled(text: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=dice.below(4) {
        if text.is_empty() {
            return text;
        }
        let at = dice.index(text.len());
        let end = (at + 1 + dice.index(40)).min(text.len());
        match dice.below(5) {
            0 => text[at] ^= 1 << dice.below(8),
            1 => drop(text.drain(at..end)),
            2 => {
                let part = text[at..end].to_vec();
                text.splice(at..at, part);
            }
            3 => {
                let from = dice.index(other.len());
                let part = &other[from..(from + dice.index(200)).min(other.len())];
                text.splice(at..end, part.iter().copied());
            }
            _ => text[at] = b"0123456789{}[]\",:-\n\\"[dice.index(20)],
        }
    }
    text
}

/// The paths of all values in the JSON.
fn pointers(value: &Value, at: &str, into: &mut Vec<String>) {
    into.push(at.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(key, item)| pointers(item, &format!("{at}/{key}"), into));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| pointers(item, &format!("{at}/{key}"), into));
        }
        _ => {}
    }
}

/// Stays JSON, and often a position: swaps or copies values, or replaces them with odd ones.
fn distorted(value: &Value, dice: &mut Dice) -> Value {
    let mut value = value.clone();
    let mut paths = Vec::new();
    pointers(&value, "", &mut paths);
    for _ in 0..=dice.below(3) {
        let path = &paths[dice.index(paths.len())];
        let odd =
            [json!(null), json!(0), json!(1), json!(6), json!(255), json!(-1), json!("p01"), json!([]), json!({})];
        let other = value.pointer(&paths[dice.index(paths.len())]).cloned().unwrap_or_default();
        let changed = match (value.pointer(path), dice.below(3)) {
            (Some(Value::Number(number)), 0 | 1) => {
                json!((number.as_i64().unwrap_or_default() + i64::from(dice.below(3)) - 1).max(0))
            }
            (Some(Value::Array(items)), 0 | 1) if !items.is_empty() => {
                let mut items = items.clone();
                dice.shuffle(&mut items);
                json!(items)
            }
            (_, 0) => other,
            _ => odd[dice.index(odd.len())].clone(),
        };
        if let Some(place) = value.pointer_mut(path) {
            *place = changed;
        }
    }
    value
}

#[test]
fn any_lines_are_answered() {
    let corpus = corpus("engine_lines");
    corpus.iter().for_each(|lines| answer_anything(lines));
    let mut dice = Dice::new(Seed::from_number(1));
    for _ in 0..3000 {
        let (lines, other) = (&corpus[dice.index(corpus.len())], &corpus[dice.index(corpus.len())]);
        answer_anything(&scrambled(lines, other, &mut dice));
    }
}

#[test]
fn any_position_is_refused_or_played_to_its_end() {
    let corpus = corpus("positions");
    let read = |text: &Vec<u8>| serde_json::from_slice(text).expect("positions of the corpus are JSON");
    let positions: Vec<Value> = corpus.iter().map(read).collect();
    corpus.iter().for_each(|text| play_anything(text));
    let mut dice = Dice::new(Seed::from_number(2));
    for _ in 0..3000 {
        let at = dice.index(corpus.len());
        play_anything(&scrambled(&corpus[at], &corpus[dice.index(corpus.len())], &mut dice));
        play_anything(distorted(&positions[at], &mut dice).to_string().as_bytes());
    }
}

/// A line without an end needs no memory: four hundred megabytes of it go through a program that may only use a little.
#[cfg(target_os = "linux")]
#[test]
fn memory_is_bounded() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let limited = format!("ulimit -v 200000 && exec '{}' engine", env!("CARGO_BIN_EXE_manicule"));
    let mut child = Command::new("sh")
        .args(["-c", &limited])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut input = child.stdin.take().expect("its input");
    let chunk = vec![b'['; LONGEST_LINE];
    (0..400).for_each(|_| input.write_all(&chunk).expect("the engine listens"));
    input.write_all(b"\n{\"cmd\":\"hello\"}\n").expect("the engine listens");
    drop(input);
    let mut said = String::new();
    child.stdout.take().expect("its output").read_to_string(&mut said).expect("UTF-8");
    assert!(child.wait().expect("it ends").success());
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(lines[0].contains("\"too_long\"") && lines[1].contains("\"manicule\""), "{said}");
}
