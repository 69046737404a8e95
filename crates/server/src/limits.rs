//! Limits: a bucket of tries for each who asks, refilled steadily; connections for each address; patience.

use crate::problem::{Answer, Code, Problem};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What is limited, and how much of it: so many at once, and so many each minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub per_minute: u32,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tries to sign in, by address.
    pub sign_in: Rate,
    /// Tries to sign in to one account, from all addresses: more, so that one who guesses locks nobody out.
    pub sign_in_to_one: Rate,
    /// New guests and accounts, by address.
    pub new_people: Rate,
    /// Tables opened, by person.
    pub tables: Rate,
    /// Lines of chat, by person.
    pub chat: Rate,
    /// Moves and all other requests, by person or address.
    pub requests: Rate,
    /// Connections at once from one address.
    pub connections: usize,
    /// A request, head and body, must be there by then.
    pub request_within: Duration,
    /// A socket that gives no sign of life for so long is let go.
    pub silence: Duration,
}

/// Connections at once, from all addresses.
pub const ALL_CONNECTIONS: usize = 20_000;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sign_in: Rate { burst: 10, per_minute: 5 },
            sign_in_to_one: Rate { burst: 100, per_minute: 50 },
            new_people: Rate { burst: 30, per_minute: 10 },
            tables: Rate { burst: 20, per_minute: 10 },
            chat: Rate { burst: 10, per_minute: 30 },
            requests: Rate { burst: 300, per_minute: 1200 },
            connections: 500,
            request_within: Duration::from_secs(10),
            silence: Duration::from_secs(60),
        }
    }
}

impl Limits {
    /// For one's own machine, load tests, and servers that are limited elsewhere.
    pub fn none() -> Limits {
        let rate = Rate { burst: u32::MAX, per_minute: u32::MAX };
        Limits {
            sign_in: rate,
            sign_in_to_one: rate,
            new_people: rate,
            tables: rate,
            chat: rate,
            requests: rate,
            connections: ALL_CONNECTIONS,
            ..Limits::default()
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
        let mut buckets = lock(&self.0);
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

/// How many connections each address has.
#[derive(Clone, Default)]
pub struct Doors(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Doors {
    /// Lets one more in from this address, unless there are `most` already.
    pub fn enter(&self, address: IpAddr, most: usize) -> Option<Entered> {
        let mut counts = lock(&self.0);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Entered { doors: self.clone(), address })
    }
}

/// A connection that is there until this is dropped.
pub struct Entered {
    doors: Doors,
    address: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut counts = lock(&self.doors.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
