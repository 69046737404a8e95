//! The round and the phase of a position, if the game's view shows them.

use games::Sitting;
use serde::Deserialize;
use table::Viewer;

pub struct Moment {
    /// 0 before the first round.
    pub round: u8,
    pub phase: Option<String>,
}

#[derive(Deserialize)]
struct Table {
    round: u8,
    phase: String,
}

#[derive(Deserialize)]
struct HasTable {
    table: Table,
}

#[derive(Deserialize)]
struct HasStep {
    round: u8,
    step: String,
}

/// Phases of the printing-house game before its first round.
const SET_UP: [&str; 4] = ["keep_character", "selection", "draft", "choose_types"];

impl Moment {
    pub fn of(sitting: &dyn Sitting) -> Moment {
        let view = sitting.view(Viewer::Spectator).ok();
        let text = view.as_deref().map_or("null", |view| view.get());
        if let Ok(HasTable { table }) = serde_json::from_str(text) {
            let round = if SET_UP.contains(&table.phase.as_str()) { 0 } else { table.round };
            return Moment { round, phase: Some(table.phase) };
        }
        match serde_json::from_str(text) {
            Ok(HasStep { round, step }) => Moment { round, phase: Some(step) },
            Err(_) => Moment { round: 0, phase: None },
        }
    }
}
