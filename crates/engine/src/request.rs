//! Parses a line of the protocol: a command, its fields, and the id for the reply.

use crate::error::{EngineError, shortened};
use serde::de::DeserializeOwned;
use serde_json::json;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use table::{MAX_SEATS, Seat, SeatSet};

use For::{Play, Study};

/// What a command is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// All that the page asks to play.
    Play,
    /// Lessons, hints and reviews, and what only programs ask.
    Study,
}

impl For {
    /// Whether this build has it.
    fn is_here(self) -> bool {
        self == Play || cfg!(feature = "study")
    }
}

/// Every command and the fields it takes.
const COMMANDS: [(&str, For, &[&str]); 34] = [
    ("hello", Play, &[]),
    ("new", Play, &["game", "options", "seed", "people", "bots"]),
    ("set", Study, &["game", "position", "options"]),
    ("look", Play, &["game", "view"]),
    ("reopen", Play, &["game", "rules_version", "content", "options", "seed", "actions"]),
    ("replay", Study, &["record"]),
    ("prepare", Study, &["game", "options"]),
    ("position", Study, &[]),
    ("view", Play, &["seat"]),
    ("facts", Play, &["seat"]),
    ("legal", Play, &["seat"]),
    ("explain", Play, &["seat", "action", "help"]),
    ("apply", Play, &["seat", "action"]),
    ("undo", Play, &[]),
    ("outcome", Play, &["left"]),
    ("log", Play, &["seat", "after"]),
    ("names", Play, &[]),
    ("tell", Play, &["events", "names", "game", "ids", "lang"]),
    ("cards", Play, &["game", "options", "lang"]),
    ("bot", Play, &["seat", "level", "ms", "iterations", "sharers", "seed", "part", "parts"]),
    ("think", Study, &["game", "view", "seat", "level", "ms", "iterations", "sharers", "seed", "part", "parts"]),
    ("merge", Play, &["parts"]),
    ("analyse", Study, &["seat", "played", "ms", "iterations", "seed", "part", "parts"]),
    ("merge_analysis", Study, &["parts", "hinted"]),
    ("reasons", Study, &["seat", "action", "against", "values", "names", "lang"]),
    ("nudge", Study, &["seat", "action", "level", "lang"]),
    ("dice", Play, &["seed", "below"]),
    ("record", Play, &[]),
    ("judge", Study, &["seat", "step", "action"]),
    ("answer", Study, &["seat", "step"]),
    ("notes", Study, &["seat"]),
    ("round_word", Study, &["seat", "before"]),
    ("review", Study, &["record", "seed", "samples", "iterations", "part", "names", "lang"]),
    ("merge_review", Study, &["record", "parts", "names", "lang"]),
];

type Fields<'l> = BTreeMap<String, &'l RawValue>;

/// The id of a line, even if the rest is invalid, and the request.
pub struct Request<'l> {
    pub id: Option<Box<RawValue>>,
    pub asked: Result<Asked<'l>, EngineError>,
}

pub struct Asked<'l> {
    pub command: &'static str,
    pub purpose: For,
    fields: Fields<'l>,
}

impl<'l> Request<'l> {
    pub fn read(line: &'l [u8]) -> Request<'l> {
        let broken = |error| Request { id: None, asked: Err(error) };
        let Ok(text) = std::str::from_utf8(line) else {
            return broken(EngineError::new("cli-error-not-utf8", serde_json::Value::Null));
        };
        match serde_json::from_str::<Fields>(text) {
            Ok(mut fields) => Request { id: fields.remove("id").map(one_line), asked: Asked::read(fields) },
            Err(error) => broken(EngineError::detailed("cli-error-not-json", error)),
        }
    }
}

/// The id as given. JSON allows a carriage return between its parts, which some readers take for the end of a line.
fn one_line(id: &RawValue) -> Box<RawValue> {
    let text: String = id.get().chars().filter(|&character| character != '\r').collect();
    RawValue::from_string(text).unwrap_or_default()
}

impl<'l> Asked<'l> {
    fn read(mut fields: Fields<'l>) -> Result<Asked<'l>, EngineError> {
        let here = || COMMANDS.iter().filter(|(_, purpose, _)| purpose.is_here());
        let commands = || here().map(|&(name, ..)| name).collect::<Vec<_>>().join(", ");
        let Some(command) = fields.remove("cmd") else {
            return Err(EngineError::new("cli-error-no-command", json!({ "commands": commands() })));
        };
        let command: String = read("cmd", command)?;
        let Some(&(command, purpose, known)) = here().find(|(name, ..)| *name == command) else {
            let args = json!({"command": shortened(&command), "commands": commands()});
            return Err(EngineError::new("cli-error-unknown-command", args));
        };
        if let Some(field) = fields.keys().find(|field| !known.contains(&field.as_str())) {
            let fields = [&["cmd", "id"], known].concat().join(", ");
            let args = json!({"command": command, "field": shortened(field), "fields": fields});
            return Err(EngineError::new("cli-error-unknown-field", args));
        }
        Ok(Asked { command, purpose, fields })
    }

    /// A field that may be left out, or null.
    pub fn optional<T: DeserializeOwned>(&self, field: &str) -> Result<Option<T>, EngineError> {
        self.fields.get(field).map_or(Ok(None), |value| read(field, value))
    }

    pub fn required<T: DeserializeOwned>(&self, field: &str) -> Result<T, EngineError> {
        read(field, self.raw(field)?)
    }

    /// A field that the game interprets.
    pub fn raw(&self, field: &str) -> Result<&'l RawValue, EngineError> {
        let missing = || EngineError::new("cli-error-missing-field", json!({"command": self.command, "field": field}));
        self.fields.get(field).copied().ok_or_else(missing)
    }

    pub fn optional_raw(&self, field: &str) -> Option<&'l RawValue> {
        self.fields.get(field).copied().filter(|value| value.get() != "null")
    }

    /// Why a readable field is not acceptable.
    pub fn wrong(&self, field: &str, detail: &str) -> EngineError {
        EngineError::new("cli-error-wrong-field", json!({"field": field, "detail": detail}))
    }

    /// A seat that some table may have; the rules say whether this one does.
    pub fn seat(&self) -> Result<Seat, EngineError> {
        self.seat_of(MAX_SEATS)
    }

    /// One of this many seats.
    pub fn seat_of(&self, seats: usize) -> Result<Seat, EngineError> {
        existing(self.required("seat")?, seats)
    }

    /// Several of this many seats.
    pub fn seats_of(&self, field: &str, seats: usize) -> Result<SeatSet, EngineError> {
        self.required::<Vec<u64>>(field)?.into_iter().map(|seat| existing(seat, seats)).collect()
    }

    /// `None` for a spectator.
    pub fn viewing_seat(&self, seats: usize) -> Result<Option<Seat>, EngineError> {
        self.required::<Option<u64>>("seat")?.map(|seat| existing(seat, seats)).transpose()
    }
}

fn read<T: DeserializeOwned>(field: &str, value: &RawValue) -> Result<T, EngineError> {
    serde_json::from_str(value.get()).map_err(|error| {
        EngineError::new("cli-error-wrong-field", json!({"field": field, "detail": shortened(&error.to_string())}))
    })
}

fn existing(seat: u64, seats: usize) -> Result<Seat, EngineError> {
    match u8::try_from(seat) {
        Ok(number) if usize::from(number) < seats => Ok(Seat(number)),
        _ => Err(no_such_seat(seat, seats)),
    }
}

pub fn no_such_seat(seat: u64, seats: usize) -> EngineError {
    EngineError::new("cli-error-no-such-seat", json!({"seat": seat, "last": seats - 1}))
}
