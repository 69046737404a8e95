//! A card set from a file.

use gutenberg::catalogue::{CardFault, CardSet};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Why a card file gives no card set.
#[derive(Debug)]
pub enum CardFileError {
    Unreadable { path: PathBuf, source: std::io::Error },
    Faulty { path: PathBuf, faults: Vec<CardFault> },
}

impl fmt::Display for CardFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardFileError::Unreadable { path, source } => {
                write!(f, "cannot read the card set {}: {source}", path.display())
            }
            CardFileError::Faulty { path, faults } => {
                let lines: Vec<String> = faults.iter().map(|fault| format!("{}:{fault}", path.display())).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

impl std::error::Error for CardFileError {}

pub fn load(path: &Path) -> Result<CardSet, CardFileError> {
    let bytes = read_some(path).map_err(|source| CardFileError::Unreadable { path: path.to_owned(), source })?;
    let faults = match std::str::from_utf8(&bytes) {
        Ok(text) => match CardSet::parse(text) {
            Ok(set) => return Ok(set),
            Err(faults) => faults,
        },
        Err(error) => {
            let sound = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let last_line = sound.rsplit('\n').next().unwrap_or_default();
            vec![CardFault {
                line: sound.matches('\n').count() + 1,
                column: last_line.chars().count() + 1,
                message: "this is not UTF-8 text: save the file with that encoding".to_owned(),
            }]
        }
    };
    Err(CardFileError::Faulty { path: path.to_owned(), faults })
}

/// No more than shows that a file is too large: a device has no end.
fn read_some(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(CardSet::LARGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
