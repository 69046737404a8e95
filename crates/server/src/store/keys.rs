//! Bot keys and their scopes.

use super::people::person;
use super::{Person, Store, StoreResult};
use crate::clock::{Time, now};
use crate::secrets::{hex, long_id, sha256};
use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// What a program may do with a key. No key can change an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Open tables, take seats, act, chat, and see those tables.
    Play,
    /// See what the person sees: their tables, games, logs, chat, records.
    Read,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scopes {
    pub play: bool,
    pub read: bool,
}

impl Scopes {
    pub const ALL: Scopes = Scopes { play: true, read: true };

    pub fn of(scopes: &[Scope]) -> Scopes {
        Scopes { play: scopes.contains(&Scope::Play), read: scopes.contains(&Scope::Read) }
    }

    pub fn list(self) -> Vec<Scope> {
        [(self.play, Scope::Play), (self.read, Scope::Read)]
            .into_iter()
            .filter_map(|(has, s)| has.then_some(s))
            .collect()
    }

    fn stored(self) -> String {
        let words: Vec<&str> = self.list().iter().map(|s| if *s == Scope::Play { "play" } else { "read" }).collect();
        words.join(" ")
    }

    fn read(text: &str) -> Scopes {
        let has = |word| text.split(' ').any(|other| other == word);
        Scopes { play: has("play"), read: has("read") }
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BotKey {
    pub id: String,
    pub name: String,
    pub scopes: Vec<Scope>,
    pub created_at: Time,
}

/// A valid key: its person and scopes.
pub struct ValidKey {
    pub person: Person,
    pub id: String,
    pub scopes: Scopes,
}

impl Store {
    pub async fn person_by_bot_key(&self, key: &str) -> StoreResult<Option<ValidKey>> {
        let query = "SELECT people.*, bot_keys.id AS key_id, scopes FROM bot_keys JOIN people ON people.id = person \
                     WHERE hash = $1";
        let Some(row) = self.read(sqlx::query(query).bind(hex(&sha256(key))).fetch_optional(&self.pool)).await? else {
            return Ok(None);
        };
        let scopes: String = row.try_get("scopes")?;
        Ok(Some(ValidKey { person: person(&row)?, id: row.try_get("key_id")?, scopes: Scopes::read(&scopes) }))
    }

    pub async fn bot_keys(&self, person: &str) -> StoreResult<Vec<BotKey>> {
        let query = "SELECT id, name, scopes, created_at FROM bot_keys WHERE person = $1 ORDER BY created_at, id";
        let rows = self.read(sqlx::query(query).bind(person.to_owned()).fetch_all(&self.pool)).await?;
        let key = |row: &AnyRow| {
            let scopes: String = row.try_get("scopes")?;
            Ok(BotKey {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                scopes: Scopes::read(&scopes).list(),
                created_at: row.try_get("created_at")?,
            })
        };
        Ok(rows.iter().map(key).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the new key's id and the key itself, of which only a hash is stored.
    pub async fn add_bot_key(&self, person: &str, name: String, scopes: Scopes) -> StoreResult<(String, String)> {
        let (id, key, person) = (long_id(), format!("mk_{}{}", long_id(), long_id()), person.to_owned());
        let made = (id.clone(), key.clone());
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO bot_keys (id, person, name, hash, scopes, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(id)
                .bind(person)
                .bind(name)
                .bind(hex(&sha256(&key)))
                .bind(scopes.stored())
                .bind(now())
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await?;
        Ok(made)
    }

    /// `false` if this person has no such key.
    pub async fn revoke_bot_key(&self, person: &str, id: &str) -> StoreResult<bool> {
        self.delete_own("DELETE FROM bot_keys WHERE person = $1 AND id = $2", person, id).await
    }
}
