//! Decides which bot thinks next.

use crate::store::TableRow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// What decides when a bot may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Priority {
    /// The table's owner.
    pub owner: String,
    /// A person plays at the table and waits for the bot.
    pub people_play: bool,
}

impl Priority {
    pub(crate) fn of(row: &TableRow) -> Priority {
        let people_play = row.seats.iter().any(|seat| seat.person.is_some() && !seat.is_played_by_bot());
        Priority { owner: row.owner.clone(), people_play }
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
                let served = queue.served.get(&waiting.priority.owner).copied().unwrap_or_default();
                (!waiting.priority.people_play, served)
            };
            let eligible = queue.waiting.iter().enumerate().filter(|(_, waiting)| may_think(waiting));
            let Some((next, _)) = eligible.min_by_key(|(_, waiting)| rank(waiting)) else { break };
            let Queued { priority, grant } = queue.waiting.remove(next);
            queue.turns += 1;
            queue.served.insert(priority.owner.clone(), queue.turns);
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
