//! Which part of the table a good action concerns, without revealing the action: a pass points where any other action
//! would.

use gutenberg::components::{Enumerated, Row};
use gutenberg::{Action, Phase, Plan, View};
use serde::Serialize;

/// Where to look, and a question to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Nudge {
    /// Rows where acting early matters.
    Plan {
        row: Row,
    },
    ShiftMarker,
    Orders,
    Inks,
    Specialties,
    Gears,
    Patronage,
    Patrons,
    Fulfil,
    UseGear,
    TurnGear,
    BuyType,
    GainInk,
    GainLevel,
    GainType,
    KeepOrder,
    Draft,
    Choose,
}

impl Nudge {
    pub fn of(view: &View, action: &Action) -> Nudge {
        match action {
            Action::Plan { markers } => Nudge::Plan { row: fullest(markers) },
            Action::ShiftMarker { .. } => Nudge::ShiftMarker,
            Action::TakeOrder { .. } => Nudge::Orders,
            Action::TakeInks { .. } => Nudge::Inks,
            Action::DevelopShown { .. } | Action::DevelopOne { .. } => Nudge::Specialties,
            Action::InstallGear { .. } => Nudge::Gears,
            Action::RotateGear { .. } => Nudge::TurnGear,
            Action::TakePatronageReward { .. } => Nudge::Patronage,
            Action::TakePatronageCard { .. } => Nudge::Patrons,
            Action::Fulfil(_) => Nudge::Fulfil,
            Action::UseGear { .. } => Nudge::UseGear,
            Action::BuyType { .. } | Action::ChooseTypes { .. } => Nudge::BuyType,
            Action::GainInk { .. } | Action::NameColour { .. } => Nudge::GainInk,
            Action::GainLevel { .. } | Action::StartSpecialties { .. } | Action::SwapLevels { .. } => Nudge::GainLevel,
            Action::GainType { .. } => Nudge::GainType,
            Action::DrawOrder | Action::DrawMore { .. } | Action::KeepOrder { .. } | Action::Decline => {
                Nudge::KeepOrder
            }
            Action::DraftOrder { .. } => Nudge::Draft,
            Action::KeepCharacter { .. } | Action::InstallStartingGears { .. } => Nudge::Choose,
            Action::Pass => match view.table.phase {
                Phase::ShiftMarker => Nudge::ShiftMarker,
                Phase::Act(Row::Orders) => Nudge::Orders,
                Phase::Act(Row::Inks) => Nudge::Inks,
                Phase::Act(Row::Specialties) => Nudge::Specialties,
                Phase::Act(Row::Gears) => Nudge::Gears,
                Phase::Act(Row::Patronage) => Nudge::Patronage,
                _ => Nudge::Fulfil,
            },
        }
    }

    /// What a page points at.
    pub fn point(self) -> &'static str {
        match self {
            Nudge::Plan { row } => match row {
                Row::Orders => "row:orders",
                Row::Inks => "row:inks",
                Row::Specialties => "row:specialties",
                Row::Gears => "row:gears",
                Row::Patronage => "row:patronage",
            },
            Nudge::ShiftMarker => "part:strip",
            Nudge::Orders => "row:orders",
            Nudge::Inks => "row:inks",
            Nudge::Specialties => "row:specialties",
            Nudge::Gears => "row:gears",
            Nudge::Patronage => "row:patronage",
            Nudge::Patrons => "row:patrons",
            Nudge::Fulfil | Nudge::GainInk => "own:orders",
            Nudge::UseGear | Nudge::TurnGear => "own:gears",
            Nudge::BuyType | Nudge::GainType => "own:types",
            Nudge::GainLevel => "own:levels",
            Nudge::KeepOrder | Nudge::Draft | Nudge::Choose => "part:question",
        }
    }
}

/// The first of those with the most markers.
fn fullest(plan: &Plan) -> Row {
    Row::ALL.iter().copied().rev().max_by_key(|row| plan[row.index()]).unwrap_or(Row::Orders)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_points_at_its_fullest_row() {
        assert_eq!(fullest(&[1, 3, 0, 3, 0]), Row::Inks);
        assert_eq!(fullest(&[0, 0, 0, 1, 6]), Row::Patronage);
    }
}
