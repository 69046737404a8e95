//! The project's own chores: `cargo xtask test`, `bench`, `rules`, `play` …

mod bench;
mod debian;
mod play;
mod postgres;
mod rules;
mod steps;
mod web;

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
    /// Build everything, start to serve, and say where to look
    Play(play::Args),
    /// Run all checks: format, rules table, browser view, lints, doc tests, tests, whole games in a browser
    Test,
    /// Build the browser view, which is then part of the program when that is built
    Web,
    /// List each rule with the tests that bear its id; a rule without one, or without a translation, is a fault
    Rules,
    /// Measure speed: `server` for the table server under load, other names choose among criterion's measurements
    Bench { names: Vec<String> },
    /// Play the recorded games anew, and write down what occurs in them
    #[command(disable_help_flag = true)]
    Records(Passed),
    /// Find the weights of the printing-house bot by self-play
    #[command(disable_help_flag = true)]
    Tune(Passed),
    /// Make a language's word files again
    #[command(disable_help_flag = true)]
    Lexicon(Passed),
}

/// What is passed on as it is.
#[derive(clap::Args)]
struct Passed {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().chore {
        Chore::Play(args) => play::run_play(&args),
        Chore::Test => steps::test(),
        Chore::Web => web::build(),
        Chore::Rules => rules::check(&root()),
        Chore::Bench { names } => bench::bench(&names),
        Chore::Records(passed) => workshop("records", &passed),
        Chore::Tune(passed) => workshop("tune", &passed),
        Chore::Lexicon(passed) => workshop("lexicon", &passed),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder of everything that is built: this program lies in it too.
fn target() -> PathBuf {
    let here = std::env::current_exe().ok();
    here.as_deref().and_then(|program| program.parent()?.parent()).map_or_else(|| root().join("target"), Path::to_owned)
}

/// The program that all of this is about, as the named profile builds it.
fn program(profile: &str) -> PathBuf {
    target().join(profile).join("manicule")
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("{program} does not start"))?;
    if status.success() { Ok(()) } else { bail!("{program} found a fault: see above") }
}

/// The cargo that runs this.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// A chore that needs the games themselves.
fn workshop(chore: &str, passed: &Passed) -> anyhow::Result<()> {
    run(cargo().args(["run", "--package", "workshop", "--", chore]).args(&passed.args))
}
