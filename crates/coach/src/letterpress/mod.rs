//! Teaching the word game.

mod moment;
mod notes;
#[cfg(not(target_arch = "wasm32"))]
pub mod pointing;
mod round_words;

pub use moment::Moment;
pub use notes::NOTES;
pub use round_words::round_words;
