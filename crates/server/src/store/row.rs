//! What is kept about a table: its row, its seats, its result, and the entries of its game.

use crate::clock::{Clock, Time};
use bots::Level;
use games::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat, SeatSet, Seed, Told};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Open,
    Running,
    Finished,
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Person,
    Bot,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    #[default]
    Bot,
    Resign,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    pub listed: bool,
    pub spectators: bool,
    pub random_seats: bool,
    pub clock: Option<Clock>,
    pub on_timeout: OnTimeout,
    /// Programs with a key may ask for lists that do a player's thinking, such as all words of a hand.
    #[serde(default)]
    pub lists_for_programs: bool,
    /// Pages may show hints to seated people. A page computes them from what the person sees, without the server.
    #[serde(default)]
    pub hints: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    pub kind: SeatKind,
    pub person: Option<String>,
    pub name: Option<String>,
    pub level: Option<Level>,
    pub nonce: String,
    /// The game does not start before this person has sent a nonce.
    #[serde(default)]
    pub awaits_nonce: bool,
    pub program: bool,
    /// The only person who may take this open seat, and their name.
    pub reserved_for: Option<(String, String)>,
    pub resigned: bool,
    pub bot_plays: bool,
    /// People whom the owner removed from this seat. They cannot join this table again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
}

impl SeatRow {
    pub fn open() -> SeatRow {
        SeatRow {
            kind: SeatKind::Open,
            person: None,
            name: None,
            level: None,
            nonce: String::new(),
            awaits_nonce: false,
            program: false,
            reserved_for: None,
            resigned: false,
            bot_plays: false,
            removed: Vec::new(),
        }
    }

    pub fn bot(level: Level) -> SeatRow {
        SeatRow { kind: SeatKind::Bot, level: Some(level), ..SeatRow::open() }
    }

    /// Replaces the occupant.
    pub fn replace(&mut self, next: SeatRow) {
        let removed = std::mem::take(&mut self.removed);
        *self = SeatRow { removed, ..next };
    }

    pub fn is_of(&self, person: &str) -> bool {
        self.person.as_deref() == Some(person)
    }

    pub fn is_played_by_bot(&self) -> bool {
        self.kind == SeatKind::Bot || self.bot_plays
    }
}

/// How a table ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableResult {
    /// `None` if the game was not finished.
    pub scores: Option<Vec<i32>>,
    pub winners: SeatSet,
    pub by: EndedBy,
}

impl TableResult {
    /// No winner.
    pub fn aborted() -> TableResult {
        TableResult { scores: None, winners: SeatSet::NONE, by: EndedBy::Abort }
    }

    /// Everyone except `left` has resigned.
    pub fn by_resignation(left: SeatSet) -> TableResult {
        TableResult { scores: None, winners: left, by: EndedBy::Resignation }
    }

    /// The result by the rules, among the seats that are left.
    pub fn by_rules(outcome: Outcome, left: SeatSet) -> TableResult {
        let outcome = outcome.among(left);
        TableResult { scores: Some(outcome.scores().to_vec()), winners: outcome.winners, by: EndedBy::Rules }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    Rules,
    Resignation,
    Abort,
}

/// A table as stored, without its entries.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub revision: i64,
    pub status: Status,
    pub game: String,
    pub rules_version: i64,
    pub content: String,
    pub options: Value,
    pub settings: TableSettings,
    pub owner: String,
    pub seats: Vec<SeatRow>,
    pub server_seed: Seed,
    /// For each seat of the game: the index of the listed seat that sits there. Empty before the start.
    pub seating: Vec<usize>,
    pub seq: i64,
    pub to_act: SeatSet,
    pub deadline: Option<Time>,
    pub bot_due: bool,
    pub result: Option<TableResult>,
    pub rematch: Option<String>,
    pub opened_at: Time,
    pub started_at: Option<Time>,
    pub ended_at: Option<Time>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    Start,
    Act,
    Undo,
    Resign,
    Timeout,
    /// The others continue without an absent seat.
    Absent,
    Abort,
}

/// One step of a game, as stored.
#[derive(Clone, Debug)]
pub struct Entry {
    pub seq: i64,
    pub kind: EntryKind,
    pub seat: Option<Seat>,
    pub action: Option<Value>,
    pub told: Vec<Told<Json>>,
    pub at: Time,
}
