//! What a viewer sees: the public table, and for a seat its own secrets.

use crate::components::{Character, Enumerated, Row};
use crate::end_of_game::{EndScore, end_score};
use crate::referee::Rules;
use crate::sheet::Sheet;
use crate::state::{Phase, Plan};
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet, Viewer};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Null for a spectator.
    pub seat: Option<Seat>,
    pub to_act: SeatSet,
    pub table: Sheet,
    /// Cards left in the piles.
    pub piles: PileSizes,
    /// Null for a spectator.
    pub own: Option<Own>,
    /// Who acts in each of the five rows, once the plans are revealed.
    pub acting_order: Option<[Vec<Seat>; 5]>,
    /// What each house would gain if the game ended now; null when it has.
    pub end_scores: Option<Vec<EndScore>>,
    pub result: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PileSizes {
    pub printing: u8,
    pub refinement: u8,
    pub specialties: u8,
    pub gears: u8,
}

/// What only this seat knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Own {
    /// The characters to choose from.
    pub dealt: Vec<Character>,
    pub kept: Option<Character>,
    /// The own plan, also while it is secret.
    pub plan: Option<Plan>,
}

impl View {
    /// Of a viewer that is a person's seat, or a spectator.
    pub(crate) fn of(rules: Rules, viewer: Viewer, to_act: SeatSet) -> View {
        let state = rules.state;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            seat,
            to_act,
            table: Sheet::of(rules),
            piles: PileSizes {
                printing: state.printing.pile.len(),
                refinement: state.refinement.pile.len(),
                specialties: state.specialties.pile.len(),
                gears: state.gears.pile.len(),
            },
            own: seat.map(|seat| {
                let house = state.house(seat);
                Own { dealt: house.dealt.into_iter().flatten().collect(), kept: house.kept, plan: house.plan }
            }),
            acting_order: state
                .phase
                .plans_are_open()
                .then(|| std::array::from_fn(|row| state.acting_order(Row::ALL[row]).to_vec())),
            end_scores: (state.phase != Phase::Over)
                .then(|| state.houses[..usize::from(state.people)].iter().map(end_score).collect()),
            result: state.outcome(),
        }
    }
}
