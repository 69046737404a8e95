//! A table in use: what is stored about it, the game in progress, and those who listen.

mod audience;
mod forget;
mod lobby;
mod play;
pub mod progress;
mod show;

pub use audience::{Audience, BEHIND, Listener, may_read_spectators, message};
pub use lobby::{NewTable, PutSeat};
use show::TableShown;
pub use show::{show_entry, show_table};

use crate::clock::Clock;
use crate::hall::Hall;
use crate::problem::{Answer, Code, Problem};
use crate::store::{Change, Entry, EntryKind, Line, Row, Status, StoreError};
use progress::{Progress, actions};
use serde::Serialize;
use std::sync::Arc;
use table::{Seat, SeatSet, Viewer};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

/// Another node may come first this often before we give up.
const TRIES: usize = 8;

pub struct Room {
    pub row: Row,
    pub progress: Option<Progress>,
    /// Why this program cannot play the stored game on. What is stored of it can still be read.
    pub unplayable: Option<String>,
    pub audience: Audience,
    /// A bot is thinking.
    thinking: bool,
    /// What is here may be ahead of what is stored: it is made anew before anything else happens.
    unsure: bool,
}

/// The place of a room in the hall.
pub struct Cell {
    pub id: String,
    room: Arc<Mutex<Room>>,
    /// Those who wait for the next `seq`.
    pub seq: watch::Sender<i64>,
}

impl Cell {
    pub fn new(row: Row) -> Cell {
        let seq = watch::Sender::new(-1);
        let id = row.id.clone();
        let audience = Audience::default();
        let room = Room { row, progress: None, unplayable: None, audience, thinking: false, unsure: true };
        Cell { id, room: Arc::new(Mutex::new(room)), seq }
    }

    /// Somebody uses it or listens to it.
    pub fn is_in_use(&self) -> bool {
        self.room.try_lock().map_or(true, |room| !room.audience.listeners.is_empty() || room.thinking)
    }

    /// The room as it is now, if nobody is changing it.
    pub fn glance<T>(&self, look: impl FnOnce(&Room) -> T) -> Option<T> {
        self.room.try_lock().ok().map(|room| look(&room))
    }
}

/// A room that is held by one, for as long as it takes.
pub struct Hand {
    pub hall: Arc<Hall>,
    pub cell: Arc<Cell>,
    pub room: OwnedMutexGuard<Room>,
}

#[derive(Serialize)]
struct TableMessage<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    table: TableShown<'a>,
}

#[derive(Serialize)]
struct ChatMessage<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(flatten)]
    line: &'a Line,
}

impl Hand {
    pub async fn new(hall: Arc<Hall>, cell: Arc<Cell>) -> Answer<Hand> {
        let room = Arc::clone(&cell.room).lock_owned().await;
        let mut hand = Hand { hall, cell, room };
        if hand.room.unsure {
            hand.catch_up().await?;
        }
        Ok(hand)
    }

    /// Brings the room to what is stored, and tells its listeners what they have not heard yet.
    pub async fn catch_up(&mut self) -> Answer<()> {
        let (hall, room) = (Arc::clone(&self.hall), &mut *self.room);
        let mut heard = *self.cell.seq.borrow();
        let stored = hall.store.table(&room.row.id).await?.ok_or_else(|| Problem::no_such("no such table"))?;
        if !room.unsure && stored.revision == room.row.revision {
            return Ok(());
        }
        let mut from = if room.unsure { 0 } else { room.row.seq };
        room.unsure = true;
        loop {
            let mut entries = hall.store.entries(&stored.id, from, i64::MAX).await?;
            entries.retain(|entry| entry.seq <= stored.seq);
            // Nobody is told of the end before the step that led to it.
            room.row = Row { seq: from, result: None, ..stored.clone() };
            for entry in &entries {
                room.repeat(&hall, entry, &entries);
                if entry.seq == stored.seq {
                    room.row.result.clone_from(&stored.result);
                }
                if heard >= 0 && entry.seq > heard {
                    room.tell_state(entry);
                    heard = entry.seq;
                }
            }
            // What a node of another version did may need the whole game to be understood.
            if from == 0 || room.unplayable.is_none() {
                break;
            }
            from = 0;
        }
        room.row = stored;
        room.unsure = false;
        self.cell.seq.send_replace(self.room.row.seq);
        self.tell_table();
        self.poke_bots();
        Ok(())
    }

    /// Stores a change, and only then shows it.
    async fn commit(&mut self, row: Row, entry: Option<Entry>, seated: bool) -> Answer<()> {
        self.room.unsure = true;
        let change = Change { row, entry, seated, node: self.hall.node.clone() };
        match self.hall.store.change(change.clone()).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                return Err(stale());
            }
            Err(error) => return Err(error.into()),
        }
        let Change { row, entry, .. } = change;
        let asked_before = self.room.row.to_act;
        let status_before = self.room.row.status;
        let seats_changed = seated || self.room.row.seats != row.seats;
        let revision = row.revision + 1;
        self.room.row = Row { revision, ..row };
        self.room.unsure = false;
        if seats_changed || status_before != self.room.row.status {
            self.tell_table();
        }
        if let Some(entry) = &entry {
            self.room.tell_state(entry);
            metrics::counter!("manicule_entries_total").increment(1);
        }
        self.cell.seq.send_replace(self.room.row.seq);
        self.poke_bots();
        let newly_asked = self.room.row.to_act.iter().filter(|&seat| !asked_before.contains(seat)).collect();
        self.write_to(newly_asked);
        Ok(())
    }

    /// `false` where a bot is thinking already.
    pub fn start_thinking(&mut self) -> bool {
        !std::mem::replace(&mut self.room.thinking, true)
    }

    pub fn stop_thinking(&mut self) {
        self.room.thinking = false;
    }

    /// Has bots play on, should one be waited for.
    pub fn poke_bots(&self) {
        let bot_to_act = self.room.progress.as_ref().and_then(Progress::bot_to_act);
        if bot_to_act.is_some() && self.room.row.status == Status::Running && !self.room.thinking {
            tokio::spawn(crate::bots::play(Arc::clone(&self.hall), Arc::clone(&self.cell)));
        }
    }

    /// Writes to people who are asked, where the game is played by letter.
    fn write_to(&self, asked: SeatSet) {
        let row = &self.room.row;
        let Some(Clock::Days { days }) = row.settings.clock else { return };
        let seats = asked.iter().filter_map(|seat| row.seats.get(seat.index()));
        let people = seats.filter(|seat| !seat.is_played_by_bot()).filter_map(|seat| seat.person.as_deref());
        for person in people.filter(|person| !self.room.audience.is_online(person)) {
            self.hall.mail_turn(person.to_owned(), row, days);
        }
    }

    /// Tells everybody about the table and its seats.
    pub fn tell_table(&mut self) {
        let room = &mut *self.room;
        let made: Vec<_> = room
            .audience
            .listeners
            .iter()
            .map(|listener| {
                let table = show_table(&room.row, Some(room), listener.person.as_deref(), &self.hall.public_url);
                message(&TableMessage { kind: "table", table })
            })
            .collect();
        let mut made = made.into_iter();
        room.audience.listeners.retain(|listener| made.next().is_none_or(|message| listener.hear(message)));
    }

    /// Passes a line of chat on to those who may hear it.
    pub fn tell_line(&mut self, line: &Line) {
        let room = &mut *self.room;
        let row = &room.row;
        room.audience.tell(
            |listener| listener.may_hear(row, line).then_some(()),
            |_| message(&ChatMessage { kind: "chat", line }),
        );
    }

    pub fn tell_one(&mut self, number: u64, message: axum::extract::ws::Utf8Bytes) {
        self.room.audience.listeners.retain(|listener| listener.number != number || listener.hear(message.clone()));
    }

    /// Tells one listener the state as it is.
    pub fn tell_state_to(&mut self, number: u64) {
        let mut asking = self.room.audience.listeners.iter().filter(|listener| listener.number == number);
        let Some((viewer, legal)) = asking.next().map(|listener| (listener.viewer, listener.legal)) else { return };
        let shown = self.room.show_state(None, viewer, legal).map(|state| message(&state));
        if let Some(state) = shown {
            self.tell_one(number, state);
        }
    }

    /// From now on this listener sees as another.
    pub fn look(&mut self, number: u64, viewer: Viewer) {
        let listeners = &mut self.room.audience.listeners;
        for listener in listeners.iter_mut().filter(|listener| listener.number == number) {
            listener.viewer = viewer;
        }
        self.tell_state_to(number);
    }

    /// As whom this person may look: `None` for a choice of ours.
    pub fn viewer(&self, person: Option<&str>, wish: Option<Viewer>) -> Answer<Viewer> {
        let row = &self.room.row;
        let own =
            |seat: &Seat| row.seats.get(seat.index()).zip(person).is_some_and(|(seat, person)| seat.is_of(person));
        let first = SeatSet::first(row.seats.len()).iter().find(own);
        match wish {
            Some(Viewer::Seat(seat)) if own(&seat) => Ok(Viewer::Seat(seat)),
            Some(Viewer::Seat(seat)) if seat.index() >= row.seats.len() => {
                Err(Problem::no_such("there is no such seat"))
            }
            Some(Viewer::Seat(_)) => Err(Problem::forbidden("this is not your seat")),
            None if first.is_some() => Ok(first.map_or(Viewer::Spectator, Viewer::Seat)),
            _ if first.is_some() || row.settings.spectators || row.status != Status::Running => Ok(Viewer::Spectator),
            _ => Err(Problem::forbidden("this table is not open to spectators")),
        }
    }

    /// The seat for which this person speaks.
    pub fn own_seat(&self, person: &str, wish: Option<Seat>) -> Answer<Seat> {
        match self.viewer(Some(person), wish.map(Viewer::Seat))? {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Problem::forbidden("you have no seat at this table")),
        }
    }

    pub fn table_message(&self, person: Option<&str>) -> axum::extract::ws::Utf8Bytes {
        let table = show_table(&self.room.row, Some(&self.room), person, &self.hall.public_url);
        message(&TableMessage { kind: "table", table })
    }
}

pub fn chat_message(line: &Line) -> axum::extract::ws::Utf8Bytes {
    message(&ChatMessage { kind: "chat", line })
}

pub fn stale() -> Problem {
    Problem::new(Code::Stale, "the table has moved on: look at its new state and decide again")
}

impl Room {
    /// Does again what is stored in `entry`.
    fn repeat(&mut self, hall: &Hall, entry: &Entry, entries: &[Entry]) {
        if entry.kind == EntryKind::Start {
            self.progress = None;
            self.unplayable = None;
        }
        if self.unplayable.is_none()
            && let Err(why) = self.try_repeat(hall, entry, entries)
        {
            tracing::warn!(table = self.row.id, seq = entry.seq, why, "a stored game cannot be played on");
            self.progress = None;
            self.unplayable = Some(why);
        }
        self.row.seq = entry.seq;
    }

    fn try_repeat(&mut self, hall: &Hall, entry: &Entry, entries: &[Entry]) -> Result<(), String> {
        if entry.kind == EntryKind::Start {
            let game = hall.game(&self.row.game).ok_or_else(|| format!("it has no game {:?}", self.row.game))?;
            let started = Progress::start(game, &self.row, &actions(entries), entry.at);
            self.progress = Some(started.map_err(|refused| refused.to_string())?);
            return Ok(());
        }
        let progress = self.progress.as_mut().ok_or("an entry before the start")?;
        progress.repeat(entry).map_err(|wrong| format!("entry {}: {wrong}", entry.seq))
    }

    /// The game can be played on by this program.
    pub fn must_be_playable(&self) -> Answer<()> {
        self.unplayable.as_deref().map_or(Ok(()), |why| Err(Problem::unplayable(why)))
    }

    /// Tells every listener what led to the present state, and the state.
    fn tell_state(&mut self, entry: &Entry) {
        let mut audience = std::mem::take(&mut self.audience);
        audience.tell(
            |listener| Some((listener.viewer, listener.legal)),
            |listener| message(&self.show_state(Some(entry), listener.viewer, listener.legal)),
        );
        self.audience = audience;
    }
}
