//! What an order or a patron requires, and what a house lacks for it (G3e.3, G4.2, G4.3).

use crate::catalogue::{Catalogue, PatronageCard};
use crate::characters;
use crate::components::{Inks, Levels, Types};
use crate::state::{House, Order};

/// What a house lacks for an order or a patron.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Missing {
    pub types: Types,
    /// By colour, before wild inks stand in.
    pub inks: Inks,
    /// How many of these inks Caxton's wild inks replace (G7.8).
    pub stand_ins: u8,
    pub levels: Levels,
}

impl Missing {
    /// Inks that are still missing once the wild ones stand in.
    pub fn ink_count(self) -> u8 {
        self.inks.total() - self.stand_ins
    }

    /// Everything that is missing, counted.
    pub fn total(self) -> u8 {
        self.types.total() + self.ink_count() + self.levels.total()
    }

    pub fn is_empty(self) -> bool {
        self.total() == 0
    }
}

/// How many inks of the named colour are left over to stand in for those that are missing (G7.8).
#[inline]
pub fn stand_ins(house: &House, inks: Inks, wanted: Inks) -> u8 {
    let Some(wild) = characters::wild_ink(house) else { return 0 };
    inks[wild].saturating_sub(wanted[wild]).min(inks.missing_for(wanted))
}

/// How many of the wanted inks these inks of a house do not cover, wild inks included (G4.3, G7.8).
///
/// ```
/// use gutenberg::components::{Ink, Inks};
/// use gutenberg::{House, queries::inks_missing};
///
/// let (inks, wanted) = (Inks::of(&[Ink::Red, Ink::Red]), Inks::of(&[Ink::Blue, Ink::Gold]));
/// assert_eq!(inks_missing(&House::EMPTY, inks, wanted), 2);
/// assert_eq!(inks_missing(&House { wild: Some(Ink::Red), ..House::EMPTY }, inks, wanted), 0);
/// ```
#[inline]
pub fn inks_missing(house: &House, inks: Inks, wanted: Inks) -> u8 {
    inks.missing_for(wanted) - stand_ins(house, inks, wanted)
}

/// What a house lacks to print an order and to do both parts of its refinement (G4.2, G4.3).
///
/// ```
/// use gutenberg::catalogue::{Numbered, Catalogue, PrintingId, RefinementId};
/// use gutenberg::{House, Order, queries::missing_for_order};
///
/// let (cards, order) = (Catalogue::standard(), Order { printing: PrintingId::new(0), refinement: RefinementId::new(0) });
/// let missing = missing_for_order(cards, &House::EMPTY, order);
/// assert_eq!(missing.types, cards[order.printing].types);
/// assert_eq!(missing.levels, cards[order.refinement].levels);
/// ```
pub fn missing_for_order(cards: &Catalogue, house: &House, order: Order) -> Missing {
    let refinement = &cards[order.refinement];
    missing(house, cards[order.printing].types, refinement.inks, refinement.levels)
}

/// What a house lacks for a patron's card (G3e.3).
///
/// ```
/// use gutenberg::{House, catalogue::Catalogue, queries::missing_for_patron};
///
/// let patron = &Catalogue::standard().patronage[0];
/// let missing = missing_for_patron(&House::EMPTY, patron);
/// assert_eq!(missing.levels, patron.levels);
/// assert!(missing_for_patron(&House { levels: patron.levels, ..House::EMPTY }, patron).is_empty());
/// ```
#[inline]
pub fn missing_for_patron(house: &House, patron: &PatronageCard) -> Missing {
    missing(house, patron.types, patron.inks, patron.levels)
}

#[inline]
fn missing(house: &House, types: Types, inks: Inks, levels: Levels) -> Missing {
    Missing {
        types: house.types.lacking(types),
        inks: house.inks.lacking(inks),
        stand_ins: stand_ins(house, house.inks, inks),
        levels: house.levels.lacking(levels),
    }
}
