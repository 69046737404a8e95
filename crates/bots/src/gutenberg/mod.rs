//! Bots for the printing-house game.

mod batch;
mod greedy;
mod imagine;
mod outlook;
mod planning;
mod policy;
mod search;
mod tree;
mod weights;

pub use batch::{BestBatch, best_batch, kept_for_later};
pub use greedy::{Greedy, RandomMover};
pub use imagine::imagine;
pub use outlook::{Appraiser, Moment, Outlook, Prices};
pub use policy::Policy;
pub use search::Search;
pub use weights::Weights;

use crate::{Bot, Budget, Level, Playable};
use gutenberg::Gutenberg;

impl Playable for Gutenberg {
    fn bot(level: Level) -> Box<dyn Bot<Gutenberg> + Send> {
        match level {
            Level::Apprentice => Box::new(Greedy::new(Weights::tuned(), 3.0)),
            Level::Journeyman => Box::new(Greedy::new(Weights::tuned(), 0.0)),
            Level::Master | Level::Guildmaster => Box::new(Search::new(Weights::tuned())),
        }
    }

    fn random_bot() -> Box<dyn Bot<Gutenberg> + Send> {
        Box::new(RandomMover)
    }

    fn budget(level: Level) -> Budget {
        Budget::Iterations(match level {
            Level::Apprentice | Level::Journeyman => 0,
            Level::Master => 200,
            Level::Guildmaster => 3_000,
        })
    }
}
