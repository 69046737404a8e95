//! Rate limits.

mod connections;
mod frames;
mod limiter;
mod network;

pub use connections::ConnectionLimiter;
pub use frames::{FrameGate, Verdict};
pub use limiter::{Limiter, too_many};
pub use network::{Network, forwarded_for};

use std::time::Duration;

/// A token bucket: `burst` at once, then one more every `every`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub every: Duration,
}

impl Rate {
    pub const NONE: Rate = Rate { burst: u32::MAX, every: Duration::ZERO };

    pub const fn per_minute(burst: u32, count: u32) -> Rate {
        Rate { burst, every: Duration::from_millis(60_000 / count as u64) }
    }

    pub const fn per_day(burst: u32, count: u32) -> Rate {
        Rate { burst, every: Duration::from_secs(24 * 60 * 60 / count as u64) }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Sign-in attempts, by network.
    pub sign_in: Rate,
    /// New guests and accounts, by network.
    pub new_people: Rate,
    /// Tables opened, by person.
    pub tables: Rate,
    /// Running tables with bots only, by person.
    pub bots_only_tables: usize,
    /// Lines of chat, by person.
    pub chat: Rate,
    /// HTTP requests by network, and moves by person.
    pub requests: Rate,
    /// Frames of one WebSocket, of any kind.
    pub socket_frames: Rate,
    /// Frames of all sockets of one person.
    pub person_frames: Rate,
    /// Frames of all sockets of one network.
    pub network_frames: Rate,
    /// Confirmation mails, by address and by person.
    pub confirmations: Rate,
    /// "It is your turn" mails, by address.
    pub turn_mails: Rate,
    /// Exports of personal data, by person.
    pub exports: Rate,
    /// Log lines per second of each kind that strangers can cause.
    pub log_lines: u32,
    /// Concurrent connections from one network.
    pub connections: usize,
    /// A whole request, head and body, must arrive within this time.
    pub request_within: Duration,
    /// A client must read at least [`crate::write_timeout::MIN_PROGRESS`] bytes of a waiting response within this time.
    pub read_within: Duration,
    /// A socket that is silent for this long is closed.
    pub silence: Duration,
    /// How often a socket's session is revalidated: `manicule admin` may have ended it.
    pub review: Duration,
}

/// Concurrent connections from all networks.
pub const MAX_CONNECTIONS: usize = 20_000;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sign_in: Rate::per_minute(10, 5),
            new_people: Rate::per_minute(30, 10),
            tables: Rate::per_minute(20, 10),
            bots_only_tables: 3,
            chat: Rate::per_minute(10, 30),
            requests: Rate::per_minute(300, 1200),
            socket_frames: Rate::per_minute(120, 600),
            person_frames: Rate::per_minute(240, 1200),
            network_frames: Rate::per_minute(1200, 6000),
            confirmations: Rate::per_day(3, 3),
            turn_mails: Rate::per_day(50, 50),
            exports: Rate::per_day(5, 24),
            log_lines: 20,
            connections: 500,
            request_within: Duration::from_secs(10),
            read_within: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            review: Duration::from_secs(60),
        }
    }
}

impl Limits {
    /// For local use, load tests, and servers behind a limiting proxy.
    pub fn none() -> Limits {
        Limits {
            sign_in: Rate::NONE,
            new_people: Rate::NONE,
            tables: Rate::NONE,
            bots_only_tables: usize::MAX,
            chat: Rate::NONE,
            requests: Rate::NONE,
            socket_frames: Rate::NONE,
            person_frames: Rate::NONE,
            network_frames: Rate::NONE,
            turn_mails: Rate::NONE,
            exports: Rate::NONE,
            log_lines: u32::MAX,
            connections: MAX_CONNECTIONS,
            ..Limits::default()
        }
    }
}

/// The limiters of one node.
pub struct Limiters {
    pub sign_in: Limiter<Network>,
    pub new_people: Limiter<Network>,
    pub tables: Limiter<String>,
    pub chat: Limiter<String>,
    pub requests: Limiter<Network>,
    pub moves: Limiter<String>,
    pub person_frames: Limiter<String>,
    pub network_frames: Limiter<Network>,
    pub confirmations_by_person: Limiter<String>,
    pub confirmations_to_address: Limiter<String>,
    pub turn_mails: Limiter<String>,
    pub exports: Limiter<String>,
}

impl Limiters {
    pub fn new(limits: &Limits) -> Limiters {
        Limiters {
            sign_in: Limiter::new(limits.sign_in),
            new_people: Limiter::new(limits.new_people),
            tables: Limiter::new(limits.tables),
            chat: Limiter::new(limits.chat),
            requests: Limiter::new(limits.requests),
            moves: Limiter::new(limits.requests),
            person_frames: Limiter::new(limits.person_frames),
            network_frames: Limiter::new(limits.network_frames),
            confirmations_by_person: Limiter::new(limits.confirmations),
            confirmations_to_address: Limiter::new(limits.confirmations),
            turn_mails: Limiter::new(limits.turn_mails),
            exports: Limiter::new(limits.exports),
        }
    }

    /// Forgets keys that have their whole burst again. Runs every few seconds, never within a request.
    pub fn tidy(&self) {
        for limiter in [&self.sign_in, &self.new_people, &self.requests, &self.network_frames] {
            limiter.tidy();
        }
        for limiter in [
            &self.tables,
            &self.chat,
            &self.moves,
            &self.person_frames,
            &self.confirmations_by_person,
            &self.confirmations_to_address,
            &self.turn_mails,
            &self.exports,
        ] {
            limiter.tidy();
        }
    }
}
