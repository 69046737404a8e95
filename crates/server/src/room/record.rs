//! A game that is looked back on: its record, and what it looked like after so many actions.

use super::progress::{game_seed, nonces, reopen};
use super::{Hand, Sight, WholeGame};
use crate::fair::{Fair, commitment};
use crate::problem::{Answer, Problem};
use crate::store::{Entry, EntryKind, Row, TableResult};
use crate::verify::TABLE_RECORD;
use hosted::{HostedGame, Json};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Outcome, RECORD_FORMAT, Record, SeatSet, Told, Turn};

/// What `manicule replay --verify` reads.
#[derive(Serialize)]
pub struct TableRecord {
    format: u32,
    table: String,
    fair: Fair,
    seats: Vec<Value>,
    resigned: SeatSet,
    result: Option<TableResult>,
    record: Option<Json>,
}

impl Hand {
    pub async fn table_record(&self, whole: WholeGame) -> Answer<TableRecord> {
        let row = &self.room.row;
        let record = match &self.room.progress {
            Some(progress) => progress.record(whole),
            None if self.room.unplayable.is_some() => {
                let entries = self.hall.store.entries(&row.id, 0, i64::MAX).await?;
                Some(hosted::json(&stored_record(row, &entries)))
            }
            None => None,
        };
        Ok(TableRecord {
            format: TABLE_RECORD,
            table: row.id.clone(),
            fair: Fair {
                commitment: commitment(&row.id, row.server_seed),
                server_seed: row.server_seed,
                nonces: nonces(row).into_iter().map(str::to_owned).collect(),
                random_seats: row.settings.random_seats,
                seating: row.seating.clone(),
            },
            seats: row
                .seats
                .iter()
                .map(|seat| json!({"name": seat.name, "kind": seat.kind, "level": seat.level}))
                .collect(),
            resigned: SeatSet::first(row.seats.len()).iter().filter(|seat| row.seats[seat.index()].resigned).collect(),
            result: row.result.clone(),
            record,
        })
    }
}

/// The record of a game that this program cannot play, from what is stored of it.
fn stored_record(row: &Row, entries: &[Entry]) -> Record<Value, Value> {
    let mut actions = Vec::new();
    for entry in entries {
        match (entry.kind, entry.seat, &entry.action) {
            (EntryKind::Act, Some(seat), Some(action)) => actions.push(Turn { seat, action: action.clone() }),
            (EntryKind::Undo, ..) => drop(actions.pop()),
            _ => {}
        }
    }
    // Where somebody resigned, who won by the rules is not stored.
    let whole = row.result.as_ref().filter(|_| !row.seats.iter().any(|seat| seat.resigned));
    let result = whole.and_then(|result| Some(Outcome::new(result.scores.as_deref()?, result.winners)));
    Record {
        format: RECORD_FORMAT,
        game: row.game.clone(),
        rules_version: u32::try_from(row.rules_version).unwrap_or_default(),
        options: row.options.clone(),
        content: row.content.clone(),
        seed: game_seed(row),
        actions,
        result,
    }
}

/// Through whose eyes a past moment is seen.
#[derive(Clone, Copy)]
pub enum Eyes<'row> {
    /// One's own, while the game runs: what another seat did may be its secret.
    Own(Sight<'row>),
    /// Anybody's, once the game is over.
    Anybodys(Sight<'row>),
    All(WholeGame),
}

/// What a game looked like after so many actions, and the last of them.
#[derive(Serialize)]
pub struct Step {
    ply: usize,
    plies: usize,
    turn: Option<Turn<Value>>,
    events: Vec<Json>,
    view: Json,
}

impl Step {
    /// Plays the first `ply` of these actions again.
    pub fn after(game: &dyn HostedGame, row: &Row, turns: &[Turn<Value>], ply: usize, eyes: Eyes) -> Answer<Step> {
        let played = turns.get(..ply).ok_or_else(|| Problem::no_such("the game has fewer actions"))?;
        let actions: Vec<_> = turns.iter().map(|turn| Turn { seat: turn.seat, action: &turn.action }).collect();
        let mut sitting = reopen(game, row, &actions)?;
        let mut told = Vec::new();
        for turn in played {
            told = sitting.act(turn.seat, &turn.action)?.told;
        }
        let heard = |told: &Told<Json>| match eyes {
            Eyes::Own(sight) | Eyes::Anybodys(sight) => told.to(sight.viewer()).cloned(),
            Eyes::All(_) => Some(told.whole().clone()),
        };
        let may_know = |turn: &&Turn<Value>| match eyes {
            Eyes::Own(sight) => sight.seat() == Some(turn.seat),
            Eyes::Anybodys(_) | Eyes::All(_) => true,
        };
        Ok(Step {
            ply,
            plies: turns.len(),
            turn: played.last().filter(may_know).cloned(),
            events: told.iter().filter_map(heard).collect(),
            view: match eyes {
                Eyes::Own(sight) | Eyes::Anybodys(sight) => {
                    sitting.view(sight.viewer()).map_err(|_| Problem::no_such("there is no such seat"))?
                }
                Eyes::All(_) => sitting.position(),
            },
        })
    }
}
