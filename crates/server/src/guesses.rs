//! Wrong passwords: each makes the next try from the same place wait longer. Places are counted, never accounts, so that
//! nobody can lock out an account's owner by guessing from somewhere else.

use crate::limits::{Network, too_many};
use crate::problem::Answer;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where a try comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A browser in which this account's owner has signed in before.
    Device(String),
    Network(Network),
}

struct Tries {
    wrong: u32,
    /// No further try before then.
    until: Instant,
}

/// So many wrong passwords cost no waiting.
const FREE: u32 = 5;
const LONGEST: Duration = Duration::from_secs(5 * 60);
/// Without a try for so long, all is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

#[derive(Default)]
pub struct Guesses(Mutex<HashMap<(String, Place), Tries>>);

impl Guesses {
    fn tries(&self) -> MutexGuard<'_, HashMap<(String, Place), Tries>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a try as wrong, until [`Guesses::forgive`]; or says how long to wait.
    pub fn count(&self, login: &str, place: &Place) -> Answer<()> {
        let now = Instant::now();
        let mut tries = self.tries();
        let here = tries.entry((login.to_owned(), place.clone())).or_insert(Tries { wrong: 0, until: now });
        if here.until > now {
            return Err(too_many(here.until - now));
        }
        here.wrong += 1;
        let doublings = here.wrong.saturating_sub(FREE);
        if doublings > 0 {
            here.until = now + Duration::from_secs(1 << doublings.min(16)).min(LONGEST);
        }
        Ok(())
    }

    /// The password was right.
    pub fn forgive(&self, login: &str, place: &Place) {
        self.tries().remove(&(login.to_owned(), place.clone()));
    }

    pub fn tidy(&self) {
        let now = Instant::now();
        self.tries().retain(|_, tries| tries.until + FORGOTTEN > now);
    }
}
