//! When a seat may act in each row, as far as is known during planning (G2.4).

use crate::automa::rearranged;
use crate::catalogue::PlanningId;
use crate::components::{Enumerated, Row};
use crate::referee::Rules;
use crate::round::initiative;
use crate::state::{Bits, Phase, ROW_LIMIT};
use serde::Serialize;
use std::ops::RangeInclusive;
use table::Seat;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlanningFacts {
    /// To be placed, all of them.
    pub markers: u8,
    pub rows: Vec<RowFacts>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RowFacts {
    pub row: Row,
    /// By the number of own markers on it, from 0.
    pub places: Vec<PlaceFacts>,
}

/// The place of a seat with this many markers in the row's order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceFacts {
    pub markers: u8,
    /// From 1; null without markers, which means no turn.
    pub earliest: Option<u8>,
    pub latest: Option<u8>,
    pub rivals: Vec<Rival>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rival {
    pub seat: Seat,
    /// The fewest markers with which this seat acts earlier; null if it cannot.
    pub before_with: Option<u8>,
    /// It certainly acts earlier.
    pub surely: bool,
}

impl Rules<'_> {
    pub(super) fn planning_facts(self, seat: Seat) -> Option<PlanningFacts> {
        (self.state.phase == Phase::Plan).then(|| PlanningFacts {
            markers: self.state.markers(seat),
            rows: Row::ALL.iter().map(|&row| self.row_facts(seat, row)).collect(),
        })
    }

    pub(super) fn row_facts(self, seat: Seat, row: Row) -> RowFacts {
        let most = ROW_LIMIT.min(self.state.markers(seat));
        RowFacts { row, places: (0..=most).map(|markers| self.place_facts(seat, row, markers)).collect() }
    }

    /// The place of a seat with this many markers on a row, as far as it is known before the plans are revealed.
    pub(crate) fn place_facts(self, seat: Seat, row: Row, markers: u8) -> PlaceFacts {
        let state = self.state;
        let own = initiative(markers, state.place(seat));
        let rival = |rival: Seat| {
            let before = |&count: &u8| initiative(count, state.place(rival)) > own;
            let possible = self.possible_markers(rival, row);
            Rival {
                seat: rival,
                before_with: possible.clone().find(before),
                surely: possible.clone().all(|n| before(&n)),
            }
        };
        let rivals: Vec<Rival> = (0..state.seats() as u8).map(Seat).filter(|&other| other != seat).map(rival).collect();
        let place = |before: usize| (markers > 0).then_some(before as u8 + 1);
        PlaceFacts {
            markers,
            earliest: place(rivals.iter().filter(|rival| rival.surely).count()),
            latest: place(rivals.iter().filter(|rival| rival.before_with.is_some()).count()),
            rivals,
        }
    }

    /// How many markers a seat can have on a row when the plans are revealed.
    fn possible_markers(self, seat: Seat, row: Row) -> RangeInclusive<u8> {
        let state = self.state;
        if !state.is_automa(seat) {
            return 0..=ROW_LIMIT.min(state.markers(seat));
        }
        // G8.3: one of the unseen planning cards shifts its markers.
        let unseen = Bits::<PlanningId>::all().without(state.automa.seen);
        let after = |card: PlanningId| rearranged(state.automa.markers, &self.cards[card])[row.index()];
        let (fewest, most) = unseen.iter().fold((ROW_LIMIT, 0), |(fewest, most), card| {
            let markers = after(card);
            (markers.min(fewest), markers.max(most))
        });
        if fewest > most {
            state.automa.markers[row.index()]..=state.automa.markers[row.index()]
        } else {
            fewest..=most
        }
    }
}
