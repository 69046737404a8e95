//! How long a bot may think.

use std::time::{Duration, Instant};

/// For one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The same on every machine.
    Iterations(u32),
    Time(Duration),
}

impl Budget {
    /// For each of several choices that make up one move.
    pub(crate) fn shared_by(self, choices: u32) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Iterations(count),
            Budget::Time(time) => Budget::Time(time / choices.max(1)),
        }
    }
}

/// A running budget.
pub(crate) struct Clock {
    budget: Budget,
    begun: Instant,
}

impl Clock {
    pub fn start(budget: Budget) -> Clock {
        Clock { budget, begun: Instant::now() }
    }

    /// Whether another iteration may begin after so many.
    pub fn allows(&self, done: u32) -> bool {
        match self.budget {
            Budget::Iterations(most) => done < most,
            // Reading the clock is dear beside an iteration; eight of them take less than a millisecond.
            Budget::Time(most) => !done.is_multiple_of(8) || self.begun.elapsed() < most,
        }
    }
}
