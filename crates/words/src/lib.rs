//! All words that people read, in five languages: the Fluent files of `locales/`, one folder per language.
//!
//! [`Words::say`] formats a message by its id. [`Words::tell`] turns what a game serializes into a sentence: an event
//! `{"event": "inks_taken", …}` or a refusal `{"code": "no_marker", …}`.

mod tell;

pub use tell::Telling;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::{Value, json};
#[cfg(not(target_arch = "wasm32"))]
use std::collections::BTreeSet;
use unic_langid::LanguageIdentifier;

/// The files of `locales/`. A page provides its own texts: see [`Words::from_texts`].
#[cfg(not(target_arch = "wasm32"))]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// The folders of `locales/`; the first is the default.
pub const LANGUAGES: [&str; 5] = ["en", "fr", "de", "it", "pl"];

const ROMAN: [&str; 7] = ["0", "I", "II", "III", "IV", "V", "VI"];

/// The words of one language.
pub struct Words {
    language: &'static str,
    bundle: Bundle,
    /// For messages that the language lacks.
    english: Option<Bundle>,
}

type Bundle = FluentBundle<FluentResource>;

impl Words {
    /// `None` for a language that is not one of [`LANGUAGES`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: &str) -> Option<Words> {
        let english = if language == LANGUAGES[0] { Vec::new() } else { embedded(LANGUAGES[0]) };
        Words::from_texts(language, embedded(language), english)
    }

    /// From the texts of that language's files, with the English ones as a fallback. `None` for a language
    /// that is not one of [`LANGUAGES`].
    pub fn from_texts(language: &str, texts: Vec<String>, english: Vec<String>) -> Option<Words> {
        let language = *LANGUAGES.iter().find(|&&known| known == language)?;
        let english = if english.is_empty() { None } else { bundle(LANGUAGES[0], english) };
        Some(Words { language, bundle: bundle(language, texts)?, english })
    }

    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Whether this message exists.
    pub fn knows(&self, id: &str) -> bool {
        self.bundles().any(|bundle| bundle.has_message(id))
    }

    /// The message `id`, with the fields of `args` filled in; the id itself if there is no such message.
    pub fn say(&self, id: &str, args: &Value) -> String {
        let mut filled = FluentArgs::new();
        for (name, value) in args.as_object().into_iter().flatten() {
            match value {
                Value::Number(number) => filled.set(name.as_str(), number.as_f64().unwrap_or_default()),
                Value::String(text) => filled.set(name.as_str(), text.as_str()),
                other => filled.set(name.as_str(), other.to_string()),
            }
        }
        self.bundles()
            .find_map(|bundle| {
                let pattern = bundle.get_message(id)?.value()?;
                Some(bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned())
            })
            .unwrap_or_else(|| id.to_owned())
    }

    /// A message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.say(id, &Value::Null)
    }

    /// The name of a seat without a name. Seats are numbered from 0, but people count from 1.
    pub fn seat(&self, seat: u64) -> String {
        self.say("cli-seat", &json!({ "seat": seat.saturating_add(1) }))
    }

    fn bundles(&self) -> impl Iterator<Item = &Bundle> {
        [&self.bundle].into_iter().chain(&self.english)
    }
}

/// The ids of all messages of a language.
#[cfg(not(target_arch = "wasm32"))]
pub fn ids(language: &str) -> BTreeSet<String> {
    let texts = embedded(language);
    let starts = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" ="));
    starts
        .map(|(id, _)| id)
        .filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(str::to_owned)
        .collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn embedded(language: &str) -> Vec<String> {
    let folder = format!("{language}/");
    let files = Locales::iter().filter(|file| file.starts_with(&folder));
    files.filter_map(|file| Some(String::from_utf8_lossy(&Locales::get(&file)?.data).into_owned())).collect()
}

fn bundle(language: &str, texts: Vec<String>) -> Option<Bundle> {
    // Read on its own: whole identifiers bring more code into the page's module.
    let mut identifier = LanguageIdentifier::default();
    identifier.language = language.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Direction marks are not needed, because all languages are written left to right.
    bundle.set_use_isolating(false);
    bundle.add_function("ROMAN", |given, _| roman(given.first())).ok()?;
    for text in texts {
        let resource = FluentResource::try_new(text).unwrap_or_else(|(rest, _)| rest);
        // If two files define a message, the first one is used; the tests ensure that there is none.
        let _ = bundle.add_resource(resource);
    }
    Some(bundle)
}

/// Levels of a specialty are written as on the cards, in Roman numerals.
fn roman<'a>(level: Option<&FluentValue<'a>>) -> FluentValue<'a> {
    match level {
        Some(FluentValue::Number(number)) => match ROMAN.get(number.value as usize) {
            Some(&written) => FluentValue::from(written),
            None => FluentValue::Number(number.clone()),
        },
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}
