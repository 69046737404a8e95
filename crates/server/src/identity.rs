//! Authentication: a signed session cookie or a bot key.

use crate::clock::Time;
use crate::housekeeping::ago;
use crate::limits::forwarded_for;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::secrets::long_id;
use crate::server::Server;
use crate::store::{Person, Scopes, session_id};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

pub const COOKIE: &str = "manicule";
const DEVICE: &str = "manicule_device";
/// The longest that browsers keep a cookie.
const DEVICE_AGE_S: u64 = 400 * 24 * 60 * 60;

/// An authenticated person.
#[derive(Clone, Debug)]
pub struct Identity {
    pub person: Person,
    /// The id of the session or bot key.
    pub session: String,
    /// Authenticated with a bot key.
    pub program: bool,
    /// What the bot key allows. A session allows everything.
    pub scopes: Scopes,
    /// When the password was last entered in this session.
    fresh_at: Time,
}

impl Identity {
    pub fn require_play(&self) -> ApiResult<()> {
        if self.scopes.play { Ok(()) } else { Err(Problem::forbidden("this bot key does not have the scope \"play\"")) }
    }

    pub fn require_read(&self) -> ApiResult<()> {
        if self.scopes.read { Ok(()) } else { Err(Problem::forbidden("this bot key does not have the scope \"read\"")) }
    }
}

/// A person authenticated by a session cookie. Bot keys cannot change an account.
#[derive(Clone, Debug)]
pub struct SessionIdentity(pub Identity);

impl SessionIdentity {
    pub fn new(identity: Identity) -> ApiResult<SessionIdentity> {
        if identity.program {
            Err(Problem::forbidden("bot keys cannot change an account"))
        } else {
            Ok(SessionIdentity(identity))
        }
    }

    /// Requires that a person with a password has entered it recently: a browser left open is not enough.
    pub fn require_fresh(&self, server: &Server) -> ApiResult<()> {
        let fresh = self.0.fresh_at >= ago(server.config.fresh_sign_in);
        if fresh || self.0.person.password.is_none() {
            return Ok(());
        }
        let how = "enter your password again first (POST /api/account/verify)";
        Err(Problem::new(ErrorCode::PasswordNeeded, how))
    }
}

/// An authenticated person, or an anonymous visitor.
#[derive(Clone, Debug)]
pub struct MaybeIdentity(pub Option<Identity>);

impl MaybeIdentity {
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|identity| identity.person.id.as_str())
    }

    /// Refuses a person who was signed out or banned since the request arrived.
    pub async fn require_still_valid(&self, server: &Server) -> ApiResult<()> {
        match &self.0 {
            Some(identity) if !server.is_still_valid(identity).await? => Err(Problem::not_signed_in()),
            _ => Ok(()),
        }
    }
}

/// The client's IP address.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddr(pub IpAddr);

fn bot_key(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

async fn identify(server: &Server, headers: &HeaderMap) -> ApiResult<Option<Identity>> {
    let found = if let Some(key) = bot_key(headers) {
        let found = server.store.person_by_bot_key(key).await?;
        let key = found.ok_or_else(|| Problem::new(ErrorCode::NotSignedIn, "this bot key is not valid"))?;
        Identity { person: key.person, session: key.id, program: true, scopes: key.scopes, fresh_at: 0 }
    } else {
        let keys = server.cookies();
        let cookie = cookie(headers, COOKIE);
        let Some(session) = cookie.and_then(|cookie| keys.verify(cookie)).map(session_id) else { return Ok(None) };
        let Some(found) = server.store.person_by_session(&session, server.expired()).await? else { return Ok(None) };
        Identity { person: found.person, session, program: false, scopes: Scopes::ALL, fresh_at: found.fresh_at }
    };
    if found.person.banned {
        return Err(Problem::new(ErrorCode::Banned, "you are banned from this server"));
    }
    Ok(Some(found))
}

impl Server {
    /// Sessions last used before this time have expired.
    fn expired(&self) -> Time {
        ago(self.config.retention.sessions)
    }

    /// Revalidates the session or bot key, and that the person is not banned.
    pub async fn is_still_valid(&self, identity: &Identity) -> ApiResult<bool> {
        let person = if identity.program {
            let keys = self.store.bot_keys(&identity.person.id).await?;
            let valid = keys.iter().any(|key| key.id == identity.session);
            self.store.person(&identity.person.id).await?.filter(|_| valid)
        } else {
            self.store.person_by_session(&identity.session, self.expired()).await?.map(|found| found.person)
        };
        Ok(person.is_some_and(|person| !person.banned))
    }
}

/// A request that changes something must come from our own pages, unless it carries a bot key, which browsers never add
/// automatically.
pub fn check_origin(server: &Server, headers: &HeaderMap) -> ApiResult<()> {
    if bot_key(headers).is_some() {
        return Ok(());
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        let why = "a request that changes something needs the Origin header, or a bot key";
        return Err(Problem::new(ErrorCode::WrongOrigin, why));
    };
    let ours = if server.public_url.is_empty() {
        origin.split_once("://").map(|(_, authority)| authority) == text(header::HOST)
    } else {
        *origin == *server.public_url
    };
    if ours {
        return Ok(());
    }
    tracing::warn!(origin, "refused a cross-site request");
    Err(Problem::new(ErrorCode::WrongOrigin, "this request comes from another site"))
}

fn cookie_header(server: &Server, name: &str, value: &str, age: u64) -> HeaderValue {
    let secure = if server.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""))
}

/// The session cookie; `None` deletes it.
pub fn set_cookie(server: &Server, token: Option<&str>) -> HeaderValue {
    match token {
        Some(token) => {
            cookie_header(server, COOKIE, &server.cookies().sign(token), server.config.retention.sessions.as_secs())
        }
        None => cookie_header(server, COOKIE, "", 0),
    }
}

/// The request's session cookie with a new expiry date.
pub fn keep_cookie(server: &Server, headers: &HeaderMap) -> Option<HeaderValue> {
    let keys = server.cookies();
    let token = keys.verify(cookie(headers, COOKIE)?)?;
    Some(cookie_header(server, COOKIE, &keys.sign(token), server.config.retention.sessions.as_secs()))
}

fn device_of(person: &str) -> String {
    format!("device-{person}-")
}

/// A cookie that survives signing out. It only says that this person has signed in here before.
pub fn set_device(server: &Server, person: &str) -> HeaderValue {
    let device = server.cookies().sign(&format!("{}{}", device_of(person), long_id()));
    cookie_header(server, DEVICE, &device, DEVICE_AGE_S)
}

/// The device, if this person has signed in on it before.
pub fn known_device(server: &Server, headers: &HeaderMap, person: &str) -> Option<String> {
    let keys = server.cookies();
    let device = cookie(headers, DEVICE).and_then(|cookie| keys.verify(cookie))?;
    device.starts_with(&device_of(person)).then(|| device.to_owned())
}

impl FromRequestParts<Arc<Server>> for MaybeIdentity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> ApiResult<MaybeIdentity> {
        Ok(MaybeIdentity(identify(server, &parts.headers).await?))
    }
}

impl FromRequestParts<Arc<Server>> for Identity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> ApiResult<Identity> {
        let identity = identify(server, &parts.headers).await?.ok_or_else(Problem::not_signed_in)?;
        // Everything that changes something needs the scope "play"; account changes need a session.
        if !matches!(parts.method, Method::GET | Method::HEAD) {
            identity.require_play()?;
        }
        Ok(identity)
    }
}

impl FromRequestParts<Arc<Server>> for SessionIdentity {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> ApiResult<SessionIdentity> {
        SessionIdentity::new(identify(server, &parts.headers).await?.ok_or_else(Problem::not_signed_in)?)
    }
}

impl FromRequestParts<Arc<Server>> for ClientAddr {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> ApiResult<ClientAddr> {
        let forwarded = forwarded_for(&parts.headers, server.config.trusted_proxies);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let address = forwarded.or(peer).ok_or_else(|| Problem::internal(&"a request without a client address"))?;
        Ok(ClientAddr(address))
    }
}
