//! Reasons and nudges: facts from a seat's view, with a sentence for each. The page decides whether hints are allowed.

use super::analysing::why;
use super::replies::{Nudged, Reason, Reasons};
use crate::error::EngineError;
use crate::request::Asked;
use bots::reasons::Comparison;
use games::{Json, Sitting, json};
use serde_json::Value;
use words::Words;

/// The highest level of a nudge.
const MOST_LEVEL: u8 = 3;

pub fn reasons(sitting: &dyn Sitting, words: &Words, asked: &Asked) -> Result<Json, EngineError> {
    let seat = asked.seat_of(sitting.seats())?;
    let (action, against) = (asked.required::<Value>("action")?, asked.optional::<Value>("against")?);
    let values = asked.optional::<Comparison>("values")?;
    let told = sitting.reasons(seat, &action, against.as_ref(), values.as_ref());
    let told = told.map_err(|unanalysed| why(sitting, seat, unanalysed))?;
    let mut names: Vec<String> = asked.optional("names")?.unwrap_or_default();
    names.extend(sitting.names(words).into_iter().skip(names.len()));
    let telling = words.telling(sitting.game(), &names);
    let reasons = told.into_iter().map(|reason| Reason {
        rule: reason.rule,
        sentence: telling.reason("reason", &sitting.readable(&reason.fact, words, false)),
        fact: reason.fact,
    });
    Ok(json(&Reasons { reasons: reasons.collect() }))
}

pub fn nudge(sitting: &dyn Sitting, words: &Words, asked: &Asked) -> Result<Json, EngineError> {
    let seat = asked.seat_of(sitting.seats())?;
    let level = asked.optional::<u8>("level")?.unwrap_or(1);
    if level == 0 || level > MOST_LEVEL {
        return Err(asked.wrong("level", &format!("it is a number from 1 to {MOST_LEVEL}")));
    }
    let action = asked.optional::<Value>("action")?;
    let nudge = sitting.nudge(seat, action.as_ref(), level);
    let nudge = nudge.map_err(|unanalysed| why(sitting, seat, unanalysed))?;
    let sentence = words.telling(sitting.game(), &[]).reason("nudge", &nudge.fact);
    Ok(json(&Nudged { point: nudge.point, sentence, fact: nudge.fact }))
}
