//! Setup (L0.1 to L0.3, L2.7): the options of a table.

use crate::components::{CardBits, CardKind, Pile};
use crate::decks::Deck;
use crate::languages::{LONGEST_WORD, Language, NotAWord, Word};
use crate::lexicon::{DEFAULT_MIN_LENGTH, NoLexicon, WordList};
use crate::state::{MAX_PEOPLE, Player, Solo, State, Step};
use crate::{claiming, deal};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Audience, Dice, Refusal, Seed};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1 to 6; one person plays against the Rotary Press.
    pub people: u8,
    pub language: Language,
    /// Of the solo game only (L4.9).
    pub difficulty: Difficulty,
    /// The minimum number of letters of a word (L0.3).
    pub min_length: u8,
    /// What breaks a tie after the fifth round (L3.3).
    pub tie: TieBreak,
    /// Whether each seat is told the best word of its own cards, once the words are revealed.
    #[serde(skip_serializing_if = "is_true")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub best_word: bool,
    /// Whether vulgar and hateful words do not count (L0.2).
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub family_words: bool,
    /// Solo: whether rows may overhang on both sides (L4.5).
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub overhang: bool,
    /// Was once the path of a deck file. Old options may have `null` here; no other value is accepted.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub cards: (),
    /// Words that count at this table even though they are not in the list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub allow: Vec<String>,
    /// Words that do not count at this table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub deny: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            people: 2,
            language: Language::French,
            difficulty: Difficulty::Normal,
            min_length: DEFAULT_MIN_LENGTH as u8,
            tie: TieBreak::Left,
            best_word: true,
            family_words: false,
            overhang: false,
            cards: (),
            allow: Vec::new(),
            deny: Vec::new(),
        }
    }
}

fn is_true(option: &bool) -> bool {
    *option
}

fn is_false(option: &bool) -> bool {
    !*option
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    #[default]
    Normal,
    /// Any number of words in the fifth round.
    Easy,
    /// Cards left over in the fifth round join the library.
    Hard,
}

/// Whose collection is worth more (L3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Of the cards that are not in the last word.
    #[default]
    Left,
    /// Of all cards in the collection.
    Whole,
}

/// Why options are rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum BadOptions {
    #[error("people must be {min} to {max}, not {people}")]
    People { people: usize, min: usize, max: usize },
    #[error("difficulty: easy and hard exist only in the solo game")]
    DifficultyNotSolo,
    #[error("overhang: rows are laid only in the solo game")]
    OverhangNotSolo,
    #[error("min_length must be {min} to {max}, not {min_length}")]
    MinLength { min_length: usize, min: usize, max: usize },
    #[error("{list}: {word:?} cannot be a word: {why}")]
    HouseWord {
        /// The option that contains the word: `allow` or `deny`.
        list: &'static str,
        word: String,
        #[serde(skip)]
        why: NotAWord,
    },
    #[error("the deck has {cards} cards of the kind {deck:?}; {people} people need up to {needed} in all rounds")]
    DeckTooSmall { deck: CardKind, cards: usize, needed: usize, people: usize },
    #[error("language: {why}")]
    NoWordList {
        language: Language,
        #[serde(skip)]
        why: NoLexicon,
    },
}

impl Refusal for BadOptions {
    fn rule(&self) -> &'static str {
        match self {
            BadOptions::People { .. } => "L0.1",
            BadOptions::DifficultyNotSolo => "L4.9",
            BadOptions::OverhangNotSolo => "L4.5",
            BadOptions::MinLength { .. } => "L0.3",
            BadOptions::HouseWord { .. } | BadOptions::NoWordList { .. } => "L0.2",
            BadOptions::DeckTooSmall { .. } => "L2.7",
        }
    }
}

/// What stays the same while a table plays: its options, its cards and its words.
#[derive(Clone)]
pub struct Setting {
    options: Options,
    deck: Arc<Deck>,
    words: WordList,
}

impl Setting {
    pub(crate) fn new(options: &Options, deck: Arc<Deck>, words: WordList) -> Result<Setting, BadOptions> {
        let people = usize::from(options.people);
        if !(1..=MAX_PEOPLE).contains(&people) {
            return Err(BadOptions::People { people, min: 1, max: MAX_PEOPLE });
        }
        if people > 1 && options.difficulty != Difficulty::Normal {
            return Err(BadOptions::DifficultyNotSolo);
        }
        if people > 1 && options.overhang {
            return Err(BadOptions::OverhangNotSolo);
        }
        let least = usize::from(options.min_length);
        if !(1..=LONGEST_WORD).contains(&least) {
            return Err(BadOptions::MinLength { min_length: least, min: 1, max: LONGEST_WORD });
        }
        let words_of = |list: &'static str, texts: &[String]| -> Result<Vec<Word>, BadOptions> {
            let spell = |word: &String| {
                options.language.spell(word).map_err(|why| BadOptions::HouseWord { list, word: word.clone(), why })
            };
            texts.iter().map(spell).collect()
        };
        let (allow, deny) = (words_of("allow", &options.allow)?, words_of("deny", &options.deny)?);
        deals_all_rounds(&deck, people)?;
        let words = if options.family_words { words.for_families() } else { words };
        let words = words.with_min_length(least).with_house_words(allow, deny);
        Ok(Setting { options: options.clone(), deck, words })
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    pub fn words(&self) -> &WordList {
        &self.words
    }

    pub fn language(&self) -> Language {
        self.options.language
    }
}

impl PartialEq for Setting {
    fn eq(&self, other: &Setting) -> bool {
        self.options == other.options
            && self.deck.checksum() == other.deck.checksum()
            && std::ptr::eq(self.words.lexicon(), other.words.lexicon())
    }
}

impl Eq for Setting {}

impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.options.fmt(f)
    }
}

impl Deck {
    /// For how many people the deck has enough cards (L2.7).
    pub fn people(&self) -> impl Iterator<Item = usize> {
        (1..=MAX_PEOPLE).filter(|&people| deals_all_rounds(self, people).is_ok())
    }
}

/// Whether a deck has enough cards for all rounds, whatever is claimed (L2.7).
///
/// Vowels and challenges are never reshuffled, and no round may reach a card that was put under its deck.
fn deals_all_rounds(deck: &Deck, people: usize) -> Result<(), BadOptions> {
    let (letters, vowels, challenges) = if people == 1 {
        // The three rounds before the last deal take at most six letter cards each out of the deck.
        (deal::commons(people, 1).letters + deal::SOLO_PILES.iter().sum::<usize>() + 3 * 6, 4, 0)
    } else {
        let claims: usize = (0..people).map(|place| usize::from(claiming::claims(people, place))).sum();
        let rewards = deck.top_letter_rewards().min(3 * people.min(deal::OPEN_CHALLENGES));
        // After the last deal the deck must still serve a tie of all seats, or the rewards of all challenges.
        let draws = people.max(deal::OPEN_CHALLENGES);
        (
            deal::commons(people, 1).letters + deal::HAND * people + 3 * claims + rewards + draws,
            5,
            4 * deal::OPEN_CHALLENGES,
        )
    };
    let kinds = [
        (CardKind::Letter, deck.letters(), letters),
        (CardKind::Vowel, deck.vowels(), vowels),
        (CardKind::Challenge, deck.challenges(), challenges),
    ];
    for (kind, cards, needed) in kinds {
        if cards.len() < needed {
            return Err(BadOptions::DeckTooSmall { deck: kind, cards: cards.len(), needed, people });
        }
    }
    Ok(())
}

/// Three shuffled decks, and the first round is dealt.
pub(crate) fn set_up<E: Audience<crate::Event>>(setting: Arc<Setting>, seed: Seed, tell: &mut E) -> State {
    let deck = setting.deck();
    let (letters, vowels, challenges) = (deck.letters(), deck.vowels(), deck.challenges());
    let people = usize::from(setting.options().people);
    let mut state = State {
        dice: Dice::new(seed),
        round: 0,
        step: Step::Draft,
        letters: Pile::new(letters),
        vowels: Pile::new(vowels),
        challenges: Pile::new(challenges),
        commons: CardBits::NONE,
        open: CardBits::NONE,
        pool: CardBits::NONE,
        seats: (0..people).map(|_| Player::default()).collect(),
        ranking: ArrayVec::new(),
        claimed: 0,
        solo: Solo::default(),
        setting,
    };
    deal::next_round(&mut state, tell);
    state
}
