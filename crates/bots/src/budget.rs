//! How long a bot may think.

use std::time::Duration;

/// The thinking allowed for one move.
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
    /// Shared by this many bots, which think one after the other.
    pub fn shared_by(self, sharers: u32) -> Budget {
        let share = |time: Duration| time / sharers.max(1);
        match self {
            Budget::Iterations(count) => Budget::Iterations(count),
            Budget::Time(time) => Budget::Time(share(time)),
            Budget::AtMost { iterations, time } => Budget::AtMost { iterations, time: share(time) },
        }
    }

    /// `None` if only the time is limited.
    pub fn iterations(self) -> Option<u32> {
        match self {
            Budget::Iterations(most) | Budget::AtMost { iterations: most, .. } => Some(most),
            Budget::Time(_) => None,
        }
    }
}

/// The caller of a bot's thinking: provides the time, receives progress, and can stop it.
pub trait Watch: Sync {
    /// Time since any fixed moment.
    fn now(&self) -> Duration;

    /// Reports how many iterations are done, and out of how many if their number is limited. Returning `false` stops the
    /// thinking: the bot then answers with the best it has found.
    fn goes_on(&self, _done: u32, _of: Option<u32>) -> bool {
        true
    }
}

/// The clock of the operating system, without progress reports. In a browser the page provides the time.
#[cfg(not(target_arch = "wasm32"))]
pub struct SystemClock;

#[cfg(not(target_arch = "wasm32"))]
impl Watch for SystemClock {
    fn now(&self) -> Duration {
        static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
        FIRST.get_or_init(std::time::Instant::now).elapsed()
    }
}

/// A running budget.
#[derive(Clone, Copy)]
pub struct Clock<'w> {
    budget: Budget,
    begun: Duration,
    watch: &'w dyn Watch,
}

impl<'w> Clock<'w> {
    pub fn start(budget: Budget, watch: &'w dyn Watch) -> Clock<'w> {
        Clock { budget, begun: watch.now(), watch }
    }

    /// A new clock for each of several choices that make up one move.
    pub(crate) fn restart(&self, choices: u32) -> Clock<'w> {
        Clock::start(self.budget.shared_by(choices), self.watch)
    }

    /// Whether another iteration may begin after this many.
    pub(crate) fn allows(&self, done: u32) -> bool {
        let in_time = |most: Duration| self.watch.now().saturating_sub(self.begun) < most;
        let allowed = match self.budget {
            Budget::Iterations(most) => done < most,
            Budget::Time(most) => in_time(most),
            Budget::AtMost { iterations, time } => done < iterations && in_time(time),
        };
        allowed && self.watch.goes_on(done, self.budget.iterations())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// How many iterations begin before the clock stops them, if an iteration takes no time.
    fn begun(budget: Budget) -> u32 {
        let clock = Clock::start(budget, &SystemClock);
        (0..1000).take_while(|&done| clock.allows(done)).count() as u32
    }

    #[test]
    fn iterations_stay_within_the_budget() {
        assert_eq!(begun(Budget::Iterations(0)), 0);
        assert_eq!(begun(Budget::Iterations(17)), 17);
        let hour = Duration::from_secs(3600);
        assert_eq!(begun(Budget::AtMost { iterations: 17, time: hour }), 17);
    }

    #[test]
    fn no_iteration_starts_after_the_time_is_up() {
        assert_eq!(begun(Budget::Time(Duration::ZERO)), 0);
        assert_eq!(begun(Budget::AtMost { iterations: 17, time: Duration::ZERO }), 0);
    }

    /// Every time it is asked, a second has passed; stops the thinking after some iterations.
    #[derive(Default)]
    struct Slow {
        seconds: AtomicU32,
        stops_at: Option<u32>,
    }

    impl Watch for Slow {
        fn now(&self) -> Duration {
            Duration::from_secs(self.seconds.fetch_add(1, Ordering::Relaxed).into())
        }

        fn goes_on(&self, done: u32, of: Option<u32>) -> bool {
            assert_eq!(of, Some(100));
            self.stops_at.is_none_or(|stop| done < stop)
        }
    }

    #[test]
    fn the_time_is_what_the_watch_says_and_the_watch_can_stop_it() {
        let count = |watch: &Slow| {
            let clock = Clock::start(Budget::AtMost { iterations: 100, time: Duration::from_secs(10) }, watch);
            (0..1000).take_while(|&done| clock.allows(done)).count()
        };
        assert_eq!(count(&Slow::default()), 9);
        assert_eq!(count(&Slow { stops_at: Some(4), ..Slow::default() }), 4);
    }
}
