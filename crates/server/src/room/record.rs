//! Looking back at a game: its record, and replays up to any action.

use super::progress::{game_seed, nonces, reopen};
use super::{RoomGuard, Sight, WholeGame};
use crate::fair_shuffle::{ShuffleProof, commitment};
use crate::problem::{ApiResult, Problem};
use crate::store::{Entry, EntryKind, TableRow};
use crate::table_record::{FORMAT, RecordSeat, TableRecord};
use crate::wire::ReplayStep;
use games::{AnyGame, Json};
use serde_json::Value;
use table::{Outcome, RECORD_FORMAT, Record, SeatSet, Told, Turn};

impl RoomGuard {
    pub async fn table_record(&self, whole: WholeGame) -> ApiResult<TableRecord> {
        let row = &self.room.row;
        let record = match &self.room.progress {
            Some(progress) => progress.record(whole),
            None if self.room.unplayable.is_some() => {
                let entries = self.server.store.entries(&row.id, 0, i64::MAX).await?;
                Some(games::json(&stored_record(row, &entries)))
            }
            None => None,
        };
        Ok(TableRecord {
            format: FORMAT,
            table: row.id.clone(),
            fair: ShuffleProof {
                commitment: commitment(&row.id, row.server_seed),
                server_seed: row.server_seed,
                nonces: nonces(row).into_iter().map(str::to_owned).collect(),
                random_seats: row.settings.random_seats,
                seating: row.seating.clone(),
            },
            seats: row
                .seats
                .iter()
                .map(|seat| RecordSeat { name: seat.name.clone(), kind: seat.kind, level: seat.level })
                .collect(),
            resigned: SeatSet::first(row.seats.len()).iter().filter(|seat| row.seats[seat.index()].resigned).collect(),
            result: row.result.clone(),
            record,
        })
    }
}

/// The record of a game that this program cannot play, built from its stored entries.
fn stored_record(row: &TableRow, entries: &[Entry]) -> Record<Value, Value> {
    let mut actions = Vec::new();
    for entry in entries {
        match (entry.kind, entry.seat, &entry.action) {
            (EntryKind::Act, Some(seat), Some(action)) => actions.push(Turn { seat, action: action.clone() }),
            (EntryKind::Undo, ..) => drop(actions.pop()),
            _ => {}
        }
    }
    // After a resignation the winners by the rules are not stored.
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

/// The point of view of a replay.
#[derive(Clone, Copy)]
pub enum Perspective<'row> {
    /// The viewer's own, while the game runs: another seat's action may be secret.
    Own(Sight<'row>),
    /// Anyone's, once the game is over.
    Any(Sight<'row>),
    All(WholeGame),
}

/// Replays the first `ply` actions.
pub fn replay_step(
    game: &dyn AnyGame,
    row: &TableRow,
    turns: &[Turn<Value>],
    ply: usize,
    perspective: Perspective,
) -> ApiResult<ReplayStep> {
    let played = turns.get(..ply).ok_or_else(|| Problem::not_found("the game has fewer actions"))?;
    let actions: Vec<_> = turns.iter().map(|turn| Turn { seat: turn.seat, action: &turn.action }).collect();
    let mut sitting = reopen(game, row, &actions)?;
    let mut told = Vec::new();
    for turn in played {
        told = sitting.act(turn.seat, &turn.action)?.told;
    }
    let heard = |told: &Told<Json>| match perspective {
        Perspective::Own(sight) | Perspective::Any(sight) => told.to(sight.viewer()).cloned(),
        Perspective::All(_) => Some(told.whole().clone()),
    };
    let may_know = |turn: &&Turn<Value>| match perspective {
        Perspective::Own(sight) => sight.seat() == Some(turn.seat),
        Perspective::Any(_) | Perspective::All(_) => true,
    };
    Ok(ReplayStep {
        ply,
        plies: turns.len(),
        turn: played.last().filter(may_know).cloned(),
        events: told.iter().filter_map(heard).collect(),
        view: match perspective {
            Perspective::Own(sight) | Perspective::Any(sight) => {
                sitting.view(sight.viewer()).map_err(|_| Problem::not_found("no such seat"))?
            }
            Perspective::All(_) => sitting.position(),
        },
    })
}
