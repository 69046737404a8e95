//! The WebSocket: one person at one table. What they may see is derived from the table for every message.

use crate::commands::Command;
use crate::hall::{Hall, Notice};
use crate::http::{Asked, LARGEST, Path, Wish};
use crate::identity::{Anyone, From, Who};
use crate::limits::{FrameGate, Verdict};
use crate::problem::{Answer, Code, Problem};
use crate::room::{Asker, BEHIND, Listener, Outgoing, chat_message, message};
use crate::sampler::Sampler;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use hosted::Explained;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use table::Viewer;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;

/// Small, for thousands of quiet sockets.
const BUFFER: usize = 4 * 1024;
/// So often in the time after which a silent socket is let go, it is asked for a sign of life.
const PINGS: u32 = 3;
/// A message that the other side does not take.
const SEND: Duration = Duration::from_secs(10);
const RETRY_MS: u64 = 1000;

/// Why the server ends a socket: a code that the page has words for, and a sentence.
type Reason = (&'static str, &'static str);
const SESSION_ENDED: Reason = ("session_ended", "your session has ended");
const STOPPING: Reason = ("stopping", "the server is stopping");
const TOO_SLOW: Reason = ("too_slow", "too slow");
const NOT_FOR_YOU: Reason = ("no_spectators", "you may not see this table any more");
const TOO_MANY: Reason = ("too_many", "too many messages");

static REFUSED: Sampler = Sampler::new();
static BROKEN: Sampler = Sampler::new();
static FLOODED: Sampler = Sampler::new();

/// Whether a socket goes on after a frame.
#[derive(PartialEq, Eq)]
enum Next {
    Stay,
    Close,
}

/// The `id` of a command that is not carried out.
fn id_of(text: &str) -> Value {
    #[derive(Deserialize)]
    struct Marked {
        #[serde(default)]
        id: Value,
    }
    serde_json::from_str(text).map(|Marked { id }| id).unwrap_or_default()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    #[serde(rename = "as")]
    wish: Option<Wish>,
    legal: Option<bool>,
}

pub async fn open(
    State(hall): State<Arc<Hall>>,
    Anyone(who): Anyone,
    From(address): From,
    Path(id): Path<String>,
    Asked(options): Asked<Options>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|rejection| Problem::bad(rejection.body_text()))?;
    hall.must_go_on()?;
    let asker = Asker::new(who.as_ref(), options.wish.map(|wish| wish.0));
    hall.take(&id).await?.must_be_admitted(&asker)?;
    let legal = options.legal.unwrap_or(true);
    let gate = FrameGate::new(&hall.config.limits, asker.person.clone(), address.into());
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("manicule_sockets").increment(1);
        let table = id.clone();
        if let Err(problem) = attend(hall, who, id, asker, legal, gate, socket).await {
            tracing::info!(table, %problem, "a socket ends");
        }
        metrics::gauge!("manicule_sockets").decrement(1);
    }))
}

/// One who attends a table.
struct Attendee {
    hall: Arc<Hall>,
    who: Option<Who>,
    table: String,
    number: u64,
    asker: Asker,
    gate: FrameGate,
    socket: WebSocket,
}

async fn attend(
    hall: Arc<Hall>,
    who: Option<Who>,
    table: String,
    asker: Asker,
    legal: bool,
    gate: FrameGate,
    socket: WebSocket,
) -> Answer<()> {
    let _until_it_leaves = hall.keep_running().await;
    let number = hall.next_number();
    let notices = hall.notices.subscribe();
    let (sender, heard) = mpsc::channel(BEHIND);
    let mut attendee = Attendee { hall, who, table, number, asker, gate, socket };
    attendee.arrive(legal, sender).await?;
    let ended = attendee.stay(heard, notices).await;
    attendee.depart().await?;
    ended
}

impl Attendee {
    /// Passes on what is heard and does what is asked, until one of both sides ends it.
    async fn stay(
        &mut self,
        mut heard: mpsc::Receiver<Outgoing>,
        mut notices: broadcast::Receiver<Notice>,
    ) -> Answer<()> {
        let mut last_sign = Instant::now();
        let silence = self.hall.config.limits.silence;
        let mut ping = tokio::time::interval(silence / PINGS);
        let review_every = self.hall.config.limits.review;
        let mut review = tokio::time::interval_at(Instant::now() + review_every, review_every);
        loop {
            tokio::select! {
                // In this order: whoever was signed out hears nothing more of what waits in the queue.
                biased;
                notice = notices.recv() => match notice {
                    Ok(Notice::Stopping) => return self.goodbye(STOPPING, Some(RETRY_MS)).await,
                    Ok(Notice::SessionEnded(session)) if self.session() == Some(session.as_str()) => {
                        return self.goodbye(SESSION_ENDED, None).await;
                    }
                    Ok(Notice::SessionEnded(_)) => {}
                    // Or more notices than are kept: it may have been meant by one of them.
                    Ok(Notice::Review) | Err(_) => {
                        self.hall.must_go_on()?;
                        if self.is_turned_away().await? {
                            return self.goodbye(SESSION_ENDED, None).await;
                        }
                    }
                },
                _ = ping.tick() => {
                    if last_sign.elapsed() > silence {
                        tracing::info!(table = self.table, "a socket that gives no sign of life is let go");
                        return Ok(());
                    }
                    self.send(Message::Ping(Default::default())).await?;
                }
                _ = review.tick() => {
                    if self.is_turned_away().await? {
                        return self.goodbye(SESSION_ENDED, None).await;
                    }
                }
                received = self.socket.recv() => {
                    let frame = match received {
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                        Some(Ok(frame)) => frame,
                        Some(Err(error)) => {
                            if let Some(left_out) = BROKEN.admit(self.hall.config.limits.log_lines) {
                                tracing::info!(table = self.table, %error, left_out, "a socket breaks off");
                            }
                            return Ok(());
                        }
                    };
                    last_sign = Instant::now();
                    if self.take(frame).await? == Next::Close {
                        return Ok(());
                    }
                }
                message = heard.recv() => match message {
                    Some(Outgoing::Text(message)) => self.send(Message::Text(message)).await?,
                    Some(Outgoing::Dismissed) => return self.goodbye(NOT_FOR_YOU, None).await,
                    // It was too far behind: it can connect again.
                    None => return self.goodbye(TOO_SLOW, Some(RETRY_MS)).await,
                },
            }
        }
    }

    /// Carries a frame out, unless there are too many of them.
    async fn take(&mut self, frame: Message) -> Answer<Next> {
        match self.gate.judge(&self.hall.limiters) {
            Verdict::Accept => {}
            Verdict::Refuse(problem) => {
                let id = frame.to_text().map(id_of).unwrap_or_default();
                self.refuse(id, problem).await?;
                return Ok(Next::Stay);
            }
            Verdict::Drop => return Ok(Next::Stay),
            Verdict::Close => {
                if let Some(left_out) = FLOODED.admit(self.hall.config.limits.log_lines) {
                    let table = self.table.as_str();
                    tracing::warn!(table, left_out, "a socket that sends too many messages is closed");
                }
                self.end(TOO_MANY, None, close_code::POLICY).await?;
                return Ok(Next::Close);
            }
        }
        match frame {
            Message::Text(text) => self.receive(&text).await?,
            Message::Binary(_) => {
                self.refuse(Value::Null, Problem::bad("only text can be understood")).await?;
                return Ok(Next::Close);
            }
            _ => {}
        }
        Ok(Next::Stay)
    }

    fn session(&self) -> Option<&str> {
        self.who.as_ref().map(|who| who.session.as_str())
    }

    /// Revalidates the session, and brings the table up to date: `manicule admin` works on the database beside the server.
    async fn is_still_welcome(&mut self) -> Answer<bool> {
        self.hall.take(&self.table).await?.catch_up().await?;
        match &self.who {
            Some(who) => self.hall.is_still(who).await,
            None => Ok(true),
        }
    }

    /// While the database is away nobody is turned away.
    async fn is_turned_away(&mut self) -> Answer<bool> {
        match self.is_still_welcome().await {
            Err(problem) if problem.code == Code::Unavailable => Ok(false),
            welcome => welcome.map(|welcome| !welcome),
        }
    }

    async fn send(&mut self, message: Message) -> Answer<()> {
        let sent = tokio::time::timeout(SEND, self.socket.send(message)).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(Problem::bad("the other side does not listen")),
        }
    }

    /// Takes a place in the audience. What comes first is put into its queue, so that nothing slips in between.
    async fn arrive(&mut self, legal: bool, sender: mpsc::Sender<Outgoing>) -> Answer<()> {
        let mut hand = self.hall.take(&self.table).await?;
        hand.must_be_admitted(&self.asker)?;
        let person = self.asker.person.as_deref();
        let listener = Listener { number: self.number, asker: self.asker.clone(), legal, sender };
        if let Ok(sight) = hand.room.row.sight_of(&self.asker) {
            for line in self.hall.store.chat(&self.table, sight.chat_room(), i64::MAX, crate::http::LINES).await? {
                listener.hear(chat_message(&line));
            }
        }
        let newly_online = person.is_some_and(|person| !hand.room.audience.is_online(person));
        hand.room.audience.listeners.push(listener);
        if newly_online {
            hand.tell_table();
        } else {
            let table = hand.table_message(person);
            hand.tell_one(self.number, table);
        }
        hand.tell_state_to(self.number);
        hand.poke_bots();
        Ok(())
    }

    async fn depart(&mut self) -> Answer<()> {
        let mut hand = self.hall.take(&self.table).await?;
        // It is no longer among the listeners if it was too slow for them; that it is gone is told in any case.
        hand.room.audience.listeners.retain(|listener| listener.number != self.number);
        if let Some(person) = self.asker.person.as_deref().filter(|person| !hand.room.audience.is_online(person)) {
            self.hall.note_leaving(&self.table, person);
        }
        hand.tell_table();
        Ok(())
    }

    async fn goodbye(&mut self, reason: Reason, retry_ms: Option<u64>) -> Answer<()> {
        self.end(reason, retry_ms, close_code::AWAY).await
    }

    async fn end(&mut self, (why, reason): Reason, retry_ms: Option<u64>, code: u16) -> Answer<()> {
        let bye = json!({"type": "bye", "code": why, "reason": reason, "retry_ms": retry_ms});
        self.send(Message::Text(message(&bye))).await?;
        let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(close))).await
    }

    async fn refuse(&mut self, id: Value, problem: Problem) -> Answer<()> {
        #[derive(Serialize)]
        struct Refused {
            #[serde(rename = "type")]
            kind: &'static str,
            id: Value,
            error: Problem,
        }
        if let Some(left_out) = REFUSED.admit(self.hall.config.limits.log_lines) {
            tracing::info!(table = self.table, code = ?problem.code, left_out, "a command is refused");
        }
        let look_again = matches!(problem.code, Code::Stale | Code::OutcomeUnknown);
        self.send(Message::Text(message(&Refused { kind: "refused", id, error: problem }))).await?;
        if look_again && let Ok(mut hand) = self.hall.take(&self.table).await {
            hand.tell_state_to(self.number);
        }
        Ok(())
    }

    async fn receive(&mut self, text: &str) -> Answer<()> {
        let mut id = Value::Null;
        match self.carry_out(text, &mut id).await {
            Ok(Some(answer)) => self.send(Message::Text(message(&answer))).await,
            Ok(None) => Ok(()),
            Err(problem) => self.refuse(id, problem).await,
        }
    }

    async fn carry_out(&mut self, text: &str, id: &mut Value) -> Answer<Option<Value>> {
        let mut command: Value =
            serde_json::from_str(text).map_err(|error| Problem::bad(format!("not JSON: {error}")))?;
        let fields = command.as_object_mut().ok_or_else(|| Problem::bad("a command is a JSON object"))?;
        *id = fields.remove("id").unwrap_or_default();
        let command = serde_json::from_value(command).map_err(|error| Problem::bad(format!("command: {error}")))?;
        match command {
            Command::Look { wish } => {
                let mut hand = self.hall.take(&self.table).await?;
                let asker = self.asker.wishing(Some(wish.0));
                hand.sight(&asker)?;
                self.asker = asker;
                hand.look(self.number, &self.asker);
                Ok(None)
            }
            Command::Legal { seat } => {
                self.who.as_ref().ok_or_else(Problem::not_signed_in)?;
                let hand = self.hall.take(&self.table).await?;
                let seat = hand.own_seat(&self.asker, seat)?;
                let sight = hand.sight(&self.asker.wishing(Some(Viewer::Seat(seat))))?;
                let progress = hand.room.progress.as_ref();
                if progress.is_some_and(|progress| progress.keeps_lists_from(sight)) {
                    let why = "this list would do a player's thinking: it is for programs, where the table allows it";
                    return Err(Problem::new(Code::NoHelp, why));
                }
                let legal = progress.and_then(|progress| progress.legal(sight));
                Ok(Some(json!({"type": "legal", "id": id, "seq": hand.room.row.seq, "seat": seat, "legal": legal})))
            }
            Command::Explain { action, seat } => {
                self.who.as_ref().ok_or_else(Problem::not_signed_in)?;
                let hand = self.hall.take(&self.table).await?;
                let seat = hand.own_seat(&self.asker, seat)?;
                hand.room.must_be_playable()?;
                let progress =
                    hand.room.progress.as_ref().ok_or_else(|| {
                        Problem::new(Code::NotRunning, "the game has not begun: a seat is still open")
                    })?;
                let sight = hand.sight(&self.asker.wishing(Some(Viewer::Seat(seat))))?;
                let Explained { refused, prospect } = progress.explain(sight, seat, &action)?;
                let error = refused.map(Problem::from);
                let seq = hand.room.row.seq;
                Ok(Some(
                    json!({"type": "explained", "id": id, "seq": seq, "seat": seat, "error": error, "prospect": prospect}),
                ))
            }
            command => {
                let who = self.who.as_ref().ok_or_else(Problem::not_signed_in)?;
                let seq = self.hall.command(who, &self.table, command, self.asker.clone()).await?;
                Ok(Some(json!({"type": "done", "id": id, "seq": seq})))
            }
        }
    }
}
