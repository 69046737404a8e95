//! What a house is worth and what it lacks: its orders, given its types, inks and levels and the remaining rounds. One pass
//! over a house prices everything that can be gained, so that a decision only compares sums.

use super::prices::{MOST_MISSING, Prices};
use super::time_left::TimeLeft;
use super::weights::Weights;
use arrayvec::ArrayVec;
use gutenberg::catalogue::{Bonus, Catalogue, PrintingCard, RefinementCard};
use gutenberg::characters;
use gutenberg::components::{Enumerated, Inks, Levels, Row, Types};
use gutenberg::queries::{
    GUILDERS_COUNTED, GUILDERS_PAST_TOP, PATRONAGE_CARD_FAME, inks_missing, missing_for_patron, patronage_columns,
    stand_ins, types_price,
};
use gutenberg::{House, ORDER_SLOTS, ROUNDS, State, TOP_LEVEL};
use table::Seat;

/// The orders of a house, priced.
#[derive(Clone, Copy, Debug)]
pub struct PricedOrders {
    /// What each slot's order is expected to bring.
    pub orders: [f32; ORDER_SLOTS],
    pub guilder: f32,
    /// Types and inks that earlier orders have not taken.
    pub free_types: Types,
    pub free_inks: Inks,
}

/// An order, priced for a house that has these types and inks left for it.
struct PricedOrder<'a> {
    printing: &'a PrintingCard,
    refinement: &'a RefinementCard,
    free_types: Types,
    free_inks: Inks,
    inks_missing: u8,
    levels_missing: usize,
    /// Of its two parts.
    colour: f32,
    decoration: f32,
    bonus: f32,
    refined: f32,
    /// With all that it pays.
    full: f32,
    /// What it brings, now or later.
    brings: f32,
    /// To print it, now or later.
    chance: f32,
}

/// A house, priced.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// What each slot's order is expected to bring.
    pub orders: [f32; ORDER_SLOTS],
    /// One more of each, and a second one.
    pub ink: [f32; 4],
    pub second_ink: [f32; 4],
    pub level: [f32; 4],
    pub second_level: [f32; 4],
    pub kind: [f32; 4],
    pub guilder: f32,
    /// Types and inks that earlier orders have not taken.
    pub free_types: Types,
    pub free_inks: Inks,
}

/// G4.4, G7.9: the chance of a bonus, given those of the two parts.
#[inline]
pub(super) fn chance_of_bonus(house: &House, colour: f32, decoration: f32) -> f32 {
    let both = colour * decoration;
    if characters::earns_bonus(house, true, false) { colour + decoration - both } else { both }
}

/// The prices of one card set at one table.
#[derive(Clone, Copy)]
pub struct Appraiser<'a> {
    pub cards: &'a Catalogue,
    pub prices: &'a Prices,
}

impl Outlook {
    pub fn priced_orders(&self) -> PricedOrders {
        let &Outlook { orders, guilder, free_types, free_inks, .. } = self;
        PricedOrders { orders, guilder, free_types, free_inks }
    }
}

impl Appraiser<'_> {
    pub(super) fn weights(&self) -> &Weights {
        &self.prices.weights
    }

    /// The worth of a guilder with this many Fulfil phases to come: at least its value at the end (G5.4, G7.10).
    #[inline]
    pub fn guilder(&self, house: &House, fulfils_left: usize) -> f32 {
        let at_the_end = f32::from(characters::fame_per_three_guilders(house)) / f32::from(GUILDERS_COUNTED);
        self.prices.guilder[fulfils_left].max(at_the_end)
    }

    pub fn guilder_now(&self, house: &House, time_left: TimeLeft) -> f32 {
        self.guilder(house, time_left.fulfils_left.into())
    }

    pub fn bonus(&self, bonus: Bonus, guilder: f32, time_left: TimeLeft) -> f32 {
        let later = time_left.fulfils_left > 1;
        match bonus {
            Bonus::Inks(count) => f32::from(count) * if later { self.weights().spare_ink + 0.5 } else { 0.0 },
            Bonus::Guilders(count) => f32::from(count) * guilder,
            Bonus::Fame(fame) => f32::from(fame),
            Bonus::Level => self.weights().level + 0.6,
            Bonus::Order => {
                if later {
                    self.weights().order
                } else {
                    0.0
                }
            }
        }
    }

    /// Missing levels, over all specialties.
    fn levels_missing(house: &House, wanted: Levels) -> usize {
        usize::from(house.levels.missing_for(wanted)).min(MOST_MISSING)
    }

    /// What a refinement card is worth to a house that has these inks free.
    pub fn refinement(&self, card: &RefinementCard, house: &House, inks: Inks, time_left: TimeLeft) -> f32 {
        let colour =
            self.prices.ink_chance[time_left.left(Row::Inks)][usize::from(inks_missing(house, inks, card.inks))];
        let decoration =
            self.prices.level_chance[time_left.left(Row::Specialties)][Self::levels_missing(house, card.levels)];
        let bonus = self.bonus(card.bonus, self.guilder_now(house, time_left), time_left);
        // Inks are used up, though another order could have used them.
        let spent = f32::from(card.inks.total()) * self.weights().spare_ink * 0.5 * colour;
        self.refined(card, house, colour, decoration, bonus) - spent
    }

    fn refined(&self, card: &RefinementCard, house: &House, colour: f32, decoration: f32, bonus: f32) -> f32 {
        let earned = chance_of_bonus(house, colour, decoration);
        f32::from(card.colour_fame) * colour + f32::from(card.decoration_fame) * decoration + bonus * earned
    }

    /// Chance to print a card with these types free, and what its missing types would cost.
    pub fn printing(&self, card: &PrintingCard, house: &House, types: Types, time_left: TimeLeft) -> (f32, f32) {
        let missing = types.missing_for(card.types);
        if missing == 0 {
            return (1.0, 0.0);
        }
        let price = |count: u8| types_price(house.types.total().into(), count.into());
        let mut bought = 0;
        while bought < missing && price(bought + 1) <= house.guilders.into() {
            bought += 1;
        }
        let chance = self.prices.type_chance[usize::from(time_left.fulfils_left)][usize::from(missing - bought)];
        (chance * 0.97, price(bought) as f32 * self.guilder_now(house, time_left) * 0.7)
    }

    /// What a new order of these two cards would bring.
    pub fn order(
        &self,
        printing: &PrintingCard,
        refinement: &RefinementCard,
        house: &House,
        outlook: &Outlook,
        time_left: TimeLeft,
    ) -> f32 {
        let guilder = self.guilder_now(house, time_left);
        let (now, cost) = self.printing(printing, house, outlook.free_types, time_left);
        let (alone, cost_alone) = self.printing(printing, house, house.types, time_left);
        let refined = self.refinement(refinement, house, outlook.free_inks, time_left);
        let pays = f32::from(printing.pays) * guilder + refined;
        let wait = if time_left.fulfils_left > 1 { self.weights().wait } else { 0.0 };
        (pays * now - cost).max((pays * alone - cost_alone) * wait)
    }

    /// Prices a house: its orders take the types and inks they need in turn; what is missing is wanted.
    pub fn outlook(&self, house: &House, time_left: TimeLeft) -> Outlook {
        let w = self.weights();
        let guilder = self.guilder_now(house, time_left);
        let ahead = f32::from(time_left.fulfils_left) / f32::from(ROUNDS);
        let level_rounds = time_left.left(Row::Specialties);
        let steps = &self.prices.level_step[level_rounds.max(usize::from(time_left.fulfils_left.saturating_sub(1)))];
        let tracks = [0.0, 0.0, w.track_2, 0.0, w.track_4, w.track_5, w.track_6];
        let top = house.top_level();
        let step = |level: u8| {
            if level > TOP_LEVEL {
                return f32::from(GUILDERS_PAST_TOP) * guilder;
            }
            steps[usize::from(level)] + if level > top { tracks[usize::from(level)] } else { 0.0 }
        };
        let spare_ink = if time_left.fulfils_left > 0 { w.spare_ink * ahead } else { 0.0 };
        let mut outlook = Outlook {
            orders: [0.0; ORDER_SLOTS],
            ink: [spare_ink; 4],
            second_ink: [spare_ink; 4],
            level: std::array::from_fn(|s| step(house.levels.0[s] + 1)),
            second_level: std::array::from_fn(|s| step(house.levels.0[s] + 2)),
            kind: [w.spare_type * ahead; 4],
            guilder,
            free_types: house.types,
            free_inks: house.inks,
        };
        let priced = self.price_orders(house, time_left, |order| self.add_wants(&mut outlook, house, order, time_left));
        Outlook { orders: priced.orders, free_types: priced.free_types, free_inks: priced.free_inks, ..outlook }
    }

    /// Prices only the orders of a house.
    pub fn orders(&self, house: &House, time_left: TimeLeft) -> PricedOrders {
        self.price_orders(house, time_left, |_| ())
    }

    /// Slots whose order could be printed and coloured now come first.
    fn by_readiness(&self, house: &House) -> ArrayVec<(u8, usize), ORDER_SLOTS> {
        let mut slots = ArrayVec::<(u8, usize), ORDER_SLOTS>::new();
        for (slot, order) in house.orders.iter().enumerate() {
            let Some(order) = order else { continue };
            let missing = 2 * house.types.missing_for(self.cards[order.printing].types)
                + house.inks.missing_for(self.cards[order.refinement].inks);
            let at = slots.iter().position(|&(other, _)| other > missing).unwrap_or(slots.len());
            slots.insert(at, (missing, slot));
        }
        slots
    }

    /// Prices the orders of a house and visits them.
    #[inline(always)]
    fn price_orders(&self, house: &House, time_left: TimeLeft, mut visit: impl FnMut(&PricedOrder)) -> PricedOrders {
        let w = self.weights();
        let ink_chance = &self.prices.ink_chance[time_left.left(Row::Inks)];
        let level_chance = &self.prices.level_chance[time_left.left(Row::Specialties)];
        let guilder = self.guilder_now(house, time_left);
        let wait = if time_left.fulfils_left > 1 { w.wait } else { 0.0 };
        let mut orders = [0.0; ORDER_SLOTS];
        let (mut free_types, mut free_inks) = (house.types, house.inks);
        for (_, slot) in self.by_readiness(house) {
            let Some(order) = house.orders[slot] else { continue };
            let (printing, refinement) = (&self.cards[order.printing], &self.cards[order.refinement]);
            let inks_missing = inks_missing(house, free_inks, refinement.inks);
            let levels_missing = Self::levels_missing(house, refinement.levels);
            let (colour, decoration) = (ink_chance[usize::from(inks_missing)], level_chance[levels_missing]);
            let bonus = self.bonus(refinement.bonus, guilder, time_left);
            let refined = self.refined(refinement, house, colour, decoration, bonus);
            let full = f32::from(printing.pays) * guilder + refined;

            let (alone, cost_alone) = self.printing(printing, house, house.types, time_left);
            let is_first = free_types == house.types;
            let (now, cost) =
                if is_first { (alone, cost_alone) } else { self.printing(printing, house, free_types, time_left) };
            let brings = (full * now - cost).max((full * alone - cost_alone) * wait);
            orders[slot] = brings.max(0.0);
            let chance = now.max(alone * wait);
            visit(&PricedOrder {
                printing,
                refinement,
                free_types,
                free_inks,
                inks_missing,
                levels_missing,
                colour,
                decoration,
                bonus,
                refined,
                full,
                brings,
                chance,
            });

            let take = |have: u8, want: u8| have.saturating_sub(want);
            free_types = Types::new(std::array::from_fn(|i| take(free_types.0[i], printing.types.0[i])));
            let stand_ins = stand_ins(house, free_inks, refinement.inks);
            free_inks = Inks::new(std::array::from_fn(|i| take(free_inks.0[i], refinement.inks.0[i])));
            if let Some(wild) = house.wild {
                free_inks[wild] -= stand_ins;
            }
        }
        PricedOrders { orders, guilder, free_types, free_inks }
    }

    /// Adds what would help this order.
    #[inline(always)]
    fn add_wants(&self, outlook: &mut Outlook, house: &House, order: &PricedOrder, time_left: TimeLeft) {
        let &PricedOrder { printing, refinement, inks_missing, levels_missing, .. } = order;
        let &PricedOrder { colour, decoration, bonus, refined, chance, .. } = order;
        let types_missing = order.free_types.missing_for(printing.types);
        if types_missing > 0 {
            // The first missing type brings its share of the worth of printing at once.
            let gain = (order.full - order.brings).max(0.0) / f32::from(types_missing) / f32::from(types_missing);
            for kind in 0..4 {
                if printing.types.0[kind] > order.free_types.0[kind] {
                    outlook.kind[kind] += gain;
                }
            }
        }
        if inks_missing > 0 {
            let ink_chance = &self.prices.ink_chance[time_left.left(Row::Inks)];
            let fewer = |less: u8| {
                let chance = ink_chance[usize::from(inks_missing.saturating_sub(less))];
                self.refined(refinement, house, chance, decoration, bonus) - refined
            };
            let (one, two) = (fewer(1) * chance, fewer(2) * chance);
            for ink in 0..4 {
                let lacks = refinement.inks.0[ink].saturating_sub(order.free_inks.0[ink]);
                if lacks >= 1 {
                    outlook.ink[ink] = outlook.ink[ink].max(one);
                }
                if lacks >= 2 {
                    outlook.second_ink[ink] = outlook.second_ink[ink].max(two - one);
                }
            }
            if let Some(wild) = house.wild.map(Enumerated::index) {
                outlook.ink[wild] = outlook.ink[wild].max(one);
                outlook.second_ink[wild] = outlook.second_ink[wild].max(two - one);
            }
        }
        if levels_missing > 0 {
            let level_chance = &self.prices.level_chance[time_left.left(Row::Specialties)];
            let fewer = |less: usize| {
                let chance = level_chance[levels_missing.saturating_sub(less)];
                self.refined(refinement, house, colour, chance, bonus) - refined
            };
            let (one, two) = (fewer(1) * chance, fewer(2) * chance);
            for specialty in 0..4 {
                let lacks = refinement.levels.0[specialty].saturating_sub(house.levels.0[specialty]);
                if lacks >= 1 {
                    outlook.level[specialty] += one;
                }
                if lacks >= 2 {
                    outlook.second_level[specialty] += two - one;
                }
            }
        }
    }

    /// Adds what the patrons on the board would reward.
    pub fn add_patrons(&self, outlook: &mut Outlook, house: &House, state: &State, time_left: TimeLeft) {
        let w = self.weights();
        for (space, column) in state.board().patronage.iter().zip(patronage_columns(self.cards, state.seats())) {
            let Some(card) = *space else { continue };
            let missing = missing_for_patron(house, &self.cards[card]);
            let total = usize::from(missing.total());
            if total == 0 || total > 4 {
                continue;
            }
            let waits = column.saturating_sub(time_left.round);
            let rows = time_left.rows_left[Row::Patronage as usize].saturating_sub(waits);
            let chance = &self.prices.patron_chance[usize::from(rows)];
            let gain = (chance[total - 1] - chance[total]) * f32::from(PATRONAGE_CARD_FAME) * w.patron_share;
            for at in 0..4 {
                if missing.levels.0[at] > 0 {
                    outlook.level[at] += gain;
                }
                if missing.inks.0[at] > 0 {
                    outlook.ink[at] += gain;
                }
                if missing.types.0[at] > 0 {
                    outlook.kind[at] += gain;
                }
            }
        }
    }

    /// Everything a seat prices before it decides.
    pub fn of_seat(&self, state: &State, seat: Seat, time_left: TimeLeft) -> Outlook {
        let house = state.house(seat);
        let mut outlook = self.outlook(house, time_left);
        self.add_patrons(&mut outlook, house, state, time_left);
        outlook
    }
}
