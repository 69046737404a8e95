//! What is kept: people, tables, every entry of every game. One set of statements for SQLite and PostgreSQL.

mod chat;
mod file;
mod keys;
mod moves;
mod people;
mod personal;
mod row;
mod sessions;
mod tables;
mod writer;

pub use chat::Line;
pub use keys::{Scope, Scopes};
pub use people::{AlsoEnd, Arrived, NoAccount, Person};
pub use row::{Entry, EntryKind, OnTimeout, Row, SeatKind, SeatRow, Status, TableResult, TableSettings};
pub use sessions::session_id;
pub use tables::{Change, List};

use futures_util::future::BoxFuture;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::path::Path;
use writer::{IfItFails, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// PostgreSQL's channel on which nodes tell each other what they stored.
pub const CHANNEL: &str = "manicule";

#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    /// SQLite has one writer, which commits the changes of many tables at once. PostgreSQL does this by itself.
    writer: Option<Writer>,
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another node changed the table first.
    #[error("the table was changed by somebody else meanwhile")]
    Conflict,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("{0:?} is neither sqlite:FILE nor postgres://…")]
    Address(String),
    #[error("the database file {0}: {1}")]
    File(String, std::io::Error),
    #[error("the writer of the database has stopped")]
    Stopped,
}

pub type Stored<T> = Result<T, StoreError>;

impl From<StoreError> for crate::Problem {
    fn from(error: StoreError) -> crate::Problem {
        crate::Problem::internal(&error)
    }
}

impl Store {
    /// Opens the database, creates it on first use and brings it up to date.
    pub async fn open(address: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        if let Some(file) = address.strip_prefix("sqlite:") {
            let file = file.trim_start_matches("//");
            file::make_private(Path::new(file)).map_err(|error| StoreError::File(file.to_owned(), error))?;
            let url = format!("sqlite://{file}?mode=rwc");
            let options = AnyPoolOptions::new().after_connect(|connection, _| Box::pin(durable(connection)));
            let pool = options.max_connections(4).connect(&url).await?;
            MIGRATIONS.run(&pool).await?;
            let mut connection = AnyConnection::connect(&url).await?;
            durable(&mut connection).await?;
            let store = Store { pool, writer: Some(Writer::start(connection)) };
            store.hash_session_tokens().await?;
            Ok(store)
        } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let pool = AnyPoolOptions::new().max_connections(16).connect(address).await?;
            MIGRATIONS.run(&pool).await?;
            let store = Store { pool, writer: None };
            store.hash_session_tokens().await?;
            Ok(store)
        } else {
            Err(StoreError::Address(address.to_owned()))
        }
    }

    pub async fn healthy(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// Several nodes may use this database.
    pub fn is_shared(&self) -> bool {
        self.writer.is_none()
    }

    /// Stores something in one transaction. When this returns, it is on the disk.
    async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> BoxFuture<'c, Stored<T>> + Send + 'static,
    {
        if let Some(writer) = &self.writer {
            return writer.write(IfItFails::Undo, work).await;
        }
        let mut transaction = self.pool.begin().await?;
        let done = work(&mut transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }

    /// A value that is made once and then the same for all nodes.
    pub async fn setting(&self, name: &'static str, fresh: String) -> Stored<String> {
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                    .bind(name)
                    .bind(fresh)
                    .execute(&mut *c)
                    .await?;
                let read = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
                Ok(read.fetch_one(&mut *c).await?)
            })
        })
        .await
    }

    /// A copy of the whole SQLite database in a new file, while it is in use.
    pub async fn backup(&self, file: &str) -> Stored<()> {
        file::create(Path::new(file)).map_err(|error| StoreError::File(file.to_owned(), error))?;
        sqlx::query("VACUUM INTO $1").bind(file.to_owned()).execute(&self.pool).await?;
        Ok(())
    }
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
