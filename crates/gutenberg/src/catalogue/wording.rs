//! The words of a card file, read and written: `take_ink blue`, `typesetting 2, binding 2`, `orders > inks`.

use crate::catalogue::{Bonus, GearReward, RowRef, Shift, TrackReward};
use crate::components::{Enumerated, Inks, Levels, Specialty, Type, Types};
use serde::{Serialize, Serializer};
use std::fmt;

/// What is wrong with a text, as the end of a sentence about it.
pub(super) type Parsed<T> = Result<T, String>;

/// `a, b or c`
pub(super) fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [some @ .., last] => format!("{} or {last}", some.join(", ")),
    }
}

/// A text from the file, shortened for a message.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => format!("{:?}", format!("{}…", &text[..cut])),
        None => format!("{text:?}"),
    }
}

fn kind<K: Enumerated>(word: &str, noun: &str) -> Parsed<K> {
    K::named(word).ok_or_else(|| format!("{} is not a known {noun}: expected {}", quoted(word), either(K::NAMES)))
}

/// `AAIO`
pub(super) fn read_types(text: &str) -> Parsed<Vec<Type>> {
    text.chars().map(|letter| kind(letter.encode_utf8(&mut [0; 4]), "type")).collect()
}

/// `typesetting binding`, `red red gold`
pub(super) fn read_words<K: Enumerated>(text: &str, noun: &str) -> Parsed<Vec<K>> {
    text.split_whitespace().map(|word| kind(word, noun)).collect()
}

/// `typesetting 2, binding 3`
pub(super) fn read_levels(text: &str) -> Parsed<Levels> {
    let mut levels = Levels::NONE;
    for part in text.split(',') {
        let mut words = part.split_whitespace();
        let (Some(specialty), Some(level), None) = (words.next(), words.next(), words.next()) else {
            return Err(format!("{} is not a specialty and its level, like \"binding 2\"", quoted(part.trim())));
        };
        let specialty: Specialty = kind(specialty, "specialty")?;
        if levels[specialty] > 0 {
            return Err(format!("{} is named twice", specialty.name()));
        }
        levels[specialty] = level
            .parse()
            .ok()
            .filter(|level| (1..=6).contains(level))
            .ok_or_else(|| format!("{} is not a level: levels run from 1 to 6", quoted(level)))?;
    }
    Ok(levels)
}

pub(super) fn read_bonus(text: &str) -> Parsed<Bonus> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["inks", "1"] => Bonus::Inks(1),
        ["inks", "2"] => Bonus::Inks(2),
        ["guilders", "1"] => Bonus::Guilders(1),
        ["guilders", "2"] => Bonus::Guilders(2),
        ["fame", "2"] => Bonus::Fame(2),
        ["fame", "3"] => Bonus::Fame(3),
        ["level"] => Bonus::Level,
        ["order"] => Bonus::Order,
        _ => {
            return Err(format!(
                "{} is not a bonus: expected \"inks 1\" or 2, \"guilders 1\" or 2, \"fame 2\" or 3, \"level\" or \"order\"",
                quoted(text)
            ));
        }
    })
}

/// The names of the 13 gear rewards, in the order of G6.
pub(super) const GEAR_REWARDS: [&str; 13] = [
    "swap_ink",
    "swap_type",
    "lowest_specialty",
    "round_fame",
    "order",
    "sell_type",
    "ink_fame",
    "take_ink",
    "trade_ink",
    "type_fame",
    "buy_type",
    "specialty_fame",
    "level",
];

pub(super) fn read_gear_reward(text: &str) -> Parsed<GearReward> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let shown = words.next();
    let shown_kind = |noun: &str| shown.ok_or_else(|| format!("{name} must name the {noun} it shows"));
    let reward = match name {
        "swap_ink" => GearReward::SwapInk,
        "swap_type" => GearReward::SwapType,
        "lowest_specialty" => GearReward::LowestSpecialty,
        "round_fame" => GearReward::RoundFame,
        "order" => GearReward::Order,
        "sell_type" => GearReward::SellType,
        "ink_fame" => GearReward::InkFame(kind(shown_kind("ink")?, "ink")?),
        "take_ink" => GearReward::TakeInk(kind(shown_kind("ink")?, "ink")?),
        "trade_ink" => GearReward::TradeInk(kind(shown_kind("ink")?, "ink")?),
        "type_fame" => GearReward::TypeFame(kind(shown_kind("type")?, "type")?),
        "buy_type" => GearReward::BuyType(kind(shown_kind("type")?, "type")?),
        "specialty_fame" => GearReward::SpecialtyFame(kind(shown_kind("specialty")?, "specialty")?),
        "level" => GearReward::Level(kind(shown_kind("specialty")?, "specialty")?),
        _ => return Err(format!("{} is not a gear reward: expected {}", quoted(name), either(&GEAR_REWARDS))),
    };
    let written = reward.to_string();
    if text.split_whitespace().count() == written.split(' ').count() {
        Ok(reward)
    } else {
        Err(format!("{} says more than {written:?}", quoted(text)))
    }
}

fn read_row(word: &str) -> Parsed<RowRef> {
    match word {
        "min" => Ok(RowRef::Min),
        "max" => Ok(RowRef::Max),
        _ => kind(word, "row").map(RowRef::Row).map_err(|fault| format!("{fault}, or min or max")),
    }
}

pub(super) fn read_shift(text: &str) -> Parsed<Shift> {
    let Some((from, to)) = text.split_once('>') else {
        return Err(format!("{} is not a move: expected one like \"orders > inks\"", quoted(text)));
    };
    let (from, to) = (read_row(from.trim())?, read_row(to.trim())?);
    if from == to { Err("a move goes from one row to another".to_owned()) } else { Ok(Shift { from, to }) }
}

pub(super) fn read_track_reward(text: &str) -> Parsed<TrackReward> {
    match text {
        "ink" => Ok(TrackReward::Ink),
        "order" => Ok(TrackReward::Order),
        "type" => Ok(TrackReward::Type),
        _ => Err(format!("{} is not a track reward: expected ink, order or type", quoted(text))),
    }
}

/// `AAIO`
pub fn types_text(types: Types) -> String {
    types.iter().map(|(letter, count)| letter.name().repeat(count.into())).collect()
}

pub(super) fn inks_text(inks: Inks) -> String {
    inks.iter().flat_map(|(ink, count)| (0..count).map(move |_| ink.name())).collect::<Vec<_>>().join(" ")
}

pub(super) fn levels_text(levels: Levels) -> String {
    levels.iter().map(|(specialty, level)| format!("{} {level}", specialty.name())).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for GearReward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(GEAR_REWARDS[self.number()])?;
        match *self {
            GearReward::InkFame(ink) | GearReward::TakeInk(ink) | GearReward::TradeInk(ink) => {
                write!(f, " {}", ink.name())
            }
            GearReward::TypeFame(letter) | GearReward::BuyType(letter) => write!(f, " {}", letter.name()),
            GearReward::SpecialtyFame(specialty) | GearReward::Level(specialty) => write!(f, " {}", specialty.name()),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bonus::Inks(count) => write!(f, "inks {count}"),
            Bonus::Guilders(count) => write!(f, "guilders {count}"),
            Bonus::Fame(count) => write!(f, "fame {count}"),
            Bonus::Level => f.write_str("level"),
            Bonus::Order => f.write_str("order"),
        }
    }
}

impl fmt::Display for RowRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RowRef::Row(row) => row.name(),
            RowRef::Min => "min",
            RowRef::Max => "max",
        })
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} > {}", self.from, self.to)
    }
}

impl fmt::Display for TrackReward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TrackReward::Ink => "ink",
            TrackReward::Order => "order",
            TrackReward::Type => "type",
        })
    }
}

macro_rules! serialize_as_words {
    ($($name:ty),+) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+ };
}

serialize_as_words!(GearReward, Bonus, Shift, TrackReward);
