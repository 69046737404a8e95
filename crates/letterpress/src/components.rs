//! Components (L0.1): cards, their names, and sets of cards.

use arrayvec::{ArrayString, ArrayVec};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};
use table::Dice;

/// The most cards in a deck, so that any set of cards fits one number.
pub const MAX_CARDS: usize = 128;

/// A card's place in its deck list: letters first, then vowels, then challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card's name, for people and programs: `n3` is the third N of the letter deck, `vowel-a1` the first A of the vowel
/// deck; the deck file names challenges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardName(ArrayString<{ CardName::LONGEST }>);

impl CardName {
    /// In bytes.
    pub const LONGEST: usize = 20;

    /// `None` if the text is too long for a card's name.
    pub fn new(text: &str) -> Option<CardName> {
        ArrayString::from(text).ok().map(CardName)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardName, D::Error> {
        struct Name;

        impl de::Visitor<'_> for Name {
            type Value = CardName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the name of a card, {} bytes at most", CardName::LONGEST)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<CardName, E> {
                CardName::new(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_str(Name)
    }
}

/// Which deck a card belongs to and goes back under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    Letter,
    Vowel,
    Challenge,
}

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardBits(u128);

impl CardBits {
    pub const NONE: CardBits = CardBits(0);

    pub const fn one(card: CardId) -> CardBits {
        CardBits(1 << card.0)
    }

    /// The cards with ids in `from..to`.
    pub fn range(from: usize, to: usize) -> CardBits {
        (from..to).map(|id| CardId(id as u8)).collect()
    }

    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[must_use]
    pub const fn with(self, card: CardId) -> CardBits {
        CardBits(self.0 | 1 << card.0)
    }

    #[must_use]
    pub const fn without(self, card: CardId) -> CardBits {
        CardBits(self.0 & !(1 << card.0))
    }

    #[must_use]
    pub const fn minus(self, others: CardBits) -> CardBits {
        CardBits(self.0 & !others.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn first(self) -> Option<CardId> {
        (!self.is_empty()).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    /// The n-th card, counted from 0 in ascending order.
    pub fn nth(self, n: usize) -> Option<CardId> {
        self.iter().nth(n)
    }

    /// Draws one uniformly; the set keeps it.
    pub fn draw(self, dice: &mut Dice) -> Option<CardId> {
        self.nth(dice.index(self.len()))
    }

    pub fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a set in ascending order.
#[derive(Clone)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let card = CardId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl IntoIterator for CardBits {
    type Item = CardId;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<CardId> for CardBits {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardBits {
        cards.into_iter().fold(CardBits::NONE, CardBits::with)
    }
}

impl BitOr for CardBits {
    type Output = CardBits;

    fn bitor(self, other: CardBits) -> CardBits {
        CardBits(self.0 | other.0)
    }
}

impl BitOrAssign for CardBits {
    fn bitor_assign(&mut self, other: CardBits) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardBits {
    type Output = CardBits;

    fn bitand(self, other: CardBits) -> CardBits {
        CardBits(self.0 & other.0)
    }
}

impl fmt::Debug for CardBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

/// A face-down deck. No order is stored: the dice decide on every draw, so no order can leak. Cards put under it come up
/// only after all others have been drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    pub top: CardBits,
    pub under: CardBits,
}

impl Pile {
    pub fn new(cards: CardBits) -> Pile {
        Pile { top: cards, under: CardBits::NONE }
    }

    pub fn shuffle(&mut self) {
        self.top |= std::mem::take(&mut self.under);
    }

    pub fn put_under(&mut self, cards: CardBits) {
        self.under |= cards;
    }

    pub fn all(self) -> CardBits {
        self.top | self.under
    }

    pub fn draw(&mut self, dice: &mut Dice) -> Option<CardId> {
        if self.top.is_empty() {
            self.shuffle();
        }
        let card = self.top.nth(dice.index(self.top.len()))?;
        self.top = self.top.without(card);
        Some(card)
    }

    /// Draws several at once; fewer if the deck runs out.
    pub fn deal(&mut self, dice: &mut Dice, count: usize) -> ArrayVec<CardId, MAX_CARDS> {
        let mut dealt = ArrayVec::new();
        while dealt.len() < count && !self.all().is_empty() {
            if self.top.is_empty() {
                self.shuffle();
            }
            let mut deck: ArrayVec<CardId, MAX_CARDS> = self.top.iter().collect();
            while dealt.len() < count && !deck.is_empty() {
                let card = deck.swap_remove(dice.index(deck.len()));
                self.top = self.top.without(card);
                dealt.push(card);
            }
        }
        dealt
    }

    pub fn deal_set(&mut self, dice: &mut Dice, count: usize) -> CardBits {
        self.deal(dice, count).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn l1_1_cards_under_the_deck_come_last() {
        for seed in 0..50 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let mut pile = Pile::new(CardBits::range(0, 4));
            pile.put_under(CardBits::range(4, 8));
            let dealt = pile.deal(&mut dice, 6);
            assert!(dealt[..4].iter().all(|card| card.0 < 4), "the top is dealt first: {dealt:?}");
            assert!(dealt[4..].iter().all(|card| card.0 >= 4), "then what lay under it: {dealt:?}");
            assert_eq!(pile.all().len(), 2);
        }
    }

    #[test]
    fn l1_1_an_empty_deck_gives_nothing() {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut pile = Pile::default();
        assert_eq!(pile.draw(&mut dice), None);
        assert!(pile.deal(&mut dice, 3).is_empty());
    }

    #[test]
    fn l1_1_every_card_is_as_likely() {
        let mut seen = [0u32; 8];
        for seed in 0..4000 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let card = Pile::new(CardBits::range(0, 8)).draw(&mut dice).unwrap();
            seen[card.index()] += 1;
        }
        assert!(seen.iter().all(|&count| (400..600).contains(&count)), "{seen:?}");
    }
}
