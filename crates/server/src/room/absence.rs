//! Somebody who is waited for and does not come back, at a table without a clock. After a stated time the others may go on
//! without them.

use super::{Hand, Room, TRIES, stale};
use crate::clock::Time;
use crate::hall::Hall;
use crate::problem::{Answer, Code, Problem};
use crate::store::{EntryKind, Row, Status, TableResult};
use serde::Deserialize;
use std::sync::Arc;
use table::{Seat, SeatSet};

/// What the others do about somebody who is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoOn {
    /// The seat counts as resigned: where only one is left, that one wins.
    Win,
    /// A bot plays the seat on, which can still win.
    Bot,
    /// The game ends without a result.
    Abort,
}

impl Room {
    /// The seats that count as absent now.
    pub fn absent(&self, hall: &Hall) -> SeatSet {
        if self.row.settings.clock.is_some() || self.row.status != Status::Running {
            return SeatSet::NONE;
        }
        let now = hall.clock.now();
        let since = |seat: Seat| self.away_since(hall, seat);
        self.row
            .to_act
            .iter()
            .filter(|&seat| since(seat).is_some_and(|since| since + hall.absent_after() <= now))
            .collect()
    }

    /// Since when a person who is not here is waited for.
    fn away_since(&self, hall: &Hall, seat: Seat) -> Option<Time> {
        let person = self.row.seats.get(seat.index())?.person.as_deref()?;
        let waited_for = self.progress.as_ref()?.waited_for_since(seat)?;
        let away = waited_for.max(hall.away_since(&self.row.id, person));
        Some(away).filter(|_| !self.audience.is_online(person))
    }

    /// Whether the listeners have not been told yet who is absent now.
    pub fn has_news_of_absence(&self, hall: &Hall) -> bool {
        !self.audience.listeners.is_empty() && self.absent(hall) != self.absent_told
    }
}

impl Hall {
    /// Tells those at a table that somebody counts as absent from now on.
    pub async fn tell_of_absence(self: &Arc<Hall>) {
        for cell in self.all_in_use() {
            let has_news = cell.glance(|room| room.has_news_of_absence(self)).unwrap_or(false);
            if has_news && let Ok(mut hand) = Hand::new(Arc::clone(self), cell).await {
                hand.tell_table();
            }
        }
    }
}

impl Hand {
    /// Goes on without `absent`, as the person in `seat` decides.
    pub async fn go_on_without(&mut self, seat: Seat, absent: Seat, then: GoOn) -> Answer<i64> {
        for _ in 0..TRIES {
            self.must_play(seat)?;
            self.must_be_absent(seat, absent)?;
            let gone_on = match then {
                GoOn::Win => self.try_to_give_up(EntryKind::Absent, absent, true).await,
                GoOn::Bot => self.try_to_give_up(EntryKind::Absent, absent, false).await,
                GoOn::Abort => self.abort(seat).await,
            };
            match gone_on {
                // Another node was first; perhaps they are back.
                Err(problem) if problem.code == Code::Stale => continue,
                gone_on => return gone_on,
            }
        }
        Err(stale())
    }

    fn must_be_absent(&self, seat: Seat, absent: Seat) -> Answer<()> {
        self.must_be_running()?;
        let seats = &self.room.row.seats;
        let there = seats.get(absent.index()).ok_or_else(|| Problem::no_such("there is no such seat"))?;
        let same_person = there.person == seats[seat.index()].person;
        if !same_person && self.room.absent(&self.hall).contains(absent) {
            return Ok(());
        }
        Err(Problem::new(Code::NotAbsent, "this seat is not absent, or not long enough"))
    }

    /// Ends the game for all, which nobody may do over the head of others who are here.
    async fn abort(&mut self, seat: Seat) -> Answer<i64> {
        let row = &self.room.row;
        let me = row.seats[seat.index()].person.as_deref();
        let mut others =
            row.seats.iter().filter(|seat| !seat.is_played_by_bot()).filter_map(|seat| seat.person.as_deref());
        if others.any(|other| Some(other) != me && self.room.audience.is_online(other)) {
            return Err(Problem::forbidden("others are here who may want to play on"));
        }
        let at = self.hall.clock.now();
        let entry = self.next_entry(EntryKind::Abort, Some(seat), at);
        let over = Row { status: Status::Finished, ended_at: Some(at), ..row.clone() };
        let seq = entry.seq;
        self.commit_next(Row { result: Some(TableResult::aborted()), ..over }, entry).await?;
        Ok(seq)
    }
}
