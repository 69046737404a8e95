//! Bots for the word game. A view has all they need: their own cards, the open cards, and hence the cards that may
//! still come.

mod analysis;
mod appraisal;
mod compositor;
mod desk;
mod imagine;
mod random;
mod reasons;
mod references;

pub use compositor::Compositor;
pub use imagine::imagine;
pub use random::RandomCompositor;
pub use reasons::{Nudge, Reason, nudge, reasons};

use crate::analysis::Hinted;
use crate::{Bot, Budget, Level, Playable, Reference};
use letterpress::Letterpress;
use letterpress::lexicon::FrequencyClasses;
use std::time::Duration;

impl Playable for Letterpress {
    /// The lower levels know fewer words and look less far ahead.
    fn bot(level: Level) -> Box<dyn Bot<Letterpress> + Send> {
        Box::new(Compositor {
            knows: match level {
                Level::Apprentice => 3,
                Level::Journeyman => 5,
                Level::Master => 7,
                Level::Guildmaster => FrequencyClasses::UNKNOWN,
            },
        })
    }

    fn reference(reference: Reference) -> Box<dyn Bot<Letterpress> + Send> {
        references::bot(reference)
    }

    fn random_bot() -> Box<dyn Bot<Letterpress> + Send> {
        Box::new(RandomCompositor)
    }

    fn hinted_bot() -> Box<dyn Bot<Letterpress> + Send> {
        Box::new(Hinted)
    }

    /// How often the cards to come are imagined for each choice.
    fn budget(level: Level) -> Budget {
        let (iterations, millis) = match level {
            Level::Apprentice => (0, 100),
            Level::Journeyman => (4, 100),
            Level::Master => (12, 250),
            Level::Guildmaster => (48, 1_800),
        };
        Budget::AtMost { iterations, time: Duration::from_millis(millis) }
    }

    fn reference_budget(reference: Reference) -> Budget {
        references::budget(reference)
    }
}
