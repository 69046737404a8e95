//! Cards by what they say, so that no test depends on where a card stands in its list.

use gutenberg::catalogue::{
    CardId, CardSet, GearId, GearReward, PatronageCard, PatronageId, PrintingId, RefinementCard, RefinementId,
    SpecialtyCardId,
};
use gutenberg::components::{Ink, Inks, Kind, Specialty, Tally, Types};

/// `types("AAO")`
pub fn types(letters: &str) -> Types {
    tally(letters.split("").filter(|letter| !letter.is_empty()))
}

/// `inks("red red gold")`
pub fn inks(colours: &str) -> Inks {
    tally(colours.split_whitespace())
}

fn tally<'a, K: Kind>(names: impl Iterator<Item = &'a str>) -> Tally<K> {
    Tally::of(&names.map(named).collect::<Vec<_>>())
}

fn named<K: Kind>(name: &str) -> K {
    K::named(name).unwrap_or_else(|| panic!("there is no {name:?} among {:?}", K::NAMES))
}

/// Three spaces, `-` for one whose ink was taken: `"- blue gold"`.
pub fn ink_set(colours: &str) -> [Option<Ink>; 3] {
    let spaces: Vec<_> =
        colours.split_whitespace().map(|colour| (colour != "-").then(|| named::<Ink>(colour))).collect();
    spaces.try_into().unwrap_or_else(|_| panic!("{colours:?} does not name three spaces"))
}

fn first<I: CardId, C>(cards: &[C], wanted: impl Fn(&C) -> bool) -> I {
    I::new(cards.iter().position(wanted).expect("the standard set has such a card"))
}

/// The printing card that asks for just these types.
pub fn printing_with(letters: &str) -> PrintingId {
    first(&CardSet::standard().printing, |card| card.types == types(letters))
}

pub fn refinement_where(wanted: impl Fn(&RefinementCard) -> bool) -> RefinementId {
    first(&CardSet::standard().refinement, wanted)
}

pub fn patron_where(wanted: impl Fn(&PatronageCard) -> bool) -> PatronageId {
    first(&CardSet::standard().patronage, wanted)
}

pub fn specialty_card(one: Specialty, other: Specialty) -> SpecialtyCardId {
    first(&CardSet::standard().specialties, |card| card.symbols == [one, other] || card.symbols == [other, one])
}

/// A gear that has this reward, and the sector it is in; grey ones come first.
pub fn gear_with(reward: GearReward) -> (GearId, u8) {
    gears_with(reward)[0]
}

/// All gears that have this reward, each with its sector.
pub fn gears_with(reward: GearReward) -> Vec<(GearId, u8)> {
    let sector = |id: GearId| CardSet::standard()[id].sectors.iter().position(|&shown| shown == reward);
    let found: Vec<_> = all::<GearId>().filter_map(|id| Some((id, sector(id)? as u8))).collect();
    assert!(!found.is_empty(), "no gear has {reward:?}");
    found
}

/// Every card or gear of a kind.
pub fn all<I: CardId>() -> impl Iterator<Item = I> {
    (0..I::COUNT).map(I::new)
}

/// The standard set with some of its lines replaced: `altered_set(&[("p01", r#"{ id = "p01", … }"#)])`.
pub fn altered_set(lines: &[(&str, &str)]) -> CardSet {
    let standard = include_str!("../../cards/standard.toml");
    let replaced = |line: &str| {
        let id = lines.iter().find(|(id, _)| line.contains(&format!("id = \"{id}\"")));
        id.map_or_else(|| format!("{line}\n"), |(_, new)| format!("{new},\n"))
    };
    let text: String = standard.lines().map(replaced).collect();
    CardSet::parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}
