//! The rematch.

use super::seats::Nonce;
use super::{RoomGuard, stale};
use crate::bots::STAND_IN;
use crate::identity::Identity;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::store::{SeatRow, Status, TableRow};
use std::sync::Arc;
use table::Seat;

impl RoomGuard {
    /// The next table, with a seat for everyone who sat here. The requester takes theirs.
    pub async fn rematch(mut self, identity: &Identity, nonce: Nonce) -> ApiResult<RoomGuard> {
        let row = &self.room.row;
        if row.status != Status::Finished {
            return Err(Problem::new(ErrorCode::NotOver, "the game is not over"));
        }
        if !row.seats.iter().any(|seat| seat.is_of(&identity.person.id)) {
            return Err(Problem::forbidden("only players of this game can ask for a rematch"));
        }
        let next = match row.rematch.clone() {
            Some(next) => next,
            None => self.open_rematch(identity).await?,
        };
        let server = Arc::clone(&self.server);
        drop(self);
        let mut guard = server.lock_room(&next).await?;
        let wanted: Vec<usize> = (0..guard.room.row.seats.len())
            .filter(|&at| {
                guard.room.row.seats[at].reserved_for.as_ref().is_some_and(|(id, _)| *id == identity.person.id)
            })
            .collect();
        for at in wanted {
            let name = guard.room.row.seats[at].reserved_for.as_ref().map(|(_, name)| name.clone());
            guard.join(identity, Some(Seat(at as u8)), name, nonce.clone()).await?;
        }
        Ok(guard)
    }

    async fn open_rematch(&mut self, identity: &Identity) -> ApiResult<String> {
        let old = &self.room.row;
        let seat = |seat: &SeatRow| match (&seat.person, &seat.name) {
            (Some(person), Some(name)) => {
                SeatRow { reserved_for: Some((person.clone(), name.clone())), ..SeatRow::open() }
            }
            _ => SeatRow::bot(seat.level.unwrap_or(STAND_IN)),
        };
        let seats = old.seats.iter().map(seat).collect();
        let next =
            self.server.fresh_row(identity, old.game.clone(), old.options.clone(), old.settings.clone(), seats)?;
        let id = next.id.clone();
        self.server.store.add_table(next).await?;
        let row = TableRow { rematch: Some(id.clone()), ..old.clone() };
        match self.begin().commit(row, None, false).await {
            Ok(()) => {
                self.broadcast_table();
                Ok(id)
            }
            // Another node opened one first: use that one.
            Err(problem) if problem.code == ErrorCode::Stale => self.room.row.rematch.clone().ok_or_else(stale),
            Err(problem) => Err(problem),
        }
    }
}
