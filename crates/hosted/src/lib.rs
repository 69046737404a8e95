//! Any game of the house behind one object-safe door, with JSON in and out: a program that hosts tables or speaks a
//! protocol knows only this, and a new game is one line where the boxes are listed.

mod boxed;
mod games;
mod sitting;

pub use games::{Hosted, games};

use bots::{Budget, Cannot, Level};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::{CannotUndo, NoSuchSeat, Outcome, Seat, SeatSet, Seed, Told, Turn, Viewer};

/// JSON that is passed on as it is.
pub type Json = Box<RawValue>;

/// A game in its box.
pub trait HostedGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// How many people can sit down.
    fn people(&self) -> RangeInclusive<u8>;
    /// Fills in options that were left out and depend on which bots play.
    fn complete(&self, options: &mut Map<String, Value>, bots: &[Level]);
    /// Names the cards in play with these options.
    fn content(&self, options: &Value) -> Result<String, Refused>;
    /// Makes what a game with these options will need later; it may take seconds the first time.
    fn prepare(&self, options: &Value) -> Result<Preparation, Refused>;
    fn open(&self, options: &Value, seed: Seed) -> Result<Box<dyn Sitting>, Refused>;
    /// Begins a stored game again, before its first action. `actions` are all that are stored of it.
    fn reopen(&self, begun: &Begun, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused>;
    /// Plays a record to its end and checks its result.
    fn replay(&self, record: &Value) -> Result<Box<dyn Sitting>, Refused>;
}

/// What a stored game was begun with.
#[derive(Clone, Debug)]
pub struct Begun<'a> {
    pub rules_version: u32,
    pub content: &'a str,
    pub options: &'a Value,
    pub seed: Seed,
}

/// A game being played.
pub trait Sitting: Send + Sync {
    fn to_act(&self) -> SeatSet;
    /// Does an action, or refuses it and changes nothing.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused>;
    /// Whether `act` would accept this.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// What would come of this action, also of one that would be refused. Without `help` nothing is told that does a
    /// player's thinking for them.
    fn explain(&self, seat: Seat, action: &Value, help: bool) -> Result<Explained, Refused>;
    /// Whether a list of the legal actions would do a player's thinking for them now.
    fn lists_are_help(&self) -> bool;
    fn undo(&mut self) -> Result<(), CannotUndo>;
    /// How many actions can be taken back now, one after the other.
    fn undoable(&self) -> usize;
    fn ply(&self) -> usize;
    /// How many seats decide for themselves.
    fn seats(&self) -> usize;
    fn view(&self, viewer: Viewer) -> Result<Json, NoSuchSeat>;
    fn legal(&self, seat: Seat) -> Legal;
    fn outcome(&self) -> Option<Outcome>;
    /// The whole position, secrets included.
    fn position(&self) -> Json;
    /// `None` where play began from a position that was laid out.
    fn record(&self) -> Option<Json>;
    /// What is believed of the record because it cannot be checked, such as words of an older list.
    fn taken_on_trust(&self) -> Vec<String>;
    /// What a bot of this level would do, seeing what this seat sees, thought out wherever the caller likes.
    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought;
}

/// Making that is still to be done; it may take long.
pub type Preparation = Box<dyn FnOnce() + Send>;

/// Thinking that is still to be done; it may take long.
pub type Thought = Box<dyn FnOnce() -> Result<Value, Cannot> + Send>;

/// What an action led to.
#[derive(Debug)]
pub struct Acted {
    pub told: Vec<Told<Json>>,
    /// Something hidden came to light: no undo reaches back past this.
    pub revealed: bool,
}

/// What would come of an action.
#[derive(Debug)]
pub struct Explained {
    /// What `act` would refuse it with, as far as that may be told.
    pub refused: Option<Refused>,
    /// In the game's own words.
    pub prospect: Json,
}

#[derive(Debug, Serialize)]
pub struct Legal {
    pub actions: Json,
    pub complete: bool,
    #[serde(skip)]
    pub count: usize,
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// Not an action, options or a record of this game at all.
    Unreadable(String),
    /// No table can be opened with these options.
    BadOptions { rule: Option<&'static str>, message: String },
    /// The rules say no: the rule, and the game's own reason.
    Illegal { rule: &'static str, reason: Value },
    /// The record cannot be played again.
    BadRecord(String),
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::Unreadable(message) | Refused::BadRecord(message) => f.write_str(message),
            Refused::BadOptions { message, .. } => f.write_str(message),
            Refused::Illegal { rule, reason } => {
                let code = reason.get("code").and_then(Value::as_str).unwrap_or("illegal");
                write!(f, "refused under rule {rule}: {}", code.replace('_', " "))
            }
        }
    }
}

impl std::error::Error for Refused {}

/// The value as JSON text. What the rules hand out has text keys only, so it can always be written.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
