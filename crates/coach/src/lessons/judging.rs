//! Judges a learner's action in a step.

use crate::lessons::Step;
use games::{Refused, Sitting};
use serde::Serialize;
use serde_json::Value;
use table::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It completes the step.
    Expected,
    /// It has its own explanation, whether legal or not.
    Mistake,
    /// Legal, but not what the step is about.
    Other,
    /// The rules refuse it.
    Illegal,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    pub verdict: Verdict,
    /// The mistake's id.
    pub id: Option<String>,
}

/// Judges an action without changing anything. Fails only for something that is not an action of this game.
pub fn judge(sitting: &dyn Sitting, seat: Seat, step: &Step, action: &Value) -> Result<Judged, Refused> {
    let action = sitting.normal(action)?;
    let is_legal = sitting.check(seat, &action).is_ok();
    let verdict = |verdict| Judged { verdict, id: None };
    if is_legal && step.expects(&action) {
        return Ok(verdict(Verdict::Expected));
    }
    if let Some(mistake) = step.mistake(&action) {
        return Ok(Judged { verdict: Verdict::Mistake, id: Some(mistake.id.clone()) });
    }
    Ok(verdict(if is_legal { Verdict::Other } else { Verdict::Illegal }))
}
