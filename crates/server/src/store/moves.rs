//! Storing a move, the most frequent change. Moves are stored in batches, because most of the cost is waiting for another
//! thread, another machine or the disk.

use super::tables::{bind_row, text, update_row_sql, word};
use super::writer::OnError;
use super::{Backend, Entry, Store, StoreError, StoreResult, TableRow};
use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// If the revision has changed, neither statement has an effect.
const ON_SQLITE: &str = concat!(
    "INSERT INTO entries (table_id, seq, kind, seat, action, events, at) ",
    "SELECT id, $6, $14, $15, $16, $17, $18 FROM tables WHERE id = $1 AND revision = $2; ",
    update_row_sql!()
);

impl Store {
    /// Stores an entry and the table it leads to, unless the table was changed in the meantime.
    pub(super) async fn store_move(&self, row: &TableRow, entry: &Entry) -> StoreResult<()> {
        let stored = match &self.backend {
            Backend::Sqlite(writer) => {
                let query = bind(ON_SQLITE, row, entry);
                let both = writer.write(OnError::AbortBatch, |c| {
                    Box::pin(async move { Ok(query.execute(c).await?.rows_affected()) })
                });
                both.await.and_then(all_or_conflict)
            }
            Backend::Postgres { moves, .. } => moves.store(row, entry).await,
        };
        self.note_outcome(stored)
    }
}

fn bind(sql: &'static str, row: &TableRow, entry: &Entry) -> Query<'static, Any, AnyArguments> {
    bind_row(sqlx::query(sql), row)
        .bind(word(&entry.kind))
        .bind(entry.seat.map(|seat| i64::from(seat.0)))
        .bind(entry.action.as_ref().map(text))
        .bind(text(&entry.told))
        .bind(entry.at)
}

/// Two rows: the entry and the table.
fn all_or_conflict(rows: u64) -> StoreResult<()> {
    if rows == 2 { Ok(()) } else { Err(StoreError::Conflict) }
}
