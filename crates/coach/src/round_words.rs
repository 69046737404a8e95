//! A comment after each round: what went well and what to look for, from the views at its start and now.

use crate::{gutenberg, letterpress};
use games::{Refused, Sitting};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Seat, Viewer};

/// A fact about the round. Its text is `roundword-<game>-<id>`, with the fields filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundWord {
    pub id: &'static str,
    #[serde(flatten)]
    pub fields: BTreeMap<&'static str, u32>,
}

impl RoundWord {
    pub(crate) fn plain(id: &'static str) -> RoundWord {
        RoundWord { id, fields: BTreeMap::new() }
    }

    pub(crate) fn counting(id: &'static str, field: &'static str, count: impl Into<u32>) -> RoundWord {
        RoundWord { id, fields: BTreeMap::from([(field, count.into())]) }
    }
}

/// The facts for this seat, most important first. `before` is its view at the start of the round, as JSON.
pub fn round_words(sitting: &dyn Sitting, seat: Seat, before: &str) -> Result<Vec<RoundWord>, Refused> {
    let Ok(view) = sitting.view(Viewer::Seat(seat)) else { return Ok(Vec::new()) };
    let facts = sitting.facts(Viewer::Seat(seat))?;
    let unreadable = |error: serde_json::Error| Refused::Unreadable { what: "view", detail: error.to_string() };
    match sitting.game() {
        "gutenberg" => {
            let before = serde_json::from_str(before).map_err(unreadable)?;
            let now = gutenberg::Moment::read(view.get(), facts.get()).map_err(unreadable)?;
            Ok(now.and_then(|now| gutenberg::round_words(&before, &now)).unwrap_or_default())
        }
        "letterpress" => {
            let before = serde_json::from_str(before).map_err(unreadable)?;
            let now = letterpress::Moment::read(view.get(), facts.get()).map_err(unreadable)?;
            Ok(now.and_then(|now| letterpress::round_words(&before, &now)).unwrap_or_default())
        }
        _ => Ok(Vec::new()),
    }
}
