//! People: guests and accounts.

use super::sessions::{end_keys, end_sessions, insert_session};
use super::{Store, StoreError, StoreResult};
use crate::clock::{Time, now};
use crate::secrets::{hex, long_id, sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    pub password: Option<String>,
    pub email: Option<String>,
    /// The address is confirmed.
    pub email_confirmed: bool,
    pub email_turns: bool,
    /// The token in the unsubscribe links.
    pub unsubscribe_token: Option<String>,
    /// The language of their mails, if known.
    pub language: Option<String>,
    pub banned: bool,
    pub created_at: Time,
}

pub(super) fn person(row: &AnyRow) -> sqlx::Result<Person> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        email: row.try_get("email")?,
        email_confirmed: row.try_get::<i64, _>("email_confirmed")? != 0,
        email_turns: row.try_get::<i64, _>("email_turns")? != 0,
        unsubscribe_token: row.try_get("unsubscribe_token")?,
        language: row.try_get("language")?,
        banned: row.try_get::<i64, _>("banned")? != 0,
        created_at: row.try_get("created_at")?,
    })
}

/// A person who is not stored yet.
fn new_person(name: String, language: Option<String>) -> Person {
    Person {
        id: long_id(),
        name,
        login: None,
        password: None,
        email: None,
        email_confirmed: false,
        email_turns: false,
        unsubscribe_token: None,
        language,
        banned: false,
        created_at: now(),
    }
}

async fn insert_person(c: &mut AnyConnection, p: Person) -> StoreResult<()> {
    let statement = "INSERT INTO people (id, name, login, password, email_turns, banned, created_at, language) \
                     VALUES ($1, $2, $3, $4, 0, 0, $5, $6)";
    let insert = sqlx::query(statement).bind(p.id).bind(p.name).bind(p.login).bind(p.password);
    insert.bind(p.created_at).bind(p.language).execute(c).await?;
    Ok(())
}

/// A person with a new session, and the sessions that this ended.
pub struct NewSession {
    pub person: Person,
    pub token: String,
    pub ended: Vec<String>,
}

/// Why an account could not be created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountError {
    LoginTaken,
    HasOne,
}

/// What a password change also revokes.
#[derive(Clone, Copy, Debug)]
pub struct Revoke {
    pub sessions: bool,
    pub keys: bool,
}

impl Store {
    /// Adds a guest and their first session in one transaction.
    pub async fn add_guest(&self, name: String, language: Option<String>, agent: String) -> StoreResult<NewSession> {
        let made = new_person(name, language);
        let added = made.clone();
        let token = self
            .write(move |c| {
                Box::pin(async move {
                    let id = added.id.clone();
                    insert_person(&mut *c, added).await?;
                    insert_session(c, &id, agent).await
                })
            })
            .await?;
        Ok(NewSession { person: made, token, ended: Vec::new() })
    }

    /// Adds an account and its first session in one transaction.
    pub async fn add_account(
        &self,
        login: String,
        password: String,
        language: Option<String>,
        agent: String,
    ) -> StoreResult<Result<NewSession, AccountError>> {
        let mut made = new_person(login.clone(), language);
        made.login = Some(login);
        made.password = Some(password);
        let added = made.clone();
        let stored = self.write(move |c| {
            Box::pin(async move {
                let id = added.id.clone();
                insert_person(&mut *c, added).await?;
                insert_session(c, &id, agent).await
            })
        });
        unless_taken(stored.await, |token| NewSession { person: made, token, ended: Vec::new() })
    }

    /// Turns a guest into an account. All earlier sessions end: a copy of the guest's cookie must not open the account.
    pub async fn upgrade(
        &self,
        guest: &Person,
        login: String,
        password: String,
        agent: String,
    ) -> StoreResult<Result<NewSession, AccountError>> {
        let mut person = guest.clone();
        person.login = Some(login.clone());
        person.password = Some(password.clone());
        let id = guest.id.clone();
        let stored = self.write(move |c| {
            Box::pin(async move {
                let statement = "UPDATE people SET login = $2, password = $3 WHERE id = $1 AND login IS NULL";
                let update = sqlx::query(statement).bind(id.clone()).bind(login).bind(password);
                if update.execute(&mut *c).await?.rows_affected() == 0 {
                    return Ok(None);
                }
                let ended = end_sessions(&mut *c, &id, "").await?;
                Ok(Some((insert_session(c, &id, agent).await?, ended)))
            })
        });
        let upgraded = unless_taken(stored.await, |done| done)?;
        Ok(upgraded.and_then(|done| {
            done.map(|(token, ended)| NewSession { person, token, ended }).ok_or(AccountError::HasOne)
        }))
    }

    /// Stores a new password and returns the sessions and keys that this ended. The session `present` stays.
    pub async fn change_password(
        &self,
        person: &str,
        password: String,
        present: &str,
        end: Revoke,
    ) -> StoreResult<Vec<String>> {
        let (person, present) = (person.to_owned(), present.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let update = sqlx::query("UPDATE people SET password = $2 WHERE id = $1");
                update.bind(person.clone()).bind(password).execute(&mut *c).await?;
                let fresh = sqlx::query("UPDATE sessions SET fresh_at = $2 WHERE id = $1");
                fresh.bind(present.clone()).bind(now()).execute(&mut *c).await?;
                let mut ended = Vec::new();
                if end.sessions {
                    ended.extend(end_sessions(&mut *c, &person, &present).await?);
                }
                if end.keys {
                    ended.extend(end_keys(&mut *c, &person).await?);
                }
                Ok(ended)
            })
        })
        .await
    }

    /// Stores name, language, mail preference and ban.
    pub async fn update_person(&self, person: &Person) -> StoreResult<()> {
        let p = person.clone();
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "UPDATE people SET name = $2, email_turns = $3, banned = $4, language = $5 \
                     WHERE id = $1 AND deleted_at IS NULL",
                )
                .bind(p.id)
                .bind(p.name)
                .bind(i64::from(p.email_turns))
                .bind(i64::from(p.banned))
                .bind(p.language)
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Stores a new, unconfirmed mail address, or removes it. `confirm` is the token of its confirmation mail.
    pub async fn set_email(&self, person: &mut Person, email: Option<String>, confirm: &str) -> StoreResult<()> {
        person.unsubscribe_token = email.is_some().then(long_id);
        person.email = email;
        person.email_confirmed = false;
        let (p, hash) = (person.clone(), hex(&sha256(confirm)));
        self.write(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "UPDATE people SET email = $2, email_confirmed = 0, confirm_hash = $3, unsubscribe_token = $4 \
                     WHERE id = $1 AND deleted_at IS NULL",
                )
                .bind(p.id)
                .bind(p.email.clone())
                .bind(p.email.map(|_| hash))
                .bind(p.unsubscribe_token)
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Confirms the mail address with this token. `false` if there is none.
    pub async fn confirm_email(&self, token: &str) -> StoreResult<bool> {
        let hash = hex(&sha256(token));
        // The hash stays, so that following the link twice is not an error.
        let statement = "UPDATE people SET email_confirmed = 1 WHERE confirm_hash = $1 AND email IS NOT NULL";
        self.write(move |c| {
            Box::pin(async move { Ok(sqlx::query(statement).bind(hash).execute(c).await?.rows_affected() > 0) })
        })
        .await
    }

    /// Stops mails. An address that was never confirmed is removed.
    pub async fn unsubscribe(&self, token: &str) -> StoreResult<bool> {
        let token = token.to_owned();
        let statement = "UPDATE people SET email_turns = 0, \
                         email = CASE WHEN email_confirmed = 1 THEN email ELSE NULL END, \
                         confirm_hash = CASE WHEN email_confirmed = 1 THEN confirm_hash ELSE NULL END \
                         WHERE unsubscribe_token = $1";
        self.write(move |c| {
            Box::pin(async move { Ok(sqlx::query(statement).bind(token).execute(c).await?.rows_affected() > 0) })
        })
        .await
    }

    async fn one_person(&self, query: &'static str, key: &str) -> StoreResult<Option<Person>> {
        let row = self.read(sqlx::query(query).bind(key.to_owned()).fetch_optional(&self.pool)).await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    pub async fn person(&self, id: &str) -> StoreResult<Option<Person>> {
        self.one_person("SELECT * FROM people WHERE id = $1 AND deleted_at IS NULL", id).await
    }

    pub async fn person_by_login(&self, login: &str) -> StoreResult<Option<Person>> {
        self.one_person("SELECT * FROM people WHERE login = $1", login).await
    }
}

/// Turns a unique violation into `AccountError::LoginTaken`.
fn unless_taken<T, U>(stored: StoreResult<T>, made: impl FnOnce(T) -> U) -> StoreResult<Result<U, AccountError>> {
    match stored {
        Ok(done) => Ok(Ok(made(done))),
        Err(StoreError::Database(error)) if error.as_database_error().is_some_and(|e| e.is_unique_violation()) => {
            Ok(Err(AccountError::LoginTaken))
        }
        Err(error) => Err(error),
    }
}
