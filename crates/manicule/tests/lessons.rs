//! The shipped lessons have no faults, and faults are reported in every language.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use games::Games;
use manicule::lessons_command::{Checked, check};
use serde_json::json;
use std::fs;
use std::path::Path;
use table::Seed;
use words::{LANGUAGES, Words};

#[test]
fn the_lessons_have_no_faults() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let Checked { faults, .. } = check(&[folder], &Games::standard(), &Words::new("en").unwrap()).unwrap();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn faults_are_said_with_their_place_in_every_language() {
    let sitting =
        Games::standard().get("gutenberg").unwrap().open((&json!({"people": 2})).into(), Seed::from_number(1));
    let record: serde_json::Value = serde_json::from_str(sitting.unwrap().record().unwrap().get()).unwrap();
    let lesson = json!({
        "seat": 0,
        "teaches": ["G99.1"],
        "start": {
            "rules_version": record["rules_version"], "content": record["content"], "options": {"people": 2, "first": 0},
            "seed": record["seed"], "actions": [],
        },
        "steps": [
            {
                "id": "take", "point": "card:p99", "expect": [{"draft_order": "*"}, {"take_inks": "*"}],
                "mistakes": [{"when": [{"draft_order": "*"}], "id": "none"}, {"when": [], "id": "none"}],
                "answers": [{"seat": 0, "action": "pass"}],
            },
            {"id": "Next"},
        ],
    });
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("gutenberg");
    fs::create_dir(&game).unwrap();
    let file = game.join("01-faulty.json");
    fs::write(&file, lesson.to_string()).unwrap();
    fs::write(game.join("02-broken.json"), "{").unwrap();
    for language in LANGUAGES {
        let words = Words::new(language).unwrap();
        let Checked { lessons, faults } = check(&[folder.path().to_owned()], &Games::standard(), &words).unwrap();
        assert_eq!(lessons, 2);
        for fault in &faults {
            assert!(!fault.contains("cli-") && !fault.contains('$'), "{language}: {fault}");
        }
        let at = |place: &str| faults.iter().any(|fault| fault.contains(&format!("01-faulty.json: {place}: ")));
        for place in ["teaches[0]", "steps[0] take, point", "steps[0] take, answers[0]", "steps[1] Next"] {
            assert!(at(place), "{place}: {faults:#?}");
        }
        assert!(faults.iter().any(|fault| fault.contains("02-broken.json: ")), "{faults:#?}");
    }
}

#[test]
fn a_folder_that_does_not_exist_is_named() {
    let faults = check(&["no-such-folder".into()], &Games::standard(), &Words::new("en").unwrap());
    assert!(faults.err().unwrap().to_string().contains("no-such-folder"));
}
