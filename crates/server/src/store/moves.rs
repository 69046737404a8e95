//! The change that happens all the time: a move. It goes to the database in one errand, because what a move costs is
//! above all the waiting between two threads or two machines.

use super::tables::{bind_row, text, update_row_sql, word};
use super::writer::IfItFails;
use super::{CHANNEL, Entry, Row, Store, StoreError, Stored};
use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// Where the revision is another, neither statement does anything.
const ON_SQLITE: &str = concat!(
    "INSERT INTO entries (table_id, seq, kind, seat, action, events, at) ",
    "SELECT id, $6, $14, $15, $16, $17, $18 FROM tables WHERE id = $1 AND revision = $2; ",
    update_row_sql!()
);

/// A statement is a transaction of its own. The other nodes are told when it is committed.
const ON_POSTGRES: &str = concat!(
    "WITH changed AS (",
    update_row_sql!(),
    " RETURNING id) INSERT INTO entries (table_id, seq, kind, seat, action, events, at) ",
    "SELECT id, $6, $14, $15, $16, $17, $18 FROM changed ",
    "RETURNING (SELECT 1 FROM (SELECT pg_notify($19, $20)) AS told)"
);

impl Store {
    /// Stores an entry and the table as it is then, unless somebody else changed the table meanwhile.
    pub(super) async fn store_move(&self, row: &Row, entry: &Entry, notice: String) -> Stored<()> {
        match &self.writer {
            Some(writer) => {
                let query = bind(ON_SQLITE, row, entry);
                let both = writer.write(IfItFails::NothingIsLeft, |c| {
                    Box::pin(async move { Ok(query.execute(c).await?.rows_affected()) })
                });
                all_or_conflict(both.await?, 2)
            }
            None => {
                let query = bind(ON_POSTGRES, row, entry).bind(CHANNEL).bind(notice);
                all_or_conflict(query.execute(&self.pool).await?.rows_affected(), 1)
            }
        }
    }
}

fn bind(sql: &'static str, row: &Row, entry: &Entry) -> Query<'static, Any, AnyArguments> {
    bind_row(sqlx::query(sql), row)
        .bind(word(&entry.kind))
        .bind(entry.seat.map(|seat| i64::from(seat.0)))
        .bind(entry.action.as_ref().map(text))
        .bind(text(&entry.told))
        .bind(entry.at)
}

fn all_or_conflict(rows: u64, all: u64) -> Stored<()> {
    if rows == all { Ok(()) } else { Err(StoreError::Conflict) }
}
