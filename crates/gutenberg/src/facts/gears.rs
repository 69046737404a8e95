//! Gears: what their sectors give in this round and the next ones.

use crate::action::{Action, GearChoice, Price};
use crate::catalogue::{GearId, GearReward};
use crate::components::{Enumerated, Ink, Specialty, Type};
use crate::facts::Hindrance;
use crate::gear_rewards::{
    GEAR_FAME, SALE_FAME, SALE_GUILDERS, TRADED_INKS, discounted_type_price, may_use_gear, round_fame,
};
use crate::illegal::Illegal;
use crate::referee::Rules;
use crate::round::next_sector;
use crate::state::{House, ROUNDS, SECTORS};
use serde::Serialize;
use table::Seat;

/// How many rounds a gear is shown for, the present one included.
const ROUNDS_SHOWN: u8 = 3;

/// One axle of a house.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AxleFacts {
    pub axle: u8,
    /// Null if the axle is free.
    pub gear: Option<GearId>,
    /// The active sector.
    pub sector: Option<u8>,
    /// What the active sector gives in this round and the next two, as the gear turns.
    pub rounds: Vec<RewardFacts>,
    /// The same for each sector to which the gear could be turned.
    pub settings: Vec<Setting>,
    /// Uses in this round.
    pub uses: u8,
    /// It may be used once more in this round, alone or with a batch.
    pub may_be_used: bool,
    /// For the viewer's own house.
    pub now: Option<AxleNow>,
}

/// Whether a gear can be used now, outside a batch.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AxleNow {
    pub can_use: bool,
    /// Why not.
    pub hindrance: Option<Hindrance>,
}

/// A gear on an axle with one of its sectors active.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Setting {
    pub axle: u8,
    pub sector: u8,
    /// This round and the next two, if there are any.
    pub rounds: Vec<RewardFacts>,
}

/// What a sector says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sector {
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "'swap_ink' | 'swap_type' | 'lowest_specialty' | 'round_fame' | 'order' | 'sell_type' | 'ink_fame' | 'take_ink' | 'trade_ink' | 'type_fame' | 'buy_type' | 'specialty_fame' | 'level'"
        )
    )]
    pub kind: String,
    /// The ink, type or specialty that it shows.
    #[cfg_attr(feature = "typescript", ts(type = "Type | Ink | Specialty | null"))]
    pub of: Option<String>,
    /// Used with a batch of orders, and at no other time (G6.14).
    pub with_batch: bool,
    pub rule: &'static str,
}

/// What a sector gives in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RewardFacts {
    pub round: u8,
    pub sector: u8,
    pub reward: Sector,
    /// Of the round, of a sale, or for each order counted.
    pub fame: Option<u16>,
    /// Of a sale.
    pub guilders: Option<u16>,
    /// What its type costs this house now.
    pub price: Option<u16>,
    /// Inks that it brings.
    pub inks: Option<u8>,
}

impl From<GearReward> for Sector {
    fn from(reward: GearReward) -> Sector {
        let written = reward.to_string();
        let (kind, of) = match written.split_once(' ') {
            Some((kind, of)) => (kind.to_owned(), Some(of.to_owned())),
            None => (written, None),
        };
        Sector { kind, of, with_batch: reward.goes_with_batch(), rule: reward.rule() }
    }
}

impl RewardFacts {
    fn of(reward: GearReward, round: u8, sector: u8, house: &House) -> RewardFacts {
        let (mut fame, mut guilders, mut price, mut inks) = (None, None, None, None);
        match reward {
            GearReward::RoundFame => fame = Some(round_fame(round)),
            GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_) => fame = Some(GEAR_FAME),
            GearReward::SellType => (fame, guilders) = (Some(SALE_FAME), Some(SALE_GUILDERS)),
            GearReward::BuyType(_) => price = Some(discounted_type_price(house.types)),
            GearReward::TradeInk(_) => inks = Some(TRADED_INKS),
            GearReward::TakeInk(_) => inks = Some(1),
            GearReward::SwapInk
            | GearReward::SwapType
            | GearReward::LowestSpecialty
            | GearReward::Order
            | GearReward::Level(_) => {}
        }
        RewardFacts { round, sector, reward: reward.into(), fame, guilders, price, inks }
    }
}

/// Every choice that can go with a gear's reward.
fn all_choices() -> impl Iterator<Item = GearChoice> {
    let inks = || Ink::ALL.iter().flat_map(|&give| Ink::ALL.iter().map(move |&take| (give, take)));
    let types = || Type::ALL.iter().flat_map(|&give| Type::ALL.iter().map(move |&take| (give, take)));
    std::iter::once(GearChoice::Plain)
        .chain(Ink::ALL.iter().map(|&ink| GearChoice::GiveInk { ink }))
        .chain(Specialty::ALL.iter().map(|&specialty| GearChoice::Raise { specialty }))
        .chain(Type::ALL.iter().map(|&kind| GearChoice::SellType { kind, price: Price::Fame }))
        .chain(inks().map(|(give, take)| GearChoice::SwapInk { give, take }))
        .chain(types().map(|(give, take)| GearChoice::SwapType { give, take }))
}

impl Rules<'_> {
    pub(super) fn axle_facts(self, seat: Seat, axle: usize, is_own: bool) -> AxleFacts {
        let house = self.house(seat);
        let installed = house.gears[axle];
        let settings = |gear: GearId| (0..SECTORS).map(|sector| self.setting(seat, gear, axle, sector)).collect();
        AxleFacts {
            axle: axle as u8,
            gear: installed.map(|installed| installed.gear),
            sector: installed.map(|installed| installed.sector),
            rounds: installed
                .map(|installed| self.setting(seat, installed.gear, axle, installed.sector).rounds)
                .unwrap_or_default(),
            settings: installed.map(|installed| settings(installed.gear)).unwrap_or_default(),
            uses: house.uses[axle],
            may_be_used: installed.is_some() && may_use_gear(house, &house.uses, axle).is_ok(),
            now: is_own.then(|| self.axle_now(seat, axle as u8)),
        }
    }

    /// What a gear gives on this axle from now on, if this sector is active in this round.
    pub(crate) fn setting(self, seat: Seat, gear: GearId, axle: usize, sector: u8) -> Setting {
        let house = self.house(seat);
        let last = ROUNDS.min(self.state.round + ROUNDS_SHOWN - 1);
        let mut active = sector;
        let rounds = (self.state.round..=last).map(|round| {
            let reward = RewardFacts::of(self.cards[gear].sectors[usize::from(active)], round, active, house);
            active = next_sector(axle, active);
            reward
        });
        Setting { axle: axle as u8, sector, rounds: rounds.collect() }
    }

    /// The axles on which a new gear could go: the free one, or each that can be cleared (G3d.3).
    pub(super) fn axles_for_new_gear(self, seat: Seat) -> Vec<usize> {
        self.improvements(seat).axles().collect()
    }

    fn axle_now(self, seat: Seat, axle: u8) -> AxleNow {
        let mut hindrance = None;
        for choice in all_choices() {
            match self.check(seat, &Action::UseGear { axle, choice }) {
                Ok(_) => return AxleNow { can_use: true, hindrance: None },
                // Choices of other gears are irrelevant.
                Err(Illegal::WrongChoice { .. } | Illegal::SameKind { .. } | Illegal::NotLowest { .. }) => {}
                Err(reason) => hindrance = hindrance.or(Some(reason)),
            }
        }
        AxleNow { can_use: false, hindrance: hindrance.map(Hindrance::from) }
    }
}
