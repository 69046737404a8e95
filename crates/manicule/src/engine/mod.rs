//! `manicule engine`: the games as a text protocol (docs/protocol.md). A broken line gets an error and changes nothing.

mod anything;
mod lines;
mod request;

pub use anything::{answer_anything, play_anything};
pub use lines::LONGEST_LINE;

use crate::Language;
use crate::cli_error::CliError;
use crate::session::Session;
use bots::{Budget, Level};
use games::{Games, Json, json};
use lines::{Line, read_line};
use request::{Asked, Request, no_such_seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::io::{BufRead, ErrorKind, Write, stdin, stdout};
use std::process::ExitCode;
use std::time::Duration;
use table::{Fault, Outcome, SeatSet, Seed, Viewer};
use words::Words;

const PROTOCOL: u32 = 1;

#[derive(clap::Args)]
pub struct EngineCommand {
    #[command(flatten)]
    language: Language,
}

pub(crate) fn run(command: &EngineCommand, games: Games) -> anyhow::Result<ExitCode> {
    let words = command.language.words()?;
    match serve(stdin().lock(), stdout().lock(), words, games) {
        // The client has gone.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        outcome => Ok(outcome.map(|()| ExitCode::SUCCESS)?),
    }
}

/// Answers every line until the end of the input.
pub fn serve(mut input: impl BufRead, mut output: impl Write, words: Words, games: Games) -> std::io::Result<()> {
    let mut engine = Engine::new(words, games);
    let mut line = Vec::new();
    loop {
        let reply = match read_line(&mut input, &mut line)? {
            Line::Whole => engine.answer(&line),
            Line::TooLong => engine.too_long(),
            Line::End => return Ok(()),
        };
        output.write_all(reply.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// One table, the games it can play, and the language of its messages.
pub struct Engine {
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

impl Engine {
    pub fn new(words: Words, games: Games) -> Engine {
        Engine { words, games, session: None }
    }

    /// The reply to one line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let Request { id, asked } = Request::read(line);
        let done = asked.and_then(|asked| self.obey(&asked));
        self.reply(id.as_deref(), done)
    }

    fn too_long(&self) -> String {
        let error = CliError::new("cli-error-too-long", serde_json::json!({ "most": LONGEST_LINE }));
        self.reply(None, Err(error))
    }

    fn reply(&self, id: Option<&RawValue>, done: Result<Json, CliError>) -> String {
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

    fn obey(&mut self, asked: &Asked) -> Result<Json, CliError> {
        match asked.command {
            "hello" => Ok(self.hello()),
            "new" => {
                let game = asked.required::<String>("game")?;
                let seed = asked.optional("seed")?.map_or_else(random_seed, Ok)?;
                let session = Session::open(&self.games, &game, asked.optional_raw("options"), seed)?;
                Ok(self.begin(session))
            }
            "set" => {
                let game = asked.required::<String>("game")?;
                let options = asked.optional_raw("options");
                let session = Session::place(&self.games, &game, options, asked.raw("position")?)?;
                Ok(self.begin(session))
            }
            "replay" => {
                let session = Session::replay(&self.games, asked.raw("record")?, None, &mut |_, _, _| ())?;
                let sitting = session.sitting();
                let (to_act, ply, result) = (sitting.to_act(), sitting.ply(), sitting.outcome());
                self.session = Some(session);
                Ok(json(&Ended { to_act, ply, result }))
            }
            _ => {
                let session = self.session.as_mut().ok_or_else(|| CliError::new("cli-error-no-game", Value::Null))?;
                at_table(session, asked)
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
fn at_table(session: &mut Session, asked: &Asked) -> Result<Json, CliError> {
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
                CliError::new("cli-error-wrong-field", serde_json::json!({"field": "level", "detail": wrong}))
            })?;
            let budget = asked.optional("ms")?.map(|ms| Budget::Time(Duration::from_millis(ms)));
            let seat = asked.seat_of(seats)?;
            let action = session.sitting().think(seat, level, budget, random_seed()?)();
            let action =
                action.map_err(|_| CliError::new("cli-error-not-asked", serde_json::json!({ "seat": seat })))?;
            Ok(json(&Chosen { action }))
        }
        "undo" => {
            session.sitting_mut().undo().map_err(|_| CliError::new("cli-error-cannot-undo", Value::Null))?;
            Ok(json(&Ply { ply: session.sitting().ply() }))
        }
        _ => session.record().ok_or_else(|| CliError::new("cli-error-no-record", Value::Null)),
    }
}

fn random_seed() -> Result<Seed, CliError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| CliError::detailed("cli-error-no-chance", error))?;
    Ok(Seed(bytes))
}
