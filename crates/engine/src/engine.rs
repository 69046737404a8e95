//! Answers requests about one table. An unreadable line gets an error and changes nothing.

use crate::error::EngineError;
use crate::host::Host;
use crate::replies::{
    Done, Drawn, Ended, Explanation, Failed, Happened, Hello, Known, Log, LogEntry, Names, Problem, Seats, Sentences,
    Standing,
};
use crate::request::{Asked, For, Request, no_such_seat};
use crate::session::{Session, Stored, game_named};
use crate::{study, thinking};
use bots::Level;
use games::{AnyGame, Games, Json, json};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use table::{Dice, Seed, Viewer};
use words::{Telling, Words};

const PROTOCOL: u32 = 2;

/// A program's or a page's engine: one table, and what the program gives it.
pub struct Engine<H> {
    host: H,
    table: Table,
}

impl<H: Host + Default> Engine<H> {
    pub fn new(words: Words, games: Games) -> Engine<H> {
        Engine { host: H::default(), table: Table { words, others: BTreeMap::new(), games, session: None } }
    }
}

impl<H: Host> Engine<H> {
    /// The language of its messages from now on.
    pub fn set_words(&mut self, words: Words) {
        self.table.others.remove(words.language());
        self.table.words = words;
    }

    /// The reply to one line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        self.table.answer(&self.host, line)
    }

    /// The reply to an unreadable line.
    pub fn refuse(&self, error: EngineError) -> String {
        self.table.reply(None, &Err(error))
    }
}

/// One table, the games it can play, and the language of its messages.
pub(crate) struct Table {
    words: Words,
    /// Other languages that were asked for.
    others: BTreeMap<String, Words>,
    pub games: Games,
    pub session: Option<Session>,
}

// Not generic, so that it is built once and, for the page, for size.
impl Table {
    #[inline(never)]
    fn answer(&mut self, host: &dyn Host, line: &[u8]) -> String {
        let Request { id, asked } = Request::read(line);
        let done = asked.and_then(|asked| self.obey(host, &asked));
        self.reply(id.as_deref(), &done)
    }

    fn reply(&self, id: Option<&RawValue>, done: &Result<Json, EngineError>) -> String {
        let written = match done {
            Ok(ok) => json(&Done { id, ok }),
            Err(error) => json(&Failed { id, error: Problem::new(error, &self.words) }),
        };
        written.get().to_owned()
    }

    fn obey(&mut self, host: &dyn Host, asked: &Asked) -> Result<Json, EngineError> {
        match asked.purpose {
            For::Play => self.play(host, asked),
            For::Study => study::obey(self, host, asked),
        }
    }

    fn play(&mut self, host: &dyn Host, asked: &Asked) -> Result<Json, EngineError> {
        let games = &self.games;
        match asked.command {
            "hello" => Ok(self.hello()),
            "new" => {
                let game = asked.required::<String>("game")?;
                let seed = asked.optional("seed")?.map_or_else(|| fresh_seed(host), Ok)?;
                let completed = completed_options(games, &game, asked)?;
                let options = completed.as_deref().or(asked.optional_raw("options"));
                let session = Session::open(host, games, &game, options, seed)?;
                Ok(self.begin(session))
            }
            "look" => {
                let session = Session::look(games, &asked.required::<String>("game")?, asked.raw("view")?)?;
                Ok(self.begin(session))
            }
            "reopen" => {
                let stored = Stored {
                    game: asked.required("game")?,
                    rules_version: asked.required("rules_version")?,
                    content: asked.required("content")?,
                    options: asked.required("options")?,
                    seed: asked.required("seed")?,
                    actions: asked.required("actions")?,
                };
                let session = Session::reopen(host, games, stored)?;
                Ok(self.begin(session))
            }
            "cards" => {
                let language = self.learn(host, asked)?;
                let game = game_named(&self.games, &asked.required::<String>("game")?)?;
                let options = asked.optional_raw("options").map_or("{}", RawValue::get);
                let cards = game.cards(games::Given::Text(options), self.words_in(language.as_deref()));
                cards.map_err(|refused| EngineError::refused(game.name(), refused))
            }
            "merge" => thinking::merge(asked),
            "dice" => {
                let (mut dice, below) = (Dice::new(asked.required("seed")?), asked.required::<Vec<u32>>("below")?);
                Ok(json(&Drawn { drawn: below.into_iter().map(|bound| dice.below(bound)).collect() }))
            }
            "tell" => {
                let language = self.learn(host, asked)?;
                let words = self.words_in(language.as_deref());
                match asked.optional::<String>("game")? {
                    Some(game) => tell_of(game_named(&self.games, &game)?, words, asked),
                    None => tell(self.session.as_ref().ok_or_else(no_game)?, words, asked),
                }
            }
            _ => at_table(host, &self.words, self.session.as_mut().ok_or_else(no_game)?, asked),
        }
    }

    pub fn begin(&mut self, session: Session) -> Json {
        let standing = json(&Standing::of(session.sitting()));
        self.session = Some(session);
        standing
    }

    fn hello(&self) -> Json {
        let games = self.games.iter().map(|game| Known {
            name: game.name(),
            rules_version: game.rules_version(),
            seats: Seats { min: *game.people().start(), max: *game.people().end() },
            bot_levels: Level::ALL,
        });
        let version = env!("CARGO_PKG_VERSION");
        json(&Hello { name: "manicule", version, protocol: PROTOCOL, games: games.collect() })
    }

    /// Loads the words of the requested language, if any.
    pub fn learn(&mut self, host: &dyn Host, asked: &Asked) -> Result<Option<String>, EngineError> {
        let Some(language) = asked.optional::<String>("lang")? else { return Ok(None) };
        if language != self.words.language() && !self.others.contains_key(&language) {
            let words = host.words(&language);
            let words = words.ok_or_else(|| asked.wrong("lang", "there are no words in this language"))?;
            self.others.insert(language.clone(), words);
        }
        Ok(Some(language))
    }

    pub fn words_in(&self, language: Option<&str>) -> &Words {
        language.and_then(|language| self.others.get(language)).unwrap_or(&self.words)
    }
}

/// Commands to the game on the table.
fn at_table(host: &dyn Host, words: &Words, session: &mut Session, asked: &Asked) -> Result<Json, EngineError> {
    let seats = session.sitting().seats();
    let viewer = || Ok(asked.viewing_seat(seats)?.map_or(Viewer::Spectator, Viewer::Seat));
    match asked.command {
        "view" => {
            let view = session.sitting().view(viewer()?);
            view.map_err(|missing| no_such_seat(missing.seat.0.into(), missing.seats.into()))
        }
        "facts" => {
            let facts = session.sitting().facts(viewer()?);
            facts.map_err(|refused| EngineError::refused(session.sitting().game(), refused))
        }
        "log" => {
            let (viewer, after) = (viewer()?, asked.optional("after")?.unwrap_or(0));
            let start = LogEntry { seat: None, events: Vec::new() };
            let entries = session.log().iter().map(|entry| LogEntry {
                seat: Some(entry.seat),
                events: entry.told.iter().filter_map(|told| told.to(viewer)).collect(),
            });
            Ok(json(&Log { entries: [start].into_iter().chain(entries).skip(after).collect() }))
        }
        "names" => Ok(json(&Names { names: session.sitting().names(words).into_iter().take(seats).collect() })),
        "legal" => Ok(json(&session.sitting().legal(asked.seat_of(seats)?))),
        "explain" => {
            let help = asked.optional("help")?.unwrap_or(true);
            let (refused, prospect) = session.explain(asked.seat_of(seats)?, asked.raw("action")?, help)?;
            Ok(json(&Explanation { error: refused.as_ref().map(|error| Problem::new(error, words)), prospect }))
        }
        "apply" => {
            let events = session.apply(asked.seat()?, asked.raw("action")?)?;
            Ok(json(&Happened { events, standing: Standing::of(session.sitting()) }))
        }
        "outcome" => Ok(json(&Ended::of(session.sitting(), asked.seats_of("left", seats)?))),
        "bot" => thinking::think(host, session.sitting(), asked),
        "undo" => {
            session.undo().map_err(|_| EngineError::new("cli-error-cannot-undo", Value::Null))?;
            Ok(json(&Standing::of(session.sitting())))
        }
        _ => session.record().ok_or_else(|| EngineError::new("cli-error-no-record", Value::Null)),
    }
}

/// The options, completed by those that follow from who plays; `people` is the number of people.
fn completed_options(games: &Games, game: &str, asked: &Asked) -> Result<Option<Json>, EngineError> {
    let Some(people) = asked.optional::<usize>("people")? else { return Ok(None) };
    let bots = asked.optional::<Vec<Level>>("bots")?.unwrap_or_default();
    let mut options = asked.optional("options")?.unwrap_or_default();
    game_named(games, game)?.complete(&mut options, people, &bots);
    Ok(Some(json(&options)))
}

/// Sentences about the game on the table. Seats without a name keep their default names.
fn tell(session: &Session, words: &Words, asked: &Asked) -> Result<Json, EngineError> {
    let sitting = session.sitting();
    let mut names: Vec<String> = asked.optional("names")?.unwrap_or_default();
    names.extend(sitting.names(words).into_iter().skip(names.len()));
    sentences(&words.telling(sitting.game(), &names), asked, |event, ids| sitting.readable(event, words, ids))
}

/// Sentences about a game that need not be on the table, with its standard cards.
fn tell_of(game: &dyn AnyGame, words: &Words, asked: &Asked) -> Result<Json, EngineError> {
    let names: Vec<String> = asked.optional("names")?.unwrap_or_default();
    sentences(&words.telling(game.name(), &names), asked, |event, ids| game.readable(event, words, ids))
}

/// An event has its name in `event`, the reason of a refusal in `code`.
fn sentences(telling: &Telling, asked: &Asked, readable: impl Fn(&Value, bool) -> Value) -> Result<Json, EngineError> {
    let facts: Vec<Value> = asked.required("events")?;
    let ids = asked.optional("ids")?.unwrap_or(true);
    let sentences = facts.iter().map(|fact| match fact.get("code") {
        Some(_) => telling.tell("refusal", fact),
        None => telling.tell("event", &readable(fact, ids)),
    });
    Ok(json(&Sentences { sentences: sentences.collect() }))
}

pub fn no_game() -> EngineError {
    EngineError::new("cli-error-no-game", Value::Null)
}

pub fn fresh_seed(host: &dyn Host) -> Result<Seed, EngineError> {
    host.seed().map_err(|why| EngineError::detailed("cli-error-no-chance", why))
}
