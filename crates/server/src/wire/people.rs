//! People, their sessions and keys; the games and facts of a server.

use crate::clock::Time;
use crate::store::{BotKey, OwnLine, OwnTable, Person, Scope, Session};
use bots::Level;
use serde::Serialize;

/// A person as they see themselves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PersonInfo {
    pub id: String,
    pub name: String,
    /// The login; null for a guest.
    pub account: Option<String>,
    pub email: Option<String>,
    pub email_confirmed: bool,
    pub email_turns: bool,
    pub language: Option<String>,
}

impl From<&Person> for PersonInfo {
    fn from(person: &Person) -> PersonInfo {
        PersonInfo {
            id: person.id.clone(),
            name: person.name.clone(),
            account: person.login.clone(),
            email: person.email.clone(),
            email_confirmed: person.email_confirmed,
            email_turns: person.email_turns,
            language: person.language.clone(),
        }
    }
}

/// `me` is null if nobody is signed in.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MeResponse {
    pub me: Option<PersonInfo>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SessionInfo {
    #[serde(flatten)]
    pub session: Session,
    pub current: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SessionsResponse {
    pub sessions: Vec<SessionInfo>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeysResponse {
    pub keys: Vec<BotKey>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewKeyResponse {
    pub id: String,
    pub name: String,
    pub scopes: Vec<Scope>,
    /// Shown only this once.
    pub key: String,
}

/// `{}`: success, without data.
#[derive(Serialize)]
pub struct Empty {}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Confirmed {
    pub confirmed: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Unsubscribed {
    pub unsubscribed: bool,
}

/// The export of everything that is stored about a person.
#[derive(Serialize)]
pub struct PersonalData {
    pub person: PersonWithDate,
    pub sessions: Vec<Session>,
    pub keys: Vec<BotKey>,
    pub tables: Vec<OwnTable>,
    pub chat: Vec<OwnLine>,
}

#[derive(Serialize)]
pub struct PersonWithDate {
    #[serde(flatten)]
    pub person: PersonInfo,
    pub created_at: Time,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GamesResponse {
    pub games: Vec<GameInfo>,
    pub version: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    pub name: &'static str,
    pub rules_version: u32,
    pub seats: SeatRange,
    pub bot_levels: [Level; 4],
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatRange {
    pub min: u8,
    pub max: u8,
}

/// Facts for the page.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ServerFacts {
    pub version: &'static str,
    /// Whether this server sends mail.
    pub mail: bool,
    pub kept: Kept,
}

/// How many days unused data is kept.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kept {
    pub sessions_days: u64,
    pub guests_days: u64,
    pub open_tables_days: u64,
}
