//! Walks a trie in stages.
//!
//! Most of the time would be lost to mispredicted branches, so each stage is branchless: it writes every result, and
//! advances the write position only past those that count; the next one overwrites the rest.

use super::{Branch, Details, Finder, WORTH, common};
use arrayvec::ArrayVec;
use wide::u16x32;

/// The most words in a list; the demands of all of them are compared at once.
pub(super) const LONGEST_LIST: usize = 64;

/// Initial capacity: hands of eight cards seldom need more.
const ROOM: usize = 64;

/// How many words are fetched at once.
const FETCHED: usize = 128;

/// A word whose demand the hand can pay for.
#[derive(Clone, Copy)]
pub(super) struct Paid {
    pub details: Details,
    /// Its symbols that are not on the path to its list.
    pub rest: u16,
    /// The score of those on the path.
    pub score: u16,
}

/// A buffer of branches, on the heap only for hands that need many.
struct Room {
    few: [Branch; ROOM],
    many: Vec<Branch>,
    count: usize,
}

impl Room {
    #[inline(always)]
    fn new() -> Room {
        Room { few: [Branch::default(); ROOM], many: Vec::new(), count: ROOM }
    }

    #[inline(always)]
    fn places(&mut self) -> &mut [Branch] {
        if self.many.is_empty() { &mut self.few[..self.count] } else { &mut self.many[..self.count] }
    }

    #[inline(always)]
    fn at_least(&mut self, count: usize) -> &mut [Branch] {
        if count > self.count {
            self.grow();
        }
        self.places()
    }

    /// Doubling is always enough: no node has more children than the initial capacity.
    #[inline(never)]
    fn grow(&mut self) {
        self.many = self.places().to_vec();
        self.count *= 2;
        self.many.resize(self.count, Branch::default());
    }
}

impl Finder {
    /// Every word whose demand begins with one of the symbols `from` and has only `paid` symbols.
    #[inline(always)]
    pub(super) fn all_paid(&self, root: Branch, from: u64, paid: u64, worth: &[u16; 64], mut visit: impl FnMut(Paid)) {
        let mut lists = Room::new();
        self.find_lists(root, from, paid, worth, &mut lists);
        let lists = lists.places();
        let mut waiting = self.keep_paid(lists, paid);
        let mut at = 0;
        let mut left = lists[0].symbols;
        // Fetches many before it looks at the first, so that memory latencies overlap.
        let mut fetched = ArrayVec::<Paid, FETCHED>::new();
        while waiting > 0 {
            for _ in 0..waiting.min(FETCHED) {
                fetched.push(self.paid_at(lists[at].place() + left.trailing_zeros() as usize, lists[at].worth()));
                left &= left - 1;
                at += usize::from(left == 0);
                left = if left == 0 { lists[at].symbols } else { left };
            }
            waiting -= fetched.len();
            fetched.drain(..).for_each(&mut visit);
        }
    }

    /// The payable demands of a list, given the score of the symbols on the path to it.
    #[inline(always)]
    pub(super) fn each_paid(&self, list: Branch, paid: u64, score: u16, mut visit: impl FnMut(Paid)) {
        let mut demands = self.paid_in(list, paid);
        while demands != 0 {
            visit(self.paid_at(list.place() + demands.trailing_zeros() as usize, score));
            demands &= demands - 1;
        }
    }

    #[inline(always)]
    fn paid_at(&self, place: usize, score: u16) -> Paid {
        Paid { details: self.details[place], rest: self.rests[place], score }
    }

    /// The lists that may have payable demands, and one spare slot.
    #[inline(always)]
    fn find_lists(&self, root: Branch, from: u64, paid: u64, worth: &[u16; 64], lists: &mut Room) {
        let mut nodes = Room::new();
        nodes.places()[0] = root;
        let (mut at, mut known, mut listed) = (0, 1, 0);
        let mut allowed = paid & from;
        while at < known {
            let node = nodes.places()[at];
            at += 1;
            let mut left = node.symbols & allowed;
            allowed = paid;
            let nodes = nodes.at_least(known + left.count_ones() as usize + 1);
            let lists = lists.at_least(listed + left.count_ones() as usize + 1);
            while left != 0 {
                let symbol = left & left.wrapping_neg();
                let Branch { symbols, more } = self.child(node, symbol);
                let worth = node.worth() + worth[symbol.trailing_zeros() as usize];
                let child = Branch { symbols, more: more | u64::from(worth) << WORTH };
                nodes[known] = child;
                known += usize::from((child.listed() == 0) & (symbols & paid != 0));
                lists[listed] = child;
                listed += usize::from((child.listed() > 0) & (symbols & !paid == 0));
                left &= left - 1;
            }
        }
        lists.count = listed + 1;
    }

    /// Moves the lists with payable demands to the front, replaces their symbols with a bit per payable demand, and
    /// returns how many there are.
    fn keep_paid(&self, lists: &mut [Branch], paid: u64) -> usize {
        let (mut kept, mut count) = (0, 0);
        for at in 0..lists.len() - 1 {
            let list = lists[at];
            let demands = self.paid_in(list, paid);
            lists[kept] = Branch { symbols: demands, ..list };
            kept += usize::from(demands != 0);
            count += demands.count_ones() as usize;
        }
        count
    }

    /// Which demands of a list the hand can pay for, as one bit each.
    #[inline(always)]
    fn paid_in(&self, list: Branch, paid: u64) -> u64 {
        let Some(rests) = self.rests[list.place()..].first_chunk::<LONGEST_LIST>() else { return 0 };
        let unpaid = u16x32::splat(!common(paid));
        let half = |rests: &[u16]| -> u64 {
            let rests = rests.first_chunk().map_or(u16x32::MAX, |rests| u16x32::new(*rests));
            u64::from((rests & unpaid).simd_eq(u16x32::ZERO).to_bitmask())
        };
        let demands = half(&rests[..32]) | half(&rests[32..]) << 32;
        // Ignores what follows a shorter list in memory.
        demands & u64::MAX >> (LONGEST_LIST as u32 - list.listed())
    }
}
