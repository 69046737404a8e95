//! `manicule cards`: checks a card file of either game, or prints it as tables.

mod deck;
mod tables;

use crate::card_file::{CardFileError, Cards as CardFile, load_any};
use crate::output::{complain, print};
use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use gutenberg::catalogue::CardSet;
use letterpress::decks::Deck;
use letterpress::languages::Language;
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
    /// Name every fault of a card set or letter deck, as FILE:LINE:COLUMN: message.
    Check { file: PathBuf },
    /// Print a card set or letter deck as tables.
    Show {
        /// The standard card set, if left out.
        #[arg(conflicts_with = "deck")]
        file: Option<PathBuf>,
        /// The letter deck that comes with the word game, by its language.
        #[arg(long, value_name = "LANGUAGE", value_parser = PossibleValuesParser::new(LANGUAGES))]
        deck: Option<String>,
        /// As JSON, for programs.
        #[arg(long)]
        json: bool,
    },
}

pub fn run(cards: Cards) -> anyhow::Result<ExitCode> {
    let words = Words::new(&cards.lang).context("there are no words in this language")?;
    match cards.command {
        Command::Check { file } => match load_any(&file) {
            Ok(cards) => {
                let shown = file.display().to_string();
                let said = match cards {
                    CardFile::Set(set) => words.say("cards-sound", &json!({"file": shown, "name": set.name})),
                    CardFile::Deck(deck) => deck::sound(&deck, &shown, &words),
                };
                print(&format!("{said}\n"))?;
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
        Command::Show { file, deck, json } => {
            let standard = deck.as_deref().and_then(Language::from_code).map(Deck::standard);
            let text = match (standard, file.as_deref().map(load_any).transpose()?) {
                (Some(deck), _) => deck::show(&deck, &words, json)?,
                (None, Some(CardFile::Deck(deck))) => deck::show(&deck, &words, json)?,
                (None, Some(CardFile::Set(set))) => show(&set, &words, json)?,
                (None, None) => show(CardSet::standard(), &words, json)?,
            };
            print(&text)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn show(set: &CardSet, words: &Words, json: bool) -> anyhow::Result<String> {
    Ok(if json { serde_json::to_string_pretty(set)? + "\n" } else { tables::of(set, words) })
}
