//! `manicule lab almanac`: the figures that the page's almanac and its advice show.

use crate::Language;
use crate::output_file::OutputFile;
use crate::simulate::progress;
use anyhow::anyhow;
use clap::Args;
use lab::Player;
use lab::almanac::Study;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Almanac {
    /// Who plays the printing-house game, such as journeyman or master:30 (iterations a move).
    #[arg(long, default_value = "master:30")]
    player: Player,
    /// Games with four seats and characters.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Deals that are played twice, with and without a handicap.
    #[arg(long, default_value_t = 100)]
    paired_games: u32,
    /// Games alone against the automa.
    #[arg(long, default_value_t = 100)]
    solo_games: u32,
    /// Who plays the word game.
    #[arg(long, default_value = "journeyman")]
    word_player: Player,
    /// Games of the word game in each language.
    #[arg(long, default_value_t = 100)]
    word_games: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where the figures go, as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE", default_value = "-")]
    json: PathBuf,
    #[command(flatten)]
    language: Language,
}

pub fn run(almanac: &Almanac) -> anyhow::Result<ExitCode> {
    let words = almanac.language.words()?;
    let mut file = OutputFile::open(&almanac.json)?;
    let study = Study {
        player: almanac.player,
        games: almanac.games,
        paired_games: almanac.paired_games,
        solo_games: almanac.solo_games,
        word_player: almanac.word_player,
        word_games: almanac.word_games,
        seed: almanac.seed,
    };
    let bar = progress(study.all_games(), &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(almanac.threads.unwrap_or(0).into()).build()?;
    let figures = pool.install(|| study.run(&|| bar.inc(1))).map_err(|bad| anyhow!(bad))?;
    bar.finish_and_clear();
    file.write_all(lab::almanac::lines(&figures)?.as_bytes())?;
    file.finish()?;
    Ok(ExitCode::SUCCESS)
}
