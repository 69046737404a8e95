//! `manicule simulate`: many games of random players, and their statistics. The same seed gives the same numbers with
//! any number of threads: each game's randomness follows from the seed and the game's number alone.

pub mod flags;
mod report;
mod statistics;

use crate::Language;
use crate::output::{complain, print};
use crate::output_file::OutputFile;
use crate::program::Program;
use anyhow::{Context, anyhow};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use games::{AnyGame, Finished, Games, Simulation};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use report::Report;
use serde_json::Value;
use statistics::Statistics;
use std::io::{ErrorKind, IsTerminal, Write, stderr};
use std::path::PathBuf;
use std::process::ExitCode;
use table::{Dice, Seed};
use words::Words;

/// Games that are played at once before their rows are written.
const BATCH: u64 = 4096;

/// The command with its game; [`flags::command`] adds a subcommand for each registered game.
pub struct Simulate {
    game: String,
    table: ArgMatches,
}

impl FromArgMatches for Simulate {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Simulate, clap::Error> {
        let missing = || clap::Error::new(clap::error::ErrorKind::MissingSubcommand);
        let (game, table) = matches.subcommand().ok_or_else(missing)?;
        Ok(Simulate { game: game.to_owned(), table: table.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Simulate::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Simulate {
    fn augment_args(command: Command) -> Command {
        command.subcommand_required(true).arg_required_else_help(true)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Simulate::augment_args(command)
    }
}

// Options of the command for every game. Not a doc comment, because clap would show it.
#[derive(Args)]
struct Run {
    /// How many games to play.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// A number from which all chance follows; random by default.
    #[arg(long)]
    seed: Option<u64>,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A row for every game and seat, as CSV; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// The figures as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(simulate: &Simulate, games: &Games) -> anyhow::Result<ExitCode> {
    let run = Run::from_arg_matches(&simulate.table)?;
    let game = games.get(&simulate.game).context("a registered game")?;
    match play_and_report(game, &flags::options(game, &simulate.table), &run) {
        // The reader closed the pipe.
        Err(error) if is_closed_pipe(&error) => Ok(ExitCode::SUCCESS),
        outcome => outcome.map(|()| ExitCode::SUCCESS),
    }
}

fn play_and_report(game: &dyn AnyGame, options: &Value, run: &Run) -> anyhow::Result<()> {
    let words = run.language.words()?;
    let (playouts, _) = engine::simulation(&Program, game, &options.to_string(), None)
        .map_err(|error| anyhow!(error.message(&words)))?;
    let open = |path: &Option<PathBuf>| path.as_deref().map(OutputFile::open).transpose();
    let (mut csv, mut json) = (open(&run.csv)?, open(&run.json)?);
    let to_stdout = [&csv, &json].into_iter().flatten().filter(|file| file.is_stdout()).count();
    if to_stdout > 1 {
        anyhow::bail!("only one of --csv and --json can go to standard output: name a file for the other");
    }
    let seed = run.seed.map_or_else(random_number, Ok)?;

    let mut statistics = Statistics::default();
    play_all(playouts.as_ref(), run, seed, &words, &mut csv, &mut statistics)?;
    let report = Report { game: game.name(), options, games: run.games, seed, statistics: &statistics };
    if let Some(file) = &mut json {
        file.write_all(report.json()?.as_bytes())?;
    }
    [csv, json].into_iter().flatten().try_for_each(OutputFile::finish)?;
    let text = report.text(&words);
    if to_stdout == 0 {
        return print(&text);
    }
    complain(text.trim_end());
    Ok(())
}

fn play_all(
    playouts: &dyn Simulation,
    run: &Run,
    seed: u64,
    words: &Words,
    csv: &mut Option<OutputFile>,
    statistics: &mut Statistics,
) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(run.threads.unwrap_or(0).into()).build()?;
    let bar = progress(run.games, words);
    if let Some(file) = csv {
        file.write_all(b"game,seed,seat,score,win,actions\n")?;
    }
    for begin in (0..run.games).step_by(BATCH as usize) {
        let numbers = begin..run.games.min(begin + BATCH);
        let finished: Vec<(u64, Seed, Finished)> = pool.install(|| {
            numbers
                .into_par_iter()
                .map(|number| {
                    let (game, players) = seeds(seed, number);
                    let finished = playouts.random_game(game, players);
                    bar.inc(1);
                    (number, game, finished)
                })
                .collect()
        });
        for (number, game, finished) in finished {
            statistics.count(&finished, playouts.title(&finished.outcome));
            if let Some(file) = csv {
                write_rows(file, number, game, &finished)?;
            }
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// The game's seed and the players'.
fn seeds(seed: u64, number: u64) -> (Seed, Seed) {
    let mut bytes = Seed::from_number(seed).0;
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    let mut dice = Dice::new(Seed(bytes));
    (dice.seed(), dice.seed())
}

fn write_rows(file: &mut OutputFile, number: u64, seed: Seed, finished: &Finished) -> std::io::Result<()> {
    let winners = finished.outcome.winners;
    let share = 1.0 / winners.len().max(1) as f64;
    for (seat, score) in finished.outcome.scores().iter().enumerate() {
        let win = if winners.iter().any(|winner| winner.index() == seat) { share } else { 0.0 };
        writeln!(file, "{number},{seed},{seat},{score},{win},{}", finished.plies)?;
    }
    Ok(())
}

/// A progress bar, if standard error is a terminal.
pub fn progress(games: u64, words: &Words) -> ProgressBar {
    bar(games, &words.word("cli-simulate-progress"))
}

/// A progress bar with this length; hidden unless standard error is a terminal.
pub fn bar(count: u64, what: &str) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}  {per_sec}  {eta}");
    let bar = ProgressBar::new(count).with_message(what.to_owned());
    style.map(|style| bar.clone().with_style(style)).unwrap_or(bar)
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

fn random_number() -> anyhow::Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("{error}"))
        .context("this computer provides no randomness: give a --seed")?;
    // Short enough to be typed again.
    Ok(u64::from_le_bytes(bytes) >> 32)
}
