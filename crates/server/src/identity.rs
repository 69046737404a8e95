//! Who asks: a signed cookie or a bot key.

use crate::clock::Time;
use crate::hall::Hall;
use crate::housekeeping::ago;
use crate::limits::forwarded_for;
use crate::problem::{Answer, Code, Problem};
use crate::secrets::long_id;
use crate::store::{Person, Scopes, session_id};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

pub const COOKIE: &str = "manicule";
const DEVICE: &str = "manicule_device";
/// As long as browsers keep a cookie.
const DEVICE_AGE_S: u64 = 400 * 24 * 60 * 60;

/// Somebody who said who they are.
#[derive(Clone, Debug)]
pub struct Who {
    pub person: Person,
    /// The id of the session, or of the bot key, by which they came.
    pub session: String,
    /// A program, with a bot key.
    pub program: bool,
    /// What the key allows; a session allows everything.
    pub scopes: Scopes,
    /// When the password was last given in the session.
    fresh_at: Time,
}

impl Who {
    pub fn must_play(&self) -> Answer<()> {
        if self.scopes.play { Ok(()) } else { Err(Problem::forbidden("this bot key does not allow to play")) }
    }

    pub fn must_read(&self) -> Answer<()> {
        if self.scopes.read { Ok(()) } else { Err(Problem::forbidden("this bot key does not allow to read")) }
    }
}

/// The person themselves, in a browser: account matters are closed to programs.
#[derive(Clone, Debug)]
pub struct Owner(pub Who);

impl Owner {
    pub fn new(who: Who) -> Answer<Owner> {
        if who.program { Err(Problem::forbidden("account matters are closed to bot keys")) } else { Ok(Owner(who)) }
    }

    /// Whoever has a password must have given it a short while ago: a browser left open is not enough.
    pub fn must_be_fresh(&self, hall: &Hall) -> Answer<()> {
        let fresh = self.0.fresh_at >= ago(hall.config.fresh_sign_in);
        if fresh || self.0.person.password.is_none() {
            return Ok(());
        }
        let how = "give your password again first (POST /api/account/verify)";
        Err(Problem::new(Code::PasswordNeeded, how))
    }
}

/// Somebody, or nobody in particular.
#[derive(Clone, Debug)]
pub struct Anyone(pub Option<Who>);

impl Anyone {
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|who| who.person.id.as_str())
    }

    /// Refuses whoever was signed out or banned since the request came.
    pub async fn must_still_be(&self, hall: &Hall) -> Answer<()> {
        match &self.0 {
            Some(who) if !hall.is_still(who).await? => Err(Problem::not_signed_in()),
            _ => Ok(()),
        }
    }
}

/// The address from which a request comes.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

fn bot_key(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

async fn who(hall: &Hall, headers: &HeaderMap) -> Answer<Option<Who>> {
    let found = if let Some(key) = bot_key(headers) {
        let found = hall.store.person_by_bot_key(key).await?;
        let key = found.ok_or_else(|| Problem::new(Code::NotSignedIn, "this bot key is not valid"))?;
        Who { person: key.person, session: key.id, program: true, scopes: key.scopes, fresh_at: 0 }
    } else {
        let keys = hall.cookies();
        let cookie = cookie(headers, COOKIE);
        let Some(session) = cookie.and_then(|cookie| keys.verify(cookie)).map(session_id) else { return Ok(None) };
        let Some(found) = hall.store.person_by_session(&session, hall.expired()).await? else { return Ok(None) };
        Who { person: found.person, session, program: false, scopes: Scopes::ALL, fresh_at: found.fresh_at }
    };
    if found.person.banned {
        return Err(Problem::new(Code::Banned, "you are banned from this server"));
    }
    Ok(Some(found))
}

impl Hall {
    /// Sessions last used before then have ended.
    fn expired(&self) -> Time {
        ago(self.config.retention.sessions)
    }

    /// Whether this session or key has been taken away since, or the person banned.
    pub async fn is_still(&self, who: &Who) -> Answer<bool> {
        let person = if who.program {
            let keys = self.store.bot_keys(&who.person.id).await?;
            let valid = keys.iter().any(|key| key.id == who.session);
            self.store.person(&who.person.id).await?.filter(|_| valid)
        } else {
            self.store.person_by_session(&who.session, self.expired()).await?.map(|found| found.person)
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

fn cookie_header(hall: &Hall, name: &str, value: &str, age: u64) -> HeaderValue {
    let secure = if hall.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""))
}

/// The cookie with a session's token; `None` takes it away.
pub fn set_cookie(hall: &Hall, token: Option<&str>) -> HeaderValue {
    match token {
        Some(token) => {
            cookie_header(hall, COOKIE, &hall.cookies().sign(token), hall.config.retention.sessions.as_secs())
        }
        None => cookie_header(hall, COOKIE, "", 0),
    }
}

/// The cookie of a session that is in use, with a new expiry date.
pub fn keep_cookie(hall: &Hall, headers: &HeaderMap) -> Option<HeaderValue> {
    let keys = hall.cookies();
    let token = keys.verify(cookie(headers, COOKIE)?)?;
    Some(cookie_header(hall, COOKIE, &keys.sign(token), hall.config.retention.sessions.as_secs()))
}

fn device_of(person: &str) -> String {
    format!("device-{person}-")
}

/// A cookie that stays after signing out and says only that this person has signed in here before.
pub fn set_device(hall: &Hall, person: &str) -> HeaderValue {
    let device = hall.cookies().sign(&format!("{}{}", device_of(person), long_id()));
    cookie_header(hall, DEVICE, &device, DEVICE_AGE_S)
}

/// The device, if this person has signed in on it before.
pub fn known_device(hall: &Hall, headers: &HeaderMap, person: &str) -> Option<String> {
    let keys = hall.cookies();
    let device = cookie(headers, DEVICE).and_then(|cookie| keys.verify(cookie))?;
    device.starts_with(&device_of(person)).then(|| device.to_owned())
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
        let who = who(hall, &parts.headers).await?.ok_or_else(Problem::not_signed_in)?;
        // Whatever changes something is play, except for account matters.
        if !matches!(parts.method, Method::GET | Method::HEAD) {
            who.must_play()?;
        }
        Ok(who)
    }
}

impl FromRequestParts<Arc<Hall>> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<Owner> {
        Owner::new(who(hall, &parts.headers).await?.ok_or_else(Problem::not_signed_in)?)
    }
}

impl FromRequestParts<Arc<Hall>> for From {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<From> {
        let forwarded = forwarded_for(&parts.headers, hall.config.trusted_proxies);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let address = forwarded.or(peer).ok_or_else(|| Problem::internal(&"a request without an address"))?;
        Ok(From(address))
    }
}
