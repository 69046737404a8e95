//! Sessions and bot keys.

use super::me::ServerState;
use super::{Body, Path};
use crate::identity::SessionIdentity;
use crate::problem::{ApiResult, Problem};
use crate::store::{Scope, Scopes, Session};
use crate::text;
use crate::wire::{Empty, KeysResponse, NewKeyResponse, SessionInfo, SessionsResponse};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;

pub async fn sessions(
    State(server): ServerState,
    SessionIdentity(identity): SessionIdentity,
) -> ApiResult<Json<SessionsResponse>> {
    let sessions = server.store.sessions(&identity.person.id).await?;
    let info = |session: Session| SessionInfo { current: identity.session == session.id, session };
    Ok(Json(SessionsResponse { sessions: sessions.into_iter().map(info).collect() }))
}

pub async fn revoke_session(
    State(server): ServerState,
    owner: SessionIdentity,
    Path(id): Path<String>,
) -> ApiResult<Json<Empty>> {
    owner.require_fresh(&server)?;
    if !server.store.revoke_session(&owner.0.person.id, &id).await? {
        return Err(Problem::not_found("you have no such session"));
    }
    server.end_session(&id).await?;
    Ok(Json(Empty {}))
}

pub async fn keys(
    State(server): ServerState,
    SessionIdentity(identity): SessionIdentity,
) -> ApiResult<Json<KeysResponse>> {
    Ok(Json(KeysResponse { keys: server.store.bot_keys(&identity.person.id).await? }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    name: String,
    scopes: Option<Vec<Scope>>,
}

pub async fn add_key(
    State(server): ServerState,
    owner: SessionIdentity,
    Body(key): Body<NewKey>,
) -> ApiResult<Json<NewKeyResponse>> {
    let name = text::name(key.name)?;
    let scopes = key.scopes.map_or(Scopes::ALL, |scopes| Scopes::of(&scopes));
    if scopes.list().is_empty() {
        return Err(Problem::bad_request("scopes: at least one of play, read"));
    }
    owner.require_fresh(&server)?;
    let (id, key) = server.store.add_bot_key(&owner.0.person.id, name.clone(), scopes).await?;
    Ok(Json(NewKeyResponse { id, name, scopes: scopes.list(), key }))
}

pub async fn revoke_key(
    State(server): ServerState,
    owner: SessionIdentity,
    Path(id): Path<String>,
) -> ApiResult<Json<Empty>> {
    owner.require_fresh(&server)?;
    if !server.store.revoke_bot_key(&owner.0.person.id, &id).await? {
        return Err(Problem::not_found("you have no such key"));
    }
    server.end_session(&id).await?;
    Ok(Json(Empty {}))
}
