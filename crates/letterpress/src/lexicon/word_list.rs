//! The words of one table: a lexicon, and what the table's people add to it and take away (L0.2, L0.3).

use super::face::Face;
use super::finder::FoundWord;
use super::tray::Tray;
use super::{Lexicon, NoLexicon};
use crate::languages::{Language, Letter, Word};

/// L0.3: the rules know no minimum; tables start with this one.
pub const DEFAULT_MIN_LENGTH: usize = 2;

#[derive(Clone)]
pub struct WordList {
    lexicon: &'static Lexicon,
    min_length: usize,
    /// Both sorted; `allowed` has no word that the lexicon has, and a word in both is denied.
    allowed: Vec<Word>,
    denied: Vec<Word>,
}

impl WordList {
    /// The list that was built in for this language.
    pub fn of(language: Language) -> Result<WordList, NoLexicon> {
        Lexicon::embedded(language).map(WordList::new)
    }

    pub fn new(lexicon: &'static Lexicon) -> WordList {
        WordList { lexicon, min_length: DEFAULT_MIN_LENGTH, allowed: Vec::new(), denied: Vec::new() }
    }

    pub fn with_min_length(mut self, min_length: usize) -> WordList {
        self.min_length = min_length;
        self
    }

    /// Adds words and takes words away. What is taken away stays away, also if it is added too.
    pub fn with_house_words(
        mut self,
        allow: impl IntoIterator<Item = Word>,
        deny: impl IntoIterator<Item = Word>,
    ) -> Self {
        self.denied.extend(deny);
        self.denied.sort_unstable();
        self.denied.dedup();
        self.allowed.extend(allow);
        self.allowed.sort_unstable();
        self.allowed.dedup();
        self.allowed.retain(|word| !self.lexicon.contains(word) && self.denied.binary_search(word).is_err());
        self
    }

    pub fn language(&self) -> Language {
        self.lexicon.language()
    }

    pub fn lexicon(&self) -> &'static Lexicon {
        self.lexicon
    }

    pub fn min_length(&self) -> usize {
        self.min_length
    }

    pub fn contains(&self, word: &[Letter]) -> bool {
        let listed = || self.lexicon.contains(word) || search(&self.allowed, word);
        word.len() >= self.min_length && listed() && !search(&self.denied, word)
    }

    /// Every word these cards can spell, each once, in no particular order.
    pub fn all<'w>(&'w self, faces: &[Face], mut visit: impl FnMut(FoundWord<'w>)) {
        let tray = Tray::new(self.language(), faces);
        self.allowed_here(&tray).for_each(&mut visit);
        self.lexicon.finder().all(faces, |found| {
            if self.takes(found.word) {
                visit(found);
            }
        });
    }

    /// The word with the highest score.
    pub fn best<'w>(&'w self, faces: &[Face]) -> Option<FoundWord<'w>> {
        let tray = Tray::new(self.language(), faces);
        let listed = self.lexicon.finder().best(faces, |word| self.takes(word));
        self.allowed_here(&tray).chain(listed).max_by_key(|found| found.score)
    }

    fn allowed_here<'w>(&'w self, tray: &Tray) -> impl Iterator<Item = FoundWord<'w>> {
        let long_enough = self.allowed.iter().filter(|word| word.len() >= self.min_length);
        long_enough.filter_map(move |word| tray.best_score(word).map(|score| FoundWord { word, score }))
    }

    /// Whether a word of the lexicon counts here.
    fn takes(&self, word: &[Letter]) -> bool {
        word.len() >= self.min_length && !search(&self.denied, word)
    }
}

fn search(sorted: &[Word], word: &[Letter]) -> bool {
    sorted.binary_search_by(|known| known[..].cmp(word)).is_ok()
}
