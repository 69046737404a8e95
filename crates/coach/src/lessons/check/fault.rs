//! What can be wrong with a lesson.

use games::Refused;
use serde_json::Value;
use table::Seat;

/// A fault and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The lesson's file.
    pub file: String,
    /// `steps[2] take, expect[0]`; empty for the file as a whole.
    pub at: String,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Lessons are `<game>/<NN>-<name>.json`.
    FileName,
    UnknownGame {
        game: String,
    },
    /// Another lesson of this game has the same number or name.
    SameName {
        other: String,
    },
    Unreadable {
        detail: String,
    },
    NoSteps,
    /// The start cannot be played.
    Start {
        game: &'static str,
        refused: Refused,
    },
    NoSuchSeat {
        seat: Seat,
        seats: usize,
    },
    UnknownRule {
        rule: String,
    },
    /// Ids consist of lower-case letters, digits and hyphens.
    BadId {
        id: String,
    },
    SameId {
        id: String,
    },
    /// Two steps or mistakes would have the same text.
    SameText {
        id: String,
        other: String,
    },
    MissingText {
        id: String,
        languages: Vec<String>,
    },
    UnusedText {
        id: String,
    },
    /// The learner's view has nothing there.
    PointsAtNothing {
        pointer: String,
        after: String,
    },
    NotToAct {
        seat: Seat,
        after: String,
    },
    /// This is illegal on every path through the lesson.
    NeverLegal {
        pattern: Value,
    },
    /// On this path through the lesson, no action that the step expects is legal.
    NothingToDo {
        after: String,
    },
    AnswerRefused {
        number: usize,
        game: &'static str,
        refused: Refused,
        after: String,
    },
    CannotAnswer {
        detail: String,
        after: String,
    },
    /// The page does not offer this here.
    MistakeNeverMade {
        pattern: Value,
    },
    MistakeIsExpected {
        pattern: Value,
        action: Value,
    },
    /// The mistake has no pattern.
    NoPattern,
    /// No path through the lesson reaches this.
    NotReached,
}
