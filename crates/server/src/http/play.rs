//! Play over HTTP: commands, state, log, chat, record and replay.

use super::me::ServerState;
use super::{Body, Path, QueryParams, json_response};
use crate::identity::{Identity, MaybeIdentity};
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::room::{Perspective, Requester, log_entry, replay_step};
use crate::server::Server;
use crate::store::Status;
use crate::wire::{ChatPage, ClientCommand, Done, LogPage, ServerMessage, ViewAs};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use std::time::Duration;

pub async fn command(
    State(server): ServerState,
    identity: Identity,
    Path(id): Path<String>,
    Body(command): Body<ClientCommand>,
) -> ApiResult<Json<Done>> {
    let requester = Requester::new(Some(&identity), None);
    let seq = server.command(&identity, &id, command, requester).await?;
    Ok(Json(Done { done: true, seq }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateQuery {
    #[serde(rename = "as")]
    view_as: Option<ViewAs>,
    legal: Option<bool>,
    after: Option<i64>,
    wait: Option<u64>,
}

/// The longest wait of a long poll.
const MAX_WAIT_S: u64 = 30;

pub async fn state(
    State(server): ServerState,
    identity: MaybeIdentity,
    Path(id): Path<String>,
    QueryParams(query): QueryParams<StateQuery>,
) -> ApiResult<Response> {
    let requester = Requester::new(identity.0.as_ref(), query.view_as.map(|view_as| view_as.0));
    let mut guard = server.lock_room(&id).await?;
    guard.sight(&requester)?;
    if let (Some(after), Some(wait)) = (query.after, query.wait) {
        let mut seq = guard.slot.seq.subscribe();
        drop(guard);
        let wait = Duration::from_secs(wait.min(MAX_WAIT_S));
        // After a change or a timeout, respond with the current state.
        tokio::select! {
            _ = tokio::time::timeout(wait, seq.wait_for(|seq| *seq > after)) => {}
            () = server.stopping() => return Err(Server::stopping_problem()),
        }
        // The session may have ended in the meantime.
        identity.require_still_valid(&server).await?;
        guard = server.lock_room(&id).await?;
    }
    let sight = guard.sight(&requester)?;
    let legal = query.legal.unwrap_or(requester.program);
    let state = guard.room.state_message(None, sight, legal, server.clock.now());
    let state =
        state.ok_or_else(|| Problem::new(ErrorCode::NotRunning, "the game has not started: a seat is still open"))?;
    Ok(json_response(StatusCode::OK, &ServerMessage::State(state)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogQuery {
    #[serde(rename = "as")]
    view_as: Option<ViewAs>,
    after: Option<String>,
    limit: Option<i64>,
}

pub async fn log(
    State(server): ServerState,
    identity: MaybeIdentity,
    Path(id): Path<String>,
    QueryParams(query): QueryParams<LogQuery>,
) -> ApiResult<Response> {
    let requester = Requester::new(identity.0.as_ref(), query.view_as.map(|view_as| view_as.0));
    let seat = server.lock_room(&id).await?.sight(&requester)?.seat();
    let after = match (query.after.as_deref(), seat) {
        (None, _) => 0,
        (Some("mine"), Some(seat)) => server.store.last_act(&id, seat).await?,
        (Some("mine"), None) => return Err(Problem::forbidden("you have no seat at this table")),
        (Some(number), _) => number.parse().map_err(|_| Problem::bad_request("after: a number, or \"mine\""))?,
    };
    let entries = server.store.entries(&id, after, query.limit.unwrap_or(200).clamp(1, 1000)).await?;
    let guard = server.lock_room(&id).await?;
    let (sight, seq) = (guard.sight(&requester)?, guard.room.row.seq);
    let entries = entries.iter().filter(|entry| entry.seq <= seq).map(|entry| log_entry(entry, sight)).collect();
    Ok(json_response(StatusCode::OK, &LogPage { entries, seq }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChatQuery {
    before: Option<i64>,
}

/// Lines per response.
pub const CHAT_PAGE: i64 = 50;

pub async fn chat(
    State(server): ServerState,
    identity: MaybeIdentity,
    Path(id): Path<String>,
    QueryParams(query): QueryParams<ChatQuery>,
) -> ApiResult<Json<ChatPage>> {
    let requester = Requester::new(identity.0.as_ref(), None);
    let room = server.lock_room(&id).await?.sight(&requester)?.chat_room();
    let mut lines = server.store.chat(&id, room, query.before.unwrap_or(i64::MAX), CHAT_PAGE).await?;
    let guard = server.lock_room(&id).await?;
    let sight = guard.sight(&requester)?;
    lines.retain(|line| sight.reads(line));
    Ok(Json(ChatPage { messages: lines }))
}

pub async fn record(
    State(server): ServerState,
    identity: MaybeIdentity,
    Path(id): Path<String>,
) -> ApiResult<Response> {
    let guard = server.lock_room(&id).await?;
    let whole = guard.sight(&Requester::new(identity.0.as_ref(), None))?.whole_game()?;
    Ok(json_response(StatusCode::OK, &guard.table_record(whole).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    #[serde(rename = "as")]
    view_as: Option<String>,
}

/// During the game, replays show a person what they may know; after it, they show any point of view.
pub async fn replay(
    State(server): ServerState,
    identity: MaybeIdentity,
    Path((id, ply)): Path<(String, usize)>,
    QueryParams(query): QueryParams<ReplayQuery>,
) -> ApiResult<Response> {
    let view_as = match query.view_as.as_deref() {
        None | Some("all") => None,
        Some(word) => {
            let wrong = |()| Problem::bad_request("as: a seat's number, \"spectator\" or \"all\"");
            Some(word.parse::<ViewAs>().map_err(wrong)?.0)
        }
    };
    let guard = server.lock_room(&id).await?;
    let row = guard.room.row.clone();
    let requester = Requester::new(identity.0.as_ref(), None);
    let perspective = match view_as {
        Some(_) if row.status == Status::Running => Perspective::Own(row.sight(&requester.viewing_as(view_as))?),
        Some(viewer) => Perspective::Any(row.sight(&requester)?.whole_game()?.seen_as(&row, viewer)),
        None => Perspective::All(row.sight(&requester)?.whole_game()?),
    };
    guard.room.require_playable()?;
    let turns = guard.room.progress.as_ref().map(|progress| progress.actions()).unwrap_or_default();
    drop(guard);
    let game = server.game(&row.game).ok_or_else(|| Problem::not_found("this server does not have this game"))?;
    Ok(json_response(StatusCode::OK, &replay_step(game, &row, &turns, ply, perspective)?))
}
