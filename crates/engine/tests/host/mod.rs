//! A host without files.

use bots::{SystemClock, Watch};
use engine::{EngineError, Host};
use table::Seed;
use words::Words;

#[derive(Default)]
pub struct Machine;

impl Host for Machine {
    fn card_file(&self, path: &str) -> Result<String, EngineError> {
        Err(EngineError::unreadable_cards(path))
    }

    fn seed(&self) -> Result<Seed, String> {
        Err("every vector names its seed".to_owned())
    }

    fn words(&self, language: &str) -> Option<Words> {
        Words::new(language)
    }

    fn watch(&self) -> &dyn Watch {
        &SystemClock
    }
}
