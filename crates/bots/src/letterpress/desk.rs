//! What a writer works with: the visible cards, the known words, and the cards that may still come.

use letterpress::languages::{Letter, Word};
use letterpress::lexicon::{Face, FamilyWords, FrequencyClasses, WordList};
use letterpress::{CardView, Setting, View};
use table::Dice;

pub struct Desk<'a> {
    pub view: &'a View,
    words: &'a WordList,
    classes: Option<&'static FrequencyClasses>,
    family: &'static FamilyWords,
    /// The rarest class of words it knows.
    knows: u8,
    /// Letter and vowel cards that may still come: all that this seat cannot see.
    unseen_letters: Vec<Face>,
    unseen_vowels: Vec<Face>,
}

impl<'a> Desk<'a> {
    pub fn new(view: &'a View, setting: &'a Setting, knows: u8) -> Desk<'a> {
        let deck = setting.deck();
        let own = view.own.iter().flat_map(|own| own.hand.iter().chain(&own.drafted).chain(&own.collection));
        let solo = view.solo.iter().flat_map(|solo| solo.row.iter().chain(&solo.library));
        let seen: Vec<_> = view.commons.iter().chain(&view.pool).chain(own).chain(solo).map(|card| card.card).collect();
        let unseen = |cards: letterpress::components::CardBits| -> Vec<Face> {
            cards
                .iter()
                .filter(|&card| !seen.contains(&deck.name(card)))
                .filter_map(|card| deck.card(card).face)
                .collect()
        };
        Desk {
            view,
            words: setting.words(),
            classes: FrequencyClasses::embedded(setting.language()),
            family: FamilyWords::of(setting.language()),
            knows,
            unseen_letters: unseen(deck.letters()),
            unseen_vowels: unseen(deck.vowels()),
        }
    }

    pub fn face(&self, card: &CardView) -> Option<Face> {
        self.words.language().face(&card.letters, card.value).ok()
    }

    pub fn faces<'c>(&self, cards: impl IntoIterator<Item = &'c CardView>) -> Vec<Face> {
        cards.into_iter().filter_map(|card| self.face(card)).collect()
    }

    /// Whether the writer uses this word: it is in its vocabulary or allowed at the table, and not vulgar.
    fn knows(&self, word: &[Letter]) -> bool {
        let known = self.knows >= FrequencyClasses::UNKNOWN
            || self.classes.is_none_or(|classes| classes.class(word) <= self.knows)
            || self.words.allows(word);
        known && !self.family.unsaid(word)
    }

    /// The best-scoring known word.
    pub fn best_word(&self, faces: &[Face]) -> Option<(Word, u16)> {
        let best = self.words.best_where(faces, |word| self.knows(word))?;
        Some((best.word.iter().copied().collect(), best.score))
    }

    pub fn best_score(&self, faces: &[Face]) -> u16 {
        self.words.best_where(faces, |word| self.knows(word)).map_or(0, |best| best.score)
    }

    /// All known words with their scores, best first.
    pub fn known_words(&self, faces: &[Face]) -> Vec<(Word, u16)> {
        let mut found = Vec::new();
        self.words.all(faces, |word| {
            if self.knows(word.word) {
                found.push((word.word.iter().copied().collect::<Word>(), word.score));
            }
        });
        table::sort_by(&mut found, |one: &(Word, u16), other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        found
    }

    /// Adds this many letter cards that may still come.
    pub fn add_letters(&self, count: usize, faces: &mut Vec<Face>, dice: &mut Dice) {
        add(&self.unseen_letters, count, faces, dice);
    }

    pub fn add_vowels(&self, count: usize, faces: &mut Vec<Face>, dice: &mut Dice) {
        add(&self.unseen_vowels, count, faces, dice);
    }

    pub fn text(&self, word: &[Letter]) -> String {
        self.words.language().show(word).to_string()
    }
}

/// Draws distinct cards by rejection, because few are drawn out of many.
fn add(from: &[Face], count: usize, faces: &mut Vec<Face>, dice: &mut Dice) {
    let mut taken: Vec<usize> = Vec::with_capacity(count);
    while taken.len() < count.min(from.len()) {
        let at = dice.index(from.len());
        if !taken.contains(&at) {
            taken.push(at);
            faces.push(from[at]);
        }
    }
}
