//! Actions that are known to be legal.

use crate::action::{Action, Batch, GearAt, GearChoice, PatronageReward, Price};
use crate::catalogue::{GearId, PatronageId, SpecialtyCardId};
use crate::components::{Character, Ink, Inks, Row, Specialty, Type, Types};
use crate::round::TakenInks;
use crate::state::{AXLES, Installed, ORDER_SLOTS, Order, Plan};
use table::Seat;

/// A legal action of a seat, either checked or drawn from the legal ones. Valid only for the state it was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    pub(crate) seat: Seat,
    pub(crate) what: Move,
}

impl Checked {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    pub fn action(&self) -> Action {
        self.what.action()
    }
}

/// What a checked action does, with everything that was looked up for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    KeepCharacter { character: Character },
    InstallStartingGears { first: GearAt, second: GearAt },
    StartSpecialties { one: Specialty, two: Specialty },
    DraftOrder { order: Order, slot: u8 },
    ChooseTypes { types: Types },
    NameColour { ink: Ink },
    Plan { markers: Plan },
    ShiftMarker { from: Row, to: Row, markers: Plan },
    KeepPlan,
    TakeOrder { order: Order, place: OrderPlace },
    TakeInks { set: u8, count: u8, taken: TakenInks },
    DevelopShown { card: SpecialtyCardId },
    DevelopOne { card: SpecialtyCardId, specialty: Specialty },
    InstallGear { gear: GearId, sector: u8, place: GearPlace },
    RotateGear { axle: u8, gear: GearId, sector: u8 },
    TakePatronageReward { reward: PatronageReward },
    TakePatronageCard { card: PatronageId, payment: Payment },
    Fulfil(CheckedBatch),
    EndTurn,
    UseGear(GearUse),
    BuyType { kind: Type, price: u16 },
    SwapLevels { one: Specialty, other: Specialty },
    GainInk { ink: Ink },
    GainLevel { specialty: Specialty },
    GainType { kind: Type },
    DrawOrder,
    DrawMore { printing: u8 },
    KeepOrder { order: Order, place: OrderPlace },
    DeclineDrawn,
    DeclineRewards,
}

/// Where an order goes, and which one it replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OrderPlace {
    pub slot: u8,
    pub replaced: Option<Order>,
}

impl OrderPlace {
    #[inline]
    fn discard(self) -> Option<u8> {
        self.replaced.map(|_| self.slot)
    }
}

/// Where a gear goes, and which one it replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GearPlace {
    pub axle: u8,
    pub replaced: Option<GearId>,
}

impl GearPlace {
    #[inline]
    fn discard(self) -> Option<u8> {
        self.replaced.map(|_| self.axle)
    }
}

/// The inks that a house pays, and what its wild ones stand for (G7.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Payment {
    pub wild: Inks,
    pub inks: Inks,
}

/// A batch with its orders and gears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CheckedBatch {
    pub batch: Batch,
    pub orders: BatchOrders,
    /// What the house pays.
    pub inks: Inks,
    pub gears: BatchGears,
}

/// The orders of a batch, by slot.
pub(crate) type BatchOrders = [Option<BatchOrder>; ORDER_SLOTS];

/// The gears that are used with a batch, by axle.
pub(crate) type BatchGears = [Option<BatchGear>; AXLES];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BatchOrder {
    pub order: Order,
    pub colour: bool,
    pub decoration: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BatchGear {
    pub installed: Installed,
    pub times: u8,
    /// For each use.
    pub fame: u8,
}

/// A gear that is used outside a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GearUse {
    pub axle: u8,
    pub installed: Installed,
    pub effect: GearEffect,
}

/// The effect of using a gear (G6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GearEffect {
    SwapInk { give: Ink, take: Ink },
    SwapType { give: Type, take: Type },
    RaiseLowest { specialty: Specialty },
    Fame { fame: u16 },
    Order,
    SellType { kind: Type, price: Price },
    TakeInk { ink: Ink },
    TradeInk { ink: Ink },
    BuyType { kind: Type, price: u16 },
    Level { specialty: Specialty },
}

impl GearEffect {
    /// What was chosen for it.
    #[inline]
    pub fn choice(self) -> GearChoice {
        match self {
            GearEffect::SwapInk { give, take } => GearChoice::SwapInk { give, take },
            GearEffect::SwapType { give, take } => GearChoice::SwapType { give, take },
            GearEffect::RaiseLowest { specialty } => GearChoice::Raise { specialty },
            GearEffect::SellType { kind, price } => GearChoice::SellType { kind, price },
            GearEffect::TradeInk { ink } => GearChoice::GiveInk { ink },
            GearEffect::Fame { .. }
            | GearEffect::Order
            | GearEffect::TakeInk { .. }
            | GearEffect::BuyType { .. }
            | GearEffect::Level { .. } => GearChoice::Plain,
        }
    }
}

impl Move {
    /// The action it corresponds to.
    #[inline]
    pub fn action(self) -> Action {
        match self {
            Move::KeepCharacter { character } => Action::KeepCharacter { character },
            Move::InstallStartingGears { first, second } => Action::InstallStartingGears { first, second },
            Move::StartSpecialties { one, two } => Action::StartSpecialties { one, two },
            Move::DraftOrder { order: Order { printing, refinement }, .. } => {
                Action::DraftOrder { printing, refinement }
            }
            Move::ChooseTypes { types } => Action::ChooseTypes { types },
            Move::NameColour { ink } => Action::NameColour { ink },
            Move::Plan { markers } => Action::Plan { markers },
            Move::ShiftMarker { from, to, .. } => Action::ShiftMarker { from, to },
            Move::TakeOrder { order: Order { printing, refinement }, place } => {
                Action::TakeOrder { printing, refinement, discard: place.discard() }
            }
            Move::TakeInks { set, count, .. } => Action::TakeInks { set, count },
            Move::DevelopShown { card } => Action::DevelopShown { card },
            Move::DevelopOne { card, specialty } => Action::DevelopOne { card, specialty },
            Move::InstallGear { gear, sector, place } => Action::InstallGear { gear, sector, discard: place.discard() },
            Move::RotateGear { axle, sector, .. } => Action::RotateGear { axle, sector },
            Move::TakePatronageReward { reward } => Action::TakePatronageReward { reward },
            Move::TakePatronageCard { card, payment } => Action::TakePatronageCard { card, wild: payment.wild },
            Move::Fulfil(checked) => Action::Fulfil(checked.batch),
            Move::KeepPlan | Move::EndTurn => Action::Pass,
            Move::UseGear(GearUse { axle, effect, .. }) => Action::UseGear { axle, choice: effect.choice() },
            Move::BuyType { kind, .. } => Action::BuyType { kind },
            Move::SwapLevels { one, other } => Action::SwapLevels { one, other },
            Move::GainInk { ink } => Action::GainInk { ink },
            Move::GainLevel { specialty } => Action::GainLevel { specialty },
            Move::GainType { kind } => Action::GainType { kind },
            Move::DrawOrder => Action::DrawOrder,
            Move::DrawMore { printing } => Action::DrawMore { printing },
            Move::KeepOrder { order: Order { printing, refinement }, place } => {
                Action::KeepOrder { printing, refinement, discard: place.discard() }
            }
            Move::DeclineDrawn | Move::DeclineRewards => Action::Decline,
        }
    }
}
