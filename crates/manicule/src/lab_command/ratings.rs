//! `manicule lab ratings`: everybody against everybody.

use crate::Language;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::program::Program;
use crate::simulate::progress;
use anyhow::{Context, anyhow};
use clap::Args;
use clap::builder::PossibleValuesParser;
use games::{Games, columns};
use lab::Player;
use lab::ratings::{Rating, RoundRobin};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Words;

#[derive(Args)]
pub struct RatingsArgs {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(["gutenberg", "letterpress"]))]
    game: String,
    /// The players, such as apprentice@1, master:30 or random; the first one's rating is 0.
    #[arg(required = true, num_args = 2..=16)]
    players: Vec<Player>,
    /// How many deals for each pair; each is played from both seats.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// With the options of the game as JSON, such as '{"characters": true}'.
    #[arg(long, default_value = "{}")]
    options: String,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The figures as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(args: &RatingsArgs) -> anyhow::Result<ExitCode> {
    let words = args.language.words()?;
    let games = Games::standard();
    let game = games.get(&args.game).context("a registered game")?;
    let (table, options) = engine::simulation(&Program, game, &args.options, Some(2))
        .map_err(|error| anyhow!("--options cannot be read: {}", error.message(&words)))?;
    let json = args.json.as_deref().map(OutputFile::open).transpose()?;
    let robin =
        RoundRobin { table: &*table, players: args.players.clone(), deals: args.deals as usize, seed: args.seed };
    let bar = progress(robin.games() as u64, &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let ratings = pool.install(|| robin.play(&|_| bar.inc(1)));
    bar.finish_and_clear();
    let quiet = json.as_ref().is_some_and(OutputFile::is_stdout);
    if let Some(mut file) = json {
        let figures = json!({
            "game": args.game, "options": options, "seed": args.seed, "games": robin.games(), "ratings": ratings,
        });
        serde_json::to_writer_pretty(&mut file, &figures)?;
        file.write_all(b"\n")?;
        file.finish()?;
    }
    if !quiet {
        print(&told(&words, robin.games(), &ratings))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Best first, with a column for each opponent.
fn told(words: &Words, games: usize, ratings: &[Rating]) -> String {
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by(|&one, &other| ratings[other].elo.total_cmp(&ratings[one].elo));
    let heads = ["player", "rating", "interval"].map(|head| words.word(&format!("cli-ratings-{head}")));
    let heads: Vec<String> = heads.into_iter().chain(order.iter().map(|&at| ratings[at].player.clone())).collect();
    let row = |&at: &usize| {
        let Rating { player, elo, low, high, against } = &ratings[at];
        let won = |&other: &usize| against[other].map_or_else(String::new, |share| format!("{:.1} %", share * 100.0));
        let own = [player.clone(), format!("{elo:+.0}"), format!("{low:+.0} – {high:+.0}")];
        own.into_iter().chain(order.iter().map(won)).collect()
    };
    let rows: Vec<Vec<String>> = order.iter().map(row).collect();
    format!("{}\n\n{}", words.say("cli-arena-games", &json!({ "games": games })), columns::table(&heads, &rows, 1))
}
