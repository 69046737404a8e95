//! `manicule simulate`: many games of random players, and what came of them. The same seed gives the same numbers,
//! whatever the number of threads: every game's chance follows from the seed and the game's number alone.

mod gutenberg;
mod letterpress;
mod report;
mod statistics;

use crate::Language;
use crate::output::{complain, print};
use crate::output_file::OutputFile;
use crate::shelf::{Finished, Playouts, game_named};
use crate::trouble::Trouble;
use anyhow::{Context, anyhow};
use clap::{Args, Subcommand};
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

#[derive(Args)]
pub struct Simulate {
    #[command(subcommand)]
    game: Which,
}

#[derive(Subcommand)]
enum Which {
    /// The printing-house game.
    Gutenberg(gutenberg::Table),
    /// The word-drafting game.
    Letterpress(letterpress::Table),
}

/// What is asked for whichever the game.
#[derive(Args)]
struct Run {
    /// How many games to play.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// A number from which all chance follows; random where it is left out.
    #[arg(long)]
    seed: Option<u64>,
    /// As many as the computer has, where it is left out.
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

pub fn run(simulate: &Simulate) -> anyhow::Result<ExitCode> {
    match &simulate.game {
        Which::Gutenberg(table) => simulate_game("gutenberg", &table.options(), table.run()),
        Which::Letterpress(table) => simulate_game("letterpress", &table.options(), table.run()),
    }
}

fn simulate_game(game: &'static str, options: &Value, run: &Run) -> anyhow::Result<ExitCode> {
    match play_and_report(game, options, run) {
        // A reader that has seen enough is no fault.
        Err(error) if reader_has_gone(&error) => Ok(ExitCode::SUCCESS),
        outcome => outcome.map(|()| ExitCode::SUCCESS),
    }
}

fn play_and_report(game: &'static str, options: &Value, run: &Run) -> anyhow::Result<()> {
    let words = run.language.words()?;
    let said = |trouble: Trouble| anyhow!(trouble.message(&words));
    let playouts = game_named(game).and_then(|game| game.playouts(options)).map_err(said)?;
    let open = |path: &Option<PathBuf>| path.as_deref().map(OutputFile::open).transpose();
    let (mut csv, mut json) = (open(&run.csv)?, open(&run.json)?);
    let to_stdout = [&csv, &json].into_iter().flatten().filter(|file| file.is_stdout()).count();
    if to_stdout > 1 {
        anyhow::bail!("only one of --csv and --json can go to standard output: name a file for the other");
    }
    let seed = run.seed.map_or_else(random_number, Ok)?;

    let mut statistics = Statistics::default();
    play_all(playouts.as_ref(), run, seed, &words, &mut csv, &mut statistics)?;
    let report = Report { game, options, games: run.games, seed, statistics: &statistics };
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
    playouts: &dyn Playouts,
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
                    let finished = playouts.play(game, players);
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

/// A bar for so many games, where somebody looks.
pub fn progress(games: u64, words: &Words) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}  {per_sec}  {eta}");
    let bar = ProgressBar::new(games).with_message(words.word("cli-simulate-progress"));
    style.map(|style| bar.clone().with_style(style)).unwrap_or(bar)
}

fn reader_has_gone(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

fn random_number() -> anyhow::Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("{error}"))
        .context("no chance from this computer: name a --seed")?;
    // Short enough to be typed again.
    Ok(u64::from_le_bytes(bytes) >> 32)
}
