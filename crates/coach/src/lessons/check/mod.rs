//! Reports every fault of lesson files, in the file itself and on every path through the lesson.

mod explore;
mod fault;
mod texts;

pub use fault::{Fault, What};
pub use texts::Texts;

use crate::lessons::Lesson;
use bots::Watch;
use games::{AnyGame, Games};
use std::collections::BTreeSet;
use texts::{Named, place};

/// A lesson's file: its path below the folder of lessons, and its text.
#[derive(Clone, Debug)]
pub struct LessonFile {
    /// `gutenberg/03-types.json`
    pub path: String,
    pub text: String,
}

/// Every fault of these lessons. `rules` are all existing rule ids; with `whole` these are all lessons, so a text that belongs
/// to none of them is a fault too.
pub fn check(
    files: &[LessonFile],
    games: &Games,
    texts: &Texts,
    rules: &BTreeSet<String>,
    whole: bool,
    watch: &dyn Watch,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut lessons = Vec::new();
    for file in files {
        let mut found = Faults { file: &file.path, faults: &mut faults };
        let Some(Name { game, number, name }) = Name::of(&file.path) else {
            found.add("", What::FileName);
            continue;
        };
        let Some(game) = games.get(game) else {
            found.add("", What::UnknownGame { game: game.to_owned() });
            continue;
        };
        match Lesson::read(&file.text) {
            Ok(lesson) => lessons.push(Read { file: &file.path, game, number, name, lesson }),
            Err(unreadable) => {
                for fault in unreadable {
                    found.add(&fault.at, What::Unreadable { detail: fault.detail });
                }
            }
        }
    }
    for (at, read) in lessons.iter().enumerate() {
        let mut found = Faults { file: read.file, faults: &mut faults };
        let same = |other: &&Read| {
            other.game.name() == read.game.name() && (other.name == read.name || other.number == read.number)
        };
        if let Some(other) = lessons[..at].iter().find(same) {
            found.add("", What::SameName { other: other.file.to_owned() });
        }
        what_it_says(&read.lesson, rules, &mut found);
        explore::explore(&read.lesson, read.game, watch, &mut found);
    }
    let named: Vec<Named> = lessons
        .iter()
        .map(|read| Named { file: read.file, game: read.game.name(), name: read.name, lesson: &read.lesson })
        .collect();
    faults.extend(texts::faults(&named, texts, whole && named.len() == files.len()));
    faults
}

struct Read<'f> {
    file: &'f str,
    game: &'f dyn AnyGame,
    number: &'f str,
    name: &'f str,
    lesson: Lesson,
}

/// `gutenberg/03-types.json`
struct Name<'f> {
    game: &'f str,
    number: &'f str,
    name: &'f str,
}

impl<'f> Name<'f> {
    fn of(path: &'f str) -> Option<Name<'f>> {
        let (folders, file) = path.rsplit_once('/')?;
        let game = folders.rsplit('/').next()?;
        let (number, name) = file.strip_suffix(".json")?.split_once('-')?;
        let is_number = number.len() == 2 && number.chars().all(|digit| digit.is_ascii_digit());
        (is_number && is_id(name)).then_some(Name { game, number, name })
    }
}

fn is_id(text: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    text.starts_with(|first: char| first.is_ascii_lowercase()) && !text.ends_with('-') && text.chars().all(fits)
}

/// The faults of one file.
pub(super) struct Faults<'f> {
    file: &'f str,
    faults: &'f mut Vec<Fault>,
}

impl Faults<'_> {
    fn add(&mut self, at: &str, what: What) {
        self.faults.push(Fault { file: self.file.to_owned(), at: at.to_owned(), what });
    }
}

/// Faults that show without playing.
fn what_it_says(lesson: &Lesson, rules: &BTreeSet<String>, faults: &mut Faults) {
    if lesson.steps.is_empty() {
        faults.add("steps", What::NoSteps);
    }
    for (number, rule) in lesson.teaches.iter().enumerate() {
        if !rules.contains(rule) {
            faults.add(&format!("teaches[{number}]"), What::UnknownRule { rule: rule.clone() });
        }
    }
    let mut ids = BTreeSet::new();
    for (number, step) in lesson.steps.iter().enumerate() {
        let at = place(number, step);
        if !is_id(&step.id) {
            faults.add(&at, What::BadId { id: step.id.clone() });
        }
        if !ids.insert(&step.id) {
            faults.add(&at, What::SameId { id: step.id.clone() });
        }
        let mut mistakes = BTreeSet::new();
        for (number, mistake) in step.mistakes.iter().enumerate() {
            let at = format!("{at}, mistakes[{number}]");
            if !is_id(&mistake.id) {
                faults.add(&at, What::BadId { id: mistake.id.clone() });
            }
            if !mistakes.insert(&mistake.id) {
                faults.add(&at, What::SameId { id: mistake.id.clone() });
            }
            if mistake.when.is_empty() {
                faults.add(&at, What::NoPattern);
            }
        }
    }
}
