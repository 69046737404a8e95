//! The kernel that both games share.
//!
//! A [`Game`] is a box: its rules and its card set. A `State` is what lies on the table while it is played. A [`Play`]
//! is one sitting: a game, its state, and the [`Record`] from which both can be rebuilt.
//!
//! Nothing here does IO, reads a clock or draws a random number from anywhere but [`Dice`].

#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stderr, clippy::print_stdout)]

mod audience;
mod chacha8;
mod dice;
mod game;
#[cfg(feature = "testing")]
pub mod laws;
mod play;
mod record;
mod seat;
mod sort;

pub use audience::{Audience, NoSuchSeat, Nobody, Told, Viewer, Witness};
pub use dice::{BadSeed, Dice, Seed};
pub use game::{Fault, Game, Listing, Refusal};
pub use play::{CannotUndo, Play};
pub use record::{BadRecord, Outcome, RECORD_FORMAT, Record, Turn, plays_version};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use sort::{sort_by, sort_by_number, sort_short, sort_short_by};
