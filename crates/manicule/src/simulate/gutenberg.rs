//! The options of the printing-house game on the command line.

use super::Run;
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Args)]
pub struct Table {
    /// 1 to 4.
    #[arg(long, default_value_t = 2)]
    people: u8,
    /// With the automa; one person always has it.
    #[arg(long)]
    automa: bool,
    /// With characters: dealt, or named by seat (`--characters caxton,fiol`).
    #[arg(long, value_name = "NAMES", num_args = 0..=1, default_missing_value = "", require_equals = false)]
    characters: Option<String>,
    #[arg(long, default_value = "2022", value_parser = ["2021", "2022"])]
    edition: String,
    /// A card-set file instead of the standard set.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    #[command(flatten)]
    run: Run,
}

impl Table {
    pub fn run(&self) -> &Run {
        &self.run
    }

    pub fn options(&self) -> Value {
        let characters = match self.characters.as_deref() {
            None => json!(false),
            Some("") => json!(true),
            Some(names) => names.split(',').map(|name| json!(name.trim())).collect(),
        };
        json!({
            "people": self.people,
            "automa": self.automa,
            "characters": characters,
            "edition": self.edition,
            "cards": self.cards.as_ref().map(|path| path.display().to_string()),
        })
    }
}
