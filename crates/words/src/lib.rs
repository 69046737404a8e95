//! All words people read, in five languages: the Fluent files of `locales/`, one folder a language.
//!
//! [`Words::say`] fills a message by its id. [`Words::tell`] makes a sentence of what a game serializes: an event
//! `{"event": "inks_taken", …}` or a refusal `{"code": "no_marker", …}`.

mod tell;

pub use tell::Telling;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// The folders of `locales/`; the first is the one for people who named none.
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
    pub fn new(language: &str) -> Option<Words> {
        let language = *LANGUAGES.iter().find(|&&known| known == language)?;
        let english = if language == LANGUAGES[0] { None } else { bundle(LANGUAGES[0]) };
        Some(Words { language, bundle: bundle(language)?, english })
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

    fn bundles(&self) -> impl Iterator<Item = &Bundle> {
        [&self.bundle].into_iter().chain(&self.english)
    }
}

fn bundle(language: &str) -> Option<Bundle> {
    let identifier: LanguageIdentifier = language.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Direction marks are not needed: all languages are written left to right.
    bundle.set_use_isolating(false);
    bundle.add_function("ROMAN", |given, _| roman(given.first())).ok()?;
    let folder = format!("{language}/");
    for file in Locales::iter().filter(|file| file.starts_with(&folder)) {
        let text = String::from_utf8_lossy(&Locales::get(&file)?.data).into_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(rest, _)| rest);
        // A message that two files define keeps its first value; the tests ensure that there is none.
        let _ = bundle.add_resource(resource);
    }
    Some(bundle)
}

/// Levels of a specialty are written as on the cards.
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
