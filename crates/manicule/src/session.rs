//! A game being played, whichever it is, with JSON at its door.

use crate::trouble::{Refused, Trouble};
use bots::{Budget, Level, Playable};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use table::{Dice, Game, Listing, Outcome, Play, Seat, SeatSet, Seed, Told, Viewer};
use words::Words;

/// What the program must know of a game beyond its rules.
pub trait Stocked: Playable<Options: Send + Sync> + Clone + Send + Sync + 'static {
    /// The box, with what the options name beside the rules, such as a card file.
    fn stock(options: &Self::Options) -> Result<Self, Trouble>;

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

/// JSON text that is ready to be written, in the order in which its type lists the fields.
pub type Json = Box<RawValue>;

pub fn json(value: &(impl Serialize + ?Sized)) -> Json {
    to_raw_value(value).unwrap_or_default()
}

pub trait Session {
    fn game(&self) -> &'static str;
    fn to_act(&self) -> SeatSet;
    fn ply(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn position(&self) -> Json;
    fn view(&self, viewer: Viewer) -> Json;
    /// The actions, and whether they are all that are legal.
    fn legal(&self, seat: Seat) -> (Json, bool);
    fn explain(&self, seat: Seat, action: &RawValue) -> Result<(), Trouble>;
    /// The events as an all-seeing viewer is told.
    fn apply(&mut self, seat: Seat, action: &RawValue) -> Result<Json, Trouble>;
    fn undo(&mut self) -> Result<(), Trouble>;
    fn record(&self) -> Result<Json, Trouble>;
    /// What a bot of this level would do from that seat's view alone.
    fn bot(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Result<Json, Trouble>;

    /// What the seats are called where nobody has a name.
    fn names(&self, words: &Words) -> Vec<String>;
    fn readable(&self, event: &Value, words: &Words) -> Value;
    fn chapter(&self, event: &Value) -> Option<Chapter>;
    fn title(&self) -> Option<String>;
}

fn read_action<G: Game>(action: &RawValue) -> Result<G::Action, Trouble> {
    serde_json::from_str(action.get()).map_err(|error| Trouble::detailed("cli-error-bad-action", error))
}

pub fn refused<G: Game>(illegal: &G::Illegal) -> Trouble {
    Trouble::Refused(Refused::new(G::NAME, illegal))
}

/// With nothing held back.
pub fn whole<E>(told: &[Told<E>]) -> Vec<&E> {
    told.iter().map(Told::whole).collect()
}

impl<G: Stocked> Session for Play<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn to_act(&self) -> SeatSet {
        self.game().to_act(self.state())
    }

    fn ply(&self) -> usize {
        Play::ply(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self)
    }

    fn position(&self) -> Json {
        json(&self.game().position(self.state()))
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.game().view(self.state(), viewer))
    }

    fn legal(&self, seat: Seat) -> (Json, bool) {
        let mut actions = Vec::new();
        let listing = self.game().legal_actions(self.state(), seat, &mut actions);
        (json(&actions), listing == Listing::Complete)
    }

    fn explain(&self, seat: Seat, action: &RawValue) -> Result<(), Trouble> {
        let action = read_action::<G>(action)?;
        self.game().check(self.state(), seat, &action).map_err(|illegal| refused::<G>(&illegal))
    }

    fn apply(&mut self, seat: Seat, action: &RawValue) -> Result<Json, Trouble> {
        let told = self.act(seat, read_action::<G>(action)?).map_err(|illegal| refused::<G>(&illegal))?;
        Ok(json(&whole(&told)))
    }

    fn undo(&mut self) -> Result<(), Trouble> {
        Play::undo(self).map_err(|_| Trouble::new("cli-error-cannot-undo", Value::Null))
    }

    fn record(&self) -> Result<Json, Trouble> {
        Play::record(self).map(json).ok_or_else(|| Trouble::new("cli-error-no-record", Value::Null))
    }

    fn bot(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Result<Json, Trouble> {
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        let chosen = bots::choose(level, self.game(), &view, budget, &mut Dice::new(seed));
        let chosen = chosen.map_err(|_| Trouble::new("cli-error-not-asked", json!({ "seat": seat })))?;
        Ok(json(&chosen))
    }

    fn names(&self, words: &Words) -> Vec<String> {
        self.game().names(self.state(), words)
    }

    fn readable(&self, event: &Value, words: &Words) -> Value {
        self.game().readable(event, words)
    }

    fn chapter(&self, event: &Value) -> Option<Chapter> {
        G::chapter(event)
    }

    fn title(&self) -> Option<String> {
        G::title(&Play::outcome(self)?)
    }
}
