//! 7 The ten characters (G7): the questions that the rules ask about them. No other module names a character.

use crate::catalogue::Catalogue;
use crate::components::{Character, Ink, Inks};
use crate::state::House;

/// G7.1: may move a marker once all plans are revealed.
#[inline]
pub fn shifts_marker(house: &House) -> bool {
    house.character == Some(Character::Gutenberg)
}

/// G7.2: draws four gears on selection and installs two.
#[inline]
pub fn starts_with_gears(house: &House) -> bool {
    house.character == Some(Character::Guillard)
}

/// G7.3: how many required types a batch of this many orders may be short of.
#[inline]
pub fn types_ignored(house: &House, orders: u32) -> u8 {
    u8::from(house.character == Some(Character::Manutius) && orders >= 2)
}

/// G7.4: starts with one specialty at I and another at II.
#[inline]
pub fn starts_with_levels(house: &House) -> bool {
    house.character == Some(Character::Ungler)
}

/// G7.5: how often the same gear may be used in a round; more than once for one gear only.
#[inline]
pub fn uses_of_one_gear(house: &House) -> u8 {
    if house.character == Some(Character::Schoffer) { 2 } else { 1 }
}

/// G7.6: earns fame for a tidy workshop at a round's end.
#[inline]
pub fn tidies_workshop(house: &House) -> bool {
    house.character == Some(Character::Tory)
}

/// G7.6: fame at a round's end if every ink could be assigned to a remaining order.
pub fn tidy_workshop_fame(house: &House, cards: &Catalogue) -> u16 {
    if !tidies_workshop(house) {
        return 0;
    }
    let asked = house.orders.iter().flatten().fold(Inks::NONE, |sum, order| sum.plus(cards[order.refinement].inks));
    if asked.covers(house.inks) { 3 } else { 0 }
}

/// G7.7: may swap two levels, once a round.
#[inline]
pub fn swaps_levels(house: &House) -> bool {
    house.character == Some(Character::Plantin)
}

/// G7.8: names a colour before planning.
#[inline]
pub fn names_colour(house: &House) -> bool {
    house.character == Some(Character::Caxton)
}

/// G7.8: the colour whose inks count as any colour this round.
#[inline]
pub fn wild_ink(house: &House) -> Option<Ink> {
    house.wild
}

/// G4.4, G7.9: whether a refinement done like this earns its bonus.
#[inline]
pub fn earns_bonus(house: &House, colour: bool, decoration: bool) -> bool {
    colour && decoration || house.character == Some(Character::Fiol) && (colour || decoration)
}

/// G5.4, G7.10: fame for each full three guilders at the end.
#[inline]
pub fn fame_per_three_guilders(house: &House) -> u16 {
    if house.character == Some(Character::Vietor) { 2 } else { 1 }
}
