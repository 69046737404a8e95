//! The project's own chores: `cargo xtask test`, `bench`, `rules`, `play` …

mod lexicon;
mod records;
mod rules;
mod steps;
mod tune;

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's own chores")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run all checks: format, lints, tests, doc tests, rules table
    Test,
    /// List each rule with the tests that bear its id; a rule without one, or without a translation, is a fault
    Rules,
    /// Measure speed; names choose among the measurements
    Bench { names: Vec<String> },
    /// Play: until there is a board to look at, a thousand games of random players
    Play,
    /// Play the recorded games anew, and write down what occurs in them
    Records(records::Args),
    /// Find the weights of the printing-house bot by self-play
    Tune(tune::Args),
    /// Make a language's word files again
    Lexicon(lexicon::LexiconChore),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().chore {
        Chore::Test => steps::test(),
        Chore::Rules => rules::check(&root()),
        Chore::Bench { names } => bench(&names),
        Chore::Play => play(),
        Chore::Records(args) => records::run(&args),
        Chore::Tune(args) => tune::run(&args, &root()),
        Chore::Lexicon(chore) => lexicon::run(&chore),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The cargo that runs this.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

fn bench(names: &[String]) -> anyhow::Result<()> {
    let mut bench = cargo();
    bench.args(["bench", "--workspace", "--benches", "--"]).args(names);
    if !bench.status().context("cargo bench does not start")?.success() {
        bail!("the measurements did not finish");
    }
    println!("Compare with the figures in docs/performance.md.");
    Ok(())
}

fn play() -> anyhow::Result<()> {
    println!("There is no board to look at yet. Random players play a thousand games of four with characters instead.");
    let mut play = cargo();
    play.args(["run", "--release", "--quiet", "--package", "manicule", "--"]);
    play.args(["simulate", "gutenberg", "--people", "4", "--characters", "--games", "1000"]);
    if !play.status().context("manicule does not start")?.success() {
        bail!("the games did not finish");
    }
    Ok(())
}
