//! A loaded table: its stored row, the game in progress, and its listeners.

mod absence;
mod audience;
mod open_table;
mod play;
pub mod progress;
mod record;
mod rematch;
mod remove_person;
mod seats;
mod show;
mod sight;
mod start;
mod transaction;

pub use audience::{Audience, Listener, Outgoing, QUEUE_LENGTH};
pub use record::{Perspective, replay_step};
pub use seats::Nonce;
pub use show::{log_entry, table_info};
pub use sight::{Requester, Sight, WholeGame};

use crate::clock::{Clock, Time};
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::server::Server;
use crate::store::{ChatLine, Entry, EntryKind, Status, TableRow};
use crate::wire::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use progress::{Progress, actions};
use std::sync::Arc;
use table::{Seat, SeatSet, Viewer};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use transaction::NeedsReload;

/// Attempts to store a change when other nodes keep coming first.
const MAX_ATTEMPTS: usize = 8;

pub struct Room {
    pub row: TableRow,
    pub progress: Option<Progress>,
    /// Why this program cannot continue the stored game. Its log can still be read.
    pub unplayable: Option<String>,
    pub audience: Audience,
    /// A bot is thinking.
    thinking: bool,
    /// The absent seats that the listeners know of.
    absent_announced: SeatSet,
    /// Changed by `transaction` alone.
    needs_reload: NeedsReload,
}

/// A loaded room and its lock.
pub struct RoomSlot {
    pub id: String,
    room: Arc<Mutex<Room>>,
    /// Wakes long polls when `seq` changes.
    pub seq: watch::Sender<i64>,
}

impl RoomSlot {
    pub fn new(row: TableRow) -> RoomSlot {
        let seq = watch::Sender::new(-1);
        let id = row.id.clone();
        let audience = Audience::default();
        let absent_announced = SeatSet::NONE;
        let room = Room {
            row,
            progress: None,
            unplayable: None,
            audience,
            thinking: false,
            absent_announced,
            needs_reload: NeedsReload::new(),
        };
        RoomSlot { id, room: Arc::new(Mutex::new(room)), seq }
    }

    /// Somebody uses it or listens to it.
    pub fn is_busy(&self) -> bool {
        self.room.try_lock().map_or(true, |room| !room.audience.listeners.is_empty() || room.thinking)
    }

    pub async fn stop_thinking(&self) {
        self.room.lock().await.thinking = false;
    }

    /// Looks at the room, unless it is locked.
    pub fn glance<T>(&self, look: impl FnOnce(&Room) -> T) -> Option<T> {
        self.room.try_lock().ok().map(|room| look(&room))
    }
}

/// Exclusive access to a room.
pub struct RoomGuard {
    pub server: Arc<Server>,
    pub slot: Arc<RoomSlot>,
    pub room: OwnedMutexGuard<Room>,
}

impl RoomGuard {
    pub async fn new(server: Arc<Server>, slot: Arc<RoomSlot>) -> ApiResult<RoomGuard> {
        let room = Arc::clone(&slot.room).lock_owned().await;
        let mut guard = RoomGuard { server, slot, room };
        if guard.room.needs_reload.get() {
            guard.catch_up().await?;
        }
        Ok(guard)
    }

    /// Brings the room up to date with the store, and sends listeners what they missed.
    pub async fn catch_up(&mut self) -> ApiResult<()> {
        let server = Arc::clone(&self.server);
        let mut heard = *self.slot.seq.borrow();
        let stored = server.store.table(&self.room.row.id).await?;
        let stored = stored.ok_or_else(|| Problem::not_found("no such table"))?;
        let reload = self.room.needs_reload.get();
        if !reload && stored.revision == self.room.row.revision {
            return Ok(());
        }
        let mut from = if reload { 0 } else { self.room.row.seq };
        let mut change = self.begin();
        loop {
            let mut entries = server.store.entries(&stored.id, from, i64::MAX).await?;
            entries.retain(|entry| entry.seq <= stored.seq);
            let room = change.room();
            // The result is only shown with the step that led to it.
            room.row = TableRow { seq: from, result: None, ..stored.clone() };
            for entry in &entries {
                room.replay_entry(&server, entry, &entries);
                if entry.seq == stored.seq {
                    room.row.result.clone_from(&stored.result);
                }
                if heard >= 0 && entry.seq > heard {
                    room.broadcast_state(entry, server.clock.now());
                    heard = entry.seq;
                }
            }
            // A step by a node of another version may require replaying the whole game.
            if from == 0 || room.unplayable.is_none() {
                break;
            }
            from = 0;
        }
        change.room().row = stored;
        change.reloaded();
        self.slot.seq.send_replace(self.room.row.seq);
        self.broadcast_table();
        self.wake_bots();
        Ok(())
    }

    /// Tells listeners, bots and waiting requests about a change that is stored.
    fn announce_change(&mut self, before: &TableRow, entry: Option<&Entry>, seated: bool) {
        let row = &self.room.row;
        let seats_changed = seated || before.seats != row.seats;
        let newly_asked = row.to_act.iter().filter(|&seat| !before.to_act.contains(seat)).collect();
        if seats_changed || before.status != row.status || self.room.absences_changed(&self.server) {
            self.broadcast_table();
        }
        if let Some(entry) = entry {
            let now = self.server.clock.now();
            self.room.broadcast_state(entry, now);
            metrics::counter!("manicule_entries_total").increment(1);
        }
        self.slot.seq.send_replace(self.room.row.seq);
        self.wake_bots();
        self.mail_turns(newly_asked);
    }

    /// `false` if a bot is already thinking.
    pub fn start_thinking(&mut self) -> bool {
        !std::mem::replace(&mut self.room.thinking, true)
    }

    /// Starts the bots if one has to act.
    pub fn wake_bots(&self) {
        let bot_to_act = self.room.progress.as_ref().and_then(Progress::bot_to_act);
        if bot_to_act.is_some() && self.room.row.status == Status::Running && !self.room.thinking {
            tokio::spawn(crate::bots::play(Arc::clone(&self.server), Arc::clone(&self.slot)));
        }
    }

    /// Mails offline people whose turn it is in a game with days per move.
    fn mail_turns(&self, asked: SeatSet) {
        let row = &self.room.row;
        let Some(Clock::Days { days }) = row.settings.clock else { return };
        let seats = asked.iter().filter_map(|seat| row.seats.get(seat.index()));
        let people = seats.filter(|seat| !seat.is_played_by_bot()).filter_map(|seat| seat.person.as_deref());
        for person in people.filter(|person| !self.room.audience.is_online(person)) {
            self.server.mail_turn(person.to_owned(), row, days);
        }
    }

    /// Sends every listener the table and its seats, and disconnects those who may no longer see it.
    pub fn broadcast_table(&mut self) {
        let room = &mut *self.room;
        room.audience.disconnect_unauthorized(&room.row);
        room.absent_announced = room.absent(&self.server);
        let made: Vec<_> = room
            .audience
            .listeners
            .iter()
            .map(|listener| {
                let table = table_info(&room.row, Some(room), listener.requester.person.as_deref(), &self.server);
                ServerMessage::Table { table }.text()
            })
            .collect();
        let mut made = made.into_iter();
        room.audience.listeners.retain(|listener| made.next().is_none_or(|message| listener.send(message)));
    }

    /// Sends a chat line to everyone who may read it.
    pub fn broadcast_chat(&mut self, line: &ChatLine) {
        let room = &mut *self.room;
        let row = &room.row;
        room.audience.broadcast(
            row,
            |_, sight| sight.reads(line).then_some(()),
            |_, _| Some(ServerMessage::Chat(line).text()),
        );
    }

    pub fn send_to(&mut self, listener_id: u64, message: Utf8Bytes) {
        self.room.audience.listeners.retain(|listener| listener.id != listener_id || listener.send(message.clone()));
    }

    /// Sends one listener the current state.
    pub fn send_state_to(&mut self, listener_id: u64) {
        let mut asking = self.room.audience.listeners.iter().filter(|listener| listener.id == listener_id);
        let Some(listener) = asking.next() else { return };
        let Ok(sight) = self.room.row.sight_of(&listener.requester) else { return };
        let state = self.room.state_message(None, sight, listener.legal, self.server.clock.now());
        if let Some(state) = state.map(|state| ServerMessage::State(state).text()) {
            self.send_to(listener_id, state);
        }
    }

    /// Changes the point of view of a listener.
    pub fn set_view_as(&mut self, listener_id: u64, requester: &Requester) {
        let listeners = &mut self.room.audience.listeners;
        for listener in listeners.iter_mut().filter(|listener| listener.id == listener_id) {
            listener.requester.clone_from(requester);
        }
        self.send_state_to(listener_id);
    }

    /// What the requester may see now.
    pub fn sight(&self, requester: &Requester) -> ApiResult<Sight<'_>> {
        self.room.row.sight(requester)
    }

    /// Everyone may see the seats of an open table, even if the game will be closed to spectators.
    pub fn require_admission(&self, requester: &Requester) -> ApiResult<()> {
        let row = &self.room.row;
        let only_seats = row.is_visible_to_all() && !matches!(requester.view_as, Some(Viewer::Seat(_)));
        if only_seats { Ok(()) } else { row.sight(requester).map(drop) }
    }

    /// The seat this person acts for: the one they name, the one they view as, or their first.
    pub fn own_seat(&self, requester: &Requester, named: Option<Seat>) -> ApiResult<Seat> {
        let row = &self.room.row;
        let own = row.seats_of(requester.person.as_deref());
        let sight = match named {
            // Also for a seat that does not exist.
            Some(seat) if !own.contains(seat) => return Err(Problem::forbidden("this is not your seat")),
            Some(seat) => row.sight(&requester.viewing_as(Some(Viewer::Seat(seat))))?,
            None => row.sight_of(requester)?,
        };
        let first = || own.iter().next();
        sight.seat().or_else(first).ok_or_else(|| Problem::forbidden("you have no seat at this table"))
    }

    pub fn table_message(&self, person: Option<&str>) -> Utf8Bytes {
        let table = table_info(&self.room.row, Some(&self.room), person, &self.server);
        ServerMessage::Table { table }.text()
    }
}

pub fn stale() -> Problem {
    Problem::new(ErrorCode::Stale, "the table has changed: check its new state and decide again")
}

impl Room {
    /// Replays a stored entry.
    fn replay_entry(&mut self, server: &Server, entry: &Entry, entries: &[Entry]) {
        if entry.kind == EntryKind::Start {
            self.progress = None;
            self.unplayable = None;
        }
        if self.unplayable.is_none()
            && let Err(why) = self.try_replay_entry(server, entry, entries)
        {
            tracing::warn!(table = self.row.id, seq = entry.seq, why, "cannot continue a stored game");
            self.progress = None;
            self.unplayable = Some(why);
        }
        self.row.seq = entry.seq;
    }

    fn try_replay_entry(&mut self, server: &Server, entry: &Entry, entries: &[Entry]) -> Result<(), String> {
        if entry.kind == EntryKind::Start {
            let game =
                server.game(&self.row.game).ok_or_else(|| format!("it does not have the game {:?}", self.row.game))?;
            let started = Progress::start(game, &self.row, &actions(entries), entry.at);
            self.progress = Some(started.map_err(|refused| refused.to_string())?);
            return Ok(());
        }
        let progress = self.progress.as_mut().ok_or("an entry before the start")?;
        progress.replay(entry).map_err(|wrong| format!("entry {}: {wrong}", entry.seq))
    }

    /// Requires that this program can continue the game.
    pub fn require_playable(&self) -> ApiResult<()> {
        self.unplayable.as_deref().map_or(Ok(()), |why| Err(Problem::unplayable(why)))
    }

    /// Sends every listener the new state and what led to it.
    fn broadcast_state(&mut self, entry: &Entry, now: Time) {
        let mut audience = std::mem::take(&mut self.audience);
        audience.broadcast(
            &self.row,
            |listener, sight| Some((sight.viewer(), listener.legal, sight.is_helped())),
            |listener, sight| {
                let state = self.state_message(Some(entry), sight, listener.legal, now);
                state.map(|state| ServerMessage::State(state).text())
            },
        );
        self.audience = audience;
    }
}
