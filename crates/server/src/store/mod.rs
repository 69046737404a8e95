//! What is kept: people, tables, every entry of every game. One set of statements for SQLite and PostgreSQL.

mod address;
mod batch;
mod chat;
mod cookies;
mod error;
mod file;
mod health;
mod keys;
mod moves;
mod people;
mod personal;
mod pulse;
mod row;
mod sessions;
mod tables;
mod writer;

pub use chat::Line;
pub use error::{StoreError, Stored};
pub use file::create as create_private_file;
pub use keys::{Scope, Scopes};
pub use people::{AlsoEnd, Arrived, NoAccount, Person};
pub use row::{Entry, EntryKind, OnTimeout, Row, SeatKind, SeatRow, Status, TableResult, TableSettings};
pub use sessions::session_id;
pub use tables::{Change, List, Place, Whose};

use batch::MoveWriters;
use futures_util::future::BoxFuture;
use health::Health;
use pulse::Pulse;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use writer::{IfItFails, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// PostgreSQL's channel on which nodes tell each other what they stored.
pub const CHANNEL: &str = "manicule";
/// How long a first connection to PostgreSQL may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a request waits for one of the connections.
const ACQUIRE: Duration = Duration::from_secs(10);

#[derive(Clone)]
pub struct Store {
    /// Queries on it go through `read`.
    pool: AnyPool,
    backend: Backend,
    health: Arc<Health>,
}

#[derive(Clone)]
enum Backend {
    /// One writer, which commits the changes of many tables at once.
    Sqlite(Writer),
    Postgres {
        pulse: Arc<Pulse>,
        moves: MoveWriters,
    },
}

/// What becomes of a database that is not there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum IfMissing {
    Create,
    Fail,
}

impl Store {
    /// Opens the database and brings it up to date. `node` signs the notices to other nodes.
    pub async fn open(address: &str, if_missing: IfMissing, node: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        let store = if let Some(file) = address.strip_prefix("sqlite:") {
            Store::open_sqlite(file.trim_start_matches("//"), if_missing).await?
        } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            Store::open_postgres(address, node).await?
        } else {
            return Err(address::unknown(address));
        };
        store.hash_session_tokens().await?;
        Ok(store)
    }

    async fn open_sqlite(file: &str, if_missing: IfMissing) -> Stored<Store> {
        let path = Path::new(file);
        if if_missing == IfMissing::Fail && !path.exists() {
            return Err(StoreError::Missing(file.to_owned()));
        }
        file::make_private(path).map_err(|error| StoreError::File(file.to_owned(), error))?;
        let url = format!("sqlite://{file}?mode=rw");
        let options = AnyPoolOptions::new().after_connect(|connection, _| Box::pin(durable(connection)));
        let pool = options.max_connections(4).connect(&url).await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Store { pool, backend: Backend::Sqlite(Writer::start(url)), health: Arc::default() })
    }

    async fn open_postgres(address: &str, node: &str) -> Stored<Store> {
        address::check_parameters(address)?;
        // A connection of its own tells why there is none, where a pool would only say that it waited.
        let connecting = tokio::time::timeout(CONNECT, AnyConnection::connect(address)).await;
        let connection = connecting.map_err(|_| away())?.map_err(address::without_secrets)?;
        let pulse = Pulse::new(address, connection);
        let trusting = Arc::clone(&pulse);
        let pool = AnyPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(ACQUIRE)
            .test_before_acquire(false)
            .before_acquire(move |connection, about| {
                let trusted = trusting.trusts(about.age);
                Box::pin(async move {
                    if trusted {
                        connection.ping().await?;
                    }
                    Ok(trusted)
                })
            })
            .connect(address)
            .await?;
        MIGRATIONS.run(&pool).await?;
        let moves = MoveWriters::start(address, node, &pulse);
        Ok(Store { pool, backend: Backend::Postgres { pulse, moves }, health: Arc::default() })
    }

    /// Several nodes may use this database.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres { .. })
    }

    /// Waits for a query, as long as the database is there.
    async fn read<T>(&self, query: impl Future<Output = sqlx::Result<T>>) -> Stored<T> {
        let Backend::Postgres { pulse, .. } = &self.backend else { return Ok(query.await?) };
        pulse.check()?;
        match pulse.wait_for(query).await {
            Some(done) => Ok(done?),
            None => Err(away()),
        }
    }

    /// Stores something in one transaction. When this returns, it is on the disk.
    async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        let stored = match &self.backend {
            Backend::Sqlite(writer) => writer.write(IfItFails::Undo, work).await,
            Backend::Postgres { pulse, .. } => self.transact(pulse, work).await,
        };
        self.note_outcome(stored)
    }

    async fn transact<T, W>(&self, pulse: &Arc<Pulse>, work: W) -> Stored<T>
    where
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        pulse.check()?;
        let begun = pulse.wait_for(async {
            let mut transaction = self.pool.begin().await?;
            let done = work(&mut transaction).await?;
            Ok((transaction, done))
        });
        let (transaction, done) = begun.await.unwrap_or_else(|| Err(away()))?;
        match pulse.wait_for(transaction.commit()).await {
            Some(Ok(())) => Ok(done),
            Some(Err(error)) => Err(StoreError::of_commit(error)),
            None => Err(StoreError::OutcomeUnknown("the database does not answer".to_owned())),
        }
    }

    /// A write that failed is a reason to look whether the database is well.
    fn note_outcome<T>(&self, stored: Stored<T>) -> Stored<T> {
        if let Err(error) = &stored
            && (error.is_outage() || matches!(error, StoreError::OutcomeUnknown(_)))
        {
            self.note_failure();
        }
        stored
    }

    /// Copies the whole SQLite database into an empty file, while it is in use.
    pub async fn backup(&self, file: &str) -> Stored<()> {
        sqlx::query("VACUUM INTO $1").bind(file.to_owned()).execute(&self.pool).await?;
        Ok(())
    }
}

fn away() -> StoreError {
    StoreError::Unavailable("it does not answer".to_owned())
}

/// What was acknowledged survives a power cut.
async fn durable(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA busy_timeout = 10000",
        "PRAGMA foreign_keys = ON",
    ] {
        connection.execute(pragma).await?;
    }
    Ok(())
}
