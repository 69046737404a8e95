//! How much work goes into a review.

use serde::{Deserialize, Serialize};

/// Playouts for each figure of the ledger, and iterations of each analysis. There is no time limit, so the same effort gives
/// the same review everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    pub samples: u32,
    /// 0 leaves out the judging of decisions.
    pub iterations: u32,
}

impl Effort {
    pub const MOST_SAMPLES: u32 = 100_000;
    pub const MOST_ITERATIONS: u32 = 100_000;

    /// A rough review within a few seconds.
    pub fn quick(game: &str) -> Effort {
        Effort::normal(game).scaled(1, 5)
    }

    /// Some seconds on two cores for four seats (docs/review.md).
    pub fn normal(game: &str) -> Effort {
        match game {
            "letterpress" => Effort { samples: 200, iterations: 30 },
            _ => Effort { samples: 800, iterations: 1_000 },
        }
    }

    /// Minutes.
    pub fn deep(game: &str) -> Effort {
        Effort::normal(game).scaled(8, 1)
    }

    fn scaled(self, by: u32, of: u32) -> Effort {
        Effort { samples: self.samples * by / of, iterations: self.iterations * by / of }
    }
}
