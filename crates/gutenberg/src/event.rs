//! Events: in JSON `{"event": "inks_taken", "seat": 1, …}`.

use crate::action::{PatronageReward, Price};
use crate::catalogue::{GearId, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::{Character, Ink, Inks, Row, Specialty, Type, Types};
use crate::state::Plan;
use serde::Serialize;
use table::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Secret version of `character_chosen`.
    CharacterKept {
        seat: Seat,
        character: Character,
    },
    CharacterChosen {
        seat: Seat,
    },
    CharactersRevealed {
        characters: Vec<Character>,
    },
    GearsDrawn {
        seat: Seat,
        gears: Vec<GearId>,
    },
    GearDiscarded {
        seat: Seat,
        gear: GearId,
    },
    GearInstalled {
        seat: Seat,
        gear: GearId,
        axle: u8,
        sector: u8,
    },
    GearRotated {
        seat: Seat,
        gear: GearId,
        axle: u8,
        sector: u8,
    },
    OrderDrafted {
        seat: Seat,
        printing: PrintingId,
        refinement: RefinementId,
    },
    TypesChosen {
        seat: Seat,
        types: Types,
    },

    RoundBegan {
        round: u8,
        first: Seat,
    },
    GearsTurned,
    ColourNamed {
        seat: Seat,
        ink: Ink,
    },
    /// Secret version of `plan_made`.
    Planned {
        seat: Seat,
        markers: Plan,
    },
    PlanMade {
        seat: Seat,
    },
    PlansRevealed {
        plans: Vec<Plan>,
    },
    AutomaPlanned {
        card: PlanningId,
        markers: Plan,
    },
    MarkerShifted {
        seat: Seat,
        from: Row,
        to: Row,
    },
    RowBegan {
        row: Row,
        order: Vec<Seat>,
    },
    Passed {
        seat: Seat,
    },

    OrderTaken {
        seat: Seat,
        printing: PrintingId,
        refinement: RefinementId,
    },
    OrderDiscarded {
        seat: Seat,
        printing: PrintingId,
        refinement: RefinementId,
    },
    OrderCardsDrawn {
        seat: Seat,
        printing: Vec<PrintingId>,
        refinement: Vec<RefinementId>,
    },
    InksTaken {
        seat: Seat,
        inks: Inks,
    },
    SpecialtyCardTaken {
        seat: Seat,
        card: SpecialtyCardId,
    },
    LevelsSwapped {
        seat: Seat,
        one: Specialty,
        other: Specialty,
    },
    PatronageRewardTaken {
        seat: Seat,
        reward: PatronageReward,
    },
    PatronageCardTaken {
        seat: Seat,
        card: PatronageId,
    },
    OrderFulfilled {
        seat: Seat,
        printing: PrintingId,
        refinement: RefinementId,
        colour: bool,
        decoration: bool,
    },
    RewardsDeclined {
        seat: Seat,
    },

    GearUsed {
        seat: Seat,
        gear: GearId,
        axle: u8,
        sector: u8,
    },
    TypeSold {
        seat: Seat,
        #[serde(rename = "type")]
        kind: Type,
        price: Price,
    },
    FameGained {
        seat: Seat,
        fame: u16,
        source: Source,
    },
    GuildersGained {
        seat: Seat,
        guilders: u16,
        source: Source,
    },
    GuildersPaid {
        seat: Seat,
        guilders: u16,
    },
    InkGained {
        seat: Seat,
        ink: Ink,
    },
    InksReturned {
        seat: Seat,
        inks: Inks,
    },
    TypeGained {
        seat: Seat,
        #[serde(rename = "type")]
        kind: Type,
    },
    TypeLost {
        seat: Seat,
        #[serde(rename = "type")]
        kind: Type,
    },
    LevelReached {
        seat: Seat,
        specialty: Specialty,
        level: u8,
    },
    TrackReward {
        seat: Seat,
        level: u8,
    },

    AutomaTookOrderCards {
        printing: Option<PrintingId>,
        refinement: Option<RefinementId>,
    },
    AutomaTookInks {
        set: u8,
        inks: Inks,
    },
    AutomaTookSpecialtyCard {
        card: SpecialtyCardId,
    },
    AutomaTookGear {
        gear: GearId,
    },
    AutomaTookPatronageCard {
        card: PatronageId,
    },
    AutomaTookPatronageReward {
        reward: PatronageReward,
    },
    AutomaFoundNothing {
        row: Row,
    },

    /// The rows are filled again for the next round.
    BoardRefilled,
    FirstPlayerPassed {
        from: Seat,
        to: Seat,
    },
    GameEnded {
        scores: Vec<i32>,
        winners: Vec<Seat>,
    },
}

/// The source of fame or guilders, for the log and the score chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Printing,
    Colour,
    Decoration,
    Bonus,
    Gear,
    Patronage,
    /// A level past VI.
    Mastery,
    /// Tory's tidy workshop.
    Character,
    Specialties,
    PatronageCards,
    Guilders,
}
