//! 2.3 Free actions (G2.6, G2.7): using gears and buying types whenever it is one's turn.

use crate::action::Action;
use crate::characters;
use crate::components::{Kind, Specialty, Type};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{List, Rules, Umpire, Verdict};
use table::{Audience, Seat};

impl Rules<'_> {
    pub fn list_free(self, seat: Seat, into: &mut impl List) {
        self.list_gear_uses(seat, into);
        if self.check_buy_type(seat).is_ok() {
            for &kind in Type::ALL {
                into.push(Action::BuyType { kind });
            }
        }
        self.list_swaps(seat, into);
    }

    /// Whether a gear or a character's power could be used now: what keeps a turn open after its deed.
    pub fn can_use_power(self, seat: Seat) -> bool {
        self.can_use_gear(seat) || self.can_swap_levels(seat)
    }

    /// G2.7: the n-th type costs n guilders.
    pub fn type_cost(self, seat: Seat) -> u16 {
        u16::from(self.house(seat).types.total()) + 1
    }

    pub fn check_buy_type(self, seat: Seat) -> Verdict {
        let (have, need) = (self.house(seat).guilders, self.type_cost(seat));
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

    fn can_swap_levels(self, seat: Seat) -> bool {
        let house = self.house(seat);
        characters::swaps_levels(house)
            && !house.swapped
            && house.levels.0.iter().any(|&level| level != house.levels.0[0])
    }

    fn list_swaps(self, seat: Seat, into: &mut impl List) {
        if !characters::swaps_levels(self.house(seat)) {
            return;
        }
        for &one in Specialty::ALL {
            for &other in Specialty::ALL {
                if self.check_swap_levels(seat, one, other).is_ok() {
                    into.push(Action::SwapLevels { one, other });
                }
            }
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn buy_type(&mut self, seat: Seat, kind: Type) {
        let cost = self.rules().type_cost(seat);
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
