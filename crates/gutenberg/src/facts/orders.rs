//! Orders: what each part lacks and pays (G4).

use crate::action::Batch;
use crate::catalogue::Bonus;
use crate::characters;
use crate::components::{Inks, Levels, Types};
use crate::payment::{can_pay_inks, fewest_wild_inks};
use crate::referee::Rules;
use crate::requirements::{Missing, missing_for_order};
use crate::round::{batch_pay, order_pay, types_price};
use crate::state::{House, Order};
use serde::Serialize;
use table::Seat;

/// An order in a house, as if it were fulfilled alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderFacts {
    pub slot: u8,
    pub print: PrintFacts,
    pub colour: ColourFacts,
    pub decoration: DecorationFacts,
    pub bonus: BonusFacts,
    /// One part earns the bonus already (G7.9).
    pub bonus_for_one_part: bool,
    /// What it would pay now, with every part that the house can do; null if it cannot be printed.
    pub now: Option<PartsPay>,
    /// What it would pay with both parts done.
    pub full: PartsPay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PrintFacts {
    pub can: bool,
    pub missing: Types,
    /// What the missing types would cost.
    pub price: u32,
    pub guilders: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColourFacts {
    pub can: bool,
    /// By colour, before wild inks stand in.
    pub missing: Inks,
    /// How many inks are missing once the wild ones stand in.
    pub lacking: u8,
    /// How many of the missing inks wild ones replace (G7.8).
    pub stand_ins: u8,
    /// What the wild inks stand for, if the colour can be done.
    pub wild: Inks,
    pub fame: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DecorationFacts {
    pub can: bool,
    /// How many levels are missing in each specialty.
    pub missing: Levels,
    pub fame: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BonusFacts {
    #[cfg_attr(feature = "typescript", ts(type = "'inks' | 'guilders' | 'fame' | 'level' | 'order'"))]
    pub kind: &'static str,
    pub count: u8,
}

/// What a way of fulfilling an order pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartsPay {
    pub colour: bool,
    pub decoration: bool,
    /// Bonuses included.
    pub guilders: u16,
    pub fame: u16,
    pub earns_bonus: bool,
}

impl From<Bonus> for BonusFacts {
    fn from(bonus: Bonus) -> BonusFacts {
        let (kind, count) = match bonus {
            Bonus::Inks(count) => ("inks", count),
            Bonus::Guilders(count) => ("guilders", count),
            Bonus::Fame(count) => ("fame", count),
            Bonus::Level => ("level", 1),
            Bonus::Order => ("order", 1),
        };
        BonusFacts { kind, count }
    }
}

impl ColourFacts {
    /// What a house lacks of these inks.
    pub(crate) fn of(house: &House, missing: Missing, wanted: Inks, fame: u16) -> ColourFacts {
        let can = can_pay_inks(house, wanted);
        ColourFacts {
            can,
            missing: missing.inks,
            lacking: missing.ink_count(),
            stand_ins: missing.stand_ins,
            wild: if can { fewest_wild_inks(house, wanted) } else { Inks::NONE },
            fame,
        }
    }
}

impl Rules<'_> {
    pub(super) fn order_facts(self, seat: Seat, slot: usize) -> Option<OrderFacts> {
        let house = self.house(seat);
        Some(self.facts_of_order(house, slot, house.orders[slot]?))
    }

    /// As if this house had the order in this slot.
    pub(crate) fn facts_of_order(self, house: &House, slot: usize, order: Order) -> OrderFacts {
        let refinement = &self.cards[order.refinement];
        let missing = missing_for_order(self.cards, house, order);
        let both = order_pay(self.cards, house, order, true, true);
        let print = PrintFacts {
            can: missing.types.is_empty(),
            missing: missing.types,
            price: types_price(house.types.total().into(), missing.types.total().into()),
            guilders: both.guilders,
        };
        let colour = ColourFacts::of(house, missing, refinement.inks, both.colour_fame);
        let decoration =
            DecorationFacts { can: missing.levels.is_empty(), missing: missing.levels, fame: both.decoration_fame };
        OrderFacts {
            slot: slot as u8,
            print,
            colour,
            decoration,
            bonus: refinement.bonus.into(),
            bonus_for_one_part: characters::earns_bonus(house, true, false),
            now: print.can.then(|| self.parts_pay(house, order, colour.can, decoration.can)),
            full: self.parts_pay(house, order, true, true),
        }
    }

    fn parts_pay(self, house: &House, order: Order, colour: bool, decoration: bool) -> PartsPay {
        let alone = House { orders: [Some(order), None, None, None], ..*house };
        let part = |done: bool| u8::from(done);
        let batch = Batch { printed: 1, coloured: part(colour), decorated: part(decoration), ..Batch::default() };
        let pay = batch_pay(self.cards, &alone, &batch);
        PartsPay { colour, decoration, guilders: pay.guilders, fame: pay.fame, earns_bonus: !pay.bonuses.is_empty() }
    }
}
