//! How long a bot may think.

use std::time::{Duration, Instant};

/// For one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The same on every machine.
    Iterations(u32),
    Time(Duration),
    /// This many iterations, or fewer if the time runs out first.
    AtMost {
        iterations: u32,
        time: Duration,
    },
}

impl Budget {
    /// For each of several choices that make up one move.
    pub(crate) fn shared_by(self, choices: u32) -> Budget {
        let share = |time: Duration| time / choices.max(1);
        match self {
            Budget::Iterations(count) => Budget::Iterations(count),
            Budget::Time(time) => Budget::Time(share(time)),
            Budget::AtMost { iterations, time } => Budget::AtMost { iterations, time: share(time) },
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

    /// Whether another iteration may begin after this many.
    pub fn allows(&self, done: u32) -> bool {
        match self.budget {
            Budget::Iterations(most) => done < most,
            Budget::Time(most) => self.begun.elapsed() < most,
            Budget::AtMost { iterations, time } => done < iterations && self.begun.elapsed() < time,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many iterations begin before the clock stops them; each of them takes no time.
    fn begun(budget: Budget) -> u32 {
        let clock = Clock::start(budget);
        (0..1000).take_while(|&done| clock.allows(done)).count() as u32
    }

    #[test]
    fn no_more_iterations_begin_than_are_paid_for() {
        assert_eq!(begun(Budget::Iterations(0)), 0);
        assert_eq!(begun(Budget::Iterations(17)), 17);
        let hour = Duration::from_secs(3600);
        assert_eq!(begun(Budget::AtMost { iterations: 17, time: hour }), 17);
    }

    #[test]
    fn nothing_begins_once_the_time_is_up() {
        assert_eq!(begun(Budget::Time(Duration::ZERO)), 0);
        assert_eq!(begun(Budget::AtMost { iterations: 17, time: Duration::ZERO }), 0);
    }
}
