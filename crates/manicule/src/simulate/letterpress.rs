//! The options of the word-drafting game on the command line.

use super::Run;
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Args)]
pub struct Table {
    /// 1 to 6; one person plays against the Rotary Press.
    #[arg(long, default_value_t = 2)]
    people: u8,
    /// The language of the cards and words.
    #[arg(long, default_value = "fr", value_parser = ["fr", "en", "it", "de", "pl"])]
    language: String,
    /// Of the solo game.
    #[arg(long, default_value = "normal", value_parser = ["normal", "easy", "hard"])]
    difficulty: String,
    /// The least letters of a word.
    #[arg(long, default_value_t = 2)]
    min_length: u8,
    /// What breaks a tie at the end: points left over in the collection, or of the whole.
    #[arg(long, default_value = "left", value_parser = ["left", "whole"])]
    tie: String,
    /// A deck file instead of the standard deck.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    #[command(flatten)]
    run: Run,
}

impl Table {
    pub fn run(&self) -> &Run {
        &self.run
    }

    pub fn options(&self) -> Value {
        json!({
            "people": self.people,
            "language": self.language,
            "difficulty": self.difficulty,
            "min_length": self.min_length,
            "tie": self.tie,
            "cards": self.cards,
        })
    }
}
