//! What a seat can do: small, enumerable decisions. A plan or a batch of orders is a single composite decision.

use crate::catalogue::{GearId, PatronageId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::{Character, Ink, Inks, Row, Specialty, Type, Types};
use crate::state::{AXLES, ORDER_SLOTS, Plan};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// G1.7
    KeepCharacter { character: Character },
    /// G7.2, Guillard: the gears for axles 1 and 2.
    InstallStartingGears { first: GearAt, second: GearAt },
    /// G7.4, Ungler: one specialty to I, another to II.
    StartSpecialties { one: Specialty, two: Specialty },
    /// G1.8
    DraftOrder { printing: PrintingId, refinement: RefinementId },
    /// G1.10
    ChooseTypes { types: Types },
    /// G7.8, Caxton.
    NameColour { ink: Ink },
    /// G2.3
    Plan { markers: Plan },
    /// G7.1, Gutenberg.
    ShiftMarker { from: Row, to: Row },
    /// G3a.1
    TakeOrder {
        printing: PrintingId,
        refinement: RefinementId,
        /// The slot to clear if all four are taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        discard: Option<u8>,
    },
    /// G3b.1
    TakeInks { set: u8, count: u8 },
    /// G3c.1: all symbols of the card.
    DevelopShown { card: SpecialtyCardId },
    /// G3c.1: one level in any one specialty instead.
    DevelopOne { card: SpecialtyCardId, specialty: Specialty },
    /// G3d.1, G3d.3
    InstallGear {
        gear: GearId,
        sector: u8,
        /// The axle to clear if all three are taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        discard: Option<u8>,
    },
    /// G3d.2
    RotateGear { axle: u8, sector: u8 },
    /// G3e.1
    TakePatronageReward { reward: PatronageReward },
    /// G3e.1, G3e.3
    TakePatronageCard {
        card: PatronageId,
        /// Caxton: how many inks of each colour his wild inks stand for.
        #[serde(default, skip_serializing_if = "is_none")]
        wild: Inks,
    },
    /// G4.1
    Fulfil(Batch),
    /// Does nothing, or nothing more, with the turn: in an action, in Fulfil orders, and with Gutenberg's power.
    Pass,
    /// G6, a free action.
    UseGear {
        axle: u8,
        #[serde(default, rename = "how", skip_serializing_if = "GearChoice::is_plain")]
        choice: GearChoice,
    },
    /// G2.7, a free action.
    BuyType {
        #[serde(rename = "type")]
        kind: Type,
    },
    /// G7.7, Plantin.
    SwapLevels { one: Specialty, other: Specialty },
    /// An ink of choice from the bag, as a reward.
    GainInk { ink: Ink },
    /// One level of choice, as a reward.
    GainLevel { specialty: Specialty },
    /// A type of choice, as a reward.
    GainType {
        #[serde(rename = "type")]
        kind: Type,
    },
    /// G3a.3: draws the cards of an order that is due as a reward.
    DrawOrder,
    /// G3a.3: 2 guilders for two more cards, this many of them printing cards.
    DrawMore { printing: u8 },
    /// G3a.3
    KeepOrder {
        printing: PrintingId,
        refinement: RefinementId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        discard: Option<u8>,
    },
    /// Gives up all rewards still due, including drawn order cards.
    Decline,
}

/// A gear and the sector that is to be active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GearAt {
    pub gear: GearId,
    pub sector: u8,
}

/// G3e.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PatronageReward {
    Order,
    Level,
    Guilders,
    Inks,
}

impl PatronageReward {
    pub const ALL: [PatronageReward; 4] =
        [PatronageReward::Order, PatronageReward::Level, PatronageReward::Guilders, PatronageReward::Inks];

    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The choice that goes with a gear's reward, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GearChoice {
    /// Nothing to choose.
    #[default]
    Plain,
    /// G6.1
    SwapInk { give: Ink, take: Ink },
    /// G6.2
    SwapType { give: Type, take: Type },
    /// G6.3: which of the lowest.
    Raise { specialty: Specialty },
    /// G6.6
    SellType {
        #[serde(rename = "type")]
        kind: Type,
        price: Price,
    },
    /// G6.9: which ink goes into the bag; only Caxton has a choice.
    GiveInk { ink: Ink },
}

impl GearChoice {
    fn is_plain(&self) -> bool {
        *self == GearChoice::Plain
    }
}

/// G6.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Price {
    Fame,
    Guilders,
}

/// Orders fulfilled at once (G4.1), the gears used with them (G6.14) and what Caxton's wild inks stand for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "WrittenBatch"))]
#[serde(try_from = "WrittenBatch", into = "WrittenBatch")]
pub struct Batch {
    /// Slots whose order is printed, as bits.
    pub printed: u8,
    /// Slots whose colour is done too.
    pub coloured: u8,
    /// Slots whose decoration is done too.
    pub decorated: u8,
    /// How often each axle's gear is used with the batch.
    pub gears: [u8; AXLES],
    pub wild: Inks,
}

impl Batch {
    pub(crate) fn paid(mut self, wild: Inks) -> Batch {
        self.wild = wild;
        self
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenBatch {
    orders: Vec<WrittenOrder>,
    /// Axles; one is listed twice if its gear is used twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gears: Vec<u8>,
    #[serde(default, skip_serializing_if = "is_none")]
    wild: Inks,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BatchOrder"))]
#[serde(deny_unknown_fields)]
struct WrittenOrder {
    slot: u8,
    #[serde(default)]
    colour: bool,
    #[serde(default)]
    decoration: bool,
}

fn is_none(inks: &Inks) -> bool {
    inks.is_empty()
}

impl TryFrom<WrittenBatch> for Batch {
    type Error = String;

    fn try_from(written: WrittenBatch) -> Result<Batch, String> {
        let mut batch = Batch { wild: written.wild, ..Batch::default() };
        for order in written.orders {
            if usize::from(order.slot) >= ORDER_SLOTS {
                return Err(format!("slots run from 0 to {}, there is no slot {}", ORDER_SLOTS - 1, order.slot));
            }
            let bit = 1 << order.slot;
            if batch.printed & bit != 0 {
                return Err(format!("slot {} is named twice", order.slot));
            }
            batch.printed |= bit;
            batch.coloured |= if order.colour { bit } else { 0 };
            batch.decorated |= if order.decoration { bit } else { 0 };
        }
        for axle in written.gears {
            let uses = batch.gears.get_mut(usize::from(axle));
            let uses = uses.ok_or_else(|| format!("axles run from 0 to {}, there is no axle {axle}", AXLES - 1))?;
            *uses = uses.saturating_add(1);
        }
        Ok(batch)
    }
}

impl From<Batch> for WrittenBatch {
    fn from(batch: Batch) -> WrittenBatch {
        let orders = (0..ORDER_SLOTS as u8)
            .filter(|slot| batch.printed >> slot & 1 != 0)
            .map(|slot| WrittenOrder {
                slot,
                colour: batch.coloured >> slot & 1 != 0,
                decoration: batch.decorated >> slot & 1 != 0,
            })
            .collect();
        let gears = (0..AXLES as u8)
            .flat_map(|axle| std::iter::repeat_n(axle, usize::from(batch.gears[usize::from(axle)])))
            .collect();
        WrittenBatch { orders, gears, wild: batch.wild }
    }
}
