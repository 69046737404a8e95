//! Chances and prices by rounds left, made once from the weights.

use super::weights::Weights;
use gutenberg::queries::{GUILDERS_COUNTED, level_fame};
use gutenberg::{ROUNDS, TOP_LEVEL};

pub(super) const MOST_MISSING: usize = 12;
const ROUND_COUNT: usize = ROUNDS as usize;

/// Chances and prices by rounds left, made once from the weights.
#[derive(Clone, Debug)]
pub struct Prices {
    pub weights: Weights,
    pub(super) ink_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) level_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) type_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) patron_chance: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) guilder: [f32; ROUND_COUNT + 1],
    /// What the step to a level is worth, by rounds left.
    pub(super) level_step: [[f32; 8]; ROUND_COUNT + 1],
    /// How much the chance improves with one missing ink, or level, fewer.
    pub(super) ink_helps: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
    pub(super) level_helps: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1],
}

/// How much each chance is below the one with one fewer missing.
fn steps(chances: [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1]) -> [[f32; MOST_MISSING + 1]; ROUND_COUNT + 1] {
    chances.map(|chance| std::array::from_fn(|missing| chance[missing.max(1) - 1] - chance[missing]))
}

/// Powers by squaring, with multiplications only: `powi` with constant arguments may round differently at compile time
/// than at run time, which would change the bots' moves between builds.
fn power(base: f32, mut exponent: usize) -> f32 {
    let (mut result, mut square) = (1.0, base);
    loop {
        if exponent % 2 == 1 {
            result *= square;
        }
        exponent /= 2;
        if exponent == 0 {
            return result;
        }
        square *= square;
    }
}

impl Prices {
    pub fn new(weights: &Weights) -> Prices {
        let w = weights;
        let powers = |by_rounds: &dyn Fn(usize) -> f32| {
            std::array::from_fn(|rounds| {
                let chance = by_rounds(rounds).clamp(0.0, 1.0);
                std::array::from_fn(|missing| power(chance, missing))
            })
        };
        let between = |late: f32, early: f32, rounds: usize| {
            late + (early - late) * (rounds.saturating_sub(1)) as f32 / (ROUND_COUNT - 1) as f32
        };
        let with_none = |none: f32, late: f32, early: f32| {
            move |rounds: usize| if rounds == 0 { none } else { between(late, early, rounds) }
        };
        let ink_chance = powers(&with_none(w.ink_none, w.ink_late, w.ink_early));
        let level_chance = powers(&with_none(w.level_none, w.level_late, w.level_early));
        let end_fame = |level: usize| f32::from(level_fame(level as u8));
        let top = usize::from(TOP_LEVEL);
        Prices {
            weights: w.clone(),
            ink_chance,
            level_chance,
            ink_helps: steps(ink_chance),
            level_helps: steps(level_chance),
            type_chance: powers(&with_none(0.0, w.type_late, w.type_early)),
            patron_chance: powers(&with_none(0.0, w.patron_late, w.patron_early)),
            guilder: std::array::from_fn(|rounds| {
                if rounds == 0 { 1.0 / f32::from(GUILDERS_COUNTED) } else { between(0.34, w.guilder, rounds) }
            }),
            level_step: std::array::from_fn(|rounds| {
                let ahead = rounds as f32 / ROUND_COUNT as f32;
                std::array::from_fn(|to| {
                    if to == 0 || to > top {
                        return 0.0;
                    }
                    let still = end_fame(top) - end_fame(to);
                    let hoped = if rounds == 0 { 0.0 } else { still * w.level_ahead * to as f32 / 12.0 };
                    end_fame(to) - end_fame(to - 1) + w.level * ahead + hoped * ahead
                })
            }),
        }
    }
}
