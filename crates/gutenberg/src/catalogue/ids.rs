//! Stable names of cards and gears: a letter and a two-digit number, `p07`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

/// A card's place in its deck's list, from 0; written with its letter and counted from 1.
pub trait Numbered: Copy + Eq + fmt::Display {
    const LETTER: char;
    /// How many there are.
    const COUNT: usize;
    /// A number with a bit for each.
    type Set: Word;

    fn new(index: usize) -> Self;
    fn index(self) -> usize;
    /// Its number as it is written, counted from 1; 0 for none. Looks up a table that has an entry for none.
    fn number(id: Option<Self>) -> usize;

    fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(Self::LETTER)?;
        let number: usize = digits.parse().ok()?;
        (digits.len() == 2 && (1..=Self::COUNT).contains(&number)).then(|| Self::new(number - 1))
    }
}

/// A number whose bits are a set of cards.
pub trait Word: Copy + Eq + Into<u64> {
    const NONE: Self;

    /// The lowest bits of this number.
    fn lowest(bits: u64) -> Self;
}

macro_rules! words {
    ($($word:ty),+) => { $(
        impl Word for $word {
            const NONE: $word = 0;

            #[inline]
            fn lowest(bits: u64) -> $word {
                bits as $word
            }
        }
    )+ };
}

words!(u16, u32, u64);

macro_rules! card_ids {
    ($($(#[$doc:meta])* $name:ident, $letter:literal, $count:literal, $set:ty;)+) => { $(
        $(#[$doc])*
        // Counted from 1, so that `Option` of an id takes no additional space.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(NonZeroU8);

        impl $name {
            pub const FIRST: $name = $name(NonZeroU8::MIN);
        }

        impl Numbered for $name {
            const LETTER: char = $letter;
            const COUNT: usize = $count;
            type Set = $set;

            #[inline]
            fn new(index: usize) -> Self {
                $name(NonZeroU8::MIN.saturating_add(index as u8))
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0.get()) - 1
            }

            #[inline]
            fn number(id: Option<Self>) -> usize {
                id.map_or(0, |id| id.0.get().into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{:02}", $letter, self.0)
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
    PrintingId, 'p', 50, u64;
    RefinementId, 'r', 50, u64;
    SpecialtyCardId, 's', 10, u16;
    GearId, 'g', 32, u32;
    PatronageId, 'm', 16, u16;
    /// A planning card of the automa.
    PlanningId, 'a', 10, u16;
}
