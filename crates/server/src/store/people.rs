//! People, their sessions and their bot keys.

use super::{Store, StoreError, Stored};
use crate::clock::{Time, now};
use crate::secrets::{hex, long_id, sha256};
use serde::Serialize;
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    pub password: Option<String>,
    pub email: Option<String>,
    pub email_turns: bool,
    /// In which they are written to; `None` where it is not known.
    pub language: Option<String>,
    pub banned: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct Session {
    pub id: String,
    pub created_at: Time,
    pub seen_at: Time,
    pub agent: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct BotKey {
    pub id: String,
    pub name: String,
    pub created_at: Time,
}

/// `seen_at` need not be newer than this.
const SEEN_EVERY: Time = 5 * 60 * 1000;

/// Characters in the stored id of a session: a SHA-256 in hexadecimal digits. Tokens are shorter.
const SESSION_ID_LENGTH: i64 = 64;

/// Under which id the session of this token is stored.
pub fn session_id(token: &str) -> String {
    hex(&sha256(token))
}

fn person(row: &AnyRow) -> sqlx::Result<Person> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        email: row.try_get("email")?,
        email_turns: row.try_get::<i64, _>("email_turns")? != 0,
        language: row.try_get("language")?,
        banned: row.try_get::<i64, _>("banned")? != 0,
    })
}

impl Store {
    pub async fn add_person(&self, name: String, language: Option<String>) -> Stored<Person> {
        let id = long_id();
        let made = Person {
            id: id.clone(),
            name: name.clone(),
            login: None,
            password: None,
            email: None,
            email_turns: false,
            language: language.clone(),
            banned: false,
        };
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO people (id, name, email_turns, banned, created_at, language) \
                     VALUES ($1, $2, 0, 0, $3, $4)",
                )
                .bind(id)
                .bind(name)
                .bind(now())
                .bind(language)
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await?;
        Ok(made)
    }

    /// Stores name, address, login and password as they are in `person`; `false` where the login is taken.
    pub async fn update_person(&self, person: &Person) -> Stored<bool> {
        let p = person.clone();
        let stored = self
            .write(move |c| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE people SET name = $2, login = $3, password = $4, email = $5, email_turns = $6, \
                         banned = $7, language = $8 WHERE id = $1",
                    )
                    .bind(p.id)
                    .bind(p.name)
                    .bind(p.login)
                    .bind(p.password)
                    .bind(p.email)
                    .bind(i64::from(p.email_turns))
                    .bind(i64::from(p.banned))
                    .bind(p.language)
                    .execute(c)
                    .await?;
                    Ok(())
                })
            })
            .await;
        match stored {
            Err(StoreError::Database(error)) if error.as_database_error().is_some_and(|e| e.is_unique_violation()) => {
                Ok(false)
            }
            stored => stored.map(|()| true),
        }
    }

    async fn one_person(&self, query: &'static str, key: &str) -> Stored<Option<Person>> {
        let row = sqlx::query(query).bind(key.to_owned()).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    pub async fn person(&self, id: &str) -> Stored<Option<Person>> {
        self.one_person("SELECT * FROM people WHERE id = $1", id).await
    }

    pub async fn person_by_login(&self, login: &str) -> Stored<Option<Person>> {
        self.one_person("SELECT * FROM people WHERE login = $1", login).await
    }

    /// Who made this key, and the key's id.
    pub async fn person_by_bot_key(&self, key: &str) -> Stored<Option<(Person, String)>> {
        let query = "SELECT people.*, bot_keys.id AS key_id FROM bot_keys JOIN people ON people.id = person \
                     WHERE hash = $1";
        let row = sqlx::query(query).bind(hex(&sha256(key))).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((person(&row)?, row.try_get("key_id")?))).transpose()?)
    }

    /// The person of a session that has not been revoked, by the session's stored id.
    pub async fn person_by_session(&self, session: &str) -> Stored<Option<Person>> {
        let query = "SELECT people.*, sessions.seen_at AS seen_at FROM sessions JOIN people ON people.id = person \
                     WHERE sessions.id = $1";
        let Some(row) = sqlx::query(query).bind(session.to_owned()).fetch_optional(&self.pool).await? else {
            return Ok(None);
        };
        if row.try_get::<i64, _>("seen_at")? < now() - SEEN_EVERY {
            let session = session.to_owned();
            self.write(move |c| {
                Box::pin(async move {
                    let seen = sqlx::query("UPDATE sessions SET seen_at = $2 WHERE id = $1");
                    seen.bind(session).bind(now()).execute(c).await?;
                    Ok(())
                })
            })
            .await?;
        }
        Ok(Some(person(&row)?))
    }

    /// The new session's token for the cookie. Only its hash is stored, as the session's id.
    pub async fn add_session(&self, person: &str, agent: String) -> Stored<String> {
        let (token, person) = (long_id(), person.to_owned());
        let id = session_id(&token);
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO sessions (id, person, agent, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)",
                )
                .bind(id)
                .bind(person)
                .bind(agent)
                .bind(now())
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await?;
        Ok(token)
    }

    /// Databases of earlier versions hold the tokens themselves: replaces each with its hash.
    pub(super) async fn hash_session_tokens(&self) -> Stored<()> {
        self.write(|c| {
            Box::pin(async move {
                let query = "SELECT id FROM sessions WHERE LENGTH(id) < $1";
                let tokens: Vec<String> = sqlx::query_scalar(query).bind(SESSION_ID_LENGTH).fetch_all(&mut *c).await?;
                for token in tokens {
                    let hash = session_id(&token);
                    let update = sqlx::query("UPDATE sessions SET id = $2 WHERE id = $1").bind(token).bind(hash);
                    update.execute(&mut *c).await?;
                }
                Ok(())
            })
        })
        .await
    }

    pub async fn sessions(&self, person: &str) -> Stored<Vec<Session>> {
        let query = "SELECT id, created_at, seen_at, agent FROM sessions WHERE person = $1 ORDER BY created_at, id";
        let rows = sqlx::query(query).bind(person.to_owned()).fetch_all(&self.pool).await?;
        let session = |row: &AnyRow| {
            Ok(Session {
                id: row.try_get("id")?,
                created_at: row.try_get("created_at")?,
                seen_at: row.try_get("seen_at")?,
                agent: row.try_get("agent")?,
            })
        };
        Ok(rows.iter().map(session).collect::<sqlx::Result<_>>()?)
    }

    /// `false` where this person has no such session.
    pub async fn revoke_session(&self, person: &str, id: &str) -> Stored<bool> {
        self.delete_own("DELETE FROM sessions WHERE person = $1 AND id = $2", person, id).await
    }

    pub async fn bot_keys(&self, person: &str) -> Stored<Vec<BotKey>> {
        let query = "SELECT id, name, created_at FROM bot_keys WHERE person = $1 ORDER BY created_at, id";
        let rows = sqlx::query(query).bind(person.to_owned()).fetch_all(&self.pool).await?;
        let key = |row: &AnyRow| {
            Ok(BotKey { id: row.try_get("id")?, name: row.try_get("name")?, created_at: row.try_get("created_at")? })
        };
        Ok(rows.iter().map(key).collect::<sqlx::Result<_>>()?)
    }

    /// The new key's id, and the key itself, of which only a hash is kept.
    pub async fn add_bot_key(&self, person: &str, name: String) -> Stored<(String, String)> {
        let (id, key, person) = (long_id(), format!("mk_{}{}", long_id(), long_id()), person.to_owned());
        let made = (id.clone(), key.clone());
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query("INSERT INTO bot_keys (id, person, name, hash, created_at) VALUES ($1, $2, $3, $4, $5)")
                    .bind(id)
                    .bind(person)
                    .bind(name)
                    .bind(hex(&sha256(&key)))
                    .bind(now())
                    .execute(c)
                    .await?;
                Ok(())
            })
        })
        .await?;
        Ok(made)
    }

    pub async fn revoke_bot_key(&self, person: &str, id: &str) -> Stored<bool> {
        self.delete_own("DELETE FROM bot_keys WHERE person = $1 AND id = $2", person, id).await
    }

    async fn delete_own(&self, statement: &'static str, person: &str, id: &str) -> Stored<bool> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.write(move |c| {
            Box::pin(
                async move { Ok(sqlx::query(statement).bind(person).bind(id).execute(c).await?.rows_affected() > 0) },
            )
        })
        .await
    }
}
