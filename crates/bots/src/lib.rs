//! Opponents for both games. A bot sees what its seat sees: it gets a view, imagines what may be hidden, and answers with
//! an action. It never gets a state.

mod budget;
pub mod gutenberg;
pub mod letterpress;
mod level;
mod player;

pub use budget::Budget;
pub use level::Level;
pub use player::{BadPlayer, Player};

use table::{Dice, Fault, Game, NoSuchSeat};

/// Somebody who can play a game from a seat's view.
pub trait Bot<G: Game> {
    /// One of the seat's legal actions. The same view, budget of iterations and dice give the same action.
    fn choose(&mut self, game: &G, view: &G::View, budget: Budget, dice: &mut Dice) -> Result<G::Action, BotError>;
}

/// A game that bots can play.
pub trait Playable: Game {
    /// A fresh opponent of this level.
    fn bot(level: Level) -> Box<dyn Bot<Self> + Send>;

    /// One that makes any legal move: a measure for the others.
    fn random_bot() -> Box<dyn Bot<Self> + Send>;

    /// What a move of this level may take where nothing else is said.
    fn budget(level: Level) -> Budget;
}

/// Why a bot has no answer.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BotError {
    #[error("this is a spectator's view: a bot plays a seat")]
    Spectator,
    #[error(transparent)]
    NoSuchSeat(#[from] NoSuchSeat),
    #[error("the seat is not asked for anything now")]
    NotAsked,
    #[error("no position fits this view: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Imagining { faults: Vec<Fault> },
}

/// One action of a bot of this level, for a seat that is asked. Without a budget it takes the level's own.
pub fn choose<G: Playable>(
    level: Level,
    game: &G,
    view: &G::View,
    budget: Option<Budget>,
    dice: &mut Dice,
) -> Result<G::Action, BotError> {
    G::bot(level).choose(game, view, budget.unwrap_or(G::budget(level)), dice)
}
