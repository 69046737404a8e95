//! Word lists and what can be spelled from them (L0.2).

mod dawg;
mod embedded;
mod face;
mod family;
mod file;
mod finder;
mod frequency;
mod sample;
mod spelling;
mod steps;
mod tray;
mod word_list;

use crate::languages::{Language, Letter};
use dawg::Dawg;
use std::sync::OnceLock;

pub use face::{Face, Glyph, Group, LONGEST_GROUP, NotAFace};
pub use family::FamilyWords;
pub use file::{BadLexicon, compile};
pub use finder::{Finder, FoundWord};
pub use frequency::FrequencyClasses;
pub use sample::{BadSample, Sample, SampleReport};
pub use spelling::{BadSpelling, Reading, Spelling, Use, check_spelling};
pub use tray::{BestSpelling, MOST_FACES, Tray};
pub use word_list::{DEFAULT_MIN_LENGTH, Verdict, WordList};

/// The words of one language.
///
/// ```
/// use letterpress::languages::Language;
/// use letterpress::lexicon::Lexicon;
///
/// let french = Lexicon::embedded(Language::French)?;
/// assert!(french.contains(&Language::French.spell("lettre")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Lexicon {
    language: Language,
    word_count: usize,
    words: Dawg,
    fingerprint: OnceLock<String>,
    finder: OnceLock<Finder>,
}

/// Why there is no word list for a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLexicon {
    #[error(
        "there is no {language} word list: load its file, or build the program with the feature `lexicon-{}`",
        language.code()
    )]
    LeftOut { language: Language },
    #[error("the {language} word list of this build cannot be loaded: {why}")]
    Damaged { language: Language, why: BadLexicon },
}

impl Lexicon {
    /// The built-in or [provided](Lexicon::provide) word list, opened on first use and then shared.
    pub fn embedded(language: Language) -> Result<&'static Lexicon, NoLexicon> {
        embedded::lexicon(language)
    }

    /// Provides the word file and the frequency file of a language that is not built in, for [`Lexicon::embedded`] and
    /// [`FrequencyClasses::embedded`]. A language that already has its words keeps them.
    pub fn provide(language: Language, words: &[u8], frequencies: &[u8]) -> Result<(), BadLexicon> {
        let (lexicon, classes) = (Lexicon::from_bytes(words)?, file::read(frequencies, file::CLASSES)?);
        if let Some(&found) = [lexicon.language, classes.language].iter().find(|&&found| found != language) {
            return Err(BadLexicon::OtherLanguage { language, found });
        }
        embedded::provide(lexicon, FrequencyClasses::new(classes));
        Ok(())
    }

    /// Opens a word file, after verifying its checksum.
    pub fn from_bytes(bytes: &[u8]) -> Result<Lexicon, BadLexicon> {
        let file::Opened { language, word_count, words } = file::read(bytes, file::WORDS)?;
        Ok(Lexicon { language, word_count, words, fingerprint: OnceLock::new(), finder: OnceLock::new() })
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn word_count(&self) -> usize {
        self.word_count
    }

    /// Identifies the words, not the file: repacking a file does not break records. Computed on first use, so that opening
    /// the file does not wait for it.
    pub fn fingerprint(&self) -> &str {
        self.fingerprint.get_or_init(|| file::hex(&self.words.fingerprint()))
    }

    /// Uses the finder's index once it is built, else walks the word graph.
    pub fn contains(&self, word: &[Letter]) -> bool {
        let told = self.finder.get().and_then(|finder| finder.contains(word));
        told.unwrap_or_else(|| self.words.contains(word))
    }

    /// Every word, in alphabetical order.
    pub fn for_each_word(&self, mut visit: impl FnMut(&[Letter])) {
        self.words.visit(&mut visit);
    }

    /// The word search for sets of cards: built on first use and then shared.
    pub fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(self))
    }
}
