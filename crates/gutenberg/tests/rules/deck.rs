//! The cards of one kind while a scene is laid out.

use crate::cards::all;
use gutenberg::catalogue::Numbered;

/// The cards of a kind that have no place yet.
pub struct Deck<I> {
    rest: Vec<I>,
    pile: Option<Vec<I>>,
}

impl<I: Numbered> Deck<I> {
    pub fn new(pile: Option<Vec<I>>) -> Deck<I> {
        let kept = |id: &I| pile.as_ref().is_none_or(|pile| !pile.contains(id));
        Deck { rest: all().filter(kept).collect(), pile }
    }

    pub fn lay_aside(&mut self, ids: impl Iterator<Item = I>) {
        ids.for_each(|id| self.rest.retain(|&other| other != id));
    }

    pub fn row(&mut self, wish: Option<Vec<I>>, spaces: u8, done: bool) -> Vec<Option<I>> {
        let spaces = usize::from(spaces);
        let filled = if done { Vec::new() } else { self.rest.iter().rev().copied().take(spaces).collect() };
        let mut row: Vec<Option<I>> = wish.unwrap_or(filled).into_iter().map(Some).collect();
        row.resize(spaces, None);
        self.lay_aside(row.iter().copied().flatten());
        row
    }

    /// The draw pile and the discards.
    pub fn piles(self) -> (Vec<I>, Vec<I>) {
        match self.pile {
            Some(pile) => (pile, self.rest),
            None => (self.rest, Vec::new()),
        }
    }
}
