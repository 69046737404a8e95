//! Any registered game: what can be asked before play starts.

use crate::{CardFiles, Given, Json, Refused, Sitting, StudiedGame};
use bots::Level;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::{Seed, Turn};
use words::Words;

pub trait AnyGame: CardFiles + StudiedGame + Send + Sync {
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// How many people can play.
    fn people(&self) -> RangeInclusive<u8>;
    /// Sets the number of people, and options that were left out and depend on which bots play.
    fn complete(&self, options: &mut Map<String, Value>, people: usize, bots: &[Level]);
    fn open(&self, options: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused>;
    /// Continues from a state that fits this view: for legal actions, reasons, previews and facts of the viewer's seat.
    fn imagine(&self, view: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused>;
    /// Starts a stored game again, before its first action. `actions` are all its stored actions.
    fn reopen(&self, begun: &Begun, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused>;
    /// Many games with these options; with `people`, for that many instead.
    #[cfg(not(target_arch = "wasm32"))]
    fn simulation(&self, options: Given, people: Option<u8>) -> Result<Box<dyn crate::Simulation>, Refused>;
    /// All cards in play with these options, as data with their texts in a language. Null if the game has none.
    fn cards(&self, options: Given, words: &Words) -> Result<Json, Refused>;
    /// An event with its cards named as people read them; see [`Sitting::readable`].
    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value;
}

/// What a stored game was started with.
#[derive(Clone, Debug)]
pub struct Begun<'a> {
    pub rules_version: u32,
    pub content: &'a str,
    pub options: &'a Value,
    pub seed: Seed,
}
