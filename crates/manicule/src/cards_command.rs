//! `manicule cards`: checks a card file of any game, or prints it as tables.

use crate::card_file::{self, CardFileError};
use crate::output::{complain, print};
use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use games::{BadCards, CardSheet, Games};
use serde_json::json;
use std::path::{Path, PathBuf};
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

pub fn run(cards: Cards, games: &Games) -> anyhow::Result<ExitCode> {
    let words = Words::new(&cards.lang).context("there are no words in this language")?;
    match cards.command {
        Command::Check { file } => match sheet_of(games, &file) {
            Ok(sheet) => {
                print(&format!("{}\n", sheet.summary(&file.display().to_string(), &words)))?;
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
            let sheet = match file {
                Some(file) => sheet_of(games, &file)?,
                None => {
                    let standard = games.iter().find_map(|game| game.standard_cards(deck.as_deref()));
                    standard.context("no game has cards for this language")?
                }
            };
            print(&if json { sheet.json() + "\n" } else { sheet.tables(&words) })?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn sheet_of(games: &Games, path: &Path) -> Result<Box<dyn CardSheet>, CardFileError> {
    let text = card_file::read(path)?;
    let sheet = card_file::game_of(games, &text).map(|game| game.card_sheet(&text));
    let unknown = || Err(BadCards::Unfit("no game uses such a file".to_owned()));
    sheet.unwrap_or_else(unknown).map_err(|bad| CardFileError::new(path, bad))
}
