//! The card set: what is printed on cards, gears and board, as data that can be replaced.

mod canonical;
mod cards;
mod check;
mod fault;
mod fields;
mod ids;
mod parse;
mod standard;
mod wording;

pub use cards::{
    BoardSpaces, Bonus, Catalogue, Gear, GearReward, PatronageCard, PlanningCard, PrintingCard, RefinementCard, RowRef,
    Shift, SpecialtyCard, TrackReward,
};
pub use fault::CardFault;
pub(crate) use ids::Word;
pub use ids::{GearId, Numbered, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
pub use wording::types_text;
