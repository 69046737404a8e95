//! Limits log lines that strangers can cause to a few per second, and counts those left out.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Use one `static` per kind of log line.
pub struct Sampler(Mutex<Window>);

struct Window {
    begun: Option<Instant>,
    logged: u32,
    left_out: u64,
}

impl Sampler {
    pub const fn new() -> Sampler {
        Sampler(Mutex::new(Window { begun: None, logged: 0, left_out: 0 }))
    }

    /// Admits at most `per_second` lines a second. `Some` holds the number of lines left out since the last one.
    pub fn admit(&self, per_second: u32) -> Option<u64> {
        let mut window = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if window.begun.is_none_or(|begun| begun.elapsed() >= Duration::from_secs(1)) {
            window.begun = Some(Instant::now());
            window.logged = 0;
        }
        if window.logged >= per_second {
            window.left_out += 1;
            return None;
        }
        window.logged += 1;
        Some(std::mem::take(&mut window.left_out))
    }
}
