//! What the server sends over the socket.

use super::{RequestId, TableInfo};
use crate::clock::TimeLeft;
use crate::problem::Problem;
use crate::store::{ChatLine, EntryKind, TableResult};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use games::{Json, Legal};
use serde::Serialize;
use table::{Seat, SeatSet};

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// On connecting, and whenever something about the table changes.
    Table {
        table: TableInfo<'a>,
    },
    State(StateMessage<'a>),
    Chat(&'a ChatLine),
    /// The command is stored; the state it led to follows.
    Done {
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: RequestId,
        seq: i64,
    },
    /// The command changed nothing.
    Refused {
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: RequestId,
        error: Problem,
    },
    Legal {
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: RequestId,
        seq: i64,
        seat: Seat,
        #[cfg_attr(feature = "typescript", ts(type = "{ actions: Array<unknown>, complete: boolean, } | null"))]
        legal: Option<Legal>,
    },
    Explained {
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: RequestId,
        seq: i64,
        seat: Seat,
        error: Option<Problem>,
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        prospect: Json,
    },
    /// The server closes the socket. Connect again after `retry_ms`, if given.
    Bye {
        code: ByeCode,
        reason: &'static str,
        retry_ms: Option<u64>,
    },
}

impl ServerMessage<'_> {
    pub fn text(&self) -> Utf8Bytes {
        let bytes = Bytes::from(serde_json::to_vec(self).unwrap_or_default());
        Utf8Bytes::try_from(bytes).unwrap_or_default()
    }
}

/// A complete state: showing its view brings a client up to date.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StateMessage<'a> {
    pub table: &'a str,
    pub seq: i64,
    /// Null for a spectator.
    #[serde(rename = "as")]
    pub viewer: Option<Seat>,
    /// What led from the previous `seq` to this one; null if the state was only asked for.
    pub cause: Option<Cause>,
    #[cfg_attr(feature = "typescript", ts(type = "Array<{ event: string, [field: string]: unknown }>"))]
    pub events: Vec<&'a Json>,
    /// Null if this program cannot continue the game.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Option<Json>,
    pub to_act: SeatSet,
    #[cfg_attr(feature = "typescript", ts(type = "{ actions: Array<unknown>, complete: boolean, } | null"))]
    pub legal: Option<Legal>,
    pub can_undo: bool,
    pub clocks: Option<Vec<TimeLeft>>,
    pub result: Option<&'a TableResult>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cause {
    pub kind: EntryKind,
    pub seat: Option<Seat>,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ByeCode {
    SessionEnded,
    Stopping,
    TooSlow,
    TooMany,
    NoSpectators,
}

impl ByeCode {
    pub const ALL: [ByeCode; 5] =
        [ByeCode::SessionEnded, ByeCode::Stopping, ByeCode::TooSlow, ByeCode::TooMany, ByeCode::NoSpectators];

    /// For developers: the page has its own words for each code.
    pub fn reason(self) -> &'static str {
        match self {
            ByeCode::SessionEnded => "your session has ended",
            ByeCode::Stopping => "the server is stopping",
            ByeCode::TooSlow => "too slow",
            ByeCode::TooMany => "too many messages",
            ByeCode::NoSpectators => "you may no longer see this table",
        }
    }
}
