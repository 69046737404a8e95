//! Advice for a person who fulfils orders: the most valuable batch, and what the orders may still bring if they are
//! kept. Fulfilling part of an order uses it up, so before the last round only orders that can be done in full are
//! advised: whether part of an order is worth more than waiting is a judgement that a beginner would take for a fact.

use super::batch::{best_batch, kept_for_later};
use super::outlook::Appraiser;
use super::prices::Prices;
use super::time_left::TimeLeft;
use super::weights::Weights;
use gutenberg::{Batch, Gutenberg, ORDER_SLOTS, State, slots};
use table::Seat;

/// Keeps an order back from a batch.
const MORE_THAN_ANY_ORDER: f32 = 1_000.0;

/// What the journeyman would do with the orders of a house, without giving up part of one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// Empty if it is better to keep them all.
    pub batch: Batch,
    /// By slot, in fame: what the order may still bring in later rounds.
    pub kept: [f32; ORDER_SLOTS],
    /// In fame: the batch with what the kept orders may still bring, and keeping them all.
    pub worth: f32,
    pub keep_all: f32,
}

/// Computed from the public part of a house.
pub fn advise(game: &Gutenberg, state: &State, seat: Seat) -> Advice {
    let prices = Prices::new(Weights::tuned());
    let appraiser = Appraiser { cards: game.cards(), prices: &prices };
    let (house, time_left) = (state.house(seat), TimeLeft::of(state));
    let kept = kept_for_later(appraiser, house, time_left);
    let mut best = best_batch(appraiser, house, &kept, time_left);
    let mut held = kept;
    while time_left.after_fulfil().fulfils_left > 0 && best.batch.printed != best.batch.coloured & best.batch.decorated
    {
        for slot in slots(best.batch.printed & !(best.batch.coloured & best.batch.decorated)) {
            held[slot] += MORE_THAN_ANY_ORDER;
        }
        best = best_batch(appraiser, house, &held, time_left);
    }
    let printed = |slot: usize| best.batch.printed >> slot & 1 != 0;
    let held_back: f32 = (0..ORDER_SLOTS).filter(|&slot| !printed(slot)).map(|slot| held[slot] - kept[slot]).sum();
    Advice { batch: best.batch, kept, worth: best.worth - held_back, keep_all: kept.iter().sum() }
}
