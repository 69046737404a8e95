//! The links in mails. The token authorizes them, signed in or not.

use super::me::ServerState;
use super::{Body, Path};
use crate::problem::{ApiResult, Problem};
use crate::wire::{Confirmed, Unsubscribed};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

pub async fn confirm(
    State(server): ServerState,
    Path(token): Path<String>,
    Body(Nothing {}): Body<Nothing>,
) -> ApiResult<Json<Confirmed>> {
    if !server.store.confirm_email(&token).await? {
        return Err(Problem::not_found("this link is no longer valid: request another mail in the settings"));
    }
    Ok(Json(Confirmed { confirmed: true }))
}

/// Also sent by mail programs (RFC 8058), with a body that is ignored.
pub async fn unsubscribe(State(server): ServerState, Path(token): Path<String>) -> ApiResult<Json<Unsubscribed>> {
    if !server.store.unsubscribe(&token).await? {
        return Err(Problem::not_found("this link is no longer valid"));
    }
    Ok(Json(Unsubscribed { unsubscribed: true }))
}
