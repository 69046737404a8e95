//! Makes files that are generated from the games: `cargo xtask cards`, `types`, `records`, `tune`, `train` and `lexicon` run this, so that
//! the other tasks build without the games.

mod cards;
mod lexicon;
mod records;
mod train;
mod tune;
mod types;

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
    /// Write the standard cards as Rust values
    Cards,
    /// Write the page's TypeScript types
    Types,
    /// Regenerate the recorded games and their coverage list
    Records(records::Args),
    /// Tune the weights of the Gutenberg bot by self-play
    Tune(tune::Args),
    /// Train the Gutenberg bot's judge by self-play
    Train(train::Args),
    /// Rebuild a language's word files
    Lexicon(lexicon::LexiconChore),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().chore {
        Chore::Cards => cards::write(&root()),
        Chore::Types => types::write(&root()),
        Chore::Records(args) => records::run(&args),
        Chore::Tune(args) => tune::run(&args, &root()),
        Chore::Train(args) => train::run(&args, &root()),
        Chore::Lexicon(chore) => lexicon::run(&chore),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
