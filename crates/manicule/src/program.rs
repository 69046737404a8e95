//! What this program provides to the engine: files, randomness, words, a clock.

use crate::card_file;
use bots::{SystemClock, Watch};
use engine::{EngineError, Host};
use std::path::Path;
use table::Seed;
use words::Words;

#[derive(Default)]
pub struct Program;

impl Host for Program {
    fn card_file(&self, path: &str) -> Result<String, EngineError> {
        card_file::read_named(Path::new(path))
    }

    fn seed(&self) -> Result<Seed, String> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
        Ok(Seed(bytes))
    }

    fn words(&self, language: &str) -> Option<Words> {
        Words::new(language)
    }

    fn watch(&self) -> &dyn Watch {
        &SystemClock
    }
}
