//! The games of the house. A new game is one line here.

use crate::boxed::Boxed;
use crate::{HostedGame, Json, json};
use bots::{Level, Playable};
use gutenberg::Gutenberg;
use letterpress::Letterpress;
use letterpress::lexicon::Lexicon;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::Seat;

/// All games, with the cards they are sold with.
pub fn games() -> Vec<Box<dyn HostedGame>> {
    vec![Box::new(Boxed(Gutenberg::standard())), Box::new(Boxed(Letterpress::new()))]
}

/// A game that can be hosted.
pub trait Hosted:
    Playable<Options: Send + Sync, State: Send + Sync, Action: Send + Sync, View: Send> + Clone + Send + Sync + 'static
{
    /// How many people can sit down.
    const PEOPLE: RangeInclusive<u8>;

    /// Makes what these options will need later and what takes long to make, such as the search in a word list.
    fn prepare(_options: &Self::Options) {}

    /// Fills in options that were left out and depend on which bots play.
    fn complete(_options: &mut Map<String, Value>, _bots: &[Level]) {}

    /// What would come of an action, in the game's own words: from what that seat knows, and nothing else.
    fn foresee(_state: &Self::State, _seat: Seat, _action: &Self::Action) -> Json {
        json(&())
    }
}

impl Hosted for Gutenberg {
    const PEOPLE: RangeInclusive<u8> = 1..=4;
}

impl Hosted for Letterpress {
    const PEOPLE: RangeInclusive<u8> = 1..=6;

    fn prepare(options: &Self::Options) {
        if let Ok(lexicon) = Lexicon::embedded(options.language) {
            lexicon.finder();
        }
    }

    /// Children play against the lower two levels: such a table plays with family words unless it says otherwise.
    fn complete(options: &mut Map<String, Value>, bots: &[Level]) {
        if bots.iter().any(|&level| level <= Level::Journeyman) {
            options.entry("family_words").or_insert(Value::Bool(true));
        }
    }

    fn foresee(state: &Self::State, seat: Seat, action: &Self::Action) -> Json {
        json(&letterpress::prospect(state, seat, action))
    }
}
