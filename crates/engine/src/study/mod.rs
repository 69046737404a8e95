//! The commands of lessons, hints and reviews, and those that only programs ask.

mod analysing;
mod hints;
mod positions;
mod replies;
mod reviewing;
mod teaching;

pub use reviewing::Recorded;

use crate::engine::{Table, no_game};
use crate::error::EngineError;
use crate::host::Host;
use crate::request::Asked;
use crate::session::{Session, game_named};
use crate::thinking;
use games::{Json, json};
use replies::Nothing;

pub fn obey(table: &mut Table, host: &dyn Host, asked: &Asked) -> Result<Json, EngineError> {
    let games = &table.games;
    match asked.command {
        "set" => {
            let game = asked.required::<String>("game")?;
            let options = asked.optional_raw("options");
            let session = Session::place(host, games, &game, options, asked.raw("position")?)?;
            Ok(table.begin(session))
        }
        "replay" => {
            let session = Session::replay(host, games, asked.raw("record")?, None, &mut |_, _, _| ())?;
            Ok(table.begin(session))
        }
        "prepare" => {
            let game = game_named(games, &asked.required::<String>("game")?)?;
            let prepared = game.prepare(&asked.required("options")?);
            prepared.map_err(|refused| EngineError::refused(game.name(), refused))?();
            Ok(json(&Nothing {}))
        }
        "think" => {
            let session = Session::look(games, &asked.required::<String>("game")?, asked.raw("view")?)?;
            thinking::think(host, session.sitting(), asked)
        }
        "merge_analysis" => analysing::merge(asked),
        "reasons" | "nudge" => {
            let language = table.learn(host, asked)?;
            let words = table.words_in(language.as_deref());
            let sitting = table.session.as_ref().ok_or_else(no_game)?.sitting();
            if asked.command == "nudge" {
                hints::nudge(sitting, words, asked)
            } else {
                hints::reasons(sitting, words, asked)
            }
        }
        "review" | "merge_review" => {
            let language = table.learn(host, asked)?;
            let words = table.words_in(language.as_deref());
            if asked.command == "review" {
                reviewing::review(host, &table.games, words, asked)
            } else {
                reviewing::merge(host, &table.games, words, asked)
            }
        }
        _ => at_table(host, table.session.as_mut().ok_or_else(no_game)?, asked),
    }
}

/// Commands to the game on the table.
fn at_table(host: &dyn Host, session: &mut Session, asked: &Asked) -> Result<Json, EngineError> {
    match asked.command {
        "position" => Ok(session.position()),
        "analyse" => analysing::analyse(host, session.sitting(), asked),
        "judge" => teaching::judge(session.sitting(), asked),
        "answer" => teaching::answer(host, session, asked),
        "notes" => teaching::notes(session.sitting(), asked),
        _ => teaching::round_word(session.sitting(), asked),
    }
}
