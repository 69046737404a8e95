//! Short constructors for orders and batches.

use crate::cards::{inks, refinement_where};
use gutenberg::catalogue::RefinementId;
use gutenberg::components::{Enumerated, Inks, Levels};
use gutenberg::{Action, Batch};

/// The refinement card that asks for exactly this; levels of typesetting, woodcutting, binding, illuminating.
pub fn refinement(colours: &str, levels: [u8; 4]) -> RefinementId {
    refinement_where(|card| card.inks == inks(colours) && card.levels == Levels::new(levels))
}

/// Slots that are printed, those of them that are coloured, those that are decorated.
pub fn batch(printed: &[u8], coloured: &[u8], decorated: &[u8]) -> Batch {
    let bits = |slots: &[u8]| slots.iter().fold(0, |bits, slot| bits | 1 << slot);
    Batch { printed: bits(printed), coloured: bits(coloured), decorated: bits(decorated), ..Batch::default() }
}

pub fn fulfil(printed: &[u8], coloured: &[u8], decorated: &[u8]) -> Action {
    Action::Fulfil(batch(printed, coloured, decorated))
}

/// In the format of [`inks`].
pub fn in_words(inks: Inks) -> String {
    let word = |(ink, count): (gutenberg::components::Ink, u8)| vec![ink.name(); usize::from(count)];
    inks.iter().flat_map(word).collect::<Vec<_>>().join(" ")
}
