//! The review as it is sent. Shares of the win are in ten-thousandths, points in hundredths: integers, so that the parts of a
//! change add up exactly.

use bots::analysis::Unit;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat, Seed};

/// A whole game, reviewed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    pub format: u32,
    pub game: String,
    /// The unit of the ledger: shares of the win, or points in a solo game.
    pub unit: Unit,
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub seed: Seed,
    pub samples: u32,
    pub iterations: u32,
    pub names: Vec<String>,
    pub finished: bool,
    pub result: Option<Outcome>,
    /// Each seat's expected result before the first action.
    pub start: Vec<i32>,
    pub plies: Vec<ReviewedPly>,
    pub rounds: Vec<RoundLedger>,
    pub seats: Vec<SeatReview>,
    pub by_phase: Vec<ByPhase>,
    /// Only in the word game.
    pub words: Option<Vec<WordRound>>,
}

/// An action, and what it changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedPly {
    /// From 1.
    pub ply: u32,
    pub seat: Seat,
    /// 0 is the set-up.
    pub round: u8,
    /// The kind of decision, such as `plan` or `draft`.
    pub phase: Option<String>,
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub action: Value,
    /// Each seat's expected result after it, from its own view.
    pub after: Vec<i32>,
    /// By seat: the parts of the change.
    pub parts: Vec<Parts>,
    /// The action used the dice.
    pub drew: bool,
    /// The action revealed secret choices.
    pub opened: bool,
    /// `None` if decisions were not judged.
    pub judged: Option<Judged>,
}

/// A change of a seat's expected result, or the sum of several changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Parts {
    /// By its own action, given what it knew.
    pub choice: i32,
    /// By open actions of others.
    pub others: i32,
    /// By the reveal of secret choices, compared with what was expected.
    pub reveal: i32,
    /// By the dice, compared with their mean.
    pub draws: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    Choice,
    Others,
    Reveal,
    Draws,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// The only legal action.
    Forced,
    Best,
    /// No worse than the best, as far as the analysis can tell.
    AsGood,
    /// The best, and everything else was a mistake.
    Only,
    Inaccuracy,
    Mistake,
    Blunder,
    /// The game has no analysis for this decision.
    Unjudged,
}

/// A decision compared with the best one, by what its seat could know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Judged {
    pub class: Class,
    pub unit: Unit,
    /// The game was already decided, so the class follows from `points`.
    pub by_score: bool,
    /// What the choice lost; 0 if that is within the errors.
    pub loss: i32,
    /// The points lost by the end of the game, if they decide the class.
    pub points: Option<i32>,
    pub played: Option<Candidate>,
    pub best: Option<Candidate>,
    /// Best first, including the action played.
    pub candidates: Vec<Candidate>,
    /// Why the best is better.
    pub reasons: Vec<ReasonTold>,
    /// If the choice was an error.
    pub sentence: Option<String>,
    /// The action played and the better one in words, if the choice was an error.
    pub played_sentence: Option<String>,
    pub best_sentence: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Candidate {
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub action: Value,
    pub value: i32,
    /// The standard error of the value.
    pub error: i32,
    pub visits: u32,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReasonTold {
    pub code: String,
    pub rule: Option<String>,
    pub sentence: String,
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub fact: Value,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoundLedger {
    /// 0 is the set-up.
    pub round: u8,
    pub first: u32,
    pub last: u32,
    pub after: Vec<i32>,
    /// By seat.
    pub parts: Vec<Parts>,
    /// What each seat lost by its decisions.
    pub loss: Vec<i32>,
}

/// The game from one seat's point of view.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatReview {
    pub seat: Seat,
    pub start: i32,
    pub end: i32,
    pub parts: Parts,
    /// The unit of `total_loss` and `error`.
    pub unit: Unit,
    /// Judged decisions, not counting forced ones.
    pub decisions: u32,
    pub forced: u32,
    pub classes: ClassCounts,
    pub total_loss: i32,
    /// The mean loss per decision.
    pub error: i32,
    /// The sum of what the dice changed.
    pub luck: i32,
    /// `end` without `luck`.
    pub adjusted: i32,
    /// The start compared with an even share: the effect of the first deal and the place at the table.
    pub deal: i32,
    /// How often secret choices were revealed.
    pub openings: u32,
    /// The mean size of the change by a reveal; a small one means that the player foresaw much.
    pub surprise: i32,
    pub unlucky: Vec<Unlucky>,
    /// The plies that lost most, worst first.
    pub worst: Vec<u32>,
    /// In the order of play.
    pub turning: Vec<TurningPoint>,
    pub summary: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClassCounts {
    pub best: u32,
    pub as_good: u32,
    pub only: u32,
    pub inaccuracy: u32,
    pub mistake: u32,
    pub blunder: u32,
}

/// A good decision that was followed by bad luck before the seat's next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Unlucky {
    pub ply: u32,
    pub amount: i32,
    pub part: Part,
}

/// An action that changed a seat's expected result a lot.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurningPoint {
    pub ply: u32,
    pub before: i32,
    pub after: i32,
    pub change: i32,
    /// The largest part of the change, and its amount.
    pub part: Part,
    pub amount: i32,
    pub sentence: String,
}

/// The decisions of a seat in one phase of the rounds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ByPhase {
    pub seat: Seat,
    pub phase: String,
    pub decisions: u32,
    pub total_loss: i32,
    pub parts: Parts,
}

/// A round of the word game for one seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordRound {
    pub round: u8,
    pub seat: Seat,
    /// `None` for a pass.
    pub wrote: Option<Written>,
    /// What could have been written, best first.
    pub best: Vec<Written>,
    pub took: Vec<Took>,
    pub claimed: Vec<String>,
    /// What was left for those who claim later.
    pub left: Vec<String>,
    /// The best last word that the collection allows after the round.
    pub collection: Option<Written>,
    /// What the dice changed for the seat in this round.
    pub deal: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Written {
    pub word: String,
    pub score: u16,
}

/// A card that was kept, and what was passed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Took {
    pub took: String,
    pub left: Vec<String>,
}

impl Parts {
    pub fn sum(self) -> i32 {
        self.choice + self.others + self.reveal + self.draws
    }

    #[must_use]
    pub fn plus(self, other: Parts) -> Parts {
        Parts {
            choice: self.choice + other.choice,
            others: self.others + other.others,
            reveal: self.reveal + other.reveal,
            draws: self.draws + other.draws,
        }
    }

    pub fn of(self, part: Part) -> i32 {
        match part {
            Part::Choice => self.choice,
            Part::Others => self.others,
            Part::Reveal => self.reveal,
            Part::Draws => self.draws,
        }
    }
}

impl Part {
    pub const ALL: [Part; 4] = [Part::Choice, Part::Others, Part::Reveal, Part::Draws];

    /// Its name in message ids: `review-part-…`.
    pub fn name(self) -> &'static str {
        match self {
            Part::Choice => "choice",
            Part::Others => "others",
            Part::Reveal => "reveal",
            Part::Draws => "draws",
        }
    }
}

impl Class {
    /// Its name in message ids: `review-class-…`.
    pub fn name(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Best => "best",
            Class::AsGood => "as-good",
            Class::Only => "only",
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
            Class::Unjudged => "unjudged",
        }
    }

    /// Whether the choice lost something.
    pub fn is_error(self) -> bool {
        matches!(self, Class::Inaccuracy | Class::Mistake | Class::Blunder)
    }

    /// Whether it counts as a judged decision: there was an alternative, and an analysis.
    pub fn counts(self) -> bool {
        !matches!(self, Class::Forced | Class::Unjudged)
    }
}
