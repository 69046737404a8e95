//! The main board.

use super::{PATRONAGE_SPACES, SPACES};
use crate::catalogue::{GearId, PatronageId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::Ink;

/// The main board. A row has as many spaces in use as the card set gives for the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub printing: [Option<PrintingId>; SPACES],
    pub refinement: [Option<RefinementId>; SPACES],
    /// Sets of three, left to right.
    pub ink_sets: [[Option<Ink>; 3]; SPACES],
    pub specialties: [Option<SpecialtyCardId>; SPACES],
    pub gears: [Option<GearId>; SPACES],
    /// Column by column from round 3.
    pub patronage: [Option<PatronageId>; PATRONAGE_SPACES],
    /// The patronage rewards taken this round, as bits (G3e.1).
    pub rewards_taken: u8,
}

/// Takes this card from its space. Branchless: the position is unpredictable, so all spaces are written.
#[inline]
pub(crate) fn take_card<C: Copy + PartialEq>(spaces: &mut [Option<C>], card: C) {
    for space in spaces {
        *space = space.filter(|&there| there != card);
    }
}

impl Board {
    pub const EMPTY: Board = Board {
        printing: [None; SPACES],
        refinement: [None; SPACES],
        ink_sets: [[None; 3]; SPACES],
        specialties: [None; SPACES],
        gears: [None; SPACES],
        patronage: [None; PATRONAGE_SPACES],
        rewards_taken: 0,
    };
}
