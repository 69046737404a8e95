//! The WebSocket: one person at one table. What they may see is derived from the table for every message.

use crate::commands::Command;
use crate::http::{MAX_BODY, Path, QueryParams, ViewAs};
use crate::identity::{ClientAddr, Identity, MaybeIdentity};
use crate::limits::{FrameGate, Verdict};
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::room::{Listener, Outgoing, QUEUE_LENGTH, Requester, chat_message, message};
use crate::sampler::Sampler;
use crate::server::{Notice, Server};
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
const PINGS_PER_TIMEOUT: u32 = 3;
/// A message that the other side does not take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
const RETRY_AFTER_MS: u64 = 1000;

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
enum AfterFrame {
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
    view_as: Option<ViewAs>,
    legal: Option<bool>,
}

pub async fn open(
    State(server): State<Arc<Server>>,
    MaybeIdentity(identity): MaybeIdentity,
    ClientAddr(address): ClientAddr,
    Path(id): Path<String>,
    QueryParams(options): QueryParams<Options>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    let upgrade = upgrade.map_err(|rejection| Problem::bad_request(rejection.body_text()))?;
    server.reject_if_stopping()?;
    let requester = Requester::new(identity.as_ref(), options.view_as.map(|view_as| view_as.0));
    server.lock_room(&id).await?.require_admission(&requester)?;
    let legal = options.legal.unwrap_or(true);
    let gate = FrameGate::new(&server.config.limits, requester.person.clone(), address.into());
    let upgrade = upgrade
        .max_message_size(MAX_BODY)
        .max_frame_size(MAX_BODY)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("manicule_sockets").increment(1);
        let table = id.clone();
        if let Err(problem) = run(server, identity, id, requester, legal, gate, socket).await {
            tracing::info!(table, %problem, "a socket ends");
        }
        metrics::gauge!("manicule_sockets").decrement(1);
    }))
}

/// One who attends a table.
struct Connection {
    server: Arc<Server>,
    identity: Option<Identity>,
    table: String,
    listener_id: u64,
    requester: Requester,
    gate: FrameGate,
    socket: WebSocket,
}

async fn run(
    server: Arc<Server>,
    identity: Option<Identity>,
    table: String,
    requester: Requester,
    legal: bool,
    gate: FrameGate,
    socket: WebSocket,
) -> ApiResult<()> {
    let _until_it_leaves = server.delay_shutdown().await;
    let listener_id = server.next_listener_id();
    let notices = server.notices.subscribe();
    let (sender, heard) = mpsc::channel(QUEUE_LENGTH);
    let mut connection = Connection { server, identity, table, listener_id, requester, gate, socket };
    connection.subscribe(legal, sender).await?;
    let ended = connection.serve(heard, notices).await;
    connection.unsubscribe().await?;
    ended
}

impl Connection {
    /// Passes on what is heard and does what is asked, until one of both sides ends it.
    async fn serve(
        &mut self,
        mut heard: mpsc::Receiver<Outgoing>,
        mut notices: broadcast::Receiver<Notice>,
    ) -> ApiResult<()> {
        let mut last_sign = Instant::now();
        let silence = self.server.config.limits.silence;
        let mut ping = tokio::time::interval(silence / PINGS_PER_TIMEOUT);
        let review_every = self.server.config.limits.review;
        let mut review = tokio::time::interval_at(Instant::now() + review_every, review_every);
        loop {
            tokio::select! {
                // In this order: whoever was signed out hears nothing more of what waits in the queue.
                biased;
                notice = notices.recv() => match notice {
                    Ok(Notice::Stopping) => return self.close(STOPPING, Some(RETRY_AFTER_MS)).await,
                    Ok(Notice::SessionEnded(session)) if self.session() == Some(session.as_str()) => {
                        return self.close(SESSION_ENDED, None).await;
                    }
                    Ok(Notice::SessionEnded(_)) => {}
                    // Or more notices than are kept: it may have been meant by one of them.
                    Ok(Notice::Review) | Err(_) => {
                        self.server.reject_if_stopping()?;
                        if self.session_has_ended().await? {
                            return self.close(SESSION_ENDED, None).await;
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
                    if self.session_has_ended().await? {
                        return self.close(SESSION_ENDED, None).await;
                    }
                }
                received = self.socket.recv() => {
                    let frame = match received {
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                        Some(Ok(frame)) => frame,
                        Some(Err(error)) => {
                            if let Some(left_out) = BROKEN.admit(self.server.config.limits.log_lines) {
                                tracing::info!(table = self.table, %error, left_out, "a socket breaks off");
                            }
                            return Ok(());
                        }
                    };
                    last_sign = Instant::now();
                    if self.handle_frame(frame).await? == AfterFrame::Close {
                        return Ok(());
                    }
                }
                message = heard.recv() => match message {
                    Some(Outgoing::Text(message)) => self.send(Message::Text(message)).await?,
                    Some(Outgoing::Dismissed) => return self.close(NOT_FOR_YOU, None).await,
                    // It was too far behind: it can connect again.
                    None => return self.close(TOO_SLOW, Some(RETRY_AFTER_MS)).await,
                },
            }
        }
    }

    /// Carries a frame out, unless there are too many of them.
    async fn handle_frame(&mut self, frame: Message) -> ApiResult<AfterFrame> {
        match self.gate.check(&self.server.limiters) {
            Verdict::Accept => {}
            Verdict::Refuse(problem) => {
                let id = frame.to_text().map(id_of).unwrap_or_default();
                self.refuse(id, problem).await?;
                return Ok(AfterFrame::Stay);
            }
            Verdict::Drop => return Ok(AfterFrame::Stay),
            Verdict::Close => {
                if let Some(left_out) = FLOODED.admit(self.server.config.limits.log_lines) {
                    let table = self.table.as_str();
                    tracing::warn!(table, left_out, "a socket that sends too many messages is closed");
                }
                self.close_with(TOO_MANY, None, close_code::POLICY).await?;
                return Ok(AfterFrame::Close);
            }
        }
        match frame {
            Message::Text(text) => self.receive(&text).await?,
            Message::Binary(_) => {
                self.refuse(Value::Null, Problem::bad_request("only text can be understood")).await?;
                return Ok(AfterFrame::Close);
            }
            _ => {}
        }
        Ok(AfterFrame::Stay)
    }

    fn session(&self) -> Option<&str> {
        self.identity.as_ref().map(|identity| identity.session.as_str())
    }

    /// Revalidates the session, and brings the table up to date: `manicule admin` works on the database beside the server.
    async fn session_is_valid(&mut self) -> ApiResult<bool> {
        self.server.lock_room(&self.table).await?.catch_up().await?;
        match &self.identity {
            Some(identity) => self.server.is_still_valid(identity).await,
            None => Ok(true),
        }
    }

    /// While the database is away nobody is turned away.
    async fn session_has_ended(&mut self) -> ApiResult<bool> {
        match self.session_is_valid().await {
            Err(problem) if problem.code == ErrorCode::Unavailable => Ok(false),
            welcome => welcome.map(|welcome| !welcome),
        }
    }

    async fn send(&mut self, message: Message) -> ApiResult<()> {
        let sent = tokio::time::timeout(SEND_TIMEOUT, self.socket.send(message)).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(Problem::bad_request("the other side does not listen")),
        }
    }

    /// Takes a place in the audience. What comes first is put into its queue, so that nothing slips in between.
    async fn subscribe(&mut self, legal: bool, sender: mpsc::Sender<Outgoing>) -> ApiResult<()> {
        let mut guard = self.server.lock_room(&self.table).await?;
        guard.require_admission(&self.requester)?;
        let person = self.requester.person.as_deref();
        let listener = Listener { id: self.listener_id, requester: self.requester.clone(), legal, sender };
        if let Ok(sight) = guard.room.row.sight_of(&self.requester) {
            for line in self.server.store.chat(&self.table, sight.chat_room(), i64::MAX, crate::http::CHAT_PAGE).await?
            {
                listener.send(chat_message(&line));
            }
        }
        let newly_online = person.is_some_and(|person| !guard.room.audience.is_online(person));
        guard.room.audience.listeners.push(listener);
        if newly_online {
            guard.broadcast_table();
        } else {
            let table = guard.table_message(person);
            guard.send_to(self.listener_id, table);
        }
        guard.send_state_to(self.listener_id);
        guard.wake_bots();
        Ok(())
    }

    async fn unsubscribe(&mut self) -> ApiResult<()> {
        let mut guard = self.server.lock_room(&self.table).await?;
        // It is no longer among the listeners if it was too slow for them; that it is gone is told in any case.
        guard.room.audience.listeners.retain(|listener| listener.id != self.listener_id);
        if let Some(person) = self.requester.person.as_deref().filter(|person| !guard.room.audience.is_online(person)) {
            self.server.record_departure(&self.table, person);
        }
        guard.broadcast_table();
        Ok(())
    }

    async fn close(&mut self, reason: Reason, retry_ms: Option<u64>) -> ApiResult<()> {
        self.close_with(reason, retry_ms, close_code::AWAY).await
    }

    async fn close_with(&mut self, (why, reason): Reason, retry_ms: Option<u64>, code: u16) -> ApiResult<()> {
        let bye = json!({"type": "bye", "code": why, "reason": reason, "retry_ms": retry_ms});
        self.send(Message::Text(message(&bye))).await?;
        let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(close))).await
    }

    async fn refuse(&mut self, id: Value, problem: Problem) -> ApiResult<()> {
        #[derive(Serialize)]
        struct Refused {
            #[serde(rename = "type")]
            kind: &'static str,
            id: Value,
            error: Problem,
        }
        if let Some(left_out) = REFUSED.admit(self.server.config.limits.log_lines) {
            tracing::info!(table = self.table, code = ?problem.code, left_out, "a command is refused");
        }
        let look_again = matches!(problem.code, ErrorCode::Stale | ErrorCode::OutcomeUnknown);
        self.send(Message::Text(message(&Refused { kind: "refused", id, error: problem }))).await?;
        if look_again && let Ok(mut guard) = self.server.lock_room(&self.table).await {
            guard.send_state_to(self.listener_id);
        }
        Ok(())
    }

    async fn receive(&mut self, text: &str) -> ApiResult<()> {
        let mut id = Value::Null;
        match self.run_to_completion(text, &mut id).await {
            Ok(Some(answer)) => self.send(Message::Text(message(&answer))).await,
            Ok(None) => Ok(()),
            Err(problem) => self.refuse(id, problem).await,
        }
    }

    async fn run_to_completion(&mut self, text: &str, id: &mut Value) -> ApiResult<Option<Value>> {
        let mut command: Value =
            serde_json::from_str(text).map_err(|error| Problem::bad_request(format!("not JSON: {error}")))?;
        let fields = command.as_object_mut().ok_or_else(|| Problem::bad_request("a command is a JSON object"))?;
        *id = fields.remove("id").unwrap_or_default();
        let command =
            serde_json::from_value(command).map_err(|error| Problem::bad_request(format!("command: {error}")))?;
        match command {
            Command::Look { view_as } => {
                let mut guard = self.server.lock_room(&self.table).await?;
                let requester = self.requester.viewing_as(Some(view_as.0));
                guard.sight(&requester)?;
                self.requester = requester;
                guard.set_view_as(self.listener_id, &self.requester);
                Ok(None)
            }
            Command::Legal { seat } => {
                self.identity.as_ref().ok_or_else(Problem::not_signed_in)?;
                let guard = self.server.lock_room(&self.table).await?;
                let seat = guard.own_seat(&self.requester, seat)?;
                let sight = guard.sight(&self.requester.viewing_as(Some(Viewer::Seat(seat))))?;
                let progress = guard.room.progress.as_ref();
                if progress.is_some_and(|progress| progress.withholds_lists_from(sight)) {
                    let why = "this list would do a player's thinking: it is for programs, where the table allows it";
                    return Err(Problem::new(ErrorCode::NoHelp, why));
                }
                let legal = progress.and_then(|progress| progress.legal(sight));
                Ok(Some(json!({"type": "legal", "id": id, "seq": guard.room.row.seq, "seat": seat, "legal": legal})))
            }
            Command::Explain { action, seat } => {
                self.identity.as_ref().ok_or_else(Problem::not_signed_in)?;
                let guard = self.server.lock_room(&self.table).await?;
                let seat = guard.own_seat(&self.requester, seat)?;
                guard.room.require_playable()?;
                let progress = guard.room.progress.as_ref().ok_or_else(|| {
                    Problem::new(ErrorCode::NotRunning, "the game has not begun: a seat is still open")
                })?;
                let sight = guard.sight(&self.requester.viewing_as(Some(Viewer::Seat(seat))))?;
                let Explained { refused, prospect } = progress.explain(sight, seat, &action)?;
                let error = refused.map(Problem::from);
                let seq = guard.room.row.seq;
                Ok(Some(
                    json!({"type": "explained", "id": id, "seq": seq, "seat": seat, "error": error, "prospect": prospect}),
                ))
            }
            command => {
                let identity = self.identity.as_ref().ok_or_else(Problem::not_signed_in)?;
                let seq = self.server.command(identity, &self.table, command, self.requester.clone()).await?;
                Ok(Some(json!({"type": "done", "id": id, "seq": seq})))
            }
        }
    }
}
