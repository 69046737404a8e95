//! A player that follows every hint, to measure how good hints are.

use super::{ANALYSIS_BUDGET, Analysed, Analysis};
use crate::{Bot, BotError, Budget, Clock, Part};
use table::Dice;

/// The page gives its first nudge after this fraction of the analysis (`QUICK` and `LONG` in `web/src/learn/hints.svelte.ts`).
const QUICK_SHARE: u32 = 40;

/// Plays what a hint in the page leads to: the best action of a quick analysis, unless the full one finds a better one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hinted;

impl Hinted {
    pub const BUDGET: Budget = ANALYSIS_BUDGET;
}

impl<G: Analysed<Action: Clone + PartialEq>> Bot<G> for Hinted {
    fn think(&mut self, game: &G, view: &G::View, clock: &Clock, dice: &mut Dice) -> Result<G::Action, BotError> {
        let (part, whole) = (Part { index: 0, of: QUICK_SHARE }, Part { index: 0, of: 1 });
        let quick = game.try_out(view, None, &clock.restart(QUICK_SHARE), &mut dice.clone(), part)?;
        let quick = first(Analysis::of([quick]).map_err(|_| BotError::NotAsked)?)?;
        let found = game.try_out(view, None, clock, dice, whole)?;
        first(Analysis::of([found]).map_err(|_| BotError::NotAsked)?.after_hint(&quick))
    }
}

fn first<A>(analysis: Analysis<A>) -> Result<A, BotError> {
    analysis.candidates.into_iter().next().map(|best| best.action).ok_or(BotError::NotAsked)
}
