//! Storage: people, tables, and every entry of every game. The same statements serve SQLite and PostgreSQL.

mod address;
mod batch;
mod chat;
mod cookies;
mod error;
mod file;
mod health;
mod keys;
mod moves;
mod notice;
mod outage;
mod people;
mod personal;
mod row;
mod sessions;
mod table_list;
mod tables;
mod writer;

pub use chat::ChatLine;
pub use error::{StoreError, StoreResult};
pub use file::create as create_private_file;
pub use keys::{BotKey, Scope, Scopes};
pub use notice::{Envelope, NodeNotice};
pub use people::{AccountError, NewSession, Person, Revoke};
pub use personal::{OwnLine, OwnTable};
pub use row::{Entry, EntryKind, OnTimeout, SeatKind, SeatRow, Status, TableResult, TableRow, TableSettings};
pub use sessions::{Session, session_id};
pub use table_list::{PageCursor, TableQuery, TableScope};
pub use tables::Change;

use batch::MoveWriters;
use futures_util::future::BoxFuture;
use health::Health;
use outage::OutageDetector;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use writer::{OnError, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The PostgreSQL channel on which nodes notify each other.
pub const CHANNEL: &str = "manicule";
/// Timeout of the first connection to PostgreSQL.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a request waits for a pooled connection.
const ACQUIRE: Duration = Duration::from_secs(10);

#[derive(Clone)]
pub struct Store {
    /// Run queries through `read`.
    pool: AnyPool,
    backend: Backend,
    health: Arc<Health>,
}

#[derive(Clone)]
enum Backend {
    /// A single writer that commits the changes of many tables at once.
    Sqlite(Writer),
    Postgres {
        outage: Arc<OutageDetector>,
        moves: MoveWriters,
    },
}

/// What to do if the database does not exist.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum IfMissing {
    Create,
    Fail,
}

impl Store {
    /// Opens and migrates the database. `node` is the sender of notices to other nodes.
    pub async fn open(address: &str, if_missing: IfMissing, node: &str) -> StoreResult<Store> {
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

    async fn open_sqlite(file: &str, if_missing: IfMissing) -> StoreResult<Store> {
        let path = Path::new(file);
        if if_missing == IfMissing::Fail && !path.exists() {
            return Err(StoreError::Missing(file.to_owned()));
        }
        file::make_private(path).map_err(|error| StoreError::File(file.to_owned(), error))?;
        let url = format!("sqlite://{file}?mode=rw");
        let options = AnyPoolOptions::new().after_connect(|connection, _| Box::pin(set_pragmas(connection)));
        let pool = options.max_connections(4).connect(&url).await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Store { pool, backend: Backend::Sqlite(Writer::start(url)), health: Arc::default() })
    }

    async fn open_postgres(address: &str, node: &str) -> StoreResult<Store> {
        address::check_parameters(address)?;
        // Connect once without the pool: a pool would only report a timeout.
        let connecting = tokio::time::timeout(CONNECT, AnyConnection::connect(address)).await;
        let connection = connecting.map_err(|_| unavailable())?.map_err(address::without_secrets)?;
        let outage = OutageDetector::new(address, connection);
        let outage_detector = Arc::clone(&outage);
        let pool = AnyPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(ACQUIRE)
            .test_before_acquire(false)
            .before_acquire(move |connection, about| {
                let trusted = outage_detector.trusts(about.age);
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
        let moves = MoveWriters::start(address, node, &outage);
        Ok(Store { pool, backend: Backend::Postgres { outage, moves }, health: Arc::default() })
    }

    /// Several nodes may use this database.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres { .. })
    }

    /// Runs a query; fails fast during an outage.
    async fn read<T>(&self, query: impl Future<Output = sqlx::Result<T>>) -> StoreResult<T> {
        let Backend::Postgres { outage, .. } = &self.backend else { return Ok(query.await?) };
        outage.check()?;
        match outage.wait_for(query).await {
            Some(done) => Ok(done?),
            None => Err(unavailable()),
        }
    }

    /// Runs `work` in a transaction. When this returns, it is on disk.
    async fn write<T, W>(&self, work: W) -> StoreResult<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
    {
        let stored = match &self.backend {
            Backend::Sqlite(writer) => writer.write(OnError::RollBack, work).await,
            Backend::Postgres { outage, .. } => self.transact(outage, work).await,
        };
        self.note_outcome(stored)
    }

    async fn transact<T, W>(&self, outage: &Arc<OutageDetector>, work: W) -> StoreResult<T>
    where
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, StoreResult<T>> + Send + 'static,
    {
        outage.check()?;
        let begun = outage.wait_for(async {
            let mut transaction = self.pool.begin().await?;
            let done = work(&mut transaction).await?;
            Ok((transaction, done))
        });
        let (transaction, done) = begun.await.unwrap_or_else(|| Err(unavailable()))?;
        match outage.wait_for(transaction.commit()).await {
            Some(Ok(())) => Ok(done),
            Some(Err(error)) => Err(StoreError::of_commit(error)),
            None => Err(StoreError::OutcomeUnknown("the database does not respond".to_owned())),
        }
    }

    /// A failed write invalidates the cached health.
    fn note_outcome<T>(&self, stored: StoreResult<T>) -> StoreResult<T> {
        if let Err(error) = &stored
            && (error.is_outage() || matches!(error, StoreError::OutcomeUnknown(_)))
        {
            self.note_failure();
        }
        stored
    }

    /// Copies the whole SQLite database into an empty file, even while it is in use.
    pub async fn backup(&self, file: &str) -> StoreResult<()> {
        sqlx::query("VACUUM INTO $1").bind(file.to_owned()).execute(&self.pool).await?;
        Ok(())
    }
}

fn unavailable() -> StoreError {
    StoreError::Unavailable("it does not respond".to_owned())
}

/// Acknowledged writes survive a power cut.
async fn set_pragmas(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
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
