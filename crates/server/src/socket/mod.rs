//! The WebSocket: one person at one table. What they may see is derived from the table for every message.

mod frames;

use crate::http::{MAX_BODY, Path, QueryParams};
use crate::identity::{ClientAddr, Identity, MaybeIdentity};
use crate::limits::FrameGate;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::room::{Listener, Outgoing, QUEUE_LENGTH, Requester};
use crate::sampler::Sampler;
use crate::server::{Notice, Server};
use crate::wire::{ByeCode, ServerMessage, ViewAs};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use frames::AfterFrame;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;

/// Small, for thousands of quiet sockets.
const BUFFER: usize = 4 * 1024;
/// Pings per idle timeout.
const PINGS_PER_TIMEOUT: u32 = 3;
/// A client that does not take a message for this long is disconnected.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
const RETRY_AFTER_MS: u64 = 1000;

static BROKEN: Sampler = Sampler::new();

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
    let legal = options.legal.unwrap_or(requester.program);
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
            tracing::info!(table, %problem, "socket ended");
        }
        metrics::gauge!("manicule_sockets").decrement(1);
    }))
}

/// A client connected to a table.
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
    let _held_until_it_ends = server.delay_shutdown().await;
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
    /// Sends messages and handles frames until either side ends the connection.
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
                // In this order: after signing out, nothing that waits in the queue is sent.
                biased;
                notice = notices.recv() => match notice {
                    Ok(Notice::Stopping) => return self.close(ByeCode::Stopping, Some(RETRY_AFTER_MS)).await,
                    Ok(Notice::SessionEnded(session)) if self.session() == Some(session.as_str()) => {
                        return self.close(ByeCode::SessionEnded, None).await;
                    }
                    Ok(Notice::SessionEnded(_)) => {}
                    // An error means that notices were lost, perhaps one for this session.
                    Ok(Notice::Review) | Err(_) => {
                        self.server.reject_if_stopping()?;
                        if self.session_has_ended().await? {
                            return self.close(ByeCode::SessionEnded, None).await;
                        }
                    }
                },
                _ = ping.tick() => {
                    if last_sign.elapsed() > silence {
                        tracing::info!(table = self.table, "closed a silent socket");
                        return Ok(());
                    }
                    self.send(Message::Ping(Default::default())).await?;
                }
                _ = review.tick() => {
                    if self.session_has_ended().await? {
                        return self.close(ByeCode::SessionEnded, None).await;
                    }
                }
                received = self.socket.recv() => {
                    let frame = match received {
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                        Some(Ok(frame)) => frame,
                        Some(Err(error)) => {
                            if let Some(left_out) = BROKEN.admit(self.server.config.limits.log_lines) {
                                tracing::info!(table = self.table, %error, left_out, "socket failed");
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
                    Some(Outgoing::Dismissed) => return self.close(ByeCode::NoSpectators, None).await,
                    // It fell too far behind, and can reconnect.
                    None => return self.close(ByeCode::TooSlow, Some(RETRY_AFTER_MS)).await,
                },
            }
        }
    }

    fn session(&self) -> Option<&str> {
        self.identity.as_ref().map(|identity| identity.session.as_str())
    }

    /// Revalidates the session, and brings the table up to date: `manicule admin` may have changed the database.
    async fn session_is_valid(&mut self) -> ApiResult<bool> {
        self.server.lock_room(&self.table).await?.catch_up().await?;
        match &self.identity {
            Some(identity) => self.server.is_still_valid(identity).await,
            None => Ok(true),
        }
    }

    /// During a database outage sessions count as valid.
    async fn session_has_ended(&mut self) -> ApiResult<bool> {
        match self.session_is_valid().await {
            Err(problem) if problem.code == ErrorCode::Unavailable => Ok(false),
            valid => valid.map(|valid| !valid),
        }
    }

    async fn say(&mut self, message: &ServerMessage<'_>) -> ApiResult<()> {
        self.send(Message::Text(message.text())).await
    }

    async fn send(&mut self, message: Message) -> ApiResult<()> {
        let sent = tokio::time::timeout(SEND_TIMEOUT, self.socket.send(message)).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(Problem::bad_request("the client does not take messages")),
        }
    }

    /// Joins the audience. The first messages go through its queue, so that nothing can slip in between.
    async fn subscribe(&mut self, legal: bool, sender: mpsc::Sender<Outgoing>) -> ApiResult<()> {
        let mut guard = self.server.lock_room(&self.table).await?;
        guard.require_admission(&self.requester)?;
        let person = self.requester.person.as_deref();
        let listener = Listener { id: self.listener_id, requester: self.requester.clone(), legal, sender };
        if let Ok(sight) = guard.room.row.sight_of(&self.requester) {
            for line in self.server.store.chat(&self.table, sight.chat_room(), i64::MAX, crate::http::CHAT_PAGE).await?
            {
                listener.send(ServerMessage::Chat(&line).text());
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
        // A listener that was too slow is already gone; the others are told in any case.
        guard.room.audience.listeners.retain(|listener| listener.id != self.listener_id);
        if let Some(person) = self.requester.person.as_deref().filter(|person| !guard.room.audience.is_online(person)) {
            self.server.record_departure(&self.table, person);
        }
        guard.broadcast_table();
        Ok(())
    }

    async fn close(&mut self, code: ByeCode, retry_ms: Option<u64>) -> ApiResult<()> {
        self.close_with(code, retry_ms, close_code::AWAY).await
    }

    async fn close_with(&mut self, code: ByeCode, retry_ms: Option<u64>, close_code: u16) -> ApiResult<()> {
        let reason = code.reason();
        self.say(&ServerMessage::Bye { code, reason, retry_ms }).await?;
        let close = CloseFrame { code: close_code, reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(close))).await
    }
}
