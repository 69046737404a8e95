//! The value of a seat's actions: at once, or in parts that a page gives to several workers.

use super::replies::Analysing;
use crate::engine::fresh_seed;
use crate::error::EngineError;
use crate::host::Host;
use crate::request::Asked;
use crate::thinking::{budget, not_asked, part, parts};
use bots::analysis::{Analysis, Findings};
use bots::in_parts;
use games::{Analyst, Json, Sitting, Unanalysed, json};
use serde_json::Value;
use table::Seat;

/// The analysis, or with `part` the findings of that part.
pub fn analyse(host: &dyn Host, sitting: &dyn Sitting, asked: &Asked) -> Result<Json, EngineError> {
    let seat = asked.seat_of(sitting.seats())?;
    let seed = asked.optional("seed")?.map_or_else(|| fresh_seed(host), Ok)?;
    let played: Option<Value> = asked.optional("played")?;
    let analyst = Analyst { seat, played: played.as_ref(), budget: budget(asked)?, seed };
    let watch = host.watch();
    let why = |unanalysed| why(sitting, seat, unanalysed);
    if let Some(part) = part(asked)? {
        return Ok(json(&Analysing { findings: sitting.analyse(analyst, part, watch).map_err(why)? }));
    }
    let found = in_parts(parts(asked)?, |part| sitting.analyse(analyst, part, watch));
    let found = found.into_iter().collect::<Result<Vec<_>, _>>().map_err(why)?;
    Ok(json(&Analysis::of(found).map_err(|wrong| asked.wrong("parts", &wrong.to_string()))?))
}

/// Why there is no analysis or hint.
pub fn why(sitting: &dyn Sitting, seat: Seat, unanalysed: Unanalysed) -> EngineError {
    match unanalysed {
        Unanalysed::NoAnalysis => EngineError::new("cli-error-no-analysis", Value::Null),
        Unanalysed::NotAsked(_) => not_asked(seat),
        Unanalysed::Refused(refused) => EngineError::refused(sitting.game(), refused),
    }
}

/// Merges all parts. `hinted` is an action that a hint already pointed at.
pub fn merge(asked: &Asked) -> Result<Json, EngineError> {
    let parts: Vec<Findings<Value>> = asked.required("parts")?;
    let hinted: Option<Value> = asked.optional("hinted")?;
    let analysis = Analysis::of(parts).map_err(|wrong| asked.wrong("parts", &wrong.to_string()))?;
    Ok(json(&match hinted {
        Some(hinted) => analysis.after_hint(&hinted),
        None => analysis,
    }))
}
