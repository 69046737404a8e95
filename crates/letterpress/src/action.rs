//! What a seat can do.

use crate::components::CardName;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::sort_short;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep this card and pass the others on (L1.2); in solo, keep this card of the pile (L4.2).
    Draft { card: CardName },
    /// Write a word (L1.3). Without `cards`, the best-scoring ones are taken; if they spell only its beginning, the
    /// best of the other cards spell the rest (L1.8).
    Write {
        word: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Vec<CardUse>>,
    },
    /// Write no word (L1.7). In the easy solo game this also ends the fifth round (L4.9).
    Pass,
    /// Take letters from the pool, and a challenge if its condition is met (L2.3, L2.4).
    Claim {
        cards: Letters,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        challenge: Option<CardName>,
    },
    /// Lay the new row this many columns to the right of the last one (L4.5).
    Lay { offset: i8 },
    /// Choose this card of the library (L4.4).
    Choose { card: CardName },
}

/// A card of a word and the letters it stands for there: `T`, `TT`, `QU`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardUse {
    pub card: CardName,
    #[serde(rename = "as")]
    pub letters: String,
}

/// Up to two letter cards, in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<CardName>"))]
#[serde(try_from = "Vec<CardName>", into = "Vec<CardName>")]
pub struct Letters {
    names: [CardName; Letters::MOST],
    count: u8,
}

impl Letters {
    /// Nobody claims more in one turn (L2.3).
    pub const MOST: usize = 2;

    /// `None` if there are more than two.
    pub fn new(names: &[CardName]) -> Option<Letters> {
        let mut sorted: ArrayVec<CardName, { Letters::MOST }> = names.try_into().ok()?;
        sort_short(&mut sorted, |&name| name);
        let mut letters = Letters { names: Default::default(), count: sorted.len() as u8 };
        letters.names[..sorted.len()].copy_from_slice(&sorted);
        Some(letters)
    }

    pub fn names(&self) -> &[CardName] {
        &self.names[..self.count as usize]
    }
}

impl TryFrom<Vec<CardName>> for Letters {
    type Error = String;

    fn try_from(names: Vec<CardName>) -> Result<Letters, String> {
        Letters::new(&names).ok_or_else(|| format!("{} cards; nobody claims more than {}", names.len(), Letters::MOST))
    }
}

impl From<Letters> for Vec<CardName> {
    fn from(letters: Letters) -> Vec<CardName> {
        letters.names().to_vec()
    }
}
