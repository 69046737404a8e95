//! The card set: what is printed on cards, gears and board, as data that can be replaced.

mod cards;
mod ids;

pub use cards::{
    Board, Bonus, CardSet, Gear, GearReward, PatronageCard, PlanningCard, PrintingCard, RefinementCard, RowRef, Shift,
    SpecialtyCard, TrackReward,
};
pub use ids::{CardId, GearId, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
