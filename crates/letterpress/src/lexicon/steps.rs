//! The word graph for checking words quickly: every step is one look at one place.
//!
//! In the rows of [`Dawg`] an edge is searched for, which a processor cannot guess. Here the edge for a letter lies that
//! many places behind where its row begins, and the rows lie into each other like combs. An edge names its letter, and no
//! two rows begin at the same place, so edges of different rows can be told apart.

use super::dawg::{Dawg, FINAL, LETTER, NEXT_SHIFT, ROW, symbol};
use crate::languages::Letter;

/// No letter: the symbol of a place where no edge lies.
const FREE: u32 = LETTER;

/// Where rows of a length have been looked for in vain this often, no more are looked for.
const PATIENCE: usize = 64;

pub(super) struct Steps {
    places: Vec<u32>,
    root: u32,
}

impl Steps {
    /// `None` if the rows take more room than an edge can tell.
    pub(super) fn new(words: &Dawg) -> Option<Steps> {
        let mut steps = Steps { places: vec![FREE; ROW], root: 0 };
        let mut begins = vec![0u32; words.edge_count()];
        // Where no row begins: an edge that leads nowhere leads there.
        let mut taken = vec![true];
        let mut look_from = [1; ROW + 1];
        // Rows come after those they lead to.
        for (row, edges) in words.rows() {
            let from = look_from[edges.len()];
            let begin = (from..).find(|&begin| steps.fits(edges, begin, &taken))?;
            if begin > from + PATIENCE {
                look_from[edges.len()] = begin;
            }
            taken.resize(taken.len().max(begin + 1), false);
            taken[begin] = true;
            steps.places.resize(steps.places.len().max(begin + ROW), FREE);
            for edge in edges {
                let next = begins[(edge >> NEXT_SHIFT) as usize];
                steps.places[begin + symbol(*edge)] = edge & (LETTER | FINAL) | next << NEXT_SHIFT;
            }
            begins[row] = begin as u32;
        }
        steps.root = begins[words.root()];
        (steps.places.len() < 1 << (u32::BITS - NEXT_SHIFT)).then_some(steps)
    }

    fn fits(&self, edges: &[u32], begin: usize, taken: &[bool]) -> bool {
        !taken.get(begin).is_some_and(|taken| *taken)
            && edges.iter().all(|edge| self.places.get(begin + symbol(*edge)).is_none_or(|place| *place == FREE))
    }

    pub(super) fn contains(&self, word: &[Letter]) -> bool {
        let mut edge = self.root << NEXT_SHIFT;
        for letter in word {
            let place = (edge >> NEXT_SHIFT) as usize + letter.index();
            match self.places.get(place) {
                Some(&next) if next & LETTER == u32::from(letter.0) => edge = next,
                _ => return false,
            }
        }
        edge & FINAL != 0
    }

    pub(super) fn bytes(&self) -> usize {
        self.places.len() * size_of::<u32>()
    }
}
