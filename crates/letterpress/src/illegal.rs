//! Why an action is refused, and the rule behind it.

use crate::challenges::Unmet;
use crate::components::CardName;
use crate::state::Step;
use serde::Serialize;
use table::Refusal;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    GameOver,
    NoSuchSeat,
    /// Another seat claims now.
    NotYourTurn,
    /// The table is at this step, and the action belongs to another one.
    WrongStep {
        step: Step,
    },
    NoSuchCard {
        card: CardName,
    },
    NotInHand {
        card: CardName,
    },

    NoLetters,
    TooLong {
        longest: u8,
    },
    Hyphen {
        word: String,
    },
    Apostrophe {
        word: String,
    },
    NotALetter {
        character: char,
    },
    TooShort {
        word: String,
        letters: u8,
        least: u8,
    },
    NotInWordList {
        word: String,
    },
    /// It is in the word list, but the table plays with family words.
    VulgarWord {
        word: String,
    },
    /// The cards spell the word up to this letter only.
    LetterMissing {
        word: String,
        letter: String,
    },
    CardNotYours {
        card: CardName,
    },
    CardUsedTwice {
        card: CardName,
    },
    /// A letter stands for itself once or twice in a row.
    CardCannotStandFor {
        card: CardName,
        letters: String,
    },
    /// QU stands for Q, QQ or QU.
    QuCannotStandFor {
        card: CardName,
        letters: String,
    },
    /// A card with several letters stands for all of them.
    GroupCannotStandFor {
        card: CardName,
        letters: String,
    },
    /// The cards spell another word.
    CardsSpellOther {
        word: String,
        spelled: String,
    },

    WrongCount {
        claims: u8,
        named: u8,
    },
    NotInPool {
        card: CardName,
    },
    CardNamedTwice {
        card: CardName,
    },
    ChallengeNotOpen {
        challenge: CardName,
    },
    ChallengeNotMet {
        challenge: CardName,
        #[serde(flatten)]
        why: Unmet,
    },

    BadOffset {
        offset: i8,
        least: i8,
        most: i8,
    },
    NotInLibrary {
        card: CardName,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::GameOver | Illegal::NoSuchSeat | Illegal::NoSuchCard { .. } => "L0.1",
            Illegal::WrongStep { step } => match step {
                Step::Draft => "L1.2",
                Step::Write => "L1.3",
                Step::Claim => "L2.3",
                Step::Lay => "L4.5",
                Step::Library => "L4.4",
                Step::End => "L0.1",
            },
            Illegal::NotInHand { .. } => "L1.2",
            Illegal::NoLetters | Illegal::TooShort { .. } => "L0.3",
            Illegal::TooLong { .. }
            | Illegal::Hyphen { .. }
            | Illegal::Apostrophe { .. }
            | Illegal::NotALetter { .. }
            | Illegal::NotInWordList { .. }
            | Illegal::VulgarWord { .. } => "L0.2",
            Illegal::LetterMissing { .. } | Illegal::CardNotYours { .. } | Illegal::CardsSpellOther { .. } => "L1.3",
            Illegal::CardUsedTwice { .. } | Illegal::CardCannotStandFor { .. } => "L1.4",
            Illegal::QuCannotStandFor { .. } => "L1.5",
            Illegal::GroupCannotStandFor { .. } => "L3.2",
            Illegal::NotYourTurn
            | Illegal::WrongCount { .. }
            | Illegal::NotInPool { .. }
            | Illegal::CardNamedTwice { .. } => "L2.3",
            Illegal::ChallengeNotOpen { .. } | Illegal::ChallengeNotMet { .. } => "L2.4",
            Illegal::BadOffset { .. } => "L4.5",
            Illegal::NotInLibrary { .. } => "L4.4",
        }
    }
}
