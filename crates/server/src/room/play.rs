//! What a seat does while the game runs: act, take back, resign; and what happens when its time is over.

use super::{Hand, Progress, TRIES, stale};
use crate::clock::Time;
use crate::problem::{Answer, Code, Problem};
use crate::store::{Entry, EntryKind, OnTimeout, Row, SeatKind, SeatRow, Status, TableResult};
use serde_json::Value;
use table::{Seat, SeatSet};

/// A seat may take back or replace what it decided this often before something is revealed.
pub const MOST_CHANGES_OF_MIND: u32 = 50;

impl Hand {
    /// Does an action of a seat that saw the table at `seen`. When this returns, it is stored.
    pub async fn act(&mut self, seat: Seat, seen: i64, action: &Value) -> Answer<i64> {
        self.be_as_far_as(seen).await?;
        for _ in 0..TRIES {
            let at = self.hall.clock.now();
            self.must_be_fresh(seat, seen)?;
            if self.room.progress.as_ref().is_some_and(|progress| !progress.to_act().contains(seat)) {
                self.may_change_its_mind(seat)?;
            }
            let seq = self.room.row.seq + 1;
            let told = match self.changing()?.act(seq, seat, action, at) {
                Ok(told) => told,
                // It may have been legal in the state that they saw, such as a gear before another seat drew cards.
                Err(_) if seen < self.room.row.seq => return Err(stale()),
                Err(refused) => return Err(refused.into()),
            };
            let entry = Entry { action: Some(action.clone()), told, ..self.next_entry(EntryKind::Act, Some(seat), at) };
            match self.commit_next(self.room.row.clone(), entry).await {
                // Another node was first; perhaps what it did is nothing to this seat.
                Err(problem) if problem.code == Code::Stale => continue,
                Err(problem) => return Err(problem),
                Ok(()) => return Ok(seq),
            }
        }
        Err(stale())
    }

    /// Who saw a later state than we know saw it at another node.
    async fn be_as_far_as(&mut self, seen: i64) -> Answer<()> {
        if seen > self.room.row.seq { self.catch_up().await } else { Ok(()) }
    }

    pub async fn undo(&mut self, seat: Seat, seen: i64) -> Answer<i64> {
        self.be_as_far_as(seen).await?;
        let at = self.hall.clock.now();
        if seen != self.room.row.seq {
            self.must_be_running()?;
            return Err(stale());
        }
        self.may_change_its_mind(seat)?;
        let seq = self.room.row.seq + 1;
        let undone = self.changing()?.undo(seq, seat, at);
        undone.map_err(|_| {
            self.room.unsure = false;
            let why = "nothing can be taken back: something hidden was shown since, or somebody else has acted";
            Problem::new(Code::CannotUndo, why)
        })?;
        let entry = self.next_entry(EntryKind::Undo, Some(seat), at);
        self.commit_next(self.room.row.clone(), entry).await?;
        Ok(seq)
    }

    pub async fn resign(&mut self, seat: Seat) -> Answer<i64> {
        self.must_be_running()?;
        if self.room.row.seats[seat.index()].resigned {
            return Err(Problem::new(Code::NotRunning, "this seat has resigned already"));
        }
        self.give_up(EntryKind::Resign, seat, true).await
    }

    /// Deals with every seat whose time is over.
    pub async fn time_out(&mut self) -> Answer<()> {
        if self.room.unplayable.is_some() {
            return self.wait_for_nobody().await;
        }
        while self.room.row.status == Status::Running {
            let at = self.hall.clock.now();
            let out = self.room.progress.as_ref().map_or(SeatSet::NONE, |progress| progress.out_of_time(at));
            let Some(seat) = out.iter().next() else { return Ok(()) };
            let resigns = self.room.row.settings.on_timeout == OnTimeout::Resign;
            self.give_up(EntryKind::Timeout, seat, resigns).await?;
        }
        Ok(())
    }

    /// No clock runs and no bot is waited for where the game cannot be played on.
    pub async fn wait_for_nobody(&mut self) -> Answer<()> {
        if self.room.unplayable.is_none() || (self.room.row.deadline.is_none() && !self.room.row.bot_due) {
            return Ok(());
        }
        self.change(false, |row| Ok(Row { deadline: None, bot_due: false, ..row.clone() })).await
    }

    async fn give_up(&mut self, kind: EntryKind, seat: Seat, resigns: bool) -> Answer<i64> {
        for _ in 0..TRIES {
            match self.try_to_give_up(kind, seat, resigns).await {
                // Another node was first, which is no reason to stay.
                Err(problem) if problem.code == Code::Stale => continue,
                given_up => return given_up,
            }
        }
        Err(stale())
    }

    pub(super) async fn try_to_give_up(&mut self, kind: EntryKind, seat: Seat, resigns: bool) -> Answer<i64> {
        let at = self.hall.clock.now();
        let seq = self.room.row.seq + 1;
        if self.room.unplayable.is_none() {
            self.changing()?.hand_to_bot(seat, at);
        }
        let mut row = self.room.row.clone();
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
        if self.room.unplayable.is_some() && row.status == Status::Running && !row.seats.iter().any(plays) {
            row = Row { status: Status::Closed, ended_at: Some(at), ..row };
        }
        let entry = self.next_entry(kind, Some(seat), at);
        self.commit_next(row, entry).await?;
        Ok(seq)
    }

    /// Who has handed a seat over to a bot cannot play it any more.
    pub fn must_play(&self, seat: Seat) -> Answer<()> {
        let handed_over = self.room.row.seats[seat.index()].bot_plays;
        if handed_over { Err(Problem::forbidden("a bot plays this seat now")) } else { Ok(()) }
    }

    fn may_change_its_mind(&self, seat: Seat) -> Answer<()> {
        let changes = self.room.progress.as_ref().map_or(0, |progress| progress.changes_of_mind(seat));
        if changes < MOST_CHANGES_OF_MIND {
            return Ok(());
        }
        let why = format!("you have changed your mind {MOST_CHANGES_OF_MIND} times: this decision stands");
        Err(Problem::new(Code::ChangedTooOften, why))
    }

    pub(super) fn must_be_running(&self) -> Answer<()> {
        match self.room.row.status {
            Status::Running => Ok(()),
            Status::Open => Err(Problem::new(Code::NotRunning, "the game has not begun: a seat is still open")),
            _ => Err(Problem::new(Code::NotRunning, "the game is over")),
        }
    }

    fn must_be_fresh(&self, seat: Seat, seen: i64) -> Answer<()> {
        self.must_be_running()?;
        self.room.must_be_playable()?;
        let fresh = self.room.progress.as_ref().is_some_and(|p| p.is_fresh(seat, seen, self.room.row.seq));
        if fresh { Ok(()) } else { Err(stale()) }
    }

    /// The game, to be changed. If it is then not stored, what is here is made anew from the store.
    fn changing(&mut self) -> Answer<&mut Progress> {
        self.must_be_running()?;
        self.room.must_be_playable()?;
        self.room.progress.as_mut().ok_or_else(|| Problem::internal(&"a running table without a game"))
    }

    /// The entry that comes after the last one stored.
    pub(super) fn next_entry(&self, kind: EntryKind, seat: Option<Seat>, at: Time) -> Entry {
        Entry { seq: self.room.row.seq + 1, kind, seat, action: None, told: Vec::new(), at }
    }

    /// Stores the entry that led to the present state, with all that follows from that state.
    pub(super) async fn commit_next(&mut self, mut row: Row, entry: Entry) -> Answer<()> {
        self.room.unsure = true;
        let progress = self.room.progress.as_ref();
        if progress.is_none() && self.room.unplayable.is_none() {
            return Err(Problem::internal(&"no game"));
        }
        row.seq = entry.seq;
        let outcome = progress.and_then(Progress::outcome);
        if let Some(outcome) = outcome.filter(|_| row.status == Status::Running) {
            row.status = Status::Finished;
            row.ended_at = Some(entry.at);
            row.result = Some(TableResult::by_rules(&outcome, seats_left(&row)));
        }
        let running = row.status == Status::Running;
        row.to_act = if running { progress.map_or(row.to_act, Progress::to_act) } else { SeatSet::NONE };
        row.deadline = progress.and_then(Progress::deadline).filter(|_| running);
        row.bot_due = running && progress.is_some_and(|progress| progress.bot_to_act().is_some());
        let seated = entry.kind == EntryKind::Start;
        self.commit(row, Some(entry), seated).await
    }
}

fn seats_left(row: &Row) -> SeatSet {
    SeatSet::first(row.seats.len()).iter().filter(|seat| !row.seats[seat.index()].resigned).collect()
}
