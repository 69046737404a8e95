//! All cards of a deck as data, each challenge with its text in a language.

use super::deck_tables::condition_text;
use letterpress::challenges::{Condition, Reward};
use letterpress::components::{CardBits, CardId, CardKind, CardName};
use letterpress::decks::Deck;
use serde::Serialize;
use words::Words;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterpressCards {
    /// Of the letters.
    pub language: String,
    /// Identifies the deck in a record.
    pub checksum: String,
    /// Letter and vowel cards.
    pub letters: Vec<LetterData>,
    pub challenges: Vec<ChallengeData>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterData {
    pub card: CardName,
    pub kind: CardKind,
    pub letters: String,
    pub value: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChallengeData {
    pub card: CardName,
    pub when: Vec<Condition>,
    pub reward: Reward,
    pub letters: String,
    pub value: u8,
    /// What it asks for.
    pub text: String,
}

impl LetterpressCards {
    pub fn of(deck: &Deck, words: &Words) -> LetterpressCards {
        let letter = |id: CardId| LetterData {
            card: deck.name(id),
            kind: deck.card(id).kind,
            letters: deck.shown(id),
            value: deck.value(id),
        };
        let letters: CardBits = deck.letters() | deck.vowels();
        let challenges = deck.challenges().iter().filter_map(|id| {
            let challenge = deck.card(id).challenge.as_ref()?;
            Some(ChallengeData {
                card: deck.name(id),
                when: challenge.when.clone(),
                reward: challenge.reward,
                letters: deck.shown(id),
                value: deck.value(id),
                text: text(deck.name(id).as_str(), &challenge.when, words),
            })
        });
        LetterpressCards {
            language: deck.language().code().to_owned(),
            checksum: deck.checksum().to_owned(),
            letters: letters.iter().map(letter).collect(),
            challenges: challenges.collect(),
        }
    }
}

/// By its own message, or by its conditions if a deck has other challenges.
fn text(name: &str, when: &[Condition], words: &Words) -> String {
    if words.knows(&message(name)) {
        return challenge_text(name, words);
    }
    when.iter().map(|condition| condition_text(condition, words)).collect::<Vec<_>>().join(", ")
}

fn message(name: &str) -> String {
    format!("letterpress-challenge-{name}")
}

/// A challenge by its name, in words.
pub fn challenge_text(name: &str, words: &Words) -> String {
    let id = message(name);
    if words.knows(&id) { words.word(&id) } else { name.to_owned() }
}
