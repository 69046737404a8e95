//! Deletes what has expired, and people who asked for it.

use crate::clock::{Time, now};
use crate::problem::ApiResult;
use crate::server::Server;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How long unused data is kept.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Sessions since their last use.
    pub sessions: Duration,
    /// Guests without a table, since they were last seen.
    pub guests: Duration,
    /// Tables that never started, since they were opened.
    pub open_tables: Duration,
}

pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    fn default() -> Retention {
        Retention { sessions: DAY * 180, guests: DAY * 30, open_tables: DAY * 30 }
    }
}

/// The time `duration` before now.
pub fn ago(duration: Duration) -> Time {
    now() - Time::try_from(duration.as_millis()).unwrap_or(Time::MAX / 2)
}

/// What a clean-up removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CleanedUp {
    pub sessions: u64,
    pub guests: u64,
    pub tables: u64,
}

const FIRST: Duration = Duration::from_secs(60);
const EVERY: Duration = Duration::from_secs(60 * 60);

/// Cleans up once an hour while the server runs.
pub async fn run(server: Arc<Server>) {
    let mut hours = tokio::time::interval_at(Instant::now() + FIRST, EVERY);
    loop {
        hours.tick().await;
        match server.clean_up(server.config.retention).await {
            Ok(CleanedUp { sessions: 0, guests: 0, tables: 0 }) => {}
            Ok(CleanedUp { sessions, guests, tables }) => tracing::info!(sessions, guests, tables, "cleaned up"),
            Err(problem) => tracing::error!(%problem, "the clean-up failed"),
        }
    }
}

impl Server {
    /// Deletes expired sessions, guests without a table, and tables that never started. Several nodes may run this at once.
    pub async fn clean_up(self: &Arc<Server>, retention: Retention) -> ApiResult<CleanedUp> {
        for person in self.store.half_deleted().await? {
            self.clear_seats(&person).await?;
        }
        let sessions = self.store.expire_sessions(ago(retention.sessions)).await?;
        let before = ago(retention.open_tables);
        for table in self.store.never_begun(before).await? {
            if let Err(problem) = self.lock_room(&table).await?.close_for_good(now()).await {
                tracing::info!(table, %problem, "cannot close a table that never started");
            }
        }
        let tables = self.store.delete_unused_tables(before).await?;
        self.unload_rooms(&tables);
        let guests = self.store.delete_idle_guests(ago(retention.guests)).await?;
        Ok(CleanedUp { sessions, guests, tables: tables.len() as u64 })
    }

    /// Deletes a person's data. Their games stay, without their name.
    pub async fn delete_person(self: &Arc<Server>, person: &str) -> ApiResult<()> {
        for ended in self.store.delete_person(person).await?.unwrap_or_default() {
            self.end_session(&ended).await?;
        }
        self.clear_seats(person).await
    }

    async fn clear_seats(self: &Arc<Server>, person: &str) -> ApiResult<()> {
        for table in self.store.tables_with(person).await? {
            self.lock_room(&table).await?.remove_person(person).await?;
        }
        Ok(())
    }
}
