//! A word list as a minimal acyclic word graph: words share their beginnings and their ends.
//!
//! A node is a row of edges. An edge is 32 bits: six for the letter, one that says it is the last of its row, one that
//! says a word ends with it, and 24 for where the row of the next node starts (0: nowhere). Rows come after the rows
//! they lead to, so a graph that obeys this order cannot run in circles.

use crate::languages::{LONGEST_WORD, Letter, Word};
use std::collections::HashMap;

const LETTER: u32 = 0x3F;
const LAST: u32 = 0x40;
const FINAL: u32 = 0x80;
const NEXT_SHIFT: u32 = 8;

/// The alphabets have at most 35 letters; the codes from 48 on are free for what [`super::FrequencyClasses`] adds.
pub(super) const SYMBOLS: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dawg {
    edges: Vec<u32>,
    root: u32,
    /// What follows every pair of first letters: most of a walk's time would go into the two widest rows.
    after_two: Vec<u32>,
}

impl Dawg {
    /// `None` if the edges break the form described above.
    pub(super) fn new(edges: Vec<u32>, root: u32) -> Option<Dawg> {
        let mut heights = vec![0u8; edges.len()];
        let mut row_start = 1;
        for at in 1..edges.len() {
            let next = (edges[at] >> NEXT_SHIFT) as usize;
            let starts_a_row = next == 0 || (next < row_start && edges[next - 1] & LAST != 0);
            if !starts_a_row || (next == 0 && edges[at] & FINAL == 0) {
                return None;
            }
            heights[row_start] = heights[row_start].max(1 + heights[next]);
            if heights[row_start] as usize > LONGEST_WORD + 1 {
                return None;
            }
            if edges[at] & LAST != 0 {
                row_start = at + 1;
            }
        }
        let complete = edges.first() == Some(&LAST) && edges.last().is_some_and(|edge| edge & LAST != 0);
        let root_starts_a_row = root == 0 || edges.get(root as usize - 1).is_some_and(|edge| edge & LAST != 0);
        if !complete || !root_starts_a_row || root as usize >= edges.len() {
            return None;
        }
        let mut dawg = Dawg { edges, root, after_two: vec![0; SYMBOLS * SYMBOLS] };
        for first in dawg.row(root) {
            for second in dawg.row(first >> NEXT_SHIFT) {
                dawg.after_two[pair(first & LETTER, second & LETTER)] = second;
            }
        }
        Some(dawg)
    }

    pub(super) fn contains(&self, word: &[Letter]) -> bool {
        self.walk(word).is_some_and(|edge| edge & FINAL != 0)
    }

    /// The edge that this whole word leads along.
    fn walk(&self, word: &[Letter]) -> Option<u32> {
        let (mut edge, rest) = match word {
            [] => return None,
            [only] => return self.step(self.root, u32::from(only.0)),
            [first, second, rest @ ..] => (self.after_two[pair(u32::from(first.0), u32::from(second.0))], rest),
        };
        if edge == 0 {
            return None;
        }
        for letter in rest {
            edge = self.step(edge >> NEXT_SHIFT, u32::from(letter.0))?;
        }
        Some(edge)
    }

    /// The symbols that can follow this word, the letters among them included.
    pub(super) fn symbols_after(&self, word: &[Letter]) -> impl Iterator<Item = u8> {
        let row = self.walk(word).map_or(0, |edge| edge >> NEXT_SHIFT);
        self.row(row).into_iter().map(|edge| (edge & LETTER) as u8)
    }

    fn step(&self, row: u32, letter: u32) -> Option<u32> {
        if row == 0 {
            return None;
        }
        for &edge in &self.edges[row as usize..] {
            if edge & LETTER == letter {
                return Some(edge);
            }
            if edge & LAST != 0 {
                break;
            }
        }
        None
    }

    fn row(&self, row: u32) -> Vec<u32> {
        if row == 0 {
            return Vec::new();
        }
        let rest = &self.edges[row as usize..];
        let last = rest.iter().position(|edge| edge & LAST != 0).unwrap_or(0);
        rest[..=last].to_vec()
    }

    /// Every word, in alphabetical order.
    pub(super) fn visit(&self, visit: &mut impl FnMut(&[Letter])) {
        self.visit_from(self.root, &mut Word::new(), visit);
    }

    fn visit_from(&self, row: u32, word: &mut Word, visit: &mut impl FnMut(&[Letter])) {
        if row == 0 {
            return;
        }
        for &edge in &self.edges[row as usize..] {
            if word.try_push(Letter((edge & LETTER) as u8)).is_ok() {
                if edge & FINAL != 0 {
                    visit(word);
                }
                self.visit_from(edge >> NEXT_SHIFT, word, visit);
                word.pop();
            }
            if edge & LAST != 0 {
                break;
            }
        }
    }
}

pub(super) fn symbol(edge: u32) -> usize {
    (edge & LETTER) as usize
}

fn pair(first: u32, second: u32) -> usize {
    first as usize * SYMBOLS + second as usize
}

/// Makes the smallest graph from words that come in alphabetical order, each once.
#[derive(Default)]
pub(super) struct DawgBuilder {
    edges: Vec<u32>,
    known: HashMap<Vec<u32>, u32>,
    /// The rows of the last word that may still grow.
    open: Vec<Vec<u32>>,
    last: Vec<u8>,
}

impl DawgBuilder {
    pub(super) fn new() -> DawgBuilder {
        DawgBuilder { edges: vec![LAST], open: vec![Vec::new()], ..DawgBuilder::default() }
    }

    pub(super) fn add(&mut self, word: &[u8]) {
        debug_assert!(self.last.is_empty() || self.last[..] < *word, "words come sorted, each once");
        let shared = self.last.iter().zip(word).take_while(|(a, b)| a == b).count();
        self.close(shared);
        for &symbol in &word[shared..] {
            if let Some(row) = self.open.last_mut() {
                row.push(u32::from(symbol));
            }
            self.open.push(Vec::new());
        }
        let parent = self.open.len() - 2;
        if let Some(edge) = self.open[parent].last_mut() {
            *edge |= FINAL;
        }
        self.last = word.to_vec();
    }

    /// The edges, and where the first row starts.
    pub(super) fn finish(mut self) -> (Vec<u32>, u32) {
        self.close(0);
        let row = self.open.pop().unwrap_or_default();
        let root = self.store(row);
        (self.edges, root)
    }

    fn close(&mut self, depth: usize) {
        while self.open.len() > depth + 1 {
            let row = self.open.pop().unwrap_or_default();
            let next = self.store(row);
            if let Some(edge) = self.open.last_mut().and_then(|parent| parent.last_mut()) {
                *edge |= next << NEXT_SHIFT;
            }
        }
    }

    fn store(&mut self, mut row: Vec<u32>) -> u32 {
        let Some(last) = row.last_mut() else { return 0 };
        *last |= LAST;
        if let Some(&known) = self.known.get(&row) {
            return known;
        }
        let start = self.edges.len() as u32;
        self.edges.extend_from_slice(&row);
        self.known.insert(row, start);
        start
    }
}
