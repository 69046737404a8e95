//! The games of the house, each in its box.

use crate::session::{Session, Stocked, whole};
use crate::trouble::{Refused, Trouble, shortened};
use gutenberg::Gutenberg;
use letterpress::Letterpress;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::marker::PhantomData;
use table::{
    BadOptions, BadRecord, Dice, Game, Nobody, Outcome, Play, RECORD_FORMAT, Record, Seat, Seed, plays_version,
};

/// All games. A new one is a new line here.
pub static SHELF: [&dyn Boxed; 2] = [&InBox::<Gutenberg>(PhantomData), &InBox::<Letterpress>(PhantomData)];

pub fn game_named(name: &str) -> Result<&'static dyn Boxed, Trouble> {
    SHELF.iter().find(|game| game.name() == name).copied().ok_or_else(|| {
        let games: Vec<_> = SHELF.iter().map(|game| game.name()).collect();
        Trouble::new("cli-error-unknown-game", json!({"game": shortened(name), "games": games.join(", ")}))
    })
}

/// A game that can be opened.
pub trait Boxed: Sync {
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// Whether games that were begun under this version of the rules are still played.
    fn plays_version(&self, version: u32) -> Result<(), BadRecord>;
    fn open(&self, options: Option<&RawValue>, seed: Seed) -> Result<Box<dyn Session>, Trouble>;
    /// A position, with the cards that the options name.
    fn place(&self, options: Option<&RawValue>, position: &RawValue) -> Result<Box<dyn Session>, Trouble>;
    /// Plays a record, showing what happened in each turn.
    fn replay(&self, record: &RawValue, show: &mut Show<'_>) -> Result<Box<dyn Session>, Trouble>;
    /// Random games with these options.
    fn playouts(&self, options: &Value) -> Result<Box<dyn Playouts>, Trouble>;
}

/// Sees the table after each turn, whose turn it was, and the events of it as JSON.
pub type Show<'s> = dyn FnMut(&dyn Session, Seat, Vec<Value>) + 's;

/// Plays a record of any game.
pub fn replay(record: &RawValue, show: &mut Show<'_>) -> Result<Box<dyn Session>, Trouble> {
    let head: RecordHead = serde_json::from_str(record.get()).map_err(Trouble::bad_record)?;
    if head.format != RECORD_FORMAT {
        return Err(Trouble::bad_record(BadRecord::Format { found: head.format }));
    }
    let game = game_named(&head.game)?;
    game.plays_version(head.rules_version).map_err(Trouble::bad_record)?;
    game.replay(record, show)
}

/// What tells whether the rest can be read at all.
#[derive(Deserialize)]
struct RecordHead {
    format: u32,
    game: String,
    rules_version: u32,
}

/// One random game after the other; which one follows from the seeds alone.
pub trait Playouts: Sync {
    fn play(&self, game: Seed, players: Seed) -> Finished;
    fn title(&self, outcome: &Outcome) -> Option<String>;
}

pub struct Finished {
    pub outcome: Outcome,
    pub plies: u32,
}

struct InBox<G>(PhantomData<fn() -> G>);

fn read_options<G: Game>(options: &str) -> Result<G::Options, Trouble> {
    serde_json::from_str(options).map_err(bad_options)
}

fn given_options<G: Game>(options: Option<&RawValue>) -> Result<G::Options, Trouble> {
    read_options::<G>(options.map_or("{}", RawValue::get))
}

fn bad_options(detail: impl ToString) -> Trouble {
    Trouble::detailed("cli-error-bad-options", detail)
}

fn refused_options(bad: BadOptions) -> Trouble {
    bad_options(bad.message).under(bad.rule)
}

impl<G: Stocked> Boxed for InBox<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn plays_version(&self, version: u32) -> Result<(), BadRecord> {
        plays_version::<G>(version)
    }

    fn open(&self, options: Option<&RawValue>, seed: Seed) -> Result<Box<dyn Session>, Trouble> {
        let options = given_options::<G>(options)?;
        let play = Play::new(G::stock(&options)?, options, seed).map_err(refused_options)?;
        Ok(Box::new(play))
    }

    fn place(&self, options: Option<&RawValue>, position: &RawValue) -> Result<Box<dyn Session>, Trouble> {
        let mut position: G::Position = serde_json::from_str(position.get()).map_err(|error| {
            Trouble::new("cli-error-bad-position", json!({"count": 1, "first": shortened(&error.to_string())}))
        })?;
        let game = G::stock_for(&given_options::<G>(options)?, &mut position)?;
        let state = game.place(&position).map_err(|faults| {
            let first = faults.first().map(ToString::to_string);
            let rule = faults.first().and_then(|fault| fault.rule);
            let args = json!({"count": faults.len(), "first": first.unwrap_or_default()});
            Trouble::new("cli-error-bad-position", args).under(rule).with_faults(faults)
        })?;
        Ok(Box::new(Play::from_state(game, state)))
    }

    fn replay(&self, record: &RawValue, show: &mut Show<'_>) -> Result<Box<dyn Session>, Trouble> {
        let record: Record<G::Options, G::Action> = serde_json::from_str(record.get()).map_err(Trouble::bad_record)?;
        let game = G::stock(&record.options)?;
        let replayed = Play::replay_with(game.clone(), &record, |play, turn, told| {
            let events = whole(told).into_iter().map(|event| serde_json::to_value(event).unwrap_or_default());
            show(play, turn.seat, events.collect());
        });
        match replayed {
            Ok(play) => Ok(Box::new(play)),
            Err(BadRecord::Move { ply, .. }) => Err(refused_move(game, record, ply)),
            Err(bad) => Err(Trouble::bad_record(bad)),
        }
    }

    fn playouts(&self, options: &Value) -> Result<Box<dyn Playouts>, Trouble> {
        let options = read_options::<G>(&options.to_string())?;
        let game = G::stock(&options)?;
        game.setup(&options, Seed::from_number(0)).map_err(refused_options)?;
        Ok(Box::new(Prepared { game, options }))
    }
}

/// The kernel names the turn; the reason in words is asked of the rules once more.
fn refused_move<G: Game>(game: G, mut record: Record<G::Options, G::Action>, ply: usize) -> Trouble {
    let turn = record.actions.drain(ply..).next();
    record.result = None;
    match (Play::replay(game, &record), turn) {
        (Ok(play), Some(turn)) => match play.game().check(play.state(), turn.seat, &turn.action) {
            Err(illegal) => Trouble::BadMove { ply, seat: turn.seat, refused: Refused::new(G::NAME, &illegal) },
            Ok(()) => Trouble::bad_record(format!("move {ply}")),
        },
        (Err(bad), _) => Trouble::bad_record(bad),
        (Ok(_), None) => Trouble::bad_record(format!("move {ply}")),
    }
}

struct Prepared<G: Game> {
    game: G,
    options: G::Options,
}

impl<G: Stocked> Playouts for Prepared<G> {
    fn play(&self, game: Seed, players: Seed) -> Finished {
        let mut dice = Dice::new(players);
        let mut state = self.game.setup(&self.options, game).expect("these options were tried before");
        let mut plies = 0;
        loop {
            if let Some(outcome) = self.game.outcome(&state) {
                return Finished { outcome, plies };
            }
            let waited = self.game.to_act(&state);
            let seat = waited.iter().nth(dice.index(waited.len())).expect("somebody is to act until the end");
            let action = self.game.random_action(&state, seat, &mut dice).expect("who is to act has an action");
            self.game.apply(&mut state, seat, &action, &mut Nobody).expect("a listed action is legal");
            plies += 1;
        }
    }

    fn title(&self, outcome: &Outcome) -> Option<String> {
        G::title(outcome)
    }
}
