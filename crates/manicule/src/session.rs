//! A game being played, whichever it is, and how it is shown to people.

use crate::trouble::{Refused, Trouble};
use hosted::{Hosted, Json, Sitting, json};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Outcome, Play, Seat, Told};
use words::Words;

/// What the program must know of a game beyond its rules.
pub trait Stocked: Hosted {
    /// The box, with what the options name beside the rules, such as a card file.
    fn stock(options: &Self::Options) -> Result<Self, Trouble>;

    /// The box for a position that was laid out. `options` may name the cards; otherwise a position may do so itself.
    fn stock_for(options: &Self::Options, _position: &mut Self::Position) -> Result<Self, Trouble> {
        Self::stock(options)
    }

    /// What the seats are called where nobody has a name.
    fn names(&self, state: &Self::State, words: &Words) -> Vec<String>;

    /// An event whose cards are named as people read them.
    fn readable(&self, event: &Value, words: &Words) -> Value;

    /// Whether the event opens a part of the game.
    fn chapter(event: &Value) -> Option<Chapter>;

    /// The message that names what a finished game made of its player, where the rules have such titles.
    fn title(outcome: &Outcome) -> Option<String>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    Round,
    Step,
}

/// A sitting that people read about.
pub trait Session: Sitting {
    fn game(&self) -> &'static str;
    /// What the seats are called where nobody has a name.
    fn names(&self, words: &Words) -> Vec<String>;
    fn readable(&self, event: &Value, words: &Words) -> Value;
    fn chapter(&self, event: &Value) -> Option<Chapter>;
    fn title(&self) -> Option<String>;
}

impl dyn Session + '_ {
    pub fn validate(&self, seat: Seat, action: &RawValue) -> Result<(), Trouble> {
        self.check(seat, &read_action(action)?).map_err(|refused| self.trouble(refused))
    }

    /// The events as an all-seeing viewer is told.
    pub fn apply(&mut self, seat: Seat, action: &RawValue) -> Result<Json, Trouble> {
        let acted = self.act(seat, &read_action(action)?).map_err(|refused| self.trouble(refused))?;
        Ok(json(&whole(&acted.told)))
    }

    fn trouble(&self, refused: hosted::Refused) -> Trouble {
        match refused {
            hosted::Refused::Illegal { rule, reason } => {
                Trouble::Refused(Refused { game: self.game(), rule, refusal: reason })
            }
            unreadable => bad_action(unreadable),
        }
    }
}

fn read_action(action: &RawValue) -> Result<Value, Trouble> {
    serde_json::from_str(action.get()).map_err(bad_action)
}

fn bad_action(detail: impl ToString) -> Trouble {
    Trouble::detailed("cli-error-bad-action", detail)
}

/// With nothing held back.
pub fn whole<E>(told: &[Told<E>]) -> Vec<&E> {
    told.iter().map(Told::whole).collect()
}

impl<G: Stocked> Session for Play<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn names(&self, words: &Words) -> Vec<String> {
        Play::game(self).names(self.state(), words)
    }

    fn readable(&self, event: &Value, words: &Words) -> Value {
        Play::game(self).readable(event, words)
    }

    fn chapter(&self, event: &Value) -> Option<Chapter> {
        G::chapter(event)
    }

    fn title(&self) -> Option<String> {
        G::title(&Play::outcome(self)?)
    }
}
