//! The time of day, and how much time each seat has left.

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use table::{Seat, SeatSet};

/// Milliseconds since 1970.
pub type Time = i64;

pub fn now() -> Time {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Time)
}

/// The computer's time of day.
pub type WallClock = Arc<dyn Fn() -> Time + Send + Sync>;

/// Smaller differences are ordinary time-server corrections.
const JUMP: Time = 2 * SECOND;

/// The clock of the games: it starts at the time of day and then runs steadily, even if the computer's clock jumps. It
/// stops while the computer sleeps.
pub struct SteadyClock {
    wall: WallClock,
    began: Instant,
    began_at: Time,
    /// How far the time of day was ahead of this clock at the last comparison.
    ahead: AtomicI64,
}

impl SteadyClock {
    pub fn new(wall: WallClock) -> SteadyClock {
        let began_at = wall();
        SteadyClock { wall, began: Instant::now(), began_at, ahead: AtomicI64::new(0) }
    }

    pub fn now(&self) -> Time {
        self.began_at + self.began.elapsed().as_millis() as Time
    }

    pub fn started_at(&self) -> Time {
        self.began_at
    }

    /// How many milliseconds the computer's clock has jumped since the last call.
    pub fn jump(&self) -> Option<Time> {
        let ahead = (self.wall)() - self.now();
        let jumped = ahead - self.ahead.load(Ordering::Relaxed);
        if jumped.abs() < JUMP {
            return None;
        }
        self.ahead.store(ahead, Ordering::Relaxed);
        Some(jumped)
    }
}

/// How long a seat may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged, deny_unknown_fields)]
pub enum Clock {
    Bank { bank_s: u32, increment_s: u32 },
    Days { days: u32 },
}

const SECOND: Time = 1000;
const DAY: Time = 24 * 60 * 60 * SECOND;

impl Clock {
    pub fn check(self) -> Result<(), &'static str> {
        match self {
            Clock::Bank { bank_s, increment_s } => {
                let fits = (1..=86_400).contains(&bank_s) && increment_s <= 3_600;
                fits.then_some(()).ok_or("clock: the bank is 1 to 86400 seconds, the increment up to 3600")
            }
            Clock::Days { days } => (1..=60).contains(&days).then_some(()).ok_or("clock: 1 to 60 days for each move"),
        }
    }

    fn at_start(self) -> Time {
        match self {
            Clock::Bank { bank_s, .. } => Time::from(bank_s) * SECOND,
            Clock::Days { days } => Time::from(days) * DAY,
        }
    }

    /// The time left after an action.
    fn after_acting(self, left: Time) -> Time {
        match self {
            Clock::Bank { increment_s, .. } => left + Time::from(increment_s) * SECOND,
            Clock::Days { days } => Time::from(days) * DAY,
        }
    }
}

/// The clocks of a table. They are derived from the stored times of its entries, so they are not stored themselves.
#[derive(Clone, Debug)]
pub struct Clocks {
    clock: Clock,
    left: Vec<Time>,
    running: SeatSet,
    since: Time,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TimeLeft {
    left_ms: Time,
    running: bool,
}

impl Clocks {
    pub fn new(clock: Clock, seats: usize, at: Time) -> Clocks {
        Clocks { clock, left: vec![clock.at_start(); seats], running: SeatSet::NONE, since: at }
    }

    /// Advances the time to `at`, when `acted` has acted and the clocks of `running` start.
    pub fn advance(&mut self, at: Time, acted: Option<Seat>, running: SeatSet) {
        let passed = (at - self.since).max(0);
        for seat in self.running.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = (*left - passed).max(0);
            }
        }
        if let Some(left) = acted.and_then(|seat| self.left.get_mut(seat.index())) {
            *left = self.clock.after_acting(*left);
        }
        self.since = self.since.max(at);
        self.running = running;
    }

    /// When the first clock runs out.
    pub fn deadline(&self) -> Option<Time> {
        self.running.iter().filter_map(|seat| self.left.get(seat.index())).min().map(|left| self.since + left)
    }

    /// The seats that have run out of time.
    pub fn out_of_time(&self, at: Time) -> SeatSet {
        let passed = at - self.since;
        let over = |seat: &Seat| self.left.get(seat.index()).is_some_and(|left| *left <= passed);
        self.running.iter().filter(over).collect()
    }

    pub fn shown(&self, at: Time) -> Vec<TimeLeft> {
        let passed = (at - self.since).max(0);
        let shown = |(seat, left): (usize, &Time)| {
            let running = self.running.contains(Seat(seat as u8));
            TimeLeft { left_ms: if running { (left - passed).max(0) } else { *left }, running }
        };
        self.left.iter().enumerate().map(shown).collect()
    }
}
