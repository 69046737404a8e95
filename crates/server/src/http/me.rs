//! The signed-in person: guests, profile, personal data.

use super::Body;
use crate::identity::{ClientAddr, MaybeIdentity, SessionIdentity, keep_cookie, set_cookie, set_device};
use crate::problem::{ApiResult, Problem};
use crate::secrets::long_id;
use crate::server::Server;
use crate::store::{NewSession, Person};
use crate::text;
use crate::wire::{MeResponse, PersonWithDate, PersonalData};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Deserializer};
use std::sync::Arc;

pub(super) type ServerState = State<Arc<Server>>;

pub(super) fn me_response(person: &Person) -> Json<MeResponse> {
    Json(MeResponse { me: Some(person.into()) })
}

const NOBODY: Json<MeResponse> = Json(MeResponse { me: None });

/// The browser's name for the list of sessions.
pub(super) fn user_agent(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().take(120).collect()
}

/// The browser's first language that we support.
pub(super) fn accepted_language(headers: &HeaderMap) -> Option<String> {
    let wishes = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split(',');
    let mut languages = wishes.filter_map(|view_as| view_as.split(['-', ';']).next());
    languages.find_map(|language| text::language(language.trim()).ok())
}

/// Responds with the person and their session cookie. For an account this browser becomes a known device.
pub(super) async fn sign_in_response(server: &Server, arrived: NewSession) -> ApiResult<Response> {
    for session in &arrived.ended {
        server.end_session(session).await?;
    }
    let session = (header::SET_COOKIE, set_cookie(server, Some(&arrived.token)));
    let person = &arrived.person;
    let device = person.login.as_ref().map(|_| (header::SET_COOKIE, set_device(server, &person.id)));
    Ok((AppendHeaders([session]), AppendHeaders(device), me_response(person)).into_response())
}

pub async fn me(
    State(server): ServerState,
    MaybeIdentity(identity): MaybeIdentity,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let Some(mut identity) = identity else { return Ok(NOBODY.into_response()) };
    identity.require_read()?;
    if identity.program {
        // Programs do not need it.
        identity.person.email = None;
        return Ok(me_response(&identity.person).into_response());
    }
    // A cookie in use does not expire.
    let cookie = keep_cookie(&server, &headers).map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookie), me_response(&identity.person)).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    name: Option<String>,
}

pub async fn create_guest(
    State(server): ServerState,
    MaybeIdentity(identity): MaybeIdentity,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Body(guest): Body<GuestRequest>,
) -> ApiResult<Response> {
    let name = guest.name.map(text::name).transpose()?;
    if let Some(identity) = identity {
        let SessionIdentity(mut identity) = SessionIdentity::new(identity)?;
        if let Some(name) = name {
            identity.person.name = name;
            server.store.update_person(&identity.person).await?;
        }
        return Ok(me_response(&identity.person).into_response());
    }
    server.limiters.new_people.take(&address.into())?;
    let name = name.unwrap_or_else(text::random_name);
    sign_in_response(&server, server.store.add_guest(name, accepted_language(&headers), user_agent(&headers)).await?)
        .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileChanges {
    name: Option<String>,
    /// `None` if left out, `Some(None)` for `null`.
    #[serde(default, deserialize_with = "given")]
    email: Option<Option<String>>,
    email_turns: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    language: Option<Option<String>>,
}

fn given<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(from).map(Some)
}

pub async fn change(
    State(server): ServerState,
    owner: SessionIdentity,
    Body(changes): Body<ProfileChanges>,
) -> ApiResult<Json<MeResponse>> {
    let mut person = owner.0.person.clone();
    if let Some(name) = changes.name {
        person.name = text::name(name)?;
    }
    person.email_turns = changes.email_turns.unwrap_or(person.email_turns);
    if let Some(language) = changes.language {
        person.language = language.as_deref().map(text::language).transpose()?;
    }
    let email = changes.email.map(|email| email.as_deref().map(text::email).transpose()).transpose()?;
    // Until it is confirmed, sending the same address again asks for another confirmation mail.
    let email = email.filter(|email| *email != person.email || (email.is_some() && !person.email_confirmed));
    if let Some(email) = &email {
        owner.require_fresh(&server)?;
        if let Some(email) = email {
            server.limiters.confirmations_by_person.take(&person.id)?;
            server.limiters.confirmations_to_address.take(&email.to_lowercase())?;
        }
    }
    server.store.update_person(&person).await?;
    if let Some(email) = email {
        let token = long_id();
        server.store.set_email(&mut person, email, &token).await?;
        server.mail_confirmation(&person, token);
    }
    Ok(me_response(&person))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeleteRequest {
    password: Option<String>,
}

/// Deletes the person. The password comes with the request, or was entered recently.
pub async fn delete(
    State(server): ServerState,
    owner: SessionIdentity,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
    Body(request): Body<DeleteRequest>,
) -> ApiResult<Response> {
    match request.password {
        Some(password) => super::account::verify_password(&server, &owner, address, &headers, password).await?,
        None => owner.require_fresh(&server)?,
    }
    let person = owner.0.person.id;
    server.run_to_completion(|server| async move { server.delete_person(&person).await }).await?;
    let cookie = [(header::SET_COOKIE, set_cookie(&server, None))];
    Ok((cookie, NOBODY).into_response())
}

/// Exports everything that is stored about the person.
pub async fn data(State(server): ServerState, owner: SessionIdentity) -> ApiResult<Response> {
    owner.require_fresh(&server)?;
    let person = &owner.0.person;
    server.limiters.exports.take(&person.id)?;
    let data = PersonalData {
        person: PersonWithDate { person: person.into(), created_at: person.created_at },
        sessions: server.store.sessions(&person.id).await?,
        keys: server.store.bot_keys(&person.id).await?,
        tables: server.store.own_tables(&person.id).await?,
        chat: server.store.own_lines(&person.id).await?,
    };
    let text = serde_json::to_vec_pretty(&data).map_err(|error| Problem::internal(&error))?;
    let described = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"manicule-data.json\""),
    ];
    Ok((described, text).into_response())
}
