//! 4 Fulfil orders: the best batch, exactly. Which orders, which of them coloured, which gears count them.

use super::outlook::Appraiser;
use super::time_left::TimeLeft;
use gutenberg::catalogue::{Catalogue, GearReward};
use gutenberg::characters;
use gutenberg::components::{Inks, Types};
use gutenberg::queries::{GEAR_FAME, active_reward, can_pay_inks, fewest_wild_inks, may_use_gear};
use gutenberg::{AXLES, Batch, House, ORDER_SLOTS, Order, ROUNDS, slots};

/// The best thing to do with all orders; `batch` is empty if keeping them all is best.
#[derive(Clone, Copy, Debug)]
pub struct BestBatch {
    pub batch: Batch,
    /// Fame and guilders of the batch, and what the orders that are kept may still bring.
    pub worth: f32,
}

struct Search<'a> {
    cards: &'a Catalogue,
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
pub fn kept_for_later(appraiser: Appraiser, house: &House, time_left: TimeLeft) -> [f32; ORDER_SLOTS] {
    let later = time_left.after_fulfil();
    if later.fulfils_left == 0 { [0.0; ORDER_SLOTS] } else { appraiser.orders(house, later).orders }
}

pub fn best_batch(appraiser: Appraiser, house: &House, kept: &[f32; ORDER_SLOTS], time_left: TimeLeft) -> BestBatch {
    let later = time_left.after_fulfil();
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
        let gear_fame = |colour: bool| {
            let counts = |reward: &GearReward| reward.counts(appraiser.cards, order, colour, decorated);
            gears.iter().flatten().copied().filter(counts).count() as f32 * f32::from(GEAR_FAME)
        };
        let bonus = appraiser.bonus(refinement.bonus, guilder, time_left);
        let bonus_if = |colour| if characters::earns_bonus(house, colour, decorated) { bonus } else { 0.0 };
        let mut printed = f32::from(printing.pays) * guilder + slot_price;
        if decorated {
            printed += f32::from(refinement.decoration_fame);
        }
        let colour = f32::from(refinement.colour_fame) - f32::from(refinement.inks.total()) * ink_price;
        Priced {
            types: printing.types,
            inks: refinement.inks,
            kept: kept[slot],
            plain: printed + gear_fame(false) + bonus_if(false),
            coloured: printed + gear_fame(true) + colour + bonus_if(true),
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
    best.batch.wild = fewest_wild_inks(house, wanted_inks(appraiser, house, &best.batch));
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
            if priced.coloured > priced.plain && can_pay_inks(self.house, all_inks) {
                let coloured = Batch { coloured: batch.coloured | bit, ..printed };
                self.visit(slot + 1, coloured, with, all_inks, worth + priced.coloured);
            }
            self.visit(slot + 1, printed, with, inks, worth + priced.plain);
        }
        self.visit(slot + 1, batch, types, inks, worth + priced.kept);
    }

    /// G7.6: the value of a tidy workshop after this batch.
    fn tidy(&self, batch: &Batch, spent: Inks) -> f32 {
        if !characters::tidies_workshop(self.house) {
            return 0.0;
        }
        let mut left = *self.house;
        left.inks = Inks::new(std::array::from_fn(|at| left.inks.0[at].saturating_sub(spent.0[at])));
        for slot in slots(batch.printed) {
            left.orders[slot] = None;
        }
        characters::tidy_workshop_fame(&left, self.cards).into()
    }
}

/// The gears that count batches and are not used yet.
fn batch_gears(appraiser: Appraiser, house: &House) -> [Option<GearReward>; AXLES] {
    std::array::from_fn(|axle| {
        let unused = house.uses[axle] == 0 && may_use_gear(house, &house.uses, axle).is_ok();
        let reward = active_reward(appraiser.cards, house, axle).filter(|_| unused)?;
        reward.goes_with_batch().then_some(reward)
    })
}

/// Uses every gear that counts at least one order; the best one twice if that is allowed.
fn use_gears(appraiser: Appraiser, house: &House, best: &mut BestBatch) {
    let batch = &mut best.batch;
    let counts = batch_gears(appraiser, house)
        .map(|reward| reward.map_or(0, |reward| batch.counted_by(appraiser.cards, &house.orders, reward)));
    let mut uses = house.uses;
    for (axle, &count) in counts.iter().enumerate() {
        if count > 0 && may_use_gear(house, &uses, axle).is_ok() {
            batch.gears[axle] = 1;
            uses[axle] += 1;
        }
    }
    let again = |&axle: &usize| batch.gears[axle] > 0 && may_use_gear(house, &uses, axle).is_ok();
    if let Some(axle) = (0..AXLES).filter(again).max_by_key(|&axle| counts[axle]) {
        batch.gears[axle] += 1;
        best.worth += f32::from(counts[axle] * GEAR_FAME);
    }
}

fn wanted_inks(appraiser: Appraiser, house: &House, batch: &Batch) -> Inks {
    let inks = slots(batch.coloured).filter_map(|slot| Some(appraiser.cards[house.orders[slot]?.refinement].inks));
    inks.fold(Inks::NONE, Inks::plus)
}
