//! Going through a trie in stages.
//!
//! A processor loses most of its time where it cannot guess how a comparison ends. So in each stage nothing depends on
//! what was found but how far the results are kept: every result is written down, and the next one overwrites it if it
//! is of no use.

use super::{Branch, Details, Finder, common};
use wide::u16x32;

/// A list has at most so many demands; all are compared at once.
pub(super) const LONGEST_LIST: usize = 64;

/// Room to begin with: hands of eight cards seldom need more.
const ROOM: usize = 64;

/// A node or a list on the way.
#[derive(Clone, Copy, Default)]
struct Stop {
    /// What its [`Branch`] says; later a bit for each demand of the list that is paid for.
    symbols: u64,
    place: u32,
    listed: u16,
    /// What the symbols on the path to it are worth.
    score: u16,
}

/// A demand that is paid for.
#[derive(Clone, Copy)]
pub(super) struct Paid {
    pub details: Details,
    /// Its symbols that are not on the path to its list.
    pub rest: u16,
    /// What those on the path are worth.
    pub score: u16,
}

impl Finder {
    /// Every demand that begins with one of the symbols `from` and has none that is not `paid`.
    pub(super) fn all_paid(&self, root: Branch, from: u64, paid: u64, worth: &[u16; 64]) -> Vec<Paid> {
        let mut lists = self.lists(root, from, paid, worth);
        let count = self.keep_paid(&mut lists, paid);
        let mut at = 0;
        let mut left = lists[0].symbols;
        let next = |_| {
            let paid = self.paid_at(lists[at].place + left.trailing_zeros(), lists[at].score);
            left &= left - 1;
            at += usize::from(left == 0);
            left = if left == 0 { lists[at].symbols } else { left };
            paid
        };
        (0..count).map(next).collect()
    }

    /// The demands of a list that are paid for, given what the symbols on the path to it are worth.
    #[inline(always)]
    pub(super) fn each_paid(&self, list: Branch, paid: u64, score: u16, mut visit: impl FnMut(Paid)) {
        let mut demands = self.paid_in(list.place, list.listed, paid);
        while demands != 0 {
            visit(self.paid_at(list.place + demands.trailing_zeros(), score));
            demands &= demands - 1;
        }
    }

    #[inline(always)]
    fn paid_at(&self, place: u32, score: u16) -> Paid {
        Paid { details: self.details[place as usize], rest: self.rests[place as usize], score }
    }

    /// The lists that may have demands which are paid for, and one more.
    fn lists(&self, root: Branch, from: u64, paid: u64, worth: &[u16; 64]) -> Vec<Stop> {
        let mut nodes = Vec::with_capacity(ROOM);
        let mut lists = Vec::with_capacity(ROOM);
        nodes.push(Stop { symbols: root.symbols, place: root.place, ..Stop::default() });
        let (mut at, mut known, mut listed) = (0, 1, 0);
        let mut allowed = paid & from;
        while let Some(&node) = nodes.get(at) {
            at += 1;
            let mut left = node.symbols & allowed;
            allowed = paid;
            while left != 0 {
                let symbol = left & left.wrapping_neg();
                let Branch { symbols, place, listed: demands } = self.child(node.place, node.symbols, symbol);
                let score = node.score + worth[symbol.trailing_zeros() as usize];
                let stop = Stop { symbols, place, listed: demands, score };
                nodes.push(stop);
                known += usize::from((demands == 0) & (symbols & paid != 0));
                nodes.truncate(known);
                lists.push(stop);
                listed += usize::from((demands > 0) & (symbols & !paid == 0));
                lists.truncate(listed);
                left &= left - 1;
            }
        }
        lists.push(Stop::default());
        lists
    }

    /// Puts those lists to the front that have demands which are paid for, and tells how many demands these are.
    fn keep_paid(&self, lists: &mut [Stop], paid: u64) -> usize {
        let (mut kept, mut count) = (0, 0);
        for at in 0..lists.len() - 1 {
            let list = lists[at];
            let symbols = self.paid_in(list.place, list.listed, paid);
            lists[kept] = Stop { symbols, ..list };
            kept += usize::from(symbols != 0);
            count += symbols.count_ones() as usize;
        }
        count
    }

    /// Which demands of a list are paid for, a bit for each.
    #[inline(always)]
    fn paid_in(&self, place: u32, listed: u16, paid: u64) -> u64 {
        let Some(rests) = self.rests[place as usize..].first_chunk::<LONGEST_LIST>() else { return 0 };
        let unpaid = u16x32::splat(!common(paid));
        let half = |rests: &[u16]| -> u64 {
            let rests = rests.first_chunk().map_or(u16x32::MAX, |rests| u16x32::new(*rests));
            u64::from((rests & unpaid).simd_eq(u16x32::ZERO).to_bitmask())
        };
        let demands = half(&rests[..32]) | half(&rests[32..]) << 32;
        // What lies behind a shorter list does not count.
        demands & u64::MAX >> (LONGEST_LIST as u16 - listed)
    }
}
