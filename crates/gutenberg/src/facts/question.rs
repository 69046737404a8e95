//! What is to be decided.

use crate::characters;
use crate::components::Row;
use crate::referee::Rules;
use crate::state::{Phase, Stage};
use serde::Serialize;
use table::Seat;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    KeepCharacter,
    StartingGears,
    StartingLevels,
    Draft,
    ChooseTypes,
    NameColour,
    Plan,
    ShiftMarker,
    Orders,
    Inks,
    Specialties,
    Gears,
    Patronage,
    Fulfil,
    /// The main action of the turn is done; gears can still be used.
    After,
    GainInk,
    GainLevel,
    GainType,
    DrawOrder,
    /// Order cards are drawn.
    KeepOrder,
    Over,
}

impl Question {
    pub(super) fn is_main_action(self) -> bool {
        use Question::*;
        matches!(self, Orders | Inks | Specialties | Gears | Patronage | Fulfil)
    }
}

impl Rules<'_> {
    /// While everybody plans, only the seat that has a reward to take is asked for it.
    pub(super) fn question(self, viewer: Option<Seat>) -> Question {
        let state = self.state;
        if state.phase == Phase::Plan && (viewer.is_none() || state.choosing() != viewer) {
            return Question::Plan;
        }
        if !state.drawn.is_empty() {
            return Question::KeepOrder;
        }
        let due = state.due;
        if due.inks > 0 {
            return Question::GainInk;
        }
        if due.levels > 0 {
            return Question::GainLevel;
        }
        if due.types > 0 {
            return Question::GainType;
        }
        if due.orders > 0 {
            return Question::DrawOrder;
        }
        match state.phase {
            Phase::KeepCharacter => Question::KeepCharacter,
            Phase::Selection if characters::starts_with_gears(self.house(state.actor)) => Question::StartingGears,
            Phase::Selection => Question::StartingLevels,
            Phase::Draft => Question::Draft,
            Phase::ChooseTypes => Question::ChooseTypes,
            Phase::NameColour => Question::NameColour,
            Phase::Plan => Question::Plan,
            Phase::ShiftMarker => Question::ShiftMarker,
            Phase::Act(_) | Phase::Fulfil if state.stage != Stage::Main => Question::After,
            Phase::Act(Row::Orders) => Question::Orders,
            Phase::Act(Row::Inks) => Question::Inks,
            Phase::Act(Row::Specialties) => Question::Specialties,
            Phase::Act(Row::Gears) => Question::Gears,
            Phase::Act(Row::Patronage) => Question::Patronage,
            Phase::Fulfil => Question::Fulfil,
            Phase::Over => Question::Over,
        }
    }
}
