//! Why something asked of the program cannot be done, before it is put into words.

use serde_json::{Value, json};
use table::{Fault, Refusal, Seat};
use words::Words;

#[derive(Debug)]
pub enum Trouble {
    /// The rules refuse an action.
    Refused(Refused),
    /// A record holds an action that the rules refuse.
    BadMove { ply: usize, seat: Seat, refused: Refused },
    /// Anything else: a message of the locales, `cli-error-…`, and what is put into it.
    Said { id: &'static str, args: Value, rule: Option<&'static str>, faults: Vec<Fault> },
}

/// A refusal as the game serializes it.
#[derive(Debug)]
pub struct Refused {
    pub game: &'static str,
    pub rule: &'static str,
    pub refusal: Value,
}

impl Refused {
    pub fn new(game: &'static str, illegal: &impl Refusal) -> Refused {
        Refused { game, rule: illegal.rule(), refusal: serde_json::to_value(illegal).unwrap_or_default() }
    }

    fn message(&self, words: &Words) -> String {
        words.tell(self.game, "refusal", &self.refusal)
    }
}

const BAD_RECORD: &str = "cli-error-bad-record";

impl Trouble {
    pub fn new(id: &'static str, args: Value) -> Trouble {
        Trouble::Said { id, args, rule: None, faults: Vec::new() }
    }

    /// With what a library said about it.
    pub fn detailed(id: &'static str, detail: impl ToString) -> Trouble {
        Trouble::new(id, json!({ "detail": shortened(&detail.to_string()) }))
    }

    pub fn bad_record(detail: impl ToString) -> Trouble {
        Trouble::detailed(BAD_RECORD, detail)
    }

    #[must_use]
    pub fn under(mut self, broken: Option<&'static str>) -> Trouble {
        if let Trouble::Said { rule, .. } = &mut self {
            *rule = broken;
        }
        self
    }

    #[must_use]
    pub fn with_faults(mut self, found: Vec<Fault>) -> Trouble {
        if let Trouble::Said { faults, .. } = &mut self {
            *faults = found;
        }
        self
    }

    /// For programs: `no_marker`, `bad_position`.
    pub fn code(&self) -> String {
        match self {
            Trouble::Refused(refused) => refused.refusal["code"].as_str().unwrap_or_default().to_owned(),
            Trouble::BadMove { .. } => code_of(BAD_RECORD),
            Trouble::Said { id, .. } => code_of(id),
        }
    }

    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Trouble::Refused(refused) | Trouble::BadMove { refused, .. } => Some(refused.rule),
            Trouble::Said { rule, .. } => *rule,
        }
    }

    pub fn faults(&self) -> &[Fault] {
        match self {
            Trouble::Said { faults, .. } => faults,
            _ => &[],
        }
    }

    /// For people.
    pub fn message(&self, words: &Words) -> String {
        match self {
            Trouble::Refused(refused) => refused.message(words),
            Trouble::BadMove { ply, seat, refused } => {
                let seat = words.say("cli-seat", &json!({ "seat": seat }));
                let args = json!({"ply": ply, "seat": seat, "rule": refused.rule, "reason": refused.message(words)});
                words.say(BAD_RECORD, &json!({ "detail": words.say("cli-replay-refused", &args) }))
            }
            Trouble::Said { id, args, .. } => words.say(id, args),
        }
    }
}

/// What came from outside, or repeats it, short enough to stand in a message.
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
