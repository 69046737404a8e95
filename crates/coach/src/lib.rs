//! The teacher. [`lessons`] parses lessons, judges the learner's actions, plays the other seats and checks lesson files;
//! [`notes`] explains things in a first game when they first matter; [`round_words`] comments on each round; [`review`]
//! analyses a finished game. Uses no files, clock or randomness of its own.

mod gutenberg;
pub mod lessons;
mod letterpress;
mod notes;
mod pointer;
pub mod review;
mod round_words;
#[cfg(not(target_arch = "wasm32"))]
mod seen;

pub use notes::{Noted, all_notes, notes};
pub use pointer::{BadPointer, BoardRow, Button, OwnPart, Part, Pointer};
pub use round_words::{RoundWord, round_words};
