//! How a server is run.

use crate::clock::{WallClock, now};
use crate::housekeeping::Retention;
use crate::limits::Limits;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::Seed;

/// Where the secret seeds of tables come from.
pub type SeedSource = Arc<dyn Fn() -> Seed + Send + Sync>;

#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// The address people use, such as `https://games.example.org`. Without it, each request's own `Host` counts.
    pub public_url: Option<String>,
    /// Requests come through this many proxies of our own, each of which appends to `X-Forwarded-For`.
    pub trusted_proxies: usize,
    pub limits: Limits,
    pub retention: Retention,
    /// Account matters need a password that was given within this time.
    pub fresh_sign_in: Duration,
    /// `smtp://…` or `smtps://…`, and the sender's address.
    pub mail: Option<MailConfig>,
    /// The operating system's chance, except in tests that play the same game twice.
    pub seeds: SeedSource,
    /// The computer's clock, except in tests that let it jump.
    pub wall_clock: WallClock,
    /// Who is waited for and not connected for so long counts as absent, at tables without a clock.
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
            fresh_sign_in: Duration::from_secs(10 * 60),
            mail: None,
            wall_clock: Arc::new(now),
            absent_after: Duration::from_secs(30 * 60),
            seeds: Arc::new(|| Seed(crate::secrets::random_bytes())),
        }
    }
}
