//! What the engine says in lessons, hints and reviews.

use bots::analysis::Findings;
use coach::{Noted, RoundWord};
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
pub struct Analysing {
    pub findings: Findings<Value>,
}

#[derive(Serialize)]
pub struct Studied {
    pub findings: coach::review::Findings,
}

#[derive(Serialize)]
pub struct Reasons {
    pub reasons: Vec<Reason>,
}

#[derive(Serialize)]
pub struct Reason {
    pub rule: Option<&'static str>,
    pub sentence: String,
    /// The fact, with its code.
    #[serde(flatten)]
    pub fact: Value,
}

#[derive(Serialize)]
pub struct Nudged {
    pub point: &'static str,
    pub sentence: String,
    #[serde(flatten)]
    pub fact: Value,
}

#[derive(Serialize)]
pub struct Notes {
    pub notes: Vec<Noted>,
}

#[derive(Serialize)]
pub struct RoundWords {
    pub words: Vec<RoundWord>,
}

#[derive(Serialize)]
pub struct Nothing {}
