//! Using a gear outside a batch (G6.1–G6.6, G6.8, G6.9, G6.11, G6.13).

use super::{SALE_FAME, SALE_GUILDERS, TRADED_INKS, discounted_type_price, may_use_gear, round_fame, usable_axles};
use crate::action::{GearChoice, Price};
use crate::catalogue::{Catalogue, Gear, GearReward};
use crate::characters;
use crate::checked::{GearEffect, GearUse, Move};
use crate::choice::{Pairs, nth_bit, present_in_two};
use crate::components::{Enumerated, Ink, Inks, Levels, Specialty, Type};
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{House, Installed, axles};
use table::{Audience, Seat};

const PRICES: [Price; 2] = [Price::Fame, Price::Guilders];
/// All four kinds of anything, and both prices, as bits.
const ANY: u64 = 0b1111;
const BOTH_PRICES: u64 = 0b11;

/// The specialties that a gear may raise: those at the lowest level (G6.3).
///
/// ```
/// use gutenberg::components::{Enumerated, Levels, Specialty};
/// use gutenberg::queries::lowest_specialties;
///
/// let lowest = lowest_specialties(Levels::new([3, 1, 2, 1]));
/// assert!(lowest.eq([Specialty::ALL[1], Specialty::ALL[3]]));
/// ```
pub fn lowest_specialties(levels: Levels) -> impl Iterator<Item = Specialty> {
    let above = above_lowest(levels);
    Specialty::ALL.iter().copied().filter(move |&specialty| above[specialty] == 0)
}

/// 1 for each specialty above the lowest level, else 0 (G6.3).
#[inline]
fn above_lowest(levels: Levels) -> Levels {
    let [first, second, third, fourth] = levels.0;
    let lowest = first.min(second).min(third.min(fourth));
    levels.differing_from(Levels::new([lowest; 4]))
}

/// G7.8: the colour whose inks count as any colour, as bits.
#[inline]
fn wild_bits(house: &House) -> u64 {
    characters::wild_ink(house).map_or(0, |ink| 1 << ink.index())
}

/// The ways to use the gears now, outside a batch. A way is a (given, taken) pair; unused parts are 0, and a kind that the
/// reward shows comes first. All ways of all axles are the bits of one word, axle by axle.
#[derive(Clone, Copy, Default)]
pub(crate) struct GearUses(u64);

impl GearUses {
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The n-th way, and its axle.
    #[inline]
    fn nth(self, n: u32) -> (u8, (usize, usize)) {
        let at = nth_bit(self.0, n);
        ((at / Pairs::ALL) as u8, Pairs::pair(at % Pairs::ALL))
    }

    #[inline]
    fn on(self, axle: u8) -> Pairs {
        Pairs((self.0 >> (usize::from(axle) * Pairs::ALL)) as u16)
    }
}

/// Where the two parts of a way come from. The number is the offset of its bits in [`Pools`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pool {
    /// The types that a house has.
    Types = 0,
    /// The inks that a house has.
    Inks = 4,
    /// The inks in the bag.
    Bag = 8,
    /// G6.3: the lowest specialties.
    Lowest = 12,
    /// All types if the house can buy one at a gear's price.
    Purchases = 16,
    /// One thing if there are cards for an order.
    Order = 20,
    Any = 24,
    Prices = 28,
    One = 32,
    Nothing = 36,
}

/// What is in each [`Pool`] for a house, as four bits each.
#[derive(Clone, Copy)]
struct Pools(u64);

impl Pools {
    #[inline]
    fn of(self, pool: Pool) -> u64 {
        self.0 >> pool as u32 & ANY
    }

    /// Flips these bits in a pool; bits from the fifth on belong to the next pool.
    #[inline]
    const fn with(self, pool: Pool, bits: u64) -> Pools {
        Pools(self.0 ^ bits << pool as u32)
    }
}

/// How a gear's reward can be taken, as data: a branch on the 13 rewards would be unpredictable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GearWays {
    first: Pool,
    second: Pool,
    /// The kinds of the first thing that count, as bits.
    kinds: u8,
    /// These count too if they are wild (G7.8).
    wild: u8,
    /// Pairs that can be ways.
    allowed: Pairs,
}

impl GearWays {
    pub fn of(reward: GearReward) -> GearWays {
        const ALL: Pairs = Pairs(!0);
        let (first, second, allowed) = match reward {
            GearReward::SwapInk => (Pool::Inks, Pool::Bag, Pairs::DIFFERENT),
            GearReward::SwapType => (Pool::Types, Pool::Any, Pairs::DIFFERENT),
            GearReward::LowestSpecialty => (Pool::Lowest, Pool::One, ALL),
            GearReward::SellType => (Pool::Types, Pool::Prices, ALL),
            GearReward::TradeInk(_) => (Pool::Inks, Pool::One, ALL),
            GearReward::TakeInk(_) => (Pool::Bag, Pool::One, ALL),
            GearReward::BuyType(_) => (Pool::Purchases, Pool::One, ALL),
            GearReward::Order => (Pool::Order, Pool::One, ALL),
            GearReward::RoundFame => (Pool::One, Pool::One, ALL),
            GearReward::Level(_) => (Pool::Any, Pool::One, ALL),
            GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_) => {
                (Pool::Nothing, Pool::Nothing, ALL)
            }
        };
        let kinds = reward.kind().map_or(ANY, |kind| 1 << kind);
        let wild = if matches!(reward, GearReward::TradeInk(_)) { ANY } else { 0 };
        GearWays { first, second, kinds: kinds as u8, wild: wild as u8, allowed }
    }

    #[inline]
    fn from(self, pools: Pools, wild: u64) -> Pairs {
        let kinds = u64::from(self.kinds) | wild & u64::from(self.wild);
        Pairs::of((pools.of(self.first) & kinds) as u32, pools.of(self.second) as u32).among(self.allowed)
    }
}

impl Gear {
    pub(crate) fn new(grey: bool, sectors: [GearReward; 3]) -> Gear {
        Gear { grey, sectors, ways: sectors.map(GearWays::of) }
    }
}

impl Catalogue {
    /// How the reward of a gear's active sector can be taken.
    #[inline]
    fn active_ways(&self, installed: Installed) -> GearWays {
        self[installed.gear].ways[usize::from(installed.sector)]
    }
}

impl GearReward {
    /// The kind that it shows, if any.
    fn kind(self) -> Option<usize> {
        match self {
            GearReward::InkFame(ink) | GearReward::TakeInk(ink) | GearReward::TradeInk(ink) => Some(ink.index()),
            GearReward::TypeFame(kind) | GearReward::BuyType(kind) => Some(kind.index()),
            GearReward::SpecialtyFame(specialty) | GearReward::Level(specialty) => Some(specialty.index()),
            GearReward::SwapInk
            | GearReward::SwapType
            | GearReward::LowestSpecialty
            | GearReward::RoundFame
            | GearReward::Order
            | GearReward::SellType => None,
        }
    }
}

impl GearChoice {
    /// Which way of its gear this is.
    #[inline]
    fn way(self, reward: GearReward) -> (usize, usize) {
        match self {
            GearChoice::Plain => (reward.kind().unwrap_or_default(), 0),
            GearChoice::SwapInk { give, take } => (give.index(), take.index()),
            GearChoice::SwapType { give, take } => (give.index(), take.index()),
            GearChoice::Raise { specialty } => (specialty.index(), 0),
            GearChoice::SellType { kind, price } => (kind.index(), price as usize),
            GearChoice::GiveInk { ink } => (ink.index(), 0),
        }
    }
}

impl Rules<'_> {
    /// The ways to use the gear on each axle now, outside a batch.
    #[inline]
    pub fn gear_uses(self, seat: Seat) -> GearUses {
        let house = self.house(seat);
        let usable = usable_axles(house, &house.uses) & axles(|axle| house.gears[axle].is_some());
        if usable == 0 {
            return GearUses::default();
        }
        let (pools, wild) = (self.pools(seat), wild_bits(house));
        let on_axle = |installed: Installed| self.cards.active_ways(installed).from(pools, wild).0;
        let ways = house.gears.iter().enumerate().fold(0, |ways, (axle, installed)| {
            // A branch on empty axles, but none on used gears: these are less predictable.
            let on_axle = u64::from(installed.map_or(0, on_axle)) * u64::from(usable >> axle & 1);
            ways | on_axle << (axle * Pairs::ALL)
        });
        GearUses(ways)
    }

    /// What a house can give and take with its gears.
    #[inline]
    fn pools(self, seat: Seat) -> Pools {
        const ALWAYS: Pools = Pools(0).with(Pool::Any, ANY).with(Pool::Prices, BOTH_PRICES).with(Pool::One, 1);
        let house = self.house(seat);
        let can_buy = house.guilders >= discounted_type_price(house.types);
        ALWAYS
            .with(Pool::Lowest, ANY)
            .with(Pool::Types, present_in_two(house.types, house.inks))
            .with(Pool::Bag, present_in_two(self.state.bag, above_lowest(house.levels)))
            .with(Pool::Purchases, if can_buy { ANY } else { 0 })
            .with(Pool::Order, self.can_draw_order().into())
    }

    /// The n-th use of a gear, from 0; there must be at least n + 1.
    #[inline]
    pub fn nth_gear_use(self, seat: Seat, uses: GearUses, n: u32) -> Move {
        let (axle, way) = uses.nth(n);
        self.gear_use(seat, axle, |_| way)
    }

    /// A use of a gear that is known to be legal. Inlined with [`Umpire::use_gear`], so that a playout branches once on the
    /// reward.
    #[inline(always)]
    pub fn known_gear_use(self, seat: Seat, axle: u8, choice: GearChoice) -> Move {
        self.gear_use(seat, axle, |reward| choice.way(reward))
    }

    /// The use of the gear on this axle, in one of its ways.
    #[inline(always)]
    fn gear_use(self, seat: Seat, axle: u8, way: impl FnOnce(GearReward) -> (usize, usize)) -> Move {
        let installed = self.house(seat).gears[usize::from(axle)].expect("a gear that can be used is installed");
        let reward = self.cards.active_sector(installed);
        Move::UseGear(GearUse { axle, installed, effect: self.gear_effect(seat, reward, way(reward)) })
    }

    /// What a reward does if it is taken in this way.
    #[inline(always)]
    fn gear_effect(self, seat: Seat, reward: GearReward, (first, second): (usize, usize)) -> GearEffect {
        let types = self.house(seat).types;
        match reward {
            GearReward::SwapInk => GearEffect::SwapInk { give: Ink::ALL[first], take: Ink::ALL[second] },
            GearReward::SwapType => GearEffect::SwapType { give: Type::ALL[first], take: Type::ALL[second] },
            GearReward::LowestSpecialty => GearEffect::RaiseLowest { specialty: Specialty::ALL[first] },
            GearReward::SellType => GearEffect::SellType { kind: Type::ALL[first], price: PRICES[second & 1] },
            GearReward::TradeInk(_) => GearEffect::TradeInk { ink: Ink::ALL[first] },
            GearReward::TakeInk(ink) => GearEffect::TakeInk { ink },
            GearReward::BuyType(kind) => GearEffect::BuyType { kind, price: discounted_type_price(types) },
            GearReward::Order => GearEffect::Order,
            GearReward::RoundFame => GearEffect::Fame { fame: round_fame(self.state.round) },
            GearReward::Level(specialty) => GearEffect::Level { specialty },
            GearReward::InkFame(_) | GearReward::TypeFame(_) | GearReward::SpecialtyFame(_) => {
                unreachable!("counts the orders of a batch: there is no way to use it alone")
            }
        }
    }

    pub fn check_use_gear(self, seat: Seat, axle: u8, choice: GearChoice) -> Result<Move, Illegal> {
        let house = self.house(seat);
        let installed = house.gears.get(usize::from(axle)).copied().flatten();
        let installed = installed.ok_or(Illegal::EmptyAxle { axle, rule: "G2.6" })?;
        let reward = self.cards.active_sector(installed);
        let rule = reward.rule();
        may_use_gear(house, &house.uses, usize::from(axle))?;
        if reward.goes_with_batch() {
            return Err(Illegal::OnlyWithBatch { rule });
        }
        let (first, second) = choice.way(reward);
        let effect = self.gear_effect(seat, reward, (first, second));
        if effect.choice() != choice {
            return Err(Illegal::WrongChoice { rule });
        }
        if self.gear_uses(seat).on(axle).has(first, second) {
            Ok(Move::UseGear(GearUse { axle, installed, effect }))
        } else {
            Err(self.why_not(seat, reward, effect))
        }
    }

    /// Why this effect is not one of the ways to take the reward.
    fn why_not(self, seat: Seat, reward: GearReward, effect: GearEffect) -> Illegal {
        let (house, rule) = (self.house(seat), reward.rule());
        match effect {
            GearEffect::SwapInk { give, .. } if house.inks[give] == 0 => Illegal::NoInk { ink: give, rule },
            GearEffect::SwapInk { take, .. } if self.state.bag[take] == 0 => Illegal::BagLacks { ink: take, rule },
            GearEffect::SwapInk { .. } => Illegal::SameKind { rule },
            GearEffect::SwapType { give, .. } if house.types[give] > 0 => Illegal::SameKind { rule },
            GearEffect::SwapType { give: kind, .. } | GearEffect::SellType { kind, .. } => {
                Illegal::NoType { kind, rule }
            }
            GearEffect::RaiseLowest { specialty } => Illegal::NotLowest { specialty },
            GearEffect::TradeInk { ink } => match reward {
                GearReward::TradeInk(shown) if ink == shown || characters::wild_ink(house) == Some(ink) => {
                    Illegal::NoInk { ink, rule }
                }
                _ => Illegal::WrongChoice { rule },
            },
            GearEffect::TakeInk { ink } => Illegal::BagLacks { ink, rule },
            GearEffect::BuyType { price, .. } => Illegal::Guilders { have: house.guilders, need: price, rule },
            GearEffect::Order => Illegal::NothingToDraw,
            GearEffect::Fame { .. } | GearEffect::Level { .. } => unreachable!("always possible"),
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn mark_used(&mut self, seat: Seat, axle: u8, Installed { gear, sector }: Installed) {
        self.house(seat).uses[usize::from(axle)] += 1;
        self.tell.all(|| Event::GearUsed { seat, gear, axle, sector });
    }

    #[inline(always)]
    pub fn use_gear(&mut self, seat: Seat, GearUse { axle, installed, effect }: GearUse) {
        // A reward that follows belongs to this seat, even during planning.
        self.state.actor = seat;
        self.mark_used(seat, axle, installed);
        match effect {
            GearEffect::SwapInk { give, take } => {
                self.return_ink(seat, give);
                self.gain_ink(seat, take);
            }
            GearEffect::SwapType { give, take } => {
                self.lose_type(seat, give);
                self.gain_type(seat, take);
            }
            GearEffect::RaiseLowest { specialty } | GearEffect::Level { specialty } => self.raise(seat, specialty),
            GearEffect::SellType { kind, price } => {
                self.house(seat).types[kind] -= 1;
                self.tell.all(|| Event::TypeSold { seat, kind, price });
                match price {
                    Price::Fame => self.gain_fame(seat, SALE_FAME, Source::Gear),
                    Price::Guilders => self.gain_guilders(seat, SALE_GUILDERS, Source::Gear),
                }
            }
            GearEffect::TradeInk { ink } => {
                self.return_ink(seat, ink);
                self.state.due.inks += TRADED_INKS;
            }
            GearEffect::Fame { fame } => self.gain_fame(seat, fame, Source::Gear),
            GearEffect::Order => self.state.due.orders += 1,
            GearEffect::TakeInk { ink } => self.gain_ink(seat, ink),
            GearEffect::BuyType { kind, price } => self.buy_type(seat, kind, price),
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
