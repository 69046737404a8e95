//! Checks a table record: that the shuffle was committed to, every action, and the result.

use crate::fair::Fair;
use crate::store::{EndedBy, TableResult};
use hosted::games;
use serde::Deserialize;
use serde_json::Value;
use table::{SeatSet, Seed};

/// What was found to be right.
#[derive(Clone, Debug, PartialEq)]
pub struct Verified {
    pub table: String,
    pub game: String,
    pub plies: usize,
}

#[derive(Deserialize)]
struct Given {
    table: String,
    fair: Fair,
    resigned: SeatSet,
    result: Option<TableResult>,
    record: Value,
}

/// Whether this is a table record at all, rather than a bare game record.
pub fn is_table_record(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|value| value.get("fair").is_some() && value.get("record").is_some())
}

pub fn verify(text: &str) -> Result<Verified, String> {
    let given: Given = serde_json::from_str(text).map_err(|error| format!("this is no table record: {error}"))?;
    let seed = Seed::deserialize(&given.record["seed"]).map_err(|error| format!("seed: {error}"))?;
    given.fair.verify(&given.table, seed)?;
    let name = given.record["game"].as_str().unwrap_or_default();
    let games = games();
    let game = games.iter().find(|game| game.name() == name).ok_or_else(|| format!("there is no game {name:?}"))?;
    let sitting = game.replay(&given.record).map_err(|refused| refused.to_string())?;
    match (given.result, sitting.outcome()) {
        (Some(TableResult { scores: Some(scores), winners, by: EndedBy::Rules }), Some(outcome)) => {
            let unseated =
                |set: SeatSet| -> SeatSet { set.iter().filter(|&seat| !given.resigned.contains(seat)).collect() };
            let winners_fit = unseated(outcome.winners) == winners || unseated(outcome.winners).is_empty();
            if scores != outcome.scores() || !winners_fit {
                return Err("the result is not the one to which the actions lead".to_owned());
            }
        }
        (Some(TableResult { by: EndedBy::Resignation, .. }), None) => {}
        (None, None) => {}
        _ => return Err("the result is not the one to which the actions lead".to_owned()),
    }
    Ok(Verified { table: given.table, game: name.to_owned(), plies: sitting.ply() })
}
