//! The seats: their places, their markers and their turns.

use crate::components::{Enumerated, Row};
use crate::referee::Rules;
use crate::state::{Phase, ROUNDS, markers_at, place_of};
use serde::Serialize;
use std::cmp::Ordering;
use table::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatFacts {
    pub seat: Seat,
    pub automa: bool,
    /// Clockwise from the first player, from 1.
    pub place: u8,
    /// Initiative markers in this round.
    pub markers: u8,
    /// In the next round; null in the last.
    pub next_markers: Option<u8>,
    /// Its place in the next round; null in the last.
    pub next_place: Option<u8>,
}

/// One seat's turn in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnFacts {
    pub seat: Seat,
    /// On this row.
    pub markers: u8,
    pub state: TurnState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnState {
    Planned,
    Acting,
    Done,
}

impl Rules<'_> {
    pub(super) fn seat_facts(self) -> Vec<SeatFacts> {
        let state = self.state;
        let seats = state.seats();
        let next_first = state.seat_at(1);
        let more = state.round < ROUNDS && state.phase != Phase::Over;
        let facts = |seat: u8| {
            let seat = Seat(seat);
            let next = place_of(seat, next_first, seats);
            SeatFacts {
                seat,
                automa: state.is_automa(seat),
                place: state.place(seat) as u8 + 1,
                markers: state.markers(seat),
                next_markers: more.then(|| markers_at(next)),
                next_place: more.then_some(next as u8 + 1),
            }
        };
        (0..seats as u8).map(facts).collect()
    }

    pub(super) fn turn_facts(self) -> Option<[Vec<TurnFacts>; 5]> {
        let state = self.state;
        state.phase.plans_are_open().then(|| {
            std::array::from_fn(|at| {
                let row = Row::ALL[at];
                let turn = |(place, &seat): (usize, &Seat)| TurnFacts {
                    seat,
                    markers: state.plan(seat)[at],
                    state: self.turn_state(row, place),
                };
                state.acting_order(row).iter().enumerate().map(turn).collect()
            })
        })
    }

    fn turn_state(self, row: Row, place: usize) -> TurnState {
        let turns_done = match self.state.phase {
            Phase::Act(now) if now == row => usize::from(self.state.turns_done),
            phase if row.index() < phase.rows_done() => return TurnState::Done,
            _ => return TurnState::Planned,
        };
        match place.cmp(&turns_done) {
            Ordering::Less => TurnState::Done,
            Ordering::Equal => TurnState::Acting,
            Ordering::Greater => TurnState::Planned,
        }
    }
}
