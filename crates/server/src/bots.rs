//! Bots think off the runtime and answer through the same door as everybody else.

use crate::hall::Hall;
use crate::problem::{Answer, Code, Problem};
use crate::room::{Cell, Hand};
use crate::secrets::random_bytes;
use crate::store::{Row, Status};
use bots::Level;
use hosted::Thought;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Seat, Seed};
use tokio::sync::oneshot;

/// Who plays on for a person: one that plays no nonsense, and does not win the game for them either.
pub const STAND_IN: Level = Level::Journeyman;

/// How soon a bot tries again while the database is away.
const RETRY: Duration = Duration::from_millis(500);

/// For whom a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patron {
    /// Who opened the table.
    person: String,
    /// A person plays at the table, and waits.
    people_play: bool,
}

impl Patron {
    pub fn of(row: &Row) -> Patron {
        let people_play = row.seats.iter().any(|seat| seat.person.is_some() && !seat.is_played_by_bot());
        Patron { person: row.owner.clone(), people_play }
    }
}

struct Waiting {
    patron: Patron,
    call: oneshot::Sender<Place>,
}

#[derive(Default)]
struct Queue {
    /// How many think, and how many of them at tables where no person plays.
    thinking: usize,
    for_bots_only: usize,
    waiting: Vec<Waiting>,
    /// When each person's bots last had a turn, for those with bots in the queue.
    served: HashMap<String, u64>,
    turns: u64,
}

/// As many bots think at once as there are cores. Tables where people play come first, and one core is kept for them;
/// among equals, the person whose bots have waited longest for a turn comes next.
pub struct Thinkers {
    cores: usize,
    queue: Mutex<Queue>,
}

/// A bot may think for as long as it holds this.
pub struct Place {
    thinkers: Arc<Thinkers>,
    patron: Patron,
}

impl Drop for Place {
    fn drop(&mut self) {
        let called = {
            let mut queue = self.thinkers.lock();
            queue.thinking -= 1;
            queue.for_bots_only -= usize::from(!self.patron.people_play);
            self.thinkers.call_next(&mut queue)
        };
        // Outside the lock: a place that nobody takes any more is given back in turn.
        drop(called);
    }
}

impl Thinkers {
    pub fn new(cores: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers { cores: cores.max(1), queue: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place to think.
    pub async fn place(self: &Arc<Thinkers>, patron: Patron) -> Option<Place> {
        let (call, called) = oneshot::channel();
        let refused = {
            let mut queue = self.lock();
            queue.waiting.push(Waiting { patron, call });
            self.call_next(&mut queue)
        };
        drop(refused);
        called.await.ok()
    }

    /// Gives free places to those who wait. Returns places whose bots do not wait any more.
    fn call_next(self: &Arc<Thinkers>, queue: &mut Queue) -> Vec<Place> {
        let mut unclaimed = Vec::new();
        // With a single core nothing can be kept back.
        let most_for_bots_only = (self.cores - 1).max(1);
        while queue.thinking < self.cores {
            let may_think = |waiting: &Waiting| waiting.patron.people_play || queue.for_bots_only < most_for_bots_only;
            let rank = |waiting: &Waiting| {
                let served = queue.served.get(&waiting.patron.person).copied().unwrap_or_default();
                (!waiting.patron.people_play, served)
            };
            let eligible = queue.waiting.iter().enumerate().filter(|(_, waiting)| may_think(waiting));
            let Some((next, _)) = eligible.min_by_key(|(_, waiting)| rank(waiting)) else { break };
            let Waiting { patron, call } = queue.waiting.remove(next);
            queue.turns += 1;
            queue.served.insert(patron.person.clone(), queue.turns);
            queue.thinking += 1;
            queue.for_bots_only += usize::from(!patron.people_play);
            let place = Place { thinkers: Arc::clone(self), patron };
            unclaimed.extend(call.send(place).err());
        }
        // Who has no bot in the queue has no place in it to remember.
        if queue.waiting.is_empty() {
            queue.served.clear();
        }
        metrics::gauge!("manicule_bots_waiting").set(queue.waiting.len() as f64);
        unclaimed
    }
}

/// Plays for bots until a person is waited for.
pub async fn play(hall: Arc<Hall>, cell: Arc<Cell>) {
    loop {
        match play_on(&hall, &cell).await {
            Ok(()) => return,
            Err(problem) if problem.code.is_outage() && !hall.is_stopping() => tokio::time::sleep(RETRY).await,
            Err(problem) => {
                tracing::error!(table = cell.id, %problem, "a bot cannot go on");
                return;
            }
        }
    }
}

async fn play_on(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Answer<()> {
    loop {
        let Some(asked) = ask(hall, cell).await? else { return Ok(()) };
        let place = hall.thinkers.place(asked.patron).await;
        let action = tokio::task::spawn_blocking(asked.thought).await;
        drop(place);
        // Also where the table cannot be taken in hand, because the database is away.
        cell.stop_thinking().await;
        let mut hand = Hand::new(Arc::clone(hall), Arc::clone(cell)).await?;
        let action = action.map_err(|died| Problem::internal(&died))?.map_err(|cannot| Problem::internal(&cannot))?;
        match hand.act(asked.seat, asked.seen, &action).await {
            Ok(_) => {}
            // It thought too long: the table has moved on without it.
            Err(problem) if matches!(problem.code, Code::Stale | Code::NotRunning | Code::Unplayable) => {}
            Err(problem) => return Err(problem),
        }
    }
}

/// A bot that is waited for.
struct AskedBot {
    seat: Seat,
    seen: i64,
    patron: Patron,
    thought: Thought,
}

async fn ask(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Answer<Option<AskedBot>> {
    let mut hand = Hand::new(Arc::clone(hall), Arc::clone(cell)).await?;
    let row = &hand.room.row;
    let Some(progress) = hand.room.progress.as_ref().filter(|_| row.status == Status::Running) else {
        return Ok(None);
    };
    let Some(seat) = progress.bot_to_act() else { return Ok(None) };
    let level = row.seats[seat.index()].level.unwrap_or(STAND_IN);
    let thought = progress.think(seat, level, Seed(random_bytes()));
    let asked = AskedBot { seat, seen: row.seq, patron: Patron::of(row), thought };
    Ok(hand.start_thinking().then_some(asked))
}
