//! The hall: all tables in use on this node, and what they share.

use crate::bots::Thinkers;
use crate::clock::{SteadyClock, Time};
use crate::config::Config;
use crate::guesses::Guesses;
use crate::limits::Limiters;
use crate::mail::Mailer;
use crate::problem::{Answer, Code, Problem};
use crate::room::{Cell, Hand};
use crate::secrets::{CookieKeys, fresh_cookie_key, long_id};
use crate::store::{IfMissing, Store, StoreError};
use hosted::{HostedGame, games};
use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use table::Seed;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};

/// Commands that can be under way at once; when the server stops, it waits for all of them.
const IN_HAND: u32 = 100_000;

pub struct Hall {
    pub config: Config,
    pub public_url: Arc<str>,
    pub store: Store,
    cookies: RwLock<CookieKeys>,
    pub limiters: Limiters,
    pub guesses: Guesses,
    pub mailer: Option<Mailer>,
    /// Tells this node's own notices from those of others.
    pub node: String,
    /// Decides which bot thinks next.
    pub thinkers: Arc<Thinkers>,
    /// The time by which games are played.
    pub clock: SteadyClock,
    /// When people last left a table at which they play.
    left: Mutex<HashMap<(String, String), Time>>,
    /// Tables of bots are opened one after the other, so that nobody opens more of them than they may.
    pub opening_for_bots: tokio::sync::Mutex<()>,
    /// Passwords are hashed one at a time, so that nobody can keep all cores busy with them.
    pub hashing: Semaphore,
    /// Known devices have a queue of their own, which strangers cannot fill.
    pub hashing_known: Semaphore,
    games: Vec<Box<dyn HostedGame>>,
    rooms: Mutex<HashMap<String, Arc<Cell>>>,
    numbers: AtomicU64,
    in_hand: Arc<Semaphore>,
    stopping: AtomicBool,
    /// What all sockets must hear.
    pub notices: broadcast::Sender<Notice>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Stopping,
    SessionEnded(String),
    /// Notices may have been missed: everybody looks for themselves.
    Review,
}

impl Hall {
    pub async fn open(config: Config, if_missing: IfMissing) -> Result<Arc<Hall>, StoreError> {
        let node = long_id();
        let store = Store::open(&config.database, if_missing, &node).await?;
        let cookies = store.cookie_keys(fresh_cookie_key()).await?;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let public_url = config.public_url.clone().unwrap_or_default();
        let mailer = config.mail.as_ref().and_then(Mailer::new);
        Ok(Arc::new(Hall {
            public_url: public_url.trim_end_matches('/').into(),
            store,
            cookies: RwLock::new(cookies),
            limiters: Limiters::new(&config.limits),
            guesses: Guesses::default(),
            mailer,
            node,
            thinkers: Thinkers::new(cores),
            clock: SteadyClock::new(Arc::clone(&config.wall_clock)),
            left: Mutex::default(),
            opening_for_bots: tokio::sync::Mutex::default(),
            hashing: Semaphore::new(1),
            hashing_known: Semaphore::new(1),
            games: games(),
            rooms: Mutex::default(),
            numbers: AtomicU64::new(0),
            in_hand: Arc::new(Semaphore::new(IN_HAND as usize)),
            stopping: AtomicBool::new(false),
            notices: broadcast::channel(64).0,
            config,
        }))
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn HostedGame> {
        self.games.iter().map(|game| &**game)
    }

    pub fn game(&self, name: &str) -> Option<&dyn HostedGame> {
        self.games().find(|game| game.name() == name)
    }

    pub fn cookies(&self) -> CookieKeys {
        self.cookies.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes up the keys that the keeper of the server may have changed.
    pub async fn read_cookie_keys(&self) -> Result<(), StoreError> {
        let keys = self.store.cookie_keys(fresh_cookie_key()).await?;
        *self.cookies.write().unwrap_or_else(PoisonError::into_inner) = keys;
        Ok(())
    }

    pub fn fresh_seed(&self) -> Seed {
        (self.config.seeds)()
    }

    pub fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Cell>>> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The table, if it is in use here.
    pub fn in_use(&self, id: &str) -> Option<Arc<Cell>> {
        self.rooms().get(id).cloned()
    }

    pub fn all_in_use(&self) -> Vec<Arc<Cell>> {
        self.rooms().values().cloned().collect()
    }

    pub async fn cell(&self, id: &str) -> Answer<Arc<Cell>> {
        if let Some(cell) = self.in_use(id) {
            return Ok(cell);
        }
        let row = self.store.table(id).await?.ok_or_else(|| Problem::no_such("there is no such table"))?;
        let mut rooms = self.rooms();
        let cell = rooms.entry(row.id.clone()).or_insert_with(|| Arc::new(Cell::new(row)));
        Ok(Arc::clone(cell))
    }

    /// Takes a table in hand; it is brought into use if it was not.
    pub async fn take(self: &Arc<Hall>, id: &str) -> Answer<Hand> {
        let cell = self.cell(id).await?;
        Hand::new(Arc::clone(self), cell).await
    }

    /// Puts tables away that nobody uses: they are stored, and come back when somebody asks.
    pub fn tidy(&self) {
        let long_ago = self.clock.now() - self.absent_after();
        self.left().retain(|_, left| *left > long_ago);
        let mut rooms = self.rooms();
        rooms.retain(|_, cell| Arc::strong_count(cell) > 1 || cell.is_in_use());
        metrics::gauge!("manicule_tables_in_use").set(rooms.len() as f64);
    }

    /// Puts tables away that were deleted.
    pub fn drop_rooms(&self, tables: &[String]) {
        let mut rooms = self.rooms();
        for table in tables {
            rooms.remove(table);
        }
    }

    fn left(&self) -> std::sync::MutexGuard<'_, HashMap<(String, String), Time>> {
        self.left.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Notes that a person's last socket at a table is gone.
    pub fn note_leaving(&self, table: &str, person: &str) {
        self.left().insert((table.to_owned(), person.to_owned()), self.clock.now());
    }

    /// Since when, as far as this node knows, a person can have been away from a table.
    pub fn away_since(&self, table: &str, person: &str) -> Time {
        let left = self.left().get(&(table.to_owned(), person.to_owned())).copied();
        left.unwrap_or_default().max(self.clock.started_at())
    }

    pub fn absent_after(&self) -> Time {
        self.config.absent_after.as_millis() as Time
    }

    /// Does a command to its end, even if whoever sent it goes away meanwhile, and even if the server is told to stop.
    pub async fn carry_out<T: Send + 'static>(
        &self,
        command: impl Future<Output = Answer<T>> + Send + 'static,
    ) -> Answer<T> {
        let permit = match Arc::clone(&self.in_hand).try_acquire_owned() {
            Ok(permit) => Some(permit),
            // A server that is stopping waits for all permits: whoever asks for one now would wait for its end.
            Err(_) => {
                self.must_go_on()?;
                self.keep_running().await
            }
        };
        let task = tokio::spawn(async move {
            let _permit = permit;
            command.await
        });
        task.await.unwrap_or_else(|error| match error.is_cancelled() {
            // The server ended while this was under way.
            true => Err(Problem::outcome_unknown()),
            false => Err(Problem::internal(&error)),
        })
    }

    /// The server does not end while this is held.
    pub async fn keep_running(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.in_hand).acquire_owned().await.ok()
    }

    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    pub fn must_go_on(&self) -> Answer<()> {
        if self.is_stopping() {
            return Err(Hall::stops());
        }
        Ok(())
    }

    pub fn stops() -> Problem {
        let problem = Problem::new(Code::Stopping, "the server is stopping: try again in a moment");
        Problem { retry_after_s: Some(1), ..problem }
    }

    /// Waits until the server is told to stop.
    pub async fn stopping(&self) {
        let mut notices = self.notices.subscribe();
        while !self.is_stopping() {
            let _ = notices.recv().await;
        }
    }

    /// No new tables from now on; sockets are told to connect again.
    pub fn begin_stopping(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let _ = self.notices.send(Notice::Stopping);
    }

    /// Waits until every move in hand is stored and every connection has ended.
    pub async fn finish(&self) {
        let _ = self.in_hand.acquire_many(IN_HAND).await;
    }

    pub async fn end_session(&self, session: &str) -> Answer<()> {
        let _ = self.notices.send(Notice::SessionEnded(session.to_owned()));
        Ok(self.store.announce(format!("{} session {session}", self.node)).await?)
    }
}
