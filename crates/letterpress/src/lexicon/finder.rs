//! All words that a set of cards can spell, and the best of them.

use super::face::Face;
use super::tray::{BestSpelling, Tray};
use super::{Language, Lexicon};
use crate::languages::{Letter, Word};

/// Finds words in a set of cards. Built once per word list: see [`Lexicon::finder`].
pub struct Finder {
    language: Language,
    words: Vec<Word>,
}

/// A word that can be spelled, and the highest score it can be spelled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundWord<'f> {
    pub word: &'f [Letter],
    pub score: u16,
}

impl Finder {
    pub(super) fn new(lexicon: &Lexicon) -> Finder {
        let mut words = Vec::new();
        lexicon.for_each_word(|word| words.push(word.iter().copied().collect()));
        Finder { language: lexicon.language(), words }
    }

    /// Every word these cards can spell, each once, in no particular order.
    pub fn all<'f>(&'f self, faces: &[Face], mut visit: impl FnMut(FoundWord<'f>)) {
        let tray = Tray::new(self.language, faces);
        for word in &self.words {
            if let Some(score) = tray.best_score(word) {
                visit(FoundWord { word, score });
            }
        }
    }

    /// The word with the highest score that `accept` lets through.
    pub fn best(&self, faces: &[Face], mut accept: impl FnMut(&[Letter]) -> bool) -> Option<FoundWord<'_>> {
        let mut best: Option<FoundWord> = None;
        self.all(faces, |found| {
            if best.is_none_or(|known| known.score < found.score) && accept(found.word) {
                best = Some(found);
            }
        });
        best
    }

    /// The cards that spell this word for the highest score.
    pub fn spell(&self, word: &[Letter], faces: &[Face]) -> Option<BestSpelling> {
        Tray::new(self.language, faces).best_spelling(word)
    }
}
