//! Starting the game.

use super::RoomGuard;
use super::progress::{Progress, game_seed};
use crate::fair_shuffle;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::store::{EntryKind, SeatKind, SeatRow, Status, TableRow};
use std::sync::Arc;

impl RoomGuard {
    /// Starts the game if no seat is open and no nonce is awaited.
    pub(super) async fn start_if_full(&mut self) -> ApiResult<()> {
        let row = &self.room.row;
        let is_ready = |seat: &SeatRow| seat.kind != SeatKind::Open && !seat.awaits_nonce;
        if row.status != Status::Open || !row.seats.iter().all(is_ready) {
            return Ok(());
        }
        let at = self.server.clock.now();
        let server = Arc::clone(&self.server);
        let game = server.game(&row.game).ok_or_else(|| Problem::not_found("this server does not have this game"))?;
        let mut row = TableRow {
            status: Status::Running,
            started_at: Some(at),
            // The table may have been opened by an older version.
            rules_version: i64::from(game.rules_version()),
            content: game.content(&row.options)?,
            ..row.clone()
        };
        row.seating = fair_shuffle::seating(game_seed(&row), row.seats.len(), row.settings.random_seats);
        row.seats = row.seating.iter().map(|&listed| row.seats[listed].clone()).collect();
        let mut change = self.begin();
        change.start(Progress::start(game, &row, &[], at)?);
        let entry = change.next_entry(EntryKind::Start, None, at);
        match change.commit_next(row, entry).await {
            // Another node started it.
            Err(problem) if problem.code == ErrorCode::Stale => Ok(()),
            started => started,
        }
    }
}
