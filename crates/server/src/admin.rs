//! What the keeper of a server can do, beside it or while it runs.

use crate::clock::{Time, now};
use crate::config::Config;
use crate::hall::Hall;
use crate::housekeeping::{CleanedUp, Retention};
use crate::problem::{Answer, Problem};
use crate::room::WholeGame;
use crate::secrets::fresh_cookie_key;
use crate::store::{IfMissing, List, Row, SeatRow, Status, StoreError, Whose, create_private_file};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
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

/// Who sits there. A person comes with the id that `ban` takes.
fn occupant(seat: &SeatRow) -> String {
    match (&seat.name, &seat.person, seat.level) {
        (Some(name), Some(person), _) => format!("{name} ({person})"),
        (_, _, Some(level)) => level.to_string(),
        _ => "open".to_owned(),
    }
}

impl Admin {
    pub async fn open(database: &str) -> Result<Admin, StoreError> {
        let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), database);
        Ok(Admin(Hall::open(config, IfMissing::Fail).await?))
    }

    /// All tables, newest first, unlisted ones too.
    pub async fn list(&self, status: Option<Status>, limit: i64) -> Answer<Vec<Listed>> {
        let list = List { of: Whose::All, status, game: None, before: None, limit };
        let listed = |row: Row| Listed {
            seats: row.seats.iter().map(occupant).collect(),
            id: row.id,
            game: row.game,
            status: row.status,
            seq: row.seq,
            opened_at: row.opened_at,
        };
        Ok(self.0.store.tables(list).await?.rows.into_iter().map(listed).collect())
    }

    /// Ends a table without a result.
    pub async fn close(&self, table: &str) -> Answer<()> {
        self.0.take(table).await?.close_for_good(now()).await
    }

    /// The record of a table, secrets included, also while it runs.
    pub async fn export(&self, table: &str) -> Answer<String> {
        let hand = self.0.take(table).await?;
        let record = hand.table_record(WholeGame::for_the_operator()).await?;
        serde_json::to_string_pretty(&record).map_err(|error| Problem::internal(&error))
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
        for key in store.bot_keys(&person.id).await?.into_iter().filter(|_| banned) {
            self.0.end_session(&key.id).await?;
        }
        Ok(person.name)
    }

    /// Removes what nobody uses any more.
    pub async fn clean_up(&self, retention: Retention) -> Answer<CleanedUp> {
        self.0.clean_up(retention).await
    }

    /// A copy of the whole database in a new file: an SQLite database, or what `pg_restore` reads.
    pub async fn backup(&self, file: &str) -> Answer<()> {
        create_private_file(Path::new(file)).map_err(|error| Problem::bad(format!("{file}: {error}")))?;
        let written = if self.0.store.is_shared() {
            dump_postgres(&self.0.config.database, file)
        } else {
            self.0.store.backup(file).await.map_err(Problem::from)
        };
        if written.is_err() {
            let _ = std::fs::remove_file(file);
        }
        written
    }

    /// Gives the cookies a new key. Those signed with the present one stay valid until the next change of key, unless
    /// all sessions are ended.
    pub async fn rotate_key(&self, end_sessions: bool) -> Answer<()> {
        self.0.store.rotate_cookie_key(fresh_cookie_key(), end_sessions).await?;
        Ok(())
    }
}

fn dump_postgres(database: &str, file: &str) -> Answer<()> {
    let (address, password) = without_password(database);
    let mut dump = Command::new("pg_dump");
    dump.args(["--format=custom", "--no-owner", "--file", file, &address]);
    // Not among the arguments, which everybody on the machine can read.
    if let Some(password) = password {
        dump.env("PGPASSWORD", password);
    }
    let dumped = dump.output().map_err(|error| Problem::bad(format!("pg_dump cannot be run: {error}")))?;
    if dumped.status.success() {
        return Ok(());
    }
    Err(Problem::bad(format!("pg_dump: {}", String::from_utf8_lossy(&dumped.stderr).trim())))
}

/// `postgres://user:password@host/name` without the password, and the password as it is. It can also stand behind the
/// `?`, as `password=…`.
fn without_password(database: &str) -> (String, Option<String>) {
    let (before_query, query) = database.split_once('?').unwrap_or((database, ""));
    let (secret, others): (Vec<&str>, Vec<&str>) =
        query.split('&').filter(|part| !part.is_empty()).partition(|part| part.starts_with("password="));
    let (mut address, in_authority) = without_authority_password(before_query);
    if !others.is_empty() {
        address = format!("{address}?{}", others.join("&"));
    }
    let in_query = secret.last().map(|part| decoded(&part["password=".len()..]));
    (address, in_query.or(in_authority))
}

fn without_authority_password(database: &str) -> (String, Option<String>) {
    let parts = database.split_once("://").and_then(|(scheme, rest)| {
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (person, host) = rest[..end].rsplit_once('@')?;
        let (user, password) = person.split_once(':')?;
        Some((format!("{scheme}://{user}@{host}{}", &rest[end..]), decoded(password)))
    });
    match parts {
        Some((address, password)) => (address, Some(password)),
        None => (database.to_owned(), None),
    }
}

/// `%41` is `A`.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%').and_then(|code| std::str::from_utf8(code).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
