//! Opening a table.

use super::RoomGuard;
use super::seats::{Nonce, seat_name, sit};
use crate::identity::Identity;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::secrets::table_id;
use crate::server::Server;
use crate::store::{SeatRow, Status, TableRow, TableSettings};
use crate::wire::{NewSeat, NewTable};
use bots::Level;
use serde_json::Value;
use std::sync::Arc;
use table::{SeatSet, Seed};

impl NewTable {
    /// The new table with its requested seats.
    fn row(self, server: &Server, identity: &Identity) -> ApiResult<TableRow> {
        let game =
            server.game(&self.game).ok_or_else(|| Problem::bad_request(format!("no such game: {:?}", self.game)))?;
        let (least, most) = game.people().into_inner();
        if !(usize::from(least)..=usize::from(most)).contains(&self.seats.len()) {
            return Err(Problem::bad_request(format!(
                "{} has {least} to {most} seats, not {}",
                self.game,
                self.seats.len()
            )));
        }
        if let Some(clock) = self.clock {
            clock.check().map_err(Problem::bad_request)?;
        }
        // The request itself cannot carry a nonce, because the server draws its seed only now.
        let nonce = Nonce::read(String::new(), self.await_nonce)?;
        let mut options = self.options;
        let level = |seat: &NewSeat| if let NewSeat::Bot { level } = seat { Some(*level) } else { None };
        game.complete(&mut options, self.seats.len(), &self.seats.iter().filter_map(level).collect::<Vec<_>>());
        let settings = TableSettings {
            listed: self.listed,
            spectators: self.spectators,
            random_seats: self.random_seats,
            clock: self.clock,
            on_timeout: self.on_timeout,
            lists_for_programs: self.lists_for_programs,
            hints: self.hints,
        };
        let mut seats = Vec::with_capacity(self.seats.len());
        for seat in self.seats {
            seats.push(match seat {
                NewSeat::Me { name } => sit(identity, seat_name(&seats, identity, name)?, nonce.clone()),
                NewSeat::Bot { level } => SeatRow::bot(level),
                NewSeat::Open {} => SeatRow::open(),
            });
        }
        let row = server.fresh_row(identity, self.game, Value::Object(options), settings, seats)?;
        // Reject bad options now rather than when the last seat is taken.
        game.open((&row.options).into(), Seed([0; 32]))?;
        Ok(row)
    }
}

impl Server {
    /// A table where nothing has happened yet.
    pub(super) fn fresh_row(
        &self,
        identity: &Identity,
        game: String,
        options: Value,
        settings: TableSettings,
        seats: Vec<SeatRow>,
    ) -> ApiResult<TableRow> {
        let played = self.game(&game).ok_or_else(|| Problem::not_found("this server does not have this game"))?;
        Ok(TableRow {
            id: table_id(),
            revision: 0,
            status: Status::Open,
            rules_version: i64::from(played.rules_version()),
            content: played.content(&options)?,
            game,
            options,
            settings,
            owner: identity.person.id.clone(),
            seats,
            server_seed: self.fresh_seed(),
            seating: Vec::new(),
            seq: 0,
            to_act: SeatSet::NONE,
            deadline: None,
            bot_due: false,
            result: None,
            rematch: None,
            opened_at: self.clock.now(),
            started_at: None,
            ended_at: None,
        })
    }

    /// Fills in the options that the owner left open and that depend on which bots play.
    pub(super) fn complete_options(&self, row: &mut TableRow) -> ApiResult<()> {
        let game = self.game(&row.game).ok_or_else(|| Problem::not_found("this server does not have this game"))?;
        let levels: Vec<Level> = row.seats.iter().filter_map(|seat| seat.level).collect();
        if let Value::Object(options) = &mut row.options {
            game.complete(options, row.seats.len(), &levels);
        }
        Ok(())
    }

    /// Opens a table, and starts it if no seat is open and no nonce is awaited.
    pub async fn open_table(self: &Arc<Server>, identity: &Identity, table: NewTable) -> ApiResult<RoomGuard> {
        let row = table.row(self, identity)?;
        if !row.seats.iter().all(SeatRow::is_played_by_bot) {
            return self.add_table(row).await;
        }
        let _one_at_a_time = self.opening_for_bots.lock().await;
        let most = self.config.limits.bots_only_tables;
        if self.store.bots_only_tables(&identity.person.id).await? >= most {
            let why = format!("{most} of your running tables have only bots: wait until one is over");
            return Err(Problem::new(ErrorCode::TooManyTables, why));
        }
        self.add_table(row).await
    }

    async fn add_table(self: &Arc<Server>, row: TableRow) -> ApiResult<RoomGuard> {
        let id = row.id.clone();
        self.store.add_table(row).await?;
        metrics::counter!("manicule_tables_opened_total").increment(1);
        let mut guard = self.lock_room(&id).await?;
        guard.start_if_full().await?;
        Ok(guard)
    }
}
