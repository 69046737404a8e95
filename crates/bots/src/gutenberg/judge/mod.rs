//! A learned judge of positions: from the open table, predicts how the game will end for each seat. It judges the start
//! of a round, before anybody has planned; `cargo xtask train` makes its weights (docs/bots.md).

mod features;
mod file;
mod net;

pub use features::{FEATURES, Features};
pub use file::BadNet;
pub use net::{FAME_UNIT, HOUSE, JOINT, Layer, Net, OUT, Said, TABLE, WIDE, squash, table_of};

use super::outlook::Appraiser;
use arrayvec::ArrayVec;
use gutenberg::{MAX_SEATS, State};
use std::sync::{Arc, LazyLock};
use table::Seat;

/// The features of all houses, by seat.
pub fn features_of(appraiser: Appraiser, state: &State) -> ArrayVec<Features, MAX_SEATS> {
    (0..state.people()).map(|seat| Features::of(appraiser, state, Seat(seat))).collect()
}

impl Net {
    /// The net that ships with the game.
    pub fn trained() -> Arc<Net> {
        static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
            Arc::new(Net::read(include_bytes!("weights.bin")).expect("a test reads the weights that are compiled in"))
        });
        Arc::clone(&TRAINED)
    }

    /// The net's prediction for each seat.
    pub fn judge(&self, appraiser: Appraiser, state: &State) -> ArrayVec<Said, MAX_SEATS> {
        self.say(&features_of(appraiser, state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_ship_are_a_net() {
        assert_ne!(*Net::trained(), Net::zero());
    }
}
