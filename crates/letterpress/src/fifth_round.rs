//! The fifth round (L3.1 to L3.3): one word from the collection, and who wins.

use crate::event::Event;
use crate::scoring;
use crate::setup::TieBreak;
use crate::state::{State, Step};
use arrayvec::ArrayVec;
use table::{Audience, Outcome, Seat, SeatSet};

/// The last words are revealed: the game is over.
pub(crate) fn finish(state: &mut State, audience: &mut impl Audience<Event>) {
    state.step = Step::End;
    audience.all(|| {
        let points = (0..state.seats.len()).map(|seat| points(state, Seat(seat as u8)));
        let (scores, left) = points.map(|points| (points.score, points.tie)).unzip();
        Event::GameEnded { winners: winners(state), scores, left }
    });
}

pub(crate) struct Points {
    pub(crate) score: u16,
    /// The points of the collection that count in a tie.
    pub(crate) tie: u16,
}

pub(crate) fn points(state: &State, seat: Seat) -> Points {
    let player = state.player(seat);
    let counted = match state.setting.options().tie {
        TieBreak::Left => player.collection.minus(player.used()),
        TieBreak::Whole => player.collection,
    };
    Points {
        score: player.word().map_or(0, |composed| scoring::score(state, composed)),
        tie: state.setting.deck().points(counted),
    }
}

/// The highest score; then the most points in the collection; then the victory is shared (L3.3).
pub(crate) fn winners(state: &State) -> SeatSet {
    let merit = |seat: Seat| {
        let points = points(state, seat);
        (points.score, points.tie)
    };
    let seats = || (0..state.seats.len()).map(|seat| Seat(seat as u8));
    let best = seats().map(merit).max();
    seats().filter(|&seat| Some(merit(seat)) == best).collect()
}

pub(crate) fn outcome(state: &State) -> Outcome {
    let scores: ArrayVec<i32, { table::MAX_SEATS }> =
        (0..state.seats.len()).map(|seat| i32::from(points(state, Seat(seat as u8)).score)).collect();
    Outcome::new(&scores, winners(state))
}
