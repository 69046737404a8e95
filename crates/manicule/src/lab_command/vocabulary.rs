//! `manicule lab words`: what bots write.

use crate::output::print;
use anyhow::{Context, anyhow};
use bots::Level;
use clap::Args;
use clap::builder::PossibleValuesParser;
use lab::vocabulary::Vocabulary;
use letterpress::languages::Language;
use std::process::ExitCode;
use words::LANGUAGES;

#[derive(Args)]
pub struct VocabularyArgs {
    /// The level of the bots: apprentice, journeyman, master or guildmaster.
    #[arg(long, value_name = "LEVEL")]
    bot: Level,
    /// The language of the table.
    #[arg(long, value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
    /// How many different words to print.
    #[arg(long, default_value_t = 1000)]
    count: usize,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(args: &VocabularyArgs) -> anyhow::Result<ExitCode> {
    let language = Language::from_code(&args.lang).context("no such language")?;
    let vocabulary = Vocabulary { level: args.bot, language, seed: args.seed };
    let words = vocabulary.words(args.count).map_err(|bad| anyhow!(bad))?;
    print(&(words.join("\n") + "\n"))?;
    Ok(ExitCode::SUCCESS)
}
