//! What lies on the table. Flat and small, so that a search can copy it millions of times: ids instead of names, sets of
//! cards as bits, no heap.

mod board;
mod card_sets;
mod house;

pub use board::Board;
pub(crate) use board::take_card;
pub use card_sets::{Bits, Cards, Deck};
pub(crate) use house::axles;
pub use house::{House, Installed, Order};

use crate::catalogue::{GearId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::{Enumerated, Inks, Row};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Dice, Seat, SeatSet};

pub const MAX_SEATS: usize = 4;
pub const SPACES: usize = 4;
pub const PATRONAGE_SPACES: usize = 8;
/// The most orders that a house holds (G0.5).
pub const ORDER_SLOTS: usize = 4;
/// The most gears that a house holds (G0.5).
pub const AXLES: usize = 3;
/// Characters that each person is dealt, to keep one (G1.7).
pub const DEALT_CHARACTERS: usize = 2;
/// Sectors of a gear.
pub const SECTORS: u8 = 3;
pub const ROUNDS: u8 = 6;
/// The first player's markers (G1.6), and the most a player can have.
pub const FEWEST_MARKERS: u8 = 7;
pub const MOST_MARKERS: u8 = markers_at(MAX_SEATS - 1);
/// G2.3: at most this many markers on a row.
pub const ROW_LIMIT: u8 = 6;
/// The highest level of a specialty (G0.5).
pub const TOP_LEVEL: u8 = 6;

/// Markers on the five rows (G2.3).
pub type Plan = [u8; 5];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) dice: Dice,
    pub(crate) printing: Deck<PrintingId>,
    pub(crate) refinement: Deck<RefinementId>,
    pub(crate) specialties: Deck<SpecialtyCardId>,
    pub(crate) gears: Deck<GearId>,
    pub(crate) bag: Inks,
    pub(crate) board: Board,
    /// The order draft's cards (G1.2); empty once it is over.
    pub(crate) display: Cards,
    pub(crate) houses: [House; MAX_SEATS],
    pub(crate) automa: Automa,
    /// People only.
    pub(crate) people: u8,
    pub(crate) has_automa: bool,
    pub(crate) edition_2021: bool,
    /// Gears can be used and types bought while planning (G2.6).
    pub(crate) free_while_planning: bool,
    /// See [`crate::Options::turned_gears_again`].
    pub(crate) turned_gears_again: bool,
    pub(crate) first: Seat,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who is on turn, in phases where seats act one after the other; during planning, who has a reward to take.
    pub(crate) actor: Seat,
    /// Who has turns in the current phase, in order; follows from the phase and the plans.
    pub(crate) queue: ArrayVec<Seat, MAX_SEATS>,
    /// How many of the phase's turns are done.
    pub(crate) turns_done: u8,
    pub(crate) stage: Stage,
    /// Rewards that the actor still has to take or decline.
    pub(crate) due: Due,
    /// Cards drawn for an order as a reward (G3a.3), while the actor looks at them.
    pub(crate) drawn: Cards,
    /// Gears from which Guillard chooses (G7.2).
    pub(crate) offered_gears: Bits<GearId>,
}

/// Where the game stands. In JSON the five actions have the names of their rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// G1.7, simultaneously.
    KeepCharacter,
    /// G1.7, effects on selection.
    Selection,
    /// G1.8
    Draft,
    /// G1.10
    ChooseTypes,
    /// G7.8
    NameColour,
    /// G2.3, simultaneously.
    Plan,
    /// G7.1
    ShiftMarker,
    /// G4
    Fulfil,
    Over,
    /// G3
    #[serde(untagged)]
    Act(Row),
}

impl Phase {
    /// How many rows of the board are done in this round (G3).
    #[inline]
    pub fn rows_done(self) -> usize {
        match self {
            Phase::KeepCharacter
            | Phase::Selection
            | Phase::Draft
            | Phase::ChooseTypes
            | Phase::NameColour
            | Phase::Plan
            | Phase::ShiftMarker => 0,
            Phase::Act(row) => row.index(),
            Phase::Fulfil | Phase::Over => Row::ALL.len(),
        }
    }

    /// Whether this round's plans are revealed.
    pub(crate) fn plans_are_open(self) -> bool {
        matches!(self, Phase::ShiftMarker | Phase::Act(_) | Phase::Fulfil | Phase::Over)
    }

    /// Whether seats act one after the other.
    pub(crate) fn has_actor(self) -> bool {
        !matches!(self, Phase::KeepCharacter | Phase::Plan | Phase::Over)
    }
}

/// The progress of a turn in an action or in Fulfil orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The main action of the turn is still to be done, or passed.
    Main,
    /// The main action is done; gears can still be used (G2.6, G4.7).
    After,
    /// The turn ends as soon as its rewards are taken.
    Done,
}

/// Rewards of choice, to be taken in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Due {
    pub inks: u8,
    pub levels: u8,
    pub types: u8,
    pub orders: u8,
}

impl Due {
    #[inline]
    pub fn is_empty(self) -> bool {
        // All four at once, in one word, because this is needed several times per decision.
        u32::from_le_bytes([self.inks, self.levels, self.types, self.orders]) == 0
    }
}

/// The automa's board. Its deck has no order either: each round draws one of the unseen cards (G8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automa {
    pub markers: Plan,
    pub seen: Bits<PlanningId>,
    /// This round's planning card, once it is revealed.
    pub card: Option<PlanningId>,
}

/// How many seats clockwise from the first player.
#[inline]
pub const fn place_of(seat: Seat, first: Seat, seats: usize) -> usize {
    let (seat, first) = (seat.0 as usize, first.0 as usize);
    if seat >= first { seat - first } else { seat + seats - first }
}

/// The initiative markers of the seat at this place in turn order: 7, 8, 9, 10 (G1.6, G5.3).
#[inline]
pub const fn markers_at(place: usize) -> u8 {
    FEWEST_MARKERS + place as u8
}

impl State {
    /// Seats in all, the automa's included.
    #[inline]
    pub fn seats(&self) -> usize {
        self.people as usize + usize::from(self.has_automa)
    }

    /// The automa sits after the people (G8.2).
    #[inline]
    pub fn is_automa(&self, seat: Seat) -> bool {
        self.has_automa && seat.0 == self.people
    }

    #[inline]
    pub fn is_person(&self, seat: Seat) -> bool {
        seat.0 < self.people
    }

    #[inline]
    pub fn house(&self, seat: Seat) -> &House {
        &self.houses[seat.index()]
    }

    #[inline]
    pub(crate) fn house_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index()]
    }

    /// How many seats clockwise from the first player.
    #[inline]
    pub fn place(&self, seat: Seat) -> usize {
        place_of(seat, self.first, self.seats())
    }

    /// The seat this many places clockwise from the first player; `place` must be below the number of seats.
    #[inline]
    pub fn seat_at(&self, place: usize) -> Seat {
        let seat = self.first.index() + place;
        Seat(if seat < self.seats() { seat } else { seat - self.seats() } as u8)
    }

    /// The initiative markers of a seat in this round (G1.6, G5.3).
    #[inline]
    pub fn markers(&self, seat: Seat) -> u8 {
        markers_at(self.place(seat))
    }

    /// The markers of a seat on the rows, once the plans are open.
    #[inline]
    pub(crate) fn plan(&self, seat: Seat) -> Plan {
        if self.is_automa(seat) {
            return self.automa.markers;
        }
        self.house(seat).plan.expect("everybody has planned once the plans are open")
    }

    /// The seats that must act.
    pub(crate) fn to_act(&self) -> SeatSet {
        let people = || (0..self.people).map(Seat);
        match self.phase {
            Phase::Over => SeatSet::NONE,
            Phase::KeepCharacter => people().filter(|&seat| self.house(seat).kept.is_none()).collect(),
            Phase::Plan => people().filter(|&seat| self.house(seat).plan.is_none()).collect(),
            _ => SeatSet::one(self.actor),
        }
    }

    /// The seat that has a reward to take or decline. During planning the others can go on planning.
    #[inline]
    pub fn choosing(&self) -> Option<Seat> {
        (!self.due.is_empty() || !self.drawn.is_empty()).then_some(self.actor)
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn people(&self) -> u8 {
        self.people
    }

    pub fn first_player(&self) -> Seat {
        self.first
    }
}
