//! Going through a trie in stages.
//!
//! A processor loses most of its time where it cannot guess how a comparison ends. So each stage is one loop in which
//! nothing depends on what was found but how far the results are kept: every result is written down, and the next one
//! overwrites it if it is of no use.

use super::{Branch, Details, Finder};

/// How many demands of a list are compared at once; those that lie behind a shorter list do not count.
pub(super) const BLOCK: usize = 8;

/// Room to begin with: hands of eight cards seldom need more.
const ROOM: usize = 64;

/// A node or a list on the way.
#[derive(Clone, Copy, Default)]
struct Stop {
    /// Of a node and of a list what its [`Branch`] says; of hits a bit for each demand that is paid for.
    symbols: u64,
    place: u32,
    listed: u16,
    score: u16,
}

/// A demand that is paid for.
pub(super) struct Hit {
    pub details: Details,
    /// Its symbols that are not on the path to it.
    pub off_path: u64,
    /// What those on the path are worth.
    pub score: u16,
}

impl Finder {
    /// Every demand that begins with one of the symbols `from` and has none that is not `paid`.
    #[inline(always)]
    pub(super) fn each_hit(&self, root: Branch, from: u64, paid: u64, worth: &[u16; 64], mut visit: impl FnMut(Hit)) {
        let lists = self.lists(root, from, paid, worth);
        let hits = self.hits(&lists, paid);
        let mut at = 0;
        let mut left = hits.first().map_or(0, |list| list.symbols);
        while at < hits.len() {
            let list = &hits[at];
            let place = list.place as usize + left.trailing_zeros() as usize;
            let details = Details(self.demands[place + list.listed as usize]);
            visit(Hit { details, off_path: self.demands[place], score: list.score });
            left &= left - 1;
            at += usize::from(left == 0);
            left = if left == 0 { hits.get(at).map_or(0, |list| list.symbols) } else { left };
        }
    }

    /// The lists that may have demands which are paid for.
    fn lists(&self, root: Branch, from: u64, paid: u64, worth: &[u16; 64]) -> Vec<Stop> {
        let mut nodes = vec![Stop::default(); ROOM];
        let mut lists = vec![Stop::default(); ROOM];
        nodes[0] = Stop { symbols: root.symbols, place: root.place, ..Stop::default() };
        let mut left = root.symbols & from & paid;
        let (mut at, mut known, mut listed) = (0, usize::from(left != 0), 0);
        while at < known {
            let node = nodes[at];
            let symbol = left & left.wrapping_neg();
            let child = self.child(node.place, node.symbols, symbol);
            let score = node.score + worth[symbol.trailing_zeros() as usize];
            let stop = Stop { symbols: child.symbols, place: child.place, listed: child.listed, score };
            if known.max(listed) == nodes.len() {
                nodes.resize(2 * nodes.len(), Stop::default());
                lists.resize(nodes.len(), Stop::default());
            }
            let is_list = child.listed > 0;
            nodes[known] = stop;
            known += usize::from(!is_list & (child.symbols & paid != 0));
            lists[listed] = stop;
            listed += usize::from(is_list & (child.symbols & !paid == 0));
            left &= left - 1;
            at += usize::from(left == 0);
            left = if left == 0 { nodes[at.min(nodes.len() - 1)].symbols & paid } else { left };
        }
        lists.truncate(listed);
        lists
    }

    /// Which demands of these lists are paid for, block by block.
    #[inline(always)]
    fn hits(&self, lists: &[Stop], paid: u64) -> Vec<Stop> {
        let mut hits = vec![Stop::default(); lists.len() + 1];
        let mut count = 0;
        for list in lists {
            for start in (0..list.listed).step_by(BLOCK) {
                let place = list.place + u32::from(start);
                let Some(block) = self.demands[place as usize..].first_chunk::<BLOCK>() else { break };
                let mut symbols = 0;
                for (number, demand) in block.iter().enumerate() {
                    symbols |= u64::from(demand & !paid == 0) << number;
                }
                symbols &= (1 << (list.listed - start).min(BLOCK as u16)) - 1;
                if count == hits.len() {
                    hits.resize(2 * count, Stop::default());
                }
                hits[count] = Stop { symbols, place, ..*list };
                count += usize::from(symbols != 0);
            }
        }
        hits.truncate(count);
        hits
    }
}
