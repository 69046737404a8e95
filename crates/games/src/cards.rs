//! Card files: text from a caller with a file system. The rules never see a path.

use table::Fault;
use words::Words;

/// Why a card file cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadCards {
    /// Each fault with its line and column.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Faults(Vec<Fault>),
    /// The file is correct, but not for this table.
    #[error("{0}")]
    Unfit(String),
}

impl BadCards {
    /// A fault at a place in the file, both counted from 1.
    pub fn fault(line: usize, column: usize, message: impl Into<String>) -> Fault {
        Fault { at: format!("{line}:{column}"), rule: None, message: message.into() }
    }
}

/// A card file or a standard set of cards, for people and programs.
pub trait CardSheet {
    /// One sentence about a file without faults.
    fn summary(&self, file: &str, words: &Words) -> String;
    /// The cards as text tables.
    fn tables(&self, words: &Words) -> String;
    /// As JSON, indented.
    fn json(&self) -> String;
}
