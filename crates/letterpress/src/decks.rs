//! Decks (L0.1): 76 letter cards, 9 vowel cards and 18 challenges for each language, from data files that an owner can
//! replace with others.

mod parse;

use crate::challenges::{Condition, Reward, Vowels};
use crate::components::{CardBits, CardId, CardKind, CardName};
use crate::languages::Language;
use crate::lexicon::Face;
use sha2::{Digest, Sha256};
use std::fmt::Write;

pub use parse::{DeckFault, check, is_deck, read};

/// Decks that came with the game earlier. A changed deck leaves its old form here.
const OLDER: [(Language, &str); 5] = [
    (Language::French, include_str!("../decks/older/fr-1.toml")),
    (Language::English, include_str!("../decks/older/en-1.toml")),
    (Language::Italian, include_str!("../decks/older/it-1.toml")),
    (Language::German, include_str!("../decks/older/de-1.toml")),
    (Language::Polish, include_str!("../decks/older/pl-1.toml")),
];

fn built_in(language: Language, text: &str) -> Deck {
    read(text).unwrap_or_else(|faults| panic!("the {language} deck in the program is damaged: {faults:?}"))
}

/// A card as its deck file describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub name: CardName,
    pub kind: CardKind,
    /// `None` on a challenge that never becomes a letter card.
    pub face: Option<Face>,
    /// Only on challenges.
    pub challenge: Option<Challenge>,
}

/// What a challenge asks and gives. All of its conditions must be met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    pub when: Vec<Condition>,
    pub reward: Reward,
}

/// All the cards of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    language: Language,
    vowel_letters: Vowels,
    cards: Vec<Card>,
    by_name: Vec<(CardName, CardId)>,
    letters: CardBits,
    vowels: CardBits,
    challenges: CardBits,
    checksum: String,
}

impl Deck {
    /// `cards` in order of their kinds: letters, vowels, challenges.
    fn new(language: Language, cards: Vec<Card>) -> Deck {
        let of = |kind: CardKind| {
            let cards = cards.iter().enumerate().filter(|(_, card)| card.kind == kind);
            cards.map(|(index, _)| CardId(index as u8)).collect::<CardBits>()
        };
        let mut by_name: Vec<_> =
            cards.iter().enumerate().map(|(index, card)| (card.name, CardId(index as u8))).collect();
        by_name.sort_unstable();
        Deck {
            language,
            vowel_letters: Vowels::of(language),
            letters: of(CardKind::Letter),
            vowels: of(CardKind::Vowel),
            challenges: of(CardKind::Challenge),
            checksum: checksum(language, &cards),
            by_name,
            cards,
        }
    }

    /// The deck that comes with the game.
    pub fn standard(language: Language) -> Deck {
        let text = match language {
            Language::French => include_str!("../decks/fr.toml"),
            Language::English => include_str!("../decks/en.toml"),
            Language::Italian => include_str!("../decks/it.toml"),
            Language::German => include_str!("../decks/de.toml"),
            Language::Polish => include_str!("../decks/pl.toml"),
        };
        built_in(language, text)
    }

    /// The deck with this checksum, among those that come with the game now or came with it earlier: games that were
    /// begun with an older deck go on with it.
    pub fn with_checksum(language: Language, checksum: &str) -> Option<Deck> {
        let older = OLDER.iter().filter(|(of, _)| *of == language).map(|(_, text)| built_in(language, text));
        std::iter::once(Deck::standard(language)).chain(older).find(|deck| deck.checksum() == checksum)
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn vowel_letters(&self) -> Vowels {
        self.vowel_letters
    }

    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    pub fn name(&self, card: CardId) -> CardName {
        self.card(card).name
    }

    pub fn names(&self, cards: CardBits) -> Vec<CardName> {
        cards.iter().map(|card| self.name(card)).collect()
    }

    pub fn value(&self, card: CardId) -> u8 {
        self.card(card).face.map_or(0, |face| face.value)
    }

    /// The sum of the values.
    pub fn points(&self, cards: CardBits) -> u16 {
        cards.iter().map(|card| u16::from(self.value(card))).sum()
    }

    /// What a card shows; nothing on a challenge that has no letter.
    pub fn shown(&self, card: CardId) -> String {
        self.card(card).face.map_or_else(String::new, |face| self.language.show_glyph(face.glyph))
    }

    pub fn find(&self, name: CardName) -> Option<CardId> {
        let at = self.by_name.binary_search_by_key(&name, |&(name, _)| name).ok()?;
        Some(self.by_name[at].1)
    }

    pub fn all(&self) -> CardBits {
        self.letters | self.vowels | self.challenges
    }

    pub fn letters(&self) -> CardBits {
        self.letters
    }

    pub fn vowels(&self) -> CardBits {
        self.vowels
    }

    pub fn challenges(&self) -> CardBits {
        self.challenges
    }

    /// The same text, the same cards.
    pub fn checksum(&self) -> &str {
        &self.checksum
    }

    /// How many challenges give a card of the letter deck.
    pub fn top_letter_rewards(&self) -> usize {
        let draws = |card: &&Card| card.challenge.as_ref().is_some_and(|c| c.reward == Reward::TopLetter);
        self.cards.iter().filter(draws).count()
    }
}

/// Of the cards alone: comments and layout of the file do not matter. The words are those of the file, so that a change
/// of names in the program changes no checksum.
fn checksum(language: Language, cards: &[Card]) -> String {
    let mut hash = Sha256::new();
    hash.update(language.code());
    for card in cards {
        let face = card.face.map(|face| format!("{} {}", language.show_glyph(face.glyph), face.value));
        hash.update(format!("\n{} {}", card.name, face.unwrap_or_default()));
        if let Some(challenge) = &card.challenge {
            let reward = toml::Value::try_from(challenge.reward);
            let when = challenge.when.iter().map(toml::Value::try_from);
            for part in std::iter::once(reward).chain(when).flatten() {
                hash.update(format!(" {part}"));
            }
        }
    }
    hash.finalize().iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
