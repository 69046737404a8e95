//! Play over HTTP: commands, states, the log, and what can be seen after the end.

use super::{Asked, Body, Path, Wish};
use crate::commands::Command;
use crate::hall::Hall;
use crate::identity::{Anyone, Who};
use crate::problem::{Answer, Code, Problem};
use crate::room::{Asker, Eyes, Step, show_entry};
use crate::store::Status;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

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
    let asker = Asker::new(Some(&who), None);
    let seq = hall.command(&who, &id, command, asker).await?;
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
    let asker = Asker::new(who.0.as_ref(), look.wish.map(|wish| wish.0));
    let mut hand = hall.take(&id).await?;
    hand.sight(&asker)?;
    if let (Some(after), Some(wait)) = (look.after, look.wait) {
        let mut seq = hand.cell.seq.subscribe();
        drop(hand);
        let wait = Duration::from_secs(wait.min(LONGEST_WAIT_S));
        // Whether it moved or the time is over: the answer is the state as it is then.
        tokio::select! {
            _ = tokio::time::timeout(wait, seq.wait_for(|seq| *seq > after)) => {}
            () = hall.stopping() => return Err(Hall::stops()),
        }
        // Their session may have ended meanwhile.
        who.must_still_be(&hall).await?;
        hand = hall.take(&id).await?;
    }
    let sight = hand.sight(&asker)?;
    let shown = hand.room.show_state(None, sight, look.legal.unwrap_or(true), hall.clock.now());
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
    let asker = Asker::new(who.0.as_ref(), since.wish.map(|wish| wish.0));
    let seat = hall.take(&id).await?.sight(&asker)?.seat();
    let after = match (since.after.as_deref(), seat) {
        (None, _) => 0,
        (Some("mine"), Some(seat)) => hall.store.last_act(&id, seat).await?,
        (Some("mine"), None) => return Err(Problem::forbidden("you have no seat at this table")),
        (Some(number), _) => number.parse().map_err(|_| Problem::bad("after: a number, or \"mine\""))?,
    };
    let entries = hall.store.entries(&id, after, since.limit.unwrap_or(200).clamp(1, 1000)).await?;
    #[derive(Serialize)]
    struct Log<E> {
        entries: Vec<E>,
        seq: i64,
    }
    let hand = hall.take(&id).await?;
    let (sight, seq) = (hand.sight(&asker)?, hand.room.row.seq);
    let entries = entries.iter().filter(|entry| entry.seq <= seq).map(|entry| show_entry(entry, sight)).collect();
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
    let asker = Asker::new(who.0.as_ref(), None);
    let room = hall.take(&id).await?.sight(&asker)?.chat_room();
    let mut lines = hall.store.chat(&id, room, asked.before.unwrap_or(i64::MAX), LINES).await?;
    let hand = hall.take(&id).await?;
    let sight = hand.sight(&asker)?;
    lines.retain(|line| sight.reads(line));
    Ok(Json(json!({"messages": lines})))
}

pub async fn record(State(hall): Hallway, who: Anyone, Path(id): Path<String>) -> Answer<Response> {
    let hand = hall.take(&id).await?;
    let whole = hand.sight(&Asker::new(who.0.as_ref(), None))?.whole_game()?;
    Ok(written(&hand.table_record(whole).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayAs {
    #[serde(rename = "as")]
    wish: Option<String>,
}

/// After the end everybody who may see the game may see it through everybody's eyes; before it, through their own.
pub async fn replay(
    State(hall): Hallway,
    who: Anyone,
    Path((id, ply)): Path<(String, usize)>,
    Asked(asked): Asked<ReplayAs>,
) -> Answer<Response> {
    let wish = match asked.wish.as_deref() {
        None | Some("all") => None,
        Some(word) => {
            let wish: Wish =
                serde_json::from_value(Value::from(word)).map_err(|error| Problem::bad(error.to_string()))?;
            Some(wish.0)
        }
    };
    let hand = hall.take(&id).await?;
    let row = hand.room.row.clone();
    let asker = Asker::new(who.0.as_ref(), None);
    let eyes = match wish {
        Some(_) if row.status == Status::Running => Eyes::Own(row.sight(&asker.wishing(wish))?),
        Some(viewer) => Eyes::Anybodys(row.sight(&asker)?.whole_game()?.seen_as(&row, viewer)),
        None => Eyes::All(row.sight(&asker)?.whole_game()?),
    };
    hand.room.must_be_playable()?;
    let turns = hand.room.progress.as_ref().map(|progress| progress.actions()).unwrap_or_default();
    drop(hand);
    let game = hall.game(&row.game).ok_or_else(|| Problem::no_such("this game is not played here"))?;
    Ok(written(&Step::after(game, &row, &turns, ply, eyes)?))
}
