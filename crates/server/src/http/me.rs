//! Who you are: guests, and what people change about themselves.

use super::Body;
use crate::hall::Hall;
use crate::identity::{Anyone, From, Owner, keep_cookie, set_cookie, set_device};
use crate::problem::{Answer, Problem};
use crate::secrets::long_id;
use crate::store::{Arrived, Person};
use crate::text;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) type Hallway = State<Arc<Hall>>;

fn shown(person: &Person) -> Value {
    json!({
        "id": person.id,
        "name": person.name,
        "account": person.login,
        "email": person.email,
        "email_confirmed": person.email_confirmed,
        "email_turns": person.email_turns,
        "language": person.language,
    })
}

pub(super) fn me_is(person: &Person) -> Json<Value> {
    Json(json!({"me": shown(person)}))
}

/// What browser it was, for the list of sessions.
pub(super) fn agent(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().take(120).collect()
}

/// The first language of the browser that we speak.
pub(super) fn spoken(headers: &HeaderMap) -> Option<String> {
    let wishes = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split(',');
    let mut languages = wishes.filter_map(|wish| wish.split(['-', ';']).next());
    languages.find_map(|language| text::language(language.trim()).ok())
}

/// Tells somebody who they are from now on, with the cookie for it. An account's browser is known from then on.
pub(super) async fn welcome(hall: &Hall, arrived: Arrived) -> Answer<Response> {
    for session in &arrived.ended {
        hall.end_session(session).await?;
    }
    let session = (header::SET_COOKIE, set_cookie(hall, Some(&arrived.token)));
    let person = &arrived.person;
    let device = person.login.as_ref().map(|_| (header::SET_COOKIE, set_device(hall, &person.id)));
    Ok((AppendHeaders([session]), AppendHeaders(device), me_is(person)).into_response())
}

pub async fn me(State(hall): Hallway, Anyone(who): Anyone, headers: HeaderMap) -> Answer<Response> {
    let Some(mut who) = who else { return Ok(Json(json!({"me": null})).into_response()) };
    who.must_read()?;
    if who.program {
        // A program has no need of it.
        who.person.email = None;
        return Ok(me_is(&who.person).into_response());
    }
    // A cookie in use does not run out.
    let cookie = keep_cookie(&hall, &headers).map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookie), me_is(&who.person)).into_response())
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
) -> Answer<Response> {
    let name = guest.name.map(text::name).transpose()?;
    if let Some(who) = who {
        let Owner(mut who) = Owner::new(who)?;
        if let Some(name) = name {
            who.person.name = name;
            hall.store.update_person(&who.person).await?;
        }
        return Ok(me_is(&who.person).into_response());
    }
    hall.limiters.new_people.take(&address.into())?;
    let name = name.unwrap_or_else(text::made_up_name);
    welcome(&hall, hall.store.add_guest(name, spoken(&headers), agent(&headers)).await?).await
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

pub async fn change(State(hall): Hallway, owner: Owner, Body(changes): Body<Changes>) -> Answer<Json<Value>> {
    let mut person = owner.0.person.clone();
    if let Some(name) = changes.name {
        person.name = text::name(name)?;
    }
    person.email_turns = changes.email_turns.unwrap_or(person.email_turns);
    if let Some(language) = changes.language {
        person.language = language.as_deref().map(text::language).transpose()?;
    }
    let email = changes.email.map(|email| email.as_deref().map(text::email).transpose()).transpose()?;
    // The same address again asks for another confirmation mail, until it is confirmed.
    let email = email.filter(|email| *email != person.email || (email.is_some() && !person.email_confirmed));
    if let Some(email) = &email {
        owner.must_be_fresh(&hall)?;
        if let Some(email) = email {
            hall.limiters.confirmations_by_person.take(&person.id)?;
            hall.limiters.confirmations_to_address.take(&email.to_lowercase())?;
        }
    }
    hall.store.update_person(&person).await?;
    if let Some(email) = email {
        let token = long_id();
        hall.store.set_email(&mut person, email, &token).await?;
        hall.mail_confirmation(&person, token);
    }
    Ok(me_is(&person))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    password: Option<String>,
}

/// Deletes the person. The password is given with the request, or was given a short while ago.
pub async fn delete(
    State(hall): Hallway,
    owner: Owner,
    From(address): From,
    headers: HeaderMap,
    Body(farewell): Body<Farewell>,
) -> Answer<Response> {
    match farewell.password {
        Some(password) => super::account::verify_password(&hall, &owner, address, &headers, password).await?,
        None => owner.must_be_fresh(&hall)?,
    }
    let (deleting, person) = (Arc::clone(&hall), owner.0.person.id);
    hall.carry_out(async move { deleting.delete_person(&person).await }).await?;
    let cookie = [(header::SET_COOKIE, set_cookie(&hall, None))];
    Ok((cookie, Json(json!({"me": null}))).into_response())
}

/// Everything that is stored about the person, as a file.
pub async fn data(State(hall): Hallway, owner: Owner) -> Answer<Response> {
    owner.must_be_fresh(&hall)?;
    let person = &owner.0.person;
    hall.limiters.exports.take(&person.id)?;
    let mut about = shown(person);
    about["created_at"] = json!(person.created_at);
    let all = json!({
        "person": about,
        "sessions": hall.store.sessions(&person.id).await?,
        "keys": hall.store.bot_keys(&person.id).await?,
        "tables": hall.store.own_tables(&person.id).await?,
        "chat": hall.store.own_lines(&person.id).await?,
    });
    let text = serde_json::to_vec_pretty(&all).map_err(|error| Problem::internal(&error))?;
    let described = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"manicule-data.json\""),
    ];
    Ok((described, text).into_response())
}
