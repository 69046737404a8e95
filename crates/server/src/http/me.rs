//! Who you are: guests, accounts, sessions, bot keys.

use super::Body;
use crate::hall::Hall;
use crate::identity::{Anyone, From, Who, set_cookie};
use crate::problem::{Answer, Code, Problem};
use crate::store::Person;
use crate::text;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use std::sync::Arc;

type Hallway = State<Arc<Hall>>;
type WithCookie = ([(header::HeaderName, HeaderValue); 1], Json<Value>);

fn shown(person: &Person) -> Value {
    json!({
        "id": person.id,
        "name": person.name,
        "account": person.login,
        "email": person.email,
        "email_turns": person.email_turns,
        "language": person.language,
    })
}

fn me_is(person: &Person) -> Json<Value> {
    Json(json!({"me": shown(person)}))
}

/// What browser it was, for the list of sessions.
fn agent(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().take(120).collect()
}

/// The first language of the browser that we speak.
fn spoken(headers: &HeaderMap) -> Option<String> {
    let wishes = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split(',');
    let mut languages = wishes.filter_map(|wish| wish.split(['-', ';']).next());
    languages.find_map(|language| text::language(language.trim()).ok())
}

async fn new_session(hall: &Hall, person: &Person, headers: &HeaderMap) -> Answer<WithCookie> {
    let token = hall.store.add_session(&person.id, agent(headers)).await?;
    Ok(([(header::SET_COOKIE, set_cookie(hall, Some(&token)))], me_is(person)))
}

pub async fn me(Anyone(who): Anyone) -> Json<Value> {
    Json(json!({"me": who.map(|who| shown(&who.person))}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    name: Option<String>,
}

pub async fn be_guest(
    State(hall): Hallway,
    Anyone(who): Anyone,
    From(address): From,
    headers: HeaderMap,
    Body(guest): Body<Guest>,
) -> Answer<axum::response::Response> {
    use axum::response::IntoResponse;
    let name = guest.name.map(text::name).transpose()?;
    if let Some(mut who) = who {
        if let Some(name) = name {
            who.person.name = name;
            hall.store.update_person(&who.person).await?;
        }
        return Ok(me_is(&who.person).into_response());
    }
    hall.buckets.take(hall.config.limits.new_people, format!("new {address}"))?;
    let person = hall.store.add_person(name.unwrap_or_else(text::made_up_name), spoken(&headers)).await?;
    Ok(new_session(&hall, &person, &headers).await?.into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Changes {
    name: Option<String>,
    /// Told apart: left out, and taken away with `null`.
    #[serde(default, deserialize_with = "given")]
    email: Option<Option<String>>,
    email_turns: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    language: Option<Option<String>>,
}

fn given<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(from).map(Some)
}

pub async fn change(State(hall): Hallway, mut who: Who, Body(changes): Body<Changes>) -> Answer<Json<Value>> {
    let person = &mut who.person;
    if let Some(name) = changes.name {
        person.name = text::name(name)?;
    }
    if let Some(email) = changes.email {
        person.email = email.as_deref().map(text::email).transpose()?;
    }
    person.email_turns = changes.email_turns.unwrap_or(person.email_turns);
    if let Some(language) = changes.language {
        person.language = language.as_deref().map(text::language).transpose()?;
    }
    hall.store.update_person(person).await?;
    Ok(me_is(person))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    login: String,
    password: String,
}

pub async fn open_account(
    State(hall): Hallway,
    Anyone(who): Anyone,
    From(address): From,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Answer<WithCookie> {
    hall.buckets.take(hall.config.limits.new_people, format!("new {address}"))?;
    let login = text::login(&given.login)?;
    text::password(&given.password)?;
    if hall.store.person_by_login(&login).await?.is_some() {
        return Err(Problem::new(Code::LoginTaken, "this login is taken"));
    }
    let mut person = match who {
        Some(who) if who.person.login.is_some() => return Err(Problem::bad("you have an account already")),
        Some(who) => who.person,
        None => hall.store.add_person(login.clone(), spoken(&headers)).await?,
    };
    person.login = Some(login);
    person.password = Some(hall.hash_password(given.password).await?);
    if !hall.store.update_person(&person).await? {
        return Err(Problem::new(Code::LoginTaken, "this login is taken"));
    }
    new_session(&hall, &person, &headers).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    old: String,
    new: String,
}

pub async fn change_password(
    State(hall): Hallway,
    mut who: Who,
    From(address): From,
    Body(given): Body<NewPassword>,
) -> Answer<Json<Value>> {
    text::password(&given.new)?;
    hall.buckets.take(hall.config.limits.sign_in, format!("sign-in from {address}"))?;
    if !hall.is_password(who.person.password.clone(), given.old).await {
        return Err(wrong_password());
    }
    who.person.password = Some(hall.hash_password(given.new).await?);
    hall.store.update_person(&who.person).await?;
    for session in hall.store.sessions(&who.person.id).await? {
        if who.session != session.id {
            hall.store.revoke_session(&who.person.id, &session.id).await?;
            hall.end_session(&session.id).await?;
        }
    }
    Ok(me_is(&who.person))
}

fn wrong_password() -> Problem {
    Problem::new(Code::WrongPassword, "login or password is wrong")
}

pub async fn sign_in(
    State(hall): Hallway,
    From(address): From,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Answer<WithCookie> {
    let login = text::login(&given.login).map_err(|_| wrong_password())?;
    hall.buckets.take(hall.config.limits.sign_in, format!("sign-in from {address}"))?;
    hall.buckets.take(hall.config.limits.sign_in_to_one, format!("sign-in as {login}"))?;
    let person = hall.store.person_by_login(&login).await?;
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let right = hall.is_password(hash, given.password).await;
    let Some(person) = person.filter(|_| right) else {
        tracing::warn!(%address, "a sign-in with a wrong login or password");
        metrics::counter!("manicule_wrong_passwords_total").increment(1);
        return Err(wrong_password());
    };
    if person.banned {
        return Err(Problem::new(Code::Banned, "you are banned from this server"));
    }
    new_session(&hall, &person, &headers).await
}

pub async fn sign_out(State(hall): Hallway, who: Who) -> Answer<WithCookie> {
    if hall.store.revoke_session(&who.person.id, &who.session).await? {
        hall.end_session(&who.session).await?;
    }
    Ok(([(header::SET_COOKIE, set_cookie(&hall, None))], Json(json!({"me": null}))))
}

pub async fn sessions(State(hall): Hallway, who: Who) -> Answer<Json<Value>> {
    let sessions = hall.store.sessions(&who.person.id).await?;
    let shown = sessions.iter().map(|session| {
        json!({
            "id": session.id,
            "created_at": session.created_at,
            "seen_at": session.seen_at,
            "agent": session.agent,
            "current": who.session == session.id,
        })
    });
    Ok(Json(json!({"sessions": shown.collect::<Vec<_>>()})))
}

pub async fn revoke_session(State(hall): Hallway, who: Who, Path(id): Path<String>) -> Answer<Json<Value>> {
    if !hall.store.revoke_session(&who.person.id, &id).await? {
        return Err(Problem::no_such("you have no such session"));
    }
    hall.end_session(&id).await?;
    Ok(Json(json!({})))
}

pub async fn keys(State(hall): Hallway, who: Who) -> Answer<Json<Value>> {
    Ok(Json(json!({"keys": hall.store.bot_keys(&who.person.id).await?})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    name: String,
}

pub async fn add_key(State(hall): Hallway, who: Who, Body(key): Body<NewKey>) -> Answer<Json<Value>> {
    let name = text::name(key.name)?;
    let (id, key) = hall.store.add_bot_key(&who.person.id, name.clone()).await?;
    Ok(Json(json!({"id": id, "name": name, "key": key})))
}

pub async fn revoke_key(State(hall): Hallway, who: Who, Path(id): Path<String>) -> Answer<Json<Value>> {
    if !hall.store.revoke_bot_key(&who.person.id, &id).await? {
        return Err(Problem::no_such("you have no such key"));
    }
    hall.end_session(&id).await?;
    Ok(Json(json!({})))
}
