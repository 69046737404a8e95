//! The search as an analysis: what each candidate at the root brings, played out to the end of the game.

use super::{Grower, Iterated, Root, Search};
use crate::analysis::{Analysed, Findings, Measure, Tried};
use crate::gutenberg::Weights;
use crate::{BotError, Clock, Part};
use gutenberg::{Action, Gutenberg, ROUNDS, View};
use table::{Dice, Seat, Seed};

/// One in this many tries goes to the action that was played, until it has half as many as the best: enough for a
/// value, too few to look like the search's choice.
const PLAYED_SHARE: u32 = 4;
const PLAYED_HALF: u32 = 2;

impl Analysed for Gutenberg {
    fn try_out(
        &self,
        view: &View,
        played: Option<&Action>,
        clock: &Clock,
        dice: &mut Dice,
        part: Part,
    ) -> Result<Findings<Action>, BotError> {
        let search = Search::new(Weights::tuned(), ROUNDS);
        let mut root = Root::new(&search, self, view, dice)?;
        let played = played.map(|played| {
            root.candidates.iter().position(|candidate| candidate == played).unwrap_or_else(|| {
                root.candidates.push(*played);
                root.candidates.len() - 1
            })
        });
        let seed = (0..=part.index).map(|_| dice.seed()).last().unwrap_or_else(|| dice.seed());
        Ok(root.try_out(seed, part.of, played, clock))
    }
}

impl Root<'_> {
    fn try_out(&self, seed: Seed, of: u32, played: Option<usize>, clock: &Clock) -> Findings<Action> {
        let state = self.world(0);
        let measure = match state.people() {
            1 => Measure::Fame,
            people => Measure::Lead { people, round: state.round() },
        };
        let mut tried: Vec<Tried<Action>> = self.candidates.iter().map(|&action| Tried::never(action)).collect();
        let mut grower = Grower::new(self.search, self.policy, &self.tables, seed);
        let root = grower.tree.add(self.seat, &self.candidates);
        grower.convene(state, self.seat);
        let mut done = 0u32;
        while done == 0 || clock.allows(done.saturating_mul(of)) {
            let most = tried.iter().map(|tried| tried.visits).max().unwrap_or(0);
            let behind = |&at: &usize| done == 0 || tried[at].visits.saturating_mul(PLAYED_HALF) < most;
            let forced = played.filter(|at| done.is_multiple_of(PLAYED_SHARE) && behind(at));
            let iterated = grower.iterate(root, self.world(done), forced);
            if let Some(choice) = iterated.choice {
                tried[choice].record(measure, iterated.of(measure, self.seat));
            }
            done += 1;
        }
        Findings { measure, tried }
    }
}

impl Iterated {
    fn of(&self, measure: Measure, seat: Seat) -> f32 {
        match measure {
            Measure::Lead { .. } => self.values[seat.index()],
            Measure::Fame | Measure::Word | Measure::LastWord | Measure::Points => self.scores[seat.index()],
        }
    }
}
