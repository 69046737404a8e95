//! Stable names of cards and gears: a letter and a two-digit number, `p07`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A card's place in its deck's list, from 0; written with its letter and counted from 1.
pub trait Numbered: Copy + Eq + fmt::Display {
    const LETTER: char;
    /// How many there are.
    const COUNT: usize;

    fn new(index: usize) -> Self;
    fn index(self) -> usize;

    fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(Self::LETTER)?;
        let number: usize = digits.parse().ok()?;
        (digits.len() == 2 && (1..=Self::COUNT).contains(&number)).then(|| Self::new(number - 1))
    }
}

macro_rules! card_ids {
    ($($(#[$doc:meta])* $name:ident, $letter:literal, $count:literal;)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub u8);

        impl Numbered for $name {
            const LETTER: char = $letter;
            const COUNT: usize = $count;

            #[inline]
            fn new(index: usize) -> Self {
                $name(index as u8)
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{:02}", $letter, self.0 + 1)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                Self::parse(&text).ok_or_else(|| {
                    let last = Self::new(Self::COUNT - 1);
                    D::Error::custom(format!("there is no {text:?}: ids run from {} to {last}", Self::new(0)))
                })
            }
        }
    )+ };
}

card_ids! {
    PrintingId, 'p', 50;
    RefinementId, 'r', 50;
    SpecialtyCardId, 's', 10;
    GearId, 'g', 32;
    PatronageId, 'm', 16;
    /// A planning card of the automa.
    PlanningId, 'a', 10;
}
