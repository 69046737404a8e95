//! `manicule review` and `manicule lab review`, from the outside.

use crate::client::{manicule, records, stderr, stdout};
use serde_json::{Value, json};
use tempfile::TempDir;

fn review(args: &[&str]) -> String {
    let output = manicule(&[&["review"], args].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

/// A short record: a whole game takes longer than a test should.
fn short_record(folder: &TempDir, plies: usize) -> String {
    let mut record: Value = serde_json::from_slice(&std::fs::read(&records()[1]).expect("a record")).expect("JSON");
    record["actions"].as_array_mut().expect("actions").truncate(plies);
    record["result"] = json!(null);
    let path = folder.path().join("short.json");
    std::fs::write(&path, record.to_string()).expect("a folder to write in");
    path.to_str().expect("a path").to_owned()
}

#[test]
fn a_review_is_told_in_five_languages() {
    let folder = TempDir::new().unwrap();
    let path = short_record(&folder, 40);
    for (language, title, says) in [
        ("en", "Review of a game of Gutenberg", "Round by round"),
        ("fr", "Bilan d’une partie de Gutenberg", "Comptes par manche"),
        ("de", "Rückblick auf eine Partie Gutenberg", "Bilanz nach Runden"),
        ("it", "Analisi di una partita di Gutenberg", "Bilancio per round"),
        ("pl", "Omówienie partii: Gutenberg", "Bilans według rund"),
    ] {
        let text = review(&[&path, "--budget", "4,4", "--names", "Anna,Tom", "--lang", language]);
        assert!(text.starts_with(title) && text.contains(says) && text.contains("Anna"), "{text}");
        for sign in ["review-", "{", "$", "\u{2068}", "gutenberg-"] {
            let line = text.lines().find(|line| line.contains(sign));
            assert!(line.is_none_or(|line| line.contains("{\"")), "{sign:?} in {language}: {line:?}");
        }
    }
}

#[test]
fn the_same_budget_and_seed_give_the_same_review_on_one_thread_and_on_many() {
    let folder = TempDir::new().unwrap();
    let path = short_record(&folder, 30);
    let asked = [path.as_str(), "--budget", "3,3", "--json", "--seed", "9"];
    let one = review(&[&asked[..], &["--threads", "1"]].concat());
    assert_eq!(one, review(&[&asked[..], &["--threads", "3"]].concat()));
    let told: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&told["finished"], told["plies"].as_array().map(Vec::len)), (&json!(false), Some(30)));
    assert_ne!(one, review(&[path.as_str(), "--budget", "3,3", "--json", "--seed", "8"]));
}

#[test]
fn the_page_is_one_file_with_its_graph_and_no_script() {
    let folder = TempDir::new().unwrap();
    let (path, page) = (short_record(&folder, 30), folder.path().join("review.html"));
    let written = page.to_str().expect("a path");
    review(&[&path, "--budget", "2,0", "--names", "<Anna>,Tom & Jo", "--html", written]);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!doctype html>\n<html lang=\"en\">"), "{html}");
    assert_eq!(html.matches("<polyline").count(), 2, "a line for each seat");
    assert!(html.contains("&lt;Anna&gt;") && html.contains("Tom &amp; Jo"), "names are escaped");
    assert!(html.contains("prefers-color-scheme: dark"));
    for outside in ["<script", "http", "src=", "<Anna>"] {
        assert!(!html.contains(outside), "{outside}");
    }
}

#[test]
fn a_review_can_cover_a_single_seat() {
    let folder = TempDir::new().unwrap();
    let path = short_record(&folder, 30);
    let text = review(&[&path, "--budget", "2,2", "--seat", "1", "--names", "Anna,Tom"]);
    assert!(text.contains("Turning points: Tom") && !text.contains("Turning points: Anna"), "{text}");
}

#[test]
fn a_record_that_cannot_be_reviewed_gets_a_clear_message() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().expect("a path").to_owned()
    };
    let record = std::fs::read_to_string(&records()[1]).unwrap();
    let mut other: Value = serde_json::from_str(&record).unwrap();
    other["rules_version"] = json!(99);
    let mut wrong: Value = serde_json::from_str(&record).unwrap();
    wrong["actions"][3]["action"] = json!("decline");
    let path = write("good.json", &record);
    let cases = [
        (vec![write("text.json", "no record")], "text.json"),
        (vec![write("other.json", &other.to_string())], "99"),
        (vec![write("wrong.json", &wrong.to_string())], "action 3"),
        (vec!["/nowhere/at-all.json".to_owned()], "at-all.json"),
        (vec![path.clone(), "--seat".to_owned(), "7".to_owned()], "seat 7"),
        (vec![path.clone(), "--budget".to_owned(), "some".to_owned()], "quick"),
        (vec![path, "--html".to_owned(), "/nowhere/page.html".to_owned()], "/nowhere/page.html"),
    ];
    for (args, says) in cases {
        let args: Vec<&str> = ["review"].into_iter().chain(args.iter().map(String::as_str)).collect();
        let output = manicule(&args);
        let said = stderr(&output);
        assert!(!output.status.success() && !said.contains("panicked"), "{args:?}: {said}");
        assert!(said.contains(says), "{args:?}: {said}");
    }
}

#[test]
fn reviews_are_measured() {
    let run = |what: &str, more: &[&str]| -> Value {
        let args = ["lab", "review", what, "gutenberg", "--samples", "4", "--iterations", "8", "--json", "-"];
        let output = manicule(&[&args[..], more].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        serde_json::from_str(&stdout(&output)).unwrap()
    };
    let luck = run("luck", &["--games", "4"]);
    assert_eq!((&luck["games"], &luck["add_up"]), (&json!(4), &json!(4)));
    assert_eq!(run("levels", &["--games", "2"])["of"], 2);
    assert_eq!(run("blunders", &["--games", "1"])["of"], 1);
    let deals = run("deals", &["--games", "2"]);
    assert_eq!(deals["pairs"], 2);
    assert!(deals["difference"]["low"].as_f64() <= deals["difference"]["high"].as_f64(), "{deals}");
}
