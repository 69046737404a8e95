//! What must hold for a set as a whole: the fixed numbers of docs/card-set.md.

use super::fault::Faults;
use super::fields::Fields;
use super::wording::GEAR_REWARDS;
use crate::catalogue::{Gear, GearId, Numbered, PatronageCard, PatronageId, PlanningId, SpecialtyCardId};
use crate::components::{Enumerated, Row, Specialty};

const GREY_GEARS: usize = 20;
const PATRONS_OF_A_KIND: usize = 4;
const CENTRES_OF_A_ROW: usize = 2;
const PLANS_WITH_PATRONAGE: usize = 4;
const AUTOMA_MARKERS: u8 = 7;
const MOST_PATRONAGE_SPACES: u8 = 8;

/// Every unordered pair of specialties is on one card (G3c.1); the symbols come sorted.
pub(super) fn pairs(pairs: &[(usize, [Specialty; 2])], whole: &Fields, faults: &mut Faults) {
    let mut missing = Vec::new();
    for (index, &first) in Specialty::ALL.iter().enumerate() {
        for &second in &Specialty::ALL[index..] {
            let named = format!("{} {}", first.name(), second.name());
            let mut holders = pairs.iter().filter(|(_, symbols)| *symbols == [first, second]);
            if holders.next().is_none() {
                missing.push(named);
                continue;
            }
            for (at, _) in holders {
                faults.add(*at, format!("{named} is on another card too: each pair of specialties belongs on one"));
            }
        }
    }
    if !missing.is_empty() && pairs.len() >= SpecialtyCardId::COUNT {
        faults.add(whole.place_of("specialties"), format!("specialties lacks the pairs {}", missing.join(", ")));
    }
}

/// G1.3
pub(super) fn lines(grey: &[bool], whole: &Fields, faults: &mut Faults) {
    let count = grey.iter().filter(|&&grey| grey).count();
    if grey.len() == GearId::COUNT && count != GREY_GEARS {
        let white = GearId::COUNT - GREY_GEARS;
        let message = format!("gears must have {GREY_GEARS} grey and {white} white ones, not {count} grey");
        faults.add(whole.place_of("gears"), message);
    }
}

/// G6
pub(super) fn gear_rewards(gears: &[Gear], whole: &Fields, faults: &mut Faults) {
    let mut present = [false; GEAR_REWARDS.len()];
    for reward in gears.iter().flat_map(|gear| gear.sectors) {
        present[reward.number()] = true;
    }
    let missing: Vec<&str> =
        GEAR_REWARDS.iter().zip(present).filter(|&(_, present)| !present).map(|(&name, _)| name).collect();
    if gears.len() >= GearId::COUNT && !missing.is_empty() {
        let message = format!("gears lacks {}: each of the 13 rewards is on some gear", missing.join(", "));
        faults.add(whole.place_of("gears"), message);
    }
}

const PATRON_KINDS: [&str; 4] =
    ["two specialties", "inks and types", "one specialty and inks", "one specialty and types"];

/// G3e.3
fn patron_kind(card: &PatronageCard) -> Option<usize> {
    match (card.levels.iter().count(), card.inks.is_empty(), card.types.is_empty()) {
        (2, true, true) => Some(0),
        (0, false, false) => Some(1),
        (1, false, true) => Some(2),
        (1, true, false) => Some(3),
        _ => None,
    }
}

pub(super) fn is_patron(card: &PatronageCard, fields: &Fields, faults: &mut Faults) -> bool {
    let sound = patron_kind(card).is_some();
    if !sound {
        let [two, inks, coloured, typed] = PATRON_KINDS;
        let message = format!("{}must ask for {two}, or {inks}, or {coloured}, or {typed}", fields.prefix);
        faults.add(fields.at, message);
    }
    sound
}

pub(super) fn patrons(cards: &[PatronageCard], whole: &Fields, faults: &mut Faults) {
    if cards.len() != PatronageId::COUNT {
        return;
    }
    for (kind, name) in PATRON_KINDS.iter().enumerate() {
        let count = cards.iter().filter(|card| patron_kind(card) == Some(kind)).count();
        if count != PATRONS_OF_A_KIND {
            let message = format!("patronage must have {PATRONS_OF_A_KIND} cards that ask for {name}, not {count}");
            faults.add(whole.place_of("patronage"), message);
        }
    }
}

/// G8.5
pub(super) fn centres(centres: &[Row], whole: &Fields, faults: &mut Faults) {
    if centres.len() != PlanningId::COUNT {
        return;
    }
    for row in Row::ALL {
        let count = centres.iter().filter(|&centre| centre == row).count();
        if count != CENTRES_OF_A_ROW {
            let message = format!(
                "planning: {} must be the centre of {CENTRES_OF_A_ROW} cards, like every row, not {count}",
                row.name()
            );
            faults.add(whole.place_of("planning"), message);
        }
    }
}

/// G8.8
pub(super) fn patronage_shown(shown: &[bool], whole: &Fields, faults: &mut Faults) {
    let count = shown.iter().filter(|&&shown| shown).count();
    if shown.len() == PlanningId::COUNT && count != PLANS_WITH_PATRONAGE {
        let message = format!("planning must have {PLANS_WITH_PATRONAGE} cards with patronage = true, not {count}");
        faults.add(whole.place_of("planning"), message);
    }
}

/// G8.2
pub(super) fn automa_start(markers: [u8; 5], whole: &Fields, faults: &mut Faults) {
    let sum: u8 = markers.iter().sum();
    if sum != AUTOMA_MARKERS {
        let message = format!("automa_start must place {AUTOMA_MARKERS} markers in all, not {sum}");
        faults.add(whole.place_of("automa_start"), message);
    }
}

/// G8.6
pub(super) fn execution(named: [u8; 4], whole: &Fields, faults: &mut Faults) {
    if !(1..=4).all(|space| named.contains(&space)) {
        faults.add(whole.place_of("execution"), "execution must name each of the spaces 1, 2, 3, 4 once");
    }
}

/// G1.4
pub(super) fn patronage_spaces(columns: [u8; 4], at: usize, faults: &mut Faults) {
    let sum: u8 = columns.iter().sum();
    if !(1..=MOST_PATRONAGE_SPACES).contains(&sum) {
        faults.add(at, format!("board patronage must have 1 to {MOST_PATRONAGE_SPACES} spaces in all, not {sum}"));
    }
}
