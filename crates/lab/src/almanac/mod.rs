//! The figures of the almanac: how every card, gear, character and challenge fares in games between bots, and what
//! high-scoring seats do differently. Figures are rounded, so that the file is small and the same everywhere.

mod automa;
mod groups;
mod handicaps;
mod printing_house;
mod word_game;

pub use automa::PlanningFigures;
pub use groups::{Group, Mean, Measured};
pub use handicaps::Worth;
pub use printing_house::{GearFigures, PrintingHouse};
pub use word_game::WordGame;

use crate::Player;
use gutenberg::Gutenberg;
use letterpress::Letterpress;
use letterpress::languages::Language;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::error::Error;

/// The scope of the study.
pub struct Study {
    /// Who sits in all seats of the printing-house game.
    pub player: Player,
    /// Games with four seats and dealt characters.
    pub games: u32,
    /// Deals that are played with and without a handicap.
    pub paired_games: u32,
    /// Games alone against the automa.
    pub solo_games: u32,
    /// Who sits in all four seats of the word game.
    pub word_player: Player,
    /// Games in each language.
    pub word_games: u32,
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// The command that regenerates this file.
    pub command: String,
    pub gutenberg: PrintingHouse,
    /// What early gears and other things are worth.
    pub worth: Vec<Worth>,
    /// Games alone, for the automa's cards.
    pub solo_games: u32,
    pub automa: Vec<PlanningFigures>,
    /// By the language of the words.
    pub letterpress: BTreeMap<&'static str, WordGame>,
}

impl Study {
    /// Plays all games; calls `tell` after each.
    pub fn run(&self, tell: &(impl Fn() + Sync)) -> Result<Figures, Box<dyn Error + Send + Sync>> {
        let game = Gutenberg::standard();
        let words = Letterpress::new();
        let mut letterpress = BTreeMap::new();
        for language in Language::ALL {
            let study = word_game::study(&words, language, self.word_player, self.word_games, self.seed, tell)?;
            letterpress.insert(language.code(), study);
        }
        Ok(Figures {
            command: self.command(),
            gutenberg: printing_house::study(&game, self.player, self.games, self.seed, tell)?,
            worth: handicaps::study(&game, self.player, self.paired_games, self.seed, tell)?,
            solo_games: self.solo_games,
            automa: automa::study(&game, self.player, self.solo_games, self.seed, tell)?,
            letterpress,
        })
    }

    /// How many games it plays in total.
    pub fn all_games(&self) -> u64 {
        u64::from(self.games)
            + handicaps::games_in_all(self.paired_games)
            + u64::from(self.solo_games)
            + u64::from(self.word_games) * Language::ALL.len() as u64
    }

    fn command(&self) -> String {
        let Study { player, games, paired_games, solo_games, word_player, word_games, seed } = self;
        format!(
            "manicule lab almanac --player {player} --games {games} --paired-games {paired_games} \
             --solo-games {solo_games} --word-player {word_player} --word-games {word_games} --seed {seed}"
        )
    }
}

/// The figures as JSON with a line for every entry, so that two versions can be compared.
pub fn lines(figures: &Figures) -> serde_json::Result<String> {
    let mut text = String::new();
    write_lines(&serde_json::to_value(figures)?, 0, &mut text);
    Ok(text + "\n")
}

fn write_lines(value: &Value, depth: usize, text: &mut String) {
    let nested = |value: &Value| matches!(value, Value::Object(_) | Value::Array(_));
    let indent = "\n".to_owned() + &" ".repeat(depth + 1);
    match value {
        Value::Object(fields) if fields.values().any(nested) && depth < 3 => {
            text.push('{');
            for (at, (name, value)) in fields.iter().enumerate() {
                text.push_str(if at > 0 { "," } else { "" });
                text.push_str(&format!("{indent}{name:?}: "));
                write_lines(value, depth + 1, text);
            }
            text.push('}');
        }
        Value::Array(entries) if entries.iter().any(nested) => {
            text.push('[');
            for (at, entry) in entries.iter().enumerate() {
                text.push_str(if at > 0 { "," } else { "" });
                text.push_str(&format!("{indent}{entry}"));
            }
            text.push(']');
        }
        other => text.push_str(&other.to_string()),
    }
}
