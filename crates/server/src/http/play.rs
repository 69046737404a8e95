//! Play over HTTP: commands, states, the log, and what can be seen after the end.

use super::{Asked, Body, Path, Wish};
use crate::commands::Command;
use crate::fair::{Fair, commitment};
use crate::hall::Hall;
use crate::identity::{Anyone, Who};
use crate::problem::{Answer, Code, Problem};
use crate::room::progress::{game_seed, nonces, reopen};
use crate::room::{Hand, may_read_spectators, show_entry};
use crate::store::{Entry, EntryKind, Row, Status};
use crate::verify::TABLE_RECORD;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hosted::Json as Raw;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use table::{Outcome, RECORD_FORMAT, Record, SeatSet, Told, Turn, Viewer};

type Hallway = State<Arc<Hall>>;

fn written(value: &impl Serialize) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], serde_json::to_vec(value).unwrap_or_default()).into_response()
}

pub async fn command(
    State(hall): Hallway,
    who: Who,
    Path(id): Path<String>,
    Body(command): Body<Command>,
) -> Answer<Json<Value>> {
    let seq = hall.command(&who, &id, command, None).await?;
    Ok(Json(json!({"done": true, "seq": seq})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    #[serde(rename = "as")]
    wish: Option<Wish>,
    legal: Option<bool>,
    after: Option<i64>,
    wait: Option<u64>,
}

/// Nobody is kept waiting longer.
const LONGEST_WAIT_S: u64 = 30;

pub async fn state(
    State(hall): Hallway,
    who: Anyone,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Answer<Response> {
    let mut hand = hall.take(&id).await?;
    hand.viewer(who.id(), look.wish.map(|wish| wish.0))?;
    if let (Some(after), Some(wait)) = (look.after, look.wait) {
        let mut seq = hand.cell.seq.subscribe();
        drop(hand);
        let wait = Duration::from_secs(wait.min(LONGEST_WAIT_S));
        // Whether it moved or the time is over: the answer is the state as it is then.
        let _ = tokio::time::timeout(wait, seq.wait_for(|seq| *seq > after)).await;
        hand = hall.take(&id).await?;
    }
    let viewer = hand.viewer(who.id(), look.wish.map(|wish| wish.0))?;
    let shown = hand.room.show_state(None, viewer, look.legal.unwrap_or(true));
    let shown = shown.ok_or_else(|| Problem::new(Code::NotRunning, "the game has not begun: a seat is still open"))?;
    Ok(written(&shown))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    #[serde(rename = "as")]
    wish: Option<Wish>,
    after: Option<String>,
    limit: Option<i64>,
}

pub async fn log(
    State(hall): Hallway,
    who: Anyone,
    Path(id): Path<String>,
    Asked(since): Asked<Since>,
) -> Answer<Response> {
    let hand = hall.take(&id).await?;
    let viewer = hand.viewer(who.id(), since.wish.map(|wish| wish.0))?;
    let seq = hand.room.row.seq;
    drop(hand);
    let after = match (since.after.as_deref(), viewer) {
        (None, _) => 0,
        (Some("mine"), Viewer::Seat(seat)) => hall.store.last_act(&id, seat).await?,
        (Some("mine"), Viewer::Spectator) => return Err(Problem::forbidden("you have no seat at this table")),
        (Some(number), _) => number.parse().map_err(|_| Problem::bad("after: a number, or \"mine\""))?,
    };
    let entries = hall.store.entries(&id, after, since.limit.unwrap_or(200).clamp(1, 1000)).await?;
    #[derive(Serialize)]
    struct Log<E> {
        entries: Vec<E>,
        seq: i64,
    }
    let entries = entries.iter().filter(|entry| entry.seq <= seq).map(|entry| show_entry(entry, viewer)).collect();
    Ok(written(&Log { entries, seq }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    before: Option<i64>,
}

/// So many lines at once.
pub const LINES: i64 = 50;

pub async fn chat(
    State(hall): Hallway,
    who: Anyone,
    Path(id): Path<String>,
    Asked(asked): Asked<Before>,
) -> Answer<Json<Value>> {
    let hand = hall.take(&id).await?;
    hand.viewer(who.id(), None)?;
    let room = if may_read_spectators(&hand.room.row, who.id()) { "" } else { "players" };
    drop(hand);
    let lines = hall.store.chat(&id, room, asked.before.unwrap_or(i64::MAX), LINES).await?;
    Ok(Json(json!({"messages": lines})))
}

fn must_be_over(row: &Row) -> Answer<()> {
    if row.status == Status::Finished {
        return Ok(());
    }
    Err(Problem::new(Code::NotOver, "this can be seen when the game is over"))
}

pub async fn record(State(hall): Hallway, who: Anyone, Path(id): Path<String>) -> Answer<Response> {
    let hand = hall.take(&id).await?;
    hand.viewer(who.id(), None)?;
    must_be_over(&hand.room.row)?;
    Ok(written(&table_record(&hand).await?))
}

/// What `manicule replay --verify` reads.
#[derive(Serialize)]
pub struct TableRecord {
    format: u32,
    table: String,
    fair: Fair,
    seats: Vec<Value>,
    resigned: SeatSet,
    result: Option<crate::store::TableResult>,
    record: Option<Raw>,
}

pub async fn table_record(hand: &Hand) -> Answer<TableRecord> {
    let row = &hand.room.row;
    let record = match &hand.room.progress {
        Some(progress) => progress.sitting.record(),
        None if hand.room.unplayable.is_some() => {
            let entries = hand.hall.store.entries(&row.id, 0, i64::MAX).await?;
            Some(hosted::json(&stored_record(row, &entries)))
        }
        None => None,
    };
    Ok(TableRecord {
        format: TABLE_RECORD,
        table: row.id.clone(),
        fair: Fair {
            commitment: commitment(&row.id, row.server_seed),
            server_seed: row.server_seed,
            nonces: nonces(row).into_iter().map(str::to_owned).collect(),
            random_seats: row.settings.random_seats,
            seating: row.seating.clone(),
        },
        seats: row
            .seats
            .iter()
            .map(|seat| json!({"name": seat.name, "kind": seat.kind, "level": seat.level}))
            .collect(),
        resigned: SeatSet::first(row.seats.len()).iter().filter(|seat| row.seats[seat.index()].resigned).collect(),
        result: row.result.clone(),
        record,
    })
}

/// The record of a game that this program cannot play, from what is stored of it.
fn stored_record(row: &Row, entries: &[Entry]) -> Record<Value, Value> {
    let mut actions = Vec::new();
    for entry in entries {
        match (entry.kind, entry.seat, &entry.action) {
            (EntryKind::Act, Some(seat), Some(action)) => actions.push(Turn { seat, action: action.clone() }),
            (EntryKind::Undo, ..) => drop(actions.pop()),
            _ => {}
        }
    }
    // Where somebody resigned, who won by the rules is not stored.
    let whole = row.result.as_ref().filter(|_| !row.seats.iter().any(|seat| seat.resigned));
    let result = whole.and_then(|result| Some(Outcome::new(result.scores.as_deref()?, result.winners)));
    Record {
        format: RECORD_FORMAT,
        game: row.game.clone(),
        rules_version: u32::try_from(row.rules_version).unwrap_or_default(),
        options: row.options.clone(),
        content: row.content.clone(),
        seed: game_seed(row),
        actions,
        result,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayAs {
    #[serde(rename = "as")]
    wish: Option<String>,
}

/// After the end everybody may see the game through everybody's eyes; before it, through one's own.
pub async fn replay(
    State(hall): Hallway,
    who: Anyone,
    Path((id, ply)): Path<(String, usize)>,
    Asked(asked): Asked<ReplayAs>,
) -> Answer<Response> {
    let hand = hall.take(&id).await?;
    let seen_by = match asked.wish.as_deref() {
        None | Some("all") => None,
        Some(word) => {
            let wish: Wish =
                serde_json::from_value(Value::from(word)).map_err(|error| Problem::bad(error.to_string()))?;
            Some(wish.0)
        }
    };
    let looking_back = seen_by.filter(|_| hand.room.row.status == Status::Running);
    hand.viewer(who.id(), looking_back)?;
    if looking_back.is_none() {
        must_be_over(&hand.room.row)?;
    }
    hand.room.must_be_playable()?;
    let row = hand.room.row.clone();
    let record = hand.room.progress.as_ref().and_then(|progress| progress.sitting.record());
    drop(hand);
    let game = hall.game(&row.game).ok_or_else(|| Problem::no_such("this game is not played here"))?;
    let record = record.map(|record| serde_json::from_str(record.get())).transpose();
    let record: Option<Record<Value, Value>> = record.map_err(|error| Problem::internal(&error))?;
    let turns = record.map(|record| record.actions).unwrap_or_default();
    if ply > turns.len() {
        return Err(Problem::no_such("the game has not so many actions"));
    }
    let actions: Vec<_> = turns.iter().map(|turn| Turn { seat: turn.seat, action: &turn.action }).collect();
    let mut sitting = reopen(game, &row, &actions)?;
    let mut told = Vec::new();
    for turn in &turns[..ply] {
        told = sitting.act(turn.seat, &turn.action)?.told;
    }
    #[derive(Serialize)]
    struct Step<'a> {
        ply: usize,
        plies: usize,
        turn: Option<&'a Turn<Value>>,
        events: Vec<&'a Raw>,
        view: Raw,
    }
    // While the game runs, what another seat did may be its secret.
    let own = |turn: &&Turn<Value>| match looking_back {
        Some(Viewer::Seat(seat)) => turn.seat == seat,
        Some(Viewer::Spectator) => false,
        None => true,
    };
    let heard = |told: &'_ Told<Raw>| match seen_by {
        Some(viewer) => told.to(viewer).cloned(),
        None => Some(told.whole().clone()),
    };
    let heard: Vec<Raw> = told.iter().filter_map(heard).collect();
    let view = match seen_by {
        Some(viewer) => sitting.view(viewer).map_err(|_| Problem::no_such("there is no such seat"))?,
        None => sitting.position(),
    };
    Ok(written(&Step {
        ply,
        plies: turns.len(),
        turn: ply.checked_sub(1).and_then(|last| turns.get(last)).filter(own),
        events: heard.iter().collect(),
        view,
    }))
}
