//! `manicule cards`: checks a card set, or prints it as tables.

mod tables;

use crate::card_file::{CardFileError, load};
use crate::output::{complain, print};
use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use gutenberg::catalogue::CardSet;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use words::{LANGUAGES, Words};

#[derive(Args)]
pub struct Cards {
    #[command(subcommand)]
    command: Command,
    /// The language of the words.
    #[arg(long, global = true, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
}

#[derive(Subcommand)]
enum Command {
    /// Name every fault of a card set, as FILE:LINE:COLUMN: message.
    Check { file: PathBuf },
    /// Print a card set as tables.
    Show {
        /// The standard set, if left out.
        file: Option<PathBuf>,
        /// As JSON, for programs.
        #[arg(long)]
        json: bool,
    },
}

pub fn run(cards: Cards) -> anyhow::Result<ExitCode> {
    let words = Words::new(&cards.lang).context("there are no words in this language")?;
    match cards.command {
        Command::Check { file } => match load(&file) {
            Ok(set) => {
                let args = json!({"file": file.display().to_string(), "name": set.name});
                print(&format!("{}\n", words.say("cards-sound", &args)))?;
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => {
                let CardFileError::Faulty { faults, .. } = &error else { return Err(error.into()) };
                print(&format!("{error}\n"))?;
                let args = json!({"file": file.display().to_string(), "count": faults.len()});
                complain(&words.say("cards-faults", &args));
                Ok(ExitCode::FAILURE)
            }
        },
        Command::Show { file, json } => {
            let loaded = file.as_deref().map(load).transpose()?;
            let set = loaded.as_ref().unwrap_or_else(|| CardSet::standard());
            let text = if json { serde_json::to_string_pretty(set)? + "\n" } else { tables::of(set, &words) };
            print(&text)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}
