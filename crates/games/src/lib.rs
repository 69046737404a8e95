//! The registry of games. A game is registered once, as a [`GameModule`]; the engine, the server and every command of
//! the program then play it through [`AnyGame`] and [`Sitting`], with JSON in and out.
//!
//! ```
//! use games::Games;
//! use table::Seed;
//!
//! let games = Games::standard();
//! let game = games.get("gutenberg").ok_or("no such game")?;
//! let sitting = game.open((&serde_json::json!({"people": 3})).into(), Seed::from_number(1))?;
//! assert_eq!(sitting.seats(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_game;
mod cards;
pub mod columns;
mod given;
mod gutenberg;
mod letterpress;
mod module;
mod refused;
mod registered;
#[cfg(not(target_arch = "wasm32"))]
mod simulation;
mod sitting;
#[cfg_attr(not(feature = "study"), path = "unstudied.rs")]
mod studied;

pub use any_game::{AnyGame, Begun};
pub use cards::{BadCards, CardFiles, CardSheet};
pub use given::{Given, Json, json};
pub use gutenberg::card_data::{
    GearData, GutenbergCards, LevelData, MoveData, PatronData, PlanningData, PrintingData, RefinementData, SectorData,
    SpecialtyData,
};
pub use gutenberg::facts::{AdviceFacts, AdvisedOrder, GutenbergFacts, PayFacts};
pub use letterpress::card_data::{ChallengeData, LetterData, LetterpressCards};
pub use module::{Bots, Chapter, Flag, FlagKind, GameModule, Knowledge, Nudge, ReasonFact};
pub use refused::Refused;
#[cfg(not(target_arch = "wasm32"))]
pub use simulation::{Finished, Pace, Simulation};
pub use sitting::{Acted, Explained, Legal, Sitting, Thinker};
#[cfg(feature = "study")]
pub use studied::{Analyst, Appraiser, Preparation, Show, Thought, Unanalysed};
pub use studied::{Studied, StudiedGame};

use ::gutenberg::Gutenberg;
use ::letterpress::Letterpress;
use registered::Registered;
use std::sync::Arc;

/// The games that a program offers, by name. This is a value: a program or a test can register more of them.
#[derive(Clone)]
pub struct Games(Vec<Arc<dyn AnyGame>>);

impl Games {
    /// The games of this project, with their standard cards.
    pub fn standard() -> Games {
        Games(Vec::new()).with(Gutenberg::standard()).with(Letterpress::new())
    }

    /// Registers a further game, or replaces the one of the same name.
    #[must_use]
    pub fn with(mut self, game: impl GameModule) -> Games {
        let game = Registered(game);
        self.0.retain(|known| known.name() != game.name());
        self.0.push(Arc::new(game));
        self
    }

    pub fn get(&self, name: &str) -> Option<&dyn AnyGame> {
        self.iter().find(|game| game.name() == name)
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(|game| &**game)
    }

    pub fn names(&self) -> Vec<&'static str> {
        self.iter().map(AnyGame::name).collect()
    }
}
