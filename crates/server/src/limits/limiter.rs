//! A rate limit per key.

use super::Rate;
use crate::problem::{ApiResult, ErrorCode, Problem};
use governor::clock::{Clock, MonotonicClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

/// `None` if unlimited.
pub struct Limiter<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

/// The quota of this rate; `None` if unlimited.
pub(super) fn quota(rate: Rate) -> Option<Quota> {
    let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
    Quota::with_period(rate.every).map(|quota| quota.allow_burst(burst)).filter(|_| rate != Rate::NONE)
}

pub fn too_many(wait: Duration) -> Problem {
    metrics::counter!("manicule_rate_limited_total").increment(1);
    let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
    let problem = Problem::new(ErrorCode::TooMany, format!("too many requests: wait {seconds} s"));
    Problem { retry_after_s: Some(seconds), ..problem }
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    pub fn new(rate: Rate) -> Limiter<K> {
        Limiter(quota(rate).map(RateLimiter::keyed))
    }

    /// Takes a token, or says how long to wait.
    pub fn take(&self, key: &K) -> ApiResult<()> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|until| too_many(until.wait_time_from(MonotonicClock.now())))
    }

    pub(super) fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}
