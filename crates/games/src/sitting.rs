//! A game being played, whichever it is.

use crate::{Chapter, GameModule, Json, Refused, json};
use bots::{BotError, Budget, Clock, Level, Part, Watch, Weighed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{CannotUndo, Dice, Listing, NoSuchSeat, Outcome, Play, Seat, SeatSet, Seed, Told, Viewer};
use words::Words;

/// A game being played.
pub trait Sitting: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    fn to_act(&self) -> SeatSet;
    /// Does an action, or refuses it and changes nothing.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused>;
    /// Whether `act` would accept this.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// What this action would lead to, even if it would be refused. Without `help` it leaves out whatever does a
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
    /// Everything that a page shows and the rules compute, in the game's own form. It follows from the view alone.
    fn facts(&self, viewer: Viewer) -> Result<Json, Refused>;
    fn legal(&self, seat: Seat) -> Legal;
    fn outcome(&self) -> Option<Outcome>;
    /// The whole position, secrets included.
    fn position(&self) -> Json;
    /// `None` where play began from a position.
    fn record(&self) -> Option<Json>;
    /// What the record says and nobody can check, such as words of an older list.
    fn taken_on_trust(&self) -> Vec<String>;
    /// What a bot of this level would do, knowing what this seat sees. The caller runs the thinking where it likes.
    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought;
    /// A part of the same thinking, done at once: what it finds out about each choice, for [`bots::merge`].
    fn weigh(&self, thinker: Thinker, part: Part, watch: &dyn Watch) -> Result<Vec<Weighed<Value>>, BotError>;
    /// What the seats are called where nobody has a name.
    fn names(&self, words: &Words) -> Vec<String>;
    /// An event with its cards named as people read them.
    fn readable(&self, event: &Value, words: &Words) -> Value;
    /// Whether the event opens a part of the game.
    fn chapter(&self, event: &Value) -> Option<Chapter>;
    /// The message id of the title that the finished game earns its player, where the rules have titles.
    fn title(&self) -> Option<String>;
}

/// Thinking to be done later; it may take long.
pub type Thought = Box<dyn FnOnce(&dyn Watch) -> Result<Value, BotError> + Send>;

/// Who thinks, and how.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    pub seat: Seat,
    pub level: Level,
    /// Without one, the level's own.
    pub budget: Option<Budget>,
    pub seed: Seed,
}

/// What an action led to.
#[derive(Debug)]
pub struct Acted {
    pub told: Vec<Told<Json>>,
    /// Something hidden was revealed: no undo reaches back past this.
    pub revealed: bool,
}

/// What an action would lead to.
#[derive(Debug)]
pub struct Explained {
    /// What `act` would refuse it with, as far as the player may know.
    pub refused: Option<Refused>,
    /// In the game's own form.
    pub prospect: Json,
}

#[derive(Debug, Serialize)]
pub struct Legal {
    pub actions: Json,
    pub complete: bool,
    #[serde(skip)]
    pub count: usize,
}

fn read<A: for<'de> Deserialize<'de>>(action: &Value) -> Result<A, Refused> {
    A::deserialize(action).map_err(|error| Refused::Unreadable { what: "action", detail: error.to_string() })
}

fn as_json<E: Serialize>(told: &Told<E>) -> Told<Json> {
    match told {
        Told::All(event) => Told::All(json(event)),
        Told::Reveal(event) => Told::Reveal(json(event)),
        Told::Secret { seat, secret, public } => {
            Told::Secret { seat: *seat, secret: json(secret), public: public.as_ref().map(json) }
        }
    }
}

impl<G: GameModule> Sitting for Play<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn to_act(&self) -> SeatSet {
        Play::game(self).to_act(self.state())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused> {
        let told = Play::act(self, seat, read(action)?).map_err(|refusal| Refused::illegal(&refusal))?;
        Ok(Acted { told: told.iter().map(as_json).collect(), revealed: Play::undoable(self) == 0 })
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read(action)?;
        Play::game(self).check(self.state(), seat, &action).map_err(|refusal| Refused::illegal(&refusal))
    }

    fn explain(&self, seat: Seat, action: &Value, help: bool) -> Result<Explained, Refused> {
        let action = read(action)?;
        let refused =
            Play::game(self).check(self.state(), seat, &action).err().filter(|illegal| help || !G::is_help(illegal));
        let prospect = Play::game(self).preview(self.state(), seat, &action, help);
        Ok(Explained { refused: refused.as_ref().map(Refused::illegal), prospect })
    }

    fn lists_are_help(&self) -> bool {
        G::lists_are_help(self.state())
    }

    fn undo(&mut self) -> Result<(), CannotUndo> {
        Play::undo(self)
    }

    fn undoable(&self) -> usize {
        Play::undoable(self)
    }

    fn ply(&self) -> usize {
        Play::ply(self)
    }

    fn seats(&self) -> usize {
        Play::game(self).seats(self.state())
    }

    fn view(&self, viewer: Viewer) -> Result<Json, NoSuchSeat> {
        Play::game(self).view(self.state(), viewer).map(|view| json(&view))
    }

    fn facts(&self, viewer: Viewer) -> Result<Json, Refused> {
        let view = Play::game(self).view(self.state(), viewer).map_err(Refused::view)?;
        Play::game(self).facts(&view)
    }

    fn legal(&self, seat: Seat) -> Legal {
        let mut actions = Vec::new();
        let listing = Play::game(self).legal_actions(self.state(), seat, &mut actions);
        Legal { actions: json(&actions), complete: listing == Listing::Complete, count: actions.len() }
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self)
    }

    fn position(&self) -> Json {
        json(&Play::game(self).position(self.state()))
    }

    fn record(&self) -> Option<Json> {
        Play::record(self).map(json)
    }

    fn taken_on_trust(&self) -> Vec<String> {
        Play::taken_on_trust(self)
    }

    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought {
        let (game, state) = (Play::game(self), self.state());
        let mut dice = Dice::new(seed);
        let Some(bots) = G::bots() else {
            let action = game.random_action(state, seat, &mut dice).filter(|_| game.to_act(state).contains(seat));
            return Box::new(move |_| Ok(to_value(&action.ok_or(BotError::NotAsked)?)));
        };
        let (game, view) = (game.clone(), game.view(state, Viewer::Seat(seat)));
        Box::new(move |watch| {
            let clock = Clock::start(budget.unwrap_or((bots.budget)(level)), watch);
            let action = (bots.of_level)(level).think(&game, &view?, &clock, &mut dice)?;
            Ok(to_value(&action))
        })
    }

    fn weigh(&self, thinker: Thinker, part: Part, watch: &dyn Watch) -> Result<Vec<Weighed<Value>>, BotError> {
        let Thinker { seat, level, budget, seed } = thinker;
        let Some(bots) = G::bots() else {
            let whole = |action| vec![Weighed { action, visits: 1, sum: 0.0 }];
            let think = self.think(seat, level, budget, seed);
            return if part.index > 0 { Ok(Vec::new()) } else { think(watch).map(whole) };
        };
        let game = Play::game(self);
        let view = game.view(self.state(), Viewer::Seat(seat))?;
        let clock = Clock::start(budget.unwrap_or((bots.budget)(level)), watch);
        let weighed = (bots.of_level)(level).weigh(game, &view, &clock, &mut Dice::new(seed), part)?;
        let as_json = |Weighed { action, visits, sum }| Weighed { action: to_value(&action), visits, sum };
        Ok(weighed.into_iter().map(as_json).collect())
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

fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
