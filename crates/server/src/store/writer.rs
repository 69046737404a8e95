//! SQLite's one writer. Whatever waits is stored in one transaction, so that one flush to the disk serves many tables.

use super::{StoreError, Stored};
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
    pub fn start(connection: AnyConnection) -> Writer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(run(connection, receiver));
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
        self.0.send(Work { errand, if_it_fails }).await.map_err(|_| StoreError::Stopped)?;
        answered.await.map_err(|_| StoreError::Stopped)?
    }
}

async fn run(mut connection: AnyConnection, mut waiting: mpsc::Receiver<Work>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("manicule_commit_batch").record(batch.len() as f64);
        let mut all_done = Vec::with_capacity(batch.len());
        let committed = store(&mut connection, &mut batch, &mut all_done).await;
        // Whatever was not begun because the transaction failed is dropped, and its sender hears that.
        batch.clear();
        let failure = committed.err().map(|error| error.to_string());
        if let Some(failure) = &failure {
            tracing::error!(error = failure, "a transaction failed");
        }
        for done in all_done {
            let committed = match &failure {
                None => Ok(()),
                Some(failure) => Err(StoreError::Database(sqlx::Error::Protocol(failure.clone()))),
            };
            (done.tell)(committed);
        }
    }
    let _ = connection.close().await;
}

async fn store(connection: &mut AnyConnection, batch: &mut Vec<Work>, all_done: &mut Vec<Done>) -> sqlx::Result<()> {
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
            return Err(sqlx::Error::Protocol("a move could not be stored".to_owned()));
        }
    }
    transaction.commit().await
}
