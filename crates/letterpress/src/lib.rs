//! The word-drafting game.
