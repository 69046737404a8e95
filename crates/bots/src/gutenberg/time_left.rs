//! How much of the game is left.

use gutenberg::components::Row;
use gutenberg::{Phase, ROUNDS, State};

/// Which rows and Fulfil phases are still to come.
#[derive(Clone, Copy, Debug)]
pub struct TimeLeft {
    pub round: u8,
    /// How many times each row will still be played, including the current one.
    pub rows_left: [u8; 5],
    /// How many Fulfil phases are still to come, including the current one.
    pub fulfils_left: u8,
}

impl TimeLeft {
    pub fn of(state: &State) -> TimeLeft {
        let round = state.round();
        let after = ROUNDS.saturating_sub(round);
        let rows_done = state.phase().rows_done();
        TimeLeft {
            round,
            rows_left: std::array::from_fn(|row| after + u8::from(row >= rows_done)),
            fulfils_left: if state.phase() == Phase::Over { 0 } else { after + 1 },
        }
    }

    /// The time left after this round's orders are fulfilled.
    pub fn after_fulfil(self) -> TimeLeft {
        let after = ROUNDS.saturating_sub(self.round);
        TimeLeft { round: self.round, rows_left: [after; 5], fulfils_left: after }
    }

    pub fn left(self, row: Row) -> usize {
        usize::from(self.rows_left[row as usize])
    }
}
