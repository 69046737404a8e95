//! 3d Improve printing houses (G3d).

use crate::action::Action;
use crate::catalogue::GearId;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{List, Rules, Umpire, Verdict};
use crate::state::{AXLES, Installed};
use table::{Audience, Seat};

const SECTORS: u8 = 3;

impl Rules<'_> {
    pub fn can_improve(self, seat: Seat) -> bool {
        let house = self.house(seat);
        let place = house.free_axle().is_some() || house.uses.contains(&0);
        let rotatable = (0..AXLES as u8).any(|axle| self.check_movable(seat, axle).is_ok());
        rotatable || place && self.state.board.gears.iter().any(Option::is_some)
    }

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

    fn check_discardable(self, seat: Seat, axle: u8) -> Verdict {
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

    pub fn list_improve(self, seat: Seat, into: &mut impl List) {
        let has_free_axle = self.house(seat).free_axle().is_some();
        for gear in self.state.board.gears.into_iter().flatten() {
            for sector in 0..SECTORS {
                if has_free_axle {
                    into.push(Action::InstallGear { gear, sector, discard: None });
                } else {
                    for axle in 0..AXLES as u8 {
                        if self.check_discardable(seat, axle).is_ok() {
                            into.push(Action::InstallGear { gear, sector, discard: Some(axle) });
                        }
                    }
                }
            }
        }
        for axle in 0..AXLES as u8 {
            for sector in 0..SECTORS {
                if self.check_rotate(seat, axle, sector).is_ok() {
                    into.push(Action::RotateGear { axle, sector });
                }
            }
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn install_gear(&mut self, seat: Seat, gear: GearId, sector: u8, discard: Option<u8>) {
        for space in &mut self.state.board.gears {
            space.take_if(|there| *there == gear);
        }
        if let Some(old) = discard.and_then(|axle| self.house(seat).gears[usize::from(axle)].take()) {
            self.state.gears.discard(old.gear);
            self.tell.all(|| Event::GearDiscarded { seat, gear: old.gear });
        }
        let house = self.house(seat);
        if let Some(axle) = house.free_axle() {
            house.gears[axle] = Some(Installed { gear, sector });
            self.tell.all(|| Event::GearInstalled { seat, gear, axle: axle as u8, sector });
        }
        self.deed_done();
    }

    pub fn rotate_gear(&mut self, seat: Seat, axle: u8, sector: u8) {
        if let Some(installed) = &mut self.house(seat).gears[usize::from(axle)] {
            installed.sector = sector;
            let gear = installed.gear;
            self.tell.all(|| Event::GearRotated { seat, gear, axle, sector });
        }
        self.deed_done();
    }
}
