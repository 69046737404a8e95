//! The links in mails. Whoever has the mail may follow them, signed in or not: the token says it all.

use super::me::Hallway;
use super::{Body, Path};
use crate::problem::{Answer, Problem};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

pub async fn confirm(
    State(hall): Hallway,
    Path(token): Path<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Answer<Json<Value>> {
    if !hall.store.confirm_email(&token).await? {
        return Err(Problem::no_such("this link is no longer valid: ask for another mail in the settings"));
    }
    Ok(Json(json!({"confirmed": true})))
}

/// Also what mail programs send by themselves (RFC 8058), with a body that says nothing new.
pub async fn unsubscribe(State(hall): Hallway, Path(token): Path<String>) -> Answer<Json<Value>> {
    if !hall.store.unsubscribe(&token).await? {
        return Err(Problem::no_such("this link is no longer valid"));
    }
    Ok(Json(json!({"unsubscribed": true})))
}
