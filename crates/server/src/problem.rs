//! Errors of the API: a code for programs and the page, and an English message for developers.

use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hosted::Refused;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    BadRequest,
    BadOptions,
    NotSignedIn,
    WrongPassword,
    PasswordNeeded,
    WrongOrigin,
    Forbidden,
    Banned,
    NotFound,
    WrongMethod,
    LoginTaken,
    SeatTaken,
    Removed,
    NoHelp,
    NonceGiven,
    NameTaken,
    NotAbsent,
    ChangedTooOften,
    TooManyTables,
    NotOpen,
    NotRunning,
    NotOver,
    Unplayable,
    Stale,
    Illegal,
    CannotUndo,
    TooLarge,
    TooMany,
    Internal,
    Unavailable,
    OutcomeUnknown,
    Stopping,
}

impl ErrorCode {
    /// Caused by a database outage.
    pub fn is_outage(self) -> bool {
        matches!(self, ErrorCode::Unavailable | ErrorCode::OutcomeUnknown)
    }

    pub fn status(self) -> StatusCode {
        match self {
            ErrorCode::BadRequest => StatusCode::BAD_REQUEST,
            ErrorCode::BadOptions => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::NotSignedIn | ErrorCode::WrongPassword => StatusCode::UNAUTHORIZED,
            ErrorCode::PasswordNeeded
            | ErrorCode::WrongOrigin
            | ErrorCode::Forbidden
            | ErrorCode::Removed
            | ErrorCode::NoHelp
            | ErrorCode::Banned => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ErrorCode::LoginTaken
            | ErrorCode::SeatTaken
            | ErrorCode::NonceGiven
            | ErrorCode::NameTaken
            | ErrorCode::NotAbsent
            | ErrorCode::ChangedTooOften
            | ErrorCode::TooManyTables
            | ErrorCode::NotOpen
            | ErrorCode::NotRunning
            | ErrorCode::NotOver
            | ErrorCode::Unplayable
            | ErrorCode::Stale
            | ErrorCode::Illegal
            | ErrorCode::CannotUndo => StatusCode::CONFLICT,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ErrorCode::Unavailable | ErrorCode::OutcomeUnknown | ErrorCode::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// When to try again after an outage.
const RETRY_AFTER_S: u64 = 1;

#[derive(Clone, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("{message}")]
pub struct Problem {
    pub code: ErrorCode,
    pub message: Cow<'static, str>,
    pub rule: Option<&'static str>,
    /// The game's own refusal.
    #[cfg_attr(feature = "typescript", ts(type = "{ code: string, [field: string]: unknown } | null"))]
    pub reason: Option<Value>,
    #[serde(skip)]
    pub retry_after_s: Option<u64>,
}

pub type ApiResult<T> = Result<T, Problem>;

impl Problem {
    pub fn new(code: ErrorCode, message: impl Into<Cow<'static, str>>) -> Problem {
        Problem { code, message: message.into(), rule: None, reason: None, retry_after_s: None }
    }

    pub fn bad_request(message: impl Into<Cow<'static, str>>) -> Problem {
        Problem::new(ErrorCode::BadRequest, message)
    }

    pub fn forbidden(message: &'static str) -> Problem {
        Problem::new(ErrorCode::Forbidden, message)
    }

    pub fn not_found(what: &'static str) -> Problem {
        Problem::new(ErrorCode::NotFound, what)
    }

    pub fn not_signed_in() -> Problem {
        Problem::new(ErrorCode::NotSignedIn, "not signed in: identify yourself first (POST /api/me)")
    }

    /// The stored game needs a version that this program does not know.
    pub fn unplayable(why: &str) -> Problem {
        Problem::new(ErrorCode::Unplayable, format!("this program cannot continue this game: {why}"))
    }

    /// A bug or a failure of ours. Details go to the log, not into the response.
    pub fn internal(error: &dyn std::fmt::Display) -> Problem {
        tracing::error!(%error, "internal error");
        Problem::new(ErrorCode::Internal, "internal error: check the current state before you continue")
    }

    /// A database outage: nothing was changed.
    pub fn unavailable() -> Problem {
        let why = "the server cannot reach its database: nothing was changed, try again shortly";
        Problem { retry_after_s: Some(RETRY_AFTER_S), ..Problem::new(ErrorCode::Unavailable, why) }
    }

    /// The database failed during a commit.
    pub fn outcome_unknown() -> Problem {
        let why = "unknown whether this was stored: fetch the log after your seq, or send the move again with the same \
                   seq; it is never made twice";
        Problem { retry_after_s: Some(RETRY_AFTER_S), ..Problem::new(ErrorCode::OutcomeUnknown, why) }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        let message = refused.to_string();
        match refused {
            Refused::Unreadable(_) => Problem::bad_request(message),
            Refused::BadOptions { rule, .. } => Problem { rule, ..Problem::new(ErrorCode::BadOptions, message) },
            Refused::Illegal { rule, reason } => {
                Problem { rule: Some(rule), reason: Some(reason), ..Problem::new(ErrorCode::Illegal, message) }
            }
            Refused::BadRecord(_) => Problem::internal(&message),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        if matches!(error, StoreError::OutcomeUnknown(_)) {
            return Problem::outcome_unknown();
        }
        if error.is_outage() {
            tracing::warn!(%error, "refused a request during a database outage");
            return Problem::unavailable();
        }
        Problem::internal(&error)
    }
}

#[derive(Serialize)]
struct Body<'a> {
    error: &'a Problem,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.code.status(), Json(Body { error: &self })).into_response();
        if let Some(seconds) = self.retry_after_s {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
