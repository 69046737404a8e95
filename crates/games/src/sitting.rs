//! A running game of any kind.

use crate::given::to_value;
use crate::{Chapter, GameModule, Given, Json, Knowledge, Nudge, ReasonFact, Refused, json};
use bots::analysis::{ANALYSIS_BUDGET, Findings, Tried};
use bots::appraisal::{Appraisal, Appraise};
use bots::reasons::Comparison;
use bots::{BotError, Budget, Clock, Level, Part, Watch, Weighed};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{CannotUndo, Dice, Listing, NoSuchSeat, Outcome, Play, Seat, SeatSet, Seed, Told, Viewer};
use words::Words;

/// A game being played.
pub trait Sitting: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    fn to_act(&self) -> SeatSet;
    /// Applies an action, or refuses it without changing anything.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused>;
    /// Another sitting at the same point, to try something out.
    fn fork(&self) -> Box<dyn Sitting>;
    /// The action as the game itself writes it: without default fields, and with sets in one order.
    fn normal(&self, action: &Value) -> Result<Value, Refused>;
    /// Whether `act` would accept this.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// What this action would lead to, even if it would be refused. Without `help` it leaves out whatever does a
    /// player's thinking for them.
    fn explain(&self, seat: Seat, action: &Value, help: bool) -> Result<Explained, Refused>;
    /// Whether a list of the legal actions would do a player's thinking for them now.
    fn lists_are_help(&self) -> bool;
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
    /// The whole position, secrets included.
    fn position(&self) -> Json;
    /// `None` if play began from a position.
    fn record(&self) -> Option<Json>;
    /// What the record claims and nobody can check, such as words of an older list.
    fn taken_on_trust(&self) -> Vec<String>;
    /// The action of a bot of this level, given what this seat sees. The caller runs the thinking wherever it likes.
    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought;
    /// One part of the same thinking, done now: its findings about each choice, for [`bots::merge`].
    fn weigh(&self, thinker: Thinker, part: Part, watch: &dyn Watch) -> Result<Vec<Weighed<Value>>, BotError>;
    /// One part of an analysis of the seat's actions, from its view alone; for [`bots::analysis::Analysis::of`].
    fn analyse(&self, analyst: Analyst, part: Part, watch: &dyn Watch) -> Result<Findings<Value>, Unanalysed>;
    /// What is hidden now, if the game can be reviewed.
    fn knowledge(&self) -> Option<Knowledge>;
    /// How much randomness the dice have used.
    fn drawn(&self) -> u64;
    /// What the position is worth to each seat, by playouts from it.
    fn appraise(&self, appraiser: Appraiser) -> Result<Appraisal, Unanalysed>;
    /// Reasons for this action, and for preferring it to the other one if given, from the seat's view alone.
    fn reasons(
        &self,
        seat: Seat,
        action: &Value,
        against: Option<&Value>,
        values: Option<&Comparison>,
    ) -> Result<Vec<ReasonFact>, Unanalysed>;
    /// Where to look for a good action, such as this one; the level says how much is given away, from 1.
    fn nudge(&self, seat: Seat, action: Option<&Value>, level: u8) -> Result<Nudge, Unanalysed>;
    /// What the seats are called if nobody has a name.
    fn names(&self, words: &Words) -> Vec<String>;
    /// An event with its cards named as people read them: by their content, and with `ids` by their ids as well.
    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value;
    /// Whether the event starts a new part of the game.
    fn chapter(&self, event: &Value) -> Option<Chapter>;
    /// The message id of the title that the finished game earns its player, if the rules have titles.
    fn title(&self) -> Option<String>;
}

/// Thinking to be done later, which may take long.
pub type Thought = Box<dyn FnOnce(&dyn Watch) -> Result<Value, BotError> + Send>;

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

/// What to analyse, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Analyst<'a> {
    pub seat: Seat,
    /// An action that gets a value even if it looks bad.
    pub played: Option<&'a Value>,
    /// Without one, [`ANALYSIS_BUDGET`].
    pub budget: Option<Budget>,
    pub seed: Seed,
}

/// What to appraise, and how: see [`Appraise`].
#[derive(Clone, Copy, Debug)]
pub struct Appraiser<'a> {
    pub viewer: Viewer,
    pub after: Option<(Seat, &'a Value)>,
    pub redrawn: bool,
    pub games: u32,
    pub seed: Seed,
}

/// Why there is no analysis.
#[derive(Debug)]
pub enum Unanalysed {
    /// The game has none.
    NoAnalysis,
    NotAsked(BotError),
    /// The action that was played is not legal.
    Refused(Refused),
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

fn read<A: DeserializeOwned>(action: &Value) -> Result<A, Refused> {
    Given::from(action).read("action")
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

    fn fork(&self) -> Box<dyn Sitting> {
        Box::new(self.clone())
    }

    fn normal(&self, action: &Value) -> Result<Value, Refused> {
        Ok(to_value(&read::<G::Action>(action)?))
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
        let Thinker { seat, level, budget, sharers, seed } = thinker;
        let Some(bots) = G::bots() else {
            let whole = |action| vec![Weighed { action, visits: 1, sum: 0.0 }];
            let think = self.think(seat, level, budget, seed);
            return if part.index > 0 { Ok(Vec::new()) } else { think(watch).map(whole) };
        };
        let game = Play::game(self);
        let view = game.view(self.state(), Viewer::Seat(seat))?;
        let budget = budget.unwrap_or((bots.budget)(level)).shared_by(sharers);
        let clock = Clock::start(budget, watch);
        let weighed = (bots.of_level)(level).weigh(game, &view, &clock, &mut Dice::new(seed), part)?;
        let as_json = |Weighed { action, visits, sum }| Weighed { action: to_value(&action), visits, sum };
        Ok(weighed.into_iter().map(as_json).collect())
    }

    fn analyse(&self, analyst: Analyst, part: Part, watch: &dyn Watch) -> Result<Findings<Value>, Unanalysed> {
        let Analyst { seat, played, budget, seed } = analyst;
        let game = Play::game(self);
        let view =
            game.view(self.state(), Viewer::Seat(seat)).map_err(|missing| Unanalysed::NotAsked(missing.into()))?;
        let played = played.map(read::<G::Action>).transpose().map_err(Unanalysed::Refused)?;
        if let Some(played) = &played {
            let checked = game.check(self.state(), seat, played);
            checked.map_err(|illegal| Unanalysed::Refused(Refused::illegal(&illegal)))?;
        }
        let clock = Clock::start(budget.unwrap_or(ANALYSIS_BUDGET), watch);
        let found = game.try_out(&view, played.as_ref(), &clock, &mut Dice::new(seed), part);
        let Findings { measure, tried } = found.ok_or(Unanalysed::NoAnalysis)?.map_err(Unanalysed::NotAsked)?;
        let as_json =
            |Tried { action, visits, sum, squares }| Tried { action: to_value(&action), visits, sum, squares };
        Ok(Findings { measure, tried: tried.into_iter().map(as_json).collect() })
    }

    fn knowledge(&self) -> Option<Knowledge> {
        Play::game(self).knowledge(self.state())
    }

    fn drawn(&self) -> u64 {
        Play::game(self).dice(self.state()).drawn()
    }

    fn appraise(&self, appraiser: Appraiser) -> Result<Appraisal, Unanalysed> {
        let Appraiser { viewer, after, redrawn, games, seed } = appraiser;
        let game = Play::game(self);
        let after = after.map(|(seat, action)| Ok((seat, read::<G::Action>(action)?))).transpose();
        let after = after.map_err(Unanalysed::Refused)?;
        if let Some((seat, action)) = &after {
            let checked = game.check(self.state(), *seat, action);
            checked.map_err(|illegal| Unanalysed::Refused(Refused::illegal(&illegal)))?;
        }
        let after = after.as_ref().map(|(seat, action)| (*seat, action));
        let asked = Appraise { viewer, after, redrawn, games };
        let appraised = game.appraise(self.state(), asked, &mut Dice::new(seed));
        appraised.ok_or(Unanalysed::NoAnalysis)?.map_err(Unanalysed::NotAsked)
    }

    fn reasons(
        &self,
        seat: Seat,
        action: &Value,
        against: Option<&Value>,
        values: Option<&Comparison>,
    ) -> Result<Vec<ReasonFact>, Unanalysed> {
        let game = Play::game(self);
        let view =
            game.view(self.state(), Viewer::Seat(seat)).map_err(|missing| Unanalysed::NotAsked(missing.into()))?;
        let legal = |action: &Value| {
            let action = read::<G::Action>(action).map_err(Unanalysed::Refused)?;
            let checked = game.check(self.state(), seat, &action);
            checked.map_err(|illegal| Unanalysed::Refused(Refused::illegal(&illegal)))?;
            Ok(action)
        };
        let (action, against) = (legal(action)?, against.map(legal).transpose()?);
        let told = game.reasons(&view, &action, against.as_ref(), values);
        told.ok_or(Unanalysed::NoAnalysis)?.map_err(Unanalysed::NotAsked)
    }

    fn nudge(&self, seat: Seat, action: Option<&Value>, level: u8) -> Result<Nudge, Unanalysed> {
        let game = Play::game(self);
        let view =
            game.view(self.state(), Viewer::Seat(seat)).map_err(|missing| Unanalysed::NotAsked(missing.into()))?;
        let action = action.map(read::<G::Action>).transpose().map_err(Unanalysed::Refused)?;
        let nudge = game.nudge(&view, action.as_ref(), level);
        nudge.ok_or(Unanalysed::NoAnalysis)?.map_err(Unanalysed::NotAsked)
    }

    fn names(&self, words: &Words) -> Vec<String> {
        Play::game(self).names(self.state(), words)
    }

    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value {
        Play::game(self).readable(event, words, ids)
    }

    fn chapter(&self, event: &Value) -> Option<Chapter> {
        G::chapter(event)
    }

    fn title(&self) -> Option<String> {
        G::title(&Play::outcome(self)?)
    }
}
