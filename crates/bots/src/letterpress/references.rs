//! The levels of earlier versions.

use super::compositor::Compositor;
use crate::{Bot, Budget, Level, Reference, Version};
use letterpress::Letterpress;
use letterpress::lexicon::FrequencyClasses;
use std::time::Duration;

pub(super) fn bot(reference: Reference) -> Box<dyn Bot<Letterpress> + Send> {
    let Version::First = reference.version;
    let knows = match reference.level {
        Level::Apprentice => 3,
        Level::Journeyman => 5,
        Level::Master => 7,
        Level::Guildmaster => FrequencyClasses::UNKNOWN,
    };
    Box::new(Compositor { knows })
}

pub(super) fn budget(reference: Reference) -> Budget {
    let Version::First = reference.version;
    let (iterations, millis) = match reference.level {
        Level::Apprentice => (0, 100),
        Level::Journeyman => (4, 100),
        Level::Master => (12, 250),
        Level::Guildmaster => (48, 1_800),
    };
    Budget::AtMost { iterations, time: Duration::from_millis(millis) }
}
