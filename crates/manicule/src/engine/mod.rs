//! `manicule engine`: the games as a text protocol (docs/protocol.md). A broken line gets an error and changes nothing.

mod anything;
mod lines;
mod request;

pub use anything::{answer_anything, play_anything};
pub use lines::LONGEST_LINE;

use crate::Language;
use crate::session::Session;
use crate::shelf::{SHELF, game_named, replay};
use crate::trouble::Trouble;
use bots::{Budget, Level};
use hosted::{Json, json};
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

pub(crate) fn run(command: &EngineCommand) -> anyhow::Result<ExitCode> {
    let words = command.language.words()?;
    match serve(stdin().lock(), stdout().lock(), words) {
        // Who asked has gone.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        outcome => Ok(outcome.map(|()| ExitCode::SUCCESS)?),
    }
}

/// Answers every line until the end of the input.
pub fn serve(mut input: impl BufRead, mut output: impl Write, words: Words) -> std::io::Result<()> {
    let mut engine = Engine::new(words);
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

/// One table, and the language in which it explains itself.
pub struct Engine {
    words: Words,
    session: Option<Box<dyn Session>>,
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
    pub fn new(words: Words) -> Engine {
        Engine { words, session: None }
    }

    /// The reply to one line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let Request { id, asked } = Request::read(line);
        let done = asked.and_then(|asked| self.obey(&asked));
        self.reply(id.as_deref(), done)
    }

    fn too_long(&self) -> String {
        let trouble = Trouble::new("cli-error-too-long", serde_json::json!({ "most": LONGEST_LINE }));
        self.reply(None, Err(trouble))
    }

    fn reply(&self, id: Option<&RawValue>, done: Result<Json, Trouble>) -> String {
        let written = match &done {
            Ok(ok) => json(&Done { id, ok }),
            Err(trouble) => json(&Failed {
                id,
                error: Explained {
                    code: trouble.code(),
                    rule: trouble.rule(),
                    message: trouble.message(&self.words),
                    faults: trouble.faults(),
                },
            }),
        };
        written.get().to_owned()
    }

    fn obey(&mut self, asked: &Asked) -> Result<Json, Trouble> {
        match asked.command {
            "hello" => Ok(hello()),
            "new" => {
                let game = game_named(&asked.required::<String>("game")?)?;
                let seed = asked.optional("seed")?.map_or_else(random_seed, Ok)?;
                let session = game.open(asked.optional_raw("options"), seed)?;
                Ok(self.seat(session))
            }
            "set" => {
                let game = game_named(&asked.required::<String>("game")?)?;
                let session = game.place(asked.optional_raw("options"), asked.raw("position")?)?;
                Ok(self.seat(session))
            }
            "replay" => {
                let session = replay(asked.raw("record")?, &mut |_, _, _| ())?;
                let (to_act, ply, result) = (session.to_act(), session.ply(), session.outcome());
                self.session = Some(session);
                Ok(json(&Ended { to_act, ply, result }))
            }
            _ => {
                let session = self.session.as_mut().ok_or_else(|| Trouble::new("cli-error-no-game", Value::Null))?;
                at_table(session.as_mut(), asked)
            }
        }
    }

    fn seat(&mut self, session: Box<dyn Session>) -> Json {
        let standing = json(&Standing { to_act: session.to_act(), ply: session.ply() });
        self.session = Some(session);
        standing
    }
}

/// What is asked of the game on the table.
fn at_table(session: &mut dyn Session, asked: &Asked) -> Result<Json, Trouble> {
    match asked.command {
        "position" => Ok(session.position()),
        "view" => {
            let viewer = asked.viewing_seat(session.seats())?.map_or(Viewer::Spectator, Viewer::Seat);
            session.view(viewer).map_err(|missing| no_such_seat(missing.seat.0.into(), missing.seats.into()))
        }
        "legal" => Ok(json(&session.legal(asked.seat_of(session.seats())?))),
        "explain" => session.validate(asked.seat()?, asked.raw("action")?).map(|()| json(&Nothing {})),
        "apply" => {
            let events = session.apply(asked.seat()?, asked.raw("action")?)?;
            let (to_act, ply, result) = (session.to_act(), session.ply(), session.outcome());
            Ok(json(&Happened { events, to_act, ply, result }))
        }
        "bot" => {
            let level: Level = asked.required::<String>("level")?.parse().map_err(|wrong: String| {
                Trouble::new("cli-error-wrong-field", serde_json::json!({"field": "level", "detail": wrong}))
            })?;
            let budget = asked.optional("ms")?.map(|ms| Budget::Time(Duration::from_millis(ms)));
            let seat = asked.seat_of(session.seats())?;
            let action = session.think(seat, level, budget, random_seed()?)();
            let action =
                action.map_err(|_| Trouble::new("cli-error-not-asked", serde_json::json!({ "seat": seat })))?;
            Ok(json(&Chosen { action }))
        }
        "undo" => {
            session.undo().map_err(|_| Trouble::new("cli-error-cannot-undo", Value::Null))?;
            Ok(json(&Ply { ply: session.ply() }))
        }
        _ => session.record().ok_or_else(|| Trouble::new("cli-error-no-record", Value::Null)),
    }
}

fn hello() -> Json {
    let games = SHELF.iter().map(|game| Known { name: game.name(), rules_version: game.rules_version() });
    json(&Hello { name: "manicule", version: env!("CARGO_PKG_VERSION"), protocol: PROTOCOL, games: games.collect() })
}

fn random_seed() -> Result<Seed, Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Trouble::detailed("cli-error-no-chance", error))?;
    Ok(Seed(bytes))
}
