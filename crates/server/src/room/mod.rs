//! A table in use: what is stored about it, the game in progress, and those who listen.

mod absence;
mod audience;
mod forget;
mod lobby;
mod play;
pub mod progress;
mod record;
mod show;
mod sight;

pub use absence::GoOn;
pub use audience::{Audience, BEHIND, Listener, Outgoing, message};
pub use lobby::{NewTable, Nonce, PutSeat};
pub use record::{Eyes, Step};
use show::TableShown;
pub use show::{show_entry, show_table};
pub use sight::{Asker, Sight, WholeGame};

use crate::clock::{Clock, Time};
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
    /// The seats of which the listeners know that they are absent.
    absent_told: SeatSet,
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
        let absent_told = SeatSet::NONE;
        let room = Room { row, progress: None, unplayable: None, audience, thinking: false, absent_told, unsure: true };
        Cell { id, room: Arc::new(Mutex::new(room)), seq }
    }

    /// Somebody uses it or listens to it.
    pub fn is_in_use(&self) -> bool {
        self.room.try_lock().map_or(true, |room| !room.audience.listeners.is_empty() || room.thinking)
    }

    pub async fn stop_thinking(&self) {
        self.room.lock().await.thinking = false;
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
                    room.tell_state(entry, hall.clock.now());
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
        let newly_asked = self.room.row.to_act.iter().filter(|&seat| !asked_before.contains(seat)).collect();
        if seats_changed || status_before != self.room.row.status || self.room.has_news_of_absence(&self.hall) {
            self.tell_table();
        }
        if let Some(entry) = &entry {
            let now = self.hall.clock.now();
            self.room.tell_state(entry, now);
            metrics::counter!("manicule_entries_total").increment(1);
        }
        self.cell.seq.send_replace(self.room.row.seq);
        self.poke_bots();
        self.write_to(newly_asked);
        Ok(())
    }

    /// `false` where a bot is thinking already.
    pub fn start_thinking(&mut self) -> bool {
        !std::mem::replace(&mut self.room.thinking, true)
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

    /// Tells everybody about the table and its seats, and lets those go who may see nothing of it any more.
    pub fn tell_table(&mut self) {
        let room = &mut *self.room;
        room.audience.dismiss_strangers(&room.row);
        room.absent_told = room.absent(&self.hall);
        let made: Vec<_> = room
            .audience
            .listeners
            .iter()
            .map(|listener| {
                let table = show_table(&room.row, Some(room), listener.asker.person.as_deref(), &self.hall);
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
            row,
            |_, sight| sight.reads(line).then_some(()),
            |_, _| message(&ChatMessage { kind: "chat", line }),
        );
    }

    pub fn tell_one(&mut self, number: u64, message: axum::extract::ws::Utf8Bytes) {
        self.room.audience.listeners.retain(|listener| listener.number != number || listener.hear(message.clone()));
    }

    /// Tells one listener the state as it is.
    pub fn tell_state_to(&mut self, number: u64) {
        let mut asking = self.room.audience.listeners.iter().filter(|listener| listener.number == number);
        let Some(listener) = asking.next() else { return };
        let Ok(sight) = self.room.row.sight_of(&listener.asker) else { return };
        let shown =
            self.room.show_state(None, sight, listener.legal, self.hall.clock.now()).map(|state| message(&state));
        if let Some(state) = shown {
            self.tell_one(number, state);
        }
    }

    /// From now on this listener asks to see as another.
    pub fn look(&mut self, number: u64, asker: &Asker) {
        let listeners = &mut self.room.audience.listeners;
        for listener in listeners.iter_mut().filter(|listener| listener.number == number) {
            listener.asker.clone_from(asker);
        }
        self.tell_state_to(number);
    }

    /// What somebody may see now.
    pub fn sight(&self, asker: &Asker) -> Answer<Sight<'_>> {
        self.room.row.sight(asker)
    }

    /// Who may see nothing of the game may still see the seats of a table that waits for people.
    pub fn must_be_admitted(&self, asker: &Asker) -> Answer<()> {
        let row = &self.room.row;
        let is_card_enough = row.shows_its_card_to_all() && !matches!(asker.wish, Some(Viewer::Seat(_)));
        if is_card_enough { Ok(()) } else { row.sight(asker).map(drop) }
    }

    /// The seat for which this person speaks: the one they name, or the one they look as, or their first.
    pub fn own_seat(&self, asker: &Asker, named: Option<Seat>) -> Answer<Seat> {
        let row = &self.room.row;
        let own = row.seats_of(asker.person.as_deref());
        let sight = match named {
            // Whether there is such a seat or not: it is not theirs.
            Some(seat) if !own.contains(seat) => return Err(Problem::forbidden("this is not your seat")),
            Some(seat) => row.sight(&asker.wishing(Some(Viewer::Seat(seat))))?,
            None => row.sight_of(asker)?,
        };
        let first = || own.iter().next();
        sight.seat().or_else(first).ok_or_else(|| Problem::forbidden("you have no seat at this table"))
    }

    pub fn table_message(&self, person: Option<&str>) -> axum::extract::ws::Utf8Bytes {
        let table = show_table(&self.room.row, Some(&self.room), person, &self.hall);
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
    fn tell_state(&mut self, entry: &Entry, now: Time) {
        let mut audience = std::mem::take(&mut self.audience);
        audience.tell(
            &self.row,
            |listener, sight| Some((sight.viewer(), listener.legal, sight.is_helped())),
            |listener, sight| message(&self.show_state(Some(entry), sight, listener.legal, now)),
        );
        self.audience = audience;
    }
}
