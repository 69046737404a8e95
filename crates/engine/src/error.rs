//! Errors of the engine, before they are put into words.

use games::{BadCards, Refused};
use serde_json::{Value, json};
use table::{Fault, Seat};
use words::Words;

#[derive(Debug)]
pub enum EngineError {
    /// The rules refuse an action.
    Refused(Refusal),
    /// The game cannot be opened with these options.
    BadOptions(Refusal),
    /// A record contains an action that the rules refuse.
    BadMove { ply: usize, seat: Seat, refusal: Refusal },
    /// Anything else: a message of the locales, `cli-error-…`, and its arguments.
    Message { id: &'static str, args: Value, rule: Option<&'static str>, faults: Vec<Fault> },
}

/// A refusal as the game serializes it.
#[derive(Debug)]
pub struct Refusal {
    game: &'static str,
    rule: &'static str,
    reason: Value,
}

impl Refusal {
    /// `kind` is `refusal` or `options`.
    fn message(&self, kind: &str, words: &Words) -> String {
        words.tell(self.game, kind, &self.reason)
    }
}

const BAD_CARDS: &str = "cli-error-bad-cards";
const BAD_OPTIONS: &str = "cli-error-bad-options";
const BAD_POSITION: &str = "cli-error-bad-position";
const BAD_RECORD: &str = "cli-error-bad-record";
const BAD_VIEW: &str = "cli-error-bad-view";

impl EngineError {
    pub fn new(id: &'static str, args: Value) -> EngineError {
        EngineError::Message { id, args, rule: None, faults: Vec::new() }
    }

    /// With the error of a library.
    pub fn detailed(id: &'static str, detail: impl ToString) -> EngineError {
        EngineError::new(id, json!({ "detail": shortened(&detail.to_string()) }))
    }

    /// Why a game refused what it was asked.
    pub fn refused(game: &'static str, refused: Refused) -> EngineError {
        match refused {
            Refused::Illegal { rule, reason } => EngineError::Refused(Refusal { game, rule, reason }),
            Refused::BadMove { ply, seat, rule, reason } => {
                EngineError::BadMove { ply, seat, refusal: Refusal { game, rule, reason } }
            }
            Refused::BadRecord(detail) => EngineError::bad_record(detail),
            Refused::BadOptions { rule, reason, .. } => EngineError::BadOptions(Refusal { game, rule, reason }),
            Refused::BadPosition { faults } => {
                let first = faults.first().map(ToString::to_string);
                let rule = faults.first().and_then(|fault| fault.rule);
                let args = json!({"count": faults.len(), "first": first.unwrap_or_default()});
                EngineError::new(BAD_POSITION, args).under(rule).with_faults(faults)
            }
            Refused::Unreadable { what: "position", detail } => {
                EngineError::new(BAD_POSITION, json!({"count": 1, "first": shortened(&detail)}))
            }
            Refused::Unreadable { what: "record", detail } => EngineError::bad_record(detail),
            Refused::Unreadable { what: "view", detail } => EngineError::detailed(BAD_VIEW, detail),
            Refused::Unreadable { what: "action", detail } => EngineError::bad_action(detail),
            Refused::Unreadable { detail, .. } => EngineError::detailed(BAD_OPTIONS, detail),
        }
    }

    pub fn bad_cards(path: &str, bad: BadCards) -> EngineError {
        match bad {
            BadCards::Unfit(why) => EngineError::detailed(BAD_CARDS, format!("{path}: {why}")),
            BadCards::Faults(faults) => {
                let first = faults.first().map(|fault| format!("{path}:{fault}")).unwrap_or_default();
                EngineError::detailed(BAD_CARDS, first).with_faults(faults)
            }
        }
    }

    pub fn unreadable_cards(detail: impl ToString) -> EngineError {
        EngineError::detailed(BAD_CARDS, detail)
    }

    pub fn bad_options(detail: impl ToString) -> EngineError {
        EngineError::detailed(BAD_OPTIONS, detail)
    }

    pub fn bad_action(detail: impl ToString) -> EngineError {
        EngineError::detailed("cli-error-bad-action", detail)
    }

    pub fn bad_record(detail: impl ToString) -> EngineError {
        EngineError::detailed(BAD_RECORD, detail)
    }

    #[must_use]
    pub fn under(mut self, broken: Option<&'static str>) -> EngineError {
        if let EngineError::Message { rule, .. } = &mut self {
            *rule = broken;
        }
        self
    }

    #[must_use]
    pub fn with_faults(mut self, found: Vec<Fault>) -> EngineError {
        if let EngineError::Message { faults, .. } = &mut self {
            *faults = found;
        }
        self
    }

    /// Options that do not belong to this game at all, as opposed to options that break a rule.
    pub fn is_unreadable_options(&self) -> bool {
        matches!(self, EngineError::Message { id, .. } if *id == BAD_OPTIONS)
    }

    /// For programs: `no_marker`, `bad_position`.
    pub fn code(&self) -> String {
        match self {
            EngineError::Refused(refusal) => refusal.reason["code"].as_str().unwrap_or_default().to_owned(),
            EngineError::BadOptions(_) => code_of(BAD_OPTIONS),
            EngineError::BadMove { .. } => code_of(BAD_RECORD),
            EngineError::Message { id, .. } => code_of(id),
        }
    }

    pub fn rule(&self) -> Option<&'static str> {
        match self {
            EngineError::Refused(refusal) | EngineError::BadOptions(refusal) | EngineError::BadMove { refusal, .. } => {
                Some(refusal.rule)
            }
            EngineError::Message { rule, .. } => *rule,
        }
    }

    /// The game's own reason for a refusal.
    pub fn reason(&self) -> Option<&Value> {
        match self {
            EngineError::Refused(refusal) | EngineError::BadOptions(refusal) | EngineError::BadMove { refusal, .. } => {
                Some(&refusal.reason)
            }
            EngineError::Message { .. } => None,
        }
    }

    pub fn faults(&self) -> &[Fault] {
        match self {
            EngineError::Message { faults, .. } => faults,
            _ => &[],
        }
    }

    /// For people.
    pub fn message(&self, words: &Words) -> String {
        match self {
            EngineError::Refused(refusal) => refusal.message("refusal", words),
            EngineError::BadOptions(refusal) => {
                words.say(BAD_OPTIONS, &json!({ "detail": refusal.message("options", words) }))
            }
            EngineError::BadMove { ply, seat, refusal } => {
                let args = json!({"ply": ply, "seat": words.seat(u64::from(seat.0)), "rule": refusal.rule, "reason": refusal.message("refusal", words)});
                words.say(BAD_RECORD, &json!({ "detail": words.say("cli-replay-refused", &args) }))
            }
            EngineError::Message { id, args, .. } => words.say(id, args),
        }
    }
}

/// Text from outside, shortened for a message.
pub fn shortened(text: &str) -> String {
    const LONGEST: usize = 300;
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

fn code_of(id: &str) -> String {
    id.strip_prefix("cli-error-").unwrap_or(id).replace('-', "_")
}
