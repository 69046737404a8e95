//! What bots think: at once, or in parts that a page gives to several workers.

use crate::engine::fresh_seed;
use crate::error::EngineError;
use crate::host::Host;
use crate::replies::{Chosen, Found};
use crate::request::Asked;
use bots::{BotError, Budget, Level, Part, Weighed, in_parts};
use games::{Json, Sitting, Thinker, json};
use serde_json::Value;
use std::time::Duration;

/// More workers than any machine gives to a page.
const MOST_PARTS: u32 = 256;

/// The action of a bot, or with `part` what that part finds out.
pub fn think(host: &impl Host, sitting: &dyn Sitting, asked: &Asked) -> Result<Json, EngineError> {
    let level = asked.required::<String>("level")?;
    let level: Level = level.parse().map_err(|wrong: String| asked.wrong("level", &wrong))?;
    let seat = asked.seat_of(sitting.seats())?;
    let seed = asked.optional("seed")?.map_or_else(|| fresh_seed(host), Ok)?;
    let thinker = Thinker { seat, level, budget: budget(asked)?, seed };
    let not_asked = |_: BotError| EngineError::new("cli-error-not-asked", serde_json::json!({ "seat": seat }));
    let watch = host.watch();
    if let Some((index, of)) = asked.optional::<(u32, u32)>("part")? {
        if index >= of || of > MOST_PARTS {
            return Err(asked.wrong("part", "say [0, 4] for the first of four parts"));
        }
        let weighed = sitting.weigh(thinker, Part { index, of }, watch).map_err(not_asked)?;
        return Ok(json(&Found { weighed }));
    }
    let of = asked.optional("parts")?.unwrap_or(1);
    if of == 0 || of > MOST_PARTS {
        return Err(asked.wrong("parts", &format!("it is a number from 1 to {MOST_PARTS}")));
    }
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

fn budget(asked: &Asked) -> Result<Option<Budget>, EngineError> {
    let time = asked.optional("ms")?.map(Duration::from_millis);
    let iterations = asked.optional("iterations")?;
    Ok(match (iterations, time) {
        (None, None) => None,
        (Some(iterations), None) => Some(Budget::Iterations(iterations)),
        (None, Some(time)) => Some(Budget::Time(time)),
        (Some(iterations), Some(time)) => Some(Budget::AtMost { iterations, time }),
    })
}
