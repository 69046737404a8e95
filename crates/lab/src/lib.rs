//! Studies over many games: matches between bots, how a card set and a letter deck play, the figures of the almanac,
//! how reliable reviews are, and which words bots write.

pub mod almanac;
pub mod arena;
pub mod balance;
pub mod calibration;
pub mod decks;
mod figures;
mod play;
pub mod plot;
pub mod ratings;
pub mod review;
pub mod sprt;
pub mod tune;
pub mod vocabulary;

pub use bots::Player;
pub use figures::Estimate;
