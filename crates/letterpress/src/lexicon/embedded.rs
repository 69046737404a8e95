//! The built-in word files, with one cargo feature each so that a build can leave out those under an unwanted licence;
//! and word files provided at run time.

use super::{BadLexicon, FrequencyClasses, Lexicon, NoLexicon};
use crate::languages::Language;
use std::sync::OnceLock;

macro_rules! file {
    ($feature:literal, $name:literal) => {{
        #[cfg(feature = $feature)]
        {
            Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../lexicons/", $name)).as_slice())
        }
        #[cfg(not(feature = $feature))]
        {
            None
        }
    }};
}

fn words(language: Language) -> Option<&'static [u8]> {
    match language {
        Language::French => file!("lexicon-fr", "fr.lexicon"),
        Language::English => file!("lexicon-en", "en.lexicon"),
        Language::Italian => file!("lexicon-it", "it.lexicon"),
        Language::German => file!("lexicon-de", "de.lexicon"),
        Language::Polish => file!("lexicon-pl", "pl.lexicon"),
    }
}

fn classes(language: Language) -> Option<&'static [u8]> {
    words(language)?;
    match language {
        Language::French => file!("frequencies", "fr.freq"),
        Language::English => file!("frequencies", "en.freq"),
        Language::Italian => file!("frequencies", "it.freq"),
        Language::German => file!("frequencies", "de.freq"),
        Language::Polish => file!("frequencies", "pl.freq"),
    }
}

/// Opened once and then shared, one slot per language.
type Shelf<T> = [OnceLock<T>; Language::ALL.len()];

static LEXICONS: Shelf<Result<Lexicon, BadLexicon>> = [const { OnceLock::new() }; Language::ALL.len()];
static FREQUENCIES: Shelf<FrequencyClasses> = [const { OnceLock::new() }; Language::ALL.len()];

pub(super) fn lexicon(language: Language) -> Result<&'static Lexicon, NoLexicon> {
    let place = &LEXICONS[language as usize];
    let opened = match words(language) {
        Some(bytes) => place.get_or_init(|| Lexicon::from_bytes(bytes)),
        None => place.get().ok_or(NoLexicon::LeftOut { language })?,
    };
    opened.as_ref().map_err(|why| NoLexicon::Damaged { language, why: why.clone() })
}

pub(super) fn frequencies(language: Language) -> Option<&'static FrequencyClasses> {
    let place = &FREQUENCIES[language as usize];
    if place.get().is_none()
        && let Some(Ok(opened)) = classes(language).map(FrequencyClasses::from_bytes)
    {
        let _ = place.set(opened);
    }
    place.get()
}

/// Keeps a list that is already there.
pub(super) fn provide(lexicon: Lexicon, classes: FrequencyClasses) {
    let language = lexicon.language();
    let _ = LEXICONS[language as usize].set(Ok(lexicon));
    let _ = FREQUENCIES[language as usize].set(classes);
}
