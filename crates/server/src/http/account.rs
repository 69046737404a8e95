//! Accounts: opening one, passwords, signing in and out.

use super::Body;
use super::me::{Hallway, agent, me_is, spoken, welcome};
use crate::guesses::Place;
use crate::hall::Hall;
use crate::identity::{Anyone, From, Owner, known_device, set_cookie};
use crate::problem::{Answer, Code, Problem};
use crate::store::{AlsoEnd, Arrived, NoAccount};
use crate::text;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::IpAddr;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    login: String,
    password: String,
}

pub async fn open(
    State(hall): Hallway,
    Anyone(who): Anyone,
    From(address): From,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Answer<Response> {
    let owner = who.map(Owner::new).transpose()?;
    hall.limiters.new_people.take(&address.into())?;
    let login = text::login(&given.login)?;
    text::password(&given.password)?;
    if hall.store.person_by_login(&login).await?.is_some() {
        return Err(no_account(NoAccount::LoginTaken));
    }
    let password = hall.hash_password(given.password).await?;
    let opened = match owner {
        Some(Owner(who)) => hall.store.upgrade(&who.person, login, password, agent(&headers)).await?,
        None => hall.store.add_account(login, password, spoken(&headers), agent(&headers)).await?,
    };
    welcome(&hall, opened.map_err(no_account)?).await
}

fn no_account(why: NoAccount) -> Problem {
    match why {
        NoAccount::LoginTaken => Problem::new(Code::LoginTaken, "this login is taken"),
        NoAccount::HasOne => Problem::bad("you have an account already"),
    }
}

fn wrong_password() -> Problem {
    Problem::new(Code::WrongPassword, "login or password is wrong")
}

/// Checks the password of somebody who is signed in.
pub(super) async fn verify_password(
    hall: &Hall,
    owner: &Owner,
    address: IpAddr,
    headers: &HeaderMap,
    password: String,
) -> Answer<()> {
    let person = &owner.0.person;
    let login = person.login.clone().unwrap_or_default();
    check(hall, &login, Some((person.id.as_str(), person.password.clone())), address, headers, password).await
}

/// Checks a password. Each place has its own count of wrong ones.
async fn check(
    hall: &Hall,
    login: &str,
    person: Option<(&str, Option<String>)>,
    address: IpAddr,
    headers: &HeaderMap,
    password: String,
) -> Answer<()> {
    let device = person.as_ref().and_then(|(id, _)| known_device(hall, headers, id));
    let queue = if device.is_some() { &hall.hashing_known } else { &hall.hashing };
    let place = device.map_or(Place::Network(address.into()), Place::Device);
    hall.guesses.count(login, &place)?;
    if let Place::Network(network) = &place {
        hall.limiters.sign_in.take(network)?;
    }
    let hash = person.and_then(|(_, hash)| hash);
    if hall.is_password(hash, password, queue).await {
        hall.guesses.forgive(login, &place);
        return Ok(());
    }
    tracing::warn!(%address, "a sign-in with a wrong login or password");
    metrics::counter!("manicule_wrong_passwords_total").increment(1);
    Err(wrong_password())
}

pub async fn sign_in(
    State(hall): Hallway,
    From(address): From,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Answer<Response> {
    let login = text::login(&given.login).map_err(|_| wrong_password())?;
    let person = hall.store.person_by_login(&login).await?;
    let known = person.as_ref().map(|person| (person.id.as_str(), person.password.clone()));
    check(&hall, &login, known, address, &headers, given.password).await?;
    let person = person.ok_or_else(wrong_password)?;
    if person.banned {
        return Err(Problem::new(Code::Banned, "you are banned from this server"));
    }
    let token = hall.store.add_session(&person.id, agent(&headers)).await?;
    welcome(&hall, Arrived { person, token, ended: Vec::new() }).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Password {
    password: String,
}

/// The password again: account matters are open for a while.
pub async fn verify(
    State(hall): Hallway,
    owner: Owner,
    From(address): From,
    headers: HeaderMap,
    Body(given): Body<Password>,
) -> Answer<Json<Value>> {
    verify_password(&hall, &owner, address, &headers, given.password).await?;
    hall.store.refresh_session(&owner.0.session).await?;
    Ok(me_is(&owner.0.person))
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
    State(hall): Hallway,
    owner: Owner,
    From(address): From,
    headers: HeaderMap,
    Body(given): Body<NewPassword>,
) -> Answer<Json<Value>> {
    text::password(&given.new)?;
    verify_password(&hall, &owner, address, &headers, given.old).await?;
    let password = hall.hash_password(given.new).await?;
    let Owner(who) = owner;
    let end = AlsoEnd { sessions: given.end_sessions, keys: given.end_keys };
    for ended in hall.store.change_password(&who.person.id, password, &who.session, end).await? {
        hall.end_session(&ended).await?;
    }
    Ok(me_is(&who.person))
}

pub async fn sign_out(
    State(hall): Hallway,
    Owner(who): Owner,
) -> Answer<([(header::HeaderName, HeaderValue); 1], Json<Value>)> {
    if hall.store.revoke_session(&who.person.id, &who.session).await? {
        hall.end_session(&who.session).await?;
    }
    Ok(([(header::SET_COOKIE, set_cookie(&hall, None))], Json(json!({"me": null}))))
}
