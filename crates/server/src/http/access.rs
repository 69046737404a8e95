//! By what somebody can be: sessions and bot keys.

use super::me::Hallway;
use super::{Body, Path};
use crate::identity::Owner;
use crate::problem::{Answer, Problem};
use crate::store::{Scope, Scopes};
use crate::text;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

pub async fn sessions(State(hall): Hallway, Owner(who): Owner) -> Answer<Json<Value>> {
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

pub async fn revoke_session(State(hall): Hallway, owner: Owner, Path(id): Path<String>) -> Answer<Json<Value>> {
    owner.must_be_fresh(&hall)?;
    if !hall.store.revoke_session(&owner.0.person.id, &id).await? {
        return Err(Problem::no_such("you have no such session"));
    }
    hall.end_session(&id).await?;
    Ok(Json(json!({})))
}

pub async fn keys(State(hall): Hallway, Owner(who): Owner) -> Answer<Json<Value>> {
    Ok(Json(json!({"keys": hall.store.bot_keys(&who.person.id).await?})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    name: String,
    scopes: Option<Vec<Scope>>,
}

pub async fn add_key(State(hall): Hallway, owner: Owner, Body(key): Body<NewKey>) -> Answer<Json<Value>> {
    let name = text::name(key.name)?;
    let scopes = key.scopes.map_or(Scopes::ALL, |scopes| Scopes::of(&scopes));
    if scopes.list().is_empty() {
        return Err(Problem::bad("scopes: at least one of play, read"));
    }
    owner.must_be_fresh(&hall)?;
    let (id, key) = hall.store.add_bot_key(&owner.0.person.id, name.clone(), scopes).await?;
    Ok(Json(json!({"id": id, "name": name, "scopes": scopes.list(), "key": key})))
}

pub async fn revoke_key(State(hall): Hallway, owner: Owner, Path(id): Path<String>) -> Answer<Json<Value>> {
    owner.must_be_fresh(&hall)?;
    if !hall.store.revoke_bot_key(&owner.0.person.id, &id).await? {
        return Err(Problem::no_such("you have no such key"));
    }
    hall.end_session(&id).await?;
    Ok(Json(json!({})))
}
