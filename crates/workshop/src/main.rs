//! Makes what the games are delivered with. `cargo xtask records`, `tune` and `lexicon` come here, so that the other
//! chores are built without the games.

mod lexicon;
mod records;
mod tune;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Play the recorded games anew, and write down what occurs in them
    Records(records::Args),
    /// Find the weights of the printing-house bot by self-play
    Tune(tune::Args),
    /// Make a language's word files again
    Lexicon(lexicon::LexiconChore),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().chore {
        Chore::Records(args) => records::run(&args),
        Chore::Tune(args) => tune::run(&args, &root()),
        Chore::Lexicon(chore) => lexicon::run(&chore),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
