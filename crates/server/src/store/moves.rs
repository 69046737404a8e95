//! The change that happens all the time: a move. Many of them are stored at once, because what a move costs is above all
//! the waiting between two threads or two machines, and for the disk.

use super::tables::{bind_row, text, update_row_sql, word};
use super::writer::IfItFails;
use super::{Backend, Entry, Row, Store, StoreError, Stored};
use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// Where the revision is another, neither statement does anything.
const ON_SQLITE: &str = concat!(
    "INSERT INTO entries (table_id, seq, kind, seat, action, events, at) ",
    "SELECT id, $6, $14, $15, $16, $17, $18 FROM tables WHERE id = $1 AND revision = $2; ",
    update_row_sql!()
);

impl Store {
    /// Stores an entry and the table as it is then, unless somebody else changed the table meanwhile.
    pub(super) async fn store_move(&self, row: &Row, entry: &Entry) -> Stored<()> {
        let stored = match &self.backend {
            Backend::Sqlite(writer) => {
                let query = bind(ON_SQLITE, row, entry);
                let both = writer.write(IfItFails::NothingIsLeft, |c| {
                    Box::pin(async move { Ok(query.execute(c).await?.rows_affected()) })
                });
                both.await.and_then(all_or_conflict)
            }
            Backend::Postgres { moves, .. } => moves.store(row, entry).await,
        };
        self.note_outcome(stored)
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

/// Both the entry and the table.
fn all_or_conflict(rows: u64) -> Stored<()> {
    if rows == 2 { Ok(()) } else { Err(StoreError::Conflict) }
}
