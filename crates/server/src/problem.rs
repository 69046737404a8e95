//! Why a request is not done: one code for programs, one sentence for people.

use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hosted::Refused;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
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

impl Code {
    /// The database was away.
    pub fn is_outage(self) -> bool {
        matches!(self, Code::Unavailable | Code::OutcomeUnknown)
    }

    pub fn status(self) -> StatusCode {
        match self {
            Code::BadRequest => StatusCode::BAD_REQUEST,
            Code::BadOptions => StatusCode::UNPROCESSABLE_ENTITY,
            Code::NotSignedIn | Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::PasswordNeeded
            | Code::WrongOrigin
            | Code::Forbidden
            | Code::Removed
            | Code::NoHelp
            | Code::Banned => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Code::LoginTaken
            | Code::SeatTaken
            | Code::NonceGiven
            | Code::NameTaken
            | Code::NotAbsent
            | Code::ChangedTooOften
            | Code::TooManyTables
            | Code::NotOpen
            | Code::NotRunning
            | Code::NotOver
            | Code::Unplayable
            | Code::Stale
            | Code::Illegal
            | Code::CannotUndo => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Code::Unavailable | Code::OutcomeUnknown | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// When to try again after an outage.
const RETRY_AFTER_S: u64 = 1;

#[derive(Clone, Debug, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct Problem {
    pub code: Code,
    pub message: Cow<'static, str>,
    pub rule: Option<&'static str>,
    /// The game's own reason.
    pub reason: Option<Value>,
    #[serde(skip)]
    pub retry_after_s: Option<u64>,
}

pub type Answer<T> = Result<T, Problem>;

impl Problem {
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Problem {
        Problem { code, message: message.into(), rule: None, reason: None, retry_after_s: None }
    }

    pub fn bad(message: impl Into<Cow<'static, str>>) -> Problem {
        Problem::new(Code::BadRequest, message)
    }

    pub fn forbidden(message: &'static str) -> Problem {
        Problem::new(Code::Forbidden, message)
    }

    pub fn no_such(what: &'static str) -> Problem {
        Problem::new(Code::NotFound, what)
    }

    pub fn not_signed_in() -> Problem {
        Problem::new(Code::NotSignedIn, "nobody is signed in: say who you are first (POST /api/me)")
    }

    /// The stored game is of a version that this program does not know.
    pub fn unplayable(why: &str) -> Problem {
        Problem::new(Code::Unplayable, format!("this program cannot play this game on: {why}"))
    }

    /// Our own fault: the log says what, the answer does not.
    pub fn internal(error: &dyn std::fmt::Display) -> Problem {
        tracing::error!(%error, "internal error");
        Problem::new(Code::Internal, "something went wrong on the server: look at the present state before you go on")
    }

    /// The database cannot be used at present: nothing was changed.
    pub fn unavailable() -> Problem {
        let why = "the server cannot reach its database: nothing was changed, try again in a moment";
        Problem { retry_after_s: Some(RETRY_AFTER_S), ..Problem::new(Code::Unavailable, why) }
    }

    /// The database went away while it was storing something.
    pub fn outcome_unknown() -> Problem {
        let why = "it is not known whether this was stored: ask for the log after your seq, or send a move again with \
                   the same seq, it is not made twice";
        Problem { retry_after_s: Some(RETRY_AFTER_S), ..Problem::new(Code::OutcomeUnknown, why) }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        let message = refused.to_string();
        match refused {
            Refused::Unreadable(_) => Problem::bad(message),
            Refused::BadOptions { rule, .. } => Problem { rule, ..Problem::new(Code::BadOptions, message) },
            Refused::Illegal { rule, reason } => {
                Problem { rule: Some(rule), reason: Some(reason), ..Problem::new(Code::Illegal, message) }
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
            tracing::warn!(%error, "refused");
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
