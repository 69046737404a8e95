//! `manicule lab review`: how reliable reviews are.

use crate::Language;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::simulate::progress;
use bots::Who;
use clap::{Args, ValueEnum};
use coach::review::{BLUNDER, Effort};
use games::Games;
use lab::review::{Deals, Luck, Share, Study};
use lab::{Estimate, Player};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Measured {
    /// Whether luck has mean zero, and ledgers add up.
    Luck,
    /// Whether the same players have the same error with other deals.
    Deals,
    /// Whether reviews find planted blunders.
    Blunders,
    /// Whether the stronger player has the smaller error.
    Levels,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Reviewed {
    Gutenberg,
    Letterpress,
}

#[derive(Args)]
pub struct ReviewArgs {
    what: Measured,
    game: Reviewed,
    /// Games to play and review.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// With the options of the game as JSON, such as '{"people": 4}'.
    #[arg(long, default_value = "{}")]
    options: String,
    /// Who plays; of two levels, the stronger one.
    #[arg(long, default_value = "journeyman")]
    player: Player,
    /// The weaker one.
    #[arg(long, default_value = "apprentice")]
    weaker: Player,
    /// The least loss of a planted blunder: percent of a win, or points in a solo game.
    #[arg(long, default_value_t = BLUNDER.0 / 100, value_parser = clap::value_parser!(i32).range(1..=100))]
    least: i32,
    /// Playouts for each figure of a review.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    samples: u32,
    /// Iterations for each decision.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    iterations: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The figures as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(args: &ReviewArgs) -> anyhow::Result<ExitCode> {
    let words = args.language.words()?;
    let has_level = |player: &Player| matches!(player.who, Who::Bot(_));
    if ![args.player, args.weaker].iter().all(has_level) {
        anyhow::bail!("reviews are measured on the levels: say apprentice, journeyman, master or guildmaster");
    }
    let json = args.json.as_deref().map(OutputFile::open).transpose()?;
    let games = Games::standard();
    let game = match args.game {
        Reviewed::Gutenberg => "gutenberg",
        Reviewed::Letterpress => "letterpress",
    };
    let options =
        serde_json::from_str(&args.options).map_err(|error| anyhow::anyhow!("--options cannot be read: {error}"))?;
    let effort = Effort { samples: args.samples, iterations: args.iterations };
    let study = Study { games: &games, game, options, count: args.games, effort, seed: args.seed };
    let bar = progress(args.games.into(), &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let tell = || bar.inc(1);
    let (figures, told) = match args.what {
        Measured::Luck => {
            let luck = pool.install(|| study.luck(args.player, &tell));
            (serde_json::to_value(&luck)?, told_luck(&luck, &words))
        }
        Measured::Deals => {
            let deals = pool.install(|| study.deals(&[args.player, args.weaker], &tell));
            (serde_json::to_value(&deals)?, told_deals(&deals, &words))
        }
        Measured::Blunders => {
            let share = pool.install(|| study.blunders(args.player, 100 * args.least, &tell));
            (serde_json::to_value(share)?, told_share("review-lab-blunders", share, &words))
        }
        Measured::Levels => {
            let share = pool.install(|| study.levels(args.player, args.weaker, &tell));
            (serde_json::to_value(share)?, told_share("review-lab-levels", share, &words))
        }
    };
    bar.finish_and_clear();
    let quiet = json.as_ref().is_some_and(OutputFile::is_stdout);
    if let Some(mut file) = json {
        serde_json::to_writer_pretty(&mut file, &figures)?;
        file.write_all(b"\n")?;
        file.finish()?;
    }
    if !quiet {
        let player = match args.what {
            Measured::Levels | Measured::Deals => format!("{} – {}", args.player, args.weaker),
            _ => args.player.to_string(),
        };
        let about = json!({
            "what": game, "count": args.games, "samples": args.samples, "iterations": args.iterations, "player": player,
        });
        print(&format!("{}\n{told}\n", words.say("review-lab-about", &about)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Ten-thousandths of a win as percents, hundredths of a point as points: both are hundredths.
fn told_luck(luck: &Luck, words: &Words) -> String {
    let args = told_estimate(&luck.luck);
    let sums = json!({"right": luck.add_up, "count": luck.games});
    format!("{}\n{}", words.say("review-lab-luck", &args), words.say("review-lab-sums", &sums))
}

fn told_deals(deals: &Deals, words: &Words) -> String {
    let told = |id: &str, estimate: &Estimate| words.say(id, &told_estimate(estimate));
    let lines = [
        told("review-lab-error", &deals.error),
        told("review-lab-error-other", &deals.other),
        told("review-lab-difference", &deals.difference),
        told("review-lab-by-luck", &deals.by_luck),
    ];
    lines.join("\n")
}

fn told_estimate(&Estimate { mean, low, high, .. }: &Estimate) -> Value {
    let told = |figure: f64| format!("{:+.2}", figure / 100.0);
    json!({"mean": told(mean), "low": told(low), "high": told(high)})
}

fn told_share(id: &str, share: Share, words: &Words) -> String {
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    let Estimate { low, high, .. } = share.share;
    let args = json!({"found": share.found, "count": share.of, "low": percent(low), "high": percent(high)});
    words.say(id, &args)
}
