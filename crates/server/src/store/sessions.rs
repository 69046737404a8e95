//! Browser sessions. The cookie holds a token; only its hash is stored, as the session's id.

use super::people::person;
use super::{Person, Store, StoreResult};
use crate::clock::{Time, now};
use crate::secrets::{hex, long_id, sha256};
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Session {
    pub id: String,
    pub created_at: Time,
    pub seen_at: Time,
    pub agent: String,
}

/// A valid session: its person, and when the password was last entered in it.
pub struct ValidSession {
    pub person: Person,
    pub fresh_at: Time,
}

/// `seen_at` is updated at most this often.
const SEEN_EVERY: Time = 5 * 60 * 1000;

/// The length of a stored session id, a SHA-256 in hexadecimal. Tokens are shorter.
const SESSION_ID_LENGTH: i64 = 64;

/// The stored id of the session with this token.
pub fn session_id(token: &str) -> String {
    hex(&sha256(token))
}

/// Adds a session whose password was just entered (or not needed), and returns its token for the cookie.
pub(super) async fn insert_session(c: &mut AnyConnection, person: &str, agent: String) -> StoreResult<String> {
    let token = long_id();
    let statement = "INSERT INTO sessions (id, person, agent, created_at, seen_at, fresh_at) \
                     VALUES ($1, $2, $3, $4, $4, $4)";
    let insert = sqlx::query(statement).bind(session_id(&token)).bind(person.to_owned()).bind(agent).bind(now());
    insert.execute(c).await?;
    Ok(token)
}

/// Ends all sessions of a person except `but`, and returns them.
pub(super) async fn end_sessions(c: &mut AnyConnection, person: &str, but: &str) -> StoreResult<Vec<String>> {
    let (person, but) = (person.to_owned(), but.to_owned());
    let query = "DELETE FROM sessions WHERE person = $1 AND id <> $2 RETURNING id";
    Ok(sqlx::query_scalar(query).bind(person).bind(but).fetch_all(c).await?)
}

/// Deletes all bot keys of a person, and returns them.
pub(super) async fn end_keys(c: &mut AnyConnection, person: &str) -> StoreResult<Vec<String>> {
    let query = "DELETE FROM bot_keys WHERE person = $1 RETURNING id";
    Ok(sqlx::query_scalar(query).bind(person.to_owned()).fetch_all(c).await?)
}

impl Store {
    /// The person of a session, unless it was revoked or last used before `expired`.
    pub async fn person_by_session(&self, session: &str, expired: Time) -> StoreResult<Option<ValidSession>> {
        let query = "SELECT people.*, sessions.seen_at AS seen_at, sessions.fresh_at AS fresh_at \
                     FROM sessions JOIN people ON people.id = person WHERE sessions.id = $1 AND sessions.seen_at >= $2";
        let found =
            self.read(sqlx::query(query).bind(session.to_owned()).bind(expired).fetch_optional(&self.pool)).await?;
        let Some(row) = found else { return Ok(None) };
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
        Ok(Some(ValidSession { person: person(&row)?, fresh_at: row.try_get("fresh_at")? }))
    }

    /// Returns the new session's token for the cookie.
    pub async fn add_session(&self, person: &str, agent: String) -> StoreResult<String> {
        let person = person.to_owned();
        self.write(move |c| Box::pin(async move { insert_session(c, &person, agent).await })).await
    }

    /// The password was entered again in this session.
    pub async fn refresh_session(&self, session: &str) -> StoreResult<()> {
        let session = session.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let fresh = sqlx::query("UPDATE sessions SET fresh_at = $2 WHERE id = $1");
                fresh.bind(session).bind(now()).execute(c).await?;
                Ok(())
            })
        })
        .await
    }

    /// Earlier versions stored the tokens themselves: replaces each with its hash.
    pub(super) async fn hash_session_tokens(&self) -> StoreResult<()> {
        let query = sqlx::query_scalar("SELECT id FROM sessions WHERE LENGTH(id) < $1").bind(SESSION_ID_LENGTH);
        let tokens: Vec<String> = self.read(query.fetch_all(&self.pool)).await?;
        if tokens.is_empty() {
            return Ok(());
        }
        self.write(|c| {
            Box::pin(async move {
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

    pub async fn sessions(&self, person: &str) -> StoreResult<Vec<Session>> {
        let query = "SELECT id, created_at, seen_at, agent FROM sessions WHERE person = $1 ORDER BY created_at, id";
        let rows = self.read(sqlx::query(query).bind(person.to_owned()).fetch_all(&self.pool)).await?;
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

    /// `false` if this person has no such session.
    pub async fn revoke_session(&self, person: &str, id: &str) -> StoreResult<bool> {
        self.delete_own("DELETE FROM sessions WHERE person = $1 AND id = $2", person, id).await
    }

    pub(super) async fn delete_own(&self, statement: &'static str, person: &str, id: &str) -> StoreResult<bool> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.write(move |c| {
            Box::pin(
                async move { Ok(sqlx::query(statement).bind(person).bind(id).execute(c).await?.rows_affected() > 0) },
            )
        })
        .await
    }
}
