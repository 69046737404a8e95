//! The one binary.

mod card_file;
mod cards_command;
mod output;
mod words_command;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Manicule ☞ the two board games called Gutenberg.
#[derive(Parser)]
#[command(name = "manicule", version, about)]
struct Manicule {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check a card set or print it as tables.
    Cards(cards_command::Cards),
    /// Find the words that a set of cards can spell.
    Words(words_command::WordsArgs),
}

fn main() -> ExitCode {
    let outcome = match Manicule::parse().command {
        Command::Cards(cards) => cards_command::run(cards),
        Command::Words(words) => words_command::run(words),
    };
    outcome.unwrap_or_else(|error| {
        output::complain(&format!("manicule: {error:#}"));
        ExitCode::FAILURE
    })
}
