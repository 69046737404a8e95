//! Rate limits for WebSocket frames: per socket, per person and per network. Every frame counts.

use super::limiter::{quota, too_many};
use super::{Limiters, Limits, Network};
use crate::problem::Problem;
use governor::clock::{Clock, MonotonicClock};
use governor::{DefaultDirectRateLimiter, RateLimiter};

/// Refused frames that get an answer; later ones are dropped unread.
const ANSWERED: u32 = 20;
/// A socket with this many more refused than accepted frames is closed.
const MOST_REFUSED: u32 = 100;

/// What happens to a frame.
#[derive(Debug)]
pub enum Verdict {
    Accept,
    /// Ignored, and the sender is told so.
    Refuse(Problem),
    Drop,
    /// The sender does not slow down: close the socket.
    Close,
}

pub struct FrameGate {
    own: Option<DefaultDirectRateLimiter>,
    person: Option<String>,
    network: Network,
    refused: u32,
}

impl FrameGate {
    pub fn new(limits: &Limits, person: Option<String>, network: Network) -> FrameGate {
        FrameGate { own: quota(limits.socket_frames).map(RateLimiter::direct), person, network, refused: 0 }
    }

    pub fn check(&mut self, limiters: &Limiters) -> Verdict {
        let Err(problem) = self.count(limiters) else {
            self.refused = self.refused.saturating_sub(1);
            return Verdict::Accept;
        };
        self.refused += 1;
        if self.refused <= ANSWERED {
            Verdict::Refuse(problem)
        } else if self.refused < MOST_REFUSED {
            Verdict::Drop
        } else {
            Verdict::Close
        }
    }

    fn count(&self, limiters: &Limiters) -> Result<(), Problem> {
        if let Some(own) = &self.own {
            own.check().map_err(|until| too_many(until.wait_time_from(MonotonicClock.now())))?;
        }
        if let Some(person) = &self.person {
            limiters.person_frames.take(person)?;
        }
        limiters.network_frames.take(&self.network)
    }
}
