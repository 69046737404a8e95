//! Which texts the lessons need.

use super::{Fault, What};
use crate::lessons::{Lesson, Step};
use std::collections::{BTreeMap, BTreeSet};

/// The ids of all messages by language.
#[derive(Clone, Debug, Default)]
pub struct Texts(pub BTreeMap<String, BTreeSet<String>>);

/// A text that some lesson uses.
struct Used {
    id: String,
    file: String,
    at: String,
    is_required: bool,
}

pub(super) struct Named<'l> {
    pub file: &'l str,
    pub game: &'l str,
    pub name: &'l str,
    pub lesson: &'l Lesson,
}

fn used_by(named: &Named) -> Vec<Used> {
    let title = format!("lesson-{}-{}", named.game, named.name);
    let of_lesson = [title.clone(), format!("{title}-aim")];
    let text =
        |id: String, at: &str, is_required| Used { id, file: named.file.to_owned(), at: at.to_owned(), is_required };
    let mut used: Vec<Used> = of_lesson.into_iter().map(|id| text(id, "", true)).collect();
    for (number, step) in named.lesson.steps.iter().enumerate() {
        let (id, at) = (format!("{title}-{}", step.id), place(number, step));
        used.push(text(id.clone(), &at, true));
        if !step.expect.is_empty() {
            used.push(text(format!("{id}-done"), &at, true));
            used.push(text(format!("{id}-other"), &at, false));
        }
        used.extend(step.mistakes.iter().map(|mistake| text(format!("{id}-{}", mistake.id), &at, true)));
    }
    used
}

/// Where a step stands in its file.
pub(super) fn place(number: usize, step: &Step) -> String {
    format!("steps[{number}] {}", step.id)
}

/// `whole`: these are all the lessons, so any other text is unused.
pub(super) fn faults(lessons: &[Named], texts: &Texts, whole: bool) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    for Used { id, file, at, is_required } in lessons.iter().flat_map(used_by) {
        let lacks = |(_, ids): &(&String, &BTreeSet<String>)| !ids.contains(&id);
        let languages: Vec<String> = texts.0.iter().filter(lacks).map(|(language, _)| language.clone()).collect();
        let is_written = languages.len() < texts.0.len();
        if (is_required || is_written) && !languages.is_empty() {
            let what = What::MissingText { id: id.clone(), languages };
            faults.push(Fault { file: file.clone(), at: at.clone(), what });
        }
        if let Some(other) = owners.insert(id.clone(), format!("{file} {at}").trim_end().to_owned()) {
            faults.push(Fault { file, at, what: What::SameText { id, other } });
        }
    }
    if whole {
        let all: BTreeSet<&String> = texts.0.values().flatten().collect();
        let of_lessons =
            |id: &&String| ["lesson-gutenberg-", "lesson-letterpress-"].iter().any(|of| id.starts_with(of));
        let unused = all.into_iter().filter(of_lessons).filter(|id| !owners.contains_key(*id));
        faults.extend(unused.map(|id| Fault {
            file: "locales".to_owned(),
            at: String::new(),
            what: What::UnusedText { id: id.clone() },
        }));
    }
    faults
}
