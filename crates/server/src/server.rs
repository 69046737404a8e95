//! The server: all rooms loaded on this node, and what they share.

use crate::bot_scheduler::BotScheduler;
use crate::clock::{SteadyClock, Time};
use crate::config::Config;
use crate::limits::Limiters;
use crate::mail::Mailer;
use crate::password_attempts::PasswordAttempts;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::room::{RoomGuard, RoomSlot};
use crate::secrets::{CookieKeys, fresh_cookie_key, long_id};
use crate::store::{Envelope, IfMissing, NodeNotice, Store, StoreError};
use games::AnyGame;
use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use table::Seed;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};

/// Commands and connections that can be in flight at once. Shutdown waits for all of them.
const MAX_IN_FLIGHT: u32 = 100_000;

pub struct Server {
    pub config: Config,
    pub public_url: Arc<str>,
    pub store: Store,
    cookies: RwLock<CookieKeys>,
    pub limiters: Limiters,
    pub password_attempts: PasswordAttempts,
    pub mailer: Option<Mailer>,
    /// Identifies this node's own notices.
    pub node: String,
    /// Decides which bot thinks next.
    pub bot_scheduler: Arc<BotScheduler>,
    /// The clock of the games.
    pub clock: SteadyClock,
    /// When each person last disconnected from a table, by table and person.
    left: Mutex<HashMap<(String, String), Time>>,
    /// Serializes opening tables for bots only, so that the limit per person holds.
    pub opening_for_bots: tokio::sync::Mutex<()>,
    /// Limits password hashing to one at a time, so that it cannot occupy all cores.
    pub hashing: Semaphore,
    /// A separate queue for known devices, which strangers cannot fill.
    pub hashing_known: Semaphore,
    rooms: Mutex<HashMap<String, Arc<RoomSlot>>>,
    listener_ids: AtomicU64,
    in_flight: Arc<Semaphore>,
    stopping: AtomicBool,
    /// Notices for all sockets of this node.
    pub notices: broadcast::Sender<Notice>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Stopping,
    SessionEnded(String),
    /// Notices may have been missed: every socket revalidates its session.
    Review,
}

impl Server {
    pub async fn open(config: Config, if_missing: IfMissing) -> Result<Arc<Server>, StoreError> {
        let node = long_id();
        let store = Store::open(&config.database, if_missing, &node).await?;
        let cookies = store.cookie_keys(fresh_cookie_key()).await?;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let public_url = config.public_url.clone().unwrap_or_default();
        let mailer = config.mail.as_ref().and_then(Mailer::new);
        Ok(Arc::new(Server {
            public_url: public_url.trim_end_matches('/').into(),
            store,
            cookies: RwLock::new(cookies),
            limiters: Limiters::new(&config.limits),
            password_attempts: PasswordAttempts::default(),
            mailer,
            node,
            bot_scheduler: BotScheduler::new(cores),
            clock: SteadyClock::new(Arc::clone(&config.wall_clock)),
            left: Mutex::default(),
            opening_for_bots: tokio::sync::Mutex::default(),
            hashing: Semaphore::new(1),
            hashing_known: Semaphore::new(1),
            rooms: Mutex::default(),
            listener_ids: AtomicU64::new(0),
            in_flight: Arc::new(Semaphore::new(MAX_IN_FLIGHT as usize)),
            stopping: AtomicBool::new(false),
            notices: broadcast::channel(64).0,
            config,
        }))
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.config.games.iter()
    }

    pub fn game(&self, name: &str) -> Option<&dyn AnyGame> {
        self.config.games.get(name)
    }

    pub fn cookies(&self) -> CookieKeys {
        self.cookies.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reloads the cookie keys, which an operator may have rotated.
    pub async fn read_cookie_keys(&self) -> Result<(), StoreError> {
        let keys = self.store.cookie_keys(fresh_cookie_key()).await?;
        *self.cookies.write().unwrap_or_else(PoisonError::into_inner) = keys;
        Ok(())
    }

    pub fn fresh_seed(&self) -> Seed {
        (self.config.seeds)()
    }

    pub fn next_listener_id(&self) -> u64 {
        self.listener_ids.fetch_add(1, Ordering::Relaxed)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<RoomSlot>>> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The room of a table, if it is loaded on this node.
    pub fn loaded(&self, id: &str) -> Option<Arc<RoomSlot>> {
        self.rooms().get(id).cloned()
    }

    pub fn all_loaded(&self) -> Vec<Arc<RoomSlot>> {
        self.rooms().values().cloned().collect()
    }

    pub async fn slot(&self, id: &str) -> ApiResult<Arc<RoomSlot>> {
        if let Some(slot) = self.loaded(id) {
            return Ok(slot);
        }
        let row = self.store.table(id).await?.ok_or_else(|| Problem::not_found("no such table"))?;
        let mut rooms = self.rooms();
        let slot = rooms.entry(row.id.clone()).or_insert_with(|| Arc::new(RoomSlot::new(row)));
        Ok(Arc::clone(slot))
    }

    /// Locks a table's room, loading it if necessary.
    pub async fn lock_room(self: &Arc<Server>, id: &str) -> ApiResult<RoomGuard> {
        let slot = self.slot(id).await?;
        RoomGuard::new(Arc::clone(self), slot).await
    }

    /// Unloads rooms that nobody uses. They are stored, and are loaded again on demand.
    pub fn unload_idle_rooms(&self) {
        let long_ago = self.clock.now() - self.absent_after();
        self.left().retain(|_, left| *left > long_ago);
        let mut rooms = self.rooms();
        rooms.retain(|_, slot| Arc::strong_count(slot) > 1 || slot.is_busy());
        metrics::gauge!("manicule_tables_in_use").set(rooms.len() as f64);
    }

    /// Unloads deleted tables.
    pub fn unload_rooms(&self, tables: &[String]) {
        let mut rooms = self.rooms();
        for table in tables {
            rooms.remove(table);
        }
    }

    fn left(&self) -> std::sync::MutexGuard<'_, HashMap<(String, String), Time>> {
        self.left.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Records that a person's last socket at a table is gone.
    pub fn record_departure(&self, table: &str, person: &str) {
        self.left().insert((table.to_owned(), person.to_owned()), self.clock.now());
    }

    /// Since when a person may have been away from a table, as far as this node knows.
    pub fn away_since(&self, table: &str, person: &str) -> Time {
        let left = self.left().get(&(table.to_owned(), person.to_owned())).copied();
        left.unwrap_or_default().max(self.clock.started_at())
    }

    pub fn absent_after(&self) -> Time {
        self.config.absent_after.as_millis() as Time
    }

    /// Runs a command to completion, even if the client disconnects or the server is told to stop.
    pub async fn run_to_completion<T, F>(self: &Arc<Server>, command: impl FnOnce(Arc<Server>) -> F) -> ApiResult<T>
    where
        T: Send + 'static,
        F: Future<Output = ApiResult<T>> + Send + 'static,
    {
        let permit = match Arc::clone(&self.in_flight).try_acquire_owned() {
            Ok(permit) => Some(permit),
            // A stopping server acquires all permits: waiting for one now would never end.
            Err(_) => {
                self.reject_if_stopping()?;
                self.delay_shutdown().await
            }
        };
        let command = command(Arc::clone(self));
        let task = tokio::spawn(async move {
            let _permit = permit;
            command.await
        });
        task.await.unwrap_or_else(|error| match error.is_cancelled() {
            // The server stopped while this was running.
            true => Err(Problem::outcome_unknown()),
            false => Err(Problem::internal(&error)),
        })
    }

    /// The server does not stop while this is held.
    pub async fn delay_shutdown(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.in_flight).acquire_owned().await.ok()
    }

    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    pub fn reject_if_stopping(&self) -> ApiResult<()> {
        if self.is_stopping() {
            return Err(Server::stopping_problem());
        }
        Ok(())
    }

    pub fn stopping_problem() -> Problem {
        let problem = Problem::new(ErrorCode::Stopping, "the server is stopping: try again shortly");
        Problem { retry_after_s: Some(1), ..problem }
    }

    /// Waits until the server is told to stop.
    pub async fn stopping(&self) {
        let mut notices = self.notices.subscribe();
        while !self.is_stopping() {
            let _ = notices.recv().await;
        }
    }

    /// From now on no new tables are opened. Sockets are told to reconnect.
    pub fn begin_stopping(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let _ = self.notices.send(Notice::Stopping);
    }

    /// Waits until all commands and connections have ended.
    pub async fn drain(&self) {
        let _ = self.in_flight.acquire_many(MAX_IN_FLIGHT).await;
    }

    pub async fn end_session(&self, session: &str) -> ApiResult<()> {
        let _ = self.notices.send(Notice::SessionEnded(session.to_owned()));
        self.announce(NodeNotice::SessionEnded(session.to_owned())).await
    }

    /// Tells the other nodes, if there can be any.
    pub async fn announce(&self, notice: NodeNotice) -> ApiResult<()> {
        Ok(self.store.announce(Envelope { node: self.node.clone(), notice }).await?)
    }
}
