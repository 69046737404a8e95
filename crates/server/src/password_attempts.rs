//! Delays repeated wrong passwords. Attempts are counted by source, never by account alone, so that nobody can lock an
//! owner out by guessing from elsewhere.

use crate::limits::{Network, too_many};
use crate::problem::ApiResult;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where an attempt comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttemptSource {
    /// A browser in which this account's owner has signed in before.
    Device(String),
    Network(Network),
}

struct Attempts {
    wrong: u32,
    /// The next attempt is refused before this time.
    until: Instant,
}

/// Wrong passwords without a delay.
const FREE_ATTEMPTS: u32 = 5;
const MAX_DELAY: Duration = Duration::from_secs(5 * 60);
/// Attempts are forgotten after this time without another one.
const FORGET_AFTER: Duration = Duration::from_secs(60 * 60);

#[derive(Default)]
pub struct PasswordAttempts(Mutex<HashMap<(String, AttemptSource), Attempts>>);

impl PasswordAttempts {
    fn attempts(&self) -> MutexGuard<'_, HashMap<(String, AttemptSource), Attempts>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt as wrong until [`PasswordAttempts::clear`], or refuses it for now.
    pub fn record(&self, login: &str, source: &AttemptSource) -> ApiResult<()> {
        let now = Instant::now();
        let mut attempts = self.attempts();
        let here = attempts.entry((login.to_owned(), source.clone())).or_insert(Attempts { wrong: 0, until: now });
        if here.until > now {
            return Err(too_many(here.until - now));
        }
        here.wrong += 1;
        let doublings = here.wrong.saturating_sub(FREE_ATTEMPTS);
        if doublings > 0 {
            here.until = now + Duration::from_secs(1 << doublings.min(16)).min(MAX_DELAY);
        }
        Ok(())
    }

    /// The password was right.
    pub fn clear(&self, login: &str, source: &AttemptSource) {
        self.attempts().remove(&(login.to_owned(), source.clone()));
    }

    pub fn remove_expired(&self) {
        let now = Instant::now();
        self.attempts().retain(|_, attempts| attempts.until + FORGET_AFTER > now);
    }
}
