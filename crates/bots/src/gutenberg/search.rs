//! Information-set Monte-Carlo tree search. Every iteration samples the hidden information anew, descends the tree of
//! decisions, and plays the game out. The tree ends at the next plans.
//!
//! Plans are simultaneous, so no plan may respond to another: each seat has its own table of plans and chooses by its own
//! results (decoupled UCT). Wide choices are widened gradually, best-looking actions first.

mod analysis;

use super::greedy::asked;
use super::imagine::imagine;
use super::instinct::{CardTables, Instinct};
use super::judge::Net;
use super::outlook::Appraiser;
use super::planning::{best_plans, row_values, shifts};
use super::policy::Policy;
use super::prices::Prices;
use super::time_left::TimeLeft;
use super::tree::{NodeId, Stats, Tree};
use super::weights::Weights;
use crate::{Bot, BotError, Clock, Part, Weighed, merge};
use gutenberg::{Action, Gutenberg, MAX_SEATS, Phase, State, View};
use std::sync::Arc;
use table::{Dice, Game, Nobody, Seat, Seed};

/// The greatest depth of the tree. No round has as many decisions.
const DEEPEST: usize = 64;
/// How many plans are considered for the own seat, and for each other one.
const OWN_PLANS: usize = 48;
const OTHER_PLANS: usize = 12;
/// How many shifts of a marker are considered: most of them do harm.
const OWN_SHIFTS: usize = 6;
/// Visits before a node's children are expanded.
const LEAF: u32 = 3;
/// How many worlds are imagined while characters in others' hands are hidden.
const WORLDS: usize = 16;
/// The lead in fame that is worth half the maximum.
const LEAD: f32 = 12.0;

#[derive(Clone, Debug)]
pub struct Search {
    /// Weights for playing: the own seat's, and those of the others.
    playing: Prices,
    /// Weights for judging houses. Prices that win games measure poorly what things are worth.
    judging: Prices,
    /// How much the policy misjudges while it plays out.
    pub noise: f32,
    /// Rounds in a playout; then the houses are appraised as they stand.
    pub rounds: u8,
    /// Judges the table where a playout ends before the game does; without it the houses are appraised.
    judge: Option<Arc<Net>>,
}

impl Search {
    /// With playouts of this many rounds.
    pub fn new(weights: &Weights, rounds: u8) -> Search {
        Search::by_prices(weights, &Weights::REASONED, rounds)
    }

    /// The same search with other weights for judging houses.
    pub(super) fn by_prices(playing: &Weights, judging: &Weights, rounds: u8) -> Search {
        let (playing, judging) = (Prices::new(playing), Prices::new(judging));
        Search { playing, judging, noise: 0.6, rounds, judge: None }
    }

    /// With playouts to the next planning, where this net judges the table.
    pub fn judged(weights: &Weights, judge: Arc<Net>) -> Search {
        Search { judge: Some(judge), ..Search::new(weights, 0) }
    }

    fn appraiser<'a>(&'a self, game: &'a Gutenberg) -> Appraiser<'a> {
        Appraiser { cards: game.cards(), prices: &self.judging }
    }

    fn policy<'a>(&'a self, game: &'a Gutenberg) -> Policy<'a> {
        Policy { game, appraiser: Appraiser { cards: game.cards(), prices: &self.playing }, noise: self.noise }
    }
}

impl Bot<Gutenberg> for Search {
    fn think(&mut self, game: &Gutenberg, view: &View, clock: &Clock, dice: &mut Dice) -> Result<Action, BotError> {
        let root = Root::new(self, game, view, dice)?;
        if let [only] = root.candidates[..] {
            return Ok(only);
        }
        merge(vec![root.grow(dice.seed(), 1, clock)]).ok_or(BotError::NotAsked)
    }

    fn weigh(
        &mut self,
        game: &Gutenberg,
        view: &View,
        clock: &Clock,
        dice: &mut Dice,
        part: Part,
    ) -> Result<Vec<Weighed<Action>>, BotError> {
        let root = Root::new(self, game, view, dice)?;
        let seed = (0..=part.index).map(|_| dice.seed()).last().unwrap_or_else(|| dice.seed());
        Ok(root.grow(seed, part.of, clock))
    }
}

/// The decision at the top, from which every tree grows.
struct Root<'a> {
    search: &'a Search,
    policy: Policy<'a>,
    tables: CardTables,
    seat: Seat,
    worlds: Vec<State>,
    candidates: Vec<Action>,
}

/// The result of one iteration.
struct Iterated {
    /// The choice at the root; `None` if the imagined world allows none.
    choice: Option<usize>,
    /// By seat.
    scores: [f32; MAX_SEATS],
    values: [f32; MAX_SEATS],
}

impl<'a> Root<'a> {
    fn new(search: &'a Search, game: &'a Gutenberg, view: &View, dice: &mut Dice) -> Result<Root<'a>, BotError> {
        let (seat, state) = asked(game, view, dice)?;
        let mut worlds = vec![state];
        if worlds[0].phase() == Phase::KeepCharacter {
            for _ in 1..WORLDS {
                worlds.push(imagine(game, view, dice)?);
            }
        }
        let policy = search.policy(game);
        let tables = CardTables::new(game.cards(), &search.playing);
        let plain = Policy { noise: 0.0, ..policy };
        let candidates = candidates(&plain, search.appraiser(game), &worlds[0], seat, dice);
        Ok(Root { search, policy, tables, seat, worlds, candidates })
    }

    /// Grows one of `of` trees with its share of the iterations, and returns its statistics for each candidate.
    fn grow(&self, seed: Seed, of: u32, clock: &Clock) -> Vec<Weighed<Action>> {
        let mut grower = Grower::new(self.search, self.policy, &self.tables, seed);
        let root = grower.tree.add(self.seat, &self.candidates);
        // A single candidate needs no thought.
        if self.candidates.len() > 1 {
            grower.convene(&self.worlds[0], self.seat);
            grower.expect(&self.worlds[0]);
            let mut done = 0;
            while clock.allows(done * of) {
                grower.iterate(root, self.world(done), None);
                done += 1;
            }
        }
        let stats = grower.tree.stats(root);
        let weighed = |(&action, stats): (&Action, &Stats)| Weighed { action, visits: stats.visits, sum: stats.sum };
        self.candidates.iter().zip(stats).map(weighed).collect()
    }

    /// The world of an iteration, in rotation.
    fn world(&self, done: u32) -> &State {
        &self.worlds[done as usize % self.worlds.len()]
    }
}

/// What a seat could do, best-looking first; the policy's own choice comes first.
fn candidates(policy: &Policy, appraiser: Appraiser, state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    if state.phase() == Phase::Plan && state.choosing() != Some(seat) {
        if let Some(gear) = policy.gear_before_plan(state, seat, TimeLeft::of(state)) {
            return vec![gear];
        }
        let values = row_values(policy, state, seat, TimeLeft::of(state), dice);
        let plans = best_plans(&values, state.markers(seat), OWN_PLANS);
        return plans.into_iter().map(|markers| Action::Plan { markers }).collect();
    }
    if state.phase() == Phase::ShiftMarker {
        let shifts = shifts(policy, state, seat, TimeLeft::of(state), dice);
        return shifts.into_iter().take(OWN_SHIFTS).map(|(_, action)| action).collect();
    }
    let mut legal = Vec::new();
    policy.game.legal_actions(state, seat, &mut legal);
    let first = policy.decide(state, seat, dice);
    let worth = |action: &Action| {
        if Some(*action) == first {
            return f32::INFINITY;
        }
        let mut after = state.clone();
        policy.game.apply_unchecked(&mut after, seat, action, &mut Nobody);
        appraiser.standing(&after, seat)
    };
    let mut ranked: Vec<(f32, Action)> = legal.into_iter().map(|action| (worth(&action), action)).collect();
    table::sort_by_number(&mut ranked, |&(worth, _)| descending(worth));
    ranked.into_iter().map(|(_, action)| action).collect()
}

/// Ordered like [`f32::total_cmp`], from the greatest.
fn descending(number: f32) -> i32 {
    let bits = number.to_bits() as i32;
    !(bits ^ (bits >> 31) & i32::MAX)
}

/// The plans of the others, while all plan at once.
struct Council {
    tables: Vec<(Seat, Vec<Action>, Vec<Stats>)>,
}

impl Council {
    const EMPTY: Council = Council { tables: Vec::new() };

    fn of(policy: &Policy, state: &State, seat: Seat, dice: &mut Dice) -> Council {
        if state.phase() != Phase::Plan {
            return Council::EMPTY;
        }
        // A seat that has a reward to take plans after that.
        let plans = |&other: &Seat| other != seat && state.choosing() != Some(other);
        let others = (0..state.people()).map(Seat).filter(plans);
        let tables = others.map(|other| {
            let values = row_values(policy, state, other, TimeLeft::of(state), dice);
            let plans = best_plans(&values, state.markers(other), OTHER_PLANS);
            let actions: Vec<Action> = plans.into_iter().map(|markers| Action::Plan { markers }).collect();
            let stats = vec![Stats::default(); actions.len()];
            (other, actions, stats)
        });
        Council { tables: tables.collect() }
    }
}

struct Grower<'a> {
    search: &'a Search,
    appraiser: Appraiser<'a>,
    policy: Policy<'a>,
    instinct: Instinct<'a>,
    tree: Tree,
    council: Council,
    dice: Dice,
    /// Solo: the fame above which a game goes well.
    par: f32,
}

impl<'a> Grower<'a> {
    fn new(search: &'a Search, policy: Policy<'a>, tables: &'a CardTables, seed: Seed) -> Grower<'a> {
        let instinct = Instinct { tables, policy };
        let appraiser = search.appraiser(policy.game);
        Grower {
            search,
            appraiser,
            policy,
            instinct,
            tree: Tree::default(),
            council: Council::EMPTY,
            dice: Dice::new(seed),
            par: SOLO_PAR,
        }
    }

    /// The others' plans to choose from, while everybody plans.
    fn convene(&mut self, state: &State, seat: Seat) {
        let plain = Policy { noise: 0.0, ..self.policy };
        self.council = Council::of(&plain, state, seat, &mut self.dice);
    }

    /// With `forced`, the root's choice is this one.
    fn iterate(&mut self, root: NodeId, world: &State, mut forced: Option<usize>) -> Iterated {
        let mut state = world.clone();
        state.reseed(Dice::new(self.dice.seed()));
        let chosen = self.others_plan(&mut state);
        let mut path = arrayvec::ArrayVec::<(NodeId, usize, Seat), DEEPEST>::new();
        let mut node = root;
        loop {
            let seat = self.tree.seat(node);
            let game = self.policy.game;
            let is_legal = |action: &Action| game.check(&state, seat, action).is_ok();
            let possible = |action: &Action| {
                // What can be done at the root does not depend on anything hidden.
                debug_assert!(node != root || is_legal(action));
                node == root || is_legal(action)
            };
            let found = forced.take().or_else(|| self.tree.select(node, possible));
            let Some(edge) = found else { break };
            let action = self.tree.action(node, edge);
            let fresh = self.tree.visits(node, edge) < LEAF;
            path.push((node, edge, seat));
            game.apply_unchecked(&mut state, seat, &action, &mut Nobody);
            if fresh || path.is_full() {
                break;
            }
            match self.descend(node, edge, &state) {
                Some(child) => node = child,
                None => break,
            }
        }
        self.play_out(&mut state);
        let (scores, values) = self.results(&state);
        let choice = path.first().map(|&(_, edge, _)| edge);
        for (node, edge, seat) in path {
            self.tree.record(node, edge, values[seat.index()]);
        }
        for ((seat, _, stats), at) in self.council.tables.iter_mut().zip(chosen) {
            stats[at].record(values[seat.index()]);
        }
        Iterated { choice, scores, values }
    }

    /// The next node, added if missing. `None` where the tree ends: at the next plans and at the end of the game.
    fn descend(&mut self, node: NodeId, edge: usize, state: &State) -> Option<NodeId> {
        let seat = match state.phase() {
            Phase::Plan | Phase::Over | Phase::KeepCharacter => return None,
            _ => state.actor(),
        };
        if let Some(child) = self.tree.child(node, edge) {
            // With different plans of the others, another seat may come first; the tree has a node for only one of them.
            return (self.tree.seat(child) == seat).then_some(child);
        }
        let plain = Policy { noise: 0.0, ..self.policy };
        let actions = candidates(&plain, self.appraiser, state, seat, &mut self.dice);
        let child = self.tree.add(seat, &actions);
        self.tree.link(node, edge, child);
        Some(child)
    }

    /// Makes the others' plans before the own seat chooses. A plan can be changed until all are made.
    fn others_plan(&mut self, state: &mut State) -> arrayvec::ArrayVec<usize, MAX_SEATS> {
        let mut chosen = arrayvec::ArrayVec::new();
        for (seat, actions, stats) in &self.council.tables {
            let at = super::tree::pick(stats, |_| true).unwrap_or(0);
            chosen.push(at);
            if let Some(action) = actions.get(at) {
                self.policy.game.apply_unchecked(state, *seat, action, &mut Nobody);
            }
        }
        chosen
    }

    fn play_out(&mut self, state: &mut State) {
        let last = state.round() + self.search.rounds;
        self.instinct.play_until(state, last, &mut self.dice);
    }

    /// Solo, the judge's prediction for the root becomes the reference: values are finest around it.
    fn expect(&mut self, world: &State) {
        const PLAYOUTS: u8 = 8;
        if self.search.judge.is_none() || world.people() > 1 {
            return;
        }
        let mut sum = 0.0;
        for _ in 0..PLAYOUTS {
            let mut state = world.clone();
            state.reseed(Dice::new(self.dice.seed()));
            self.instinct.play_until(&mut state, world.round() + 1, &mut self.dice);
            sum += self.results(&state).0[0];
        }
        self.par = sum / f32::from(PLAYOUTS);
    }

    /// The fame and the value of each seat at the end of a playout.
    fn results(&self, state: &State) -> ([f32; MAX_SEATS], [f32; MAX_SEATS]) {
        let people = usize::from(state.people());
        let Some(judge) = self.search.judge.as_ref().filter(|_| state.phase() != Phase::Over) else {
            let scores = self.scores(state);
            return (scores, values(&scores, people, self.par));
        };
        let said = judge.judge(self.appraiser, state);
        let mut scores = [f32::MIN; MAX_SEATS];
        let mut judged = [0.5; MAX_SEATS];
        for ((said, score), value) in said.iter().zip(&mut scores).zip(&mut judged) {
            (*score, *value) = (said.fame, said.value);
        }
        (scores, if people > 1 { judged } else { values(&scores, people, self.par) })
    }

    /// The fame of each seat at the end, or its house's appraised standing.
    fn scores(&self, state: &State) -> [f32; MAX_SEATS] {
        let people = usize::from(state.people());
        let over = state.phase() == Phase::Over;
        std::array::from_fn(|at| {
            let seat = Seat(at as u8);
            match (at < people, over) {
                (false, _) => f32::MIN,
                (true, true) => f32::from(state.house(seat).fame),
                (true, false) => self.appraiser.standing(state, seat),
            }
        })
    }
}

/// How each seat fared, from 0 to 1: by its lead over the best rival, or solo by its score.
fn values(scores: &[f32; MAX_SEATS], people: usize, par: f32) -> [f32; MAX_SEATS] {
    let mut values = [0.5; MAX_SEATS];
    for (at, value) in values.iter_mut().enumerate().take(people) {
        let mut others = f32::MIN;
        for (other, &score) in scores.iter().enumerate() {
            others = if other != at { others.max(score) } else { others };
        }
        let lead = if people > 1 { scores[at] - others } else { scores[at] - par };
        *value = value_of(lead);
    }
    values
}

/// What a final lead is worth, from 0 to 1.
pub fn value_of(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (LEAD + lead.abs())
}

/// What a good solo game brings.
const SOLO_PAR: f32 = 110.0;
