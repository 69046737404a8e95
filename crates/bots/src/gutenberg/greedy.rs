//! The two bots that do not search: one moves at random, one takes the most valuable thing.

use super::imagine::imagine;
use super::outlook::Appraiser;
use super::policy::Policy;
use super::prices::Prices;
use super::weights::Weights;
use crate::{Bot, BotError, Clock};
use gutenberg::{Action, Gutenberg, State, View};
use table::{Dice, Game, Seat};

/// The seat that is asked, and a state that fits its view.
pub(super) fn asked(game: &Gutenberg, view: &View, dice: &mut Dice) -> Result<(Seat, State), BotError> {
    let seat = view.seat.ok_or(BotError::Spectator)?;
    if !view.to_act.contains(seat) {
        return Err(BotError::NotAsked);
    }
    Ok((seat, imagine(game, view, dice)?))
}

/// Chooses uniformly among the legal actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomMover;

impl Bot<Gutenberg> for RandomMover {
    fn think(&mut self, game: &Gutenberg, view: &View, _: &Clock, dice: &mut Dice) -> Result<Action, BotError> {
        let (seat, state) = asked(game, view, dice)?;
        game.random_action(&state, seat, dice).ok_or(BotError::NotAsked)
    }
}

/// Takes what is worth most immediately.
#[derive(Clone, Debug)]
pub struct Greedy {
    prices: Prices,
    noise: f32,
}

impl Greedy {
    /// Every value is misjudged by up to `noise` fame.
    pub fn new(weights: &Weights, noise: f32) -> Greedy {
        Greedy { prices: Prices::new(weights), noise }
    }
}

impl Bot<Gutenberg> for Greedy {
    fn think(&mut self, game: &Gutenberg, view: &View, _: &Clock, dice: &mut Dice) -> Result<Action, BotError> {
        let (seat, state) = asked(game, view, dice)?;
        let appraiser = Appraiser { cards: game.cards(), prices: &self.prices };
        let action = Policy { game, appraiser, noise: self.noise }.decide(&state, seat, dice);
        // In a constructed position the rules of thumb may give no legal action.
        let legal = action.filter(|action| game.check(&state, seat, action).is_ok());
        legal.or_else(|| game.random_action(&state, seat, dice)).ok_or(BotError::NotAsked)
    }
}
