//! The word files that are built in: one cargo feature each, so that a build can leave a licence out.

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

pub(super) fn lexicon(language: Language) -> Result<&'static Lexicon, NoLexicon> {
    static OPEN: [OnceLock<Result<Lexicon, BadLexicon>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let bytes = words(language).ok_or(NoLexicon::LeftOut { language })?;
    let opened = OPEN[language as usize].get_or_init(|| Lexicon::from_bytes(bytes));
    opened.as_ref().map_err(|why| NoLexicon::Damaged { language, why: why.clone() })
}

pub(super) fn frequencies(language: Language) -> Option<&'static FrequencyClasses> {
    static OPEN: [OnceLock<Option<FrequencyClasses>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let open = || classes(language).and_then(|bytes| FrequencyClasses::from_bytes(bytes).ok());
    OPEN[language as usize].get_or_init(open).as_ref()
}
