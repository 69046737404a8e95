//! 3d Improve printing houses (G3d).

use crate::catalogue::GearId;
use crate::characters;
use crate::checked::{GearPlace, Move};
use crate::choice::{Choice, Spaces, nth_bit, split, within};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Edition;
use crate::referee::{Rules, Umpire};
use crate::state::{AXLES, House, Installed, SECTORS, axles, take_card};
use table::{Audience, Seat};

const OTHER_SECTORS: u32 = SECTORS as u32 - 1;

/// The axles in this set of bits.
fn in_set(axles: u32) -> impl Iterator<Item = usize> {
    (0..AXLES).filter(move |axle| axles >> axle & 1 != 0)
}

/// The axles whose gear was not used in this round, as bits; empty ones too.
#[inline]
fn unused(house: &House) -> u32 {
    axles(|axle| house.uses[axle] == 0)
}

/// The axles whose gear can be turned, as bits. In the 2022 texts a used gear stays where it is; the 2021 text bars only
/// discarding (G3d.4).
#[inline]
fn movable(house: &House, edition: Edition) -> u32 {
    let installed = axles(|axle| house.gears[axle].is_some());
    match edition {
        Edition::First => installed,
        Edition::Second => installed & unused(house),
    }
}

/// The axles whose gear can be turned to another sector (G3d.2, G3d.4).
///
/// ```
/// use gutenberg::catalogue::{GearId, Numbered};
/// use gutenberg::{Edition, House, Installed, queries::movable_axles};
///
/// let gear = |number| Some(Installed { gear: GearId::new(number), sector: 0 });
/// let house = House { gears: [gear(0), gear(1), None], uses: [1, 0, 0], ..House::EMPTY };
/// assert!(movable_axles(&house, Edition::Second).eq([1]), "a used gear stays where it is");
/// assert!(movable_axles(&house, Edition::First).eq([0, 1]));
/// ```
pub fn movable_axles(house: &House, edition: Edition) -> impl Iterator<Item = usize> + use<> {
    in_set(movable(house, edition))
}

/// The axles that can be cleared for a new gear: those whose gear was not used in this round, and none while an axle is
/// free (G3d.3).
///
/// ```
/// use gutenberg::catalogue::{GearId, Numbered};
/// use gutenberg::{House, Installed, queries::axles_to_clear};
///
/// let gears = [0, 1, 2].map(|number| Some(Installed { gear: GearId::new(number), sector: 0 }));
/// assert!(axles_to_clear(&House { gears, uses: [0, 1, 0], ..House::EMPTY }).eq([0, 2]));
/// assert_eq!(axles_to_clear(&House::EMPTY).next(), None, "there is a free axle");
/// ```
pub fn axles_to_clear(house: &House) -> impl Iterator<Item = usize> + use<> {
    in_set(if house.free_axle().is_none() { unused(house) } else { 0 })
}

/// Where a new gear can go: onto the first free axle, or if none is free, in place of a gear that was not used in
/// this round (G3d.3).
#[derive(Clone, Copy)]
pub(crate) struct GearPlaces {
    gears: [Option<Installed>; AXLES],
    free: Option<usize>,
    discardable: u32,
}

impl GearPlaces {
    #[inline]
    fn count(self) -> u32 {
        if self.free.is_some() { 1 } else { self.discardable.count_ones() }
    }

    #[inline]
    fn nth(self, n: u32) -> GearPlace {
        self.on(self.free.unwrap_or_else(|| nth_bit(self.discardable, n)))
    }

    #[inline]
    fn on(self, axle: usize) -> GearPlace {
        GearPlace { axle: axle as u8, replaced: self.gears[axle].map(|old| old.gear) }
    }

    fn check(self, discard: Option<u8>) -> Result<GearPlace, Illegal> {
        match (self.free, discard) {
            (Some(axle), None) => Ok(self.on(axle)),
            (Some(_), Some(_)) => Err(Illegal::NoNeedToDiscard { rule: "G3d.3" }),
            (None, None) => Err(Illegal::AxlesFull),
            (None, Some(axle)) if usize::from(axle) >= AXLES => Err(Illegal::EmptyAxle { axle, rule: "G3d.3" }),
            (None, Some(axle)) if self.discardable >> axle & 1 == 0 => Err(Illegal::UsedThisRound),
            (None, Some(axle)) => Ok(self.on(axle.into())),
        }
    }
}

/// A gear from the board with a sector and a place, or another sector for an installed gear.
#[derive(Clone, Copy)]
pub(crate) struct Improvements {
    board: Spaces<GearId>,
    places: GearPlaces,
    /// G3d.2, as bits.
    movable: u32,
}

impl Improvements {
    /// The axles on which a new gear can go.
    pub fn axles(self) -> impl Iterator<Item = usize> {
        (0..self.places.count()).map(move |n| self.places.nth(n).axle.into())
    }

    /// Where a new gear goes if the one on this axle is discarded; none is discarded while an axle is free.
    #[inline]
    pub fn place(self, discard: Option<u8>) -> GearPlace {
        self.places.on(self.places.free.unwrap_or(discard.unwrap_or_default().into()))
    }

    /// The gear on this axle, turned to this sector.
    #[inline]
    pub fn turned(self, axle: u8, sector: u8) -> Move {
        let installed = self.places.gears[usize::from(axle)].expect("a gear that can be turned is installed");
        Move::RotateGear { axle, gear: installed.gear, sector }
    }

    #[inline]
    fn installs(self) -> u32 {
        self.board.count() * u32::from(SECTORS) * self.places.count()
    }
}

impl Choice for Improvements {
    #[inline]
    fn count(self) -> u32 {
        self.installs() + self.movable.count_ones() * OTHER_SECTORS
    }

    #[inline]
    fn nth(self, _: Rules, mut n: u32) -> Move {
        if let Some(mut n) = within(&mut n, self.installs()) {
            let place = self.places.nth(split(&mut n, self.places.count()));
            let sector = split(&mut n, SECTORS.into()) as u8;
            return Move::InstallGear { gear: self.board.nth(n), sector, place };
        }
        let step = split(&mut n, OTHER_SECTORS) as u8 + 1;
        let axle = nth_bit(self.movable, n);
        let Installed { gear, sector } = self.places.gears[axle].expect("a gear that can be turned is installed");
        Move::RotateGear { axle: axle as u8, gear, sector: (sector + step) % SECTORS }
    }

    #[inline]
    fn is_open(self) -> bool {
        self.movable != 0 || self.board.is_open() && self.places.count() > 0
    }
}

impl Rules<'_> {
    #[inline]
    pub fn improvements(self, seat: Seat) -> Improvements {
        let house = self.house(seat);
        let places = GearPlaces { gears: house.gears, free: house.free_axle(), discardable: unused(house) };
        let movable = movable(house, self.state.edition());
        Improvements { board: Spaces(self.state.board.gears), places, movable }
    }

    pub fn check_install(self, seat: Seat, gear: GearId, sector: u8, discard: Option<u8>) -> Result<Move, Illegal> {
        let Improvements { board, places, .. } = self.improvements(seat);
        if !board.has(gear) {
            return Err(Illegal::NotThere { rule: "G3d.1" });
        }
        if sector >= SECTORS {
            return Err(Illegal::NoSuchSector { rule: "G3d.1" });
        }
        Ok(Move::InstallGear { gear, sector, place: places.check(discard)? })
    }

    pub fn check_rotate(self, seat: Seat, axle: u8, sector: u8) -> Result<Move, Illegal> {
        if sector >= SECTORS {
            return Err(Illegal::NoSuchSector { rule: "G3d.2" });
        }
        let Improvements { places, movable, .. } = self.improvements(seat);
        let installed = places.gears.get(usize::from(axle)).copied().flatten();
        let Installed { gear, sector: now } = installed.ok_or(Illegal::EmptyAxle { axle, rule: "G3d.2" })?;
        if movable >> axle & 1 == 0 {
            return Err(Illegal::UsedThisRound);
        }
        if now == sector {
            return Err(Illegal::AlreadyThere);
        }
        Ok(Move::RotateGear { axle, gear, sector })
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn install_gear(&mut self, seat: Seat, gear: GearId, sector: u8, GearPlace { axle, replaced }: GearPlace) {
        take_card(&mut self.state.board.gears, gear);
        if let Some(old) = replaced {
            self.state.gears.discard(old);
            self.tell.all(|| Event::GearDiscarded { seat, gear: old });
        }
        self.house(seat).gears[usize::from(axle)] = Some(Installed { gear, sector });
        self.tell.all(|| Event::GearInstalled { seat, gear, axle, sector });
        self.main_action_done();
    }

    pub fn rotate_gear(&mut self, seat: Seat, axle: u8, gear: GearId, sector: u8) {
        let again = self.state.turned_gears_again;
        let house = self.house(seat);
        house.gears[usize::from(axle)] = Some(Installed { gear, sector });
        let used = house.uses[usize::from(axle)];
        if used > 0 && used < characters::uses_of_one_gear(house) && !again {
            house.turned |= 1 << axle;
        }
        self.tell.all(|| Event::GearRotated { seat, gear, axle, sector });
        self.main_action_done();
    }
}
