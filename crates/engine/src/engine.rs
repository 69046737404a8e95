//! Answers requests about one table. A broken line gets an error and changes nothing.

use crate::error::EngineError;
use crate::host::Host;
use crate::request::{Asked, Request, no_such_seat};
use crate::session::Session;
use bots::{Budget, Level};
use games::{Games, Json, json};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::time::Duration;
use table::{Fault, Outcome, SeatSet, Seed, Viewer};
use words::Words;

const PROTOCOL: u32 = 1;

/// One table, the games it can play, and the language of its messages.
pub struct Engine<H> {
    host: H,
    words: Words,
    games: Games,
    session: Option<Session>,
}

#[derive(Serialize)]
struct Done<'r> {
    id: Option<&'r RawValue>,
    ok: &'r RawValue,
}

#[derive(Serialize)]
struct Failed<'r> {
    id: Option<&'r RawValue>,
    error: Explained<'r>,
}

#[derive(Serialize)]
struct Explained<'r> {
    code: String,
    rule: Option<&'static str>,
    message: String,
    #[serde(skip_serializing_if = "<[Fault]>::is_empty")]
    faults: &'r [Fault],
}

#[derive(Serialize)]
struct Hello {
    name: &'static str,
    version: &'static str,
    protocol: u32,
    games: Vec<Known>,
}

#[derive(Serialize)]
struct Known {
    name: &'static str,
    rules_version: u32,
}

#[derive(Serialize)]
struct Standing {
    to_act: SeatSet,
    ply: usize,
}

#[derive(Serialize)]
struct Ended {
    to_act: SeatSet,
    ply: usize,
    result: Option<Outcome>,
}

#[derive(Serialize)]
struct Happened {
    events: Json,
    to_act: SeatSet,
    ply: usize,
    result: Option<Outcome>,
}

#[derive(Serialize)]
struct Chosen {
    action: Value,
}

#[derive(Serialize)]
struct Nothing {}

#[derive(Serialize)]
struct Ply {
    ply: usize,
}

impl<H: Host + Default> Engine<H> {
    pub fn new(words: Words, games: Games) -> Engine<H> {
        Engine { host: H::default(), words, games, session: None }
    }
}

impl<H: Host> Engine<H> {
    /// The language of its messages from now on.
    pub fn set_words(&mut self, words: Words) {
        self.words = words;
    }

    /// The reply to one line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let Request { id, asked } = Request::read(line);
        let done = asked.and_then(|asked| self.obey(&asked));
        self.reply(id.as_deref(), done)
    }

    /// The reply to a line that could not be read at all.
    pub fn refuse(&self, error: EngineError) -> String {
        self.reply(None, Err(error))
    }

    fn reply(&self, id: Option<&RawValue>, done: Result<Json, EngineError>) -> String {
        let written = match &done {
            Ok(ok) => json(&Done { id, ok }),
            Err(error) => json(&Failed {
                id,
                error: Explained {
                    code: error.code(),
                    rule: error.rule(),
                    message: error.message(&self.words),
                    faults: error.faults(),
                },
            }),
        };
        written.get().to_owned()
    }

    fn obey(&mut self, asked: &Asked) -> Result<Json, EngineError> {
        match asked.command {
            "hello" => Ok(self.hello()),
            "new" => {
                let game = asked.required::<String>("game")?;
                let seed = asked.optional("seed")?.map_or_else(|| fresh_seed(&self.host), Ok)?;
                let session = Session::open(&self.host, &self.games, &game, asked.optional_raw("options"), seed)?;
                Ok(self.begin(session))
            }
            "set" => {
                let game = asked.required::<String>("game")?;
                let options = asked.optional_raw("options");
                let session = Session::place(&self.host, &self.games, &game, options, asked.raw("position")?)?;
                Ok(self.begin(session))
            }
            "replay" => {
                let session = Session::replay(&self.host, &self.games, asked.raw("record")?, None, &mut |_, _, _| ())?;
                let sitting = session.sitting();
                let (to_act, ply, result) = (sitting.to_act(), sitting.ply(), sitting.outcome());
                self.session = Some(session);
                Ok(json(&Ended { to_act, ply, result }))
            }
            _ => {
                let session =
                    self.session.as_mut().ok_or_else(|| EngineError::new("cli-error-no-game", Value::Null))?;
                at_table(&self.host, session, asked)
            }
        }
    }

    fn begin(&mut self, session: Session) -> Json {
        let sitting = session.sitting();
        let standing = json(&Standing { to_act: sitting.to_act(), ply: sitting.ply() });
        self.session = Some(session);
        standing
    }

    fn hello(&self) -> Json {
        let games = self.games.iter().map(|game| Known { name: game.name(), rules_version: game.rules_version() });
        let version = env!("CARGO_PKG_VERSION");
        json(&Hello { name: "manicule", version, protocol: PROTOCOL, games: games.collect() })
    }
}

/// Commands to the game on the table.
fn at_table(host: &impl Host, session: &mut Session, asked: &Asked) -> Result<Json, EngineError> {
    let seats = session.sitting().seats();
    match asked.command {
        "position" => Ok(session.position()),
        "view" => {
            let viewer = asked.viewing_seat(seats)?.map_or(Viewer::Spectator, Viewer::Seat);
            session.sitting().view(viewer).map_err(|missing| no_such_seat(missing.seat.0.into(), missing.seats.into()))
        }
        "legal" => Ok(json(&session.sitting().legal(asked.seat_of(seats)?))),
        "explain" => session.validate(asked.seat()?, asked.raw("action")?).map(|()| json(&Nothing {})),
        "apply" => {
            let events = session.apply(asked.seat()?, asked.raw("action")?)?;
            let sitting = session.sitting();
            let (to_act, ply, result) = (sitting.to_act(), sitting.ply(), sitting.outcome());
            Ok(json(&Happened { events, to_act, ply, result }))
        }
        "bot" => {
            let level: Level = asked.required::<String>("level")?.parse().map_err(|wrong: String| {
                EngineError::new("cli-error-wrong-field", serde_json::json!({"field": "level", "detail": wrong}))
            })?;
            let budget = asked.optional("ms")?.map(|ms| Budget::Time(Duration::from_millis(ms)));
            let seat = asked.seat_of(seats)?;
            let action = session.sitting().think(seat, level, budget, fresh_seed(host)?)(host.watch());
            let action =
                action.map_err(|_| EngineError::new("cli-error-not-asked", serde_json::json!({ "seat": seat })))?;
            Ok(json(&Chosen { action }))
        }
        "undo" => {
            session.sitting_mut().undo().map_err(|_| EngineError::new("cli-error-cannot-undo", Value::Null))?;
            Ok(json(&Ply { ply: session.sitting().ply() }))
        }
        _ => session.record().ok_or_else(|| EngineError::new("cli-error-no-record", Value::Null)),
    }
}

fn fresh_seed(host: &impl Host) -> Result<Seed, EngineError> {
    host.seed().map_err(|why| EngineError::detailed("cli-error-no-chance", why))
}
