//! The results of a load test.

use std::fmt;
use std::io::Write;
use std::time::{Duration, Instant};

/// For each move, the time from when it was due until both seats had heard of it.
pub struct Latencies {
    sorted: Vec<Duration>,
    over: Duration,
}

impl Latencies {
    /// `over`: the time from when the first move was due until the last one was reported.
    pub fn new(mut latencies: Vec<Duration>, over: Duration) -> Latencies {
        latencies.sort_unstable();
        Latencies { sorted: latencies, over }
    }

    /// In milliseconds.
    pub fn percentile(&self, percent: usize) -> f64 {
        let last = self.sorted.len().saturating_sub(1);
        self.sorted.get((self.sorted.len() * percent / 100).min(last)).map_or(0.0, Duration::as_secs_f64) * 1e3
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.sorted.len();
        write!(f, "{moves} moves, {:.0} a second, both seats told after ", moves as f64 / self.over.as_secs_f64())?;
        write!(f, "p50 {:.1} ms, p90 {:.1} ms, ", self.percentile(50), self.percentile(90))?;
        write!(f, "p99 {:.1} ms, at most {:.1} ms", self.percentile(99), self.percentile(100))
    }
}

/// How long this disk takes to flush one page: the lower bound for a single durable move, whatever the database.
pub fn flush_time() -> String {
    let mut file = tempfile::tempfile_in(".").unwrap();
    let mut times: Vec<Duration> = (0..50)
        .map(|_| {
            file.write_all(&[0; 4096]).unwrap();
            let begun = Instant::now();
            file.sync_data().unwrap();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    format!("p50 {:.1} ms, p90 {:.1} ms", times[25].as_secs_f64() * 1e3, times[45].as_secs_f64() * 1e3)
}
