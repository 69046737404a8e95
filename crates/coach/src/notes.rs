//! First-time notes for a coached game: each explains one thing when it first matters. The page remembers which of them a
//! player has read.

use crate::{Pointer, gutenberg, letterpress};
use games::{Refused, Sitting};
use serde::Serialize;
use table::{Seat, Viewer};

/// A note, and when it matters. Its text is `note-<game>-<id>`.
pub(crate) struct Note<M> {
    pub id: &'static str,
    /// The rules it teaches; the first is shown with the note.
    pub rules: &'static [&'static str],
    /// What it points at if it matters now, else `None`.
    pub when: fn(&M) -> Option<Pointer>,
}

/// A note that matters now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Noted {
    pub id: &'static str,
    pub rule: &'static str,
    pub point: Pointer,
}

/// The notes that matter for this seat now, most important first. None while it waits for others, and none for a seat
/// that does not exist.
pub fn notes(sitting: &dyn Sitting, seat: Seat) -> Result<Vec<Noted>, Refused> {
    if !sitting.to_act().contains(seat) && sitting.outcome().is_none() {
        return Ok(Vec::new());
    }
    let Ok(view) = sitting.view(Viewer::Seat(seat)) else { return Ok(Vec::new()) };
    let facts = sitting.facts(Viewer::Seat(seat))?;
    let unreadable = |error: serde_json::Error| Refused::Unreadable { what: "view", detail: error.to_string() };
    match sitting.game() {
        "gutenberg" => {
            let moment = gutenberg::Moment::read(view.get(), facts.get()).map_err(unreadable)?;
            Ok(moment.map(|moment| those(gutenberg::NOTES, &moment)).unwrap_or_default())
        }
        "letterpress" => {
            let moment = letterpress::Moment::read(view.get(), facts.get()).map_err(unreadable)?;
            Ok(moment.map(|moment| those(letterpress::NOTES, &moment)).unwrap_or_default())
        }
        _ => Ok(Vec::new()),
    }
}

fn those<M>(all: &[Note<M>], moment: &M) -> Vec<Noted> {
    let now = all.iter().filter_map(|note| Some((note, (note.when)(moment)?)));
    now.map(|(note, point)| Noted { id: note.id, rule: note.rules[0], point }).collect()
}

/// The id and rules of every note of a game, for tables and tests.
pub fn all_notes(game: &str) -> Vec<(&'static str, &'static [&'static str])> {
    fn listed<M>(notes: &[Note<M>]) -> Vec<(&'static str, &'static [&'static str])> {
        notes.iter().map(|note| (note.id, note.rules)).collect()
    }
    match game {
        "gutenberg" => listed(gutenberg::NOTES),
        "letterpress" => listed(letterpress::NOTES),
        _ => Vec::new(),
    }
}
