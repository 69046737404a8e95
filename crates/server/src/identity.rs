//! Who asks: a signed cookie or a bot key.

use crate::hall::Hall;
use crate::problem::{Answer, Code, Problem};
use crate::store::{Person, session_id};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

pub const COOKIE: &str = "manicule";
const YEAR_S: u32 = 365 * 24 * 60 * 60;

/// Somebody who said who they are.
#[derive(Clone, Debug)]
pub struct Who {
    pub person: Person,
    /// The id of the session, or of the bot key, by which they came.
    pub session: String,
    /// A program, with a bot key.
    pub program: bool,
}

/// Somebody, or nobody in particular.
#[derive(Clone, Debug)]
pub struct Anyone(pub Option<Who>);

impl Anyone {
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|who| who.person.id.as_str())
    }
}

/// The address from which a request comes.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

fn bot_key(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

async fn who(hall: &Hall, headers: &HeaderMap) -> Answer<Option<Who>> {
    let found = if let Some(key) = bot_key(headers) {
        let found = hall.store.person_by_bot_key(key).await?;
        let (person, session) = found.ok_or_else(|| Problem::new(Code::NotSignedIn, "this bot key is not valid"))?;
        Who { person, session, program: true }
    } else {
        let Some(token) = cookie(headers).and_then(|cookie| hall.cookies.verify(cookie)) else { return Ok(None) };
        let session = session_id(token);
        let Some(person) = hall.store.person_by_session(&session).await? else { return Ok(None) };
        Who { person, session, program: false }
    };
    if found.person.banned {
        return Err(Problem::new(Code::Banned, "you are banned from this server"));
    }
    Ok(Some(found))
}

impl Hall {
    /// Whether this session or key has been taken away since, or the person banned.
    pub async fn is_still(&self, who: &Who) -> Answer<bool> {
        let person = if who.program {
            let keys = self.store.bot_keys(&who.person.id).await?;
            let valid = keys.iter().any(|key| key.id == who.session);
            self.store.person(&who.person.id).await?.filter(|_| valid)
        } else {
            self.store.person_by_session(&who.session).await?
        };
        Ok(person.is_some_and(|person| !person.banned))
    }
}

/// A request that changes something must come from our own pages, unless it carries a bot key, which no browser adds by
/// itself.
pub fn check_origin(hall: &Hall, headers: &HeaderMap) -> Answer<()> {
    if bot_key(headers).is_some() {
        return Ok(());
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        let why = "a request that changes something needs the Origin header, or a bot key";
        return Err(Problem::new(Code::WrongOrigin, why));
    };
    let ours = if hall.public_url.is_empty() {
        origin.split_once("://").map(|(_, authority)| authority) == text(header::HOST)
    } else {
        *origin == *hall.public_url
    };
    if ours {
        return Ok(());
    }
    tracing::warn!(origin, "a request from another site is refused");
    Err(Problem::new(Code::WrongOrigin, "this request comes from another site"))
}

/// The cookie with a session's token; `None` takes it away.
pub fn set_cookie(hall: &Hall, token: Option<&str>) -> HeaderValue {
    let secure = if hall.public_url.starts_with("https://") { "; Secure" } else { "" };
    let (value, age) = match token {
        Some(token) => (hall.cookies.sign(token), YEAR_S),
        None => (String::new(), 0),
    };
    let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""))
}

impl FromRequestParts<Arc<Hall>> for Anyone {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<Anyone> {
        Ok(Anyone(who(hall, &parts.headers).await?))
    }
}

impl FromRequestParts<Arc<Hall>> for Who {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<Who> {
        who(hall, &parts.headers).await?.ok_or_else(Problem::not_signed_in)
    }
}

impl FromRequestParts<Arc<Hall>> for From {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<From> {
        let forwarded = parts.headers.get("x-forwarded-for").filter(|_| hall.config.behind_proxy);
        let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let address = forwarded.or(peer).ok_or_else(|| Problem::internal(&"a request without an address"))?;
        Ok(From(address))
    }
}
