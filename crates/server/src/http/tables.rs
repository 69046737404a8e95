//! Tables: lists, creation, seats, rematch.

use super::me::ServerState;
use super::{Body, Path, QueryParams, json_response};
use crate::identity::{Identity, MaybeIdentity};
use crate::problem::{ApiResult, Problem};
use crate::room::{Nonce, RoomGuard, table_info};
use crate::server::Server;
use crate::store::{PageCursor, Status, TableQuery, TableRow, TableScope};
use crate::wire::{NewTable, PutSeat, TablePage, TableResponse};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use std::str::FromStr;
use std::sync::Arc;
use table::Seat;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListQuery {
    status: Option<Status>,
    game: Option<String>,
    before: Option<String>,
    limit: Option<i64>,
}

impl ListQuery {
    fn list(self, of: TableScope) -> ApiResult<TableQuery> {
        let before = self.before.as_deref().map(PageCursor::from_str).transpose();
        Ok(TableQuery {
            of,
            status: self.status,
            game: self.game,
            before: before.map_err(|expected| Problem::bad_request(format!("before: {expected}")))?,
            limit: self.limit.unwrap_or(50).clamp(1, 100),
        })
    }
}

/// How many of a person's newest tables are searched for those where it is their turn.
const MAX_OWN_TABLES: i64 = 1000;

fn page(server: &Server, rows: &[TableRow], next: Option<PageCursor>, person: Option<&str>) -> Response {
    let tables = rows.iter().map(|row| {
        let loaded = server.loaded(&row.id);
        let in_room =
            loaded.and_then(|slot| slot.glance(|room| games::json(&table_info(row, Some(room), person, server))));
        in_room.unwrap_or_else(|| games::json(&table_info(row, None, person, server)))
    });
    json_response(StatusCode::OK, &TablePage { tables: tables.collect(), next: next.map(|cursor| cursor.to_string()) })
}

fn table_response(guard: &RoomGuard, person: Option<&str>, status: StatusCode) -> Response {
    let table = table_info(&guard.room.row, Some(&guard.room), person, &guard.server);
    json_response(status, &TableResponse { table })
}

pub async fn list(
    State(server): ServerState,
    identity: MaybeIdentity,
    QueryParams(which): QueryParams<ListQuery>,
) -> ApiResult<Response> {
    let found = server.store.tables(which.list(TableScope::Listed)?).await?;
    Ok(page(&server, &found.rows, found.next, identity.id()))
}

pub async fn mine(
    State(server): ServerState,
    identity: Identity,
    QueryParams(which): QueryParams<ListQuery>,
) -> ApiResult<Response> {
    identity.require_read()?;
    let me = identity.person.id;
    let wanted = which.list(TableScope::Person(me.clone()))?;
    let shown = wanted.limit as usize;
    // Tables where it is my turn come first.
    let mut found = server.store.tables(TableQuery { limit: MAX_OWN_TABLES, ..wanted }).await?.rows;
    let waits_for_me = |row: &TableRow| row.to_act.iter().any(|seat| row.seats[seat.index()].is_of(&me));
    found.sort_by_key(|row| !waits_for_me(row));
    found.truncate(shown);
    Ok(page(&server, &found, None, Some(&me)))
}

pub async fn open(State(server): ServerState, identity: Identity, Body(table): Body<NewTable>) -> ApiResult<Response> {
    server.reject_if_stopping()?;
    server.limiters.tables.take(&identity.person.id)?;
    server
        .run_to_completion(|server| async move {
            let guard = server.open_table(&identity, table).await?;
            Ok(table_response(&guard, Some(&identity.person.id), StatusCode::CREATED))
        })
        .await
}

pub async fn one(State(server): ServerState, identity: MaybeIdentity, Path(id): Path<String>) -> ApiResult<Response> {
    Ok(table_response(&server.lock_room(&id).await?, identity.id(), StatusCode::OK))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    seat: Option<Seat>,
    name: Option<String>,
    #[serde(default)]
    nonce: String,
    #[serde(default)]
    await_nonce: bool,
}

pub async fn join(
    State(server): ServerState,
    identity: Identity,
    Path(id): Path<String>,
    Body(join): Body<JoinRequest>,
) -> ApiResult<Response> {
    change(server, identity, id, Change::Join(join)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaveRequest {
    seat: Option<Seat>,
}

pub async fn leave(
    State(server): ServerState,
    identity: Identity,
    Path(id): Path<String>,
    Body(leave): Body<LeaveRequest>,
) -> ApiResult<Response> {
    change(server, identity, id, Change::Leave(leave)).await
}

pub async fn put_seat(
    State(server): ServerState,
    identity: Identity,
    Path((id, seat)): Path<(String, String)>,
    Body(put): Body<PutSeat>,
) -> ApiResult<Response> {
    let seat = Seat(seat.parse().map_err(|_| Problem::not_found("no such seat"))?);
    change(server, identity, id, Change::PutSeat(seat, put)).await
}

pub async fn close(State(server): ServerState, identity: Identity, Path(id): Path<String>) -> ApiResult<Response> {
    change(server, identity, id, Change::Close).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NonceRequest {
    nonce: String,
}

pub async fn nonce(
    State(server): ServerState,
    identity: Identity,
    Path(id): Path<String>,
    Body(request): Body<NonceRequest>,
) -> ApiResult<Response> {
    change(server, identity, id, Change::Nonce(request.nonce)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RematchRequest {
    /// The request itself cannot carry a nonce, because the server may draw its seed only now.
    #[serde(default)]
    await_nonce: bool,
}

pub async fn rematch(
    State(server): ServerState,
    identity: Identity,
    Path(id): Path<String>,
    Body(request): Body<RematchRequest>,
) -> ApiResult<Response> {
    server.reject_if_stopping()?;
    server.limiters.tables.take(&identity.person.id)?;
    server
        .run_to_completion(|server| async move {
            let guard = server.lock_room(&id).await?;
            let nonce = Nonce::read(String::new(), request.await_nonce)?;
            let next = guard.rematch(&identity, nonce).await?;
            Ok(table_response(&next, Some(&identity.person.id), StatusCode::OK))
        })
        .await
}

enum Change {
    Join(JoinRequest),
    Leave(LeaveRequest),
    PutSeat(Seat, PutSeat),
    Nonce(String),
    Close,
}

/// Changes a table. Runs to completion even if the client disconnects.
async fn change(server: Arc<Server>, identity: Identity, id: String, change: Change) -> ApiResult<Response> {
    server
        .run_to_completion(|server| async move {
            let mut guard = server.lock_room(&id).await?;
            match change {
                Change::Join(join) => {
                    let nonce = Nonce::read(join.nonce, join.await_nonce)?;
                    guard.join(&identity, join.seat, join.name, nonce).await?;
                }
                Change::Leave(leave) => guard.leave(&identity, leave.seat).await?,
                Change::PutSeat(seat, put) => guard.put_seat(&identity, seat, put).await?,
                Change::Nonce(nonce) => guard.set_nonce(&identity, nonce).await?,
                Change::Close => guard.close(&identity).await?,
            }
            Ok(table_response(&guard, Some(&identity.person.id), StatusCode::OK))
        })
        .await
}
