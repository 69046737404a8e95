//! `manicule replay`: a recorded game as a transcript, by rounds and turns.

use crate::Language;
use crate::output::print;
use crate::program::Program;
use anyhow::{Context, anyhow};
use clap::Args;
use engine::{EngineError, Session};
use games::{Chapter, Games, Sitting};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Seat;
use words::{Telling, Words};

/// In bytes; a whole game has about thirty thousand.
const LARGEST_RECORD: u64 = 16_000_000;

#[derive(Args)]
pub struct Replay {
    /// A game record, as `record` of the engine gives it; `-` for standard input.
    file: PathBuf,
    /// Check a table record of the server: its shuffle, every action and the result.
    #[arg(long, conflicts_with = "json")]
    verify: bool,
    /// The events as JSON, one a line, instead of sentences.
    #[arg(long)]
    json: bool,
    /// What to call the people, by seat.
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The card file to use instead of the one that the record names.
    #[arg(long)]
    cards: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(replay: &Replay, games: &Games) -> anyhow::Result<ExitCode> {
    let words = replay.language.words()?;
    let shown = replay.file.display();
    let text = read(&replay.file, &words).with_context(|| format!("{shown}"))?;
    let said = |error: EngineError| anyhow!("{shown}: {}", error.message(&words));
    if replay.verify {
        let verified = server::verify_with(&text, games).map_err(|wrong| said(EngineError::bad_record(wrong)))?;
        let args = json!({"table": verified.table, "game": verified.game, "plies": verified.plies});
        let mut said = words.say("cli-replay-verified", &args);
        if !verified.on_trust.is_empty() {
            let args = json!({"count": verified.on_trust.len(), "words": verified.on_trust.join(", ")});
            said = format!("{said}\n{}", words.say("cli-replay-on-trust", &args));
        }
        print(&format!("{said}\n"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let record = record(&text).map_err(said)?;
    let cards = replay.cards.as_ref().map(|path| path.display().to_string());
    let cards = cards.as_deref();
    let mut out = String::new();
    if replay.json {
        let show = &mut |sitting: &dyn Sitting, _, events| events_as_json(sitting, events, &mut out);
        Session::replay(&Program, games, &record, cards, show).map_err(said)?;
    } else {
        out = transcript(games, &record, cards, &words, &replay.names).map_err(said)?;
    }
    print(&out)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn read(path: &Path, words: &Words) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let input: Box<dyn Read> =
        if path == Path::new("-") { Box::new(std::io::stdin()) } else { Box::new(File::open(path)?) };
    input.take(LARGEST_RECORD + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_RECORD {
        anyhow::bail!(words.say("cli-error-too-large", &json!({ "most": LARGEST_RECORD })));
    }
    String::from_utf8(bytes).map_err(|error| anyhow!(EngineError::bad_record(error).message(words)))
}

/// The game's record, also out of a table record of the server.
pub(crate) fn record(text: &str) -> Result<Box<RawValue>, EngineError> {
    if !server::is_table_record(text) {
        return serde_json::from_str(text).map_err(EngineError::bad_record);
    }
    let table: TableRecord = serde_json::from_str(text).map_err(EngineError::bad_record)?;
    Ok(table.record)
}

#[derive(Deserialize)]
struct TableRecord {
    record: Box<RawValue>,
}

fn events_as_json(sitting: &dyn Sitting, events: Vec<Value>, out: &mut String) {
    for mut event in events {
        event["ply"] = json!(sitting.ply());
        out.push_str(&event.to_string());
        out.push('\n');
    }
}

fn transcript(
    games: &Games,
    record: &RawValue,
    cards: Option<&str>,
    words: &Words,
    given: &[String],
) -> Result<String, EngineError> {
    let mut page = Page { words, given, out: String::new(), last: None };
    let head: Value = serde_json::from_str(record.get()).map_err(EngineError::bad_record)?;
    page.title(&words.say("cli-replay-title", &json!({"game": head["game"], "seed": head["seed"]})), '═');
    page.title(&words.word("cli-replay-setup"), '─');
    let show = &mut |sitting: &dyn Sitting, seat, events: Vec<Value>| page.turn(sitting, seat, &events);
    let session = Session::replay(&Program, games, record, cards, show)?;
    page.end(session.sitting());
    Ok(page.out)
}

struct Page<'p> {
    words: &'p Words,
    given: &'p [String],
    out: String,
    /// The seat whose turn the last line belongs to.
    last: Option<Seat>,
}

impl Page<'_> {
    fn title(&mut self, text: &str, rule: char) {
        let rule: String = std::iter::repeat_n(rule, text.chars().count()).collect();
        self.out.push_str(&format!("\n{text}\n{rule}\n"));
        self.last = None;
    }

    fn names(&self, sitting: &dyn Sitting) -> Vec<String> {
        let mut names = sitting.names(self.words);
        names.iter_mut().zip(self.given).for_each(|(name, given)| name.clone_from(given));
        names
    }

    /// One paragraph for each turn; further actions of the same person join it.
    fn turn(&mut self, sitting: &dyn Sitting, seat: Seat, events: &[Value]) {
        let names = self.names(sitting);
        let telling: Telling = self.words.telling(sitting.game(), &names);
        if self.last != Some(seat) {
            if self.last.is_some() {
                self.out.push('\n');
            }
            self.last = Some(seat);
        }
        for event in events {
            let sentence = telling.tell("event", &sitting.readable(event, self.words, true));
            match sitting.chapter(event) {
                Some(Chapter::Round) => self.title(&sentence, '═'),
                Some(Chapter::Step) => self.title(&sentence, '─'),
                None => self.out.push_str(&format!("{sentence}\n")),
            }
        }
    }

    fn end(&mut self, sitting: &dyn Sitting) {
        if sitting.outcome().is_none() {
            let names = self.names(sitting);
            let waited: Vec<_> = sitting.to_act().iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
            let args = json!({"plies": sitting.ply(), "seats": waited.join(", ")});
            self.out.push_str(&format!("\n{}\n", self.words.say("cli-replay-unfinished", &args)));
        }
        if let Some(title) = sitting.title() {
            let args = json!({ "title": self.words.word(&title) });
            self.out.push_str(&format!("{}\n", self.words.say("cli-replay-verdict", &args)));
        }
    }
}
