//! Many games of one table: with random players, or with bots.

use crate::{Bots, GameModule, Refused};
use bots::analysis::ANALYSIS_BUDGET;
use bots::{Bot, Player, Who};
use serde_json::Value;
use std::time::{Duration, Instant};
use table::{Dice, Game, Nobody, Outcome, Seat, Seed, Viewer};

/// One game after the other with the same options. Each follows from its seeds alone.
pub trait Simulation: Send + Sync {
    /// The options of every game, complete.
    fn options(&self) -> Value;
    /// A game of random players.
    fn random_game(&self, game: Seed, players: Seed) -> Finished;
    /// A game of these players, by seat, and how fast each of them moved.
    fn bot_game(&self, game: Seed, thoughts: Seed, players: &[Player]) -> (Outcome, Vec<Pace>);
    /// The message id of the title that this result earns, if the rules have titles.
    fn title(&self, outcome: &Outcome) -> Option<String>;
}

pub struct Finished {
    pub outcome: Outcome,
    pub plies: u32,
}

/// How fast a player moved.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    pub moves: u32,
    pub time: Duration,
    pub slowest: Duration,
}

impl Pace {
    fn count(&mut self, took: Duration) {
        *self = self.and(Pace { moves: 1, time: took, slowest: took });
    }

    #[must_use]
    pub fn and(self, other: Pace) -> Pace {
        Pace { moves: self.moves + other.moves, time: self.time + other.time, slowest: self.slowest.max(other.slowest) }
    }
}

/// A game with options that are known to be playable.
pub(crate) struct Table<G: Game> {
    game: G,
    options: G::Options,
}

impl<G: GameModule> Table<G> {
    pub fn new(game: G, options: G::Options) -> Result<Table<G>, Refused> {
        game.setup(&options, Seed::from_number(0)).map_err(|bad| Refused::options::<G>(&bad))?;
        Ok(Table { game, options })
    }

    fn set_up(&self, seed: Seed) -> G::State {
        self.game.setup(&self.options, seed).expect("these options were tried before")
    }

    fn random_action(&self, state: &G::State, seat: Seat, dice: &mut Dice) -> G::Action {
        self.game.random_action(state, seat, dice).expect("a seat that must act has an action")
    }
}

impl<G: GameModule> Simulation for Table<G> {
    fn options(&self) -> Value {
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    fn random_game(&self, game: Seed, players: Seed) -> Finished {
        let mut dice = Dice::new(players);
        let mut state = self.set_up(game);
        let plies = self.game.play_at_random(&mut state, &mut dice);
        let outcome = self.game.outcome(&state).expect("some seat must act until the end");
        Finished { outcome, plies }
    }

    fn bot_game(&self, game: Seed, thoughts: Seed, players: &[Player]) -> (Outcome, Vec<Pace>) {
        let mut bots: Vec<Option<Box<dyn Bot<G> + Send>>> = players.iter().map(|&player| bot(player)).collect();
        let mut pace = vec![Pace::default(); players.len()];
        let mut dice = Dice::new(thoughts);
        let mut state = self.set_up(game);
        loop {
            if let Some(outcome) = self.game.outcome(&state) {
                return (outcome, pace);
            }
            let seat = self.game.to_act(&state).iter().next().expect("some seat must act until the end");
            let view = self.game.view(&state, Viewer::Seat(seat)).expect("a seat that must act exists");
            let begun = Instant::now();
            let action = match &mut bots[seat.index()] {
                Some(bot) => {
                    let budget = budget::<G>(players[seat.index()]);
                    bot.choose(&self.game, &view, budget, &mut dice).expect("a bot that must act has an action")
                }
                None => self.random_action(&state, seat, &mut dice),
            };
            pace[seat.index()].count(begun.elapsed());
            self.game.apply(&mut state, seat, &action, &mut Nobody).expect("a bot's action is legal");
        }
    }

    fn title(&self, outcome: &Outcome) -> Option<String> {
        G::title(outcome)
    }
}

/// `None` if the game has no bots.
fn bot<G: GameModule>(player: Player) -> Option<Box<dyn Bot<G> + Send>> {
    let Bots { of_level, reference, random, hinted, .. } = G::bots()?;
    Some(match player.who {
        Who::Bot(level) => of_level(level),
        Who::Reference(named) => reference(named),
        Who::Random => random(),
        Who::Hinted => hinted(),
    })
}

fn budget<G: GameModule>(player: Player) -> bots::Budget {
    let own = match (player.who, G::bots()) {
        (Who::Bot(level), Some(bots)) => (bots.budget)(level),
        (Who::Reference(named), Some(bots)) => (bots.reference_budget)(named),
        (Who::Hinted, Some(_)) => ANALYSIS_BUDGET,
        _ => bots::Budget::Iterations(0),
    };
    player.budget.unwrap_or(own)
}
