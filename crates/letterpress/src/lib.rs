//! The word-drafting game.

pub mod languages;
pub mod lexicon;
