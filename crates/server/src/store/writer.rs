//! The single SQLite writer. All waiting jobs share one transaction, so that one disk flush serves many tables.

use super::{StoreError, StoreResult, set_pragmas};
use futures_util::future::BoxFuture;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::{mpsc, oneshot};

/// The largest batch, to bound the latency.
const BATCH: usize = 256;

type JobFn = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Done> + Send>;

/// What to do when a job fails halfway.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OnError {
    /// Roll this job back and keep the others.
    RollBack,
    /// Abort the whole batch. Saves the savepoint for a job that fails only if the database does.
    AbortBatch,
}

struct Job {
    run: JobFn,
    on_error: OnError,
}

/// The outcome of a job, reported after the commit.
struct Done {
    worked: bool,
    tell: Box<dyn FnOnce(StoreResult<()>) + Send>,
}

#[derive(Clone)]
pub struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub fn start(url: String) -> Writer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(run_writer(url, receiver));
        Writer(sender)
    }

    pub async fn write<T, W>(&self, on_error: OnError, work: W) -> StoreResult<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let run: JobFn = Box::new(move |connection| {
            Box::pin(async move {
                let outcome = work(connection).await;
                let worked = outcome.is_ok();
                let tell = Box::new(move |committed: StoreResult<()>| {
                    // The caller may be gone; what is stored stays stored.
                    let _ = answer.send(outcome.and_then(|done| committed.map(|()| done)));
                });
                Done { worked, tell }
            })
        });
        let stopped = || StoreError::Unavailable("its writer has stopped".to_owned());
        self.0.send(Job { run, on_error }).await.map_err(|_| stopped())?;
        // A job that never ran was dropped: nothing of it is stored.
        answered.await.map_err(|_| StoreError::Unavailable("the transaction failed".to_owned()))?
    }
}

/// A failed transaction, and what it means for all its jobs.
enum Failed {
    NothingStored(String),
    OutcomeUnknown(String),
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        Failed::NothingStored(error.to_string())
    }
}

async fn run_writer(url: String, mut waiting: mpsc::Receiver<Job>) {
    let mut connection = None;
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("manicule_commit_batch").record(batch.len() as f64);
        let mut all_done = Vec::with_capacity(batch.len());
        let stored = run_batch(&url, &mut connection, &mut batch, &mut all_done).await;
        // Jobs that did not run because the transaction failed are dropped, which notifies their callers.
        batch.clear();
        if let Err(Failed::NothingStored(error) | Failed::OutcomeUnknown(error)) = &stored {
            tracing::error!(error, "a transaction failed");
        }
        for done in all_done {
            (done.tell)(match &stored {
                Ok(()) => Ok(()),
                Err(Failed::NothingStored(error)) => Err(StoreError::Unavailable(error.clone())),
                Err(Failed::OutcomeUnknown(error)) => Err(StoreError::OutcomeUnknown(error.clone())),
            });
        }
    }
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// Runs a batch. After a failure the connection is closed, because its transaction may still be open; the next batch
/// opens a new one.
async fn run_batch(
    url: &str,
    connection: &mut Option<AnyConnection>,
    batch: &mut Vec<Job>,
    all_done: &mut Vec<Done>,
) -> Result<(), Failed> {
    let mut used = match connection.take() {
        Some(connection) => connection,
        None => open(url).await?,
    };
    match transact(&mut used, batch, all_done).await {
        Ok(()) => {
            *connection = Some(used);
            Ok(())
        }
        Err(failed) => {
            let _ = used.close_hard().await;
            Err(failed)
        }
    }
}

async fn open(url: &str) -> sqlx::Result<AnyConnection> {
    let mut connection = AnyConnection::connect(url).await?;
    set_pragmas(&mut connection).await?;
    Ok(connection)
}

async fn transact(
    connection: &mut AnyConnection,
    batch: &mut Vec<Job>,
    all_done: &mut Vec<Done>,
) -> Result<(), Failed> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for Job { run, on_error } in batch.drain(..) {
        let undoable = on_error == OnError::RollBack;
        if undoable {
            transaction.execute("SAVEPOINT work").await?;
        }
        let done = run(&mut transaction).await;
        if undoable && !done.worked {
            transaction.execute("ROLLBACK TO work").await?;
        }
        if undoable {
            transaction.execute("RELEASE work").await?;
        }
        let halfway = !undoable && !done.worked;
        all_done.push(done);
        if halfway {
            return Err(Failed::NothingStored("a move could not be stored".to_owned()));
        }
    }
    transaction.commit().await.map_err(|error| match StoreError::of_commit(error) {
        StoreError::OutcomeUnknown(error) => Failed::OutcomeUnknown(error),
        error => Failed::NothingStored(error.to_string()),
    })
}
