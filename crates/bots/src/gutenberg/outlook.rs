//! What a house is worth and what it lacks: the orders it holds, seen against its types, inks and levels and the rounds
//! that are left. One pass over a house prices everything that can be gained, so that a decision compares sums.

use super::weights::Weights;
use arrayvec::ArrayVec;
use gutenberg::catalogue::{Bonus, CardSet, GearReward, PrintingCard, RefinementCard};
use gutenberg::characters;
use gutenberg::components::{Inks, Kind, Levels, Row, Types};
use gutenberg::queries::{
    GUILDERS_COUNTED, GUILDERS_PAST_TOP, PATRONAGE_CARD_FAME, SALE_FAME, end_score, inks_missing, level_fame,
    missing_for_patron, next_sector, patronage_columns, round_fame, stand_ins, types_price,
};
use gutenberg::{House, Installed, ORDER_SLOTS, Phase, ROUNDS, State, TOP_LEVEL};
use table::Seat;

pub(super) const MOST_MISSING: usize = 12;
const ROUND_COUNT: usize = ROUNDS as usize;

/// Chances and prices by rounds left, made once from the weights.
#[derive(Clone, Debug)]
pub struct Prices {
    pub weights: Weights,
    pub(super) ink_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) level_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    type_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    patron_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) guilder: [f32; ROUND_COUNT + 1],
    /// What the step to a level is worth, by rounds left.
    pub(super) level_step: [[f32; 8]; ROUND_COUNT + 1],
    /// How much better the chance gets with one ink, or level, fewer to miss.
    pub(super) ink_helps: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) level_helps: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
}

/// How much each chance is below the one with one fewer missing.
fn steps(chances: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1]) -> [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1] {
    chances.map(|chance| std::array::from_fn(|missing| chance[missing.max(1) - 1] - chance[missing]))
}

impl Prices {
    pub fn new(weights: &Weights) -> Prices {
        let w = weights;
        let powers = |by_rounds: &dyn Fn(usize) -> f32| {
            std::array::from_fn(|rounds| {
                let chance = by_rounds(rounds).clamp(0.0, 1.0);
                std::array::from_fn(|missing| chance.powi(missing as i32))
            })
        };
        let between = |late: f32, early: f32, rounds: usize| {
            late + (early - late) * (rounds.saturating_sub(1)) as f32 / (ROUND_COUNT - 1) as f32
        };
        let with_none = |none: f32, late: f32, early: f32| {
            move |rounds: usize| if rounds == 0 { none } else { between(late, early, rounds) }
        };
        let ink_chance = powers(&with_none(w.ink_none, w.ink_late, w.ink_early));
        let level_chance = powers(&with_none(w.level_none, w.level_late, w.level_early));
        let end_fame = |level: usize| f32::from(level_fame(level as u8));
        let top = usize::from(TOP_LEVEL);
        Prices {
            weights: w.clone(),
            ink_chance,
            level_chance,
            ink_helps: steps(ink_chance),
            level_helps: steps(level_chance),
            type_chance: powers(&with_none(0.0, w.type_late, w.type_early)),
            patron_chance: powers(&with_none(0.0, w.patron_late, w.patron_early)),
            guilder: std::array::from_fn(|rounds| {
                if rounds == 0 { 1.0 / f32::from(GUILDERS_COUNTED) } else { between(0.34, w.guilder, rounds) }
            }),
            level_step: std::array::from_fn(|rounds| {
                let ahead = rounds as f32 / ROUND_COUNT as f32;
                std::array::from_fn(|to| {
                    if to == 0 || to > top {
                        return 0.0;
                    }
                    let still = end_fame(top) - end_fame(to);
                    let hoped = if rounds == 0 { 0.0 } else { still * w.level_ahead * to as f32 / 12.0 };
                    end_fame(to) - end_fame(to - 1) + w.level * ahead + hoped * ahead
                })
            }),
        }
    }
}

/// Where the round stands: which rows are still to come.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    pub round: u8,
    /// How many times each row will still be played, the running one included.
    pub rows_left: [u8; 5],
    /// How many Fulfil phases are still to come, the running one included.
    pub fulfils_left: u8,
}

impl Moment {
    pub fn of(state: &State) -> Moment {
        let round = state.round();
        let after = ROUNDS.saturating_sub(round);
        let rows_done = match state.phase() {
            Phase::Act(row) => row as usize,
            Phase::Fulfil | Phase::Over => 5,
            _ => 0,
        };
        Moment {
            round,
            rows_left: std::array::from_fn(|row| after + u8::from(row >= rows_done)),
            fulfils_left: if state.phase() == Phase::Over { 0 } else { after + 1 },
        }
    }

    /// When this round's orders are fulfilled.
    pub fn after_fulfil(self) -> Moment {
        let after = ROUNDS.saturating_sub(self.round);
        Moment { round: self.round, rows_left: [after; 5], fulfils_left: after }
    }

    fn left(self, row: Row) -> usize {
        usize::from(self.rows_left[row as usize])
    }
}

/// A house, priced.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// What each slot's order will bring, as far as one can hope.
    pub orders: [f32; ORDER_SLOTS],
    /// One more of each, and a second one.
    pub ink: [f32; 4],
    pub second_ink: [f32; 4],
    pub level: [f32; 4],
    pub second_level: [f32; 4],
    pub kind: [f32; 4],
    pub guilder: f32,
    /// Types that no order before has taken, and inks likewise.
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
    pub cards: &'a CardSet,
    pub prices: &'a Prices,
}

impl Appraiser<'_> {
    fn weights(&self) -> &Weights {
        &self.prices.weights
    }

    /// What a guilder is worth with so many Fulfil phases to come: never less than it brings at the end (G5.4, G7.10).
    #[inline]
    pub fn guilder(&self, house: &House, fulfils_left: usize) -> f32 {
        let at_the_end = f32::from(characters::fame_per_three_guilders(house)) / f32::from(GUILDERS_COUNTED);
        self.prices.guilder[fulfils_left].max(at_the_end)
    }

    pub fn guilder_now(&self, house: &House, moment: Moment) -> f32 {
        self.guilder(house, moment.fulfils_left.into())
    }

    pub fn bonus(&self, bonus: Bonus, guilder: f32, moment: Moment) -> f32 {
        let later = moment.fulfils_left > 1;
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
    pub fn refinement(&self, card: &RefinementCard, house: &House, inks: Inks, moment: Moment) -> f32 {
        let colour = self.prices.ink_chance[moment.left(Row::Inks)][usize::from(inks_missing(house, inks, card.inks))];
        let decoration =
            self.prices.level_chance[moment.left(Row::Specialties)][Self::levels_missing(house, card.levels)];
        let bonus = self.bonus(card.bonus, self.guilder_now(house, moment), moment);
        // Inks are used up and could have served another order.
        let spent = f32::from(card.inks.total()) * self.weights().spare_ink * 0.5 * colour;
        self.refined(card, house, colour, decoration, bonus) - spent
    }

    fn refined(&self, card: &RefinementCard, house: &House, colour: f32, decoration: f32, bonus: f32) -> f32 {
        let earned = chance_of_bonus(house, colour, decoration);
        f32::from(card.colour_fame) * colour + f32::from(card.decoration_fame) * decoration + bonus * earned
    }

    /// Chance to print a card with these types free, and what its missing types would cost.
    pub fn printing(&self, card: &PrintingCard, house: &House, types: Types, moment: Moment) -> (f32, f32) {
        let missing = types.missing_for(card.types);
        if missing == 0 {
            return (1.0, 0.0);
        }
        let price = |count: u8| types_price(house.types.total().into(), count.into());
        let mut bought = 0;
        while bought < missing && price(bought + 1) <= house.guilders.into() {
            bought += 1;
        }
        let chance = self.prices.type_chance[usize::from(moment.fulfils_left)][usize::from(missing - bought)];
        (chance * 0.97, price(bought) as f32 * self.guilder_now(house, moment) * 0.7)
    }

    /// What a new order of these two cards would bring.
    pub fn order(
        &self,
        printing: &PrintingCard,
        refinement: &RefinementCard,
        house: &House,
        outlook: &Outlook,
        moment: Moment,
    ) -> f32 {
        let guilder = self.guilder_now(house, moment);
        let (now, cost) = self.printing(printing, house, outlook.free_types, moment);
        let (alone, cost_alone) = self.printing(printing, house, house.types, moment);
        let refined = self.refinement(refinement, house, outlook.free_inks, moment);
        let pays = f32::from(printing.pays) * guilder + refined;
        let wait = if moment.fulfils_left > 1 { self.weights().wait } else { 0.0 };
        (pays * now - cost).max((pays * alone - cost_alone) * wait)
    }

    /// Prices a house: its orders in turn take the types and inks they need, what is missing is wanted.
    pub fn outlook(&self, house: &House, moment: Moment) -> Outlook {
        let w = self.weights();
        let guilder = self.guilder_now(house, moment);
        let ahead = f32::from(moment.fulfils_left) / f32::from(ROUNDS);
        let level_rounds = moment.left(Row::Specialties);
        let steps = &self.prices.level_step[level_rounds.max(usize::from(moment.fulfils_left.saturating_sub(1)))];
        let tracks = [0.0, 0.0, w.track_2, 0.0, w.track_4, w.track_5, w.track_6];
        let top = house.top_level();
        let step = |level: u8| {
            if level > TOP_LEVEL {
                return f32::from(GUILDERS_PAST_TOP) * guilder;
            }
            steps[usize::from(level)] + if level > top { tracks[usize::from(level)] } else { 0.0 }
        };
        let spare_ink = if moment.fulfils_left > 0 { w.spare_ink * ahead } else { 0.0 };
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
        for (_, slot) in self.by_readiness(house) {
            self.price_slot(&mut outlook, house, slot, moment);
        }
        outlook
    }

    /// Slots whose order could be printed and coloured at once come first.
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

    fn price_slot(&self, outlook: &mut Outlook, house: &House, slot: usize, moment: Moment) {
        let Some(order) = house.orders[slot] else { return };
        let w = self.weights();
        let (printing, refinement) = (&self.cards[order.printing], &self.cards[order.refinement]);

        let inks_missing = inks_missing(house, outlook.free_inks, refinement.inks);
        let levels_missing = Self::levels_missing(house, refinement.levels);
        let ink_chance = &self.prices.ink_chance[moment.left(Row::Inks)];
        let level_chance = &self.prices.level_chance[moment.left(Row::Specialties)];
        let (colour, decoration) = (ink_chance[usize::from(inks_missing)], level_chance[levels_missing]);
        let bonus = self.bonus(refinement.bonus, outlook.guilder, moment);
        let refined = self.refined(refinement, house, colour, decoration, bonus);
        let full = f32::from(printing.pays) * outlook.guilder + refined;

        let (now, cost) = self.printing(printing, house, outlook.free_types, moment);
        let wait = if moment.fulfils_left > 1 { w.wait } else { 0.0 };
        let (alone, cost_alone) = self.printing(printing, house, house.types, moment);
        let at_once = full * now - cost;
        let waiting = (full * alone - cost_alone) * wait;
        let chance = now.max(alone * wait);
        outlook.orders[slot] = at_once.max(waiting).max(0.0);

        let types_missing = outlook.free_types.missing_for(printing.types);
        if types_missing > 0 {
            // The first missing type brings its share of what printing at once is worth.
            let gain = (full - at_once.max(waiting)).max(0.0) / f32::from(types_missing) / f32::from(types_missing);
            for kind in 0..4 {
                if printing.types.0[kind] > outlook.free_types.0[kind] {
                    outlook.kind[kind] += gain;
                }
            }
        }
        if inks_missing > 0 {
            let fewer = |less: u8| {
                let chance = ink_chance[usize::from(inks_missing.saturating_sub(less))];
                self.refined(refinement, house, chance, decoration, bonus) - refined
            };
            let (one, two) = (fewer(1) * chance, fewer(2) * chance);
            for ink in 0..4 {
                let lacks = refinement.inks.0[ink].saturating_sub(outlook.free_inks.0[ink]);
                if lacks >= 1 {
                    outlook.ink[ink] = outlook.ink[ink].max(one);
                }
                if lacks >= 2 {
                    outlook.second_ink[ink] = outlook.second_ink[ink].max(two - one);
                }
            }
            if let Some(wild) = house.wild.map(Kind::index) {
                outlook.ink[wild] = outlook.ink[wild].max(one);
                outlook.second_ink[wild] = outlook.second_ink[wild].max(two - one);
            }
        }
        if levels_missing > 0 {
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
        let take = |have: u8, want: u8| have.saturating_sub(want);
        outlook.free_types = Types::new(std::array::from_fn(|i| take(outlook.free_types.0[i], printing.types.0[i])));
        let stand_ins = stand_ins(house, outlook.free_inks, refinement.inks);
        outlook.free_inks = Inks::new(std::array::from_fn(|i| take(outlook.free_inks.0[i], refinement.inks.0[i])));
        if let Some(wild) = house.wild {
            outlook.free_inks[wild] -= stand_ins;
        }
    }

    /// Adds what the patrons on the board would reward.
    pub fn add_patrons(&self, outlook: &mut Outlook, house: &House, state: &State, moment: Moment) {
        let w = self.weights();
        for (space, column) in state.board().patronage.iter().zip(patronage_columns(self.cards, state.seats())) {
            let Some(card) = *space else { continue };
            let missing = missing_for_patron(house, &self.cards[card]);
            let total = usize::from(missing.total());
            if total == 0 || total > 4 {
                continue;
            }
            let waits = column.saturating_sub(moment.round);
            let rows = moment.rows_left[Row::Patronage as usize].saturating_sub(waits);
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

    /// All that a seat prices before it decides.
    pub fn of_seat(&self, state: &State, seat: Seat, moment: Moment) -> Outlook {
        let house = state.house(seat);
        let mut outlook = self.outlook(house, moment);
        self.add_patrons(&mut outlook, house, state, moment);
        outlook
    }

    /// One use of a reward in a round, as a rule of thumb.
    pub fn gear_use(&self, reward: GearReward, round: u8, house: &House) -> f32 {
        let w = self.weights();
        let last = round >= ROUNDS;
        match reward {
            GearReward::RoundFame => w.gear_round_fame * f32::from(round_fame(round)),
            GearReward::SellType if last => SALE_FAME.into(),
            GearReward::SellType => w.gear_sell_type,
            GearReward::TypeFame(_) => w.gear_type_fame,
            GearReward::InkFame(_) => w.gear_ink_fame,
            GearReward::SpecialtyFame(specialty) => {
                w.gear_specialty_fame * (0.4 + 0.25 * f32::from(house.levels[specialty]))
            }
            GearReward::LowestSpecialty => w.gear_lowest,
            GearReward::Level(_) => w.gear_level,
            GearReward::TakeInk(_) => w.gear_take_ink,
            GearReward::TradeInk(_) => w.gear_trade_ink,
            GearReward::SwapInk => w.gear_swap_ink,
            GearReward::SwapType => w.gear_swap_type,
            GearReward::BuyType(_) => w.gear_buy_type,
            GearReward::Order if last => 0.0,
            GearReward::Order => w.gear_order,
        }
    }

    /// A gear on an axle from now to the end: which sector comes up when follows from how gears turn (G2.1).
    pub fn gear(&self, installed: Installed, axle: usize, used: bool, house: &House, round: u8) -> f32 {
        let sectors = &self.cards[installed.gear].sectors;
        let mut sector = installed.sector;
        let mut sum = 0.0;
        for at in round..=ROUNDS {
            if at > round || !used {
                sum += self.gear_use(sectors[usize::from(sector)], at, house);
            }
            sector = next_sector(axle, sector);
        }
        sum
    }

    /// What a seat has and what is in the making, in fame: for ranking what it could do next.
    pub fn standing(&self, state: &State, seat: Seat) -> f32 {
        let moment = Moment::of(state);
        let house = state.house(seat);
        let end = end_score(house);
        let outlook = self.outlook(house, moment);
        let w = self.weights();
        let ahead = f32::from(moment.fulfils_left) / f32::from(ROUNDS);
        let steps = &self.prices.level_step[usize::from(moment.fulfils_left)];
        let levels: f32 = house.levels.0.iter().flat_map(|&level| &steps[1..=usize::from(level)]).sum();
        let gears = (0..house.gears.len())
            .filter_map(|axle| Some(self.gear(house.gears[axle]?, axle, house.uses[axle] > 0, house, moment.round)));
        let due = state.due();
        let due = if state.actor() == seat {
            f32::from(due.inks) * 2.0 + f32::from(due.levels) * 1.5 + f32::from(due.orders) * w.order
        } else {
            0.0
        };
        f32::from(house.fame + end.patronage)
            + levels
            + f32::from(house.guilders) * outlook.guilder
            + outlook.orders.iter().sum::<f32>()
            + f32::from(outlook.free_inks.total()) * w.spare_ink * ahead
            + f32::from(house.types.total()) * w.spare_type * ahead
            + gears.sum::<f32>()
            + due
    }
}
