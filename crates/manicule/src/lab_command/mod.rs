//! `manicule lab`: how card sets and letter decks play, and what bots write.

mod balance;
mod deck;
mod vocabulary;

use clap::{Args, Subcommand};
use std::process::ExitCode;

#[derive(Args)]
pub struct Lab {
    #[command(subcommand)]
    study: Which,
}

#[derive(Subcommand)]
enum Which {
    /// Let good players play the printing-house game and report on seats, characters, cards, gears and solo scores.
    Balance(balance::Balance),
    /// Deal many hands of a letter deck and report on the words they give and the challenges they can meet.
    Deck(deck::DeckArgs),
    /// Print the words that bots of a level write, by play.
    Words(vocabulary::VocabularyArgs),
}

pub fn run(lab: &Lab) -> anyhow::Result<ExitCode> {
    match &lab.study {
        Which::Balance(balance) => balance::run(balance),
        Which::Deck(deck) => deck::run(deck),
        Which::Words(vocabulary) => vocabulary::run(vocabulary),
    }
}
