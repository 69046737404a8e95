//! 2.3 Free actions (G2.6, G2.7): using gears and buying types, in one's own turn and while planning.

use crate::characters;
use crate::checked::Move;
use crate::choice::{Choice, Pairs, within};
use crate::components::{Enumerated, Specialty, Type, Types};
use crate::event::Event;
use crate::gear_rewards::GearUses;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire, Verdict};
use table::{Audience, Seat};

/// The price of the next `count` types for a house that owns this many (G2.7): the n-th type costs n guilders.
///
/// ```
/// use gutenberg::queries::types_price;
/// assert_eq!(types_price(3, 2), 4 + 5);
/// assert_eq!(types_price(3, 0), 0);
/// ```
#[inline]
pub const fn types_price(owned: u32, count: u32) -> u32 {
    count * (owned + 1) + (count * count - count) / 2
}

/// The price of one more type (G2.7).
///
/// ```
/// use gutenberg::{components::Types, queries::type_price};
/// assert_eq!(type_price(Types::new([2, 1, 0, 0])), 4);
/// ```
#[inline]
pub fn type_price(types: Types) -> u16 {
    types_price(types.total().into(), 1) as u16
}

/// Gears, types to buy, Plantin's swap, and ending the turn.
#[derive(Clone, Copy)]
pub(crate) struct FreeActions {
    seat: Seat,
    gears: GearUses,
    /// How many types can be chosen from when buying one.
    purchases: u32,
    swaps: Pairs,
    /// The turn can be ended.
    end: u32,
}

impl FreeActions {
    /// Whether they keep a turn open. Buying a type alone does so only before the main action.
    #[inline]
    pub fn keep_turn_open(self, before_main_action: bool) -> bool {
        self.gears.count() + self.swaps.count() > 0 || before_main_action && self.purchases > 0
    }
}

impl Choice for FreeActions {
    #[inline]
    fn count(self) -> u32 {
        self.gears.count() + self.purchases + self.swaps.count() + self.end
    }

    #[inline]
    fn nth(self, rules: Rules, mut n: u32) -> Move {
        if let Some(n) = within(&mut n, self.gears.count()) {
            return rules.nth_gear_use(self.seat, self.gears, n);
        }
        if let Some(n) = within(&mut n, self.purchases) {
            return rules.purchase(self.seat, Type::ALL[n as usize]);
        }
        if let Some(n) = within(&mut n, self.swaps.count()) {
            let (one, other) = self.swaps.nth(n);
            return Move::SwapLevels { one: Specialty::ALL[one], other: Specialty::ALL[other] };
        }
        Move::EndTurn
    }

    #[inline]
    fn is_open(self) -> bool {
        self.keep_turn_open(false)
    }
}

impl Rules<'_> {
    /// In one's own turn.
    #[inline]
    pub fn free_actions(self, seat: Seat) -> FreeActions {
        FreeActions { swaps: self.swaps(seat), end: 1, ..self.gears_and_types(seat) }
    }

    /// During planning.
    #[inline]
    pub fn free_while_planning(self, seat: Seat) -> FreeActions {
        if self.check_free_while_planning(seat).is_ok() {
            return self.gears_and_types(seat);
        }
        FreeActions { seat, gears: GearUses::default(), purchases: 0, swaps: Pairs::default(), end: 0 }
    }

    #[inline]
    fn gears_and_types(self, seat: Seat) -> FreeActions {
        let purchases = if self.can_buy_type(seat) { Type::ALL.len() as u32 } else { 0 };
        FreeActions { seat, gears: self.gear_uses(seat), purchases, swaps: Pairs::default(), end: 0 }
    }

    /// G2.6: in the open, during planning, by a seat that has not planned yet. One reward is taken at a time.
    pub fn check_free_while_planning(self, seat: Seat) -> Verdict {
        let state = self.state;
        if !state.free_while_planning {
            return Err(Illegal::NotNow { rule: "G2.6" });
        }
        if state.house(seat).plan.is_some() {
            return Err(Illegal::PlanMade);
        }
        state.choosing().map_or(Ok(()), |actor| Err(Illegal::OtherChooses { actor }))
    }

    #[inline]
    fn can_buy_type(self, seat: Seat) -> bool {
        self.house(seat).guilders >= type_price(self.house(seat).types)
    }

    #[inline]
    pub fn purchase(self, seat: Seat, kind: Type) -> Move {
        Move::BuyType { kind, price: type_price(self.house(seat).types) }
    }

    pub fn check_buy_type(self, seat: Seat, kind: Type) -> Result<Move, Illegal> {
        if self.can_buy_type(seat) {
            return Ok(self.purchase(seat, kind));
        }
        let (have, need) = (self.house(seat).guilders, type_price(self.house(seat).types));
        Err(Illegal::Guilders { have, need, rule: "G2.7" })
    }

    pub fn check_swap_levels(self, seat: Seat, one: Specialty, other: Specialty) -> Result<Move, Illegal> {
        if self.swaps(seat).has(one.index(), other.index()) {
            return Ok(Move::SwapLevels { one, other });
        }
        let house = self.house(seat);
        Err(if !characters::swaps_levels(house) {
            Illegal::NotYourPower { rule: "G7.7" }
        } else if house.swapped {
            Illegal::AlreadySwapped
        } else if one == other {
            Illegal::SameSpecialty { rule: "G7.7" }
        } else {
            Illegal::SameLevels
        })
    }

    /// G7.7: two specialties of different levels, once a round.
    #[inline]
    fn swaps(self, seat: Seat) -> Pairs {
        let house = self.house(seat);
        if !characters::swaps_levels(house) || house.swapped {
            return Pairs::default();
        }
        let levels = house.levels.0;
        let other_than = |one: usize| (0..4).fold(0, |bits, at| bits | u16::from(levels[at] != levels[one]) << at);
        Pairs((0..4).fold(0, |pairs, one| pairs | other_than(one) << (4 * one)))
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn buy_type(&mut self, seat: Seat, kind: Type, price: u16) {
        self.pay_guilders(seat, price);
        self.gain_type(seat, kind);
    }

    pub fn gain_type(&mut self, seat: Seat, kind: Type) {
        self.house(seat).types[kind] += 1;
        self.tell.all(|| Event::TypeGained { seat, kind });
    }

    pub fn swap_levels(&mut self, seat: Seat, one: Specialty, other: Specialty) {
        let house = self.house(seat);
        house.levels.0.swap(one.index(), other.index());
        house.swapped = true;
        self.tell.all(|| Event::LevelsSwapped { seat, one, other });
    }
}
