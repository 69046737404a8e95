//! Lists of tables, page by page.

use super::tables::{table, word};
use super::{Status, Store, StoreResult, TableRow};
use crate::clock::Time;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};
use std::fmt;
use std::str::FromStr;

/// A query for tables.
#[derive(Clone, Debug)]
pub struct TableQuery {
    pub of: TableScope,
    pub status: Option<Status>,
    pub game: Option<String>,
    /// Only tables older than this.
    pub before: Option<PageCursor>,
    pub limit: i64,
}

#[derive(Clone, Debug)]
pub enum TableScope {
    /// Tables where this person sits.
    Person(String),
    /// Publicly listed tables.
    Listed,
    /// All tables, including unlisted ones.
    All,
}

/// A position in the list of tables: newest first, then by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageCursor {
    pub opened_at: Time,
    /// If empty: before all tables of that time.
    pub id: String,
}

/// A page of tables, and where the next page starts.
pub struct Page {
    pub rows: Vec<TableRow>,
    pub next: Option<PageCursor>,
}

impl fmt::Display for PageCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.opened_at, self.id)
    }
}

impl FromStr for PageCursor {
    type Err = &'static str;

    /// The format of `Display`, or only a time.
    fn from_str(text: &str) -> Result<PageCursor, &'static str> {
        let (time, id) = text.split_once('-').unwrap_or((text, ""));
        let opened_at = time.parse().map_err(|_| "a time in milliseconds, or `next` of the previous page")?;
        Ok(PageCursor { opened_at, id: id.to_owned() })
    }
}

fn cursor(row: &AnyRow) -> sqlx::Result<PageCursor> {
    Ok(PageCursor { opened_at: row.try_get("opened_at")?, id: row.try_get("id")? })
}

/// An unreadable row does not break a list; it is logged.
fn readable(row: &AnyRow) -> Option<TableRow> {
    table(row)
        .inspect_err(|error| {
            let id: String = row.try_get("id").unwrap_or_default();
            tracing::error!(table = id, %error, "skipped an unreadable table in a list");
        })
        .ok()
}

impl Store {
    /// Newest first. Unreadable rows are skipped.
    pub async fn tables(&self, list: TableQuery) -> StoreResult<Page> {
        let limit = list.limit;
        let before = list.before.unwrap_or(PageCursor { opened_at: Time::MAX, id: String::new() });
        // Only the requested conditions: each combination has an index in this order.
        let (mut from, mut given) = ("tables", Vec::new());
        let mut conditions = vec!["(opened_at, id) < ($1, $2)".to_owned()];
        let mut ask = |column: &str, value: String| {
            given.push(value);
            conditions.push(format!("{column} = ${}", given.len() + 3));
        };
        if let Some(status) = &list.status {
            ask("status", word(status));
        }
        if let Some(game) = list.game {
            ask("game", game);
        }
        match list.of {
            TableScope::Person(person) => {
                from = "tables JOIN seated ON seated.table_id = tables.id";
                ask("seated.person", person);
            }
            TableScope::Listed => conditions.push("listed = 1".to_owned()),
            TableScope::All => {}
        }
        let sql = format!(
            "SELECT tables.* FROM {from} WHERE {} ORDER BY opened_at DESC, id DESC LIMIT $3",
            conditions.join(" AND ")
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(before.opened_at).bind(before.id).bind(limit);
        let query = given.into_iter().fold(query, |query, value| query.bind(value));
        let rows = self.read(query.fetch_all(&self.pool)).await?;
        let full = i64::try_from(rows.len()).is_ok_and(|count| count >= limit);
        let next = rows.last().filter(|_| full).map(cursor).transpose()?;
        Ok(Page { rows: rows.iter().filter_map(readable).collect(), next })
    }
}
