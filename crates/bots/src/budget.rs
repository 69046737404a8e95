//! How long a bot may think.

use std::time::Duration;

/// For one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The same on every machine.
    Iterations(u32),
    Time(Duration),
}
