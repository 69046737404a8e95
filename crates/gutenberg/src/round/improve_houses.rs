//! 3d Improve printing houses (G3d).

use crate::action::Action;
use crate::catalogue::GearId;
use crate::characters;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::{filled, nth_bit, nth_filled, split, within};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::{AXLES, Installed, SECTORS, take_card};
use table::{Audience, Seat};

const OTHER_SECTORS: u32 = SECTORS as u32 - 1;

/// The axles for which this holds, as bits.
#[inline]
fn axles(holds: impl Fn(u8) -> bool) -> u32 {
    (0..AXLES as u8).fold(0, |bits, axle| bits | u32::from(holds(axle)) << axle)
}

impl Rules<'_> {
    pub fn check_install(self, seat: Seat, gear: GearId, sector: u8, discard: Option<u8>) -> Verdict {
        if !self.state.board.gears.contains(&Some(gear)) {
            return Err(Illegal::NotThere { rule: "G3d.1" });
        }
        if sector >= SECTORS {
            return Err(Illegal::NoSuchSector { rule: "G3d.1" });
        }
        match (self.house(seat).free_axle(), discard) {
            (Some(_), None) => Ok(()),
            (Some(_), Some(_)) => Err(Illegal::NoNeedToDiscard { rule: "G3d.3" }),
            (None, None) => Err(Illegal::AxlesFull),
            (None, Some(axle)) => self.check_discardable(seat, axle),
        }
    }

    pub fn check_discardable(self, seat: Seat, axle: u8) -> Verdict {
        match self.house(seat).uses.get(usize::from(axle)) {
            None => Err(Illegal::EmptyAxle { axle, rule: "G3d.3" }),
            Some(0) => Ok(()),
            Some(_) => Err(Illegal::UsedThisRound),
        }
    }

    pub fn check_rotate(self, seat: Seat, axle: u8, sector: u8) -> Verdict {
        if sector >= SECTORS {
            return Err(Illegal::NoSuchSector { rule: "G3d.2" });
        }
        self.check_movable(seat, axle)?;
        let now = self.house(seat).gears[usize::from(axle)].map(|installed| installed.sector);
        if now == Some(sector) { Err(Illegal::AlreadyThere) } else { Ok(()) }
    }

    /// G3d.4: in the 2022 texts a used gear stays where it is; the 2021 text bars only discarding.
    fn check_movable(self, seat: Seat, axle: u8) -> Verdict {
        let house = self.house(seat);
        let installed = house.gears.get(usize::from(axle)).copied().flatten();
        if installed.is_none() {
            return Err(Illegal::EmptyAxle { axle, rule: "G3d.2" });
        }
        let used = house.uses[usize::from(axle)] > 0;
        if used && !self.state.edition_2021 { Err(Illegal::UsedThisRound) } else { Ok(()) }
    }

    /// A gear from the board with a sector and, where no axle is free, the gear it replaces; or another sector for one
    /// that is installed.
    #[inline]
    pub fn improvement_choices(self, seat: Seat) -> u32 {
        self.install_choices(seat) + self.movable(seat).count_ones() * OTHER_SECTORS
    }

    #[inline]
    pub fn nth_improvement(self, seat: Seat, mut n: u32) -> Option<Action> {
        if let Some(mut n) = within(&mut n, self.install_choices(seat)) {
            let discard = match self.house(seat).free_axle() {
                Some(_) => None,
                None => {
                    let axles = self.discardable(seat);
                    Some(nth_bit(axles, split(&mut n, axles.count_ones())) as u8)
                }
            };
            let sector = split(&mut n, SECTORS.into()) as u8;
            let gear = nth_filled(&self.state.board.gears, n)?;
            return Some(Action::InstallGear { gear, sector, discard });
        }
        let step = split(&mut n, OTHER_SECTORS) as u8 + 1;
        let axle = nth_bit(self.movable(seat), n);
        let now = self.house(seat).gears.get(axle).copied().flatten()?.sector;
        Some(Action::RotateGear { axle: axle as u8, sector: (now + step) % SECTORS })
    }

    #[inline]
    fn install_choices(self, seat: Seat) -> u32 {
        let places = match self.house(seat).free_axle() {
            Some(_) => 1,
            None => self.discardable(seat).count_ones(),
        };
        filled(&self.state.board.gears) * u32::from(SECTORS) * places
    }

    /// Axles whose gear may go, where all are taken.
    #[inline]
    fn discardable(self, seat: Seat) -> u32 {
        axles(|axle| self.check_discardable(seat, axle).is_ok())
    }

    #[inline]
    fn movable(self, seat: Seat) -> u32 {
        axles(|axle| self.check_movable(seat, axle).is_ok())
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn install_gear(&mut self, seat: Seat, gear: GearId, sector: u8, discard: Option<u8>) {
        take_card(&mut self.state.board.gears, gear);
        if let Some(old) = discard.and_then(|axle| self.house(seat).gears[usize::from(axle)].take()) {
            self.state.gears.discard(old.gear);
            self.tell.all(|| Event::GearDiscarded { seat, gear: old.gear });
        }
        let house = self.house(seat);
        if let Some(axle) = house.free_axle() {
            house.gears[axle] = Some(Installed { gear, sector });
            self.tell.all(|| Event::GearInstalled { seat, gear, axle: axle as u8, sector });
        }
        self.main_action_done();
    }

    pub fn rotate_gear(&mut self, seat: Seat, axle: u8, sector: u8) {
        let again = self.state.turned_gears_again;
        let house = self.house(seat);
        let twice = characters::uses_of_one_gear(house);
        if let Some(installed) = &mut house.gears[usize::from(axle)] {
            installed.sector = sector;
            let used = house.uses[usize::from(axle)];
            if used > 0 && used < twice && !again {
                house.turned |= 1 << axle;
            }
            let gear = installed.gear;
            self.tell.all(|| Event::GearRotated { seat, gear, axle, sector });
        }
        self.main_action_done();
    }
}
