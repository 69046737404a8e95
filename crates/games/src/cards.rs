//! Card files: text from a caller with a file system. The rules never see a path.

#[cfg(not(target_arch = "wasm32"))]
use crate::registered::OPTIONS;
use crate::registered::Registered;
use crate::{AnyGame, GameModule, Given, Refused};
use table::Fault;
use words::Words;

/// Card files of a game; part of [`AnyGame`]. A page reads no files: there no game has any.
pub trait CardFiles {
    /// Whether this text is clearly a card file of this game.
    fn is_card_file(&self, _text: &str) -> bool {
        false
    }

    /// The contents of a card file.
    fn card_sheet(&self, _text: &str) -> Result<Box<dyn CardSheet>, BadCards> {
        Err(BadCards::none())
    }

    /// The standard cards: those for a language, or the ones that depend on none.
    fn standard_cards(&self, _language: Option<&str>) -> Option<Box<dyn CardSheet>> {
        None
    }

    /// This game with the cards of a file instead, for a table with these options. The inner error is about the cards.
    fn with_cards(&self, _text: &str, _options: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused> {
        Ok(Err(BadCards::none()))
    }

    /// The same for a position.
    fn with_cards_for(&self, _text: &str, _position: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused> {
        Ok(Err(BadCards::none()))
    }
}

#[cfg(target_arch = "wasm32")]
impl<G: GameModule> CardFiles for Registered<G> {}

#[cfg(not(target_arch = "wasm32"))]
impl<G: GameModule> CardFiles for Registered<G> {
    fn is_card_file(&self, text: &str) -> bool {
        G::is_card_file(text)
    }

    fn card_sheet(&self, text: &str) -> Result<Box<dyn CardSheet>, BadCards> {
        G::card_sheet(text)
    }

    fn standard_cards(&self, language: Option<&str>) -> Option<Box<dyn CardSheet>> {
        G::standard_cards(language)
    }

    fn with_cards(&self, text: &str, options: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused> {
        Ok(self.with(text, &options.read(OPTIONS)?))
    }

    fn with_cards_for(&self, text: &str, position: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused> {
        let position: G::Position = position.read("position")?;
        Ok(match G::options_of(&position) {
            Some(options) => self.with(text, options),
            None => self.with(text, &Given::Text("{}").read(OPTIONS)?),
        })
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl<G: GameModule> Registered<G> {
    fn with(&self, text: &str, options: &G::Options) -> Result<Box<dyn AnyGame>, BadCards> {
        Ok(Box::new(Registered(self.0.clone().with_cards(text, options)?)))
    }
}

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
    pub(crate) fn none() -> BadCards {
        BadCards::Unfit("this game has no card files".to_owned())
    }

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
