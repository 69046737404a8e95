//! Commands of a seat in a running game: act, undo, resign; and timeouts.

use super::{MAX_ATTEMPTS, RoomGuard, stale};
use crate::clock::Time;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::store::{Entry, EntryKind, OnTimeout, SeatKind, SeatRow, Status, TableResult, TableRow};
use serde_json::Value;
use table::{Seat, SeatSet};

/// How often a seat may undo or replace its decision before something is revealed.
pub const MAX_CHANGES_OF_MIND: u32 = 50;

impl RoomGuard {
    /// Performs an action of a seat that saw the table at `seen`. When this returns, it is stored.
    pub async fn act(&mut self, seat: Seat, seen: i64, action: &Value) -> ApiResult<i64> {
        self.catch_up_to(seen).await?;
        for _ in 0..MAX_ATTEMPTS {
            let at = self.server.clock.now();
            self.require_fresh(seat, seen)?;
            if self.room.progress.as_ref().is_some_and(|progress| !progress.to_act().contains(seat)) {
                self.require_change_allowed(seat)?;
            }
            let seq = self.room.row.seq + 1;
            let mut change = self.begin();
            let told = match change.game()?.act(seq, seat, action, at) {
                Ok(told) => told,
                Err(refused) => {
                    change.unchanged();
                    // It may have been legal in the state they saw, such as a gear before another seat drew cards.
                    return Err(if seen < self.room.row.seq { stale() } else { refused.into() });
                }
            };
            let entry =
                Entry { action: Some(action.clone()), told, ..change.next_entry(EntryKind::Act, Some(seat), at) };
            let row = change.room.row.clone();
            match change.commit_next(row, entry).await {
                // Another node was first, which may not affect this seat.
                Err(problem) if problem.code == ErrorCode::Stale => continue,
                Err(problem) => return Err(problem),
                Ok(()) => return Ok(seq),
            }
        }
        Err(stale())
    }

    /// A client that saw a later state than ours saw it on another node.
    async fn catch_up_to(&mut self, seen: i64) -> ApiResult<()> {
        if seen > self.room.row.seq { self.catch_up().await } else { Ok(()) }
    }

    pub async fn undo(&mut self, seat: Seat, seen: i64) -> ApiResult<i64> {
        self.catch_up_to(seen).await?;
        let at = self.server.clock.now();
        if seen != self.room.row.seq {
            self.require_running()?;
            return Err(stale());
        }
        self.require_change_allowed(seat)?;
        let seq = self.room.row.seq + 1;
        self.require_running()?;
        self.room.require_playable()?;
        let mut change = self.begin();
        if change.game()?.undo(seq, seat, at).is_err() {
            change.unchanged();
            let why = "nothing to undo: something hidden was revealed since, or somebody else has acted";
            return Err(Problem::new(ErrorCode::CannotUndo, why));
        }
        let (row, entry) = (change.room.row.clone(), change.next_entry(EntryKind::Undo, Some(seat), at));
        change.commit_next(row, entry).await?;
        Ok(seq)
    }

    pub async fn resign(&mut self, seat: Seat) -> ApiResult<i64> {
        self.require_running()?;
        if self.room.row.seats[seat.index()].resigned {
            return Err(Problem::new(ErrorCode::NotRunning, "this seat has already resigned"));
        }
        self.hand_over_seat(EntryKind::Resign, seat, true).await
    }

    /// Handles every seat that has run out of time.
    pub async fn time_out(&mut self) -> ApiResult<()> {
        if self.room.unplayable.is_some() {
            return self.stop_waiting().await;
        }
        while self.room.row.status == Status::Running {
            let at = self.server.clock.now();
            let out = self.room.progress.as_ref().map_or(SeatSet::NONE, |progress| progress.out_of_time(at));
            let Some(seat) = out.iter().next() else { return Ok(()) };
            let resigns = self.room.row.settings.on_timeout == OnTimeout::Resign;
            self.hand_over_seat(EntryKind::Timeout, seat, resigns).await?;
        }
        Ok(())
    }

    /// Stops clocks and bots of a game that cannot continue.
    pub async fn stop_waiting(&mut self) -> ApiResult<()> {
        if self.room.unplayable.is_none() || (self.room.row.deadline.is_none() && !self.room.row.bot_due) {
            return Ok(());
        }
        self.change(false, |row| Ok(TableRow { deadline: None, bot_due: false, ..row.clone() })).await
    }

    async fn hand_over_seat(&mut self, kind: EntryKind, seat: Seat, resigns: bool) -> ApiResult<i64> {
        for _ in 0..MAX_ATTEMPTS {
            match self.try_hand_over_seat(kind, seat, resigns).await {
                // Another node was first: try again.
                Err(problem) if problem.code == ErrorCode::Stale => continue,
                given_up => return given_up,
            }
        }
        Err(stale())
    }

    pub(super) async fn try_hand_over_seat(&mut self, kind: EntryKind, seat: Seat, resigns: bool) -> ApiResult<i64> {
        let at = self.server.clock.now();
        let seq = self.room.row.seq + 1;
        self.require_running()?;
        let mut change = self.begin();
        if change.room.unplayable.is_none() {
            change.game()?.give_to_bot(seat, at);
        }
        let mut row = change.room.row.clone();
        row.seats[seat.index()].resigned |= resigns;
        row.seats[seat.index()].bot_plays = true;
        let left: SeatSet = seats_left(&row);
        if resigns && left.len() <= 1 {
            row.status = Status::Finished;
            row.ended_at = Some(at);
            row.result = Some(TableResult::by_resignation(left));
            row.seats[seat.index()].bot_plays = false;
        }
        let plays = |seat: &SeatRow| seat.kind == SeatKind::Person && !seat.resigned;
        if change.room.unplayable.is_some() && row.status == Status::Running && !row.seats.iter().any(plays) {
            row = TableRow { status: Status::Closed, ended_at: Some(at), ..row };
        }
        let entry = change.next_entry(kind, Some(seat), at);
        change.commit_next(row, entry).await?;
        Ok(seq)
    }

    /// Requires that no bot has taken over the seat.
    pub fn require_play(&self, seat: Seat) -> ApiResult<()> {
        let handed_over = self.room.row.seats[seat.index()].bot_plays;
        if handed_over { Err(Problem::forbidden("a bot plays this seat now")) } else { Ok(()) }
    }

    fn require_change_allowed(&self, seat: Seat) -> ApiResult<()> {
        let changes = self.room.progress.as_ref().map_or(0, |progress| progress.changes_of_mind(seat));
        if changes < MAX_CHANGES_OF_MIND {
            return Ok(());
        }
        let why = format!("you have changed this decision {MAX_CHANGES_OF_MIND} times: it is final now");
        Err(Problem::new(ErrorCode::ChangedTooOften, why))
    }

    pub(super) fn require_running(&self) -> ApiResult<()> {
        match self.room.row.status {
            Status::Running => Ok(()),
            Status::Open => Err(Problem::new(ErrorCode::NotRunning, "the game has not started: a seat is still open")),
            _ => Err(Problem::new(ErrorCode::NotRunning, "the game is over")),
        }
    }

    fn require_fresh(&self, seat: Seat, seen: i64) -> ApiResult<()> {
        self.require_running()?;
        self.room.require_playable()?;
        let fresh = self.room.progress.as_ref().is_some_and(|p| p.is_fresh(seat, seen, self.room.row.seq));
        if fresh { Ok(()) } else { Err(stale()) }
    }

    /// The entry after the last stored one.
    pub(super) fn next_entry(&self, kind: EntryKind, seat: Option<Seat>, at: Time) -> Entry {
        Entry { seq: self.room.row.seq + 1, kind, seat, action: None, told: Vec::new(), at }
    }
}

/// The seats that have not resigned.
pub(super) fn seats_left(row: &TableRow) -> SeatSet {
    SeatSet::first(row.seats.len()).iter().filter(|seat| !row.seats[seat.index()].resigned).collect()
}
