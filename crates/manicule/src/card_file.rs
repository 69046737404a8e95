//! Card files of both games: the card set of one, the letter decks of the other.

use gutenberg::catalogue::{CardFault, CardSet};
use letterpress::decks::{self, Deck, DeckFault};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// What a card file describes.
pub enum Cards {
    Set(Box<CardSet>),
    Deck(Box<Deck>),
}

/// Why a card file cannot be played with.
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

/// A file of either game: its head tells which.
pub fn load_any(path: &Path) -> Result<Cards, CardFileError> {
    let text = read(path)?;
    if text.len() <= CardSet::LARGEST_FILE && decks::is_deck(&text) {
        deck(path, &text).map(|deck| Cards::Deck(Box::new(deck)))
    } else {
        set(path, &text).map(|set| Cards::Set(Box::new(set)))
    }
}

/// The card set of the printing-house game.
pub fn load(path: &Path) -> Result<CardSet, CardFileError> {
    set(path, &read(path)?)
}

fn set(path: &Path, text: &str) -> Result<CardSet, CardFileError> {
    CardSet::parse(text).map_err(|faults| CardFileError::Faulty { path: path.to_owned(), faults })
}

fn deck(path: &Path, text: &str) -> Result<Deck, CardFileError> {
    let faulty = |faults: Vec<DeckFault>| {
        let fault = |fault: DeckFault| CardFault { line: fault.line, column: fault.column, message: fault.message };
        CardFileError::Faulty { path: path.to_owned(), faults: faults.into_iter().map(fault).collect() }
    };
    let deck = decks::read(text).map_err(faulty)?;
    if deck.people().next().is_none() {
        let message = "the deck has too few cards to deal all rounds for any number of people (L2.7)".to_owned();
        return Err(faulty(vec![DeckFault { line: 1, column: 1, message }]));
    }
    Ok(deck)
}

fn read(path: &Path) -> Result<String, CardFileError> {
    let bytes = read_some(path).map_err(|source| CardFileError::Unreadable { path: path.to_owned(), source })?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let last_line = sound.rsplit('\n').next().unwrap_or_default();
        let fault = CardFault {
            line: sound.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
            message: "this is not UTF-8 text: save the file with that encoding".to_owned(),
        };
        CardFileError::Faulty { path: path.to_owned(), faults: vec![fault] }
    })
}

/// No more than shows that a file is too large: a device has no end.
fn read_some(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(CardSet::LARGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
