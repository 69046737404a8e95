//! Batched writers for moves on PostgreSQL. All waiting moves are stored by one statement, so that one round trip, one
//! disk flush and one notice serve many tables.

use super::outage::OutageDetector;
use super::tables::{text, word};
use super::{CHANNEL, Entry, StoreError, StoreResult, TableRow};
use serde::Serialize;
use sqlx::{AnyConnection, Connection, Executor};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{Mutex, mpsc, oneshot};

/// While one writer waits for the disk, another can work.
const WRITERS: usize = 2;
/// The largest batch: small enough for low latency, and its ids fit into one notice of 8000 bytes.
const BATCH: usize = 256;

/// Looks tables up by id even before the planner has statistics.
const BY_INDEX: &str = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off";

/// The moves as rows, from one JSON array.
macro_rules! given {
    () => {
        "given AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS g(id text, revision bigint, status text, \
         seats text, seating text, seq bigint, to_act text, deadline bigint, bot_due bigint, result text, \
         rematch text, started_at bigint, ended_at bigint, kind text, seat bigint, action text, events text, \
         at bigint))"
    };
}

/// Stores each move whose table has not changed, and returns which. Rows are locked in id order, so that two nodes never
/// deadlock.
const STORE: &str = concat!(
    "WITH ",
    given!(),
    ", locked AS MATERIALIZED (SELECT t.id FROM given JOIN tables t ON t.id = given.id \
     AND t.revision = given.revision ORDER BY t.id FOR UPDATE OF t), \
     changed AS (UPDATE tables t SET revision = t.revision + 1, status = given.status, seats = given.seats, \
     seating = given.seating, seq = given.seq, to_act = given.to_act, deadline = given.deadline, \
     bot_due = given.bot_due, result = given.result, rematch = given.rematch, started_at = given.started_at, \
     ended_at = given.ended_at FROM locked JOIN given ON given.id = locked.id \
     WHERE t.id = locked.id AND t.revision = given.revision RETURNING t.id), \
     stored AS (INSERT INTO entries (table_id, seq, kind, seat, action, events, at) \
     SELECT id, seq, kind, seat, action, events, at FROM given JOIN changed USING (id) RETURNING table_id), \
     told AS MATERIALIZED (SELECT pg_notify($2, $3 || ' table ' || string_agg(table_id, ' ')) FROM stored \
     HAVING COUNT(*) > 0) \
     SELECT table_id FROM stored WHERE (SELECT COUNT(*) FROM told) >= 0"
);

/// Which of the moves are stored exactly as given.
const FIND: &str = concat!(
    "WITH ",
    given!(),
    " SELECT e.table_id FROM given JOIN entries e ON e.table_id = given.id AND e.seq = given.seq \
     WHERE e.kind = given.kind AND e.seat IS NOT DISTINCT FROM given.seat \
     AND e.action IS NOT DISTINCT FROM given.action AND e.events = given.events AND e.at = given.at"
);

#[derive(Serialize)]
struct MoveJson<'m> {
    id: &'m str,
    revision: i64,
    status: String,
    seats: String,
    seating: String,
    seq: i64,
    to_act: String,
    deadline: Option<i64>,
    bot_due: i64,
    result: Option<String>,
    rematch: Option<&'m str>,
    started_at: Option<i64>,
    ended_at: Option<i64>,
    kind: String,
    seat: Option<u8>,
    action: Option<String>,
    events: String,
    at: i64,
}

struct QueuedMove {
    table: String,
    given: String,
    answer: oneshot::Sender<StoreResult<()>>,
}

#[derive(Clone)]
pub struct MoveWriters(mpsc::Sender<QueuedMove>);

impl MoveWriters {
    pub fn start(address: &str, node: &str, outage: &Arc<OutageDetector>) -> MoveWriters {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        let receiver = Arc::new(Mutex::new(receiver));
        for _ in 0..WRITERS {
            let writer = MoveWriter {
                address: address.to_owned(),
                node: node.to_owned(),
                outage: Arc::clone(outage),
                connection: None,
            };
            tokio::spawn(writer.run(Arc::clone(&receiver)));
        }
        MoveWriters(sender)
    }

    /// Stores an entry and the table it leads to, unless the table was changed in the meantime.
    pub async fn store(&self, row: &TableRow, entry: &Entry) -> StoreResult<()> {
        let given = text(&MoveJson {
            id: &row.id,
            revision: row.revision,
            status: word(&row.status),
            seats: text(&row.seats),
            seating: text(&row.seating),
            seq: row.seq,
            to_act: text(&row.to_act),
            deadline: row.deadline,
            bot_due: i64::from(row.bot_due),
            result: row.result.as_ref().map(text),
            rematch: row.rematch.as_deref(),
            started_at: row.started_at,
            ended_at: row.ended_at,
            kind: word(&entry.kind),
            seat: entry.seat.map(|seat| seat.0),
            action: entry.action.as_ref().map(text),
            events: text(&entry.told),
            at: entry.at,
        });
        let (answer, answered) = oneshot::channel();
        let waiting = QueuedMove { table: row.id.clone(), given, answer };
        self.0.send(waiting).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

fn stopped() -> StoreError {
    StoreError::OutcomeUnknown("the writer has stopped".to_owned())
}

struct MoveWriter {
    address: String,
    node: String,
    outage: Arc<OutageDetector>,
    connection: Option<(AnyConnection, Instant)>,
}

/// Why a batch was not stored.
enum Failed {
    /// It never reached the database.
    NotSent(StoreError),
    /// The database rejected the whole batch.
    Refused(sqlx::Error),
    /// A database outage: nothing was stored.
    Interrupted(StoreError),
    /// The connection was lost before the answer arrived.
    Lost(String),
}

impl MoveWriter {
    async fn run(mut self, waiting: Arc<Mutex<mpsc::Receiver<QueuedMove>>>) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            if waiting.lock().await.recv_many(&mut batch, BATCH).await == 0 {
                break;
            }
            metrics::histogram!("manicule_commit_batch").record(batch.len() as f64);
            self.store(std::mem::take(&mut batch)).await;
        }
        if let Some((connection, _)) = self.connection {
            let _ = connection.close().await;
        }
    }

    async fn store(&mut self, batch: Vec<QueuedMove>) {
        let given = |batch: &[QueuedMove]| {
            let moves: Vec<&str> = batch.iter().map(|waiting| waiting.given.as_str()).collect();
            format!("[{}]", moves.join(","))
        };
        match self.store_for_sure(&given(&batch)).await {
            // One of them is at fault: store each separately, so that it does not affect the others.
            Err(Failed::Refused(error)) if batch.len() > 1 => {
                tracing::error!(%error, moves = batch.len(), "the database rejected a batch of moves");
                for waiting in batch {
                    let stored = self.store_for_sure(&given(std::slice::from_ref(&waiting))).await;
                    answer(vec![waiting], stored);
                }
            }
            stored => answer(batch, stored),
        }
    }

    /// Retries if the connection is lost before the answer. Nothing is stored twice, because the tables' revisions have
    /// changed; the entries then show which moves were stored the first time.
    async fn store_for_sure(&mut self, given: &str) -> Result<HashSet<String>, Failed> {
        match self.ask(STORE, given, true).await {
            Err(Failed::Lost(error)) => {
                let lost = |_| Failed::Lost(error.clone());
                let mut stored = self.ask(STORE, given, true).await.map_err(lost)?;
                stored.extend(self.ask(FIND, given, false).await.map_err(lost)?);
                Ok(stored)
            }
            Err(Failed::Interrupted(_)) => self.ask(STORE, given, true).await,
            asked => asked,
        }
    }

    async fn ask(&mut self, statement: &'static str, given: &str, tell: bool) -> Result<HashSet<String>, Failed> {
        self.outage.check().map_err(Failed::NotSent)?;
        let (mut connection, opened) = match self.connection.take() {
            Some((connection, opened)) if self.outage.trusts(opened.elapsed()) => (connection, opened),
            _ => (self.connect().await?, Instant::now()),
        };
        let mut query = sqlx::query_scalar::<_, String>(statement).bind(given.to_owned());
        if tell {
            query = query.bind(CHANNEL).bind(self.node.clone());
        }
        // The connection is closed unless it is put back.
        match self.outage.wait_for(query.fetch_all(&mut connection)).await {
            Some(Ok(stored)) => {
                self.connection = Some((connection, opened));
                Ok(stored.into_iter().collect())
            }
            Some(Err(error)) => match StoreError::of_commit(error) {
                error @ StoreError::Database(_) if error.is_outage() => Err(Failed::Interrupted(error)),
                StoreError::Database(error) => Err(Failed::Refused(error)),
                error => Err(Failed::Lost(error.to_string())),
            },
            None => Err(Failed::Lost("the database does not respond".to_owned())),
        }
    }

    async fn connect(&mut self) -> Result<AnyConnection, Failed> {
        let connecting = async {
            let mut connection = AnyConnection::connect(&self.address).await?;
            connection.execute(sqlx::raw_sql(BY_INDEX)).await?;
            Ok(connection)
        };
        match self.outage.wait_for(connecting).await {
            Some(Ok(connection)) => Ok(connection),
            Some(Err(error)) => {
                self.outage.is_alive().await;
                Err(Failed::NotSent(StoreError::Database(error)))
            }
            None => Err(Failed::NotSent(StoreError::Unavailable("it does not respond".to_owned()))),
        }
    }
}

fn answer(batch: Vec<QueuedMove>, stored: Result<HashSet<String>, Failed>) {
    if let Err(Failed::Lost(error)) = &stored {
        tracing::error!(error, moves = batch.len(), "unknown whether moves were stored");
    }
    for QueuedMove { table, answer, .. } in batch {
        let outcome = match &stored {
            Ok(stored) if stored.contains(&table) => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(Failed::NotSent(error) | Failed::Interrupted(error)) => Err(StoreError::Unavailable(error.to_string())),
            Err(Failed::Refused(error)) => Err(StoreError::Refused(error.to_string())),
            Err(Failed::Lost(error)) => Err(StoreError::OutcomeUnknown(error.clone())),
        };
        // The caller may be gone; what is stored stays stored.
        let _ = answer.send(outcome);
    }
}
