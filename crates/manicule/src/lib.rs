//! Manicule ☞ the program around the games. [`run`] is its entry point.

mod admin_command;
mod arena_command;
mod card_file;
mod cards_command;
pub mod engine;
mod lab_command;
pub mod lessons_command;
mod output;
mod output_file;
mod program;
mod replay;
mod review_command;
mod serve_command;
mod simulate;
mod words_command;

use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use games::Games;
use std::process::ExitCode;
use words::{LANGUAGES, Words};

/// Manicule ☞ the two board games called Gutenberg.
#[derive(Parser)]
#[command(name = "manicule", version, about)]
struct Manicule {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Keep a server's tables: list, close, export, ban, backup.
    Admin(admin_command::Admin),
    /// Play matches between bots, and report the results.
    Arena(arena_command::Arena),
    /// Check a card set or print it as tables.
    Cards(cards_command::Cards),
    /// Play by a text protocol, one JSON object a line: for bots, tools and tests (docs/protocol.md).
    Engine(engine::EngineCommand),
    /// Study how a card set plays.
    Lab(lab_command::Lab),
    /// Check lessons: every way through them is played.
    Lessons(lessons_command::Lessons),
    /// Print a recorded game as a transcript.
    Replay(replay::Replay),
    /// Look back on a recorded game: where it was won, what was luck, what was not (docs/review.md).
    Review(review_command::ReviewCommand),
    /// Host tables for people and bots (docs/hosting.md).
    Serve(serve_command::Serve),
    /// Play many games with random players, and report the scores.
    Simulate(simulate::Simulate),
    /// Find the words that a set of cards can spell.
    Words(words_command::WordsArgs),
}

/// The language of what a command prints.
#[derive(Args)]
struct Language {
    /// The language of the words.
    #[arg(long, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
}

impl Language {
    fn words(&self) -> anyhow::Result<Words> {
        Words::new(&self.lang).context("there are no words in this language")
    }
}

/// Runs the command line with these games. Another program can register more of them.
pub fn run(games: Games) -> ExitCode {
    let command = Manicule::command()
        .mut_subcommand("arena", |command| arena_command::command(command, &games))
        .mut_subcommand("simulate", |command| simulate::flags::command(command, &games));
    let asked = Manicule::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit());
    let outcome = match asked.command {
        Command::Admin(admin) => admin_command::run(admin, games),
        Command::Arena(arena) => arena_command::run(&arena, &games),
        Command::Cards(cards) => cards_command::run(cards, &games),
        Command::Engine(engine) => engine::run(&engine, games),
        Command::Lab(lab) => lab_command::run(&lab),
        Command::Lessons(lessons) => lessons_command::run(&lessons, &games),
        Command::Replay(replay) => replay::run(&replay, &games),
        Command::Review(review) => review_command::run(&review, &games),
        Command::Serve(serve) => serve_command::run(serve, games),
        Command::Simulate(simulate) => simulate::run(&simulate, &games),
        Command::Words(words) => words_command::run(words),
    };
    outcome.unwrap_or_else(|error| {
        output::complain(&format!("manicule: {error:#}"));
        ExitCode::FAILURE
    })
}
