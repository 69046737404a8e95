//! What people choose before the first round (G1.7, G1.8, G1.10, G7.2, G7.4).

use super::{START_TYPES, THREE_TYPES};
use crate::action::GearAt;
use crate::catalogue::GearId;
use crate::characters;
use crate::checked::Move;
use crate::choice::{Choice, Spaces, split};
use crate::components::{Character, Enumerated, Levels, Specialty, Types};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{Bits, Cards, DEALT_CHARACTERS, House, Installed, Order, Phase, SECTORS, Stage};
use table::{Audience, Seat, Told};

/// Either of the two characters that were dealt (G1.7).
#[derive(Clone, Copy)]
pub(crate) struct DealtCharacters(Spaces<Character, DEALT_CHARACTERS>);

impl Choice for DealtCharacters {
    fn count(self) -> u32 {
        self.0.count()
    }

    fn nth(self, _: Rules, n: u32) -> Move {
        Move::KeepCharacter { character: self.0.nth(n) }
    }
}

/// The second of a pair of different things, given its index among those that are left.
fn other_than(first: u32, second: u32) -> u32 {
    if second < first { second } else { second + 1 }
}

/// Guillard: two of the gears offered, in either order, and a sector for each (G7.2).
#[derive(Clone, Copy)]
pub(crate) struct StartingGears(Bits<GearId>);

impl Choice for StartingGears {
    fn count(self) -> u32 {
        let gears = u32::from(self.0.len());
        gears * gears.saturating_sub(1) * u32::from(SECTORS * SECTORS)
    }

    fn nth(self, _: Rules, mut n: u32) -> Move {
        let sectors = [split(&mut n, SECTORS.into()) as u8, split(&mut n, SECTORS.into()) as u8];
        let second = split(&mut n, u32::from(self.0.len()) - 1);
        Move::InstallStartingGears {
            first: GearAt { gear: self.0.nth(n), sector: sectors[0] },
            second: GearAt { gear: self.0.nth(other_than(n, second)), sector: sectors[1] },
        }
    }
}

/// Ungler: two different specialties (G7.4).
#[derive(Clone, Copy)]
pub(crate) struct StartingLevels;

impl Choice for StartingLevels {
    fn count(self) -> u32 {
        let specialties = Specialty::ALL.len() as u32;
        specialties * (specialties - 1)
    }

    fn nth(self, _: Rules, mut n: u32) -> Move {
        let two = split(&mut n, Specialty::ALL.len() as u32 - 1);
        let specialty = |n: u32| Specialty::ALL[n as usize];
        Move::StartSpecialties { one: specialty(n), two: specialty(other_than(n, two)) }
    }
}

/// Any printing card of the display with any refinement card (G1.8).
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    display: Cards,
    slot: u8,
}

impl Draft {
    pub fn drafted(self, order: Order) -> Move {
        Move::DraftOrder { order, slot: self.slot }
    }
}

impl Choice for Draft {
    fn count(self) -> u32 {
        u32::from(self.display.printing.len()) * u32::from(self.display.refinement.len())
    }

    fn nth(self, _: Rules, mut n: u32) -> Move {
        let Cards { printing, refinement } = self.display;
        let refinement = refinement.nth(split(&mut n, u32::from(refinement.len())));
        self.drafted(Order { printing: printing.nth(n), refinement })
    }
}

/// Every choice of three types (G1.10).
#[derive(Clone, Copy)]
pub(crate) struct ThreeTypes;

impl Choice for ThreeTypes {
    fn count(self) -> u32 {
        THREE_TYPES.len() as u32
    }

    fn nth(self, _: Rules, n: u32) -> Move {
        Move::ChooseTypes { types: Types::new(THREE_TYPES[n as usize]) }
    }
}

impl Rules<'_> {
    pub fn dealt_characters(self, seat: Seat) -> DealtCharacters {
        DealtCharacters(Spaces(self.house(seat).dealt))
    }

    pub fn check_keep_character(self, seat: Seat, character: Character) -> Result<Move, Illegal> {
        let dealt = self.dealt_characters(seat).0.has(character);
        if dealt { Ok(Move::KeepCharacter { character }) } else { Err(Illegal::NotDealt { character }) }
    }

    pub fn starting_gear_pairs(self) -> StartingGears {
        StartingGears(self.state.offered_gears)
    }

    pub fn check_starting_gears(self, seat: Seat, first: GearAt, second: GearAt) -> Result<Move, Illegal> {
        if self.state.phase != Phase::Selection {
            return Err(Illegal::NotNow { rule: "G7.2" });
        }
        if !characters::starts_with_gears(self.house(seat)) {
            return Err(Illegal::NotYourPower { rule: "G7.2" });
        }
        let StartingGears(offered) = self.starting_gear_pairs();
        if !offered.contains(first.gear) || !offered.contains(second.gear) {
            return Err(Illegal::NotOffered);
        }
        if first.gear == second.gear {
            return Err(Illegal::SameGear);
        }
        if first.sector >= SECTORS || second.sector >= SECTORS {
            return Err(Illegal::NoSuchSector { rule: "G7.2" });
        }
        Ok(Move::InstallStartingGears { first, second })
    }

    pub fn check_starting_levels(self, seat: Seat, one: Specialty, two: Specialty) -> Result<Move, Illegal> {
        if self.state.phase != Phase::Selection {
            return Err(Illegal::NotNow { rule: "G7.4" });
        }
        if !characters::starts_with_levels(self.house(seat)) {
            return Err(Illegal::NotYourPower { rule: "G7.4" });
        }
        if one == two { Err(Illegal::SameSpecialty { rule: "G7.4" }) } else { Ok(Move::StartSpecialties { one, two }) }
    }

    pub fn draft(self, seat: Seat) -> Draft {
        let slot = self.house(seat).free_slot().expect("nobody drafts more orders than there are slots");
        Draft { display: self.state.display, slot: slot as u8 }
    }

    pub fn check_draft(self, seat: Seat, order: Order) -> Result<Move, Illegal> {
        let draft = self.draft(seat);
        let display = draft.display;
        if display.printing.contains(order.printing) && display.refinement.contains(order.refinement) {
            Ok(draft.drafted(order))
        } else {
            Err(Illegal::NotThere { rule: "G1.8" })
        }
    }

    pub fn check_choose_types(self, types: Types) -> Result<Move, Illegal> {
        let chosen = types.0.iter().map(|&count| u16::from(count)).sum();
        if chosen == u16::from(START_TYPES) {
            Ok(Move::ChooseTypes { types })
        } else {
            Err(Illegal::ThreeTypes { chosen })
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn keep_character(&mut self, seat: Seat, character: Character) {
        self.house(seat).kept = Some(character);
        self.tell.tell(|| Told::Secret {
            seat,
            secret: Event::CharacterKept { seat, character },
            public: Some(Event::CharacterChosen { seat }),
        });
        let people = self.state.people as usize;
        if self.state.houses[..people].iter().any(|house| house.kept.is_none()) {
            return;
        }
        for house in &mut self.state.houses[..people] {
            house.character = house.kept.take();
            house.dealt = House::EMPTY.dealt;
        }
        let houses = &self.state.houses[..people];
        self.tell.reveal(|| Event::CharactersRevealed {
            characters: houses.iter().filter_map(|house| house.character).collect(),
        });
        self.begin_selection();
    }

    pub fn install_starting_gears(&mut self, seat: Seat, first: GearAt, second: GearAt) {
        for (axle, GearAt { gear, sector }) in [first, second].into_iter().enumerate() {
            self.state.offered_gears.remove(gear);
            self.house(seat).gears[axle] = Some(Installed { gear, sector });
            self.tell.all(|| Event::GearInstalled { seat, gear, axle: axle as u8, sector });
        }
        let rest = std::mem::replace(&mut self.state.offered_gears, Bits::NONE);
        self.state.gears.discard_all(rest);
        self.state.stage = Stage::Done;
    }

    pub fn start_levels(&mut self, seat: Seat, one: Specialty, two: Specialty) {
        self.house(seat).levels = Levels::NONE;
        for specialty in [one, two, two] {
            self.raise(seat, specialty);
        }
        self.state.stage = Stage::Done;
    }

    pub fn draft(&mut self, seat: Seat, order: Order, slot: u8) {
        let Order { printing, refinement } = order;
        self.state.display.printing.remove(printing);
        self.state.display.refinement.remove(refinement);
        self.house(seat).orders[usize::from(slot)] = Some(order);
        self.tell.all(|| Event::OrderDrafted { seat, printing, refinement });
        self.state.stage = Stage::Done;
    }

    pub fn choose_types(&mut self, seat: Seat, types: Types) {
        self.house(seat).types = types;
        self.tell.all(|| Event::TypesChosen { seat, types });
        self.state.stage = Stage::Done;
    }
}
