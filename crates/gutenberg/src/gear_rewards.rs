//! 6 Gear rewards (G6): one use of a gear's active sector a round, three uses in all.

use crate::action::{Action, Batch, GearChoice, Price};
use crate::catalogue::{Catalogue, GearReward};
use crate::characters;
use crate::components::{Enumerated, Ink, Inks, Type, Types};
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::menu::{nth_kind, present, split, within};
use crate::referee::{Rules, Umpire, Verdict};
use crate::round::type_price;
use crate::state::{AXLES, House, ORDER_SLOTS, Order};
use table::{Audience, Seat};

/// Gears are used this often in a round, all together (G6.14).
pub const GEAR_USES_A_ROUND: u8 = 3;
/// What a type is sold for (G6.6).
pub const SALE_FAME: u16 = 3;
pub const SALE_GUILDERS: u16 = 5;
/// Fame for each order that a gear counts (G6.7, G6.10, G6.12).
pub const GEAR_FAME: u16 = 2;
/// Inks for the one that is traded (G6.9).
pub const TRADED_INKS: u8 = 2;
/// How much cheaper a gear makes its type (G6.11).
pub const TYPE_DISCOUNT: u16 = 3;

const PRICES: [Price; 2] = [Price::Fame, Price::Guilders];
const OTHER_TYPES: u32 = Type::ALL.len() as u32 - 1;

/// G6.3: the lowest specialties, as bits.
#[inline]
fn lowest(house: &House) -> u32 {
    let levels = house.levels.0;
    let lowest = levels[0].min(levels[1]).min(levels[2]).min(levels[3]);
    (0..4).fold(0, |bits, i| bits | u32::from(levels[i] == lowest) << i)
}

/// G6.9, G7.8: the inks that count as the one shown, as bits.
#[inline]
fn accepted(house: &House, shown: Ink) -> u32 {
    1 << shown.index() | characters::wild_ink(house).map_or(0, |ink| 1 << ink.index())
}

impl GearReward {
    /// The rules of all rewards, in order.
    pub const RULES: [&str; 13] =
        ["G6.1", "G6.2", "G6.3", "G6.4", "G6.5", "G6.6", "G6.7", "G6.8", "G6.9", "G6.10", "G6.11", "G6.12", "G6.13"];

    /// Which of the 13 it is, from 0, in the order of G6 and of [`GearReward::RULES`].
    pub fn number(self) -> usize {
        match self {
            GearReward::SwapInk => 0,
            GearReward::SwapType => 1,
            GearReward::LowestSpecialty => 2,
            GearReward::RoundFame => 3,
            GearReward::Order => 4,
            GearReward::SellType => 5,
            GearReward::InkFame(_) => 6,
            GearReward::TakeInk(_) => 7,
            GearReward::TradeInk(_) => 8,
            GearReward::TypeFame(_) => 9,
            GearReward::BuyType(_) => 10,
            GearReward::SpecialtyFame(_) => 11,
            GearReward::Level(_) => 12,
        }
    }

    pub fn rule(self) -> &'static str {
        GearReward::RULES[self.number()]
    }

    /// Whether it is used with a batch of orders, and at no other time (G6.14).
    #[inline]
    pub fn goes_with_batch(self) -> bool {
        matches!(self, GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_))
    }

    /// Whether it counts an order of which these parts are done (G6.7, G6.10, G6.12).
    ///
    /// ```
    /// use gutenberg::catalogue::{Numbered, Catalogue, GearReward, PrintingId, RefinementId};
    /// use gutenberg::{Order, components::Type};
    ///
    /// let (cards, order) = (Catalogue::standard(), Order { printing: PrintingId::new(0), refinement: RefinementId::new(0) });
    /// let needs_a = cards[order.printing].types[Type::A] > 0;
    /// assert_eq!(GearReward::TypeFame(Type::A).counts(cards, order, false, false), needs_a);
    /// ```
    #[inline]
    pub fn counts(self, cards: &Catalogue, order: Order, colour: bool, decoration: bool) -> bool {
        match self {
            GearReward::InkFame(ink) => colour && cards[order.refinement].inks[ink] > 0,
            GearReward::TypeFame(kind) => cards[order.printing].types[kind] > 0,
            GearReward::SpecialtyFame(specialty) => decoration && cards[order.refinement].levels[specialty] > 0,
            _ => false,
        }
    }
}

impl Batch {
    /// How many orders of the batch a gear counts, each once.
    #[inline]
    pub fn counted_by(&self, cards: &Catalogue, orders: &[Option<Order>; ORDER_SLOTS], reward: GearReward) -> u16 {
        if !reward.goes_with_batch() {
            return 0;
        }
        let counts = |&(order, colour, decoration): &_| reward.counts(cards, order, colour, decoration);
        self.fulfilled(orders).filter(counts).count() as u16
    }
}

/// The price of a type with the gear's discount (G6.11).
///
/// ```
/// use gutenberg::{components::Types, queries::discounted_type_price};
/// assert_eq!(discounted_type_price(Types::new([1, 0, 0, 0])), 0);
/// assert_eq!(discounted_type_price(Types::new([2, 1, 1, 0])), 2);
/// ```
#[inline]
pub fn discounted_type_price(types: Types) -> u16 {
    type_price(types).saturating_sub(TYPE_DISCOUNT)
}

/// The fame that a gear pays in this round (G6.4).
#[inline]
pub const fn round_fame(round: u8) -> u16 {
    round as u16
}

/// The reward of the active sector on this axle.
///
/// ```
/// use gutenberg::catalogue::{Numbered, Catalogue, GearId};
/// use gutenberg::{House, Installed, queries::active_reward};
///
/// let (cards, gear) = (Catalogue::standard(), GearId::new(0));
/// let house = House { gears: [Some(Installed { gear, sector: 2 }), None, None], ..House::EMPTY };
/// assert_eq!(active_reward(cards, &house, 0), Some(cards[gear].sectors[2]));
/// assert_eq!(active_reward(cards, &house, 1), None);
/// ```
#[inline]
pub fn active_reward(cards: &Catalogue, house: &House, axle: usize) -> Option<GearReward> {
    let installed = house.gears.get(axle).copied().flatten()?;
    Some(cards[installed.gear].sectors[usize::from(installed.sector)])
}

/// Whether the gear on this axle may be used once more this round, after these uses (G6.14, G7.5, G3d.4).
///
/// ```
/// use gutenberg::{House, queries::may_use_gear};
///
/// assert!(may_use_gear(&House::EMPTY, &[1, 0, 1], 1).is_ok());
/// assert!(may_use_gear(&House::EMPTY, &[1, 0, 1], 0).is_err(), "a gear is used once a round");
/// ```
#[inline]
pub fn may_use_gear(house: &House, uses: &[u8; AXLES], axle: usize) -> Result<(), Illegal> {
    if uses[0] + uses[1] + uses[2] >= GEAR_USES_A_ROUND {
        return Err(Illegal::NoUsesLeft);
    }
    let fresh = uses[axle] == 0;
    let none_repeats = || uses.iter().all(|&used| used <= 1);
    let turned = || house.turned >> axle & 1 != 0;
    let again = || uses[axle] < characters::uses_of_one_gear(house) && none_repeats() && !turned();
    if fresh || again() { Ok(()) } else { Err(Illegal::GearUsed) }
}

/// Whether the gears of a house can have been used this often in one round (G6.14, G7.5).
pub(crate) fn uses_are_possible(house: &House) -> bool {
    let most = characters::uses_of_one_gear(house);
    let repeated = house.uses.iter().filter(|&&uses| uses > 1).count();
    let total: u16 = house.uses.iter().map(|&uses| u16::from(uses)).sum();
    house.uses.iter().all(|&uses| uses <= most) && repeated <= 1 && total <= GEAR_USES_A_ROUND.into()
}

impl Rules<'_> {
    #[inline]
    fn active(self, seat: Seat, axle: usize) -> Option<GearReward> {
        active_reward(self.cards, self.house(seat), axle)
    }

    pub fn check_use_gear(self, seat: Seat, axle: u8, choice: GearChoice) -> Verdict {
        let house = self.house(seat);
        let reward = self.active(seat, usize::from(axle)).ok_or(Illegal::EmptyAxle { axle, rule: "G2.6" })?;
        let rule = reward.rule();
        may_use_gear(house, &house.uses, usize::from(axle))?;
        if reward.goes_with_batch() {
            return Err(Illegal::OnlyWithBatch { rule });
        }
        let own_ink = |ink: Ink| if house.inks[ink] > 0 { Ok(()) } else { Err(Illegal::NoInk { ink, rule }) };
        let own_type = |kind: Type| if house.types[kind] > 0 { Ok(()) } else { Err(Illegal::NoType { kind, rule }) };
        let in_bag = |ink: Ink| if self.state.bag[ink] > 0 { Ok(()) } else { Err(Illegal::BagLacks { ink, rule }) };
        match (reward, choice) {
            (GearReward::SwapInk, GearChoice::SwapInk { give, take }) => {
                own_ink(give)?;
                in_bag(take)?;
                if give == take { Err(Illegal::SameKind { rule }) } else { Ok(()) }
            }
            (GearReward::SwapType, GearChoice::SwapType { give, take }) => {
                own_type(give)?;
                if give == take { Err(Illegal::SameKind { rule }) } else { Ok(()) }
            }
            (GearReward::LowestSpecialty, GearChoice::Raise { specialty }) => {
                let is_lowest = lowest(house) >> specialty.index() & 1 != 0;
                if is_lowest { Ok(()) } else { Err(Illegal::NotLowest { specialty }) }
            }
            (GearReward::SellType, GearChoice::SellType { kind, .. }) => own_type(kind),
            (GearReward::TradeInk(shown), GearChoice::GiveInk { ink }) => {
                if accepted(house, shown) >> ink.index() & 1 == 0 {
                    return Err(Illegal::WrongChoice { rule });
                }
                own_ink(ink)
            }
            (GearReward::TakeInk(ink), GearChoice::Plain) => in_bag(ink),
            (GearReward::BuyType(_), GearChoice::Plain) => {
                let (have, need) = (house.guilders, discounted_type_price(house.types));
                if have >= need { Ok(()) } else { Err(Illegal::Guilders { have, need, rule }) }
            }
            (GearReward::RoundFame | GearReward::Level(_), GearChoice::Plain) => Ok(()),
            (GearReward::Order, GearChoice::Plain) => {
                if self.can_draw_order() {
                    Ok(())
                } else {
                    Err(Illegal::NothingToDraw)
                }
            }
            _ => Err(Illegal::WrongChoice { rule }),
        }
    }

    /// The ways to use each gear now, outside a batch.
    #[inline]
    pub fn gear_use_choices(self, seat: Seat) -> [u32; AXLES] {
        if self.no_gear_left(seat) { [0; AXLES] } else { std::array::from_fn(|axle| self.choices_on(seat, axle)) }
    }

    /// Whether there is any way to use a gear now.
    #[inline]
    pub fn can_use_gear(self, seat: Seat) -> bool {
        !self.no_gear_left(seat) && (0..AXLES).any(|axle| self.choices_on(seat, axle) > 0)
    }

    #[inline]
    fn no_gear_left(self, seat: Seat) -> bool {
        let house = self.house(seat);
        house.gears[0].is_none() || house.uses[0] + house.uses[1] + house.uses[2] >= GEAR_USES_A_ROUND
    }

    #[inline]
    pub fn nth_gear_use(self, seat: Seat, axle: usize, n: u32) -> Option<Action> {
        let choice = self.nth_gear_choice(seat, self.active(seat, axle)?, n);
        Some(Action::UseGear { axle: axle as u8, choice })
    }

    #[inline]
    fn choices_on(self, seat: Seat, axle: usize) -> u32 {
        let house = self.house(seat);
        match self.active(seat, axle) {
            Some(reward) if may_use_gear(house, &house.uses, axle).is_ok() => self.gear_choice_count(seat, reward),
            _ => 0,
        }
    }

    /// How many choices go with a reward; none where it would give nothing.
    #[inline]
    fn gear_choice_count(self, seat: Seat, reward: GearReward) -> u32 {
        let house = self.house(seat);
        let bag = present(self.state.bag);
        match reward {
            GearReward::SwapInk => {
                // Each own colour against each other colour in the bag.
                let own = present(house.inks);
                own.count_ones() * bag.count_ones() - (own & bag).count_ones()
            }
            GearReward::SwapType => present(house.types).count_ones() * OTHER_TYPES,
            GearReward::LowestSpecialty => lowest(house).count_ones(),
            GearReward::SellType => present(house.types).count_ones() * PRICES.len() as u32,
            GearReward::TradeInk(shown) => self.tradeable(seat, shown).count_ones(),
            GearReward::TakeInk(ink) => bag >> ink.index() & 1,
            GearReward::BuyType(_) => u32::from(house.guilders >= discounted_type_price(house.types)),
            GearReward::Order => u32::from(self.can_draw_order()),
            GearReward::RoundFame | GearReward::Level(_) => 1,
            GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_) => 0,
        }
    }

    fn nth_gear_choice(self, seat: Seat, reward: GearReward, mut n: u32) -> GearChoice {
        let house = self.house(seat);
        match reward {
            GearReward::SwapInk => {
                let bag = present(self.state.bag);
                for (give, _) in house.inks.iter() {
                    let others = bag & !(1 << give.index());
                    if let Some(n) = within(&mut n, others.count_ones()) {
                        return GearChoice::SwapInk { give, take: nth_kind(others, n) };
                    }
                }
                GearChoice::Plain
            }
            GearReward::SwapType => {
                let take = split(&mut n, OTHER_TYPES);
                let give: Type = nth_kind(present(house.types), n);
                GearChoice::SwapType { give, take: nth_kind(0b1111 & !(1 << give.index()), take) }
            }
            GearReward::LowestSpecialty => GearChoice::Raise { specialty: nth_kind(lowest(house), n) },
            GearReward::SellType => {
                let price = PRICES[split(&mut n, PRICES.len() as u32) as usize];
                GearChoice::SellType { kind: nth_kind(present(house.types), n), price }
            }
            GearReward::TradeInk(shown) => GearChoice::GiveInk { ink: nth_kind(self.tradeable(seat, shown), n) },
            _ => GearChoice::Plain,
        }
    }

    /// G6.9, G7.8: the own inks that can go into the bag for this one.
    #[inline]
    fn tradeable(self, seat: Seat, shown: Ink) -> u32 {
        let house = self.house(seat);
        present(house.inks) & accepted(house, shown)
    }

    /// G6.14
    pub fn check_batch_gears(self, seat: Seat, batch: &Batch) -> Verdict {
        let house = self.house(seat);
        let mut uses = house.uses;
        for (axle, &times) in batch.gears.iter().enumerate() {
            for _ in 0..times {
                let empty = Illegal::EmptyAxle { axle: axle as u8, rule: "G6.14" };
                let reward = self.active(seat, axle).ok_or(empty)?;
                let rule = reward.rule();
                may_use_gear(house, &uses, axle)?;
                if !reward.goes_with_batch() {
                    return Err(Illegal::NotWithBatch { rule });
                }
                if batch.counted_by(self.cards, &house.orders, reward) == 0 {
                    return Err(Illegal::CountsNothing { rule });
                }
                uses[axle] += 1;
            }
        }
        Ok(())
    }

    /// The batch with every choice of gears that go with it, none included.
    pub fn list_with_gears(self, seat: Seat, batch: Batch, mut visit: impl FnMut(Batch)) {
        let house = self.house(seat);
        let useful = |axle: usize| {
            self.active(seat, axle).is_some_and(|reward| batch.counted_by(self.cards, &house.orders, reward) > 0)
        };
        let most: [u8; AXLES] = std::array::from_fn(|axle| {
            if useful(axle) { characters::uses_of_one_gear(house).saturating_sub(house.uses[axle]) } else { 0 }
        });
        if most == [0; AXLES] {
            return visit(batch);
        }
        for first in 0..=most[0] {
            for second in 0..=most[1] {
                for third in 0..=most[2] {
                    let batch = Batch { gears: [first, second, third], ..batch };
                    if self.check_batch_gears(seat, &batch).is_ok() {
                        visit(batch);
                    }
                }
            }
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    fn mark_used(&mut self, seat: Seat, axle: usize) {
        let house = self.house(seat);
        house.uses[axle] += 1;
        if let Some(installed) = house.gears[axle] {
            let (gear, sector) = (installed.gear, installed.sector);
            self.tell.all(|| Event::GearUsed { seat, gear, axle: axle as u8, sector });
        }
    }

    pub fn use_gear(&mut self, seat: Seat, axle: u8, choice: GearChoice) {
        let axle = usize::from(axle);
        let Some(reward) = self.rules().active(seat, axle) else { return };
        self.mark_used(seat, axle);
        match (reward, choice) {
            (_, GearChoice::SwapInk { give, take }) => {
                self.return_ink(seat, give);
                self.gain_ink(seat, take);
            }
            (_, GearChoice::SwapType { give, take }) => {
                self.lose_type(seat, give);
                self.gain_type(seat, take);
            }
            (_, GearChoice::Raise { specialty }) => self.raise(seat, specialty),
            (_, GearChoice::SellType { kind, price }) => {
                self.house(seat).types[kind] -= 1;
                self.tell.all(|| Event::TypeSold { seat, kind, price });
                match price {
                    Price::Fame => self.gain_fame(seat, SALE_FAME, Source::Gear),
                    Price::Guilders => self.gain_guilders(seat, SALE_GUILDERS, Source::Gear),
                }
            }
            (_, GearChoice::GiveInk { ink }) => {
                self.return_ink(seat, ink);
                self.state.due.inks += TRADED_INKS;
            }
            (GearReward::RoundFame, GearChoice::Plain) => {
                self.gain_fame(seat, round_fame(self.state.round), Source::Gear);
            }
            (GearReward::Order, GearChoice::Plain) => self.state.due.orders += 1,
            (GearReward::TakeInk(ink), GearChoice::Plain) => self.gain_ink(seat, ink),
            (GearReward::BuyType(kind), GearChoice::Plain) => {
                let cost = discounted_type_price(self.state.house(seat).types);
                self.pay_guilders(seat, cost);
                self.gain_type(seat, kind);
            }
            (GearReward::Level(specialty), GearChoice::Plain) => self.raise(seat, specialty),
            (_, GearChoice::Plain) => {}
        }
    }

    pub fn use_batch_gears(&mut self, seat: Seat, batch: &Batch, orders: &[Option<Order>; ORDER_SLOTS]) {
        for axle in 0..AXLES {
            for _ in 0..batch.gears[axle] {
                let Some(reward) = self.rules().active(seat, axle) else { continue };
                let fame = GEAR_FAME * batch.counted_by(self.cards, orders, reward);
                self.mark_used(seat, axle);
                self.gain_fame(seat, fame, Source::Gear);
            }
        }
    }

    fn return_ink(&mut self, seat: Seat, ink: Ink) {
        self.house(seat).inks[ink] -= 1;
        self.state.bag[ink] += 1;
        self.tell.all(|| Event::InksReturned { seat, inks: Inks::of(&[ink]) });
    }

    fn lose_type(&mut self, seat: Seat, kind: Type) {
        self.house(seat).types[kind] -= 1;
        self.tell.all(|| Event::TypeLost { seat, kind });
    }
}
