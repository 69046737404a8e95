//! Whether PostgreSQL answers. While it does not, requests are refused at once instead of waiting for it.

use super::{StoreError, Stored};
use sqlx::{AnyConnection, Connection, Executor};
use std::future::Future;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, watch};

/// After so long without an answer, another connection is asked whether the database is there at all.
const PATIENCE: Duration = Duration::from_millis(700);
/// A database that takes longer than this for the simplest question counts as away.
const ANSWER: Duration = Duration::from_millis(600);
/// Nothing takes longer than this on a connection that works.
const LONGEST: Duration = Duration::from_secs(30);
/// While it is away: how long a new connection may take, and how often one is tried.
const RECONNECT: Duration = Duration::from_millis(1500);
const RETRY: Duration = Duration::from_millis(200);

pub struct Pulse {
    address: String,
    asked: Mutex<Asked>,
    away: watch::Sender<bool>,
    /// Connections from before the last outage are not trusted.
    back_since: StdMutex<Option<Instant>>,
}

/// The connection over which it is asked, and when it last answered.
struct Asked {
    connection: Option<AnyConnection>,
    answered: Instant,
}

impl Pulse {
    pub fn new(address: &str, connection: AnyConnection) -> Arc<Pulse> {
        Arc::new(Pulse {
            address: address.to_owned(),
            asked: Mutex::new(Asked { connection: Some(connection), answered: Instant::now() }),
            away: watch::Sender::new(false),
            back_since: StdMutex::new(None),
        })
    }

    /// Refuses at once while the database is away.
    pub fn check(&self) -> Stored<()> {
        if *self.away.borrow() {
            return Err(StoreError::Unavailable("it does not answer".to_owned()));
        }
        Ok(())
    }

    /// Whether a connection of this age was opened after the last outage.
    pub fn trusts(&self, age: Duration) -> bool {
        let back_since = *self.back_since.lock().unwrap_or_else(PoisonError::into_inner);
        back_since.is_none_or(|back_since| age < back_since.elapsed())
    }

    /// Waits for the database as long as it is there, even if it is slow. `None` where it is not.
    pub async fn wait_for<T>(self: &Arc<Pulse>, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            done = work => Some(done),
            () = self.until_away() => None,
            // The database is there, but this connection leads nowhere.
            () = tokio::time::sleep(LONGEST) => None,
        }
    }

    async fn until_away(self: &Arc<Pulse>) {
        let mut away = self.away.subscribe();
        loop {
            tokio::select! {
                _ = away.wait_for(|away| *away) => return,
                () = tokio::time::sleep(PATIENCE) => {}
            }
            if !self.is_alive().await {
                return;
            }
        }
    }

    /// Asks the database something simple; where it does not answer, an outage begins. Those who ask at the same time
    /// share one answer.
    pub async fn is_alive(self: &Arc<Pulse>) -> bool {
        let begun = Instant::now();
        let alive = tokio::time::timeout(ANSWER, async {
            let mut asked = self.asked.lock().await;
            if asked.answered > begun {
                return true;
            }
            if let Some(mut connection) = asked.connection.take()
                && answers(&mut connection).await.is_ok()
            {
                *asked = Asked { connection: Some(connection), answered: Instant::now() };
                return true;
            }
            let Ok(connection) = connect(&self.address).await else { return false };
            *asked = Asked { connection: Some(connection), answered: Instant::now() };
            true
        });
        if alive.await == Ok(true) {
            return true;
        }
        self.begin_outage();
        false
    }

    fn begin_outage(self: &Arc<Pulse>) {
        if self.away.send_replace(true) {
            return;
        }
        tracing::error!("the database does not answer");
        let pulse = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(RETRY).await;
                let Some(pulse) = pulse.upgrade() else { return };
                if let Ok(Ok(connection)) = tokio::time::timeout(RECONNECT, connect(&pulse.address)).await {
                    *pulse.asked.lock().await = Asked { connection: Some(connection), answered: Instant::now() };
                    pulse.end_outage();
                    return;
                }
            }
        });
    }

    fn end_outage(&self) {
        *self.back_since.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.away.send_replace(false);
        tracing::info!("the database answers again");
    }
}

async fn connect(address: &str) -> sqlx::Result<AnyConnection> {
    let mut connection = AnyConnection::connect(address).await?;
    answers(&mut connection).await?;
    Ok(connection)
}

/// One exchange with the server, without a prepared statement.
async fn answers(connection: &mut AnyConnection) -> sqlx::Result<()> {
    connection.execute(sqlx::raw_sql("SELECT 1")).await.map(drop)
}
