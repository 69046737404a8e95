//! A word list as a minimal directed acyclic word graph (DAWG): words share their prefixes and suffixes.
//!
//! A node is a row of edges. An edge has 32 bits: six for the letter, one that marks the end of its row, one that marks
//! the end of a word, and 24 for the start of the next node's row (0: none). Rows come after the rows they lead to, so
//! a graph in this order has no cycles. Within a row, the edge that leads to the most words comes first, because it is
//! the most likely one.

use crate::languages::{LONGEST_WORD, Letter, Word};
use arrayvec::ArrayVec;
use sha2::{Digest, Sha256};
use table::sort_short;

pub(super) const LETTER: u32 = 0x3F;
const LAST: u32 = 0x40;
pub(super) const FINAL: u32 = 0x80;
pub(super) const NEXT_SHIFT: u32 = 8;

/// The alphabets have at most 35 letters; the symbols from 48 on are free for what [`super::FrequencyClasses`] adds.
const LETTER_SYMBOLS: usize = 48;

/// The longest row: six bits cannot distinguish more symbols.
pub(super) const ROW: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dawg {
    edges: Vec<u32>,
    root: u32,
    /// The edge after every three initial letters: otherwise the three widest rows would dominate the time of a walk.
    after_three: Vec<u32>,
    /// The letters in use are below this.
    letters: usize,
}

impl Dawg {
    /// `None` if the edges violate the format described above.
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
        let letters =
            edges.iter().map(|edge| symbol(*edge) + 1).filter(|&end| end <= LETTER_SYMBOLS).max().unwrap_or(0);
        let mut dawg = Dawg { edges, root, after_three: vec![0; letters * letters * letters], letters };
        for first in dawg.row(root) {
            for second in dawg.row(first >> NEXT_SHIFT) {
                for third in dawg.row(second >> NEXT_SHIFT) {
                    if let Some(place) = dawg.place_of_three([first, second, third].map(symbol)) {
                        dawg.after_three[place] = third;
                    }
                }
            }
        }
        Some(dawg)
    }

    fn place_of_three(&self, [first, second, third]: [usize; 3]) -> Option<usize> {
        let known = first.max(second).max(third) < self.letters;
        known.then(|| (first * self.letters + second) * self.letters + third)
    }

    pub(super) fn contains(&self, word: &[Letter]) -> bool {
        self.walk(word).is_some_and(|edge| edge & FINAL != 0)
    }

    /// The edge at the end of this word's path.
    fn walk(&self, word: &[Letter]) -> Option<u32> {
        let (mut edge, rest) = match word {
            [] => return None,
            [first, second, third, rest @ ..] => {
                let place = self.place_of_three([first.index(), second.index(), third.index()])?;
                (self.after_three[place], rest)
            }
            [first, rest @ ..] => (self.step(self.root, u32::from(first.0))?, rest),
        };
        if edge == 0 {
            return None;
        }
        for letter in rest {
            edge = self.step(edge >> NEXT_SHIFT, u32::from(letter.0))?;
        }
        Some(edge)
    }

    /// The symbols that can follow this word, including letters.
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

    pub(super) fn root(&self) -> usize {
        self.root as usize
    }

    pub(super) fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// Every row with its start; rows come after those they lead to.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, &[u32])> {
        let mut start = 1;
        self.edges[1..].split_inclusive(|edge| edge & LAST != 0).map(move |row| {
            let at = start;
            start += row.len();
            (at, row)
        })
    }

    fn row(&self, row: u32) -> ArrayVec<u32, ROW> {
        let mut edges = ArrayVec::new();
        for &edge in self.edges[row as usize..].iter().take(if row == 0 { 0 } else { ROW }) {
            edges.push(edge);
            if edge & LAST != 0 {
                break;
            }
        }
        edges
    }

    /// SHA-256 of the words, independent of how a file packs them. Each row is hashed from its edges in alphabetical order and
    /// the hashes of the rows they lead to, so the graph need not be expanded into words.
    pub(super) fn fingerprint(&self) -> [u8; 32] {
        let mut names = vec![[0; 32]; self.edges.len()];
        for (start, row) in self.rows() {
            let mut edges = row.to_vec();
            sort_short(&mut edges, |edge| edge & LETTER);
            let name = edges.iter().fold(Sha256::new(), |name, edge| {
                name.chain_update([symbol(*edge) as u8, u8::from(edge & FINAL != 0)])
                    .chain_update(names[(edge >> NEXT_SHIFT) as usize])
            });
            names[start] = name.finalize().into();
        }
        names[self.root as usize]
    }

    /// Every word, in alphabetical order.
    pub(super) fn visit(&self, visit: &mut impl FnMut(&[Letter])) {
        self.visit_from(self.root, &mut Word::new(), visit);
    }

    fn visit_from(&self, row: u32, word: &mut Word, visit: &mut impl FnMut(&[Letter])) {
        let mut edges = self.row(row);
        sort_short(&mut edges, |edge| edge & LETTER);
        for edge in edges {
            if word.try_push(Letter((edge & LETTER) as u8)).is_ok() {
                if edge & FINAL != 0 {
                    visit(word);
                }
                self.visit_from(edge >> NEXT_SHIFT, word, visit);
                word.pop();
            }
        }
    }
}

pub(super) fn symbol(edge: u32) -> usize {
    (edge & LETTER) as usize
}

/// Builds the minimal graph from words in alphabetical order without duplicates.
#[derive(Default)]
pub(super) struct DawgBuilder {
    edges: Vec<u32>,
    #[expect(clippy::disallowed_types, reason = "it is never iterated")]
    known: std::collections::HashMap<Vec<u32>, u32>,
    /// How many words a row leads to, by the row's start.
    words_from: Vec<u32>,
    /// The rows along the last word, which may still grow.
    open: Vec<Vec<u32>>,
    last: Vec<u8>,
}

impl DawgBuilder {
    pub(super) fn new() -> DawgBuilder {
        DawgBuilder { edges: vec![LAST], words_from: vec![0], open: vec![Vec::new()], ..DawgBuilder::default() }
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

    /// The edges, and the start of the first row.
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
        let words_along = |edge: &u32| u32::from(edge & FINAL != 0) + self.words_from[(edge >> NEXT_SHIFT) as usize];
        let words_from = row.iter().map(words_along).sum();
        sort_short(&mut row, |edge| (std::cmp::Reverse(words_along(edge)), edge & LETTER));
        let Some(last) = row.last_mut() else { return 0 };
        *last |= LAST;
        if let Some(&known) = self.known.get(&row) {
            return known;
        }
        let start = self.edges.len() as u32;
        self.edges.extend_from_slice(&row);
        self.words_from.resize(self.edges.len(), 0);
        self.words_from[start as usize] = words_from;
        self.known.insert(row, start);
        start
    }
}
