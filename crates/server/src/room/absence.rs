//! Absent people at tables without a clock: after some time offline on their turn, the others may continue without them.

use super::{MAX_ATTEMPTS, Room, RoomGuard, stale};
use crate::clock::Time;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::server::Server;
use crate::store::{EntryKind, Status, TableResult, TableRow};
use crate::wire::AbsenceChoice;
use std::sync::Arc;
use table::{Seat, SeatSet};

impl Room {
    /// The seats that count as absent now.
    pub fn absent(&self, server: &Server) -> SeatSet {
        if self.row.settings.clock.is_some() || self.row.status != Status::Running {
            return SeatSet::NONE;
        }
        let now = server.clock.now();
        let since = |seat: Seat| self.away_since(server, seat);
        self.row
            .to_act
            .iter()
            .filter(|&seat| since(seat).is_some_and(|since| since + server.absent_after() <= now))
            .collect()
    }

    /// Since when an offline person has kept the others waiting.
    fn away_since(&self, server: &Server, seat: Seat) -> Option<Time> {
        let person = self.row.seats.get(seat.index())?.person.as_deref()?;
        let waited_for = self.progress.as_ref()?.waited_for_since(seat)?;
        let away = waited_for.max(server.away_since(&self.row.id, person));
        Some(away).filter(|_| !self.audience.is_online(person))
    }

    /// Whether the listeners do not yet know who is absent now.
    pub fn absences_changed(&self, server: &Server) -> bool {
        !self.audience.listeners.is_empty() && self.absent(server) != self.absent_announced
    }
}

impl Server {
    /// Tells listeners when somebody starts to count as absent.
    pub async fn broadcast_absences(self: &Arc<Server>) {
        for slot in self.all_loaded() {
            let has_news = slot.glance(|room| room.absences_changed(self)).unwrap_or(false);
            if has_news && let Ok(mut guard) = RoomGuard::new(Arc::clone(self), slot).await {
                guard.broadcast_table();
            }
        }
    }
}

impl RoomGuard {
    /// Continues without `absent`, as the person in `seat` decides.
    pub async fn continue_without(&mut self, seat: Seat, absent: Seat, then: AbsenceChoice) -> ApiResult<i64> {
        for _ in 0..MAX_ATTEMPTS {
            self.require_play(seat)?;
            self.require_absent(seat, absent)?;
            let continued = match then {
                AbsenceChoice::Win => self.try_hand_over_seat(EntryKind::Absent, absent, true).await,
                AbsenceChoice::Bot => self.try_hand_over_seat(EntryKind::Absent, absent, false).await,
                AbsenceChoice::Abort => self.abort(seat).await,
            };
            match continued {
                // Another node was first; they may be back.
                Err(problem) if problem.code == ErrorCode::Stale => continue,
                continued => return continued,
            }
        }
        Err(stale())
    }

    fn require_absent(&self, seat: Seat, absent: Seat) -> ApiResult<()> {
        self.require_running()?;
        let seats = &self.room.row.seats;
        let there = seats.get(absent.index()).ok_or_else(|| Problem::not_found("no such seat"))?;
        let same_person = there.person == seats[seat.index()].person;
        if !same_person && self.room.absent(&self.server).contains(absent) {
            return Ok(());
        }
        Err(Problem::new(ErrorCode::NotAbsent, "this seat is not absent, or not for long enough"))
    }

    /// Ends the game for everyone. Not allowed while other players are online.
    async fn abort(&mut self, seat: Seat) -> ApiResult<i64> {
        let row = &self.room.row;
        let me = row.seats[seat.index()].person.as_deref();
        let mut others =
            row.seats.iter().filter(|seat| !seat.is_played_by_bot()).filter_map(|seat| seat.person.as_deref());
        if others.any(|other| Some(other) != me && self.room.audience.is_online(other)) {
            return Err(Problem::forbidden("other players are online"));
        }
        let at = self.server.clock.now();
        let entry = self.next_entry(EntryKind::Abort, Some(seat), at);
        let over = TableRow { status: Status::Finished, ended_at: Some(at), ..row.clone() };
        let seq = entry.seq;
        let aborted = TableRow { result: Some(TableResult::aborted()), ..over };
        self.begin().commit_next(aborted, entry).await?;
        Ok(seq)
    }
}
