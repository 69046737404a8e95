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
    #[error("the {language} word list of this build is of no use: {why}")]
    Damaged { language: Language, why: BadLexicon },
}

impl Lexicon {
    /// The word list that was built in or [provided](Lexicon::provide), opened when first asked for and shared from then
    /// on.
    pub fn embedded(language: Language) -> Result<&'static Lexicon, NoLexicon> {
        embedded::lexicon(language)
    }

    /// Hands in the word file and the frequency file of a language that was not built in; [`Lexicon::embedded`] and
    /// [`FrequencyClasses::embedded`] find them from now on. A language that has its words keeps them.
    pub fn provide(language: Language, words: &[u8], frequencies: &[u8]) -> Result<(), BadLexicon> {
        let (lexicon, classes) = (Lexicon::from_bytes(words)?, file::read(frequencies, file::CLASSES)?);
        if let Some(&found) = [lexicon.language, classes.language].iter().find(|&&found| found != language) {
            return Err(BadLexicon::OtherLanguage { language, found });
        }
        embedded::provide(lexicon, FrequencyClasses::new(classes));
        Ok(())
    }

    /// Opens a word file. Its checksum is compared before anything else is believed.
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

    /// Names the words, not the file: records find their list again when its file was packed anew. Found out when first
    /// asked for, because opening the file should not have to wait for it.
    pub fn fingerprint(&self) -> &str {
        self.fingerprint.get_or_init(|| file::hex(&self.words.fingerprint()))
    }

    /// The word graph tells at once; what finds words brings a faster way along when it is built.
    pub fn contains(&self, word: &[Letter]) -> bool {
        let told = self.finder.get().and_then(|finder| finder.contains(word));
        told.unwrap_or_else(|| self.words.contains(word))
    }

    /// Every word, in alphabetical order.
    pub fn for_each_word(&self, mut visit: impl FnMut(&[Letter])) {
        self.words.visit(&mut visit);
    }

    /// What finds words in a set of cards: built when first asked for, and shared from then on.
    pub fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(self))
    }
}
