//! What is kept about a table: its row, its seats, its result, and the entries of its game.

use crate::clock::{Clock, Time};
use crate::told::ToldJson;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat, SeatSet, Seed};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Open,
    Running,
    Finished,
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Person,
    Bot,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
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
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    pub kind: SeatKind,
    pub person: Option<String>,
    pub name: Option<String>,
    pub level: Option<String>,
    pub nonce: String,
    pub program: bool,
    /// The only person who may take this open seat, and their name.
    pub reserved_for: Option<(String, String)>,
    pub resigned: bool,
    pub bot_plays: bool,
}

impl SeatRow {
    pub fn open() -> SeatRow {
        SeatRow {
            kind: SeatKind::Open,
            person: None,
            name: None,
            level: None,
            nonce: String::new(),
            program: false,
            reserved_for: None,
            resigned: false,
            bot_plays: false,
        }
    }

    pub fn bot(level: String) -> SeatRow {
        SeatRow { kind: SeatKind::Bot, level: Some(level), ..SeatRow::open() }
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
pub struct TableResult {
    /// `None` where the game was not played to its end.
    pub scores: Option<Vec<i32>>,
    pub winners: SeatSet,
    pub by: EndedBy,
}

impl TableResult {
    /// All but `left` have resigned.
    pub fn by_resignation(left: SeatSet) -> TableResult {
        TableResult { scores: None, winners: left, by: EndedBy::Resignation }
    }

    /// The rules' result, except that only those who are `left` can win: where the winners have resigned, the best of
    /// the others.
    pub fn by_rules(outcome: &Outcome, left: SeatSet) -> TableResult {
        let scores = outcome.scores();
        let mut winners: SeatSet = outcome.winners.iter().filter(|&seat| left.contains(seat)).collect();
        if winners.is_empty() && !outcome.winners.is_empty() {
            let scored = move || left.iter().filter_map(move |seat| Some((seat, *scores.get(seat.index())?)));
            let best = scored().map(|(_, score)| score).max();
            winners = scored().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect();
        }
        TableResult { scores: Some(scores.to_vec()), winners, by: EndedBy::Rules }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    Rules,
    Resignation,
}

/// All about a table but the moves.
#[derive(Clone, Debug)]
pub struct Row {
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
    /// For each seat of the game, which of the seats as listed at the opening sits there. Empty before the start.
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
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    Start,
    Act,
    Undo,
    Resign,
    Timeout,
}

/// One step of a game, as it is stored.
#[derive(Clone, Debug)]
pub struct Entry {
    pub seq: i64,
    pub kind: EntryKind,
    pub seat: Option<Seat>,
    pub action: Option<Value>,
    pub told: Vec<ToldJson>,
    pub at: Time,
}
