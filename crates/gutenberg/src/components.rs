//! The things of the game (G0.2): types, inks, specialties, the five rows of the board, and counts of them.

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A small enum whose values can be counted, listed and named.
pub trait Enumerated: Copy + Eq + fmt::Debug + Serialize + for<'de> Deserialize<'de> + 'static {
    const ALL: &'static [Self];
    const NAMES: &'static [&'static str];

    fn index(self) -> usize;

    fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|&known| known == name).map(|at| Self::ALL[at])
    }
}

macro_rules! enumerated {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $text)] $variant),+ }

        impl Enumerated for $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];
            const NAMES: &'static [&'static str] = &[$($text),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

enumerated! {
    /// A wooden letter block.
    Type { A = "A", I = "I", O = "O", U = "U" }
}

enumerated! {
    Ink { Blue = "blue", Silver = "silver", Gold = "gold", Red = "red" }
}

enumerated! {
    Specialty {
        Typesetting = "typesetting",
        Woodcutting = "woodcutting",
        Binding = "binding",
        Illuminating = "illuminating",
    }
}

enumerated! {
    /// One of the five actions of a round: a row of the main board and of every initiative board.
    Row {
        Orders = "orders",
        Inks = "inks",
        Specialties = "specialties",
        Gears = "gears",
        Patronage = "patronage",
    }
}

enumerated! {
    /// The ten characters (G7).
    Character {
        Gutenberg = "gutenberg",
        Guillard = "guillard",
        Manutius = "manutius",
        Ungler = "ungler",
        Schoffer = "schoffer",
        Tory = "tory",
        Plantin = "plantin",
        Caxton = "caxton",
        Fiol = "fiol",
        Vietor = "vietor",
    }
}

/// How many there are of each of four kinds; in JSON a map without the zeros: `{"blue": 2}`.
pub struct Tally<K>(pub [u8; 4], PhantomData<K>);

pub type Types = Tally<Type>;
pub type Inks = Tally<Ink>;
pub type Levels = Tally<Specialty>;

impl<K: Enumerated> Tally<K> {
    pub const NONE: Tally<K> = Tally::new([0; 4]);

    pub const fn new(counts: [u8; 4]) -> Tally<K> {
        Tally(counts, PhantomData)
    }

    pub fn of(kinds: &[K]) -> Tally<K> {
        let mut tally = Tally::NONE;
        for &kind in kinds {
            tally[kind] += 1;
        }
        tally
    }

    /// What lies on these spaces.
    #[inline]
    pub fn on(spaces: &[Option<K>]) -> Tally<K> {
        let counts = spaces.iter().fold(0u32, |counts, space| counts + space.map_or(0, |kind| 1 << (8 * kind.index())));
        Tally::new(counts.to_le_bytes())
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// Whether every count is at least the other's.
    #[inline]
    pub fn covers(self, other: Tally<K>) -> bool {
        // All four bytes at once, because this is needed several times per decision. The highest bit of each byte is
        // the result: where both operands have it or neither does, the subtraction leaves it set unless the byte
        // borrows.
        const HIGH: u32 = 0x8080_8080;
        let (have, want) = (u32::from_ne_bytes(self.0), u32::from_ne_bytes(other.0));
        let rest = (have | HIGH) - (want & !HIGH);
        let enough = (have & !want) | (rest & !(have ^ want));
        enough & HIGH == HIGH
    }

    /// How many would be missing for `other`, over all kinds.
    #[inline]
    pub fn missing_for(self, other: Tally<K>) -> u8 {
        (0..4).fold(0, |missing, i| missing + other.0[i].saturating_sub(self.0[i]))
    }

    /// What would be missing for `wanted`, kind by kind.
    #[inline]
    #[must_use]
    pub fn lacking(self, wanted: Tally<K>) -> Tally<K> {
        Tally::new(std::array::from_fn(|i| wanted.0[i].saturating_sub(self.0[i])))
    }

    #[inline]
    #[must_use]
    pub fn plus(self, other: Tally<K>) -> Tally<K> {
        Tally::new(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// 1 where the two counts differ, else 0.
    #[inline]
    #[must_use]
    pub fn differing_from(self, other: Tally<K>) -> Tally<K> {
        Tally::new((u32::from_ne_bytes(self.0) ^ u32::from_ne_bytes(other.0)).to_ne_bytes())
    }

    /// What is left; `self` must cover `other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Tally<K>) -> Tally<K> {
        debug_assert!(self.covers(other));
        Tally::new(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    /// The kind of the n-th thing, from 0, when all are sorted by kind; there must be at least n + 1. Branchless,
    /// because draws from the bag use it.
    #[inline]
    pub fn nth(self, n: u8) -> K {
        let [first, second, third, _] = self.0;
        let ends = [first, first + second, first + second + third];
        K::ALL[ends.into_iter().fold(0, |kind, end| kind + usize::from(n >= end))]
    }

    /// The kinds with a count above 0, and their counts.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.iter().map(move |&kind| (kind, self[kind])).filter(|&(_, count)| count > 0)
    }
}

#[cfg(feature = "typescript")]
impl<K: Enumerated + ts_rs::TS> ts_rs::TS for Tally<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Partial<Record<{}, number>>", <K as ts_rs::TS>::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Self as ts_rs::TS>::name(config)
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<K>();
    }
}

impl<K> Clone for Tally<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Tally<K> {}

impl<K> PartialEq for Tally<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Tally<K> {}

impl<K: Enumerated> Default for Tally<K> {
    fn default() -> Self {
        Tally::NONE
    }
}

impl<K: Enumerated> Index<K> for Tally<K> {
    type Output = u8;

    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind.index()]
    }
}

impl<K: Enumerated> IndexMut<K> for Tally<K> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl<K: Enumerated> fmt::Debug for Tally<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(kind, count)| (kind.name(), count))).finish()
    }
}

impl<K: Enumerated> Serialize for Tally<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (kind, count) in self.iter() {
            map.serialize_entry(kind.name(), &count)?;
        }
        map.end()
    }
}

impl<'de, K: Enumerated> Deserialize<'de> for Tally<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts<K>(PhantomData<K>);

        impl<'de, K: Enumerated> Visitor<'de> for Counts<K> {
            type Value = Tally<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a map from {} to counts", K::NAMES.join(", "))
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Tally<K>, M::Error> {
                let mut tally = Tally::NONE;
                while let Some((kind, count)) = map.next_entry::<K, u8>()? {
                    tally[kind] = count;
                }
                Ok(tally)
            }
        }

        deserializer.deserialize_map(Counts(PhantomData))
    }
}
