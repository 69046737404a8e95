//! Changing a room and storing the change. The game in memory is changed first; if storing then fails in any way, the room
//! is reloaded from the store before it is used again.

use super::play::seats_left;
use super::progress::Progress;
use super::{Room, RoomGuard, stale};
use crate::problem::{ApiResult, Problem};
use crate::store::{Change, Entry, EntryKind, Status, StoreError, TableResult, TableRow};
use std::ops::Deref;
use table::SeatSet;

/// Whether the room may differ from the store. Only this module changes it.
pub struct NeedsReload(bool);

impl NeedsReload {
    pub fn new() -> NeedsReload {
        NeedsReload(true)
    }

    pub fn get(&self) -> bool {
        self.0
    }
}

/// A change of a room that is not stored yet. Unless it is committed, or nothing was changed, the room is marked for
/// reload: also after an early return, a panic, or when the request is cancelled.
pub struct Transaction<'g> {
    guard: &'g mut RoomGuard,
    settled: bool,
}

impl RoomGuard {
    pub(super) fn begin(&mut self) -> Transaction<'_> {
        Transaction { guard: self, settled: false }
    }
}

impl Deref for Transaction<'_> {
    type Target = RoomGuard;

    fn deref(&self) -> &RoomGuard {
        self.guard
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.settled {
            self.guard.room.needs_reload = NeedsReload(true);
        }
    }
}

impl Transaction<'_> {
    /// Begins the game.
    pub fn start(&mut self, game: Progress) {
        self.guard.room.progress = Some(game);
    }

    /// The game, to be changed.
    pub fn game(&mut self) -> ApiResult<&mut Progress> {
        let progress = self.guard.room.progress.as_mut();
        progress.ok_or_else(|| Problem::internal(&"a running table without a game"))
    }

    /// The whole room, to be replaced by what is stored.
    pub fn room(&mut self) -> &mut Room {
        &mut self.guard.room
    }

    /// Nothing was changed, so nothing needs to be stored.
    pub fn unchanged(mut self) {
        self.settled = true;
    }

    /// The room is as stored.
    pub fn reloaded(mut self) {
        self.guard.room.needs_reload = NeedsReload(false);
        self.settled = true;
    }

    /// Stores a change, and only then tells the listeners. `seated`: the people in the seats have changed.
    pub async fn commit(mut self, row: TableRow, entry: Option<Entry>, seated: bool) -> ApiResult<()> {
        let guard = &mut *self.guard;
        let change = Change { row, entry, seated, node: guard.server.node.clone() };
        match guard.server.store.change(change.clone()).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                guard.room.needs_reload = NeedsReload(true);
                guard.catch_up().await?;
                self.settled = true;
                return Err(stale());
            }
            Err(error) => return Err(error.into()),
        }
        let Change { row, entry, .. } = change;
        let stored = TableRow { revision: row.revision + 1, ..row };
        let before = std::mem::replace(&mut guard.room.row, stored);
        guard.room.needs_reload = NeedsReload(false);
        guard.announce_change(&before, entry.as_ref(), seated);
        self.settled = true;
        Ok(())
    }

    /// Stores the entry that led to the current state, with everything derived from that state.
    pub async fn commit_next(self, mut row: TableRow, entry: Entry) -> ApiResult<()> {
        let progress = self.room.progress.as_ref();
        if progress.is_none() && self.room.unplayable.is_none() {
            return Err(Problem::internal(&"no game"));
        }
        row.seq = entry.seq;
        let outcome = progress.and_then(Progress::outcome);
        if let Some(outcome) = outcome.filter(|_| row.status == Status::Running) {
            row.status = Status::Finished;
            row.ended_at = Some(entry.at);
            row.result = Some(TableResult::by_rules(outcome, seats_left(&row)));
        }
        let running = row.status == Status::Running;
        row.to_act = if running { progress.map_or(row.to_act, Progress::to_act) } else { SeatSet::NONE };
        row.deadline = progress.and_then(Progress::deadline).filter(|_| running);
        row.bot_due = running && progress.is_some_and(|progress| progress.bot_to_act().is_some());
        let seated = entry.kind == EntryKind::Start;
        self.commit(row, Some(entry), seated).await
    }
}
