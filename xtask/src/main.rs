//! The project's own chores: `cargo xtask test`, `bench`, `rules`, `lexicon` …

mod records;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's own chores")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Play the recorded games anew, and write down what occurs in them
    Records(records::Args),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().chore {
        Chore::Records(args) => records::run(&args),
    }
}
