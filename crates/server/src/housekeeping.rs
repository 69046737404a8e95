//! What nobody needs any more is removed after stated times, and what somebody wants removed is removed at once.

use crate::clock::{Time, now};
use crate::hall::Hall;
use crate::problem::Answer;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How long things are kept that nobody uses.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Sessions since their last use.
    pub sessions: Duration,
    /// Guests without any table, since they were last seen.
    pub guests: Duration,
    /// Tables that never began, since they were opened.
    pub open_tables: Duration,
}

pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    fn default() -> Retention {
        Retention { sessions: DAY * 180, guests: DAY * 30, open_tables: DAY * 30 }
    }
}

/// The time that lies so far back.
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

/// Cleans up for as long as the server runs.
pub async fn run(hall: Arc<Hall>) {
    let mut hours = tokio::time::interval_at(Instant::now() + FIRST, EVERY);
    loop {
        hours.tick().await;
        match hall.clean_up(hall.config.retention).await {
            Ok(CleanedUp { sessions: 0, guests: 0, tables: 0 }) => {}
            Ok(CleanedUp { sessions, guests, tables }) => tracing::info!(sessions, guests, tables, "cleaned up"),
            Err(problem) => tracing::error!(%problem, "the clean-up failed"),
        }
    }
}

impl Hall {
    /// Removes expired sessions, guests without a table, and tables that never began. Several nodes may do so at once.
    pub async fn clean_up(self: &Arc<Hall>, retention: Retention) -> Answer<CleanedUp> {
        for person in self.store.half_deleted().await? {
            self.clear_seats(&person).await?;
        }
        let sessions = self.store.expire_sessions(ago(retention.sessions)).await?;
        let before = ago(retention.open_tables);
        for table in self.store.never_begun(before).await? {
            if let Err(problem) = self.take(&table).await?.close_for_good(now()).await {
                tracing::info!(table, %problem, "a table that never began is kept");
            }
        }
        let tables = self.store.delete_unused_tables(before).await?;
        self.drop_rooms(&tables);
        let guests = self.store.delete_idle_guests(ago(retention.guests)).await?;
        Ok(CleanedUp { sessions, guests, tables: tables.len() as u64 })
    }

    /// Deletes all about a person. Their games stay, without their name.
    pub async fn delete_person(self: &Arc<Hall>, person: &str) -> Answer<()> {
        for ended in self.store.delete_person(person).await?.unwrap_or_default() {
            self.end_session(&ended).await?;
        }
        self.clear_seats(person).await
    }

    async fn clear_seats(self: &Arc<Hall>, person: &str) -> Answer<()> {
        for table in self.store.tables_with(person).await? {
            self.take(&table).await?.forget(person).await?;
        }
        Ok(())
    }
}
