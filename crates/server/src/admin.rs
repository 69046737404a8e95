//! What the keeper of a server can do, beside it or while it runs.

use crate::clock::{Time, now};
use crate::config::Config;
use crate::hall::Hall;
use crate::http::table_record;
use crate::problem::{Answer, Problem};
use crate::store::{List, Row, Status, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;

pub struct Admin(Arc<Hall>);

/// A line of the list of tables.
pub struct Listed {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub seats: Vec<String>,
    pub seq: i64,
    pub opened_at: Time,
}

impl Admin {
    pub async fn open(database: &str) -> Result<Admin, StoreError> {
        Ok(Admin(Hall::open(Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), database)).await?))
    }

    /// All tables, newest first, unlisted ones too.
    pub async fn list(&self, status: Option<Status>, limit: i64) -> Answer<Vec<Listed>> {
        let list = List { person: None, all: true, status, game: None, before: Time::MAX, limit };
        let listed = |row: Row| Listed {
            seats: row
                .seats
                .iter()
                .map(|seat| seat.name.clone().or_else(|| seat.level.map(|level| level.to_string())).unwrap_or_default())
                .collect(),
            id: row.id,
            game: row.game,
            status: row.status,
            seq: row.seq,
            opened_at: row.opened_at,
        };
        Ok(self.0.store.tables(list).await?.into_iter().map(listed).collect())
    }

    /// Ends a table without a result.
    pub async fn close(&self, table: &str) -> Answer<()> {
        self.0.take(table).await?.close_for_good(now()).await
    }

    /// The record of a table, secrets included, also while it runs.
    pub async fn export(&self, table: &str) -> Answer<String> {
        let hand = self.0.take(table).await?;
        serde_json::to_string_pretty(&table_record(&hand)).map_err(|error| Problem::internal(&error))
    }

    /// Bans a person (by login or id), or takes that back.
    pub async fn ban(&self, who: &str, banned: bool) -> Answer<String> {
        let store = &self.0.store;
        let person = match store.person_by_login(who).await? {
            Some(person) => Some(person),
            None => store.person(who).await?,
        };
        let mut person = person.ok_or_else(|| Problem::no_such("there is no such person"))?;
        person.banned = banned;
        store.update_person(&person).await?;
        for session in store.sessions(&person.id).await?.into_iter().filter(|_| banned) {
            store.revoke_session(&person.id, &session.id).await?;
            self.0.end_session(&session.id).await?;
        }
        Ok(person.name)
    }

    /// A copy of the whole database in a new file.
    pub async fn backup(&self, file: &str) -> Answer<()> {
        if self.0.store.is_shared() {
            return Err(Problem::bad("PostgreSQL has a program for that: pg_dump"));
        }
        Ok(self.0.store.backup(file).await?)
    }
}
