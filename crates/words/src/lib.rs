//! All words people read, in five languages: the Fluent files of `locales/`, one folder a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The folders of `locales/`; the first is the one for people who named none.
pub const LANGUAGES: [&str; 5] = ["en", "fr", "de", "it", "pl"];

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// `None` for a language that is not one of [`LANGUAGES`].
    pub fn new(language: &str) -> Option<Words> {
        let folder = LANGUAGES.contains(&language).then(|| LOCALES.get_dir(language)).flatten()?;
        let identifier: LanguageIdentifier = language.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Marks of writing direction are of no use between languages that all run the same way.
        bundle.set_use_isolating(false);
        for file in folder.files() {
            let text = file.contents_utf8().unwrap_or_default().to_owned();
            let resource = FluentResource::try_new(text).unwrap_or_else(|(rest, _)| rest);
            // A word that two files define keeps its first meaning; the tests see to it that there is none.
            let _ = bundle.add_resource(resource);
        }
        Some(Words { bundle })
    }

    /// What `id` says, with the fields of `args` put in; the id itself where there is no such word.
    pub fn say(&self, id: &str, args: &Value) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut filled = FluentArgs::new();
        for (name, value) in args.as_object().into_iter().flatten() {
            match value {
                Value::Number(number) => filled.set(name.as_str(), number.as_f64().unwrap_or_default()),
                Value::String(text) => filled.set(name.as_str(), text.as_str()),
                other => filled.set(name.as_str(), other.to_string()),
            }
        }
        self.bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
    }
}
