//! Storage errors.

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another node changed the table first.
    #[error("the table was changed in the meantime")]
    Conflict,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The database rejected this, and would do so again.
    #[error("rejected by the database: {0}")]
    Refused(String),
    /// A database outage. Nothing was stored.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The database failed during a commit.
    #[error("unknown whether this was stored: {0}")]
    OutcomeUnknown(String),
    #[error("cannot migrate the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("{0}")]
    Address(String),
    #[error("there is no database {0}: give the address of an existing one with --database")]
    Missing(String),
    #[error("{0}: {1}")]
    File(String, std::io::Error),
}

pub type StoreResult<T> = Result<T, StoreError>;

impl StoreError {
    /// The database is temporarily unusable; the statement is not at fault.
    pub fn is_outage(&self) -> bool {
        match self {
            StoreError::Unavailable(_) => true,
            StoreError::Database(error) => is_outage(error),
            _ => false,
        }
    }

    /// What a failed commit means: if the database itself rejected it, nothing was stored; otherwise nobody knows.
    pub fn of_commit(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(refusal) if refusal.try_downcast_ref::<PgDatabaseError>().is_some() => {
                StoreError::Database(error)
            }
            sqlx::Error::Database(refusal) if sqlite_code(refusal.as_ref()) == Some(SQLITE_FULL) => {
                StoreError::Database(error)
            }
            _ => StoreError::OutcomeUnknown(error.to_string()),
        }
    }
}

const SQLITE_BUSY: i32 = 5;
const SQLITE_NOMEM: i32 = 7;
const SQLITE_READONLY: i32 = 8;
const SQLITE_IOERR: i32 = 10;
const SQLITE_FULL: i32 = 13;
const SQLITE_CANTOPEN: i32 = 14;

/// SQLite's primary result code.
fn sqlite_code(error: &dyn DatabaseError) -> Option<i32> {
    let code: i32 = error.try_downcast_ref::<SqliteError>()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

/// No connection, the disk is full, or the database server is starting or stopping.
fn is_outage(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        // The driver's error for a connection that is cut in the middle of a message.
        | sqlx::Error::Protocol(_)
        | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(error) => {
            if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
                let state = error.code();
                // Connection exceptions, too few resources, system errors; stopping, starting; read-only.
                return ["08", "53", "58", "57P"].iter().any(|class| state.starts_with(class)) || state == "25006";
            }
            sqlite_code(error.as_ref()).is_some_and(|code| {
                [SQLITE_BUSY, SQLITE_NOMEM, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].contains(&code)
            })
        }
        _ => false,
    }
}
