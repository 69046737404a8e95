//! Opponents for both games. A bot knows only what its seat sees: it gets a view, guesses what is hidden, and returns an
//! action. It never gets a state.

pub mod analysis;
pub mod appraisal;
mod budget;
pub mod gutenberg;
pub mod letterpress;
mod level;
mod player;
pub mod reasons;
mod reference;
mod weighed;

#[cfg(not(target_arch = "wasm32"))]
pub use budget::SystemClock;
pub use budget::{Budget, Clock, Watch};
pub use level::Level;
pub use player::{BadPlayer, Player, Who};
pub use reference::{Reference, Version};
pub use weighed::{Part, Weighed, in_parts, merge};

use table::{Dice, Fault, Game, NoSuchSeat};

/// Somebody who can play a game from a seat's view.
pub trait Bot<G: Game> {
    /// One of the seat's legal actions. The same view, budget of iterations and dice give the same action.
    fn think(&mut self, game: &G, view: &G::View, clock: &Clock, dice: &mut Dice) -> Result<G::Action, BotError>;

    /// One part of [`Bot::think`], for [`merge`]. All parts start with the same dice. A bot whose thinking cannot be split
    /// does all of it in the first part.
    fn weigh(
        &mut self,
        game: &G,
        view: &G::View,
        clock: &Clock,
        dice: &mut Dice,
        part: Part,
    ) -> Result<Vec<Weighed<G::Action>>, BotError> {
        if part.index > 0 {
            return Ok(Vec::new());
        }
        Ok(vec![Weighed { action: self.think(game, view, clock, dice)?, visits: 1, sum: 0.0 }])
    }

    /// [`Bot::think`] by the clock of the operating system.
    #[cfg(not(target_arch = "wasm32"))]
    fn choose(&mut self, game: &G, view: &G::View, budget: Budget, dice: &mut Dice) -> Result<G::Action, BotError> {
        self.think(game, view, &Clock::start(budget, &SystemClock), dice)
    }
}

/// A game that bots can play.
pub trait Playable: Game {
    /// A fresh opponent of this level.
    fn bot(level: Level) -> Box<dyn Bot<Self> + Send>;

    /// This level as it was in an earlier version.
    fn reference(reference: Reference) -> Box<dyn Bot<Self> + Send>;

    /// A bot that plays random legal actions, as a baseline.
    fn random_bot() -> Box<dyn Bot<Self> + Send>;

    /// A bot that plays the first action of its view's analysis, to measure hints.
    fn hinted_bot() -> Box<dyn Bot<Self> + Send>;

    /// The default budget of this level for one move.
    fn budget(level: Level) -> Budget;

    /// This bot's own budget for one move.
    fn reference_budget(reference: Reference) -> Budget;
}

/// Why a bot cannot answer.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BotError {
    #[error("this is a spectator's view: a bot plays a seat")]
    Spectator,
    #[error(transparent)]
    NoSuchSeat(#[from] NoSuchSeat),
    #[error("the seat has nothing to decide now")]
    NotAsked,
    #[error("no position fits this view: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Imagining { faults: Vec<Fault> },
}

/// The action of a bot of this level, for a seat that must act. Without a budget it takes the level's own.
///
/// ```
/// use bots::Level;
/// use gutenberg::{Gutenberg, Options};
/// use table::{Dice, Game, Seed, Viewer};
///
/// let game = Gutenberg::standard();
/// let state = game.setup(&Options::default(), Seed::from_number(1))?;
/// let seat = game.to_act(&state).iter().next().ok_or("nobody is to act")?;
/// let view = game.view(&state, Viewer::Seat(seat))?;
/// let action = bots::choose(Level::Journeyman, &game, &view, None, &mut Dice::new(Seed::from_number(2)))?;
/// assert_eq!(game.check(&state, seat, &action), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn choose<G: Playable>(
    level: Level,
    game: &G,
    view: &G::View,
    budget: Option<Budget>,
    dice: &mut Dice,
) -> Result<G::Action, BotError> {
    G::bot(level).choose(game, view, budget.unwrap_or(G::budget(level)), dice)
}
