//! What a table is opened with.

use crate::components::{Character, Enumerated};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::RangeInclusive;
use table::{BadOptions, Seat};

/// How many people can play (G0.1).
pub(crate) const PEOPLE: RangeInclusive<u8> = 1..=4;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1–4.
    pub people: u8,
    /// Always on for one person.
    pub automa: bool,
    pub characters: Characters,
    /// The first player; drawn where it is left open. With an automa it is the automa (G8.2).
    pub first: Option<Seat>,
    pub edition: Edition,
    /// When gears are used and types bought (G2.6).
    #[serde(skip_serializing_if = "FreeActions::is_default")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub free_actions: FreeActions,
    /// By the edition of 2021, a used gear that was turned may be used again where one gear may be used twice (G3d.4):
    /// so games begun under rules version 1 are played on.
    #[serde(skip)]
    pub turned_gears_again: bool,
    /// Once the path of a card file. Old records have `null` here; nothing else can be read.
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

    /// As these options were meant under an older version of the rules.
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
        let bad = |rule, message| Err(BadOptions { rule: Some(rule), message });
        if !PEOPLE.contains(&self.people) {
            return bad("G0.1", format!("people must be 1 to 4, not {}", self.people));
        }
        if self.automa && self.people == 4 {
            return bad("G0.1", "with the automa there are at most 3 people: it takes the fourth seat".to_owned());
        }
        if let Some(first) = self.first {
            if self.completed().automa {
                return bad("G8.2", "the automa is always first: leave \"first\" out".to_owned());
            }
            if first.0 >= self.people {
                return bad("G1.5", format!("first must be a seat from 0 to {}, not {first}", self.people - 1));
            }
        }
        if let Characters::Fixed(names) = &self.characters {
            if names.len() != usize::from(self.people) {
                let message = format!("{} characters for {} people: name one for each", names.len(), self.people);
                return bad("G1.7", message);
            }
            if let Some(twice) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
                return bad("G1.7", format!("{} is named twice: there is one tile of each", twice.1.name()));
            }
        }
        Ok(())
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

/// By hand, so that a wrong name is named.
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
