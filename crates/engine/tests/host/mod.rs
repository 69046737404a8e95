//! A host without files, and how a line of `vectors/` is read.

#![allow(dead_code)] // Not every test uses all of it.

use bots::{SystemClock, Watch};
use engine::{EngineError, Host};
use sha2::{Digest, Sha256};
use std::path::Path;
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

/// A file of the repository.
pub fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `@path@` stands for the text of a file.
pub fn filled(ask: &str) -> String {
    let mut parts = ask.split('@');
    let before = parts.next().unwrap_or_default();
    match (parts.next(), parts.next()) {
        (Some(path), Some(after)) => format!("{before}{}{after}", read(path).trim_end()),
        _ => ask.to_owned(),
    }
}

pub fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
