//! 4 Fulfil orders (G4): one batch, all of it at once.

use crate::action::{Action, Batch};
use crate::catalogue::{Bonus, Catalogue};
use crate::characters;
use crate::components::{Enumerated, Inks, Levels, Specialty, Types};
use crate::event::{Event, Source};
use crate::gear_rewards::{GEAR_FAME, active_reward};
use crate::illegal::Illegal;
use crate::payment::can_pay_inks;
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::{AXLES, House, ORDER_SLOTS, Order};
use arrayvec::ArrayVec;
use table::{Audience, Seat};

/// What a batch asks for, taken together.
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
    for (order, colour, decoration) in batch.fulfilled(&house.orders) {
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
    /// The orders of this batch, each with whether its colour and its decoration are done.
    #[inline]
    pub(crate) fn fulfilled(
        &self,
        orders: &[Option<Order>; ORDER_SLOTS],
    ) -> impl Iterator<Item = (Order, bool, bool)> + use<> {
        let (orders, Batch { printed, coloured, decorated, .. }) = (*orders, *self);
        let part = |part: u8, slot: usize| part >> slot & 1 != 0;
        slots(printed).filter_map(move |slot| Some((orders[slot]?, part(coloured, slot), part(decorated, slot))))
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
    pub fn check_batch(self, seat: Seat, batch: &Batch) -> Verdict {
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
        let mut wanted = Wanted::default();
        for slot in slots(batch.printed) {
            let order = house.orders[slot].ok_or(Illegal::EmptySlot { slot: slot as u8, rule: "G4.1" })?;
            let refinement = &self.cards[order.refinement];
            wanted.types = wanted.types.plus(self.cards[order.printing].types);
            if batch.coloured >> slot & 1 != 0 {
                wanted.inks = wanted.inks.plus(refinement.inks);
            }
            if batch.decorated >> slot & 1 != 0 {
                self.check_levels(seat, refinement.levels, "G4.3")?;
            }
        }
        if !has_types(house, wanted.types, batch.printed.count_ones()) {
            return Err(Illegal::Types { missing: house.types.missing_for(wanted.types), rule: "G4.2" });
        }
        self.check_payment(seat, wanted.inks, batch.wild, "G4.3")?;
        self.check_batch_gears(seat, batch)
    }

    /// Whether there is any batch at all: one order alone, or two for those who may be a type short.
    pub fn can_fulfil(self, seat: Seat) -> bool {
        let house = self.house(seat);
        let orders = || house.orders.iter().flatten();
        let types = |order: &Order| self.cards[order.printing].types;
        // A larger batch asks for no fewer types than a pair of its orders.
        orders().any(|order| has_types(house, types(order), 1))
            || orders()
                .enumerate()
                .any(|(at, one)| orders().skip(at + 1).any(|other| has_types(house, types(one).plus(types(other)), 2)))
    }

    /// Every batch, with every choice of gears and of wild inks.
    pub fn list_batches(self, seat: Seat, into: &mut Vec<Action>) {
        let house = self.house(seat);
        let mut candidates = ArrayVec::<(usize, Order), ORDER_SLOTS>::new();
        for (slot, order) in house.orders.iter().enumerate() {
            // The largest batch may lack most types.
            if let &Some(order) = order
                && has_types(house, self.cards[order.printing].types, ORDER_SLOTS as u32)
            {
                candidates.push((slot, order));
            }
        }
        if !candidates.is_empty() {
            self.add_orders(seat, &candidates, Batch::default(), Wanted::default(), into);
        }
    }

    fn add_orders(
        self,
        seat: Seat,
        candidates: &[(usize, Order)],
        batch: Batch,
        wanted: Wanted,
        into: &mut Vec<Action>,
    ) {
        let house = self.house(seat);
        let Some((&(slot, order), others)) = candidates.split_first() else {
            let orders = batch.printed.count_ones();
            if orders > 0 && has_types(house, wanted.types, orders) {
                self.list_with_gears(seat, batch, |batch| {
                    self.for_each_payment(seat, wanted.inks, |wild| into.push(Action::Fulfil(batch.paid(wild))));
                });
            }
            return;
        };
        self.add_orders(seat, others, batch, wanted, into);

        let types = wanted.types.plus(self.cards[order.printing].types);
        if !has_types(house, types, ORDER_SLOTS as u32) {
            return;
        }
        let refinement = &self.cards[order.refinement];
        let bit = 1 << slot;
        let can_decorate = house.levels.covers(refinement.levels);
        let coloured = Wanted { types, inks: wanted.inks.plus(refinement.inks) };
        let can_colour = can_pay_inks(house, coloured.inks);
        for (colour, decoration) in [(false, false), (false, true), (true, false), (true, true)] {
            if colour && !can_colour || decoration && !can_decorate {
                continue;
            }
            let batch = Batch {
                printed: batch.printed | bit,
                coloured: batch.coloured | if colour { bit } else { 0 },
                decorated: batch.decorated | if decoration { bit } else { 0 },
                ..batch
            };
            let wanted = if colour { coloured } else { Wanted { types, ..wanted } };
            self.add_orders(seat, others, batch, wanted, into);
        }
    }
}

/// The slots of a batch, or of a part of it; it has no more than there are.
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
    pub fn fulfil(&mut self, seat: Seat, batch: &Batch) {
        let cards = self.cards;
        let orders = self.state.house(seat).orders;
        let inks = batch
            .fulfilled(&orders)
            .filter(|&(_, colour, _)| colour)
            .fold(Inks::NONE, |sum, (order, ..)| sum.plus(cards[order.refinement].inks));
        self.pay_inks(seat, inks, batch.wild);

        let mut pays = ArrayVec::<OrderPay, ORDER_SLOTS>::new();
        for (order, colour, decoration) in batch.fulfilled(&orders) {
            pays.push(order_pay(cards, self.state.house(seat), order, colour, decoration));
            self.discard_order(order);
            let Order { printing, refinement } = order;
            self.tell.all(|| Event::OrderFulfilled { seat, printing, refinement, colour, decoration });
        }
        for slot in slots(batch.printed) {
            self.house(seat).orders[slot] = None;
        }
        for pay in &pays {
            self.gain_guilders(seat, pay.guilders, Source::Printing);
            self.gain_fame(seat, pay.colour_fame, Source::Colour);
            self.gain_fame(seat, pay.decoration_fame, Source::Decoration);
        }
        self.use_batch_gears(seat, batch, &orders);
        for bonus in pays.iter().filter_map(|pay| pay.bonus) {
            self.give_bonus(seat, bonus);
        }
        self.main_action_done();
    }

    /// Guilders and fame are paid at once; what needs a choice is due, in the order the player picks.
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
