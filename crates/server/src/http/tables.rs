//! Tables: lists, opening, seats, rematch.

use super::{Asked, Body, Path};
use crate::hall::Hall;
use crate::identity::{Anyone, Who};
use crate::problem::{Answer, Problem};
use crate::room::{Hand, NewTable, Nonce, PutSeat, show_table};
use crate::store::{List, Place, Row, Status, Whose};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::sync::Arc;
use table::Seat;

type Hallway = State<Arc<Hall>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    status: Option<Status>,
    game: Option<String>,
    before: Option<String>,
    limit: Option<i64>,
}

impl Which {
    fn list(self, of: Whose) -> Answer<List> {
        let before = self.before.as_deref().map(Place::from_str).transpose();
        Ok(List {
            of,
            status: self.status,
            game: self.game,
            before: before.map_err(|expected| Problem::bad(format!("before: {expected}")))?,
            limit: self.limit.unwrap_or(50).clamp(1, 100),
        })
    }
}

/// Among so many of somebody's newest tables those that wait are looked for.
const MOST_OF_MINE: i64 = 1000;

#[derive(Serialize)]
struct Listed<T> {
    tables: Vec<T>,
    next: Option<String>,
}

#[derive(Serialize)]
struct One<T> {
    table: T,
}

/// JSON that borrows from what is held only for a moment.
fn json(status: StatusCode, value: &impl Serialize) -> Response {
    let body = serde_json::to_vec(value).unwrap_or_default();
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

fn rows(hall: &Hall, rows: &[Row], next: Option<Place>, person: Option<&str>) -> Response {
    let shown = rows.iter().map(|row| {
        let in_use = hall.in_use(&row.id);
        let glanced = in_use
            .and_then(|cell| cell.glance(|room| serde_json::to_value(show_table(row, Some(room), person, hall)).ok()));
        glanced.flatten().or_else(|| serde_json::to_value(show_table(row, None, person, hall)).ok())
    });
    json(StatusCode::OK, &Listed { tables: shown.collect::<Vec<_>>(), next: next.map(|place| place.to_string()) })
}

fn shown(hand: &Hand, person: Option<&str>, status: StatusCode) -> Response {
    json(status, &One { table: show_table(&hand.room.row, Some(&hand.room), person, &hand.hall) })
}

pub async fn list(State(hall): Hallway, who: Anyone, Asked(which): Asked<Which>) -> Answer<Response> {
    let found = hall.store.tables(which.list(Whose::Listed)?).await?;
    Ok(rows(&hall, &found.rows, found.next, who.id()))
}

pub async fn mine(State(hall): Hallway, who: Who, Asked(which): Asked<Which>) -> Answer<Response> {
    who.must_read()?;
    let me = who.person.id;
    let wanted = which.list(Whose::Person(me.clone()))?;
    let shown = wanted.limit as usize;
    // An old table that waits for me comes before a new one that does not.
    let mut found = hall.store.tables(List { limit: MOST_OF_MINE, ..wanted }).await?.rows;
    let waits_for_me = |row: &Row| row.to_act.iter().any(|seat| row.seats[seat.index()].is_of(&me));
    found.sort_by_key(|row| !waits_for_me(row));
    found.truncate(shown);
    Ok(rows(&hall, &found, None, Some(&me)))
}

pub async fn open(State(hall): Hallway, who: Who, Body(table): Body<NewTable>) -> Answer<Response> {
    hall.must_go_on()?;
    hall.limiters.tables.take(&who.person.id)?;
    let opening = Arc::clone(&hall);
    hall.carry_out(async move {
        let hand = opening.open_table(&who, table).await?;
        Ok(shown(&hand, Some(&who.person.id), StatusCode::CREATED))
    })
    .await
}

pub async fn one(State(hall): Hallway, who: Anyone, Path(id): Path<String>) -> Answer<Response> {
    Ok(shown(&hall.take(&id).await?, who.id(), StatusCode::OK))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    seat: Option<Seat>,
    name: Option<String>,
    #[serde(default)]
    nonce: String,
    #[serde(default)]
    await_nonce: bool,
}

pub async fn join(State(hall): Hallway, who: Who, Path(id): Path<String>, Body(join): Body<Join>) -> Answer<Response> {
    change(hall, who, id, Change::Join(join)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    seat: Option<Seat>,
}

pub async fn leave(
    State(hall): Hallway,
    who: Who,
    Path(id): Path<String>,
    Body(leave): Body<Leave>,
) -> Answer<Response> {
    change(hall, who, id, Change::Leave(leave)).await
}

pub async fn put_seat(
    State(hall): Hallway,
    who: Who,
    Path((id, seat)): Path<(String, String)>,
    Body(put): Body<PutSeat>,
) -> Answer<Response> {
    let seat = Seat(seat.parse().map_err(|_| Problem::no_such("there is no such seat"))?);
    change(hall, who, id, Change::PutSeat(seat, put)).await
}

pub async fn close(State(hall): Hallway, who: Who, Path(id): Path<String>) -> Answer<Response> {
    change(hall, who, id, Change::Close).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bring {
    nonce: String,
}

pub async fn nonce(
    State(hall): Hallway,
    who: Who,
    Path(id): Path<String>,
    Body(bring): Body<Bring>,
) -> Answer<Response> {
    change(hall, who, id, Change::Nonce(bring.nonce)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// Nobody can bring a nonce with this request: the server may draw its seed only now.
    #[serde(default)]
    await_nonce: bool,
}

pub async fn rematch(
    State(hall): Hallway,
    who: Who,
    Path(id): Path<String>,
    Body(rematch): Body<Rematch>,
) -> Answer<Response> {
    hall.must_go_on()?;
    hall.limiters.tables.take(&who.person.id)?;
    let taking = Arc::clone(&hall);
    hall.carry_out(async move {
        let hand = taking.take(&id).await?;
        let nonce = Nonce::read(String::new(), rematch.await_nonce)?;
        let next = hand.rematch(&who, nonce).await?;
        Ok(shown(&next, Some(&who.person.id), StatusCode::OK))
    })
    .await
}

enum Change {
    Join(Join),
    Leave(Leave),
    PutSeat(Seat, PutSeat),
    Nonce(String),
    Close,
}

/// Changes a table, to the end even if whoever asked goes away.
async fn change(hall: Arc<Hall>, who: Who, id: String, change: Change) -> Answer<Response> {
    let taking = Arc::clone(&hall);
    hall.carry_out(async move {
        let mut hand = taking.take(&id).await?;
        match change {
            Change::Join(join) => {
                let nonce = Nonce::read(join.nonce, join.await_nonce)?;
                hand.join(&who, join.seat, join.name, nonce).await?;
            }
            Change::Leave(leave) => hand.leave(&who, leave.seat).await?,
            Change::PutSeat(seat, put) => hand.put_seat(&who, seat, put).await?,
            Change::Nonce(nonce) => hand.bring_nonce(&who, nonce).await?,
            Change::Close => hand.close(&who).await?,
        }
        Ok(shown(&hand, Some(&who.person.id), StatusCode::OK))
    })
    .await
}
