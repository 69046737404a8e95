//! 2.3 Free actions (G2.6, G2.7): using gears and buying types, in one's own turn and while planning.

use crate::action::Action;
use crate::characters;
use crate::components::{Enumerated, Specialty, Type, Types};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::{Menu, within};
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

impl<'a> Rules<'a> {
    /// Gears, types to buy, Plantin's swap, and to do nothing more.
    #[inline]
    pub fn free_menu(self, seat: Seat) -> Menu {
        Menu {
            main: 0,
            gears: self.gear_use_choices(seat),
            purchases: if self.check_buy_type(seat).is_ok() { Type::ALL.len() as u32 } else { 0 },
            swaps: self.swap_choices(seat),
            pass: 1,
        }
    }

    /// What can be done beside planning: gears and types.
    #[inline]
    pub fn planning_menu(self, seat: Seat) -> Menu {
        if self.check_free_while_planning(seat).is_err() {
            return Menu::default();
        }
        Menu { swaps: 0, pass: 0, ..self.free_menu(seat) }
    }

    /// G2.6: openly, while all plan, by a seat whose plan is not made yet. One reward is taken at a time.
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
    pub fn nth_free_choice(self, seat: Seat, menu: Menu, mut n: u32) -> Option<Action> {
        for (axle, choices) in menu.gears.into_iter().enumerate() {
            if let Some(n) = within(&mut n, choices) {
                return self.nth_gear_use(seat, axle, n);
            }
        }
        if let Some(n) = within(&mut n, menu.purchases) {
            return Some(Action::BuyType { kind: Type::ALL[n as usize] });
        }
        let n = within(&mut n, menu.swaps)?;
        self.swaps(seat).nth(n as usize).map(|(one, other)| Action::SwapLevels { one, other })
    }

    /// Whether a gear or a character's power could be used now. That keeps a turn open after its main action.
    pub fn can_use_power(self, seat: Seat) -> bool {
        self.can_use_gear(seat) || self.swap_choices(seat) > 0
    }

    pub fn check_buy_type(self, seat: Seat) -> Verdict {
        let (have, need) = (self.house(seat).guilders, type_price(self.house(seat).types));
        if have >= need { Ok(()) } else { Err(Illegal::Guilders { have, need, rule: "G2.7" }) }
    }

    pub fn check_swap_levels(self, seat: Seat, one: Specialty, other: Specialty) -> Verdict {
        let house = self.house(seat);
        if !characters::swaps_levels(house) {
            return Err(Illegal::NotYourPower { rule: "G7.7" });
        }
        if house.swapped {
            return Err(Illegal::AlreadySwapped);
        }
        if one == other {
            return Err(Illegal::SameSpecialty { rule: "G7.7" });
        }
        if house.levels[one] == house.levels[other] { Err(Illegal::SameLevels) } else { Ok(()) }
    }

    #[inline]
    fn swap_choices(self, seat: Seat) -> u32 {
        if characters::swaps_levels(self.house(seat)) { self.swaps(seat).count() as u32 } else { 0 }
    }

    fn swaps(self, seat: Seat) -> impl Iterator<Item = (Specialty, Specialty)> + use<'a> {
        let pairs = Specialty::ALL.iter().flat_map(|&one| Specialty::ALL.iter().map(move |&other| (one, other)));
        pairs.filter(move |&(one, other)| self.check_swap_levels(seat, one, other).is_ok())
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn buy_type(&mut self, seat: Seat, kind: Type) {
        let cost = type_price(self.state.house(seat).types);
        self.pay_guilders(seat, cost);
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
