//! Rate limits: a bucket of tries for each who asks, refilled steadily.

use crate::problem::{Answer, Code, Problem};
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

/// What is limited, and how much of it: so many at once, and so many each minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub per_minute: u32,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tries to sign in, by address and by login.
    pub sign_in: Rate,
    /// New guests and accounts, by address.
    pub new_people: Rate,
    /// Tables opened, by person.
    pub tables: Rate,
    /// Lines of chat, by person.
    pub chat: Rate,
    /// Moves and all other requests, by person or address.
    pub requests: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sign_in: Rate { burst: 10, per_minute: 5 },
            new_people: Rate { burst: 30, per_minute: 10 },
            tables: Rate { burst: 20, per_minute: 10 },
            chat: Rate { burst: 10, per_minute: 30 },
            requests: Rate { burst: 300, per_minute: 1200 },
        }
    }
}

impl Limits {
    /// For one's own machine, load tests, and servers that are limited elsewhere.
    pub fn none() -> Limits {
        let rate = Rate { burst: u32::MAX, per_minute: u32::MAX };
        Limits { sign_in: rate, new_people: rate, tables: rate, chat: rate, requests: rate }
    }
}

struct Bucket {
    tries: f64,
    at: Instant,
}

/// More buckets than this are thinned out: those that are full again say nothing.
const MANY: usize = 100_000;

#[derive(Default)]
pub struct Buckets(Mutex<HashMap<String, Bucket>>);

impl Buckets {
    /// Takes one try, or says when there will be one again.
    pub fn take(&self, rate: Rate, key: String) -> Answer<()> {
        if rate.burst == u32::MAX {
            return Ok(());
        }
        let now = Instant::now();
        let per_second = f64::from(rate.per_minute) / 60.0;
        let mut buckets = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| now.duration_since(bucket.at).as_secs() < 600);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tries: f64::from(rate.burst), at: now });
        let refilled = bucket.tries + now.duration_since(bucket.at).as_secs_f64() * per_second;
        bucket.tries = refilled.min(f64::from(rate.burst));
        bucket.at = now;
        if bucket.tries >= 1.0 {
            bucket.tries -= 1.0;
            return Ok(());
        }
        let wait = ((1.0 - bucket.tries) / per_second).ceil().max(1.0) as u64;
        metrics::counter!("manicule_rate_limited_total").increment(1);
        let problem = Problem::new(Code::TooMany, format!("too many tries: wait {wait} seconds"));
        Err(Problem { retry_after_s: Some(wait), ..problem })
    }
}
