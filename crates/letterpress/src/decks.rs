//! Decks (L0.1): 76 letter cards, 9 vowel cards and 18 challenges for each language, from data files that can be
//! replaced.

mod built_in;
mod parse;

use crate::challenges::{Condition, Reward, Vowels};
use crate::components::{CardBits, CardId, CardKind, CardName};
use crate::languages::Language;
use crate::lexicon::Face;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use table::sort_short;

pub use parse::{DeckFault, check, is_deck, read};

/// A deck that comes with the game: its file as values, so that the page's modules need no reader of TOML.
struct BuiltIn {
    language: Language,
    checksum: &'static str,
    letters: &'static [BuiltInFace],
    vowels: &'static [BuiltInFace],
    challenges: &'static [BuiltInChallenge],
}

/// Face, value and count.
type BuiltInFace = (&'static str, u8, u8);
/// Name, conditions, reward, and the face and value of one that joins.
type BuiltInChallenge = (&'static str, &'static [Condition], Reward, Option<(&'static str, u8)>);

impl BuiltIn {
    fn deck(&self) -> Deck {
        let face = |text, value| self.language.face(text, value).ok();
        let name = |text: &str| CardName::new(text).unwrap_or_else(|| panic!("{text} is no name of a card"));
        let mut cards = Vec::new();
        for (kind, faces) in [(CardKind::Letter, self.letters), (CardKind::Vowel, self.vowels)] {
            for &(text, value, count) in faces {
                let Some(face) = face(text, value) else { continue };
                for text in names(self.language, kind, face, count, &cards) {
                    cards.push(Card { name: name(&text), kind, face: Some(face), challenge: None });
                }
            }
        }
        for &(text, when, reward, shown) in self.challenges {
            let challenge = Some(Challenge { when: when.to_vec(), reward });
            let face = shown.and_then(|(text, value)| face(text, value));
            cards.push(Card { name: name(text), kind: CardKind::Challenge, face, challenge });
        }
        Deck::new(self.language, cards, self.checksum.to_owned())
    }
}

/// What so many more cards with this face are called.
fn names(language: Language, kind: CardKind, face: Face, count: u8, cards: &[Card]) -> Vec<String> {
    let prefix = if kind == CardKind::Vowel { "vowel-" } else { "" };
    let letters = language.show_glyph(face.glyph).to_lowercase();
    let same = |card: &&Card| card.kind == kind && card.face.is_some_and(|other| other.glyph == face.glyph);
    let earlier = cards.iter().filter(same).count();
    (1..=usize::from(count)).map(|number| format!("{prefix}{letters}{}", earlier + number)).collect()
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

/// The conditions of a challenge, all of which must be met, and its reward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    pub when: Vec<Condition>,
    pub reward: Reward,
}

/// All the cards of one language.
///
/// ```
/// use letterpress::decks::Deck;
/// use letterpress::languages::Language;
///
/// let deck = Deck::standard(Language::French);
/// assert_eq!((deck.letters().len(), deck.vowels().len(), deck.challenges().len()), (76, 9, 18));
/// let card = deck.letters().first().ok_or("no letter card")?;
/// assert_eq!(deck.find(deck.name(card)), Some(card));
/// # Ok::<(), &str>(())
/// ```
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
    fn new(language: Language, cards: Vec<Card>, checksum: String) -> Deck {
        let of = |kind: CardKind| {
            let cards = cards.iter().enumerate().filter(|(_, card)| card.kind == kind);
            cards.map(|(index, _)| CardId(index as u8)).collect::<CardBits>()
        };
        let mut by_name: Vec<_> =
            cards.iter().enumerate().map(|(index, card)| (card.name, CardId(index as u8))).collect();
        sort_short(&mut by_name, |&named| named);
        Deck {
            language,
            vowel_letters: Vowels::of(language),
            letters: of(CardKind::Letter),
            vowels: of(CardKind::Vowel),
            challenges: of(CardKind::Challenge),
            checksum,
            by_name,
            cards,
        }
    }

    /// The built-in deck.
    pub fn standard(language: Language) -> Deck {
        let built_in = built_in::STANDARD.iter().find(|built_in| built_in.language == language);
        built_in.expect("every language has a deck").deck()
    }

    /// The built-in deck with this checksum, current or earlier: games continue with the deck they started with.
    pub fn with_checksum(language: Language, checksum: &str) -> Option<Deck> {
        let mut all = built_in::STANDARD.iter().chain(&built_in::OLDER);
        Some(all.find(|built_in| (built_in.language, built_in.checksum) == (language, checksum))?.deck())
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

    /// Equal texts mean equal cards.
    pub fn checksum(&self) -> &str {
        &self.checksum
    }

    /// How many challenges give a card of the letter deck.
    pub fn top_letter_rewards(&self) -> usize {
        let draws = |card: &&Card| card.challenge.as_ref().is_some_and(|c| c.reward == Reward::TopLetter);
        self.cards.iter().filter(draws).count()
    }
}

/// Hashes only the cards, not the file's comments and layout, and uses the file's own words, so that renaming things in
/// the program changes no checksum.
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
