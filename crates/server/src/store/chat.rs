//! Chat.

use super::tables::{read_word, word};
use super::{Store, StoreResult};
use crate::clock::{Time, now};
use crate::wire::ChatRoom;
use serde::{Serialize, Serializer};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// `name` is null if the person was deleted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Chat"))]
pub struct ChatLine {
    pub number: i64,
    pub room: ChatRoom,
    /// Empty if the person was deleted; serialized as null.
    #[serde(serialize_with = "or_null")]
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub name: String,
    pub seat: Option<i64>,
    pub text: String,
    pub at: Time,
}

fn or_null<S: Serializer>(name: &str, to: S) -> Result<S::Ok, S::Error> {
    Some(name).filter(|name| !name.is_empty()).serialize(to)
}

fn line(row: &AnyRow) -> sqlx::Result<ChatLine> {
    Ok(ChatLine {
        number: row.try_get("number")?,
        room: read_word(row, "room")?,
        name: row.try_get("name")?,
        seat: row.try_get("seat")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

impl Store {
    /// Stores a line with the next number of its table.
    pub async fn say(&self, table: &str, person: &str, mut line: ChatLine) -> StoreResult<ChatLine> {
        line.at = now();
        let (table, person, said) = (table.to_owned(), person.to_owned(), line.clone());
        line.number = self
            .write(move |c| {
                Box::pin(async move {
                    // Lock the table's row first, so that two nodes do not take the same number.
                    sqlx::query("UPDATE tables SET id = id WHERE id = $1").bind(table.clone()).execute(&mut *c).await?;
                    let statement = "INSERT INTO chat (table_id, number, room, person, name, seat, text, at) \
                                     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, $7 FROM chat \
                                     WHERE table_id = $1 RETURNING number";
                    let number = sqlx::query_scalar(statement)
                        .bind(table)
                        .bind(word(&said.room))
                        .bind(person)
                        .bind(said.name)
                        .bind(said.seat)
                        .bind(said.text)
                        .bind(said.at)
                        .fetch_one(&mut *c)
                        .await?;
                    Ok(number)
                })
            })
            .await?;
        Ok(line)
    }

    /// The last lines before `before`, oldest first; of one room, or of both.
    pub async fn chat(
        &self,
        table: &str,
        room: Option<ChatRoom>,
        before: i64,
        limit: i64,
    ) -> StoreResult<Vec<ChatLine>> {
        let query = "SELECT number, room, name, seat, text, at FROM chat \
                     WHERE table_id = $1 AND number < $2 AND ($3 = '' OR room = $3) ORDER BY number DESC LIMIT $4";
        let read = sqlx::query(query)
            .bind(table.to_owned())
            .bind(before)
            .bind(room.as_ref().map(word).unwrap_or_default())
            .bind(limit);
        let mut lines =
            self.read(read.fetch_all(&self.pool)).await?.iter().map(line).collect::<sqlx::Result<Vec<_>>>()?;
        lines.reverse();
        Ok(lines)
    }

    /// One line, for a node that was notified of it.
    pub async fn line(&self, table: &str, number: i64) -> StoreResult<Option<ChatLine>> {
        let query = "SELECT number, room, name, seat, text, at FROM chat WHERE table_id = $1 AND number = $2";
        let read = sqlx::query(query).bind(table.to_owned()).bind(number);
        let row = self.read(read.fetch_optional(&self.pool)).await?;
        Ok(row.as_ref().map(line).transpose()?)
    }
}
