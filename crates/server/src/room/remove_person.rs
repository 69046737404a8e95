//! Removing a deleted person from a table.

use super::RoomGuard;
use crate::problem::ApiResult;
use crate::store::{SeatRow, Status, TableRow};
use table::{Seat, SeatSet};

impl RoomGuard {
    /// Removes a person and their name from this table. Before the start their seats become open and their own table is
    /// closed; in a running game they resign.
    pub async fn remove_person(&mut self, person: &str) -> ApiResult<()> {
        if self.room.row.status == Status::Running {
            self.resign_all(person).await?;
        }
        let at = self.server.clock.now();
        self.change(true, |row| {
            let mut row = row.clone();
            let open = row.status == Status::Open;
            for seat in &mut row.seats {
                if seat.reserved_for.as_ref().is_some_and(|(id, _)| id == person) {
                    seat.reserved_for = None;
                }
                if seat.is_of(person) {
                    let left = SeatRow { person: None, name: None, ..seat.clone() };
                    seat.replace(if open { SeatRow::open() } else { left });
                }
                seat.removed.retain(|removed| removed != person);
            }
            if open && row.owner == person {
                row = TableRow { status: Status::Closed, ended_at: Some(at), ..row };
            }
            Ok(row)
        })
        .await
    }

    async fn resign_all(&mut self, person: &str) -> ApiResult<()> {
        for seat in SeatSet::first(self.room.row.seats.len()).iter() {
            if self.plays(person, seat) {
                self.resign(seat).await?;
            }
        }
        Ok(())
    }

    fn plays(&self, person: &str, seat: Seat) -> bool {
        let row = &self.room.row;
        row.status == Status::Running && row.seats[seat.index()].is_of(person) && !row.seats[seat.index()].resigned
    }
}
