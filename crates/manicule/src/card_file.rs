//! Card files of all games. Only the program reads files; the games get their text.

use engine::EngineError;
use games::{AnyGame, BadCards, GameModule, Games};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use table::Fault;

/// In bytes; the standard card files have about ten thousand.
const LARGEST_FILE: u64 = 1_000_000;

/// Why a card file cannot be used.
#[derive(Debug)]
pub enum CardFileError {
    Unreadable { path: PathBuf, source: std::io::Error },
    Faulty { path: PathBuf, faults: Vec<Fault> },
}

impl std::fmt::Display for CardFileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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

impl CardFileError {
    pub fn new(path: &Path, bad: BadCards) -> CardFileError {
        let faults = match bad {
            BadCards::Faults(faults) => faults,
            BadCards::Unfit(why) => vec![BadCards::fault(1, 1, why)],
        };
        CardFileError::Faulty { path: path.to_owned(), faults }
    }
}

/// The game that a card file belongs to: the one that recognizes it, else the one whose cards depend on no language.
pub fn game_of<'g>(games: &'g Games, text: &str) -> Option<&'g dyn AnyGame> {
    let recognized = games.iter().find(|game| game.is_card_file(text));
    recognized.or_else(|| games.iter().find(|game| game.standard_cards(None).is_some()))
}

pub fn read(path: &Path) -> Result<String, CardFileError> {
    let mut bytes = Vec::new();
    // Reading one byte more than allowed detects a file that is too large, and never reads a device without end.
    let read = File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes));
    read.map_err(|source| CardFileError::Unreadable { path: path.to_owned(), source })?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let last_line = valid.rsplit('\n').next().unwrap_or_default();
        let (line, column) = (valid.matches('\n').count() + 1, last_line.chars().count() + 1);
        let message = "this is not UTF-8 text: save the file with that encoding";
        CardFileError::Faulty { path: path.to_owned(), faults: vec![BadCards::fault(line, column, message)] }
    })
}

/// The text of a card file that options name.
pub fn read_named(path: &Path) -> Result<String, EngineError> {
    // Opening a pipe could block forever.
    if path.exists() && !path.is_file() {
        return Err(EngineError::unreadable_cards(format!("{} is not a regular file", path.display())));
    }
    read(path).map_err(|error| match error {
        CardFileError::Faulty { path, faults } => {
            EngineError::bad_cards(&path.display().to_string(), BadCards::Faults(faults))
        }
        unreadable => EngineError::unreadable_cards(unreadable),
    })
}

/// A game with the cards of a file.
pub fn with_cards<G: GameModule>(game: G, path: &Path, options: &G::Options) -> Result<G, CardFileError> {
    game.with_cards(&read(path)?, options).map_err(|bad| CardFileError::new(path, bad))
}
