//! Personal data: export, deletion, and retention.

use super::sessions::{end_keys, end_sessions};
use super::{Store, StoreResult};
use crate::clock::{Time, now};
use serde::Serialize;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

/// A table at which a person sits or sat, with their moves.
#[derive(Serialize)]
pub struct OwnTable {
    id: String,
    game: String,
    options: Value,
    status: String,
    /// The names of all seats.
    names: Vec<Option<String>>,
    my_seats: Vec<usize>,
    result: Option<Value>,
    opened_at: Time,
    started_at: Option<Time>,
    ended_at: Option<Time>,
    moves: Vec<OwnMove>,
}

#[derive(Serialize)]
pub struct OwnMove {
    seq: i64,
    kind: String,
    seat: i64,
    action: Option<Value>,
    at: Time,
}

#[derive(Serialize)]
pub struct OwnLine {
    table: String,
    room: String,
    name: String,
    text: String,
    at: Time,
}

fn parsed(text: Option<String>) -> Option<Value> {
    text.and_then(|text| serde_json::from_str(&text).ok())
}

/// Rows examined in one pass of the clean-up.
const PASS: i64 = 500;

impl Store {
    pub async fn own_tables(&self, person: &str) -> StoreResult<Vec<OwnTable>> {
        let query = "SELECT id, game, options, status, seats, result, opened_at, started_at, ended_at FROM tables \
                     WHERE id IN (SELECT table_id FROM seated WHERE person = $1) ORDER BY opened_at, id";
        let rows = self.read(sqlx::query(query).bind(person.to_owned()).fetch_all(&self.pool)).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let mut table = own_table(row, person)?;
            for seat in table.my_seats.clone() {
                table.moves.extend(self.own_moves(&table.id, seat as i64).await?);
            }
            tables.push(table);
        }
        Ok(tables)
    }

    async fn own_moves(&self, table: &str, seat: i64) -> StoreResult<Vec<OwnMove>> {
        let query = "SELECT seq, kind, action, at FROM entries WHERE table_id = $1 AND seat = $2 ORDER BY seq";
        let rows = self.read(sqlx::query(query).bind(table.to_owned()).bind(seat).fetch_all(&self.pool)).await?;
        let own_move = |row: &AnyRow| {
            Ok(OwnMove {
                seq: row.try_get("seq")?,
                kind: row.try_get("kind")?,
                seat,
                action: parsed(row.try_get("action")?),
                at: row.try_get("at")?,
            })
        };
        Ok(rows.iter().map(own_move).collect::<sqlx::Result<_>>()?)
    }

    pub async fn own_lines(&self, person: &str) -> StoreResult<Vec<OwnLine>> {
        let query = "SELECT table_id, room, name, text, at FROM chat WHERE person = $1 ORDER BY at, table_id, number";
        let rows = self.read(sqlx::query(query).bind(person.to_owned()).fetch_all(&self.pool)).await?;
        let line = |row: &AnyRow| {
            Ok(OwnLine {
                table: row.try_get("table_id")?,
                room: row.try_get("room")?,
                name: row.try_get("name")?,
                text: row.try_get("text")?,
                at: row.try_get("at")?,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Deletes a person's data except their seats, and returns the sessions and keys that this ended. `None` if they were
    /// deleted before.
    pub async fn delete_person(&self, person: &str) -> StoreResult<Option<Vec<String>>> {
        let person = person.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let statement = "UPDATE people SET name = '', login = NULL, password = NULL, email = NULL, \
                                 email_confirmed = 0, email_turns = 0, confirm_hash = NULL, unsubscribe_token = NULL, \
                                 language = NULL, deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL";
                let update = sqlx::query(statement).bind(person.clone()).bind(now());
                if update.execute(&mut *c).await?.rows_affected() == 0 {
                    return Ok(None);
                }
                sign_off(&mut *c, &person).await?;
                let mut ended = end_sessions(&mut *c, &person, "").await?;
                ended.extend(end_keys(c, &person).await?);
                Ok(Some(ended))
            })
        })
        .await
    }

    /// The tables that still know this person: by a seat, a reserved seat, or as their open table.
    pub async fn tables_with(&self, person: &str) -> StoreResult<Vec<String>> {
        let query = "SELECT table_id FROM seated WHERE person = $1 \
                     UNION SELECT id FROM tables WHERE owner = $1 AND status = 'open' \
                     UNION SELECT id FROM tables WHERE status = 'open' AND seats LIKE $2";
        let read = sqlx::query_scalar(query).bind(person.to_owned()).bind(format!("%\"{person}\"%"));
        self.read(read.fetch_all(&self.pool)).await
    }

    /// Deleted people who still have seats, because the server stopped halfway.
    pub async fn half_deleted(&self) -> StoreResult<Vec<String>> {
        let query = "SELECT DISTINCT people.id FROM people JOIN seated ON seated.person = people.id \
                     WHERE deleted_at IS NOT NULL";
        self.read(sqlx::query_scalar(query).fetch_all(&self.pool)).await
    }

    /// Deletes the sessions that were last used before this time.
    pub async fn expire_sessions(&self, before: Time) -> StoreResult<u64> {
        self.write(move |c| {
            Box::pin(async move {
                let delete = sqlx::query("DELETE FROM sessions WHERE seen_at < $1").bind(before);
                Ok(delete.execute(c).await?.rows_affected())
            })
        })
        .await
    }

    /// Deletes guests who have no table and were last seen before this time, and what is left of deleted people.
    pub async fn delete_idle_guests(&self, before: Time) -> StoreResult<u64> {
        let query = "SELECT id FROM people WHERE login IS NULL AND banned = 0 \
                     AND (deleted_at IS NOT NULL OR created_at < $1) \
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND seen_at >= $1) \
                     AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id) LIMIT $2";
        let mut deleted = 0;
        loop {
            let guests: Vec<String> =
                self.read(sqlx::query_scalar(query).bind(before).bind(PASS).fetch_all(&self.pool)).await?;
            let found = guests.len() as i64;
            for guest in guests {
                let gone = self.write(move |c| Box::pin(async move { delete_guest(c, &guest).await })).await;
                match gone {
                    Ok(()) => deleted += 1,
                    // They have just taken a seat.
                    Err(error) => {
                        tracing::info!(%error, "cannot delete an idle guest");
                        return Ok(deleted);
                    }
                }
            }
            if found < PASS {
                return Ok(deleted);
            }
        }
    }

    /// Open tables that were opened before this time.
    pub async fn never_begun(&self, before: Time) -> StoreResult<Vec<String>> {
        let query = "SELECT id FROM tables WHERE status = 'open' AND opened_at < $1";
        self.read(sqlx::query_scalar(query).bind(before).fetch_all(&self.pool)).await
    }

    /// Deletes tables that were opened before this time and closed without having started.
    pub async fn delete_unused_tables(&self, before: Time) -> StoreResult<Vec<String>> {
        let query = "SELECT id FROM tables WHERE status = 'closed' AND started_at IS NULL AND opened_at < $1";
        let tables: Vec<String> = self.read(sqlx::query_scalar(query).bind(before).fetch_all(&self.pool)).await?;
        for table in tables.clone() {
            self.write(move |c| Box::pin(async move { delete_table(c, &table).await })).await?;
        }
        Ok(tables)
    }
}

fn own_table(row: &AnyRow, person: &str) -> sqlx::Result<OwnTable> {
    let seats = parsed(row.try_get("seats")?).unwrap_or_default();
    let seats = seats.as_array().map(Vec::as_slice).unwrap_or_default();
    let names = seats.iter().map(|seat| seat["name"].as_str().map(str::to_owned)).collect();
    let mine = seats.iter().enumerate().filter(|(_, seat)| seat["person"] == person);
    Ok(OwnTable {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        options: parsed(row.try_get("options")?).unwrap_or_default(),
        status: row.try_get("status")?,
        names,
        my_seats: mine.map(|(seat, _)| seat).collect(),
        result: parsed(row.try_get("result")?),
        opened_at: row.try_get("opened_at")?,
        started_at: row.try_get("started_at")?,
        ended_at: row.try_get("ended_at")?,
        moves: Vec::new(),
    })
}

/// What they said stays, without their name.
async fn sign_off(c: &mut AnyConnection, person: &str) -> StoreResult<()> {
    let update = sqlx::query("UPDATE chat SET person = '', name = '' WHERE person = $1");
    update.bind(person.to_owned()).execute(c).await?;
    Ok(())
}

async fn delete_guest(c: &mut AnyConnection, guest: &str) -> StoreResult<()> {
    sign_off(&mut *c, guest).await?;
    for statement in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM bot_keys WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
    ] {
        sqlx::query(statement).bind(guest.to_owned()).execute(&mut *c).await?;
    }
    Ok(())
}

async fn delete_table(c: &mut AnyConnection, table: &str) -> StoreResult<()> {
    for statement in [
        "UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE rematch = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM seated WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(statement).bind(table.to_owned()).execute(&mut *c).await?;
    }
    Ok(())
}
