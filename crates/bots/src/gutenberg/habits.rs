//! What a card set says, laid out so that a glance is enough.

use super::outlook::{Appraiser, Prices};
use super::packed::Packed;
use gutenberg::catalogue::{Bonus, CardId, CardSet, GearId};
use gutenberg::{AXLES, House, Installed, ROUNDS};

#[derive(Clone, Copy)]
pub struct Printing {
    pub types: Packed,
    pub pays: f32,
}

#[derive(Clone, Copy)]
pub struct Refinement {
    pub inks: Packed,
    pub levels: Packed,
    pub colour: f32,
    pub decoration: f32,
    pub bonus: f32,
    /// What hangs on its colour and on its decoration, with half of the bonus each.
    pub by_colour: f32,
    pub by_decoration: f32,
}

/// What a card set says, laid out for a glance.
pub struct Habits {
    pub(super) printing: Vec<Printing>,
    pub(super) refinement: Vec<Refinement>,
    /// For each gear, by round and axle: the best sector to install it at, and what it is worth to the end.
    pub(super) gears: Vec<[[(u8, f32); AXLES]; ROUNDS as usize + 1]>,
}

impl Habits {
    pub fn new(cards: &CardSet, prices: &Prices) -> Habits {
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
            (0..3)
                .map(|sector| (sector, value(sector)))
                .fold((0, f32::MIN), |best, at| if at.1 > best.1 { at } else { best })
        };
        Habits {
            printing: cards
                .printing
                .iter()
                .map(|card| Printing { types: card.types.into(), pays: card.pays.into() })
                .collect(),
            refinement: cards
                .refinement
                .iter()
                .map(|card| {
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
                })
                .collect(),
            gears: (0..GearId::COUNT)
                .map(|gear| std::array::from_fn(|round| std::array::from_fn(|axle| worth(gear, axle, round.max(1)))))
                .collect(),
        }
    }
}
