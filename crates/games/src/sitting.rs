//! A running game of any kind.

use crate::given::to_value;
use crate::{GameModule, Given, Json, Refused, Studied, json};
use bots::{BotError, Budget, Clock, Level, Part, Watch, Weighed};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{CannotUndo, Dice, Listing, NoSuchSeat, Outcome, Play, Seat, SeatSet, Seed, Told, Viewer};
use words::Words;

/// A game being played.
pub trait Sitting: Studied + Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    fn to_act(&self) -> SeatSet;
    /// Applies an action, or refuses it without changing anything.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused>;
    /// What this action would lead to, even if it would be refused. Without `help` it leaves out whatever does a
    /// player's thinking for them.
    fn explain(&self, seat: Seat, action: &Value, help: bool) -> Result<Explained, Refused>;
    fn undo(&mut self) -> Result<(), CannotUndo>;
    /// How many actions can be undone now.
    fn undoable(&self) -> usize;
    fn ply(&self) -> usize;
    /// How many seats make decisions.
    fn seats(&self) -> usize;
    fn view(&self, viewer: Viewer) -> Result<Json, NoSuchSeat>;
    /// Everything that a page shows and the rules compute, in the game's own form. It follows from the view alone.
    fn facts(&self, viewer: Viewer) -> Result<Json, Refused>;
    fn legal(&self, seat: Seat) -> Legal;
    fn outcome(&self) -> Option<Outcome>;
    /// `None` where play began from a position.
    fn record(&self) -> Option<Json>;
    /// A part of a bot's thinking, done at once: what it finds out about each choice, for [`bots::merge`].
    fn weigh(&self, thinker: Thinker, part: Part, watch: &dyn Watch) -> Result<Vec<Weighed<Value>>, BotError>;
    /// What the seats are called where nobody has a name.
    fn names(&self, words: &Words) -> Vec<String>;
    /// An event with its cards named as people read them: by their content, and with `ids` by their ids as well.
    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value;
}

/// Which bot thinks, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    pub seat: Seat,
    pub level: Level,
    /// Without one, the level's own budget.
    pub budget: Option<Budget>,
    /// How many bots share that time, one after the other.
    pub sharers: u32,
    pub seed: Seed,
}

/// What an action led to.
#[derive(Debug)]
pub struct Acted {
    pub told: Vec<Told<Json>>,
    /// Something hidden was revealed: undo cannot go back beyond this.
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

pub(crate) fn read<A: DeserializeOwned>(action: &Value) -> Result<A, Refused> {
    Given::from(action).read("action")
}

/// What empty seats do in a game without bots.
pub(crate) fn random_action<G: GameModule>(play: &Play<G>, seed: Seed, seat: Seat) -> Option<Value> {
    let (game, state) = (play.game(), play.state());
    let action = game.random_action(state, seat, &mut Dice::new(seed)).filter(|_| game.to_act(state).contains(seat));
    action.as_ref().map(to_value)
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

    fn explain(&self, seat: Seat, action: &Value, help: bool) -> Result<Explained, Refused> {
        let action = read(action)?;
        let refused =
            Play::game(self).check(self.state(), seat, &action).err().filter(|illegal| help || !G::is_help(illegal));
        let prospect = Play::game(self).preview(self.state(), seat, &action, help);
        Ok(Explained { refused: refused.as_ref().map(Refused::illegal), prospect })
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

    fn record(&self) -> Option<Json> {
        Play::record(self).map(json)
    }

    fn weigh(&self, thinker: Thinker, part: Part, watch: &dyn Watch) -> Result<Vec<Weighed<Value>>, BotError> {
        let Thinker { seat, level, budget, sharers, seed } = thinker;
        let Some(bots) = G::bots() else {
            let action = random_action(self, seed, seat).ok_or(BotError::NotAsked)?;
            return Ok(if part.index > 0 { Vec::new() } else { vec![Weighed { action, visits: 1, sum: 0.0 }] });
        };
        let game = Play::game(self);
        let view = game.view(self.state(), Viewer::Seat(seat))?;
        let budget = budget.unwrap_or((bots.budget)(level)).shared_by(sharers);
        let clock = Clock::start(budget, watch);
        let weighed = (bots.of_level)(level).weigh(game, &view, &clock, &mut Dice::new(seed), part)?;
        let as_json = |Weighed { action, visits, sum }| Weighed { action: to_value(&action), visits, sum };
        Ok(weighed.into_iter().map(as_json).collect())
    }

    fn names(&self, words: &Words) -> Vec<String> {
        Play::game(self).names(self.state(), words)
    }

    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value {
        Play::game(self).readable(event, words, ids)
    }
}
