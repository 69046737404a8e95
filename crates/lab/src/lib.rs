//! Many games at once: matches between bots, and how a card set plays.

pub mod arena;
pub mod balance;
mod figures;
mod player;
pub mod plot;
pub mod tune;

pub use figures::Estimate;
pub use player::{BadPlayer, Player};
