//! Advice for a person who fulfils orders: the batch that is worth most, and what the orders may still bring if they are
//! kept.

use super::batch::{best_batch, kept_for_later};
use super::outlook::Appraiser;
use super::prices::Prices;
use super::time_left::TimeLeft;
use super::weights::Weights;
use gutenberg::{Batch, Gutenberg, ORDER_SLOTS, State};
use table::Seat;

/// What the journeyman would do with the orders of a house.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// Empty where it is better to keep them all.
    pub batch: Batch,
    /// By slot, in fame: what the order may still bring in later rounds.
    pub kept: [f32; ORDER_SLOTS],
    /// In fame: the batch with what the kept orders may still bring, and keeping them all.
    pub worth: f32,
    pub keep_all: f32,
}

/// From what everybody sees of a house.
pub fn advise(game: &Gutenberg, state: &State, seat: Seat) -> Advice {
    let prices = Prices::new(Weights::tuned());
    let appraiser = Appraiser { cards: game.cards(), prices: &prices };
    let (house, time_left) = (state.house(seat), TimeLeft::of(state));
    let kept = kept_for_later(appraiser, house, time_left);
    let best = best_batch(appraiser, house, &kept, time_left);
    Advice { batch: best.batch, kept, worth: best.worth, keep_all: kept.iter().sum() }
}
