//! The one binary.

mod card_file;
mod cards_command;
mod output;

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
}

fn main() -> ExitCode {
    let outcome = match Manicule::parse().command {
        Command::Cards(cards) => cards_command::run(cards),
    };
    outcome.unwrap_or_else(|error| {
        output::complain(&format!("manicule: {error:#}"));
        ExitCode::FAILURE
    })
}
