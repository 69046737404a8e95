//! `manicule words`, through the real program.

use std::fs;
use std::process::{Command, Output};

fn words(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_manicule")).arg("words").args(arguments).output().expect("the program runs")
}

fn told(output: &Output) -> (String, String) {
    (String::from_utf8_lossy(&output.stdout).into(), String::from_utf8_lossy(&output.stderr).into())
}

const CARDS: [&str; 4] = ["--lang", "fr", "--cards", "L,E,T,R,E,A,N,QU"];

#[test]
fn words_are_listed_best_first() {
    let output = words(&CARDS);
    let (text, _) = told(&output);
    assert!(output.status.success());
    let scores: Vec<u32> =
        text.lines().skip(1).map_while(|line| line.split_whitespace().next()?.parse().ok()).collect();
    assert!(scores.len() > 100 && scores.is_sorted_by(|a, b| a >= b), "{text}");
    assert!(text.lines().any(|line| line.contains("LETTRE") && line.ends_with("L E T×2 R E")), "{text}");
}

#[test]
fn only_the_best_as_json() {
    let (text, _) = told(&words(&[&CARDS[..], &["--best", "3", "--json"]].concat()));
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["words"].as_array().unwrap().len(), 3);
    assert!(json["count"].as_u64().unwrap() > 100);
    let best = &json["words"][0];
    assert!(best["score"].as_u64() >= json["words"][1]["score"].as_u64());
    assert!(best["cards"].as_array().unwrap().len() <= 8);
}

#[test]
fn a_table_allows_and_denies_words() {
    let folder = tempfile::tempdir().unwrap();
    let (allow, deny) = (folder.path().join("allow"), folder.path().join("deny"));
    fs::write(&allow, "# ours\nltr\n\n").unwrap();
    fs::write(&deny, "lettre\n").unwrap();
    let house = ["--allow", allow.to_str().unwrap(), "--deny", deny.to_str().unwrap()];
    let (text, _) = told(&words(&[&CARDS[..], &house].concat()));
    assert!(text.contains(" LTR ") && !text.contains(" LETTRE "), "{text}");

    fs::write(&deny, "arc\narc-en-ciel\n").unwrap();
    let output = words(&[&CARDS[..], &house].concat());
    let (text, complaint) = told(&output);
    assert!(!output.status.success() && text.is_empty());
    assert!(complaint.contains("ligne 2") && complaint.contains("arc-en-ciel"), "{complaint}");
}

#[test]
fn an_unknown_letter_is_named() {
    let output = words(&["--lang", "en", "--cards", "A,Ж"]);
    let (_, complaint) = told(&output);
    assert!(!output.status.success());
    assert!(complaint.contains('Ж') && complaint.contains("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "{complaint}");
}

#[test]
fn a_group_needs_a_value() {
    let (_, complaint) = told(&words(&["--lang", "en", "--cards", "S,XYZW"]));
    assert!(complaint.contains("XYZW=4"), "{complaint}");
    let (text, _) = told(&words(&["--lang", "en", "--cards", "S,ING=9", "--best", "1"]));
    assert!(text.contains("SING") && text.contains("S ING"), "{text}");
}
