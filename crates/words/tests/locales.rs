//! All five languages have the same messages.

use fluent_bundle::FluentResource;
use std::collections::BTreeMap;
use words::{LANGUAGES, Words};

/// Every message id of a language, with its file.
fn ids(language: &str) -> BTreeMap<String, String> {
    let folder = format!("{}/../../locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let mut ids = BTreeMap::new();
    for entry in std::fs::read_dir(&folder).expect(&folder) {
        let path = entry.expect(&folder).path();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let resource = FluentResource::try_new(text.clone())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file} is no Fluent: {errors:?}"));
        assert!(resource.entries().count() > 0, "{language}/{file} is empty");
        for line in text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())) {
            let id = line.split(' ').next().unwrap_or_default().to_owned();
            let before = ids.insert(id.clone(), file.clone());
            assert_eq!(before, None, "{language}: {id} is there twice");
        }
    }
    ids
}

#[test]
fn every_language_has_the_same_words_in_the_same_files() {
    let english = ids("en");
    for language in LANGUAGES {
        assert_eq!(ids(language), english, "{language}");
        let words = Words::new(language).expect(language);
        for id in english.keys() {
            assert!(words.knows(id), "{language} has no value for {id}");
        }
    }
}

#[test]
fn words_take_what_is_put_in() {
    let words = Words::new("pl").expect("Polish");
    let faults = |count: u8| words.say("cards-faults", &serde_json::json!({"count": count, "file": "x.toml"}));
    assert_eq!([1, 3, 5].map(faults), ["1 błąd w x.toml", "3 błędy w x.toml", "5 błędów w x.toml"]);
}

#[test]
fn an_unknown_language_is_refused_and_an_unknown_word_shows_its_id() {
    assert!(Words::new("xx").is_none());
    assert!(Words::new("../en").is_none());
    assert_eq!(Words::new("en").expect("English").say("no-such-word", &serde_json::Value::Null), "no-such-word");
}
