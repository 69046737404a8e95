//! Executes commands, sent over the socket or over HTTP.

use crate::identity::Identity;
use crate::problem::{ApiResult, Problem};
use crate::room::Requester;
use crate::server::Server;
use crate::store::{ChatLine, NodeNotice};
use crate::text;
use crate::wire::{ChatRoom, ClientCommand};
use std::sync::Arc;

impl Server {
    /// Executes a command and returns the `seq` after it. `requester` decides the default seat.
    pub async fn command(
        self: &Arc<Server>,
        identity: &Identity,
        table: &str,
        command: ClientCommand,
        requester: Requester,
    ) -> ApiResult<i64> {
        identity.require_play()?;
        let limiter = match command {
            ClientCommand::Chat { .. } => &self.limiters.chat,
            _ => &self.limiters.moves,
        };
        limiter.take(&identity.person.id)?;
        let (identity, table) = (identity.clone(), table.to_owned());
        self.run_to_completion(|server| async move { server.execute(&identity, &table, command, &requester).await })
            .await
    }

    async fn execute(
        self: &Arc<Server>,
        identity: &Identity,
        table: &str,
        command: ClientCommand,
        requester: &Requester,
    ) -> ApiResult<i64> {
        let started = std::time::Instant::now();
        let mut guard = self.lock_room(table).await?;
        let person = &identity.person.id;
        match command {
            ClientCommand::Act { seq, action, seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.require_play(seat)?;
                let stored = guard.act(seat, seq, &action).await?;
                metrics::histogram!("manicule_move_seconds").record(started.elapsed().as_secs_f64());
                Ok(stored)
            }
            ClientCommand::Undo { seq, seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.require_play(seat)?;
                guard.undo(seat, seq).await
            }
            ClientCommand::Resign { seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.resign(seat).await
            }
            ClientCommand::Absent { absent, then, seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.continue_without(seat, absent, then).await
            }
            ClientCommand::Chat { text } => {
                let text = text::chat(&text)?;
                let seated = guard.sight(&requester.viewing_as(None))?.is_seated();
                let seat = guard.own_seat(requester, None).ok();
                let row = &guard.room.row;
                let name = seat.and_then(|seat| row.seats[seat.index()].name.clone());
                let room = if seated { ChatRoom::Players } else { ChatRoom::Spectators };
                let line = ChatLine {
                    number: 0,
                    room,
                    name: name.unwrap_or_else(|| identity.person.name.clone()),
                    seat: seat.map(|seat| i64::from(seat.0)),
                    text,
                    at: 0,
                };
                let line = self.store.say(table, person, line).await?;
                guard.broadcast_chat(&line);
                self.announce(NodeNotice::ChatLine { table: table.to_owned(), number: line.number }).await?;
                Ok(guard.room.row.seq)
            }
            ClientCommand::Look { .. } | ClientCommand::Legal { .. } | ClientCommand::Explain { .. } => {
                Err(Problem::bad_request("do: only available over the socket; over HTTP use /state"))
            }
        }
    }
}
