//! Server configuration.

use crate::clock::{WallClock, now};
use crate::housekeeping::Retention;
use crate::limits::Limits;
use crate::secrets::sha256;
use games::Games;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Seed;

/// The source of the tables' secret seeds.
pub type SeedSource = Arc<dyn Fn() -> Seed + Send + Sync>;

/// For tests: the same number always gives the same seeds, in the same order.
pub fn numbered_seeds(number: u64) -> SeedSource {
    let drawn = AtomicU64::new(0);
    Arc::new(move || {
        let count = drawn.fetch_add(1, Ordering::Relaxed);
        Seed(sha256(&format!("manicule test seed 1\n{number}\n{count}")))
    })
}

#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// The public address, such as `https://games.example.org`. Without it, each request's `Host` header is used.
    pub public_url: Option<String>,
    /// The number of own proxies in front of the server. Each appends to `X-Forwarded-For`.
    pub trusted_proxies: usize,
    pub limits: Limits,
    pub retention: Retention,
    /// What can be played.
    pub games: Games,
    /// Account changes need a password given within this time.
    pub fresh_sign_in: Duration,
    /// `smtp://…` or `smtps://…`, and the sender's address.
    pub mail: Option<MailConfig>,
    /// The operating system's randomness, except in tests.
    pub seeds: SeedSource,
    /// The computer's clock, except in tests that make it jump.
    pub wall_clock: WallClock,
    /// At tables without a clock, a person whose turn it is and who is offline for this long counts as absent.
    pub absent_after: Duration,
}

#[derive(Clone, Debug)]
pub struct MailConfig {
    pub smtp: String,
    pub from: String,
}

impl Config {
    pub fn new(listen: SocketAddr, database: &str) -> Config {
        Config {
            listen,
            database: database.to_owned(),
            public_url: None,
            trusted_proxies: 0,
            limits: Limits::default(),
            retention: Retention::default(),
            games: Games::standard(),
            fresh_sign_in: Duration::from_secs(10 * 60),
            mail: None,
            wall_clock: Arc::new(now),
            absent_after: Duration::from_secs(30 * 60),
            seeds: Arc::new(|| Seed(crate::secrets::random_bytes())),
        }
    }
}
