//! 4 Fulfil orders (G4): one batch, all of it at once. A second batch is refused in [`Rules::check`]; gears and types may
//! follow the batch (G4.7).

use crate::action::Batch;
use crate::catalogue::{Bonus, Catalogue};
use crate::characters;
use crate::checked::{BatchOrder, BatchOrders, CheckedBatch, Move};
use crate::choice::Choice;
use crate::components::{Enumerated, Inks, Levels, Specialty, Types};
use crate::event::{Event, Source};
use crate::gear_rewards::{GEAR_FAME, active_reward};
use crate::illegal::Illegal;
use crate::payment::{can_pay_inks, leaving};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::{AXLES, House, ORDER_SLOTS, Order};
use arrayvec::ArrayVec;
use table::{Audience, Seat};

/// What a batch requires in total.
#[derive(Clone, Copy, Default)]
struct Wanted {
    types: Types,
    inks: Inks,
}

/// Whether a house has the types for a batch of this many orders (G4.2, G7.3).
#[inline]
fn has_types(house: &House, wanted: Types, orders: u32) -> bool {
    house.types.missing_for(wanted) <= characters::types_ignored(house, orders)
}

/// What one order of a batch pays (G4.2–G4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderPay {
    pub guilders: u16,
    pub colour_fame: u16,
    pub decoration_fame: u16,
    pub bonus: Option<Bonus>,
}

/// What an order pays a house that does these parts of its refinement (G4.2–G4.4, G7.9).
///
/// ```
/// use gutenberg::catalogue::{Numbered, Catalogue, PrintingId, RefinementId};
/// use gutenberg::{House, Order, queries::order_pay};
///
/// let (cards, order) = (Catalogue::standard(), Order { printing: PrintingId::new(0), refinement: RefinementId::new(0) });
/// let pay = order_pay(cards, &House::EMPTY, order, true, false);
/// assert_eq!(pay.colour_fame, u16::from(cards[order.refinement].colour_fame));
/// assert_eq!((pay.decoration_fame, pay.bonus), (0, None), "the bonus is for both parts");
/// ```
#[inline]
pub fn order_pay(cards: &Catalogue, house: &House, order: Order, colour: bool, decoration: bool) -> OrderPay {
    let refinement = &cards[order.refinement];
    OrderPay {
        guilders: cards[order.printing].pays.into(),
        colour_fame: if colour { refinement.colour_fame.into() } else { 0 },
        decoration_fame: if decoration { refinement.decoration_fame.into() } else { 0 },
        bonus: characters::earns_bonus(house, colour, decoration).then_some(refinement.bonus),
    }
}

/// What a whole batch pays at once (G4.5), and the bonuses that need a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BatchPay {
    pub guilders: u16,
    /// Without the gears.
    pub fame: u16,
    /// From gears that count the batch's orders (G6.14).
    pub gear_fame: u16,
    /// By slot; guilders and fame of bonuses are counted above too.
    pub bonuses: ArrayVec<Bonus, ORDER_SLOTS>,
}

/// What this batch would pay a house (G4.2–G4.5, G6.14). Whether it is allowed is not checked.
///
/// ```
/// use gutenberg::catalogue::{Numbered, Catalogue, PrintingId, RefinementId};
/// use gutenberg::{Batch, House, Order, queries::batch_pay};
///
/// let (cards, order) = (Catalogue::standard(), Order { printing: PrintingId::new(0), refinement: RefinementId::new(0) });
/// let house = House { orders: [Some(order), None, None, None], ..House::EMPTY };
/// let pay = batch_pay(cards, &house, &Batch { printed: 0b0001, ..Batch::default() });
/// assert_eq!((pay.guilders, pay.fame), (cards[order.printing].pays.into(), 0));
/// ```
pub fn batch_pay(cards: &Catalogue, house: &House, batch: &Batch) -> BatchPay {
    let mut pay = BatchPay::default();
    for BatchOrder { order, colour, decoration } in batch.fulfilled(&house.orders) {
        let order = order_pay(cards, house, order, colour, decoration);
        pay.guilders += order.guilders;
        pay.fame += order.colour_fame + order.decoration_fame;
        match order.bonus {
            Some(Bonus::Guilders(guilders)) => pay.guilders += u16::from(guilders),
            Some(Bonus::Fame(fame)) => pay.fame += u16::from(fame),
            Some(Bonus::Inks(_) | Bonus::Level | Bonus::Order) | None => {}
        }
        pay.bonuses.extend(order.bonus);
    }
    for axle in 0..AXLES {
        let counted =
            active_reward(cards, house, axle).map_or(0, |reward| batch.counted_by(cards, &house.orders, reward));
        pay.gear_fame += GEAR_FAME * counted * u16::from(batch.gears[axle]);
    }
    pay
}

impl Batch {
    /// The existing orders of this batch, slot by slot.
    #[inline]
    pub(crate) fn by_slot(&self, orders: &[Option<Order>; ORDER_SLOTS]) -> BatchOrders {
        let has = |part: u8, slot: usize| part >> slot & 1 != 0;
        std::array::from_fn(|slot| {
            let order = orders[slot].filter(|_| has(self.printed, slot))?;
            Some(BatchOrder { order, colour: has(self.coloured, slot), decoration: has(self.decorated, slot) })
        })
    }

    #[inline]
    pub(crate) fn fulfilled(&self, orders: &[Option<Order>; ORDER_SLOTS]) -> impl Iterator<Item = BatchOrder> + use<> {
        self.by_slot(orders).into_iter().flatten()
    }
}

impl Rules<'_> {
    pub fn check_levels(self, seat: Seat, wanted: Levels, rule: &'static str) -> Verdict {
        let have = self.house(seat).levels;
        match Specialty::ALL.iter().find(|&&specialty| have[specialty] < wanted[specialty]) {
            None => Ok(()),
            Some(&specialty) => {
                let (have, need) = (have[specialty], wanted[specialty]);
                Err(Illegal::Level { specialty, have, need, rule })
            }
        }
    }

    /// G4.1–G4.5: everything is checked before anything is paid.
    pub fn check_batch(self, seat: Seat, batch: &Batch) -> Result<Move, Illegal> {
        if batch.printed == 0 {
            return Err(Illegal::EmptyBatch);
        }
        if batch.printed >> ORDER_SLOTS != 0 {
            return Err(Illegal::EmptySlot { slot: batch.printed.ilog2() as u8, rule: "G4.1" });
        }
        if (batch.coloured | batch.decorated) & !batch.printed != 0 {
            return Err(Illegal::RefineUnprinted);
        }
        let house = self.house(seat);
        let orders = batch.by_slot(&house.orders);
        if let Some(slot) = slots(batch.printed).find(|&slot| orders[slot].is_none()) {
            return Err(Illegal::EmptySlot { slot: slot as u8, rule: "G4.1" });
        }
        let wanted = self.wanted(&orders);
        for it in orders.iter().flatten().filter(|it| it.decoration) {
            self.check_levels(seat, self.cards[it.order.refinement].levels, "G4.3")?;
        }
        if !has_types(house, wanted.types, batch.printed.count_ones()) {
            return Err(Illegal::Types { missing: house.types.missing_for(wanted.types), rule: "G4.2" });
        }
        let inks = self.check_payment(seat, wanted.inks, batch.wild, "G4.3")?.inks;
        let gears = self.batch_gears(seat, batch, &orders)?;
        Ok(Move::Fulfil(CheckedBatch { batch: *batch, orders, inks, gears }))
    }

    /// A batch that is known to be legal, with its orders and gears. Inlined with [`Umpire::fulfil`], because the code
    /// of a playout does not fit into the processor's instruction cache.
    #[inline(always)]
    pub fn known_batch(self, seat: Seat, batch: Batch) -> Move {
        let house = self.house(seat);
        let orders = batch.by_slot(&house.orders);
        let inks = leaving(house, self.wanted(&orders).inks, batch.wild);
        let gears = self.known_batch_gears(seat, &batch, &orders);
        Move::Fulfil(CheckedBatch { batch, orders, inks, gears })
    }

    #[inline]
    fn wanted(self, orders: &BatchOrders) -> Wanted {
        orders.iter().flatten().fold(Wanted::default(), |wanted, it| Wanted {
            types: wanted.types.plus(self.cards[it.order.printing].types),
            inks: if it.colour { wanted.inks.plus(self.cards[it.order.refinement].inks) } else { wanted.inks },
        })
    }

    /// Whether there is any batch: one order alone, or two for a house that may be a type short.
    pub fn can_fulfil(self, seat: Seat) -> bool {
        let house = self.house(seat);
        let types = house.orders.map(|order| order.map(|order| self.cards[order.printing].types));
        let alone = || types.iter().flatten().any(|&wanted| has_types(house, wanted, 1));
        // A larger batch requires at least the types of any pair of its orders.
        let is_pair = |one: Types, other: Types| has_types(house, one.plus(other), 2);
        let two = || {
            let with = |at: usize, one: Types| types[at + 1..].iter().flatten().any(|&other| is_pair(one, other));
            types.iter().enumerate().any(|(at, one)| one.is_some_and(|one| with(at, one)))
        };
        alone() || characters::types_ignored(house, 2) > characters::types_ignored(house, 1) && two()
    }

    /// Every batch, with every choice of gears and of wild inks.
    pub fn list_batches(self, seat: Seat, into: &mut Vec<Batch>) {
        let house = self.house(seat);
        let mut candidates = ArrayVec::<Candidate, ORDER_SLOTS>::new();
        for (slot, order) in house.orders.iter().enumerate() {
            let &Some(Order { printing, refinement }) = order else { continue };
            let (types, refinement) = (self.cards[printing].types, &self.cards[refinement]);
            // The largest batch may lack most types.
            if has_types(house, types, ORDER_SLOTS as u32) {
                let can_decorate = house.levels.covers(refinement.levels);
                candidates.push(Candidate { bit: 1 << slot, types, inks: refinement.inks, can_decorate });
            }
        }
        if !candidates.is_empty() {
            let one_way = characters::wild_ink(house).is_none() && !self.may_use_gears_with_batch(house);
            let mut batches = BatchList { rules: self, seat, house, one_way, into };
            batches.add_orders(&candidates, Batch::default(), Wanted::default());
        }
    }
}

/// An order that can be in a batch, and what it requires.
struct Candidate {
    /// Of its slot.
    bit: u8,
    types: Types,
    inks: Inks,
    can_decorate: bool,
}

/// Collects every batch of a house.
struct BatchList<'a, 'l> {
    rules: Rules<'a>,
    seat: Seat,
    house: &'a House,
    /// Each choice of orders and parts makes one batch: no gear can count it, and no wild ink can pay for others.
    one_way: bool,
    into: &'l mut Vec<Batch>,
}

impl BatchList<'_, '_> {
    /// Adds every part of these orders to the batch: each order left out, or printed with each combination of its
    /// refinement's parts.
    fn add_orders(&mut self, candidates: &[Candidate], batch: Batch, wanted: Wanted) {
        let Some((order, others)) = candidates.split_first() else { return self.add(batch, wanted) };
        self.add_orders(others, batch, wanted);
        let types = wanted.types.plus(order.types);
        if !has_types(self.house, types, ORDER_SLOTS as u32) {
            return;
        }
        let printed = Batch { printed: batch.printed | order.bit, ..batch };
        let decorated = Batch { decorated: batch.decorated | order.bit, ..printed };
        let wanted = Wanted { types, ..wanted };
        self.add_orders(others, printed, wanted);
        if order.can_decorate {
            self.add_orders(others, decorated, wanted);
        }
        let wanted = Wanted { types, inks: wanted.inks.plus(order.inks) };
        if can_pay_inks(self.house, wanted.inks) {
            let coloured = batch.coloured | order.bit;
            self.add_orders(others, Batch { coloured, ..printed }, wanted);
            if order.can_decorate {
                self.add_orders(others, Batch { coloured, ..decorated }, wanted);
            }
        }
    }

    fn add(&mut self, batch: Batch, wanted: Wanted) {
        let orders = batch.printed.count_ones();
        if orders == 0 || !has_types(self.house, wanted.types, orders) {
            return;
        }
        if self.one_way {
            return self.into.push(batch);
        }
        self.rules.list_with_gears(self.seat, batch, |batch| {
            self.rules.for_each_payment(self.seat, wanted.inks, |wild| self.into.push(batch.paid(wild)));
        });
    }
}

/// Batches from a list.
#[derive(Clone, Copy)]
pub(crate) struct Batches<'a> {
    pub seat: Seat,
    pub listed: &'a [Batch],
}

impl Choice for Batches<'_> {
    #[inline]
    fn count(self) -> u32 {
        self.listed.len() as u32
    }

    fn nth(self, rules: Rules, n: u32) -> Move {
        rules.known_batch(self.seat, self.listed[n as usize])
    }
}

/// The slots of a batch, or of one of its parts, from its bits.
pub fn slots(mask: u8) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let slot = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (slot < ORDER_SLOTS).then_some(slot)
    })
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// G4.5: inks to the bag, orders discarded, guilders and fame, then the bonuses.
    #[inline(always)]
    pub fn fulfil(&mut self, seat: Seat, CheckedBatch { orders, inks, gears, .. }: &CheckedBatch) {
        self.pay_inks(seat, *inks);

        let mut pays = ArrayVec::<OrderPay, ORDER_SLOTS>::new();
        for (slot, order) in orders.iter().enumerate() {
            let &Some(BatchOrder { order, colour, decoration }) = order else { continue };
            pays.push(order_pay(self.cards, self.state.house(seat), order, colour, decoration));
            self.house(seat).orders[slot] = None;
            self.discard_order(order);
            let Order { printing, refinement } = order;
            self.tell.all(|| Event::OrderFulfilled { seat, printing, refinement, colour, decoration });
        }
        for pay in &pays {
            self.gain_guilders(seat, pay.guilders, Source::Printing);
            self.gain_fame(seat, pay.colour_fame, Source::Colour);
            self.gain_fame(seat, pay.decoration_fame, Source::Decoration);
        }
        self.use_batch_gears(seat, gears);
        for bonus in pays.iter().filter_map(|pay| pay.bonus) {
            self.give_bonus(seat, bonus);
        }
        self.main_action_done();
    }

    /// Pays guilders and fame at once; rewards of choice become due, in the order the player picks.
    fn give_bonus(&mut self, seat: Seat, bonus: Bonus) {
        let due = &mut self.state.due;
        match bonus {
            Bonus::Inks(count) => due.inks += count,
            Bonus::Level => due.levels += 1,
            Bonus::Order => due.orders += 1,
            Bonus::Guilders(guilders) => self.gain_guilders(seat, u16::from(guilders), Source::Bonus),
            Bonus::Fame(fame) => self.gain_fame(seat, u16::from(fame), Source::Bonus),
        }
    }
}
