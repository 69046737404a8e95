//! Bots think on blocking threads and act through the same `RoomGuard` as people.

use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::room::{RoomGuard, RoomSlot};
use crate::secrets::sha256;
use crate::server::Server;
use crate::store::{Status, TableRow};
use bots::Level;
use hosted::Thought;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Seat, Seed};
use tokio::sync::oneshot;

/// The level that takes over for a person: it plays sensibly without winning the game for them.
pub const STAND_IN: Level = Level::Journeyman;

/// How soon a bot tries again during a database outage.
const RETRY: Duration = Duration::from_millis(500);

/// What decides when a bot may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Priority {
    /// The table's owner.
    person: String,
    /// A person plays at the table and waits for the bot.
    people_play: bool,
}

impl Priority {
    pub fn of(row: &TableRow) -> Priority {
        let people_play = row.seats.iter().any(|seat| seat.person.is_some() && !seat.is_played_by_bot());
        Priority { person: row.owner.clone(), people_play }
    }
}

struct Queued {
    priority: Priority,
    grant: oneshot::Sender<ThinkingPermit>,
}

#[derive(Default)]
struct Queue {
    /// How many bots think now, and how many of them at tables without people.
    thinking: usize,
    for_bots_only: usize,
    waiting: Vec<Queued>,
    /// For each owner with bots in the queue: the turn at which one of them was last served.
    served: HashMap<String, u64>,
    turns: u64,
}

/// Lets as many bots think at once as there are cores. Tables with people come first, and one core is reserved for them;
/// otherwise the owner whose bots were served longest ago comes next.
pub struct BotScheduler {
    cores: usize,
    queue: Mutex<Queue>,
}

/// A bot may think while it holds this.
pub struct ThinkingPermit {
    scheduler: Arc<BotScheduler>,
    priority: Priority,
}

impl Drop for ThinkingPermit {
    fn drop(&mut self) {
        let granted = {
            let mut queue = self.scheduler.lock();
            queue.thinking -= 1;
            queue.for_bots_only -= usize::from(!self.priority.people_play);
            self.scheduler.grant_next(&mut queue)
        };
        // Outside the lock: dropping an unclaimed permit locks the queue again.
        drop(granted);
    }
}

impl BotScheduler {
    pub fn new(cores: usize) -> Arc<BotScheduler> {
        Arc::new(BotScheduler { cores: cores.max(1), queue: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a bot may think.
    pub async fn acquire(self: &Arc<BotScheduler>, priority: Priority) -> Option<ThinkingPermit> {
        let (grant, granted) = oneshot::channel();
        let refused = {
            let mut queue = self.lock();
            queue.waiting.push(Queued { priority, grant });
            self.grant_next(&mut queue)
        };
        drop(refused);
        granted.await.ok()
    }

    /// Grants free permits to waiting bots. Returns those whose bots no longer wait.
    fn grant_next(self: &Arc<BotScheduler>, queue: &mut Queue) -> Vec<ThinkingPermit> {
        let mut unclaimed = Vec::new();
        // With a single core none can be reserved.
        let most_for_bots_only = (self.cores - 1).max(1);
        while queue.thinking < self.cores {
            let may_think = |waiting: &Queued| waiting.priority.people_play || queue.for_bots_only < most_for_bots_only;
            let rank = |waiting: &Queued| {
                let served = queue.served.get(&waiting.priority.person).copied().unwrap_or_default();
                (!waiting.priority.people_play, served)
            };
            let eligible = queue.waiting.iter().enumerate().filter(|(_, waiting)| may_think(waiting));
            let Some((next, _)) = eligible.min_by_key(|(_, waiting)| rank(waiting)) else { break };
            let Queued { priority, grant } = queue.waiting.remove(next);
            queue.turns += 1;
            queue.served.insert(priority.person.clone(), queue.turns);
            queue.thinking += 1;
            queue.for_bots_only += usize::from(!priority.people_play);
            let permit = ThinkingPermit { scheduler: Arc::clone(self), priority };
            unclaimed.extend(grant.send(permit).err());
        }
        // With an empty queue there is nothing to be fair about.
        if queue.waiting.is_empty() {
            queue.served.clear();
        }
        metrics::gauge!("manicule_bots_waiting").set(queue.waiting.len() as f64);
        unclaimed
    }
}

/// Plays for the table's bots until a person has to act.
pub async fn play(server: Arc<Server>, slot: Arc<RoomSlot>) {
    loop {
        match play_on(&server, &slot).await {
            Ok(()) => return,
            Err(problem) if problem.code.is_outage() && !server.is_stopping() => tokio::time::sleep(RETRY).await,
            Err(problem) => {
                tracing::error!(table = slot.id, %problem, "a bot cannot act");
                return;
            }
        }
    }
}

async fn play_on(server: &Arc<Server>, slot: &Arc<RoomSlot>) -> ApiResult<()> {
    loop {
        let Some(turn) = next_bot_turn(server, slot).await? else { return Ok(()) };
        let permit = server.bot_scheduler.acquire(turn.priority).await;
        let action = tokio::task::spawn_blocking(turn.thought).await;
        drop(permit);
        // Before locking the room, which fails during a database outage.
        slot.stop_thinking().await;
        let mut guard = RoomGuard::new(Arc::clone(server), Arc::clone(slot)).await?;
        let action = action.map_err(|died| Problem::internal(&died))?.map_err(|cannot| Problem::internal(&cannot))?;
        match guard.act(turn.seat, turn.seen, &action).await {
            Ok(_) => {}
            // The table moved on while it was thinking.
            Err(problem)
                if matches!(problem.code, ErrorCode::Stale | ErrorCode::NotRunning | ErrorCode::Unplayable) => {}
            Err(problem) => return Err(problem),
        }
    }
}

/// A bot that has to act.
struct BotTurn {
    seat: Seat,
    seen: i64,
    priority: Priority,
    thought: Thought,
}

/// The dice of a bot's next decision. They follow from the table's secret seed, so a seeded server repeats whole games,
/// bots included.
fn bot_seed(row: &TableRow, seat: Seat) -> Seed {
    Seed(sha256(&format!("manicule bot 1\n{}\n{}\n{}", row.server_seed, row.seq, seat.0)))
}

async fn next_bot_turn(server: &Arc<Server>, slot: &Arc<RoomSlot>) -> ApiResult<Option<BotTurn>> {
    let mut guard = RoomGuard::new(Arc::clone(server), Arc::clone(slot)).await?;
    let row = &guard.room.row;
    let Some(progress) = guard.room.progress.as_ref().filter(|_| row.status == Status::Running) else {
        return Ok(None);
    };
    let Some(seat) = progress.bot_to_act() else { return Ok(None) };
    let level = row.seats[seat.index()].level.unwrap_or(STAND_IN);
    let thought = progress.think(seat, level, bot_seed(row, seat));
    let turn = BotTurn { seat, seen: row.seq, priority: Priority::of(row), thought };
    Ok(guard.start_thinking().then_some(turn))
}
