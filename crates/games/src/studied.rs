//! What lessons, hints, reviews and the commands of the program ask of a game, and play does not.

use crate::given::to_value;
use crate::refused::reason;
use crate::registered::{OPTIONS, Registered};
use crate::sitting::{random_action, read};
use crate::{Chapter, Flag, GameModule, Given, Json, Knowledge, Nudge, ReasonFact, Refused, Sitting, json};
use bots::analysis::{ANALYSIS_BUDGET, Findings, Tried};
use bots::appraisal::{Appraisal, Appraise};
use bots::reasons::Comparison;
use bots::{BotError, Budget, Clock, Level, Part, Watch};
use serde::Deserialize;
use serde_json::Value;
use table::{BadRecord, Dice, Game, Play, RECORD_FORMAT, Record, Seat, Seed, Told, Viewer, plays_version};

/// Part of [`Sitting`].
pub trait Studied {
    /// Another sitting at the same point, to try something out.
    fn fork(&self) -> Box<dyn Sitting>;
    /// The action as the game itself writes it: without fields that say nothing, and sets in one order.
    fn normal(&self, action: &Value) -> Result<Value, Refused>;
    /// Whether `act` would accept this.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// Whether a list of the legal actions would do a player's thinking for them now.
    fn lists_are_help(&self) -> bool;
    /// What a bot of this level would do, knowing what this seat sees. The caller runs the thinking where it likes.
    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought;
    /// A part of what the seat's actions are worth, from its view alone; for [`bots::analysis::Analysis::of`].
    fn analyse(&self, analyst: Analyst, part: Part, watch: &dyn Watch) -> Result<Findings<Value>, Unanalysed>;
    /// The whole position, secrets included.
    fn position(&self) -> Json;
    /// What is hidden now, where the game can be reviewed.
    fn knowledge(&self) -> Option<Knowledge>;
    /// How many random numbers the dice have given.
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
    /// What the record says and nobody can check, such as words of an older list.
    fn taken_on_trust(&self) -> Vec<String>;
    /// Whether the event opens a part of the game.
    fn chapter(&self, event: &Value) -> Option<Chapter>;
    /// The message id of the title that the finished game earns its player, where the rules have titles.
    fn title(&self) -> Option<String>;
}

/// Thinking to be done later; it may take long.
pub type Thought = Box<dyn FnOnce(&dyn Watch) -> Result<Value, BotError> + Send>;

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
    /// The action that was played is no legal one.
    Refused(Refused),
}

impl<G: GameModule> Studied for Play<G> {
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

    fn lists_are_help(&self) -> bool {
        G::lists_are_help(self.state())
    }

    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought {
        let Some(bots) = G::bots() else {
            let action = random_action(self, seed, seat);
            return Box::new(move |_| action.ok_or(BotError::NotAsked));
        };
        let (game, view) = (Play::game(self).clone(), Play::game(self).view(self.state(), Viewer::Seat(seat)));
        let mut dice = Dice::new(seed);
        Box::new(move |watch| {
            let clock = Clock::start(budget.unwrap_or((bots.budget)(level)), watch);
            let action = (bots.of_level)(level).think(&game, &view?, &clock, &mut dice)?;
            Ok(to_value(&action))
        })
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

    fn position(&self) -> Json {
        json(&Play::game(self).position(self.state()))
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

    fn taken_on_trust(&self) -> Vec<String> {
        Play::taken_on_trust(self)
    }

    fn chapter(&self, event: &Value) -> Option<Chapter> {
        G::chapter(event)
    }

    fn title(&self) -> Option<String> {
        G::title(&Play::outcome(self)?)
    }
}

/// Part of [`crate::AnyGame`].
pub trait StudiedGame {
    /// Its options on the command line, besides the number of people and the card file.
    fn flags(&self) -> Vec<Flag>;
    /// Identifies the cards in play with these options.
    fn content(&self, options: &Value) -> Result<String, Refused>;
    /// Computes in advance what a game with these options needs later; this may take seconds the first time.
    fn prepare(&self, options: &Value) -> Result<Preparation, Refused>;
    /// Continues from a position.
    fn place(&self, position: Given) -> Result<Box<dyn Sitting>, Refused>;
    /// Plays a record to its end and checks its result; `show` sees every turn.
    fn replay(&self, record: Given, show: &mut Show) -> Result<Box<dyn Sitting>, Refused>;
    /// The facts of a view; see [`Sitting::facts`].
    fn facts_of_view(&self, view: Given) -> Result<Json, Refused>;
}

/// Sees the table after each turn, whose turn it was, and its events as JSON, secrets included.
pub type Show<'s> = dyn FnMut(&dyn Sitting, Seat, Vec<Value>) + 's;

/// Work to be done later; it may take long.
pub type Preparation = Box<dyn FnOnce() + Send>;

impl<G: GameModule> StudiedGame for Registered<G> {
    fn flags(&self) -> Vec<Flag> {
        G::flags()
    }

    fn content(&self, options: &Value) -> Result<String, Refused> {
        Ok(self.0.content(&Given::from(options).read(OPTIONS)?))
    }

    fn prepare(&self, options: &Value) -> Result<Preparation, Refused> {
        let options: G::Options = Given::from(options).read(OPTIONS)?;
        Ok(Box::new(move || G::prepare(&options)))
    }

    fn place(&self, position: Given) -> Result<Box<dyn Sitting>, Refused> {
        let position: G::Position = position.read("position")?;
        let state = self.0.place(&position).map_err(|faults| Refused::BadPosition { faults })?;
        Ok(Box::new(Play::from_state(self.0.clone(), state)))
    }

    fn replay(&self, record: Given, show: &mut Show) -> Result<Box<dyn Sitting>, Refused> {
        let head: RecordHead = record.read("record")?;
        if head.format != RECORD_FORMAT {
            return Err(BadRecord::Format { found: head.format }.into());
        }
        // The rest of another version may not be readable.
        plays_version::<G>(head.rules_version)?;
        let record: Record<G::Options, G::Action> = record.read("record")?;
        let replayed = Play::replay_with(self.0.clone(), &record, |play, turn, told| {
            let events = told.iter().map(Told::whole).map(to_value);
            show(play, turn.seat, events.collect());
        });
        match replayed {
            Ok(play) => Ok(Box::new(play)),
            Err(BadRecord::Move { ply, .. }) => Err(bad_move(self.0.clone(), record, ply)),
            Err(bad) => Err(bad.into()),
        }
    }

    fn facts_of_view(&self, view: Given) -> Result<Json, Refused> {
        self.0.facts(&view.read("view")?)
    }
}

/// Shows whether the rest can be read.
#[derive(Deserialize)]
struct RecordHead {
    format: u32,
    rules_version: u32,
}

/// The kernel names the turn; the reason comes from asking the rules again.
fn bad_move<G: Game>(game: G, mut record: Record<G::Options, G::Action>, ply: usize) -> Refused {
    let turn = record.actions.drain(ply..).next();
    record.result = None;
    let refusal = match (Play::replay(game, &record), turn) {
        (Err(bad), _) => return bad.into(),
        (Ok(_), None) => None,
        (Ok(play), Some(turn)) => {
            play.game().check(play.state(), turn.seat, &turn.action).err().map(|illegal| (turn.seat, illegal))
        }
    };
    match refusal {
        Some((seat, illegal)) => {
            Refused::BadMove { ply, seat, rule: table::Refusal::rule(&illegal), reason: reason(&illegal) }
        }
        None => Refused::BadRecord(format!("move {ply}")),
    }
}
