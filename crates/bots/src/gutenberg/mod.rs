//! Bots for the printing-house game.

mod advice;
mod appraisal;
mod batch;
mod free_actions;
mod fulfilling;
mod greedy;
mod imagine;
mod instinct;
pub mod judge;
mod nudge;
mod outlook;
mod planning;
mod policy;
mod prices;
mod reasons;
mod references;
mod rows;
mod search;
mod standing;
mod time_left;
mod tree;
mod weights;

pub use advice::{Advice, advise};
pub use batch::{BestBatch, best_batch, kept_for_later};
pub use greedy::{Greedy, RandomMover};
pub use imagine::imagine;
pub use instinct::{CardTables, Instinct};
pub use nudge::Nudge;
pub use outlook::{Appraiser, Outlook, PricedOrders};
pub use policy::Policy;
pub use prices::Prices;
pub use reasons::{Reason, reasons};
pub use search::{Search, value_of};
pub use time_left::TimeLeft;
pub use weights::Weights;

use crate::analysis::Hinted;
use crate::{Bot, Budget, Level, Playable, Reference};
use gutenberg::Gutenberg;
use std::time::Duration;

/// By how much fame an apprentice misjudges each thing, at most.
const APPRENTICE_NOISE: f32 = 8.0;

impl Playable for Gutenberg {
    fn bot(level: Level) -> Box<dyn Bot<Gutenberg> + Send> {
        match level {
            Level::Apprentice => Box::new(Greedy::new(Weights::tuned(), APPRENTICE_NOISE)),
            Level::Journeyman => Box::new(Greedy::new(Weights::tuned(), 0.0)),
            Level::Master => Box::new(Search::new(Weights::tuned(), 1)),
            Level::Guildmaster => Box::new(Search::judged(Weights::tuned(), judge::Net::trained())),
        }
    }

    fn reference(reference: Reference) -> Box<dyn Bot<Gutenberg> + Send> {
        references::bot(reference)
    }

    fn random_bot() -> Box<dyn Bot<Gutenberg> + Send> {
        Box::new(RandomMover)
    }

    fn hinted_bot() -> Box<dyn Bot<Gutenberg> + Send> {
        Box::new(Hinted)
    }

    fn budget(level: Level) -> Budget {
        match level {
            Level::Apprentice | Level::Journeyman => Budget::Iterations(0),
            Level::Master => Budget::AtMost { iterations: 30, time: Duration::from_millis(250) },
            Level::Guildmaster => Budget::AtMost { iterations: 5_000, time: Duration::from_millis(1_800) },
        }
    }

    fn reference_budget(reference: Reference) -> Budget {
        references::budget(reference)
    }
}
