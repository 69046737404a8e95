//! The results of one part of a review, ply by ply.

use super::report::{Candidate, Class, Took, Written};
use bots::analysis::Unit;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seed;

/// The results for some plies of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Findings {
    pub seed: Seed,
    pub samples: u32,
    pub iterations: u32,
    pub found: Vec<Found>,
}

/// The results for one ply; ply 0 is the position before the first action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    pub ply: u32,
    pub round: u8,
    pub phase: Option<String>,
    /// By seat: its expected result after the ply; `None` if the ply told it nothing.
    pub after: Vec<Option<i32>>,
    /// The actor's expected result of this action, before the dice and the reveal.
    pub chosen: Option<i32>,
    /// By seat: the mean result of the same action over other dice.
    pub redrawn: Vec<Option<i32>>,
    pub drew: bool,
    pub opened: bool,
    pub judged: Option<Judgement>,
    pub words: Option<WordFacts>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    pub class: Class,
    pub unit: Unit,
    pub by_score: bool,
    pub loss: i32,
    pub points: Option<i32>,
    pub played: Option<Candidate>,
    pub best: Option<Candidate>,
    pub candidates: Vec<Candidate>,
    pub reasons: Vec<Reason>,
    /// The events of the action played and of the better one, if the choice was an error.
    pub played_events: Vec<Value>,
    pub best_events: Vec<Value>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    pub rule: Option<String>,
    pub fact: Value,
}

/// What an action of the word game took, wrote or left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WordFacts {
    Drafted(Took),
    Wrote { wrote: Option<Written>, best: Vec<Written> },
    Claimed { claimed: Vec<String>, left: Vec<String>, collection: Option<Written> },
}

impl Found {
    pub fn empty(ply: u32) -> Found {
        Found {
            ply,
            round: 0,
            phase: None,
            after: Vec::new(),
            chosen: None,
            redrawn: Vec::new(),
            drew: false,
            opened: false,
            judged: None,
            words: None,
        }
    }
}
