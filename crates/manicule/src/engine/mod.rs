//! `manicule engine`: the games as a text protocol (docs/protocol.md) on standard input and output.

mod anything;
mod lines;

pub use anything::{answer_anything, play_anything};
pub use lines::LONGEST_LINE;

use crate::Language;
use crate::program::Program;
use ::engine::EngineError;
use games::Games;
use lines::{Line, read_line};
use std::io::{BufRead, ErrorKind, Write, stdin, stdout};
use std::process::ExitCode;
use words::Words;

/// With this machine's files, randomness and clock.
pub type Engine = ::engine::Engine<Program>;

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
            Line::TooLong => engine.refuse(too_long()),
            Line::End => return Ok(()),
        };
        output.write_all(reply.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

fn too_long() -> EngineError {
    EngineError::new("cli-error-too-long", serde_json::json!({ "most": LONGEST_LINE }))
}
