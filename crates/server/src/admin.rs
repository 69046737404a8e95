//! Operator commands. They work on the database, so they also work while the server runs.

use crate::clock::{Time, now};
use crate::config::Config;
use crate::housekeeping::{CleanedUp, Retention};
use crate::problem::{ApiResult, Problem};
use crate::room::WholeGame;
use crate::secrets::fresh_cookie_key;
use crate::server::Server;
use crate::store::{IfMissing, SeatRow, Status, StoreError, TableQuery, TableRow, TableScope, create_private_file};
use games::Games;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

pub struct Admin(Arc<Server>);

/// A line of the list of tables.
pub struct Listed {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub seats: Vec<String>,
    pub seq: i64,
    pub opened_at: Time,
}

/// Who sits there. For a person this includes the id that `ban` takes.
fn occupant(seat: &SeatRow) -> String {
    match (&seat.name, &seat.person, seat.level) {
        (Some(name), Some(person), _) => format!("{name} ({person})"),
        (_, _, Some(level)) => level.to_string(),
        _ => "open".to_owned(),
    }
}

impl Admin {
    pub async fn open(database: &str) -> Result<Admin, StoreError> {
        Admin::open_with(database, Games::standard()).await
    }

    /// For a server that plays these games.
    pub async fn open_with(database: &str, games: Games) -> Result<Admin, StoreError> {
        let config = Config { games, ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), database) };
        Ok(Admin(Server::open(config, IfMissing::Fail).await?))
    }

    /// All tables, newest first, including unlisted ones.
    pub async fn list(&self, status: Option<Status>, limit: i64) -> ApiResult<Vec<Listed>> {
        let list = TableQuery { of: TableScope::All, status, game: None, before: None, limit };
        let listed = |row: TableRow| Listed {
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
    pub async fn close(&self, table: &str) -> ApiResult<()> {
        self.0.lock_room(table).await?.close_for_good(now()).await
    }

    /// The record of a table, including its secrets, even while the game runs.
    pub async fn export(&self, table: &str) -> ApiResult<String> {
        let guard = self.0.lock_room(table).await?;
        let record = guard.table_record(WholeGame::for_operator()).await?;
        serde_json::to_string_pretty(&record).map_err(|error| Problem::internal(&error))
    }

    /// Bans or unbans a person, given by login or id.
    pub async fn ban(&self, identity: &str, banned: bool) -> ApiResult<String> {
        let store = &self.0.store;
        let person = match store.person_by_login(identity).await? {
            Some(person) => Some(person),
            None => store.person(identity).await?,
        };
        let mut person = person.ok_or_else(|| Problem::not_found("there is no such person"))?;
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

    /// Deletes expired sessions, idle guests and unused tables.
    pub async fn clean_up(&self, retention: Retention) -> ApiResult<CleanedUp> {
        self.0.clean_up(retention).await
    }

    /// Copies the whole database into a new file: an SQLite database, or a dump for `pg_restore`.
    pub async fn backup(&self, file: &str) -> ApiResult<()> {
        create_private_file(Path::new(file)).map_err(|error| Problem::bad_request(format!("{file}: {error}")))?;
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

    /// Signs cookies with a new key. Cookies signed with the current key stay valid until the next rotation, unless
    /// all sessions are ended.
    pub async fn rotate_key(&self, end_sessions: bool) -> ApiResult<()> {
        self.0.store.rotate_cookie_key(fresh_cookie_key(), end_sessions).await?;
        Ok(())
    }
}

fn dump_postgres(database: &str, file: &str) -> ApiResult<()> {
    let (address, password) = without_password(database);
    let mut dump = Command::new("pg_dump");
    dump.args(["--format=custom", "--no-owner", "--file", file, &address]);
    // Not as an argument: every user of the machine can read those.
    if let Some(password) = password {
        dump.env("PGPASSWORD", password);
    }
    let dumped = dump.output().map_err(|error| Problem::bad_request(format!("cannot run pg_dump: {error}")))?;
    if dumped.status.success() {
        return Ok(());
    }
    Err(Problem::bad_request(format!("pg_dump: {}", String::from_utf8_lossy(&dumped.stderr).trim())))
}

/// Splits `postgres://user:password@host/name` into the address without its password, and the decoded password. The
/// password may also be given as a parameter, `?password=…`.
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

/// Percent-decodes: `%41` is `A`.
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
