//! A card set as tables, laid out for fast look-ups in playouts.

use super::packed::Packed;
use crate::gutenberg::{Appraiser, Prices};
use gutenberg::catalogue::{
    Bonus, Catalogue, GearId, GearReward, Numbered, PatronageId, PrintingId, RefinementId, SpecialtyCardId,
};
use gutenberg::components::Enumerated;
use gutenberg::{AXLES, House, Installed, ROUNDS, SECTORS};

#[derive(Clone, Copy)]
pub struct Printing {
    pub types: Packed,
    pub pays: f32,
}

impl Printing {
    /// Sums with this value are NaN, so an empty slot is never the best.
    const NONE: Printing = Printing { types: Packed(0), pays: f32::NAN };
}

/// Aligned, so that an index is a shift.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub struct Refinement {
    pub inks: Packed,
    pub levels: Packed,
    pub colour: f32,
    pub decoration: f32,
    pub bonus: f32,
    /// The worth of its colour and of its decoration, with half of the bonus each.
    pub by_colour: f32,
    pub by_decoration: f32,
}

impl Refinement {
    const NONE: Refinement = Refinement {
        inks: Packed(0),
        levels: Packed(0),
        colour: 0.0,
        decoration: 0.0,
        bonus: 0.0,
        by_colour: 0.0,
        by_decoration: 0.0,
    };
}

/// A patron's conditions.
#[derive(Clone, Copy)]
pub struct Patron {
    pub levels: Packed,
    pub types: Packed,
    pub inks: Packed,
}

impl Patron {
    /// More than a house can have.
    const NONE: Patron = Patron { levels: Packed(0x7f7f_7f7f), types: Packed(0), inks: Packed(0) };
}

/// When a gear's active sector is used in a playout, as bits.
pub const AT_ONCE: u8 = 1;
/// Used after the last batch of the game.
pub const AT_THE_END: u8 = 2;

/// The other rewards wait for a batch, or for a player that looks further ahead.
fn when_used(reward: GearReward) -> u8 {
    match reward {
        GearReward::RoundFame
        | GearReward::Level(_)
        | GearReward::LowestSpecialty
        | GearReward::TakeInk(_)
        | GearReward::Order
        | GearReward::TradeInk(_)
        | GearReward::BuyType(_) => AT_ONCE,
        GearReward::SellType => AT_THE_END,
        GearReward::SwapInk
        | GearReward::SwapType
        | GearReward::InkFame(_)
        | GearReward::TypeFame(_)
        | GearReward::SpecialtyFame(_) => 0,
    }
}

/// When the gear on an axle is used, by its sectors, with two bits each.
#[derive(Clone, Copy)]
pub struct GearTimes(u8);

impl GearTimes {
    #[inline]
    pub fn of(self, sector: u8) -> u8 {
        self.0 >> (2 * sector)
    }
}

/// A card set as tables for playouts. By the numbers of the cards; what stands for no card has number 0.
pub struct CardTables {
    pub(super) printing: [Printing; PrintingId::COUNT + 1],
    /// No order asks for nothing and brings nothing.
    pub(super) refinement: [Refinement; RefinementId::COUNT + 1],
    /// The specialties that a card shows; no card shows none of the four.
    pub(super) symbols: [[u8; 2]; SpecialtyCardId::COUNT + 1],
    /// Nobody can meet no patron.
    pub(super) patrons: [Patron; PatronageId::COUNT + 1],
    /// By index. For each gear, by round and axle: the best sector to install it at, and what it is worth to the end.
    pub(super) gears: Vec<[[(u8, f32); AXLES]; ROUNDS as usize + 1]>,
    pub(super) gear_times: [GearTimes; GearId::COUNT + 1],
}

/// A table by number, from what stands for no card and the cards of the set.
fn by_number<C, T: Copy, const SIZE: usize>(none: T, cards: &[C], entry: impl Fn(&C) -> T) -> [T; SIZE] {
    let mut table = [none; SIZE];
    table[1..].iter_mut().zip(cards).for_each(|(place, card)| *place = entry(card));
    table
}

impl CardTables {
    pub fn new(cards: &Catalogue, prices: &Prices) -> CardTables {
        let appraiser = Appraiser { cards, prices };
        let weights = &prices.weights;
        let bonus = |bonus| match bonus {
            Bonus::Inks(count) => f32::from(count) * (weights.spare_ink + 0.3),
            Bonus::Guilders(count) => f32::from(count) * 0.45,
            Bonus::Fame(fame) => f32::from(fame),
            Bonus::Level => weights.level + 0.6,
            Bonus::Order => weights.order * 0.6,
        };
        let worth = |gear: usize, axle: usize, round: usize| {
            let value = |sector: u8| {
                let installed = Installed { gear: GearId::new(gear), sector };
                appraiser.gear(installed, axle, false, &House::EMPTY, round as u8)
            };
            (0..SECTORS)
                .map(|sector| (sector, value(sector)))
                .fold((0, f32::MIN), |best, at| if at.1 > best.1 { at } else { best })
        };
        let times = |sectors: &[GearReward; SECTORS as usize]| {
            let by_sector = sectors.iter().rev().fold(0, |times, &reward| times << 2 | when_used(reward));
            GearTimes(by_sector)
        };
        CardTables {
            printing: by_number(Printing::NONE, &cards.printing, |card| Printing {
                types: card.types.into(),
                pays: card.pays.into(),
            }),
            refinement: by_number(Refinement::NONE, &cards.refinement, |card| {
                let (colour, decoration) = (card.colour_fame.into(), card.decoration_fame.into());
                let bonus = bonus(card.bonus);
                Refinement {
                    inks: card.inks.into(),
                    levels: card.levels.into(),
                    colour,
                    decoration,
                    bonus,
                    by_colour: colour + 0.5 * bonus,
                    by_decoration: decoration + 0.5 * bonus,
                }
            }),
            symbols: by_number([4; 2], &cards.specialties, |card| {
                card.symbols.map(|specialty| specialty.index() as u8)
            }),
            patrons: by_number(Patron::NONE, &cards.patronage, |card| Patron {
                levels: card.levels.into(),
                types: card.types.into(),
                inks: card.inks.into(),
            }),
            gears: (0..GearId::COUNT)
                .map(|gear| std::array::from_fn(|round| std::array::from_fn(|axle| worth(gear, axle, round.max(1)))))
                .collect(),
            gear_times: by_number(GearTimes(0), &cards.gears, |gear| times(&gear.sectors)),
        }
    }
}
