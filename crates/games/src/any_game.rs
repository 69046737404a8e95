//! Any registered game: what can be asked before play starts.

use crate::{BadCards, CardSheet, Flag, Given, Json, Refused, Sitting};
use bots::Level;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::{Seat, Seed, Turn};
use words::Words;

pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// How many people can play.
    fn people(&self) -> RangeInclusive<u8>;
    /// Its options on the command line, except the number of people and the card file.
    fn flags(&self) -> Vec<Flag>;
    /// Sets the number of people, and those omitted options that depend on which bots play.
    fn complete(&self, options: &mut Map<String, Value>, people: usize, bots: &[Level]);
    /// Identifies the cards in play with these options.
    fn content(&self, options: &Value) -> Result<String, Refused>;
    /// Precomputes what a game with these options needs later; this may take seconds the first time.
    fn prepare(&self, options: &Value) -> Result<Preparation, Refused>;
    fn open(&self, options: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused>;
    /// Continues from a position.
    fn place(&self, position: Given) -> Result<Box<dyn Sitting>, Refused>;
    /// Continues from a state that fits this view: for legal actions, reasons, previews and facts of the viewer's seat.
    fn imagine(&self, view: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused>;
    /// The facts of a view; see [`Sitting::facts`].
    fn facts_of_view(&self, view: Given) -> Result<Json, Refused>;
    /// Starts a stored game again, before its first action. `actions` are all its stored actions.
    fn reopen(&self, begun: &Begun, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused>;
    /// Plays a record to its end and checks its result; `show` sees every turn.
    fn replay(&self, record: Given, show: &mut Show) -> Result<Box<dyn Sitting>, Refused>;
    /// Many games with these options; `people` overrides the number of people.
    #[cfg(not(target_arch = "wasm32"))]
    fn simulation(&self, options: Given, people: Option<u8>) -> Result<Box<dyn crate::Simulation>, Refused>;
    /// All cards in play with these options, as data with their texts in a language. Null if the game has none.
    fn cards(&self, options: Given, words: &Words) -> Result<Json, Refused>;
    /// An event with its cards named as people read them; see [`Sitting::readable`].
    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value;
    /// Whether this text is clearly a card file of this game.
    fn is_card_file(&self, text: &str) -> bool;
    /// The contents of a card file.
    fn card_sheet(&self, text: &str) -> Result<Box<dyn CardSheet>, BadCards>;
    /// The standard cards: those for a language, or those that do not depend on one.
    fn standard_cards(&self, language: Option<&str>) -> Option<Box<dyn CardSheet>>;
    /// This game with the cards of a file instead, for a table with these options. The inner error is about the cards.
    fn with_cards(&self, text: &str, options: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused>;
    /// The same for a position.
    fn with_cards_for(&self, text: &str, position: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused>;
}

/// What a stored game was started with.
#[derive(Clone, Debug)]
pub struct Begun<'a> {
    pub rules_version: u32,
    pub content: &'a str,
    pub options: &'a Value,
    pub seed: Seed,
}

/// Work to be done later, which may take long.
pub type Preparation = Box<dyn FnOnce() + Send>;

/// Sees the table after each turn, whose turn it was, and its events as JSON, secrets included.
pub type Show<'s> = dyn FnMut(&dyn Sitting, Seat, Vec<Value>) + 's;
