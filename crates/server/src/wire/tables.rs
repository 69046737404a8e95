//! Tables, their log and their chat.

use crate::clock::{Clock, Time};
use crate::store::{ChatLine, EntryKind, OnTimeout, SeatKind, Status, TableResult};
use bots::Level;
use games::Json;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Seat, SeatSet, Turn};

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    pub seats: Vec<NewSeat>,
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub spectators: bool,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub random_seats: bool,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub clock: Option<Clock>,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<OnTimeout>"))]
    pub on_timeout: OnTimeout,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub lists_for_programs: bool,
    /// Seated people may ask their page for hints.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// The opener sends a nonce after seeing the commitment: the game waits for it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub await_nonce: bool,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    Me {
        #[serde(default)]
        name: Option<String>,
    },
    Bot {
        level: Level,
    },
    Open {},
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PutSeat {
    Bot { level: Level },
    Open {},
}

/// A table as one person sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo<'a> {
    pub id: &'a str,
    pub game: &'a str,
    pub rules_version: i64,
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: &'a Value,
    pub status: Status,
    pub seq: i64,
    pub seats: Vec<SeatInfo<'a>>,
    pub you_own: bool,
    pub listed: bool,
    pub spectators: bool,
    pub random_seats: bool,
    pub clock: Option<Clock>,
    pub on_timeout: OnTimeout,
    pub lists_for_programs: bool,
    pub hints: bool,
    pub absent_after_s: Option<u64>,
    pub to_act: SeatSet,
    /// Why this program cannot continue the game, in English for the operator; only known for loaded tables.
    pub unplayable: Option<String>,
    pub result: Option<&'a TableResult>,
    pub fair: FairInfo<'a>,
    pub opened_at: Time,
    pub started_at: Option<Time>,
    pub ended_at: Option<Time>,
    /// The id of the next table.
    pub rematch: Option<&'a str>,
    pub link: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo<'a> {
    pub seat: usize,
    pub kind: SeatKind,
    pub name: Option<&'a str>,
    pub level: Option<Level>,
    pub you: bool,
    /// Played by a program with a bot key.
    pub program: bool,
    pub online: bool,
    pub resigned: bool,
    /// A person's seat that a bot has taken over.
    pub bot_plays: bool,
    /// In a rematch: the name of the one person who may take this open seat.
    pub reserved_for: Option<&'a str>,
    /// The game waits for this person's nonce.
    pub awaits_nonce: bool,
    /// Offline for long on their turn: the others may continue without them.
    pub absent: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FairInfo<'a> {
    pub commitment: String,
    pub nonces: Vec<&'a str>,
    /// Published after the game.
    pub server_seed: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableResponse<'a> {
    pub table: TableInfo<'a>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TablePage {
    /// Serialized while each room was locked.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<TableInfo<'static>>"))]
    pub tables: Vec<Json>,
    /// `before` of the next page.
    pub next: Option<String>,
}

/// The answer to a command over HTTP.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Done {
    pub done: bool,
    pub seq: i64,
}

/// An entry of the log as one viewer was told it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogEntry<'a> {
    pub seq: i64,
    pub kind: EntryKind,
    pub seat: Option<Seat>,
    pub at: Time,
    #[cfg_attr(feature = "typescript", ts(type = "Array<{ event: string, [field: string]: unknown }>"))]
    pub events: Vec<&'a Json>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogPage<'a> {
    pub entries: Vec<LogEntry<'a>>,
    pub seq: i64,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatPage {
    pub messages: Vec<ChatLine>,
}

/// Seated people write to the players' room, everyone else to the spectators'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChatRoom {
    Players,
    Spectators,
}

/// The game after `ply` actions, and the last of them.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReplayStep {
    pub ply: usize,
    pub plies: usize,
    /// Null if another seat's action is not public yet.
    #[cfg_attr(feature = "typescript", ts(type = "{ seat: number, action: unknown, } | null"))]
    pub turn: Option<Turn<Value>>,
    #[cfg_attr(feature = "typescript", ts(type = "Array<{ event: string, [field: string]: unknown }>"))]
    pub events: Vec<Json>,
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Json,
}
