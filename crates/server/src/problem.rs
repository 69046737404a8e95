//! Errors of the API: a code for programs and the page, and an English message for developers.

use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Refused;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// Declares the codes with their HTTP statuses, and the list of all of them.
macro_rules! error_codes {
    ($($code:ident => $status:ident,)*) => {
        /// The page has words for each code, in every language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum ErrorCode {
            $($code,)*
        }

        impl ErrorCode {
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$code,)*];

            pub fn status(self) -> StatusCode {
                match self {
                    $(ErrorCode::$code => StatusCode::$status,)*
                }
            }
        }
    };
}

error_codes! {
    BadRequest => BAD_REQUEST,
    BadOptions => UNPROCESSABLE_ENTITY,
    NotSignedIn => UNAUTHORIZED,
    WrongPassword => UNAUTHORIZED,
    PasswordNeeded => FORBIDDEN,
    WrongOrigin => FORBIDDEN,
    Forbidden => FORBIDDEN,
    Banned => FORBIDDEN,
    NotFound => NOT_FOUND,
    WrongMethod => METHOD_NOT_ALLOWED,
    LoginTaken => CONFLICT,
    SeatTaken => CONFLICT,
    Removed => FORBIDDEN,
    NoHelp => FORBIDDEN,
    NonceGiven => CONFLICT,
    NameTaken => CONFLICT,
    NotAbsent => CONFLICT,
    ChangedTooOften => CONFLICT,
    TooManyTables => CONFLICT,
    NotOpen => CONFLICT,
    NotRunning => CONFLICT,
    NotOver => CONFLICT,
    Unplayable => CONFLICT,
    Stale => CONFLICT,
    Illegal => CONFLICT,
    CannotUndo => CONFLICT,
    TooLarge => PAYLOAD_TOO_LARGE,
    TooMany => TOO_MANY_REQUESTS,
    Internal => INTERNAL_SERVER_ERROR,
    Unavailable => SERVICE_UNAVAILABLE,
    OutcomeUnknown => SERVICE_UNAVAILABLE,
    Stopping => SERVICE_UNAVAILABLE,
}

impl ErrorCode {
    /// Caused by a database outage.
    pub fn is_outage(self) -> bool {
        matches!(self, ErrorCode::Unavailable | ErrorCode::OutcomeUnknown)
    }
}

/// What is wrong with something that a person typed: the `reason` of a `bad_request`. The page has words for each code
/// (`error-bad_request-…`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum InvalidInput {
    NameLength { min: usize, max: usize },
    NameCharacter { character: char },
    ChatLength { min: usize, max: usize },
    ChatCharacter { character: char },
    LoginFormat { min: usize, max: usize },
    PasswordLength { min: usize, max: usize },
    EmailFormat,
}

impl InvalidInput {
    /// One of each, for tests of the words.
    pub const EXAMPLES: [InvalidInput; 7] = [
        InvalidInput::NameLength { min: 1, max: 40 },
        InvalidInput::NameCharacter { character: '\u{ad}' },
        InvalidInput::ChatLength { min: 1, max: 500 },
        InvalidInput::ChatCharacter { character: '\u{7}' },
        InvalidInput::LoginFormat { min: 3, max: 40 },
        InvalidInput::PasswordLength { min: 8, max: 200 },
        InvalidInput::EmailFormat,
    ];
}

impl From<InvalidInput> for Problem {
    fn from(invalid: InvalidInput) -> Problem {
        let message = match invalid {
            InvalidInput::NameLength { min, max } => format!("name: {min} to {max} characters"),
            InvalidInput::NameCharacter { character } => format!("name: the character {character:?} is not allowed"),
            InvalidInput::ChatLength { min, max } => format!("chat: {min} to {max} characters"),
            InvalidInput::ChatCharacter { character } => format!("chat: the character {character:?} is not allowed"),
            InvalidInput::LoginFormat { min, max } => format!("login: {min} to {max} of the characters a-z 0-9 - _"),
            InvalidInput::PasswordLength { min, max } => format!("password: {min} to {max} characters"),
            InvalidInput::EmailFormat => "email: not a valid address".to_owned(),
        };
        Problem { reason: serde_json::to_value(invalid).ok(), ..Problem::bad_request(message) }
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
    /// The game's own refusal, its reason for refusing options, or what is wrong with something that a person typed.
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
            Refused::Unreadable { what: "options", .. } => Problem::new(ErrorCode::BadOptions, message),
            Refused::Unreadable { .. } => Problem::bad_request(message),
            Refused::BadOptions { rule, reason, message } => {
                Problem { rule: Some(rule), reason: Some(reason), ..Problem::new(ErrorCode::BadOptions, message) }
            }
            Refused::Illegal { rule, reason } => {
                Problem { rule: Some(rule), reason: Some(reason), ..Problem::new(ErrorCode::Illegal, message) }
            }
            Refused::BadRecord(_) | Refused::BadMove { .. } | Refused::BadPosition { .. } => {
                Problem::internal(&message)
            }
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
