//! The search tree, in two flat lists.

use gutenberg::Action;
use table::Seat;

pub type NodeId = u32;
const NOWHERE: NodeId = NodeId::MAX;
/// The exploration constant.
const CURIOSITY: f32 = 0.35;

/// The results of a choice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stats {
    pub visits: u32,
    pub sum: f32,
}

impl Stats {
    pub fn record(&mut self, value: f32) {
        self.visits += 1;
        self.sum += value;
    }
}

#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    stats: Vec<Stats>,
}

struct Node {
    seat: Seat,
    first: usize,
    count: usize,
}

struct Edge {
    action: Action,
    child: NodeId,
}

impl Tree {
    /// Adds a decision of this seat with its actions, best-looking first.
    pub fn add(&mut self, seat: Seat, actions: &[Action]) -> NodeId {
        self.nodes.push(Node { seat, first: self.edges.len(), count: actions.len() });
        self.edges.extend(actions.iter().map(|&action| Edge { action, child: NOWHERE }));
        self.stats.resize(self.edges.len(), Stats::default());
        self.nodes.len() as NodeId - 1
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node as usize]
    }

    pub fn seat(&self, node: NodeId) -> Seat {
        self.node(node).seat
    }

    pub fn stats(&self, node: NodeId) -> &[Stats] {
        let Node { first, count, .. } = *self.node(node);
        &self.stats[first..first + count]
    }

    pub fn action(&self, node: NodeId, edge: usize) -> Action {
        self.edges[self.node(node).first + edge].action
    }

    pub fn visits(&self, node: NodeId, edge: usize) -> u32 {
        self.stats[self.node(node).first + edge].visits
    }

    pub fn record(&mut self, node: NodeId, edge: usize, value: f32) {
        let at = self.node(node).first + edge;
        self.stats[at].record(value);
    }

    /// The decision that follows.
    pub fn child(&self, node: NodeId, edge: usize) -> Option<NodeId> {
        let child = self.edges[self.node(node).first + edge].child;
        (child != NOWHERE).then_some(child)
    }

    pub fn link(&mut self, node: NodeId, edge: usize, child: NodeId) {
        let at = self.node(node).first + edge;
        self.edges[at].child = child;
    }

    /// The choice to try next, among those that are legal in the imagined world.
    pub fn select(&self, node: NodeId, possible: impl Fn(&Action) -> bool) -> Option<usize> {
        let first = self.node(node).first;
        pick(self.stats(node), |at| possible(&self.edges[first + at].action))
    }
}

/// Progressive widening with upper confidence bounds: more visits open more of the list; choices with a better initial
/// rank are tried more.
pub fn pick(stats: &[Stats], possible: impl Fn(usize) -> bool) -> Option<usize> {
    let visits: u32 = stats.iter().map(|stats| stats.visits).sum();
    let open = 2 + (0.8 * (visits as f32).sqrt()) as usize;
    let eager = CURIOSITY * (1.0 + visits as f32).sqrt();
    let mut best: Option<(usize, f32)> = None;
    let mut seen = 0;
    for (at, stats) in stats.iter().enumerate() {
        if seen >= open {
            break;
        }
        if !possible(at) {
            continue;
        }
        seen += 1;
        let tried = stats.visits as f32;
        let mean = if stats.visits == 0 { 0.55 } else { stats.sum / tried };
        let prior = 1.0 / (2.0 + seen as f32);
        let value = mean + eager * prior / (1.0 + tried);
        if best.is_none_or(|(_, other)| value > other) {
            best = Some((at, value));
        }
    }
    best.map(|(at, _)| at)
}
