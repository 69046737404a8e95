//! 6 Gear rewards (G6): one use of a gear's active sector a round, three uses in all.

mod using;
mod with_batch;

pub use using::lowest_specialties;
pub(crate) use using::{GearUses, GearWays};

use crate::catalogue::{Catalogue, GearReward};
use crate::characters;
use crate::components::Types;
use crate::illegal::Illegal;
use crate::round::type_price;
use crate::state::{AXLES, House, Installed, Order, axles};

/// How many times gears can be used in a round, all together (G6.14).
pub const GEAR_USES_A_ROUND: u8 = 3;
/// What a type is sold for (G6.6).
pub const SALE_FAME: u16 = 3;
pub const SALE_GUILDERS: u16 = 5;
/// Fame for each order that a gear counts (G6.7, G6.10, G6.12).
pub const GEAR_FAME: u16 = 2;
/// Inks for the one that is traded (G6.9).
pub const TRADED_INKS: u8 = 2;
/// How much cheaper a gear makes its type (G6.11).
pub const TYPE_DISCOUNT: u16 = 3;

impl GearReward {
    /// The rules of all rewards, in order.
    pub const RULES: [&str; 13] =
        ["G6.1", "G6.2", "G6.3", "G6.4", "G6.5", "G6.6", "G6.7", "G6.8", "G6.9", "G6.10", "G6.11", "G6.12", "G6.13"];

    /// Which of the 13 it is, from 0, in the order of G6 and of [`GearReward::RULES`].
    pub fn number(self) -> usize {
        match self {
            GearReward::SwapInk => 0,
            GearReward::SwapType => 1,
            GearReward::LowestSpecialty => 2,
            GearReward::RoundFame => 3,
            GearReward::Order => 4,
            GearReward::SellType => 5,
            GearReward::InkFame(_) => 6,
            GearReward::TakeInk(_) => 7,
            GearReward::TradeInk(_) => 8,
            GearReward::TypeFame(_) => 9,
            GearReward::BuyType(_) => 10,
            GearReward::SpecialtyFame(_) => 11,
            GearReward::Level(_) => 12,
        }
    }

    pub fn rule(self) -> &'static str {
        GearReward::RULES[self.number()]
    }

    /// Whether it is used only with a batch of orders (G6.14).
    #[inline]
    pub fn goes_with_batch(self) -> bool {
        matches!(self, GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_))
    }

    /// Whether it counts an order with these parts done (G6.7, G6.10, G6.12).
    ///
    /// ```
    /// use gutenberg::catalogue::{Numbered, Catalogue, GearReward, PrintingId, RefinementId};
    /// use gutenberg::{Order, components::Type};
    ///
    /// let (cards, order) = (Catalogue::standard(), Order { printing: PrintingId::new(0), refinement: RefinementId::new(0) });
    /// let needs_a = cards[order.printing].types[Type::A] > 0;
    /// assert_eq!(GearReward::TypeFame(Type::A).counts(cards, order, false, false), needs_a);
    /// ```
    #[inline]
    pub fn counts(self, cards: &Catalogue, order: Order, colour: bool, decoration: bool) -> bool {
        match self {
            GearReward::InkFame(ink) => colour && cards[order.refinement].inks[ink] > 0,
            GearReward::TypeFame(kind) => cards[order.printing].types[kind] > 0,
            GearReward::SpecialtyFame(specialty) => decoration && cards[order.refinement].levels[specialty] > 0,
            _ => false,
        }
    }
}

/// The price of a type with the gear's discount (G6.11).
///
/// ```
/// use gutenberg::{components::Types, queries::discounted_type_price};
/// assert_eq!(discounted_type_price(Types::new([1, 0, 0, 0])), 0);
/// assert_eq!(discounted_type_price(Types::new([2, 1, 1, 0])), 2);
/// ```
#[inline]
pub fn discounted_type_price(types: Types) -> u16 {
    type_price(types).saturating_sub(TYPE_DISCOUNT)
}

/// The fame that a gear pays in this round (G6.4).
#[inline]
pub const fn round_fame(round: u8) -> u16 {
    round as u16
}

/// The reward of the active sector on this axle.
///
/// ```
/// use gutenberg::catalogue::{Numbered, Catalogue, GearId};
/// use gutenberg::{House, Installed, queries::active_reward};
///
/// let (cards, gear) = (Catalogue::standard(), GearId::new(0));
/// let house = House { gears: [Some(Installed { gear, sector: 2 }), None, None], ..House::EMPTY };
/// assert_eq!(active_reward(cards, &house, 0), Some(cards[gear].sectors[2]));
/// assert_eq!(active_reward(cards, &house, 1), None);
/// ```
#[inline]
pub fn active_reward(cards: &Catalogue, house: &House, axle: usize) -> Option<GearReward> {
    house.gears.get(axle).copied().flatten().map(|installed| cards.active_sector(installed))
}

impl Catalogue {
    /// The reward of a gear's active sector.
    #[inline]
    pub(crate) fn active_sector(&self, installed: Installed) -> GearReward {
        self[installed.gear].sectors[usize::from(installed.sector)]
    }
}

/// How many uses of gears are left in a round, after these (G6.14).
///
/// ```
/// use gutenberg::queries::gear_uses_left;
/// assert_eq!(gear_uses_left(&[1, 0, 1]), 1);
/// ```
#[inline]
pub fn gear_uses_left(uses: &[u8; AXLES]) -> u8 {
    GEAR_USES_A_ROUND.saturating_sub(uses[0] + uses[1] + uses[2])
}

/// Whether the gear on this axle may be used once more this round, after these uses (G6.14, G7.5, G3d.4).
///
/// ```
/// use gutenberg::{House, queries::may_use_gear};
///
/// assert!(may_use_gear(&House::EMPTY, &[1, 0, 1], 1).is_ok());
/// assert!(may_use_gear(&House::EMPTY, &[1, 0, 1], 0).is_err(), "a gear is used once a round");
/// ```
#[inline]
pub fn may_use_gear(house: &House, uses: &[u8; AXLES], axle: usize) -> Result<(), Illegal> {
    if gear_uses_left(uses) == 0 {
        return Err(Illegal::NoUsesLeft);
    }
    if usable_axles(house, uses) >> axle & 1 != 0 { Ok(()) } else { Err(Illegal::GearUsed) }
}

/// The axles whose gear may be used once more this round, after these uses, as bits; empty ones too.
#[inline]
pub(crate) fn usable_axles(house: &House, uses: &[u8; AXLES]) -> u32 {
    if gear_uses_left(uses) == 0 {
        return 0;
    }
    let fresh = axles(|axle| uses[axle] == 0);
    let most = characters::uses_of_one_gear(house);
    if most == 1 || uses.iter().any(|&used| used > 1) {
        return fresh;
    }
    fresh | axles(|axle| uses[axle] < most) & !u32::from(house.turned)
}

/// Whether a house can have used its gears this many times in one round (G6.14, G7.5).
pub(crate) fn uses_are_possible(house: &House) -> bool {
    let most = characters::uses_of_one_gear(house);
    let repeated = house.uses.iter().filter(|&&uses| uses > 1).count();
    let total: u16 = house.uses.iter().map(|&uses| u16::from(uses)).sum();
    house.uses.iter().all(|&uses| uses <= most) && repeated <= 1 && total <= GEAR_USES_A_ROUND.into()
}
