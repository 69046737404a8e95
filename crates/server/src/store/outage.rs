//! Detects PostgreSQL outages. During an outage requests fail at once instead of waiting.

use super::{StoreError, StoreResult};
use sqlx::{AnyConnection, Connection, Executor};
use std::future::Future;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, watch};

/// A query without an answer for this long triggers a probe on another connection.
const PROBE_AFTER: Duration = Duration::from_millis(700);
/// If the probe takes longer than this, an outage begins.
const PROBE_TIMEOUT: Duration = Duration::from_millis(600);
/// No query on a working connection takes longer than this.
const QUERY_TIMEOUT: Duration = Duration::from_secs(30);
/// During an outage: the timeout of a new connection, and the pause between attempts.
const RECONNECT_TIMEOUT: Duration = Duration::from_millis(1500);
const RECONNECT_EVERY: Duration = Duration::from_millis(200);

pub struct OutageDetector {
    address: String,
    probe: Mutex<Probe>,
    away: watch::Sender<bool>,
    /// When the last outage ended. Older connections are not trusted.
    back_since: StdMutex<Option<Instant>>,
}

/// The connection used for probes, and when it last answered.
struct Probe {
    connection: Option<AnyConnection>,
    answered: Instant,
}

impl OutageDetector {
    pub fn new(address: &str, connection: AnyConnection) -> Arc<OutageDetector> {
        Arc::new(OutageDetector {
            address: address.to_owned(),
            probe: Mutex::new(Probe { connection: Some(connection), answered: Instant::now() }),
            away: watch::Sender::new(false),
            back_since: StdMutex::new(None),
        })
    }

    /// Fails during an outage.
    pub fn check(&self) -> StoreResult<()> {
        if *self.away.borrow() {
            return Err(StoreError::Unavailable("it does not respond".to_owned()));
        }
        Ok(())
    }

    /// Whether a connection of this age was opened after the last outage.
    pub fn trusts(&self, age: Duration) -> bool {
        let back_since = *self.back_since.lock().unwrap_or_else(PoisonError::into_inner);
        back_since.is_none_or(|back_since| age < back_since.elapsed())
    }

    /// Waits for the database as long as it responds to probes, even if it is slow. `None` during an outage.
    pub async fn wait_for<T>(self: &Arc<OutageDetector>, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            done = work => Some(done),
            () = self.until_away() => None,
            // The database responds, but this connection is dead.
            () = tokio::time::sleep(QUERY_TIMEOUT) => None,
        }
    }

    async fn until_away(self: &Arc<OutageDetector>) {
        let mut away = self.away.subscribe();
        loop {
            tokio::select! {
                _ = away.wait_for(|away| *away) => return,
                () = tokio::time::sleep(PROBE_AFTER) => {}
            }
            if !self.is_alive().await {
                return;
            }
        }
    }

    /// Probes the database; if it does not respond, an outage begins. Concurrent callers share one probe.
    pub async fn is_alive(self: &Arc<OutageDetector>) -> bool {
        let begun = Instant::now();
        let alive = tokio::time::timeout(PROBE_TIMEOUT, async {
            let mut probe = self.probe.lock().await;
            if probe.answered > begun {
                return true;
            }
            if let Some(mut connection) = probe.connection.take()
                && ping(&mut connection).await.is_ok()
            {
                *probe = Probe { connection: Some(connection), answered: Instant::now() };
                return true;
            }
            let Ok(connection) = connect(&self.address).await else { return false };
            *probe = Probe { connection: Some(connection), answered: Instant::now() };
            true
        });
        if alive.await == Ok(true) {
            return true;
        }
        self.begin_outage();
        false
    }

    fn begin_outage(self: &Arc<OutageDetector>) {
        if self.away.send_replace(true) {
            return;
        }
        tracing::error!("the database does not respond");
        let outage = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(RECONNECT_EVERY).await;
                let Some(outage) = outage.upgrade() else { return };
                if let Ok(Ok(connection)) = tokio::time::timeout(RECONNECT_TIMEOUT, connect(&outage.address)).await {
                    *outage.probe.lock().await = Probe { connection: Some(connection), answered: Instant::now() };
                    outage.end_outage();
                    return;
                }
            }
        });
    }

    fn end_outage(&self) {
        *self.back_since.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.away.send_replace(false);
        tracing::info!("the database responds again");
    }
}

async fn connect(address: &str) -> sqlx::Result<AnyConnection> {
    let mut connection = AnyConnection::connect(address).await?;
    ping(&mut connection).await?;
    Ok(connection)
}

/// One round trip, without a prepared statement.
async fn ping(connection: &mut AnyConnection) -> sqlx::Result<()> {
    connection.execute(sqlx::raw_sql("SELECT 1")).await.map(drop)
}
