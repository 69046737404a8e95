//! The record of a table, and its verification: the shuffle's commitment, every action, and the result.

use crate::fair_shuffle::ShuffleProof;
use crate::store::{SeatKind, TableResult};
use bots::Level;
use games::{Games, Json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{SeatSet, Seed};

/// The version of the table record format.
pub const FORMAT: u32 = 1;

/// A table record that was verified.
#[derive(Clone, Debug, PartialEq)]
pub struct Verified {
    pub table: String,
    pub game: String,
    pub plies: usize,
    /// What could not be checked, such as words of a list that this program does not have.
    pub on_trust: Vec<String>,
}

/// What is published after a game: everything that anyone needs to check it.
#[derive(Serialize, Deserialize)]
pub struct TableRecord {
    pub format: u32,
    pub table: String,
    pub fair: ShuffleProof,
    #[serde(default)]
    pub seats: Vec<RecordSeat>,
    pub resigned: SeatSet,
    pub result: Option<TableResult>,
    /// The game's own record.
    pub record: Option<Json>,
}

#[derive(Serialize, Deserialize)]
pub struct RecordSeat {
    pub name: Option<String>,
    pub kind: SeatKind,
    #[serde(default)]
    pub level: Option<Level>,
}

/// Whether this is a table record rather than a bare game record.
pub fn is_table_record(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|value| value.get("fair").is_some() && value.get("record").is_some())
}

/// Checks a record of one of the standard games.
pub fn verify(text: &str) -> Result<Verified, String> {
    verify_with(text, &Games::standard())
}

/// Checks a record of one of these games.
pub fn verify_with(text: &str, games: &Games) -> Result<Verified, String> {
    let given: TableRecord =
        serde_json::from_str(text).map_err(|error| format!("this is not a table record: {error}"))?;
    if given.format != FORMAT {
        return Err(format!("this is a table record of format {}; this program reads {FORMAT}", given.format));
    }
    let record = given.record.as_ref().ok_or("this game never began")?;
    let record: Value = serde_json::from_str(record.get()).map_err(|error| format!("record: {error}"))?;
    let seed = Seed::deserialize(&record["seed"]).map_err(|error| format!("seed: {error}"))?;
    given.fair.verify(&given.table, seed)?;
    let name = record["game"].as_str().unwrap_or_default();
    let game = games.get(name).ok_or_else(|| format!("there is no game {name:?}"))?;
    let sitting = game.replay((&record).into(), &mut |_, _, _| ()).map_err(|refused| refused.to_string())?;
    let seats = SeatSet::first(given.fair.nonces.len());
    let left: SeatSet = seats.iter().filter(|&seat| !given.resigned.contains(seat)).collect();
    let expected = match sitting.outcome() {
        Some(outcome) => Some(TableResult::by_rules(outcome, left)),
        None if given.result == Some(TableResult::aborted()) => given.result.clone(),
        None if !given.resigned.is_empty() && left.len() <= 1 => Some(TableResult::by_resignation(left)),
        None => None,
    };
    if given.result != expected {
        return Err("the result does not follow from the actions".to_owned());
    }
    Ok(Verified { table: given.table, game: name.to_owned(), plies: sitting.ply(), on_trust: sitting.taken_on_trust() })
}
