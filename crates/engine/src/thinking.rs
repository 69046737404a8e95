//! Bots' thinking: at once, or in parts that a page gives to several workers.

use crate::engine::fresh_seed;
use crate::error::EngineError;
use crate::host::Host;
use crate::replies::{Chosen, Found};
use crate::request::Asked;
use bots::{BotError, Budget, Level, Part, Weighed, in_parts};
use games::{Json, Sitting, Thinker, json};
use serde_json::Value;
use std::time::Duration;
use table::Seat;

/// More parts than a page has workers on any machine.
const MOST_PARTS: u32 = 256;

/// A bot's action, or with `part` the findings of that part.
pub fn think(host: &dyn Host, sitting: &dyn Sitting, asked: &Asked) -> Result<Json, EngineError> {
    let level = asked.required::<String>("level")?;
    let level: Level = level.parse().map_err(|wrong: String| asked.wrong("level", &wrong))?;
    let seat = asked.seat_of(sitting.seats())?;
    let seed = asked.optional("seed")?.map_or_else(|| fresh_seed(host), Ok)?;
    let sharers = asked.optional("sharers")?.unwrap_or(1);
    let thinker = Thinker { seat, level, budget: budget(asked)?, sharers, seed };
    let not_asked = |_: BotError| not_asked(seat);
    let watch = host.watch();
    if let Some(part) = part(asked)? {
        let weighed = sitting.weigh(thinker, part, watch).map_err(not_asked)?;
        return Ok(json(&Found { weighed }));
    }
    let of = parts(asked)?;
    let parts = in_parts(of, |part| sitting.weigh(thinker, part, watch));
    let parts = parts.into_iter().collect::<Result<Vec<_>, _>>().map_err(not_asked)?;
    let action = bots::merge(parts).ok_or_else(|| not_asked(BotError::NotAsked))?;
    Ok(json(&Chosen { action }))
}

/// The action that all parts together favour.
pub fn merge(asked: &Asked) -> Result<Json, EngineError> {
    let parts: Vec<Vec<Weighed<Value>>> = asked.required("parts")?;
    let action = bots::merge(parts).ok_or_else(|| asked.wrong("parts", "there is nothing to choose from"))?;
    Ok(json(&Chosen { action }))
}

/// The part that the request asks for, if any.
pub fn part(asked: &Asked) -> Result<Option<Part>, EngineError> {
    let Some((index, of)) = asked.optional::<(u32, u32)>("part")? else { return Ok(None) };
    if index >= of || of > MOST_PARTS {
        return Err(asked.wrong("part", "say [0, 4] for the first of four parts"));
    }
    Ok(Some(Part { index, of }))
}

/// How many parts to compute here.
pub fn parts(asked: &Asked) -> Result<u32, EngineError> {
    let of = asked.optional("parts")?.unwrap_or(1);
    if of == 0 || of > MOST_PARTS {
        return Err(asked.wrong("parts", &format!("it is a number from 1 to {MOST_PARTS}")));
    }
    Ok(of)
}

pub fn not_asked(seat: Seat) -> EngineError {
    EngineError::new("cli-error-not-asked", serde_json::json!({ "seat": seat }))
}

pub fn budget(asked: &Asked) -> Result<Option<Budget>, EngineError> {
    let time = asked.optional("ms")?.map(Duration::from_millis);
    let iterations = asked.optional("iterations")?;
    Ok(match (iterations, time) {
        (None, None) => None,
        (Some(iterations), None) => Some(Budget::Iterations(iterations)),
        (None, Some(time)) => Some(Budget::Time(time)),
        (Some(iterations), Some(time)) => Some(Budget::AtMost { iterations, time }),
    })
}
