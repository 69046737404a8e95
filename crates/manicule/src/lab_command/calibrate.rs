//! `manicule lab calibrate`: how often an analysis's predictions come true.

use crate::Language;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::simulate::progress;
use anyhow::anyhow;
use clap::{Args, ValueEnum};
use games::columns;
use lab::Player;
use lab::calibration::{Report, Study, Tenth, worst};
use lab::plot;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Words;

#[derive(Clone, Copy, ValueEnum)]
enum Calibrated {
    Gutenberg,
}

#[derive(Args)]
pub struct Calibrate {
    /// The game; the other one has no chances to calibrate.
    game: Calibrated,
    /// Games to fit on, and as many to measure on: with 2, 3 and 4 people in turn.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Who sits in all seats, such as journeyman or master:30 (iterations a move).
    #[arg(long, default_value = "journeyman")]
    player: Player,
    /// Iterations of each analysis.
    #[arg(long, default_value_t = 200)]
    iterations: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write the fitted table here; the program's own is crates/bots/src/analysis/fitted.rs.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Draw the reliability diagram as SVG into this folder.
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
    /// The figures as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(calibrate: &Calibrate) -> anyhow::Result<ExitCode> {
    let Calibrated::Gutenberg = calibrate.game;
    let words = calibrate.language.words()?;
    let json = calibrate.json.as_deref().map(OutputFile::open).transpose()?;
    let Calibrate { games, player, iterations, seed, .. } = *calibrate;
    let bar = progress(u64::from(games) * 2, &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(calibrate.threads.unwrap_or(0).into()).build()?;
    let report = pool.install(|| Study { player, games, iterations, seed }.run(&|| bar.inc(1)));
    bar.finish_and_clear();
    if let Some(path) = &calibrate.write {
        save(path, &report.fitted.write())?;
    }
    if let Some(folder) = &calibrate.plots {
        std::fs::create_dir_all(folder).map_err(|error| anyhow!("cannot make {}: {error}", folder.display()))?;
        save(&folder.join("reliability.svg"), &drawn(&report, &words))?;
    }
    let quiet = json.as_ref().is_some_and(OutputFile::is_stdout);
    if let Some(mut file) = json {
        serde_json::to_writer_pretty(&mut file, &report)?;
        file.write_all(b"\n")?;
        file.finish()?;
    }
    if !quiet {
        print(&told(&report, &words))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn save(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).map_err(|error| anyhow!("cannot write {}: {error}", path.display()))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn drawn(report: &Report, words: &Words) -> String {
    let told = report.tenths.iter().filter(|tenth| tenth.decisions > 0);
    let points: Vec<_> = told.map(|tenth| (tenth.predicted, tenth.observed, tenth.decisions)).collect();
    plot::reliability(&words.word("cli-calibrate-title"), &points, |share| format!("{:.0} %", share * 100.0))
}

fn told(report: &Report, words: &Words) -> String {
    let heads = ["predicted", "observed", "difference", "decisions"];
    let heads = heads.map(|name| words.word(&format!("cli-calibrate-{name}")));
    let row = |tenth: &Tenth| {
        let difference = percent((tenth.observed - tenth.predicted).abs());
        vec![percent(tenth.predicted), percent(tenth.observed), difference, tenth.decisions.to_string()]
    };
    let table = |tenths: &[Tenth]| {
        let told = tenths.iter().filter(|tenth| tenth.decisions > 0);
        columns::table(&heads, &told.map(row).collect::<Vec<_>>(), 1)
    };
    let args = json!({
        "games": report.held_out.games,
        "decisions": report.held_out.decisions,
        "player": report.player,
        "iterations": report.iterations,
        "worst": percent(report.worst()),
        "before": percent(worst(&report.uncalibrated)),
    });
    format!(
        "{}\n\n{}\n{}\n",
        words.say("cli-calibrate-about", &args),
        table(&report.tenths),
        words.say("cli-calibrate-worst", &args)
    )
}
