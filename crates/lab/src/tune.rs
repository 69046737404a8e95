//! Finds the weights of the printing-house bot by self-play, with an evolution strategy. Each generation tries pairs of
//! opposite small changes against the current weights on the same deals, and moves towards the better ones.

use bots::gutenberg::{Appraiser, Policy, Prices, Weights};
use gutenberg::{Gutenberg, Options, State};
use rayon::prelude::*;
use table::{Dice, Game, Nobody, Seat, Seed};

pub struct Tuning {
    pub generations: u32,
    /// Pairs of opposite changes in a generation.
    pub pairs: u32,
    /// Deals on which each change is tried, with two seats and alone.
    pub deals: u32,
    /// The size of a change, relative to the weight.
    pub spread: f32,
    pub pace: f32,
    pub seed: u64,
}

/// The results of a generation.
pub struct Progress {
    pub generation: u32,
    /// The lead over the previous weights, and the solo score, on fresh deals.
    pub lead: f64,
    pub solo: f64,
}

impl Tuning {
    pub fn run(&self, game: &Gutenberg, start: &Weights, tell: &mut dyn FnMut(&Progress, &Weights)) -> Weights {
        let mut weights = start.to_vec();
        let mut dice = Dice::new(Seed::from_number(self.seed));
        for generation in 1..=self.generations {
            let before = Weights::from_slice(&weights);
            let first_deal = u64::from(generation) << 32;
            let changes: Vec<Vec<f32>> =
                (0..self.pairs).map(|_| weights.iter().map(|_| bell(&mut dice)).collect()).collect();
            let gains: Vec<f64> = changes
                .par_iter()
                .map(|change| {
                    let tried = |sign: f32| {
                        let moved = moved(&weights, change, sign * self.spread);
                        let (lead, solo) = self.fitness(game, &Weights::from_slice(&moved), &before, first_deal);
                        lead + solo
                    };
                    tried(1.0) - tried(-1.0)
                })
                .collect();
            let scale =
                (gains.iter().map(|gain| gain * gain).sum::<f64>() / gains.len().max(1) as f64).sqrt().max(1e-9);
            let mut step = vec![0.0f32; weights.len()];
            for (change, gain) in changes.iter().zip(&gains) {
                for (sum, direction) in step.iter_mut().zip(change) {
                    *sum += direction * (gain / scale) as f32 / self.pairs as f32;
                }
            }
            weights = moved(&weights, &step, self.pace);
            let now = Weights::from_slice(&weights);
            let (lead, solo) = self.fitness(game, &now, &before, first_deal | 1 << 31);
            tell(&Progress { generation, lead, solo }, &now);
        }
        Weights::from_slice(&weights)
    }

    /// The mean lead over a rival with two seats, and the mean score alone.
    fn fitness(&self, game: &Gutenberg, weights: &Weights, rival: &Weights, first_deal: u64) -> (f64, f64) {
        let (prices, rival) = (Prices::new(weights), Prices::new(rival));
        let (mut lead, mut alone) = (0.0, 0.0);
        for deal in first_deal..first_deal + u64::from(self.deals) {
            for own in [0, 1] {
                let scores = play(game, 2, deal, |seat| if seat.index() == own { &prices } else { &rival });
                lead += f64::from(scores[own] - scores[1 - own]);
            }
            alone += f64::from(play(game, 1, deal, |_| &prices)[0]);
        }
        (lead / f64::from(2 * self.deals), alone / f64::from(self.deals))
    }
}

/// Multiplies every weight by its own factor, so that none changes its sign.
fn moved(weights: &[f32], change: &[f32], by: f32) -> Vec<f32> {
    weights.iter().zip(change).map(|(weight, change)| weight * (1.0 + change * by).clamp(0.5, 2.0)).collect()
}

/// Approximately normal: the sum of twelve uniform numbers.
fn bell(dice: &mut Dice) -> f32 {
    (0..12).map(|_| dice.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}

/// A game between policies, determined by the deal.
fn play<'p>(game: &Gutenberg, people: u8, deal: u64, prices: impl Fn(Seat) -> &'p Prices) -> Vec<i32> {
    let options = Options { people, ..Options::default() };
    let mut dice = Dice::new(Seed::from_number(deal ^ 0x7e57));
    let mut state: State = game.setup(&options, Seed::from_number(deal)).expect("valid options");
    loop {
        if let Some(outcome) = game.outcome(&state) {
            return outcome.scores().to_vec();
        }
        let seat = game.to_act(&state).iter().next().expect("somebody is to act until the end");
        let appraiser = Appraiser { cards: game.cards(), prices: prices(seat) };
        let action = Policy { game, appraiser, noise: 0.0 }.decide(&state, seat, &mut dice);
        let action = action.expect("a seat that is to act has something to choose from");
        game.apply_unchecked(&mut state, seat, &action, &mut Nobody);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_finds_the_same_weights() {
        let tuning = Tuning { generations: 1, pairs: 2, deals: 1, spread: 0.1, pace: 0.1, seed: 3 };
        let game = Gutenberg::standard();
        let run = || tuning.run(&game, &Weights::REASONED, &mut |_, _| {});
        let found = run();
        assert_eq!(found, run());
        assert_ne!(found, Weights::REASONED);
    }
}
