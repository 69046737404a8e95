//! Tables and the entries of their games.

use super::{CHANNEL, Entry, Envelope, NodeNotice, SeatRow, Store, StoreError, StoreResult, TableRow};
use crate::clock::Time;
use serde::Serialize;
use serde_json::Value;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row as _};
use table::Seat;

/// What is stored in one transaction: the new table row, and the entry that led to it.
#[derive(Clone, Debug)]
pub struct Change {
    pub row: TableRow,
    pub entry: Option<Entry>,
    /// The people in the seats have changed.
    pub seated: bool,
    /// The node that stores it.
    pub node: String,
}

/// Overdue tables read at once.
const OVERDUE: i64 = 100;

pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// An enum as stored in its column, such as `running`.
pub(super) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

fn read<T: serde::de::DeserializeOwned>(row: &AnyRow, column: &'static str) -> sqlx::Result<T> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|error| unreadable(column, error))
}

pub(super) fn read_word<T: serde::de::DeserializeOwned>(row: &AnyRow, column: &'static str) -> sqlx::Result<T> {
    let word: String = row.try_get(column)?;
    serde_json::from_value(Value::String(word)).map_err(|error| unreadable(column, error))
}

fn read_option<T: serde::de::DeserializeOwned>(row: &AnyRow, column: &'static str) -> sqlx::Result<Option<T>> {
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| serde_json::from_str(&text).map_err(|error| unreadable(column, error))).transpose()
}

fn unreadable(column: &str, error: serde_json::Error) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: Box::new(error) }
}

pub(super) fn table(row: &AnyRow) -> sqlx::Result<TableRow> {
    Ok(TableRow {
        id: row.try_get("id")?,
        revision: row.try_get("revision")?,
        status: read_word(row, "status")?,
        game: row.try_get("game")?,
        rules_version: row.try_get("rules_version")?,
        content: row.try_get("content")?,
        options: read(row, "options")?,
        settings: read(row, "settings")?,
        owner: row.try_get("owner")?,
        seats: read(row, "seats")?,
        server_seed: read_word(row, "server_seed")?,
        seating: read(row, "seating")?,
        seq: row.try_get("seq")?,
        to_act: read(row, "to_act")?,
        deadline: row.try_get("deadline")?,
        bot_due: row.try_get::<i64, _>("bot_due")? != 0,
        result: read_option(row, "result")?,
        rematch: row.try_get("rematch")?,
        opened_at: row.try_get("opened_at")?,
        started_at: row.try_get("started_at")?,
        ended_at: row.try_get("ended_at")?,
    })
}

fn entry(row: &AnyRow) -> sqlx::Result<Entry> {
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(Entry {
        seq: row.try_get("seq")?,
        kind: read_word(row, "kind")?,
        seat: seat.map(|seat| Seat(seat as u8)),
        action: read_option(row, "action")?,
        told: read(row, "events")?,
        at: row.try_get("at")?,
    })
}

async fn seat_people(c: &mut AnyConnection, row: &TableRow) -> StoreResult<()> {
    sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(row.id.clone()).execute(&mut *c).await?;
    let mut people: Vec<&String> = row.seats.iter().filter_map(|seat| seat.person.as_ref()).collect();
    people.sort_unstable();
    people.dedup();
    for person in people {
        let insert = sqlx::query("INSERT INTO seated (person, table_id) VALUES ($1, $2)");
        insert.bind(person.clone()).bind(row.id.clone()).execute(&mut *c).await?;
    }
    Ok(())
}

async fn insert_entry(c: &mut AnyConnection, table: &str, entry: Entry) -> StoreResult<()> {
    sqlx::query(
        "INSERT INTO entries (table_id, seq, kind, seat, action, events, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(table.to_owned())
    .bind(entry.seq)
    .bind(word(&entry.kind))
    .bind(entry.seat.map(|seat| i64::from(seat.0)))
    .bind(entry.action.as_ref().map(text))
    .bind(text(&entry.told))
    .bind(entry.at)
    .execute(c)
    .await?;
    Ok(())
}

/// `$1` to `$13` are bound by `bind_row`.
macro_rules! update_row_sql {
    () => {
        "UPDATE tables SET revision = revision + 1, status = $3, seats = $4, seating = $5, seq = $6, to_act = $7, \
         deadline = $8, bot_due = $9, result = $10, rematch = $11, started_at = $12, ended_at = $13 \
         WHERE id = $1 AND revision = $2"
    };
}
pub(super) use update_row_sql;

type AnyQuery = Query<'static, Any, AnyArguments>;

pub(super) fn bind_row(query: AnyQuery, row: &TableRow) -> AnyQuery {
    query
        .bind(row.id.clone())
        .bind(row.revision)
        .bind(word(&row.status))
        .bind(text(&row.seats))
        .bind(text(&row.seating))
        .bind(row.seq)
        .bind(text(&row.to_act))
        .bind(row.deadline)
        .bind(i64::from(row.bot_due))
        .bind(row.result.as_ref().map(text))
        .bind(row.rematch.clone())
        .bind(row.started_at)
        .bind(row.ended_at)
}

async fn update_row(c: &mut AnyConnection, row: &TableRow) -> StoreResult<()> {
    let updated = bind_row(sqlx::query(update_row_sql!()), row).execute(c).await?;
    if updated.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Until it starts, a game may get other options, and it starts with the program's current rules version and content.
async fn update_setup(c: &mut AnyConnection, row: &TableRow) -> StoreResult<()> {
    let update = sqlx::query("UPDATE tables SET rules_version = $2, content = $3, options = $4 WHERE id = $1");
    let update = update.bind(row.id.clone()).bind(row.rules_version).bind(row.content.clone());
    update.bind(text(&row.options)).execute(c).await?;
    Ok(())
}

impl Store {
    pub async fn add_table(&self, row: TableRow) -> StoreResult<()> {
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO tables (id, revision, status, game, rules_version, content, options, settings, \
                     listed, owner, seats, server_seed, seating, seq, to_act, bot_due, opened_at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0, '[]', 0, $14)",
                )
                .bind(row.id.clone())
                .bind(row.revision)
                .bind(word(&row.status))
                .bind(row.game.clone())
                .bind(row.rules_version)
                .bind(row.content.clone())
                .bind(text(&row.options))
                .bind(text(&row.settings))
                .bind(i64::from(row.settings.listed))
                .bind(row.owner.clone())
                .bind(text(&row.seats))
                .bind(row.server_seed.to_string())
                .bind(text(&row.seating))
                .bind(row.opened_at)
                .execute(&mut *c)
                .await?;
                seat_people(c, &row).await
            })
        })
        .await
    }

    /// Stores a change, unless the table was changed since `row.revision` was read.
    pub async fn change(&self, change: Change) -> StoreResult<()> {
        if let (Some(entry), false) = (&change.entry, change.seated) {
            return self.store_move(&change.row, entry).await;
        }
        let notice = NodeNotice::TablesChanged(vec![change.row.id.clone()]);
        let notice = self.is_shared().then(|| Envelope { node: change.node.clone(), notice });
        self.write(move |c| {
            Box::pin(async move {
                update_row(c, &change.row).await?;
                if change.seated {
                    seat_people(c, &change.row).await?;
                    update_setup(c, &change.row).await?;
                }
                if let Some(entry) = change.entry {
                    insert_entry(c, &change.row.id, entry).await?;
                }
                if let Some(notice) = notice {
                    notify(c, notice).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Sends a notice to the other nodes, if there can be any.
    pub async fn announce(&self, notice: Envelope) -> StoreResult<()> {
        if !self.is_shared() {
            return Ok(());
        }
        self.write(move |c| Box::pin(notify(c, notice))).await
    }

    pub async fn table(&self, id: &str) -> StoreResult<Option<TableRow>> {
        let query = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id.to_owned());
        let row = self.read(query.fetch_optional(&self.pool)).await?;
        Ok(row.as_ref().map(table).transpose()?)
    }

    /// Entries after `after`, oldest first.
    pub async fn entries(&self, table: &str, after: i64, limit: i64) -> StoreResult<Vec<Entry>> {
        let query = "SELECT * FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let read = sqlx::query(query).bind(table.to_owned()).bind(after).bind(limit);
        let rows = self.read(read.fetch_all(&self.pool)).await?;
        Ok(rows.iter().map(entry).collect::<sqlx::Result<_>>()?)
    }

    /// The `seq` of this seat's last action, or 0.
    pub async fn last_act(&self, table: &str, seat: Seat) -> StoreResult<i64> {
        let query = "SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = $1 AND seat = $2 AND kind = 'act'";
        let read = sqlx::query_scalar(query).bind(table.to_owned()).bind(i64::from(seat.0));
        self.read(read.fetch_one(&self.pool)).await
    }

    /// Running tables whose clock has run out by `at`, the longest overdue first, starting after `after`.
    pub async fn overdue(&self, at: Time, after: &(Time, String)) -> StoreResult<Vec<(Time, String)>> {
        let query = "SELECT deadline, id FROM tables WHERE deadline <= $1 AND status = 'running' \
                     AND (deadline > $2 OR (deadline = $2 AND id > $3)) ORDER BY deadline, id LIMIT $4";
        let read = sqlx::query_as(query).bind(at).bind(after.0).bind(after.1.clone()).bind(OVERDUE);
        self.read(read.fetch_all(&self.pool)).await
    }

    /// The number of running tables of this owner where only bots play.
    pub async fn bots_only_tables(&self, owner: &str) -> StoreResult<usize> {
        let query = "SELECT seats FROM tables WHERE owner = $1 AND status = 'running'";
        let rows = self.read(sqlx::query(query).bind(owner.to_owned()).fetch_all(&self.pool)).await?;
        let seats = rows.iter().map(|row| read(row, "seats")).collect::<sqlx::Result<Vec<Vec<SeatRow>>>>()?;
        Ok(seats.iter().filter(|seats| seats.iter().all(SeatRow::is_played_by_bot)).count())
    }

    /// The stored revisions of these tables. PostgreSQL only.
    pub async fn revisions(&self, ids: &[String]) -> StoreResult<Vec<(String, i64)>> {
        let query = "SELECT tables.id, revision FROM json_array_elements_text($1::json) AS wanted(id) \
                     JOIN tables ON tables.id = wanted.id";
        self.read(sqlx::query_as(query).bind(text(&ids)).fetch_all(&self.pool)).await
    }

    /// Running tables where a bot has to act, with their `seq`.
    pub async fn waiting_for_bots(&self) -> StoreResult<Vec<(String, i64)>> {
        let query = "SELECT id, seq FROM tables WHERE bot_due = 1 AND status = 'running'";
        self.read(sqlx::query_as(query).fetch_all(&self.pool)).await
    }
}

/// Sent to all nodes when the transaction commits.
async fn notify(c: &mut AnyConnection, notice: Envelope) -> StoreResult<()> {
    // `NOTIFY` takes no parameters, and the return type of `pg_notify` is unknown to the `Any` driver.
    let query = "SELECT 1 FROM (SELECT pg_notify($1, $2)) AS told";
    sqlx::query(query).bind(CHANNEL).bind(notice.to_string()).execute(c).await?;
    Ok(())
}
