//! How common a word is: which words a bot of a given level knows.

use super::dawg::Dawg;
use super::{BadLexicon, embedded, file};
use crate::languages::{Language, Letter};

/// The frequency classes of one language, each from [`FrequencyClasses::COMMONEST`] to [`FrequencyClasses::RAREST`].
pub struct FrequencyClasses {
    words: Dawg,
}

/// In the graph a word is followed by a symbol for its class.
const FIRST_CLASS_SYMBOL: u8 = 48;

impl FrequencyClasses {
    pub const COMMONEST: u8 = 1;
    pub const RAREST: u8 = 8;
    /// The class of words that occur in no frequency count.
    pub const UNKNOWN: u8 = 9;

    /// The built-in or [provided](super::Lexicon::provide) classes, if there are any.
    pub fn embedded(language: Language) -> Option<&'static FrequencyClasses> {
        embedded::frequencies(language)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<FrequencyClasses, BadLexicon> {
        file::read(bytes, file::CLASSES).map(FrequencyClasses::new)
    }

    pub(super) fn new(opened: file::Opened) -> FrequencyClasses {
        FrequencyClasses { words: opened.words }
    }

    /// How common a word is; unknown words are [`FrequencyClasses::UNKNOWN`].
    pub fn class(&self, word: &[Letter]) -> u8 {
        let class = self.words.symbols_after(word).find_map(|symbol| symbol.checked_sub(FIRST_CLASS_SYMBOL));
        class.unwrap_or(FrequencyClasses::UNKNOWN)
    }

    /// The file of these words and classes.
    pub fn compile<'w>(language: Language, classes: impl IntoIterator<Item = (&'w [Letter], u8)>) -> Vec<u8> {
        let with_class = |(word, class): (&[Letter], u8)| {
            let symbol = FIRST_CLASS_SYMBOL + class.clamp(FrequencyClasses::COMMONEST, FrequencyClasses::RAREST);
            word.iter().map(|letter| letter.0).chain([symbol]).collect()
        };
        file::write(language, file::CLASSES, classes.into_iter().map(with_class).collect())
    }
}
