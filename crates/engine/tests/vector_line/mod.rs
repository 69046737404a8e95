//! Reads a line of `vectors/`.

use sha2::{Digest, Sha256};
use std::path::Path;

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
