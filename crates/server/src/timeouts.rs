//! Handles clocks that have run out. A table that fails is retried with increasing pauses and does not delay others.

use crate::clock::Time;
use crate::server::Server;
use futures_util::{StreamExt, stream};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// Tables handled at once.
const AT_ONCE: usize = 16;
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(10 * 60);

struct Stuck {
    pause: Duration,
    again: Instant,
    seen: u64,
}

#[derive(Default)]
pub struct Timeouts {
    stuck: HashMap<String, Stuck>,
    rounds: u64,
}

impl Timeouts {
    /// Handles every clock that has run out, the longest overdue first.
    pub async fn run(&mut self, server: &Arc<Server>) {
        self.rounds += 1;
        let now = server.clock.now();
        let mut after = (Time::MIN, String::new());
        loop {
            let overdue = match server.store.overdue(now, &after).await {
                Ok(overdue) => overdue,
                Err(error) if error.is_outage() => return,
                Err(error) => {
                    tracing::error!(%error, "cannot read the clocks");
                    return;
                }
            };
            let Some(last) = overdue.last() else { break };
            after.clone_from(last);
            let due: Vec<String> = overdue.into_iter().map(|(_, id)| id).filter(|id| self.is_due(id)).collect();
            let done = stream::iter(due).map(|id| time_out(server, id)).buffer_unordered(AT_ONCE).collect::<Vec<_>>();
            for (id, worked) in done.await {
                self.note(id, worked);
            }
        }
        let rounds = self.rounds;
        self.stuck.retain(|_, stuck| stuck.seen == rounds);
    }

    fn is_due(&mut self, id: &str) -> bool {
        let rounds = self.rounds;
        self.stuck.get_mut(id).is_none_or(|stuck| {
            stuck.seen = rounds;
            Instant::now() >= stuck.again
        })
    }

    fn note(&mut self, id: String, worked: bool) {
        if worked {
            self.stuck.remove(&id);
            return;
        }
        let pause = self.stuck.get(&id).map_or(FIRST_PAUSE, |stuck| (stuck.pause * 2).min(LONGEST_PAUSE));
        self.stuck.insert(id, Stuck { pause, again: Instant::now() + pause, seen: self.rounds });
    }
}

async fn time_out(server: &Arc<Server>, id: String) -> (String, bool) {
    let table = id.clone();
    let timed_out =
        server.run_to_completion(|server| async move { server.lock_room(&table).await?.time_out().await }).await;
    if let Err(problem) = &timed_out {
        tracing::warn!(table = id, %problem, "cannot time out a table");
    }
    (id, timed_out.is_ok())
}
