//! What the judge sees of a house: numbers from the open table and from the text of the cards, never from a card's id,
//! so that another card set can be judged too. Each is scaled to about 1 at most.

use crate::gutenberg::outlook::Appraiser;
use crate::gutenberg::time_left::TimeLeft;
use arrayvec::ArrayVec;
use gutenberg::catalogue::GearReward;
use gutenberg::components::Enumerated;
use gutenberg::queries::{end_score, inks_missing, missing_for_patron, next_sector, patronage_columns, types_price};
use gutenberg::{House, MAX_SEATS, ORDER_SLOTS, ROUNDS, State, TOP_LEVEL};
use table::Seat;

/// The number of features.
pub const FEATURES: usize = 190;

/// The features that are not 0, with their indices.
#[derive(Clone)]
pub struct Features {
    list: [(u16, f32); FEATURES],
    len: usize,
    /// The index of the next feature.
    at: usize,
}

impl Features {
    const EMPTY: Features = Features { list: [(0, 0.0); FEATURES], len: 0, at: 0 };

    pub fn of(appraiser: Appraiser, state: &State, seat: Seat) -> Features {
        let mut features = Features::EMPTY;
        features.describe(appraiser, state, seat);
        debug_assert_eq!(features.at, FEATURES);
        features
    }

    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.list[..self.len].iter().map(|&(at, value)| (usize::from(at), value))
    }

    /// Branchless: whether a number is 0 is hard to predict.
    #[inline]
    fn push(&mut self, value: f32) {
        if let Some(free) = self.list.get_mut(self.len) {
            *free = (self.at as u16, value);
        }
        self.len += usize::from(value != 0.0);
        self.at += 1;
    }

    fn count(&mut self, count: impl Into<u16>, usual: f32) {
        self.push(f32::from(count.into()) / usual);
    }

    fn flag(&mut self, flag: bool) {
        self.push(u8::from(flag).into());
    }

    /// 1 at the index, else 0.
    fn one_of(&mut self, index: usize, of: usize) {
        if index < of
            && let Some(free) = self.list.get_mut(self.len)
        {
            *free = ((self.at + index) as u16, 1.0);
            self.len += 1;
        }
        self.at += of;
    }

    fn describe(&mut self, appraiser: Appraiser, state: &State, seat: Seat) {
        let house = state.house(seat);
        let time_left = TimeLeft::of(state);
        self.table(state, seat);
        self.stock(house);
        self.orders(appraiser, state, seat, time_left);
        self.gears(appraiser, house, time_left);
        self.patrons(appraiser, state, house);
    }

    fn table(&mut self, state: &State, seat: Seat) {
        let round = usize::from(state.round());
        self.one_of(round.saturating_sub(1), ROUNDS.into());
        self.one_of(usize::from(state.people()) - 1, MAX_SEATS);
        self.flag(state.automa_markers().is_some());
        self.one_of(state.place(seat), MAX_SEATS);
        self.one_of(state.house(seat).character.map_or(usize::MAX, Enumerated::index), 10);
    }

    fn stock(&mut self, house: &House) {
        let end = end_score(house);
        self.count(house.fame, 60.0);
        self.count(end.specialties, 12.0);
        self.count(end.patronage, 16.0);
        self.count(end.guilders, 6.0);
        self.count(house.guilders, 15.0);
        self.count(house.guilders.min(5), 5.0);
        self.flag(u32::from(house.guilders) >= types_price(house.types.total().into(), 1));
        for count in house.types.0 {
            self.count(count, 3.0);
        }
        self.count(house.types.total(), 8.0);
        for count in house.inks.0 {
            self.count(count, 2.0);
        }
        self.count(house.inks.total(), 5.0);
        self.flag(house.wild.is_some());
        for level in house.levels.0 {
            self.count(level, 6.0);
        }
        for level in 1..=TOP_LEVEL {
            let at_least = house.levels.0.iter().filter(|&&has| has >= level).count();
            self.count(at_least as u16, 4.0);
        }
        self.one_of(usize::from(house.top_level()), usize::from(TOP_LEVEL) + 1);
        self.count(house.patronage.len(), 2.0);
    }

    fn orders(&mut self, appraiser: Appraiser, state: &State, seat: Seat, time_left: TimeLeft) {
        let house = state.house(seat);
        let cards = appraiser.cards;
        let outlook = appraiser.outlook(house, time_left);
        self.push(appraiser.standing_with(outlook.priced_orders(), state, seat) / 80.0);
        self.push(outlook.orders.iter().sum::<f32>() / 20.0);
        let most = |wants: &[f32; 4]| wants.iter().fold(0.0f32, |most, &want| most.max(want));
        for wants in [&outlook.ink, &outlook.second_ink, &outlook.level, &outlook.second_level, &outlook.kind] {
            self.push(most(wants) / 4.0);
        }
        self.count(outlook.free_inks.total(), 4.0);
        self.count(outlook.free_types.total(), 4.0);
        let (mut types, mut inks, mut levels) = ([0u8; 4], [0u8; 4], [0u8; 4]);
        let mut alone = [0u8; 4];
        for order in house.orders.iter().flatten() {
            let (printing, refinement) = (&cards[order.printing], &cards[order.refinement]);
            for at in 0..4 {
                types[at] += printing.types.0[at];
                alone[at] = alone[at].max(printing.types.0[at]);
                inks[at] += refinement.inks.0[at];
                levels[at] = levels[at].max(refinement.levels.0[at]);
            }
        }
        let lacking = |wanted: &[u8; 4], have: &[u8; 4]| {
            wanted.iter().zip(have).map(|(&want, &has)| u16::from(want.saturating_sub(has))).sum::<u16>()
        };
        self.count(lacking(&types, &house.types.0), 6.0);
        self.count(lacking(&alone, &house.types.0), 4.0);
        self.count(lacking(&inks, &house.inks.0), 6.0);
        self.count(lacking(&levels, &house.levels.0), 6.0);
        self.count(lacking(&house.inks.0, &inks), 3.0);
        for at in 0..4 {
            self.count(types[at].saturating_sub(house.types.0[at]), 3.0);
            self.count(inks[at].saturating_sub(house.inks.0[at]), 3.0);
            self.count(levels[at].saturating_sub(house.levels.0[at]), 3.0);
        }
        let mut slots: ArrayVec<usize, ORDER_SLOTS> =
            (0..ORDER_SLOTS).filter(|&slot| house.orders[slot].is_some()).collect();
        table::sort_short_by(&mut slots, |&one, &other| outlook.orders[one].total_cmp(&outlook.orders[other]).is_gt());
        self.one_of(slots.len(), ORDER_SLOTS + 1);
        let guilder = appraiser.guilder_now(house, time_left);
        for place in 0..ORDER_SLOTS {
            let Some((slot, order)) = slots.get(place).and_then(|&slot| Some((slot, house.orders[slot]?))) else {
                self.at += PER_ORDER;
                continue;
            };
            let (printing, refinement) = (&cards[order.printing], &cards[order.refinement]);
            let missing_types = house.types.missing_for(printing.types);
            let missing_inks = inks_missing(house, house.inks, refinement.inks);
            let missing_levels = house.levels.missing_for(refinement.levels);
            self.push(outlook.orders[slot] / 10.0);
            self.count(printing.pays, 8.0);
            self.count(refinement.colour_fame, 6.0);
            self.count(refinement.decoration_fame, 6.0);
            self.push(appraiser.bonus(refinement.bonus, guilder, time_left) / 4.0);
            self.count(printing.types.total(), 4.0);
            self.count(refinement.inks.total(), 3.0);
            self.count(missing_types, 3.0);
            self.count(missing_inks, 3.0);
            self.count(missing_levels, 4.0);
            self.flag(missing_types == 0);
            self.flag(missing_inks == 0);
            self.flag(missing_levels == 0);
            self.flag(missing_types == 0 && missing_inks == 0 && missing_levels == 0);
        }
    }

    /// What the gears will give until the end and in this round, by reward.
    fn gears(&mut self, appraiser: Appraiser, house: &House, time_left: TimeLeft) {
        let (mut to_come, mut now) = ([0u8; GearReward::RULES.len()], [0u8; GearReward::RULES.len()]);
        let (mut worth, mut counted) = (0.0, 0u16);
        for (axle, gear) in house.gears.iter().enumerate() {
            let Some(gear) = *gear else { continue };
            let sectors = &appraiser.cards[gear.gear].sectors;
            worth += appraiser.gear(gear, axle, house.uses[axle] > 0, house, time_left.round);
            let mut sector = gear.sector;
            for round in time_left.round..=ROUNDS {
                let reward = sectors[usize::from(sector)];
                to_come[reward.number()] += 1;
                if round == time_left.round && house.uses[axle] == 0 {
                    now[reward.number()] += 1;
                    let counts = |order: &&gutenberg::Order| reward.counts(appraiser.cards, **order, true, true);
                    counted += house.orders.iter().flatten().filter(counts).count() as u16;
                }
                sector = next_sector(axle, sector);
            }
        }
        let installed = house.gears.iter().flatten().count();
        self.one_of(installed, house.gears.len() + 1);
        self.push(worth / 15.0);
        self.count(counted, 3.0);
        for (to_come, now) in to_come.into_iter().zip(now) {
            self.count(to_come, 3.0);
            self.count(now, 1.0);
        }
    }

    /// How many patrons need nothing, one thing, two … more from this house: those in reach now, and those in later
    /// columns.
    fn patrons(&mut self, appraiser: Appraiser, state: &State, house: &House) {
        const NEAR: usize = 5;
        let (mut reached, mut later) = ([0u8; NEAR], [0u8; NEAR]);
        let columns = patronage_columns(appraiser.cards, state.seats());
        for (space, column) in state.board().patronage.iter().zip(columns) {
            let Some(card) = *space else { continue };
            let missing = usize::from(missing_for_patron(house, &appraiser.cards[card]).total());
            let counts = if column <= state.round() { &mut reached } else { &mut later };
            if let Some(count) = counts.get_mut(missing) {
                *count += 1;
            }
        }
        for count in reached.into_iter().chain(later) {
            self.count(count, 2.0);
        }
    }
}

const PER_ORDER: usize = 14;
