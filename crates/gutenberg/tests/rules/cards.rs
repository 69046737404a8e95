//! Finds cards by their content, so that no test depends on a card's place in its list.

use gutenberg::catalogue::{
    Catalogue, GearId, GearReward, Numbered, PatronageCard, PatronageId, PrintingCard, PrintingId, RefinementCard,
    RefinementId, SpecialtyCardId,
};
use gutenberg::components::{Enumerated, Ink, Inks, Specialty, Tally, Types};

/// `types("AAO")`
pub fn types(letters: &str) -> Types {
    tally(letters.split("").filter(|letter| !letter.is_empty()))
}

/// `inks("red red gold")`
pub fn inks(colours: &str) -> Inks {
    tally(colours.split_whitespace())
}

fn tally<'a, K: Enumerated>(names: impl Iterator<Item = &'a str>) -> Tally<K> {
    Tally::of(&names.map(named).collect::<Vec<_>>())
}

fn named<K: Enumerated>(name: &str) -> K {
    K::named(name).unwrap_or_else(|| panic!("there is no {name:?} among {:?}", K::NAMES))
}

/// Three spaces, `-` for one whose ink was taken: `"- blue gold"`.
pub fn ink_set(colours: &str) -> [Option<Ink>; 3] {
    let spaces: Vec<_> =
        colours.split_whitespace().map(|colour| (colour != "-").then(|| named::<Ink>(colour))).collect();
    spaces.try_into().unwrap_or_else(|_| panic!("{colours:?} does not name three spaces"))
}

fn first<I: Numbered, C>(cards: &[C], wanted: impl Fn(&C) -> bool) -> I {
    I::new(cards.iter().position(wanted).expect("the standard set has such a card"))
}

/// The printing card that asks for exactly these types.
pub fn printing_with(letters: &str) -> PrintingId {
    first(&Catalogue::standard().printing, |card| card.types == types(letters))
}

pub fn printing_where(wanted: impl Fn(&PrintingCard) -> bool) -> PrintingId {
    first(&Catalogue::standard().printing, wanted)
}

pub fn refinement_where(wanted: impl Fn(&RefinementCard) -> bool) -> RefinementId {
    first(&Catalogue::standard().refinement, wanted)
}

pub fn patron_where(wanted: impl Fn(&PatronageCard) -> bool) -> PatronageId {
    first(&Catalogue::standard().patronage, wanted)
}

pub fn specialty_card(one: Specialty, other: Specialty) -> SpecialtyCardId {
    first(&Catalogue::standard().specialties, |card| card.symbols == [one, other] || card.symbols == [other, one])
}

/// A gear that has this reward, and the sector it is in; grey ones come first.
pub fn gear_with(reward: GearReward) -> (GearId, u8) {
    gears_with(reward)[0]
}

/// All gears that have this reward, each with its sector.
pub fn gears_with(reward: GearReward) -> Vec<(GearId, u8)> {
    let sector = |id: GearId| Catalogue::standard()[id].sectors.iter().position(|&shown| shown == reward);
    let found: Vec<_> = all::<GearId>().filter_map(|id| Some((id, sector(id)? as u8))).collect();
    assert!(!found.is_empty(), "no gear has {reward:?}");
    found
}

/// Every card or gear of a kind.
pub fn all<I: Numbered>() -> impl Iterator<Item = I> {
    (0..I::COUNT).map(I::new)
}

/// The standard set with some of its lines replaced, each named by a text that it contains, such as a card's id:
/// `altered_set(&[("p01", r#"{ id = "p01", types = "IOOU", pays = 5 },"#)])`.
pub fn altered_set(lines: &[(&str, &str)]) -> Catalogue {
    let mut text = include_str!("../../cards/standard.toml").to_owned();
    for (named, new) in lines {
        let line = text.lines().find(|line| line.contains(named) && !line.starts_with('#'));
        let line = line.unwrap_or_else(|| panic!("no line has {named:?}")).to_owned();
        text = text.replacen(&line, new, 1);
    }
    Catalogue::parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}
