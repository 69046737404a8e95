//! What a table looks like to somebody: the shapes of docs/api.md.

use super::Room;
use super::progress::{Progress, nonces};
use crate::clock::{Left, Time, now};
use crate::fair;
use crate::store::{Entry, EntryKind, Row, Status, TableResult};
use crate::told::heard;
use bots::Level;
use hosted::{Json, Legal};
use serde::Serialize;
use serde_json::Value;
use table::{Seat, SeatSet, Viewer};

#[derive(Serialize)]
pub struct TableShown<'a> {
    id: &'a str,
    game: &'a str,
    rules_version: i64,
    options: &'a Value,
    status: Status,
    seq: i64,
    seats: Vec<SeatShown<'a>>,
    you_own: bool,
    listed: bool,
    spectators: bool,
    random_seats: bool,
    clock: Option<crate::clock::Clock>,
    on_timeout: crate::store::OnTimeout,
    to_act: SeatSet,
    /// Why this program cannot play the game on; known of tables in use.
    unplayable: Option<String>,
    result: Option<&'a TableResult>,
    fair: FairShown<'a>,
    opened_at: Time,
    started_at: Option<Time>,
    ended_at: Option<Time>,
    rematch: Option<&'a str>,
    link: String,
}

#[derive(Serialize)]
struct SeatShown<'a> {
    seat: usize,
    kind: crate::store::SeatKind,
    name: Option<&'a str>,
    level: Option<Level>,
    you: bool,
    program: bool,
    online: bool,
    resigned: bool,
    bot_plays: bool,
    reserved_for: Option<&'a str>,
}

#[derive(Serialize)]
struct FairShown<'a> {
    commitment: String,
    nonces: Vec<&'a str>,
    server_seed: Option<String>,
}

/// The table as this person sees it. Who is online is known for tables in use.
pub fn show_table<'a>(row: &'a Row, room: Option<&Room>, person: Option<&str>, public_url: &str) -> TableShown<'a> {
    let seats = row.seats.iter().enumerate().map(|(seat, s)| SeatShown {
        seat,
        kind: s.kind,
        name: s.name.as_deref(),
        level: s.level,
        you: person.is_some_and(|person| s.is_of(person)),
        program: s.program,
        online: room.zip(s.person.as_deref()).is_some_and(|(room, person)| room.audience.is_online(person)),
        resigned: s.resigned,
        bot_plays: s.bot_plays,
        reserved_for: s.reserved_for.as_ref().map(|(_, name)| name.as_str()),
    });
    TableShown {
        id: &row.id,
        game: &row.game,
        rules_version: row.rules_version,
        options: &row.options,
        status: row.status,
        seq: row.seq,
        seats: seats.collect(),
        you_own: person == Some(&row.owner),
        listed: row.settings.listed,
        spectators: row.settings.spectators,
        random_seats: row.settings.random_seats,
        clock: row.settings.clock,
        on_timeout: row.settings.on_timeout,
        to_act: row.to_act,
        unplayable: room.and_then(|room| room.unplayable.clone()),
        result: row.result.as_ref(),
        fair: FairShown {
            commitment: fair::commitment(&row.id, row.server_seed),
            nonces: nonces(row),
            server_seed: (row.status == Status::Finished).then(|| row.server_seed.to_string()),
        },
        opened_at: row.opened_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        rematch: row.rematch.as_deref(),
        link: format!("{public_url}/table/{}", row.id),
    }
}

#[derive(Serialize)]
pub struct StateShown<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    table: &'a str,
    seq: i64,
    #[serde(rename = "as")]
    viewer: Option<Seat>,
    cause: Option<Cause>,
    events: Vec<&'a Json>,
    /// `None` where this program cannot play the game on.
    view: Option<Json>,
    to_act: SeatSet,
    legal: Option<Legal>,
    can_undo: bool,
    clocks: Option<Vec<Left>>,
    result: Option<&'a TableResult>,
}

#[derive(Serialize)]
struct Cause {
    kind: EntryKind,
    seat: Option<Seat>,
}

impl Room {
    /// The state as this viewer may know it, and what led to it; `None` before the start. Where the game cannot be
    /// played on, what is stored about it.
    pub fn show_state<'a>(&'a self, entry: Option<&'a Entry>, viewer: Viewer, legal: bool) -> Option<StateShown<'a>> {
        let progress = self.progress.as_ref();
        if progress.is_none() && self.unplayable.is_none() {
            return None;
        }
        let running = self.row.status == Status::Running;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Some(StateShown {
            kind: "state",
            table: &self.row.id,
            seq: entry.map_or(self.row.seq, |entry| entry.seq),
            viewer: seat,
            cause: entry.map(|entry| Cause { kind: entry.kind, seat: entry.seat }),
            events: entry.map(|entry| heard(&entry.told, viewer)).unwrap_or_default(),
            view: progress.and_then(|progress| progress.sitting.view(viewer).ok()),
            to_act: if running { progress.map_or(self.row.to_act, Progress::to_act) } else { SeatSet::NONE },
            legal: progress.filter(|_| legal && running).and_then(|progress| progress.legal(viewer)),
            can_undo: running && progress.zip(seat).is_some_and(|(progress, seat)| progress.can_undo(seat)),
            clocks: progress.and_then(|progress| progress.clocks(now())),
            result: self.row.result.as_ref(),
        })
    }
}

/// An entry of the log as one viewer was told it.
#[derive(Serialize)]
pub struct EntryShown<'a> {
    seq: i64,
    kind: EntryKind,
    seat: Option<Seat>,
    at: Time,
    events: Vec<&'a Json>,
}

pub fn show_entry(entry: &Entry, viewer: Viewer) -> EntryShown<'_> {
    EntryShown { seq: entry.seq, kind: entry.kind, seat: entry.seat, at: entry.at, events: heard(&entry.told, viewer) }
}
