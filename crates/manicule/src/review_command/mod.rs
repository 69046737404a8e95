//! `manicule review`: where a recorded game was won, what was luck and what was not (docs/review.md).

mod graph;
mod page;
mod text;

use crate::Language;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::program::Program;
use crate::replay::{read, record};
use crate::simulate::bar;
use anyhow::{Context, anyhow, bail};
use bots::Part;
use clap::Args;
use coach::review::{Effort, Findings, Plan, Review, Tellers};
use engine::{EngineError, Recorded};
use games::Games;
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use table::{Seat, Seed};

/// Each part replays the record up to its plies, so there are enough parts to share the work evenly.
const PARTS: u32 = 48;

#[derive(Args)]
pub struct ReviewCommand {
    /// A game record, or a table record of the server; `-` for standard input. The game may be unfinished.
    file: PathBuf,
    /// quick, normal, deep, or two numbers: playouts for each figure and iterations for each decision, such as 400,200.
    #[arg(long, default_value = "normal")]
    budget: Budget,
    /// Report on this seat only, counted from 0.
    #[arg(long)]
    seat: Option<u8>,
    /// A number from which all chance of the review follows.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// What to call the people, by seat.
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The card file to use instead of the one that the record names.
    #[arg(long)]
    cards: Option<PathBuf>,
    /// The review as JSON instead of a report.
    #[arg(long)]
    json: bool,
    /// Write the report with its graph as one page for a browser into this file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Budget {
    Quick,
    Normal,
    Deep,
    Of(Effort),
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let numbers = || {
            let (samples, iterations) = text.split_once(',')?;
            let (samples, iterations) = (samples.trim().parse().ok()?, iterations.trim().parse().ok()?);
            let fits =
                (1..=Effort::MOST_SAMPLES).contains(&samples) && (0..=Effort::MOST_ITERATIONS).contains(&iterations);
            fits.then_some(Budget::Of(Effort { samples, iterations }))
        };
        match text {
            "quick" => Ok(Budget::Quick),
            "normal" => Ok(Budget::Normal),
            "deep" => Ok(Budget::Deep),
            _ => numbers().ok_or_else(|| "say quick, normal, deep, or two numbers such as 400,200".to_owned()),
        }
    }
}

impl Budget {
    fn of(self, game: &str) -> Effort {
        match self {
            Budget::Quick => Effort::quick(game),
            Budget::Normal => Effort::normal(game),
            Budget::Deep => Effort::deep(game),
            Budget::Of(effort) => effort,
        }
    }
}

pub fn run(command: &ReviewCommand, games: &Games) -> anyhow::Result<ExitCode> {
    let words = command.language.words()?;
    let shown = command.file.display();
    let text = read(&command.file, &words).with_context(|| format!("{shown}"))?;
    let said = |error: EngineError| anyhow!("{shown}: {}", error.message(&words));
    let cards = command.cards.as_ref().map(|path| path.display().to_string());
    let recorded = record(&text).and_then(|record| Recorded::read(&Program, games, &record, cards.as_deref()));
    let recorded = recorded.map_err(said)?;
    let seats = recorded.seats();
    if let Some(seat) = command.seat.filter(|&seat| usize::from(seat) >= seats) {
        bail!("there is no seat {seat}: the last is {}", seats - 1);
    }
    // The record and the output path are checked before the work begins.
    let end = recorded.end().map_err(said)?;
    let html = command.html.as_deref().map(OutputFile::open).transpose()?;

    let plan = Plan { seed: Seed::from_number(command.seed), effort: command.budget.of(recorded.game()) };
    let bar = bar(u64::from(recorded.plies()) + 1, &words.word("review-progress"));
    let study = |index: u32| recorded.study(&plan, Part { index, of: PARTS }, || bar.inc(1));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(command.threads.unwrap_or(0).into()).build()?;
    let parts: Result<Vec<Findings>, EngineError> = pool.install(|| (0..PARTS).into_par_iter().map(study).collect());
    bar.finish_and_clear();
    let tellers = Tellers::new(&words, end.as_ref(), command.names.clone());
    let review = recorded.review(end.as_ref(), parts.map_err(said)?, &tellers).map_err(said)?;

    let report = Report { review: &review, tellers: &tellers, only: command.seat.map(Seat) };
    let to_stdout = html.as_ref().is_some_and(OutputFile::is_stdout);
    if let Some(mut file) = html {
        file.write_all(report.page().as_bytes())?;
        file.finish()?;
    }
    match (to_stdout, command.json) {
        (true, _) => {}
        (false, true) => print(&format!("{}\n", serde_json::to_string(&review)?))?,
        (false, false) => print(&report.text())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// A review and the words for it.
struct Report<'r> {
    review: &'r Review,
    tellers: &'r Tellers<'r>,
    only: Option<Seat>,
}

impl Report<'_> {
    fn seats(&self) -> impl Iterator<Item = &coach::review::SeatReview> {
        self.review.seats.iter().filter(|seat| self.only.is_none_or(|only| only == seat.seat))
    }

    fn word(&self, id: &str) -> String {
        self.tellers.words.word(id)
    }

    fn say(&self, id: &str, args: serde_json::Value) -> String {
        self.tellers.words.say(id, &args)
    }

    fn amount(&self, amount: i32) -> String {
        self.tellers.amount(self.review.unit, amount)
    }

    fn change(&self, amount: i32) -> String {
        self.tellers.change(self.review.unit, amount)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_word_or_two_numbers() {
        assert_eq!("deep".parse(), Ok(Budget::Deep));
        assert_eq!("400, 0".parse(), Ok(Budget::Of(Effort { samples: 400, iterations: 0 })));
        for wrong in ["", "0,5", "5", "a,b", "1,2,3", "99999999,1"] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }
}
