//! Why an action is refused: a code with its details, and the rule behind it.

use crate::components::{Character, Ink, Row, Specialty, Type};
use serde::Serialize;
use table::{Refusal, Seat};

/// In JSON `{"code": "no_marker", "row": "inks", …}`; each language turns that into a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    GameOver,
    /// The table has fewer people.
    NoSuchSeat {
        people: u8,
    },
    /// The automa decides nothing.
    AutomasSeat,
    NotYourTurn {
        actor: Seat,
    },
    /// The action belongs to another step of the game.
    NotNow {
        rule: &'static str,
    },
    /// A reward is to be taken or declined first.
    RewardsFirst,
    /// The drawn order cards are to be kept or declined first.
    DrawnCardsFirst,
    /// The main action of the turn is done already.
    AlreadyActed {
        rule: &'static str,
    },

    NotDealt {
        character: Character,
    },
    NotOffered,
    SameGear,
    SameSpecialty {
        rule: &'static str,
    },
    NoSuchSector {
        rule: &'static str,
    },
    /// The card is not among those that can be chosen.
    NotThere {
        rule: &'static str,
    },
    ThreeTypes {
        chosen: u16,
    },

    /// All markers must be placed.
    AllMarkers {
        have: u8,
        placed: u16,
    },
    RowFull {
        row: Row,
        rule: &'static str,
    },
    NoMarker {
        row: Row,
    },
    SameRow,
    /// Gears and types come before one's plan, or in one's turn.
    PlanMade,
    /// While everybody plans, one reward is taken at a time.
    OtherChooses {
        actor: Seat,
    },

    SlotsFull {
        rule: &'static str,
    },
    /// One is discarded only if there is no free place.
    NoNeedToDiscard {
        rule: &'static str,
    },
    EmptySlot {
        slot: u8,
        rule: &'static str,
    },

    NoSuchInkSet {
        sets: u8,
    },
    /// That many inks are not left in the set.
    InksLeft {
        left: u8,
    },
    Guilders {
        have: u16,
        need: u16,
        rule: &'static str,
    },

    EmptyAxle {
        axle: u8,
        rule: &'static str,
    },
    AxlesFull,
    UsedThisRound,
    AlreadyThere,

    RewardTaken,
    NothingInBag,
    TooEarly {
        column: u8,
    },
    Level {
        specialty: Specialty,
        have: u8,
        need: u8,
        rule: &'static str,
    },
    Types {
        missing: u8,
        rule: &'static str,
    },
    Inks {
        ink: Ink,
        have: u8,
        need: u8,
        rule: &'static str,
    },
    /// Wild inks are Caxton's, and stand for colours that are asked for.
    Wild {
        rule: &'static str,
    },

    EmptyBatch,
    RefineUnprinted,

    NoUsesLeft,
    GearUsed,
    /// The choice does not fit the gear's reward.
    WrongChoice {
        rule: &'static str,
    },
    /// The gear works only together with a batch of orders.
    OnlyWithBatch {
        rule: &'static str,
    },
    NotWithBatch {
        rule: &'static str,
    },
    /// The gear would count no order of the batch.
    CountsNothing {
        rule: &'static str,
    },
    BagLacks {
        ink: Ink,
        rule: &'static str,
    },
    NoInk {
        ink: Ink,
        rule: &'static str,
    },
    NoType {
        #[serde(rename = "type")]
        kind: Type,
        rule: &'static str,
    },
    SameKind {
        rule: &'static str,
    },
    NotLowest {
        specialty: Specialty,
    },

    NotYourPower {
        rule: &'static str,
    },
    AlreadySwapped,
    SameLevels,
    NoRewardDue {
        rule: &'static str,
    },
    NothingToDraw,
    TwoCards,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match *self {
            GameOver => "G5.4",
            NoSuchSeat { .. } => "G0.1",
            AutomasSeat => "G8.1",
            NotYourTurn { .. } => "G2.4",
            RewardsFirst => "G4.5",
            DrawnCardsFirst | NothingToDraw | TwoCards => "G3a.3",
            NotDealt { .. } => "G1.7",
            NotOffered | SameGear => "G7.2",
            ThreeTypes { .. } => "G1.10",
            AllMarkers { .. } => "G2.3",
            NoMarker { .. } | SameRow => "G7.1",
            PlanMade | OtherChooses { .. } => "G2.6",
            NoSuchInkSet { .. } | InksLeft { .. } => "G3b.1",
            AxlesFull => "G3d.3",
            UsedThisRound => "G3d.4",
            AlreadyThere => "G3d.2",
            RewardTaken | NothingInBag => "G3e.1",
            TooEarly { .. } => "G3e.2",
            EmptyBatch => "G4.1",
            RefineUnprinted => "G4.2",
            NoUsesLeft | GearUsed => "G6.14",
            NotLowest { .. } => "G6.3",
            AlreadySwapped | SameLevels => "G7.7",
            NotNow { rule }
            | AlreadyActed { rule }
            | SameSpecialty { rule }
            | NoSuchSector { rule }
            | NotThere { rule }
            | RowFull { rule, .. }
            | SlotsFull { rule }
            | NoNeedToDiscard { rule }
            | EmptySlot { rule, .. }
            | Guilders { rule, .. }
            | EmptyAxle { rule, .. }
            | Level { rule, .. }
            | Types { rule, .. }
            | Inks { rule, .. }
            | Wild { rule }
            | WrongChoice { rule }
            | OnlyWithBatch { rule }
            | NotWithBatch { rule }
            | CountsNothing { rule }
            | BagLacks { rule, .. }
            | NoInk { rule, .. }
            | NoType { rule, .. }
            | SameKind { rule }
            | NotYourPower { rule }
            | NoRewardDue { rule } => rule,
        }
    }
}
