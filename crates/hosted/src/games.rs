//! The games of the house. A new game is one line here.

use crate::boxed::Boxed;
use crate::{HostedGame, Json, json};
use bots::{Level, Playable};
use gutenberg::Gutenberg;
use letterpress::lexicon::Lexicon;
use letterpress::{ChallengeProspect, Illegal, Letterpress, Step};
use serde::Serialize;
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

    /// Whether a list of the legal actions would do a player's thinking for them.
    fn lists_are_help(_state: &Self::State) -> bool {
        false
    }

    /// Whether this refusal tells more than a player can find out without being helped.
    fn is_help(_illegal: &Self::Illegal) -> bool {
        false
    }

    /// What would come of an action, in the game's own words: from what that seat knows, and nothing else. Without `help`
    /// nothing that does a player's thinking for them.
    fn foresee(_state: &Self::State, _seat: Seat, _action: &Self::Action, _help: bool) -> Json {
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

    /// While words are written, they are all the words that the cards give.
    fn lists_are_help(state: &Self::State) -> bool {
        state.step() == Step::Write
    }

    /// Which words there are is for the writer to know.
    fn is_help(illegal: &Self::Illegal) -> bool {
        matches!(illegal, Illegal::NotInWordList { .. } | Illegal::VulgarWord { .. })
    }

    fn foresee(state: &Self::State, seat: Seat, action: &Self::Action, help: bool) -> Json {
        /// The challenges that these letters meet; which cards pay best, and how much, is for the writer to find.
        #[derive(Serialize)]
        struct WithoutHelp {
            word: (),
            challenges: Vec<ChallengeProspect>,
        }
        let prospect = letterpress::prospect(state, seat, action);
        match prospect {
            Some(prospect) if !help && Self::lists_are_help(state) => {
                let challenges = prospect.challenges.into_iter().map(ChallengeProspect::without_score).collect();
                json(&WithoutHelp { word: (), challenges })
            }
            prospect => json(&prospect),
        }
    }
}
