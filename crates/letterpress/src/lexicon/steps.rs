//! The word graph, laid out for checking words quickly: every step is one look-up.
//!
//! In [`Dawg`] finding an edge means searching its row, which is unpredictable. Here a letter's edge is at the row's
//! start plus the letter, and the rows are interleaved. An edge stores its letter, and no two rows start at the same
//! index, so edges of different rows can be told apart.

use super::dawg::{Dawg, FINAL, LETTER, NEXT_SHIFT, ROW, symbol};
use crate::languages::Letter;

/// Not a letter: marks an index without an edge.
const FREE: u32 = LETTER;

/// After this many failures for rows of one length, the search for gaps stops.
const PATIENCE: usize = 64;

pub(super) struct Steps {
    places: Vec<u32>,
    root: u32,
}

impl Steps {
    /// `None` if the rows take more space than an edge can address.
    pub(super) fn new(words: &Dawg) -> Option<Steps> {
        let mut steps = Steps { places: vec![FREE; ROW], root: 0 };
        let mut begins = vec![0u32; words.edge_count()];
        // No row starts here, so edges that lead nowhere point to it.
        let mut taken = vec![true];
        let mut look_from = [1; ROW + 1];
        // Rows come after the rows they lead to.
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
