//! How a server is run.

use crate::limits::Limits;
use std::net::SocketAddr;
use std::sync::Arc;
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
    /// Requests come through a proxy on this machine, which says for whom in `X-Forwarded-For`.
    pub behind_proxy: bool,
    pub limits: Limits,
    /// `smtp://…` or `smtps://…`, and the sender's address.
    pub mail: Option<MailConfig>,
    /// The operating system's chance, except in tests that play the same game twice.
    pub seeds: SeedSource,
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
            behind_proxy: false,
            limits: Limits::default(),
            mail: None,
            seeds: Arc::new(|| Seed(crate::secrets::random_bytes())),
        }
    }
}
