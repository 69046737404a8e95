//! SQLite's one writer. Whatever waits is stored in one transaction, so that one flush to the disk serves many tables.

use super::{StoreError, Stored, durable};
use futures_util::future::BoxFuture;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::{mpsc, oneshot};

/// More than this are not committed at once, so that nobody waits long.
const BATCH: usize = 256;

type Errand = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Done> + Send>;

/// What becomes of a piece of work that failed halfway.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum IfItFails {
    /// It is undone, so that it does not take the others' work with it.
    Undo,
    /// It cannot fail by itself, and saves the precaution. Should the database fail it, the whole transaction fails.
    NothingIsLeft,
}

struct Work {
    errand: Errand,
    if_it_fails: IfItFails,
}

/// What became of a piece of work, to be told when it is committed.
struct Done {
    worked: bool,
    tell: Box<dyn FnOnce(Stored<()>) + Send>,
}

#[derive(Clone)]
pub struct Writer(mpsc::Sender<Work>);

impl Writer {
    pub fn start(url: String) -> Writer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(run(url, receiver));
        Writer(sender)
    }

    pub async fn write<T, W>(&self, if_it_fails: IfItFails, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let errand: Errand = Box::new(move |connection| {
            Box::pin(async move {
                let outcome = work(connection).await;
                let worked = outcome.is_ok();
                let tell = Box::new(move |committed: Stored<()>| {
                    // The one who asked may have gone away; what is stored stays stored.
                    let _ = answer.send(outcome.and_then(|done| committed.map(|()| done)));
                });
                Done { worked, tell }
            })
        });
        let stopped = || StoreError::Unavailable("its writer has stopped".to_owned());
        self.0.send(Work { errand, if_it_fails }).await.map_err(|_| stopped())?;
        // A piece of work that was not begun is dropped: nothing of it is stored.
        answered.await.map_err(|_| StoreError::Unavailable("the transaction failed".to_owned()))?
    }
}

/// A failed transaction, and what it means for all work in it.
enum Failed {
    NothingStored(String),
    OutcomeUnknown(String),
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        Failed::NothingStored(error.to_string())
    }
}

async fn run(url: String, mut waiting: mpsc::Receiver<Work>) {
    let mut connection = None;
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("manicule_commit_batch").record(batch.len() as f64);
        let mut all_done = Vec::with_capacity(batch.len());
        let stored = store(&url, &mut connection, &mut batch, &mut all_done).await;
        // Whatever was not begun because the transaction failed is dropped, and its sender hears that.
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

/// Stores a batch. After a failure the connection is closed, because nobody knows whether its transaction is still open:
/// the next batch begins with a new one.
async fn store(
    url: &str,
    connection: &mut Option<AnyConnection>,
    batch: &mut Vec<Work>,
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
    durable(&mut connection).await?;
    Ok(connection)
}

async fn transact(
    connection: &mut AnyConnection,
    batch: &mut Vec<Work>,
    all_done: &mut Vec<Done>,
) -> Result<(), Failed> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for Work { errand, if_it_fails } in batch.drain(..) {
        let undoable = if_it_fails == IfItFails::Undo;
        if undoable {
            transaction.execute("SAVEPOINT work").await?;
        }
        let done = errand(&mut transaction).await;
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
