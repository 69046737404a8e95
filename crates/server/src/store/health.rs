//! Health check: writes to the database and reads it back.

use super::{Backend, Store, StoreError, StoreResult};
use crate::clock::now;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// A success is cached this long, so that frequent checks cost no writes.
const FRESH: Duration = Duration::from_millis(250);
/// A failure is rechecked sooner.
const FRESH_FAILURE: Duration = Duration::from_millis(100);
/// A database that takes longer is unhealthy.
const LIMIT: Duration = Duration::from_millis(1500);
/// As large as a few moves, so that a disk with room for this also has room for the next move.
const PROBE_LENGTH: usize = 16 * 1024;

#[derive(Default)]
pub struct Health {
    last: Mutex<Option<Checked>>,
    /// A write has failed since the last check.
    failed: AtomicBool,
}

struct Checked {
    at: Instant,
    failure: Option<String>,
}

impl Store {
    /// Checks that data can be stored and read now.
    pub async fn check_health(&self) -> StoreResult<()> {
        if let Backend::Postgres { outage, .. } = &self.backend {
            outage.check()?;
        }
        // Concurrent callers share one check.
        let mut last = self.health.last.lock().await;
        let failed = self.health.failed.swap(false, Ordering::Relaxed);
        let fresh = last.take().filter(|checked| match checked.failure {
            Some(_) => checked.at.elapsed() < FRESH_FAILURE,
            None => checked.at.elapsed() < FRESH && !failed,
        });
        let checked = match fresh {
            Some(checked) => checked,
            None => {
                let failure = match tokio::time::timeout(LIMIT, self.probe()).await {
                    Ok(probed) => probed.err().map(|error| error.to_string()),
                    Err(_) => Some("it takes too long".to_owned()),
                };
                Checked { at: Instant::now(), failure }
            }
        };
        let failure = checked.failure.clone();
        *last = Some(checked);
        failure.map_or(Ok(()), |failure| Err(StoreError::Unavailable(failure)))
    }

    /// Invalidates the cached result.
    pub(super) fn note_failure(&self) {
        self.health.failed.store(true, Ordering::Relaxed);
    }

    /// Writes a value and reads it back in one statement, because round trips to a remote database are slow.
    async fn probe(&self) -> StoreResult<()> {
        let statement = "INSERT INTO settings (name, value) VALUES ('health_probe', $1) \
                         ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING value";
        let number = now().to_string();
        if self.is_shared() {
            let query = sqlx::query_scalar::<_, String>(statement).bind(number);
            return self.read(query.fetch_one(&self.pool)).await.map(drop);
        }
        let value: String = number.chars().cycle().take(PROBE_LENGTH).collect();
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(statement).bind(value).fetch_one(&mut *c).await?;
                Ok(())
            })
        })
        .await
    }
}
