//! Project tasks: `cargo xtask test`, `bench`, `rules`, `play` …

mod bench;
mod debian;
mod play;
mod postgres;
mod rules;
mod site;
mod steps;
mod taught;
mod wasm;
mod web;

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Project tasks")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything, start the server and print its address
    Play(play::Args),
    /// Run all checks: format, rules table, page, lints, doc tests, tests, whole games in a browser
    Test,
    /// Build the page, which the program embeds
    Web,
    /// Build the rules as WebAssembly modules for the page
    Wasm,
    /// Build the page as a folder for any static host: everything but online play
    Site(site::Args),
    /// List each rule with the tests named after it and what teaches it; fails for a rule without a test, a translation or a
    /// teacher
    Rules,
    /// Run benchmarks: `server` is the server under load, other names filter the criterion benchmarks
    Bench { names: Vec<String> },
    /// Regenerate the standard cards as Rust values from their card files
    #[command(disable_help_flag = true)]
    Cards(Passed),
    /// Regenerate the page's TypeScript types (web/src/wire/) from the Rust types
    #[command(disable_help_flag = true)]
    Types(Passed),
    /// Regenerate the recorded games and their coverage list
    #[command(disable_help_flag = true)]
    Records(Passed),
    /// Regenerate the vectors: requests with the exact replies that every build must give
    Vectors,
    /// Tune the Gutenberg bot's weights by self-play
    #[command(disable_help_flag = true)]
    Tune(Passed),
    /// Train the Gutenberg bot's judge by self-play; can be stopped and resumed
    #[command(disable_help_flag = true)]
    Train(Passed),
    /// Rebuild a language's word files
    #[command(disable_help_flag = true)]
    Lexicon(Passed),
}

/// Arguments that are passed on unchanged.
#[derive(clap::Args)]
struct Passed {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Play(args) => play::run_play(&args),
        Task::Test => steps::test(),
        Task::Web => web::build(),
        Task::Wasm => wasm::build(wasm::Warnings::Deny),
        Task::Site(args) => site::build(&args),
        Task::Rules => rules::check(&root()),
        Task::Bench { names } => bench::bench(&names),
        Task::Cards(passed) => workshop("cards", &passed),
        Task::Types(passed) => workshop("types", &passed),
        Task::Records(passed) => workshop("records", &passed),
        Task::Vectors => vectors(),
        Task::Tune(passed) => workshop("tune", &passed),
        Task::Train(passed) => workshop_at_speed("train", &passed),
        Task::Lexicon(passed) => workshop("lexicon", &passed),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The target folder, which this program is in too.
fn target() -> PathBuf {
    let here = std::env::current_exe().ok();
    here.as_deref().and_then(|program| program.parent()?.parent()).map_or_else(|| root().join("target"), Path::to_owned)
}

/// The `manicule` binary of this profile.
fn program(profile: &str) -> PathBuf {
    target().join(profile).join("manicule")
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("{program} failed to start"))?;
    if status.success() { Ok(()) } else { bail!("{program} failed: see above") }
}

/// The cargo that runs this task.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

fn vectors() -> anyhow::Result<()> {
    run(cargo().args(["build", "--workspace", "--example", "vectors"]))?;
    run(&mut Command::new(target().join("debug/examples/vectors")))
}

/// Runs a task of the workshop crate, which links the games.
fn workshop(task: &str, passed: &Passed) -> anyhow::Result<()> {
    run(cargo().args(["run", "--package", "workshop", "--", task]).args(&passed.args))
}

/// The same, built for speed.
fn workshop_at_speed(task: &str, passed: &Passed) -> anyhow::Result<()> {
    run(cargo().args(["run", "--release", "--package", "workshop", "--", task]).args(&passed.args))
}
