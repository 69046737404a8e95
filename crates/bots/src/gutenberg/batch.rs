//! 4 Fulfil orders: the best batch, exactly. Which orders, which of them coloured, which gears count them.

use super::free_actions::USES_A_ROUND;
use super::outlook::{Appraiser, Moment};
use gutenberg::catalogue::{CardSet, GearReward};
use gutenberg::characters;
use gutenberg::components::{Character, Ink, Inks, Kind, Types};
use gutenberg::{AXLES, Batch, House, ORDER_SLOTS, Order, ROUNDS};

const GEAR_FAME: f32 = 2.0;

/// The best thing to do with all orders: `batch` is empty where keeping them all is best.
#[derive(Clone, Copy, Debug)]
pub struct BestBatch {
    pub batch: Batch,
    /// Its fame and guilders, and what the orders that are kept may still bring.
    pub worth: f32,
}

struct Search<'a> {
    cards: &'a CardSet,
    house: &'a House,
    slots: [Option<Priced>; ORDER_SLOTS],
    /// How many types the batch may be short of.
    short: u8,
    best: BestBatch,
}

#[derive(Clone, Copy)]
struct Priced {
    types: Types,
    inks: Inks,
    /// Left for later.
    kept: f32,
    plain: f32,
    coloured: f32,
    decorated: bool,
}

/// What each order may still bring in later rounds if it is kept.
pub fn kept_for_later(appraiser: Appraiser, house: &House, moment: Moment) -> [f32; ORDER_SLOTS] {
    let later = moment.after_fulfil();
    if later.fulfils_left == 0 { [0.0; ORDER_SLOTS] } else { appraiser.outlook(house, later).orders }
}

pub fn best_batch(appraiser: Appraiser, house: &House, kept: &[f32; ORDER_SLOTS], moment: Moment) -> BestBatch {
    let later = moment.after_fulfil();
    let last = later.fulfils_left == 0;
    let ahead = f32::from(later.fulfils_left) / f32::from(ROUNDS);
    let weights = &appraiser.prices.weights;
    let ink_price = weights.spare_ink * ahead;
    let slot_price = if last { 0.0 } else { weights.free_slot };
    let guilder = appraiser.guilder_now(house, later);
    let gears = batch_gears(appraiser, house);

    let price = |slot: usize, order: Order| {
        let (printing, refinement) = (&appraiser.cards[order.printing], &appraiser.cards[order.refinement]);
        let decorated = house.levels.covers(refinement.levels);
        let counted = |counts: &dyn Fn(GearReward) -> bool| {
            gears.iter().flatten().filter(|&&reward| counts(reward)).count() as f32 * GEAR_FAME
        };
        let bonus = appraiser.bonus(refinement.bonus, guilder, moment);
        let bonus_if = |colour| if characters::earns_bonus(house, colour, decorated) { bonus } else { 0.0 };
        let mut printed = f32::from(printing.pays) * guilder + slot_price;
        printed += counted(&|reward| matches!(reward, GearReward::TypeFame(kind) if printing.types[kind] > 0));
        if decorated {
            printed += f32::from(refinement.decoration_fame);
            printed += counted(&|reward| matches!(reward, GearReward::SpecialtyFame(s) if refinement.levels[s] > 0));
        }
        let colour = f32::from(refinement.colour_fame) - f32::from(refinement.inks.total()) * ink_price
            + counted(&|reward| matches!(reward, GearReward::InkFame(ink) if refinement.inks[ink] > 0));
        Priced {
            types: printing.types,
            inks: refinement.inks,
            kept: kept[slot],
            plain: printed + bonus_if(false),
            coloured: printed + colour + bonus_if(true),
            decorated,
        }
    };
    let mut search = Search {
        cards: appraiser.cards,
        house,
        slots: std::array::from_fn(|slot| house.orders[slot].map(|order| price(slot, order))),
        short: characters::types_ignored(house, ORDER_SLOTS as u32),
        best: BestBatch { batch: Batch::default(), worth: f32::NEG_INFINITY },
    };
    search.visit(0, Batch::default(), Types::NONE, Inks::NONE, 0.0);
    let mut best = search.best;
    best.batch.wild = wild_payment(house, wanted_inks(appraiser, house, &best.batch));
    use_gears(appraiser, house, &mut best);
    best
}

impl Search<'_> {
    fn visit(&mut self, slot: usize, batch: Batch, types: Types, inks: Inks, worth: f32) {
        if slot == ORDER_SLOTS {
            let missing = self.house.types.missing_for(types);
            let allowed = characters::types_ignored(self.house, batch.printed.count_ones());
            if missing <= allowed {
                let worth = worth + self.tidy(&batch, inks);
                if worth > self.best.worth {
                    self.best = BestBatch { batch, worth };
                }
            }
            return;
        }
        let Some(priced) = self.slots[slot] else { return self.visit(slot + 1, batch, types, inks, worth) };
        let with = types.plus(priced.types);
        if self.house.types.missing_for(with) <= self.short {
            let bit = 1 << slot;
            let printed = Batch {
                printed: batch.printed | bit,
                decorated: batch.decorated | if priced.decorated { bit } else { 0 },
                ..batch
            };
            let all_inks = inks.plus(priced.inks);
            if priced.coloured > priced.plain && can_pay(self.house, all_inks) {
                let coloured = Batch { coloured: batch.coloured | bit, ..printed };
                self.visit(slot + 1, coloured, with, all_inks, worth + priced.coloured);
            }
            self.visit(slot + 1, printed, with, inks, worth + priced.plain);
        }
        self.visit(slot + 1, batch, types, inks, worth + priced.kept);
    }

    /// G7.6: what the workshop is worth that this batch leaves.
    fn tidy(&self, batch: &Batch, spent: Inks) -> f32 {
        if self.house.character != Some(Character::Tory) {
            return 0.0;
        }
        let mut left = *self.house;
        left.inks = Inks::new(std::array::from_fn(|at| left.inks.0[at].saturating_sub(spent.0[at])));
        for slot in (0..ORDER_SLOTS).filter(|slot| batch.printed >> slot & 1 != 0) {
            left.orders[slot] = None;
        }
        characters::tidy_workshop_fame(&left, self.cards).into()
    }
}

/// The gears that go with a batch and can still be used.
fn batch_gears(appraiser: Appraiser, house: &House) -> [Option<GearReward>; AXLES] {
    let free = house.uses.iter().sum::<u8>() < USES_A_ROUND;
    std::array::from_fn(|axle| {
        let installed = house.gears[axle].filter(|_| free && house.uses[axle] == 0)?;
        let reward = appraiser.cards[installed.gear].sectors[usize::from(installed.sector)];
        let counts = matches!(reward, GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_));
        counts.then_some(reward)
    })
}

/// Every gear that counts at least one order is used; Schöffer uses the best one twice.
fn use_gears(appraiser: Appraiser, house: &House, best: &mut BestBatch) {
    let batch = &mut best.batch;
    let orders = |done: u8| (0..ORDER_SLOTS).filter(move |slot| done >> slot & 1 != 0);
    let order = |slot: usize| house.orders[slot];
    let counts = batch_gears(appraiser, house).map(|reward| {
        let Some(reward) = reward else { return 0 };
        let shows = |slot: &usize| {
            let Some(order) = order(*slot) else { return false };
            match reward {
                GearReward::TypeFame(kind) => appraiser.cards[order.printing].types[kind] > 0,
                GearReward::InkFame(ink) => appraiser.cards[order.refinement].inks[ink] > 0,
                GearReward::SpecialtyFame(s) => appraiser.cards[order.refinement].levels[s] > 0,
                _ => false,
            }
        };
        let done = match reward {
            GearReward::TypeFame(_) => batch.printed,
            GearReward::InkFame(_) => batch.coloured,
            _ => batch.decorated,
        };
        orders(done).filter(shows).count()
    });
    let mut left = USES_A_ROUND.saturating_sub(house.uses.iter().sum());
    for (axle, &count) in counts.iter().enumerate() {
        if count > 0 && left > 0 {
            batch.gears[axle] = 1;
            left -= 1;
        }
    }
    let repeats = house.uses.iter().any(|&uses| uses > 1);
    if house.character == Some(Character::Schoffer) && left > 0 && !repeats {
        let again = (0..AXLES).filter(|&axle| batch.gears[axle] > 0).max_by_key(|&axle| counts[axle]);
        if let Some(axle) = again {
            batch.gears[axle] = 2;
            best.worth += counts[axle] as f32 * GEAR_FAME;
        }
    }
}

fn wanted_inks(appraiser: Appraiser, house: &House, batch: &Batch) -> Inks {
    let coloured = (0..ORDER_SLOTS).filter(|slot| batch.coloured >> slot & 1 != 0);
    let inks = coloured.filter_map(|slot| Some(appraiser.cards[house.orders[slot]?.refinement].inks));
    inks.fold(Inks::NONE, Inks::plus)
}

/// Whether the inks can be paid, with wild ones where there are any (G7.8).
pub fn can_pay(house: &House, wanted: Inks) -> bool {
    match house.wild {
        None => house.inks.covers(wanted),
        Some(colour) => {
            let wild = wild_payment(house, wanted).total();
            house.inks[colour] >= wanted[colour] + wild
        }
    }
}

/// True inks pay as far as they go, wild ones the rest.
pub fn wild_payment(house: &House, wanted: Inks) -> Inks {
    let Some(colour) = house.wild else { return Inks::NONE };
    Inks::new(std::array::from_fn(|at| {
        let short = wanted.0[at].saturating_sub(house.inks.0[at]);
        if Ink::ALL[at] == colour { 0 } else { short }
    }))
}
