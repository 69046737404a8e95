//! Why a game refuses a request.

use crate::given::to_value;
use serde_json::Value;
use table::{BadRecord, Fault, Game, Refusal, Seat};

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refused {
    /// Not an action, options, a position or a record of this game at all.
    #[error("{what}: {detail}")]
    Unreadable { what: &'static str, detail: String },
    /// No table can be opened with these options: the rule, and the game's own reason with the game's name.
    #[error("{message}")]
    BadOptions { rule: &'static str, reason: Value, message: String },
    /// The rules refuse an action: the rule, and the game's own reason.
    #[error("refused under rule {rule}: {}", code(reason))]
    Illegal { rule: &'static str, reason: Value },
    /// A position that cannot occur.
    #[error("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    BadPosition { faults: Vec<Fault> },
    /// The record contains an action that the rules refuse.
    #[error("move {ply} of the record (seat {seat}) is refused under rule {rule}: {}", code(reason))]
    BadMove { ply: usize, seat: Seat, rule: &'static str, reason: Value },
    /// The record cannot be replayed.
    #[error("{0}")]
    BadRecord(String),
}

/// Shows `no_marker` as `no marker`.
fn code(reason: &Value) -> String {
    reason.get("code").and_then(Value::as_str).unwrap_or("illegal").replace('_', " ")
}

impl Refused {
    /// No position fits a view.
    pub(crate) fn view(detail: impl ToString) -> Refused {
        Refused::Unreadable { what: "view", detail: detail.to_string() }
    }

    pub(crate) fn options<G: Game>(bad: &G::BadOptions) -> Refused {
        let mut reason = reason(bad);
        reason["game"] = G::NAME.into();
        Refused::BadOptions { rule: bad.rule(), reason, message: bad.to_string() }
    }

    pub(crate) fn illegal(refusal: &impl Refusal) -> Refused {
        Refused::Illegal { rule: refusal.rule(), reason: reason(refusal) }
    }
}

pub(crate) fn reason(refusal: &impl Refusal) -> Value {
    to_value(refusal)
}

impl From<BadRecord> for Refused {
    fn from(bad: BadRecord) -> Refused {
        Refused::BadRecord(bad.to_string())
    }
}
