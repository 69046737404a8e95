//! Many games at once: matches between bots, how a card set and a letter deck play, and what bots write.

pub mod arena;
pub mod balance;
pub mod decks;
mod figures;
pub mod plot;
pub mod tune;
pub mod vocabulary;

pub use bots::Player;
pub use figures::Estimate;
