//! A printing house.

use super::{AXLES, Bits, DEALT_CHARACTERS, ORDER_SLOTS, Plan};
use crate::catalogue::{GearId, PatronageId, PrintingId, RefinementId};
use crate::components::{Character, Ink, Inks, Levels, Types};
use serde::{Deserialize, Serialize};

/// A printing house and everything its owner has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    pub fame: u16,
    pub guilders: u16,
    pub types: Types,
    pub inks: Inks,
    pub levels: Levels,
    pub orders: [Option<Order>; ORDER_SLOTS],
    pub gears: [Option<Installed>; AXLES],
    /// How often each axle's gear was used this round.
    pub uses: [u8; AXLES],
    /// The axles whose gear was turned while it could have been used once more this round, as bits (G3d.4).
    pub turned: u8,
    pub patronage: Bits<PatronageId>,
    pub character: Option<Character>,
    /// The characters to choose from; secret.
    pub dealt: [Option<Character>; DEALT_CHARACTERS],
    /// The one kept, secret until all have chosen.
    pub kept: Option<Character>,
    /// Secret until all have planned.
    pub plan: Option<Plan>,
    /// Plantin has swapped this round (G7.7).
    pub swapped: bool,
    /// Caxton's colour of the round (G7.8).
    pub wild: Option<Ink>,
}

impl House {
    pub const EMPTY: House = House {
        fame: 0,
        guilders: 0,
        types: Types::NONE,
        inks: Inks::NONE,
        levels: Levels::NONE,
        orders: [None; ORDER_SLOTS],
        gears: [None; AXLES],
        uses: [0; AXLES],
        turned: 0,
        patronage: Bits::NONE,
        character: None,
        dealt: [None; DEALT_CHARACTERS],
        kept: None,
        plan: None,
        swapped: false,
        wild: None,
    };

    #[inline]
    pub fn free_slot(&self) -> Option<usize> {
        first_free(&self.orders)
    }

    #[inline]
    pub fn free_axle(&self) -> Option<usize> {
        first_free(&self.gears)
    }

    #[inline]
    pub fn top_level(&self) -> u8 {
        self.levels.0.into_iter().max().unwrap_or(0)
    }
}

/// The axles for which this holds, as bits.
#[inline]
pub(crate) fn axles(holds: impl Fn(usize) -> bool) -> u32 {
    (0..AXLES).fold(0, |bits, axle| bits | u32::from(holds(axle)) << axle)
}

/// The first of these places that is empty. Branchless: which it is, is unpredictable.
#[inline]
fn first_free<T>(places: &[Option<T>]) -> Option<usize> {
    let free = places.iter().rev().fold(0u32, |free, place| free << 1 | u32::from(place.is_none()));
    (free != 0).then_some(free.trailing_zeros() as usize)
}

/// A printing and a refinement card, never separated (G1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub printing: PrintingId,
    pub refinement: RefinementId,
}

/// A gear on its axle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Installed {
    pub gear: GearId,
    /// The active one of its three sectors.
    pub sector: u8,
}
