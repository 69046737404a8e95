//! Challenges (L2.4, L2.5): conditions and rewards as data, and whether a word meets a condition.

use crate::languages::{Language, Letter};
use serde::{Deserialize, Serialize};

/// What can be counted in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    Letters,
    Vowels,
    /// The longest run of consonants.
    ConsonantsRunning,
    /// Cards that stand for the same letter twice.
    DoubledCards,
    DraftedCards,
    CommonCards,
    Score,
    /// The highest value of a single card.
    HighestValue,
}

/// A property of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// No word at the table has fewer letters.
    Shortest,
    /// No word at the table has more letters.
    Longest,
    VowelFirst,
    VowelLast,
    /// First and last letter are the same.
    SameEnds,
    /// Reads the same both ways.
    Palindrome,
    /// Vowels and consonants alternate.
    Alternating,
    /// No letter occurs twice.
    AllDifferent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Condition {
    Count {
        count: Measure,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u8>,
    },
    Shape {
        shape: Shape,
    },
}

/// What a claimed challenge gives (L2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// The card itself joins the collection and is a letter card from then on.
    Joins,
    /// The top card of the letter deck joins the collection; the challenge goes under its deck.
    TopLetter,
}

/// Why a word does not meet a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Unmet {
    NoWord,
    TooFew { count: Measure, needed: u16, found: u16 },
    TooMany { count: Measure, allowed: u16, found: u16 },
    Unlike { shape: Shape },
}

/// Everything that a condition may ask about a word.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'w> {
    pub word: &'w [Letter],
    pub doubled_cards: u8,
    pub drafted_cards: u8,
    pub common_cards: u8,
    pub score: u16,
    pub highest_value: u8,
    /// Letters in the shortest and in the longest word at the table.
    pub shortest: u8,
    pub longest: u8,
}

/// The letters that count as vowels in challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vowels(u64);

impl Vowels {
    pub fn of(language: Language) -> Vowels {
        let vowels = match language {
            Language::English | Language::Italian => "AEIOU",
            Language::French => "AEIOUY",
            Language::German => "AÄEIOÖUÜY",
            Language::Polish => "AĄEĘIOÓUY",
        };
        Vowels(vowels.chars().filter_map(|c| language.letter(c)).fold(0, |set, letter| set | 1 << letter.0))
    }

    pub fn contains(self, letter: Letter) -> bool {
        self.0 & (1 << letter.0) != 0
    }
}

impl Condition {
    /// Whether a word meets this condition, and if not, why not.
    ///
    /// ```
    /// use letterpress::challenges::{Condition, Facts, Measure, Vowels};
    /// use letterpress::languages::Language;
    ///
    /// let word = Language::English.spell("letter")?;
    /// let facts = Facts {
    ///     word: &word,
    ///     doubled_cards: 1,
    ///     drafted_cards: 4,
    ///     common_cards: 1,
    ///     score: 9,
    ///     highest_value: 3,
    ///     shortest: 3,
    ///     longest: 6,
    /// };
    /// let long = Condition::Count { count: Measure::Letters, min: Some(6), max: None };
    /// assert_eq!(long.check(Vowels::of(Language::English), &facts), Ok(()));
    /// # Ok::<(), letterpress::languages::NotAWord>(())
    /// ```
    pub fn check(&self, vowels: Vowels, facts: &Facts<'_>) -> Result<(), Unmet> {
        match *self {
            Condition::Count { count, min, max } => {
                let found = count.of(vowels, facts);
                if let Some(needed) = min.map(u16::from).filter(|&min| found < min) {
                    return Err(Unmet::TooFew { count, needed, found });
                }
                if let Some(allowed) = max.map(u16::from).filter(|&max| found > max) {
                    return Err(Unmet::TooMany { count, allowed, found });
                }
                Ok(())
            }
            Condition::Shape { shape } if shape.fits(vowels, facts) => Ok(()),
            Condition::Shape { shape } => Err(Unmet::Unlike { shape }),
        }
    }
}

impl Condition {
    /// The number that the condition counts, if it counts something.
    pub fn found(&self, vowels: Vowels, facts: &Facts<'_>) -> Option<u16> {
        match self {
            Condition::Count { count, .. } => Some(count.of(vowels, facts)),
            Condition::Shape { .. } => None,
        }
    }

    /// Whether it compares the word with those of others, which are secret until all have written.
    pub fn looks_at_others(&self) -> bool {
        matches!(self, Condition::Shape { shape: Shape::Shortest | Shape::Longest })
    }
}

impl Measure {
    fn of(self, vowels: Vowels, facts: &Facts<'_>) -> u16 {
        let count = match self {
            Measure::Letters => facts.word.len(),
            Measure::Vowels => facts.word.iter().filter(|&&letter| vowels.contains(letter)).count(),
            Measure::ConsonantsRunning => {
                facts.word.split(|&letter| vowels.contains(letter)).map(<[Letter]>::len).max().unwrap_or(0)
            }
            Measure::DoubledCards => facts.doubled_cards.into(),
            Measure::DraftedCards => facts.drafted_cards.into(),
            Measure::CommonCards => facts.common_cards.into(),
            Measure::Score => facts.score.into(),
            Measure::HighestValue => facts.highest_value.into(),
        };
        count as u16
    }
}

impl Shape {
    fn fits(self, vowels: Vowels, facts: &Facts<'_>) -> bool {
        let word = facts.word;
        let vowel_at = |letter: Option<&Letter>| letter.is_some_and(|&letter| vowels.contains(letter));
        match self {
            Shape::Shortest => word.len() <= facts.shortest.into(),
            Shape::Longest => word.len() >= facts.longest.into(),
            Shape::VowelFirst => vowel_at(word.first()),
            Shape::VowelLast => vowel_at(word.last()),
            Shape::SameEnds => word.first() == word.last(),
            Shape::Palindrome => word.iter().eq(word.iter().rev()),
            Shape::Alternating => word.windows(2).all(|pair| vowels.contains(pair[0]) != vowels.contains(pair[1])),
            Shape::AllDifferent => {
                let letters = word.iter().fold(0u64, |set, letter| set | 1 << letter.0);
                letters.count_ones() as usize == word.len()
            }
        }
    }
}
