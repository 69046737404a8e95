//! Every event, refusal and option error of the games has a sentence in every language, which uses only the fields of
//! that event or error. The enums are read from the games' sources, so a new variant without words fails.

use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::{Attribute, Fields, Item, Variant};
use words::{LANGUAGES, Words};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    text
}

/// The value of a word in `#[serde(…)]`, such as `rename = "type"`; empty if it has none, such as `flatten`.
fn serde_word(attributes: &[Attribute], word: &str) -> Option<String> {
    let mut found = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        attribute
            .parse_nested_meta(|meta| {
                let value = meta.value().and_then(|value| value.parse::<syn::LitStr>()).map(|text| text.value());
                if meta.path.is_ident(word) {
                    found = Some(value.unwrap_or_default());
                }
                Ok(())
            })
            .expect("serde's words");
    }
    found
}

fn fields(game: &str, variant: &Variant) -> BTreeSet<String> {
    let Fields::Named(named) = &variant.fields else { return BTreeSet::new() };
    let mut names = BTreeSet::new();
    for field in &named.named {
        match &field.ty {
            syn::Type::Path(path) if serde_word(&field.attrs, "flatten").is_some() => {
                let name = path.path.segments.last().expect("a type").ident.to_string();
                names.extend(fields_of_enum(game, &name));
            }
            _ => {
                let own = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
                names.insert(serde_word(&field.attrs, "rename").unwrap_or(own));
            }
        }
    }
    names
}

/// The fields that any variant of an enum has, and its tag.
fn fields_of_enum(game: &str, name: &str) -> BTreeSet<String> {
    let sources = std::fs::read_dir(root().join("crates").join(game).join("src")).expect("the sources");
    let files = sources.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file());
    let items = files
        .flat_map(|path| syn::parse_file(&std::fs::read_to_string(path).expect("a source file")).expect("Rust").items);
    let is_it = |item: &Item| matches!(item, Item::Enum(it) if it.ident == name);
    let Some(Item::Enum(found)) = items.into_iter().find(is_it) else { panic!("{game} has no enum {name}") };
    let of_variants = found.variants.iter().flat_map(|variant| fields(game, variant));
    of_variants.chain(serde_word(&found.attrs, "tag")).collect()
}

/// Message id → the arguments that it may use, for all variants of an enum.
fn variants(game: &str, file: &str, name: &str, kind: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = root().join("crates").join(game).join("src").join(file);
    let source = std::fs::read_to_string(&path).expect(file);
    let items = syn::parse_file(&source).expect("Rust").items;
    let Some(Item::Enum(found)) = items.iter().find(|item| matches!(item, Item::Enum(it) if it.ident == name)) else {
        panic!("{file} has no enum {name}");
    };
    let id = |variant: &Variant| format!("{game}-{kind}-{}", kebab(&variant.ident.to_string()));
    found.variants.iter().map(|variant| (id(variant), fields(game, variant))).collect()
}

/// Message id → its whole text, from one file.
fn messages(language: &str, file: &str) -> BTreeMap<String, String> {
    let path = root().join("locales").join(language).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            last = line.split(' ').next().map(str::to_owned);
        }
        if let Some(id) = &last {
            found.entry(id.clone()).or_default().push_str(line);
        }
    }
    found
}

fn used(text: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    text.split('$').skip(1).map(name).collect()
}

fn has_words(game: &str) {
    let mut expected = variants(game, "event.rs", "Event", "event");
    expected.extend(variants(game, "illegal.rs", "Illegal", "refusal"));
    let options = if game == "gutenberg" { "options.rs" } else { "setup.rs" };
    expected.extend(variants(game, options, "BadOptions", "options"));
    for language in LANGUAGES {
        let messages = messages(language, &format!("{game}.ftl"));
        for (id, fields) in &expected {
            let text = messages.get(id).unwrap_or_else(|| panic!("{language} has no {id}"));
            let unknown: Vec<_> = used(text).difference(fields).cloned().collect();
            assert!(unknown.is_empty(), "{language}: {id} uses {unknown:?}, but has only {fields:?}");
        }
        let kinds = ["event", "refusal", "options"].map(|kind| format!("{game}-{kind}-"));
        let sentences = |id: &&String| kinds.iter().any(|kind| id.starts_with(kind));
        let unused: Vec<_> = messages.keys().filter(sentences).filter(|id| !expected.contains_key(*id)).collect();
        assert!(unused.is_empty(), "{language}: nothing says {unused:?}");
    }
}

#[test]
fn every_event_refusal_and_option_fault_of_gutenberg_has_words_in_every_language() {
    has_words("gutenberg");
}

#[test]
fn every_event_refusal_and_option_fault_of_letterpress_has_words_in_every_language() {
    has_words("letterpress");
}

#[test]
fn every_word_of_the_commands_is_said_somewhere() {
    let mut source = String::new();
    let mut folders =
        ["manicule", "engine", "games", "words"].map(|name| root().join("crates").join(name).join("src")).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                source.push_str(&std::fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    for id in messages("en", "cli.ftl").keys() {
        assert!(source.contains(&format!("\"{id}\"")) || is_composed(id, &source), "no command says {id}");
    }
}

/// Matches `cli-arena-{head}`, with the heading or a number in place of the braces.
fn is_composed(id: &str, source: &str) -> bool {
    id.match_indices('-').any(|(at, _)| {
        let (family, member) = (&id[..at], &id[at + 1..]);
        let is_named = member.parse::<u8>().is_ok() || source.contains(&format!("\"{member}\""));
        is_named && source.contains(&format!("\"{family}-{{"))
    })
}

#[test]
fn languages_put_the_same_things_into_a_sentence() {
    for file in ["cli.ftl", "gutenberg.ftl", "letterpress.ftl"] {
        let english = messages("en", file);
        for language in LANGUAGES {
            for (id, text) in messages(language, file) {
                assert_eq!(used(&text), used(&english[&id]), "{language}: {id}");
            }
        }
    }
}

#[test]
fn an_event_becomes_a_sentence() {
    let event = json!({"event": "inks_taken", "seat": 1, "inks": {"blue": 2, "red": 1}});
    let told = |language: &str| Words::new(language).expect(language).tell("gutenberg", "event", &event);
    assert_eq!(told("en"), "Seat 2 takes ink: 2 × blue, red.");
    assert_eq!(told("fr"), "Place 2 prend de l’encre\u{a0}: 2 × bleu, rouge.");
    assert_eq!(told("pl"), "Miejsce 2 pobiera farby: 2 × niebieska, czerwona.");
}

#[test]
fn a_refusal_says_what_is_missing() {
    let refusal = json!({"code": "level", "specialty": "binding", "have": 1, "need": 4, "rule": "G4.3"});
    let words = Words::new("en").expect("English");
    assert_eq!(
        words.tell("gutenberg", "refusal", &refusal),
        "You need level IV in binding, but you have level I. Raise it first."
    );
}

#[test]
fn people_are_called_by_their_names_and_places_are_counted_from_one() {
    let words = Words::new("en").expect("English");
    let names = ["Anna".to_owned(), "Tom".to_owned()];
    let tell = |event| words.telling("gutenberg", &names).tell("event", &event);
    let plans = json!({"event": "plans_revealed", "plans": [[2, 2, 1, 0, 2], [2, 2, 2, 1, 1]]});
    assert_eq!(tell(plans), "The plans are revealed. Anna: 2 2 1 0 2; Tom: 2 2 2 1 1.");
    let characters = json!({"event": "characters_revealed", "characters": ["tory", "fiol"]});
    assert_eq!(tell(characters), "The characters are revealed. Anna: Geoffroy Tory, Tom: Schweipolt Fiol.");
    let installed = json!({"event": "gear_installed", "seat": 0, "gear": "swap an ink", "axle": 0, "sector": 2});
    assert_eq!(tell(installed), "Anna installs a gear on axle 1: swap an ink.");
    let row = json!({"event": "row_began", "row": "gears", "order": [1, 0]});
    assert_eq!(tell(row), "Improve printing houses. Turn order: Tom, Anna.");
    let nobody = json!({"event": "row_began", "row": "gears", "order": []});
    assert_eq!(tell(nobody), "Improve printing houses. Turn order: none.");
    let ended = json!({"event": "game_ended", "scores": [84, 111], "winners": [1]});
    assert_eq!(tell(ended), "Game over. Anna: 84, Tom: 111. Won by Tom.");
    let moved = json!({"event": "marker_shifted", "seat": 0, "from": "orders", "to": "inks"});
    assert_eq!(tell(moved), "Anna moves an initiative marker from “Take orders” to “Take inks”.");
}

#[test]
fn a_game_without_words_falls_back_to_plain_text() {
    let words = Words::new("en").expect("English");
    let names = ["Anna".to_owned(), "Tom".to_owned()];
    let tell = |kind, what| words.telling("goofspiel", &names).tell(kind, &what);
    assert_eq!(tell("event", json!({"event": "card_bid", "seat": 1, "card": 3})), "card bid: card: 3, seat: Tom");
    assert_eq!(tell("refusal", json!({"code": "not_asked"})), "not asked");
}
