//! `manicule lessons`: names every fault of lesson files.

mod files;
mod sentences;

use crate::output::{complain, print};
use anyhow::Context;
use bots::SystemClock;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use coach::lessons::{self, Texts};
use games::Games;
use serde_json::json;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;
use words::{LANGUAGES, Words};

/// The pages that state the rules.
const RULES: [&str; 2] =
    [include_str!("../../../../docs/rules/gutenberg.md"), include_str!("../../../../docs/rules/letterpress.md")];

#[derive(Args)]
pub struct Lessons {
    #[command(subcommand)]
    command: Command,
    /// The language of the words.
    #[arg(long, global = true, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
}

#[derive(Subcommand)]
enum Command {
    /// Name every fault of lessons, as FILE: place: message. Plays every way through them.
    Check {
        /// Lessons or folders of lessons.
        #[arg(default_value = "lessons")]
        paths: Vec<PathBuf>,
    },
}

pub fn run(asked: &Lessons, games: &Games) -> anyhow::Result<ExitCode> {
    let words = Words::new(&asked.lang).context("there are no words in this language")?;
    let Command::Check { paths } = &asked.command;
    let Checked { lessons, faults } = check(paths, games, &words)?;
    if faults.is_empty() {
        print(&format!("{}\n", words.say("cli-lessons-sound", &json!({ "count": lessons }))))?;
        return Ok(ExitCode::SUCCESS);
    }
    print(&(faults.join("\n") + "\n"))?;
    complain(&words.say("cli-lessons-faulty", &json!({"count": faults.len(), "lessons": lessons})));
    Ok(ExitCode::FAILURE)
}

/// How many lessons there are, and their faults in words.
pub struct Checked {
    pub lessons: usize,
    pub faults: Vec<String>,
}

/// Checks these lessons and folders of lessons.
pub fn check(paths: &[PathBuf], games: &Games, words: &Words) -> anyhow::Result<Checked> {
    let (files, are_all) = files::read(paths)?;
    let faults = lessons::check(&files, games, &texts(), &rules(), are_all, &SystemClock);
    let faults = faults.iter().map(|fault| sentences::line(fault, words)).collect();
    Ok(Checked { lessons: files.len(), faults })
}

/// The ids of all messages.
fn texts() -> Texts {
    Texts(LANGUAGES.iter().map(|&language| (language.to_owned(), words::ids(language))).collect())
}

/// All rule ids: lines of the pages that start with `- **G3a.1**`.
fn rules() -> BTreeSet<String> {
    let bold =
        RULES.iter().flat_map(|page| page.lines()).filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    bold.map(|(id, _)| id.to_owned()).collect()
}
