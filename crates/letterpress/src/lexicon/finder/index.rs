//! Whether a word is in the list: a hash table of where the letters of the words are.
//!
//! Words of each length have a part of the table to themselves, so that a slot need not say how long its word is. A slot
//! is 26 bits for where the letters start and 6 of the hash, which spare most looks at letters of other words.

use crate::languages::{LONGEST_WORD, Letter};
use std::ops::Range;

#[derive(Default)]
pub(super) struct Index {
    slots: Vec<u32>,
    /// Where the part for each length starts; the last element is the end of the table.
    parts: Vec<u32>,
}

const EMPTY: u32 = u32::MAX;
const PLACE_BITS: u32 = 26;

impl Index {
    pub(super) fn new(letters: &[Letter], words: impl Iterator<Item = Range<usize>> + Clone) -> Index {
        let mut counts = [0u32; LONGEST_WORD + 1];
        words.clone().for_each(|word| counts[word.len()] += 1);
        let mut parts = vec![0];
        for count in counts {
            // A quarter of the slots stay empty, and at least one, where a search for a word that is not there ends.
            parts.push(parts.last().unwrap_or(&0) + count + count / 3 + 1);
        }
        let mut index = Index { slots: vec![EMPTY; parts.last().map_or(0, |&end| end as usize)], parts };
        for word in words {
            let (mut slot, part, mark) = index.way(&letters[word.clone()]);
            while index.slots[slot] != EMPTY {
                slot = if slot + 1 == part.end { part.start } else { slot + 1 };
            }
            index.slots[slot] = mark | word.start as u32;
        }
        index
    }

    pub(super) fn contains(&self, letters: &[Letter], word: &[Letter]) -> bool {
        if word.len() > LONGEST_WORD {
            return false;
        }
        let (mut slot, part, mark) = self.way(word);
        loop {
            let known = self.slots[slot];
            if known == EMPTY {
                return false;
            }
            let first = (known ^ mark) as usize;
            if first >> PLACE_BITS == 0 && letters[first..].starts_with(word) {
                return true;
            }
            slot = if slot + 1 == part.end { part.start } else { slot + 1 };
        }
    }

    pub(super) fn bytes(&self) -> usize {
        (self.slots.len() + self.parts.len()) * size_of::<u32>()
    }

    /// The slot to look at first, the part it is in, and the bits of the hash that its slot has.
    fn way(&self, word: &[Letter]) -> (usize, Range<usize>, u32) {
        let part = self.parts[word.len()] as usize..self.parts[word.len() + 1] as usize;
        let hash = hash(word);
        let slot = part.start + ((hash >> 32) * part.len() as u64 >> 32) as usize;
        (slot, part, (hash as u32) >> PLACE_BITS << PLACE_BITS)
    }
}

fn hash(word: &[Letter]) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let packed = word.chunks(10).map(|part| part.iter().fold(0, |packed, letter| packed << 6 | u64::from(letter.0)));
    let mixed = packed.fold(0, |hash: u64, part| (hash.rotate_left(23) ^ part).wrapping_mul(FACTOR));
    (mixed ^ mixed >> 32).wrapping_mul(FACTOR)
}
