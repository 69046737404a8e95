//! Frames from the client: rate limits, commands and their answers.

use super::Connection;
use crate::limits::Verdict;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::sampler::Sampler;
use crate::wire::{ByeCode, ClientCommand, ClientFrame, RequestId, ServerMessage};
use axum::extract::ws::{Message, close_code};
use games::Explained;
use serde_json::Value;
use table::{Seat, Viewer};

static REFUSED: Sampler = Sampler::new();
static FLOODED: Sampler = Sampler::new();

/// Whether the socket stays open after a frame.
#[derive(PartialEq, Eq)]
pub enum AfterFrame {
    Stay,
    Close,
}

impl Connection {
    /// Handles a frame, unless there are too many of them.
    pub(super) async fn handle_frame(&mut self, frame: Message) -> ApiResult<AfterFrame> {
        match self.gate.check(&self.server.limiters) {
            Verdict::Accept => {}
            Verdict::Refuse(problem) => {
                let id = frame.to_text().map(ClientFrame::id_of).unwrap_or_default();
                self.refuse(id, problem).await?;
                return Ok(AfterFrame::Stay);
            }
            Verdict::Drop => return Ok(AfterFrame::Stay),
            Verdict::Close => {
                if let Some(left_out) = FLOODED.admit(self.server.config.limits.log_lines) {
                    tracing::warn!(table = self.table, left_out, "closed a socket that sends too many messages");
                }
                self.close_with(ByeCode::TooMany, None, close_code::POLICY).await?;
                return Ok(AfterFrame::Close);
            }
        }
        match frame {
            Message::Text(text) => self.handle_text(&text).await?,
            Message::Binary(_) => {
                self.refuse(Value::Null, Problem::bad_request("only text frames are supported")).await?;
                return Ok(AfterFrame::Close);
            }
            _ => {}
        }
        Ok(AfterFrame::Stay)
    }

    async fn handle_text(&mut self, text: &str) -> ApiResult<()> {
        let (id, handled) = match ClientFrame::parse(text) {
            Ok(ClientFrame { id, command }) => (id.clone(), self.handle_command(id, command).await),
            Err(refused) => (refused.0, Err(refused.1)),
        };
        match handled {
            Ok(Some(answer)) => self.say(&answer).await,
            Ok(None) => Ok(()),
            Err(problem) => self.refuse(id, problem).await,
        }
    }

    async fn refuse(&mut self, id: RequestId, problem: Problem) -> ApiResult<()> {
        if let Some(left_out) = REFUSED.admit(self.server.config.limits.log_lines) {
            tracing::info!(table = self.table, code = ?problem.code, left_out, "refused a command");
        }
        let needs_state = matches!(problem.code, ErrorCode::Stale | ErrorCode::OutcomeUnknown);
        self.say(&ServerMessage::Refused { id, error: problem }).await?;
        if needs_state && let Ok(mut guard) = self.server.lock_room(&self.table).await {
            guard.send_state_to(self.listener_id);
        }
        Ok(())
    }

    /// The answer to a command, if it gets one.
    async fn handle_command(
        &mut self,
        id: RequestId,
        command: ClientCommand,
    ) -> ApiResult<Option<ServerMessage<'static>>> {
        match command {
            ClientCommand::Look { view_as } => {
                let mut guard = self.server.lock_room(&self.table).await?;
                let requester = self.requester.viewing_as(Some(view_as.0));
                guard.sight(&requester)?;
                self.requester = requester;
                guard.set_view_as(self.listener_id, &self.requester);
                Ok(None)
            }
            ClientCommand::Legal { seat } => self.legal(id, seat).await.map(Some),
            ClientCommand::Explain { action, seat } => self.explain(id, &action, seat).await.map(Some),
            command => {
                let identity = self.identity.as_ref().ok_or_else(Problem::not_signed_in)?;
                let seq = self.server.command(identity, &self.table, command, self.requester.clone()).await?;
                Ok(Some(ServerMessage::Done { id, seq }))
            }
        }
    }

    async fn legal(&mut self, id: RequestId, seat: Option<Seat>) -> ApiResult<ServerMessage<'static>> {
        self.identity.as_ref().ok_or_else(Problem::not_signed_in)?;
        let guard = self.server.lock_room(&self.table).await?;
        let seat = guard.own_seat(&self.requester, seat)?;
        let sight = guard.sight(&self.requester.viewing_as(Some(Viewer::Seat(seat))))?;
        let progress = guard.room.progress.as_ref();
        if progress.is_some_and(|progress| progress.withholds_lists_from(sight)) {
            let why = "this list would do a player's thinking: only programs may have it, if the table allows it";
            return Err(Problem::new(ErrorCode::NoHelp, why));
        }
        let legal = progress.and_then(|progress| progress.legal(sight));
        Ok(ServerMessage::Legal { id, seq: guard.room.row.seq, seat, legal })
    }

    async fn explain(
        &mut self,
        id: RequestId,
        action: &Value,
        seat: Option<Seat>,
    ) -> ApiResult<ServerMessage<'static>> {
        self.identity.as_ref().ok_or_else(Problem::not_signed_in)?;
        let guard = self.server.lock_room(&self.table).await?;
        let seat = guard.own_seat(&self.requester, seat)?;
        guard.room.require_playable()?;
        let not_started = || Problem::new(ErrorCode::NotRunning, "the game has not started: a seat is still open");
        let progress = guard.room.progress.as_ref().ok_or_else(not_started)?;
        let sight = guard.sight(&self.requester.viewing_as(Some(Viewer::Seat(seat))))?;
        let Explained { refused, prospect } = progress.explain(sight, seat, action)?;
        let error = refused.map(Problem::from);
        Ok(ServerMessage::Explained { id, seq: guard.room.row.seq, seat, error, prospect })
    }
}
