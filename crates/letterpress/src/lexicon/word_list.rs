//! The words of one table: a lexicon with the table's additions and removals (L0.2, L0.3).

use super::face::Face;
use super::family::FamilyWords;
use super::finder::FoundWord;
use super::tray::Tray;
use super::{Lexicon, NoLexicon};
use crate::languages::{Language, Letter, Word};

/// L0.3: the rules have no minimum; tables default to this one.
pub const DEFAULT_MIN_LENGTH: usize = 2;

/// The words that count at a table, and the search for those that a set of cards can spell.
///
/// ```
/// use letterpress::languages::Language;
/// use letterpress::lexicon::WordList;
///
/// let words = WordList::of(Language::English)?;
/// let faces = ["C", "A", "T"].map(|letter| Language::English.face(letter, 1));
/// let faces = faces.into_iter().collect::<Result<Vec<_>, _>>()?;
/// let best = words.best(&faces).ok_or("these cards spell no word")?;
/// assert!(words.contains(best.word));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct WordList {
    lexicon: &'static Lexicon,
    min_length: usize,
    /// Set if the table refuses vulgar and hateful words.
    family: Option<&'static FamilyWords>,
    /// Both sorted; a word in both is denied.
    allowed: Vec<Word>,
    denied: Vec<Word>,
}

/// Whether a word counts at a table, and if not, why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Counts,
    NotListed,
    /// It is vulgar or hateful, and this is a family table.
    Vulgar,
}

impl WordList {
    /// The built-in list for this language.
    pub fn of(language: Language) -> Result<WordList, NoLexicon> {
        Lexicon::embedded(language).map(WordList::new)
    }

    pub fn new(lexicon: &'static Lexicon) -> WordList {
        WordList { lexicon, min_length: DEFAULT_MIN_LENGTH, family: None, allowed: Vec::new(), denied: Vec::new() }
    }

    pub fn with_min_length(mut self, min_length: usize) -> WordList {
        self.min_length = min_length;
        self
    }

    /// Excludes vulgar and hateful words, except those that [`WordList::with_house_words`] adds.
    pub fn for_families(mut self) -> WordList {
        self.family = Some(FamilyWords::of(self.language()));
        self
    }

    /// Adds words and removes words. Removal wins over addition.
    pub fn with_house_words(
        mut self,
        allow: impl IntoIterator<Item = Word>,
        deny: impl IntoIterator<Item = Word>,
    ) -> Self {
        self.denied.extend(deny);
        table::sort_by(&mut self.denied, Word::cmp);
        self.denied.dedup();
        self.allowed.extend(allow);
        table::sort_by(&mut self.allowed, Word::cmp);
        self.allowed.dedup();
        self.allowed.retain(|word| !search(&self.denied, word));
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
        self.judge(word) == Verdict::Counts
    }

    pub fn judge(&self, word: &[Letter]) -> Verdict {
        if word.len() < self.min_length || search(&self.denied, word) {
            Verdict::NotListed
        } else if self.allows(word) {
            Verdict::Counts
        } else {
            self.listed(word)
        }
    }

    /// Whether the table's people added the word.
    pub fn allows(&self, word: &[Letter]) -> bool {
        search(&self.allowed, word)
    }

    /// The verdict of the lists, without the table's own words.
    fn listed(&self, word: &[Letter]) -> Verdict {
        match self.lexicon.contains(word) {
            false => Verdict::NotListed,
            true if self.is_vulgar(word) => Verdict::Vulgar,
            true => Verdict::Counts,
        }
    }

    fn is_vulgar(&self, word: &[Letter]) -> bool {
        self.family.is_some_and(|family| family.refuses(word))
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
        self.best_where(faces, |_| true)
    }

    /// The word with the highest score that `accept` accepts.
    pub fn best_where<'w>(
        &'w self,
        faces: &[Face],
        mut accept: impl FnMut(&[Letter]) -> bool,
    ) -> Option<FoundWord<'w>> {
        let listed = self.lexicon.finder().best(faces, |word| self.takes(word) && accept(word));
        if self.allowed.is_empty() {
            return listed;
        }
        let tray = Tray::new(self.language(), faces);
        let allowed = self.allowed_here(&tray).filter(|found| accept(found.word));
        allowed.chain(listed).max_by_key(|found| found.score)
    }

    /// The `count` words with the highest scores, best first; ties go to the longer word, then alphabetically. Clears `into`
    /// first and returns how many words there are in all.
    pub fn best_n<'w>(&'w self, faces: &[Face], count: usize, into: &mut Vec<FoundWord<'w>>) -> usize {
        into.clear();
        self.all(faces, |found| into.push(found));
        let in_all = into.len();
        table::sort_by(into, |a, b| (b.score, b.word.len(), a.word).cmp(&(a.score, a.word.len(), b.word)));
        into.truncate(count);
        in_all
    }

    fn allowed_here<'w>(&'w self, tray: &Tray) -> impl Iterator<Item = FoundWord<'w>> {
        // Words of the lists are found there.
        let added = self.allowed.iter().filter(|word| self.listed(word) != Verdict::Counts);
        let long_enough = added.filter(|word| word.len() >= self.min_length);
        long_enough.filter_map(move |word| tray.best_score(word).map(|score| FoundWord { word, score }))
    }

    /// Whether a word of the lexicon counts here.
    fn takes(&self, word: &[Letter]) -> bool {
        word.len() >= self.min_length && !search(&self.denied, word) && !self.is_vulgar(word)
    }
}

fn search(sorted: &[Word], word: &[Letter]) -> bool {
    sorted.binary_search_by(|known| known[..].cmp(word)).is_ok()
}
