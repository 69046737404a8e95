//! Accounts: creation, passwords, signing in and out.

use super::Body;
use super::me::{ServerState, accepted_language, me_response, sign_in_response, user_agent};
use crate::identity::{ClientAddr, MaybeIdentity, SessionIdentity, known_device, set_cookie};
use crate::password_attempts::AttemptSource;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::server::Server;
use crate::store::{AccountError, NewSession, Revoke};
use crate::text;
use crate::wire::MeResponse;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;
use std::net::IpAddr;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    login: String,
    password: String,
}

pub async fn open(
    State(server): ServerState,
    MaybeIdentity(identity): MaybeIdentity,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> ApiResult<Response> {
    let owner = identity.map(SessionIdentity::new).transpose()?;
    server.limiters.new_people.take(&address.into())?;
    let login = text::login(&given.login)?;
    text::password(&given.password)?;
    if server.store.person_by_login(&login).await?.is_some() {
        return Err(no_account(AccountError::LoginTaken));
    }
    let password = server.hash_password(given.password).await?;
    let opened = match owner {
        Some(SessionIdentity(identity)) => {
            server.store.upgrade(&identity.person, login, password, user_agent(&headers)).await?
        }
        None => server.store.add_account(login, password, accepted_language(&headers), user_agent(&headers)).await?,
    };
    sign_in_response(&server, opened.map_err(no_account)?).await
}

fn no_account(why: AccountError) -> Problem {
    match why {
        AccountError::LoginTaken => Problem::new(ErrorCode::LoginTaken, "this login is taken"),
        AccountError::HasOne => Problem::bad_request("you have an account already"),
    }
}

fn wrong_password() -> Problem {
    Problem::new(ErrorCode::WrongPassword, "login or password is wrong")
}

/// Checks the password of somebody who is signed in.
pub(super) async fn verify_password(
    server: &Server,
    owner: &SessionIdentity,
    address: IpAddr,
    headers: &HeaderMap,
    password: String,
) -> ApiResult<()> {
    let person = &owner.0.person;
    let login = person.login.clone().unwrap_or_default();
    check(server, &login, Some((person.id.as_str(), person.password.clone())), address, headers, password).await
}

/// Checks a password. Wrong attempts are counted by source.
async fn check(
    server: &Server,
    login: &str,
    person: Option<(&str, Option<String>)>,
    address: IpAddr,
    headers: &HeaderMap,
    password: String,
) -> ApiResult<()> {
    let device = person.as_ref().and_then(|(id, _)| known_device(server, headers, id));
    let queue = if device.is_some() { &server.hashing_known } else { &server.hashing };
    let source = device.map_or(AttemptSource::Network(address.into()), AttemptSource::Device);
    server.password_attempts.record(login, &source)?;
    if let AttemptSource::Network(network) = &source {
        server.limiters.sign_in.take(network)?;
    }
    let hash = person.and_then(|(_, hash)| hash);
    if server.is_password(hash, password, queue).await {
        server.password_attempts.clear(login, &source);
        return Ok(());
    }
    tracing::warn!(%address, "wrong login or password");
    metrics::counter!("manicule_wrong_passwords_total").increment(1);
    Err(wrong_password())
}

pub async fn sign_in(
    State(server): ServerState,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> ApiResult<Response> {
    let login = text::login(&given.login).map_err(|_| wrong_password())?;
    let person = server.store.person_by_login(&login).await?;
    let known = person.as_ref().map(|person| (person.id.as_str(), person.password.clone()));
    check(&server, &login, known, address, &headers, given.password).await?;
    let person = person.ok_or_else(wrong_password)?;
    if person.banned {
        return Err(Problem::new(ErrorCode::Banned, "you are banned from this server"));
    }
    let token = server.store.add_session(&person.id, user_agent(&headers)).await?;
    sign_in_response(&server, NewSession { person, token, ended: Vec::new() }).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Password {
    password: String,
}

/// Enters the password again, which allows account changes for a while.
pub async fn verify(
    State(server): ServerState,
    owner: SessionIdentity,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Body(given): Body<Password>,
) -> ApiResult<Json<MeResponse>> {
    verify_password(&server, &owner, address, &headers, given.password).await?;
    server.store.refresh_session(&owner.0.session).await?;
    Ok(me_response(&owner.0.person))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    old: String,
    new: String,
    #[serde(default = "yes")]
    end_sessions: bool,
    #[serde(default = "yes")]
    end_keys: bool,
}

fn yes() -> bool {
    true
}

pub async fn change_password(
    State(server): ServerState,
    owner: SessionIdentity,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Body(given): Body<NewPassword>,
) -> ApiResult<Json<MeResponse>> {
    text::password(&given.new)?;
    verify_password(&server, &owner, address, &headers, given.old).await?;
    let password = server.hash_password(given.new).await?;
    let SessionIdentity(identity) = owner;
    let end = Revoke { sessions: given.end_sessions, keys: given.end_keys };
    for ended in server.store.change_password(&identity.person.id, password, &identity.session, end).await? {
        server.end_session(&ended).await?;
    }
    Ok(me_response(&identity.person))
}

pub async fn sign_out(
    State(server): ServerState,
    SessionIdentity(identity): SessionIdentity,
) -> ApiResult<([(header::HeaderName, HeaderValue); 1], Json<MeResponse>)> {
    if server.store.revoke_session(&identity.person.id, &identity.session).await? {
        server.end_session(&identity.session).await?;
    }
    Ok(([(header::SET_COOKIE, set_cookie(&server, None))], Json(MeResponse { me: None })))
}
