//! The options of a table.

use crate::components::{Character, Enumerated};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::RangeInclusive;
use table::{Refusal, Seat};

/// How many people can play (G0.1).
pub(crate) const PEOPLE: RangeInclusive<u8> = 1..=4;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1–4.
    pub people: u8,
    /// Always true for one person.
    pub automa: bool,
    pub characters: Characters,
    /// The first player; drawn if left out. With an automa it is the automa (G8.2).
    pub first: Option<Seat>,
    pub edition: Edition,
    /// When gears are used and types bought (G2.6).
    #[serde(skip_serializing_if = "FreeActions::is_default")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub free_actions: FreeActions,
    /// By the edition of 2021, a gear that was used and then turned may be used again, if one gear may be used twice
    /// (G3d.4): games begun under rules version 1 continue like this.
    #[serde(skip)]
    pub turned_gears_again: bool,
    /// Was once the path of a card file. Old records have `null` here; no other value is accepted.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub cards: (),
}

/// In JSON a yes or no, or a list of names.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "boolean | Array<Character>"))]
pub enum Characters {
    #[default]
    None,
    /// Two of ten to each, who keeps one (G1.7).
    Dealt,
    /// By seat.
    Fixed(Vec<Character>),
}

/// The 2021 text lets a used gear be repositioned, the 2022 texts do not (G3d.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Edition {
    #[serde(rename = "2021")]
    First,
    #[default]
    #[serde(rename = "2022")]
    Second,
}

/// Three rulebooks say "at any time", the German one "in your turn" (G2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FreeActions {
    /// Also while planning.
    #[default]
    AnyTime,
    OwnTurn,
}

impl FreeActions {
    pub(crate) fn is_default(&self) -> bool {
        *self == FreeActions::AnyTime
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            people: 2,
            automa: false,
            characters: Characters::None,
            first: None,
            edition: Edition::Second,
            free_actions: FreeActions::AnyTime,
            turned_gears_again: false,
            cards: (),
        }
    }
}

impl Options {
    pub(crate) fn is_2021(&self) -> bool {
        self.edition == Edition::First
    }

    /// The meaning of these options under an older version of the rules.
    pub(crate) fn of_version(&self, version: u32) -> Options {
        let mut options = self.clone();
        if version < 2 {
            options.free_actions = FreeActions::OwnTurn;
            options.turned_gears_again = true;
        }
        options
    }

    /// One person always plays with the automa.
    pub(crate) fn completed(&self) -> Options {
        Options { automa: self.automa || self.people == 1, ..self.clone() }
    }

    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        let people = self.people;
        if !PEOPLE.contains(&people) {
            return Err(BadOptions::People { people, min: *PEOPLE.start(), max: *PEOPLE.end() });
        }
        if self.automa && people == *PEOPLE.end() {
            return Err(BadOptions::NoSeatForAutoma { max: *PEOPLE.end() - 1 });
        }
        if let Some(first) = self.first {
            if self.completed().automa {
                return Err(BadOptions::FirstWithAutoma);
            }
            if first.0 >= people {
                return Err(BadOptions::FirstSeat { number: first.0, last: people - 1 });
            }
        }
        if let Characters::Fixed(names) = &self.characters {
            if names.len() != usize::from(people) {
                return Err(BadOptions::CharacterCount { named: names.len(), people });
            }
            if let Some((_, &character)) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
                return Err(BadOptions::CharacterTwice { character });
            }
        }
        Ok(())
    }
}

/// Why options are rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum BadOptions {
    #[error("people must be {min} to {max}, not {people}")]
    People { people: u8, min: u8, max: u8 },
    #[error("with the automa there are at most {max} people: it takes a seat")]
    NoSeatForAutoma { max: u8 },
    #[error("the automa is always first: leave \"first\" out")]
    FirstWithAutoma,
    #[error("first must be a seat from 0 to {last}, not {number}")]
    FirstSeat { number: u8, last: u8 },
    #[error("{named} characters for {people} people: name one for each")]
    CharacterCount { named: usize, people: u8 },
    #[error("{} is named twice: there is one tile of each", character.name())]
    CharacterTwice { character: Character },
}

impl Refusal for BadOptions {
    fn rule(&self) -> &'static str {
        match self {
            BadOptions::People { .. } | BadOptions::NoSeatForAutoma { .. } => "G0.1",
            BadOptions::FirstWithAutoma => "G8.2",
            BadOptions::FirstSeat { .. } => "G1.5",
            BadOptions::CharacterCount { .. } | BadOptions::CharacterTwice { .. } => "G1.7",
        }
    }
}

impl Serialize for Characters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Characters::None => serializer.serialize_bool(false),
            Characters::Dealt => serializer.serialize_bool(true),
            Characters::Fixed(names) => names.serialize(serializer),
        }
    }
}

/// Written by hand, so that the error names the wrong name.
impl<'de> Deserialize<'de> for Characters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Characters, D::Error> {
        struct Written;

        impl<'de> Visitor<'de> for Written {
            type Value = Characters;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "true, false or a list of characters by seat")
            }

            fn visit_bool<E>(self, dealt: bool) -> Result<Characters, E> {
                Ok(if dealt { Characters::Dealt } else { Characters::None })
            }

            fn visit_seq<S: SeqAccess<'de>>(self, names: S) -> Result<Characters, S::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(names)).map(Characters::Fixed)
            }
        }

        deserializer.deserialize_any(Written)
    }
}
