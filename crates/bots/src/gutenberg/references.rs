//! The levels of earlier versions, with weights of their own: tuning does not change them.

use super::greedy::Greedy;
use super::search::Search;
use super::weights::Weights;
use crate::{Bot, Budget, Level, Reference, Version};
use gutenberg::{Gutenberg, ROUNDS};
use std::time::Duration;

static PLAYING_1: Weights = include!("references/playing_1.rs");
static JUDGING_1: Weights = include!("references/judging_1.rs");

/// By how much fame the first apprentice misjudges each thing, at most.
const APPRENTICE_NOISE_1: f32 = 8.0;

pub(super) fn bot(reference: Reference) -> Box<dyn Bot<Gutenberg> + Send> {
    let Version::First = reference.version;
    match reference.level {
        Level::Apprentice => Box::new(Greedy::new(&PLAYING_1, APPRENTICE_NOISE_1)),
        Level::Journeyman => Box::new(Greedy::new(&PLAYING_1, 0.0)),
        Level::Master => Box::new(Search::by_prices(&PLAYING_1, &JUDGING_1, 1)),
        Level::Guildmaster => Box::new(Search::by_prices(&PLAYING_1, &JUDGING_1, ROUNDS)),
    }
}

pub(super) fn budget(reference: Reference) -> Budget {
    let Version::First = reference.version;
    match reference.level {
        Level::Apprentice | Level::Journeyman => Budget::Iterations(0),
        Level::Master => Budget::AtMost { iterations: 30, time: Duration::from_millis(250) },
        Level::Guildmaster => Budget::AtMost { iterations: 3_000, time: Duration::from_millis(1_800) },
    }
}
