//! What somebody does at a table, over the socket or over HTTP.

use crate::hall::Hall;
use crate::http::Wish;
use crate::identity::Who;
use crate::problem::{Answer, Problem};
use crate::room::{Asker, GoOn};
use crate::store::Line;
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
        then: GoOn,
        seat: Option<Seat>,
    },
    Chat {
        text: String,
    },
    /// Socket only.
    Look {
        #[serde(rename = "as")]
        wish: Wish,
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

impl Hall {
    /// Carries a command out and tells the `seq` after it. `asker` says for which seat one speaks by default.
    pub async fn command(self: &Arc<Hall>, who: &Who, table: &str, command: Command, asker: Asker) -> Answer<i64> {
        who.must_play()?;
        let limiter = match command {
            Command::Chat { .. } => &self.limiters.chat,
            _ => &self.limiters.moves,
        };
        limiter.take(&who.person.id)?;
        let (hall, who, table) = (Arc::clone(self), who.clone(), table.to_owned());
        self.carry_out(async move { hall.do_command(&who, &table, command, &asker).await }).await
    }

    async fn do_command(self: &Arc<Hall>, who: &Who, table: &str, command: Command, asker: &Asker) -> Answer<i64> {
        let begun = std::time::Instant::now();
        let mut hand = self.take(table).await?;
        let person = &who.person.id;
        match command {
            Command::Act { seq, action, seat } => {
                let seat = hand.own_seat(asker, seat)?;
                hand.must_play(seat)?;
                let stored = hand.act(seat, seq, &action).await?;
                metrics::histogram!("manicule_move_seconds").record(begun.elapsed().as_secs_f64());
                Ok(stored)
            }
            Command::Undo { seq, seat } => {
                let seat = hand.own_seat(asker, seat)?;
                hand.must_play(seat)?;
                hand.undo(seat, seq).await
            }
            Command::Resign { seat } => {
                let seat = hand.own_seat(asker, seat)?;
                hand.resign(seat).await
            }
            Command::Absent { absent, then, seat } => {
                let seat = hand.own_seat(asker, seat)?;
                hand.go_on_without(seat, absent, then).await
            }
            Command::Chat { text } => {
                let text = text::chat(&text)?;
                let seated = hand.sight(&asker.wishing(None))?.is_seated();
                let seat = hand.own_seat(asker, None).ok();
                let row = &hand.room.row;
                let name = seat.and_then(|seat| row.seats[seat.index()].name.clone());
                let room = if seated { "players" } else { "spectators" };
                let line = Line {
                    number: 0,
                    room: room.to_owned(),
                    name: name.unwrap_or_else(|| who.person.name.clone()),
                    seat: seat.map(|seat| i64::from(seat.0)),
                    text,
                    at: 0,
                };
                let line = self.store.say(table, person, line).await?;
                hand.tell_line(&line);
                self.store.announce(format!("{} chat {table} {}", self.node, line.number)).await?;
                Ok(hand.room.row.seq)
            }
            Command::Look { .. } | Command::Legal { .. } | Command::Explain { .. } => {
                Err(Problem::bad("do: this can only be asked over the socket; over HTTP see /state"))
            }
        }
    }
}
