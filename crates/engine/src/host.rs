//! What the engine needs from the program that it runs in.

use crate::EngineError;
use bots::Watch;
use table::Seed;
use words::Words;

pub trait Host {
    /// The text of a card file that options name.
    fn card_file(&self, path: &str) -> Result<String, EngineError>;

    /// Fresh randomness, for games and bots without a seed. The error says what is wrong.
    fn seed(&self) -> Result<Seed, String>;

    /// The words of a language; `None` if there are none.
    fn words(&self, language: &str) -> Option<Words>;

    /// Provides the time while a bot thinks, and may stop it.
    fn watch(&self) -> &dyn Watch;
}
