//! What somebody does at a table, over the socket or over HTTP.

use crate::http::ViewAs;
use crate::identity::Identity;
use crate::problem::{ApiResult, Problem};
use crate::room::{AbsenceChoice, Requester};
use crate::server::Server;
use crate::store::ChatLine;
use crate::text;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::Seat;

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    Act {
        seq: i64,
        action: Value,
        seat: Option<Seat>,
    },
    Undo {
        seq: i64,
        seat: Option<Seat>,
    },
    Resign {
        seat: Option<Seat>,
    },
    /// Goes on without somebody who is absent.
    Absent {
        absent: Seat,
        then: AbsenceChoice,
        seat: Option<Seat>,
    },
    Chat {
        text: String,
    },
    /// Socket only.
    Look {
        #[serde(rename = "as")]
        view_as: ViewAs,
    },
    /// Socket only.
    Legal {
        seat: Option<Seat>,
    },
    /// Socket only.
    Explain {
        action: Value,
        seat: Option<Seat>,
    },
}

impl Server {
    /// Carries a command out and tells the `seq` after it. `requester` says for which seat one speaks by default.
    pub async fn command(
        self: &Arc<Server>,
        identity: &Identity,
        table: &str,
        command: Command,
        requester: Requester,
    ) -> ApiResult<i64> {
        identity.require_play()?;
        let limiter = match command {
            Command::Chat { .. } => &self.limiters.chat,
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
        command: Command,
        requester: &Requester,
    ) -> ApiResult<i64> {
        let started = std::time::Instant::now();
        let mut guard = self.lock_room(table).await?;
        let person = &identity.person.id;
        match command {
            Command::Act { seq, action, seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.require_play(seat)?;
                let stored = guard.act(seat, seq, &action).await?;
                metrics::histogram!("manicule_move_seconds").record(started.elapsed().as_secs_f64());
                Ok(stored)
            }
            Command::Undo { seq, seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.require_play(seat)?;
                guard.undo(seat, seq).await
            }
            Command::Resign { seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.resign(seat).await
            }
            Command::Absent { absent, then, seat } => {
                let seat = guard.own_seat(requester, seat)?;
                guard.continue_without(seat, absent, then).await
            }
            Command::Chat { text } => {
                let text = text::chat(&text)?;
                let seated = guard.sight(&requester.viewing_as(None))?.is_seated();
                let seat = guard.own_seat(requester, None).ok();
                let row = &guard.room.row;
                let name = seat.and_then(|seat| row.seats[seat.index()].name.clone());
                let room = if seated { "players" } else { "spectators" };
                let line = ChatLine {
                    number: 0,
                    room: room.to_owned(),
                    name: name.unwrap_or_else(|| identity.person.name.clone()),
                    seat: seat.map(|seat| i64::from(seat.0)),
                    text,
                    at: 0,
                };
                let line = self.store.say(table, person, line).await?;
                guard.broadcast_chat(&line);
                self.store.announce(format!("{} chat {table} {}", self.node, line.number)).await?;
                Ok(guard.room.row.seq)
            }
            Command::Look { .. } | Command::Legal { .. } | Command::Explain { .. } => {
                Err(Problem::bad_request("do: this can only be asked over the socket; over HTTP see /state"))
            }
        }
    }
}
