//! The replies of the engine.

use crate::error::EngineError;
use bots::{Level, Weighed};
use games::{Json, Sitting};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Fault, Outcome, Seat, SeatSet};
use words::Words;

#[derive(Serialize)]
pub struct Done<'r> {
    pub id: Option<&'r RawValue>,
    pub ok: &'r RawValue,
}

#[derive(Serialize)]
pub struct Failed<'r> {
    pub id: Option<&'r RawValue>,
    pub error: Problem<'r>,
}

#[derive(Serialize)]
pub struct Problem<'r> {
    code: String,
    rule: Option<&'static str>,
    message: String,
    /// The game's own reason, with its fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'r Value>,
    #[serde(skip_serializing_if = "<[Fault]>::is_empty")]
    faults: &'r [Fault],
}

impl<'r> Problem<'r> {
    pub fn new(error: &'r EngineError, words: &Words) -> Problem<'r> {
        Problem {
            code: error.code(),
            rule: error.rule(),
            message: error.message(words),
            reason: error.reason(),
            faults: error.faults(),
        }
    }
}

#[derive(Serialize)]
pub struct Hello {
    pub name: &'static str,
    pub version: &'static str,
    pub protocol: u32,
    pub games: Vec<Known>,
}

#[derive(Serialize)]
pub struct Known {
    pub name: &'static str,
    pub rules_version: u32,
    pub seats: Seats,
    pub bot_levels: [Level; 4],
}

#[derive(Serialize)]
pub struct Seats {
    pub min: u8,
    pub max: u8,
}

#[derive(Serialize)]
pub struct Standing {
    to_act: SeatSet,
    ply: usize,
    undoable: usize,
    result: Option<Outcome>,
}

impl Standing {
    pub fn of(sitting: &dyn Sitting) -> Standing {
        Standing {
            to_act: sitting.to_act(),
            ply: sitting.ply(),
            undoable: sitting.undoable(),
            result: sitting.outcome(),
        }
    }
}

#[derive(Serialize)]
pub struct Happened {
    pub events: Json,
    #[serde(flatten)]
    pub standing: Standing,
}

/// The end of a game in which some have resigned; there are scores only if it was played to its end.
#[derive(Serialize)]
pub struct Ended {
    pub result: Option<EndResult>,
}

#[derive(Serialize)]
pub struct EndResult {
    scores: Option<Vec<i32>>,
    winners: SeatSet,
}

impl Ended {
    pub fn of(sitting: &dyn Sitting, left: SeatSet) -> Ended {
        let by_rules = sitting.outcome().map(|outcome| outcome.among(left));
        let by_rules = by_rules.map(|it| EndResult { scores: Some(it.scores().to_vec()), winners: it.winners });
        // If only one of several seats is left, nobody has to play on.
        let resigned = left.len() < sitting.seats() && left.len() <= 1;
        let by_resignation = resigned.then_some(EndResult { scores: None, winners: left });
        Ended { result: by_rules.or(by_resignation) }
    }
}

#[derive(Serialize)]
pub struct Explanation<'r> {
    pub error: Option<Problem<'r>>,
    pub prospect: Json,
}

#[derive(Serialize)]
pub struct Log<'r> {
    pub entries: Vec<LogEntry<'r>>,
}

#[derive(Serialize)]
pub struct LogEntry<'r> {
    /// `None` for the start, before any action.
    pub seat: Option<Seat>,
    pub events: Vec<&'r Json>,
}

#[derive(Serialize)]
pub struct Names {
    pub names: Vec<String>,
}

#[derive(Serialize)]
pub struct Sentences {
    pub sentences: Vec<String>,
}

#[derive(Serialize)]
pub struct Chosen {
    pub action: Value,
}

#[derive(Serialize)]
pub struct Found {
    pub weighed: Vec<Weighed<Value>>,
}

#[derive(Serialize)]
pub struct Drawn {
    pub drawn: Vec<u32>,
}
