//! What the reasons of both games share: two actions compared by the values of an analysis.

use crate::analysis::Unit;
use serde::{Deserialize, Serialize};

/// A value and its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Valued {
    pub value: f64,
    pub error: f64,
}

/// The values of an action and of the one it is compared with, from one analysis.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    pub unit: Unit,
    pub action: Valued,
    pub against: Valued,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Compared {
    /// The values differ by no more than their errors.
    AsGood,
    /// Of winning, in hundredths.
    BetterChance {
        percent: u8,
    },
    BetterScore {
        points: f64,
    },
}

impl Comparison {
    /// `None` if the action is the worse one.
    pub fn told(&self) -> Option<Compared> {
        let lead = self.action.value - self.against.value;
        let error = (self.action.error.powi(2) + self.against.error.powi(2)).sqrt();
        if lead.abs() <= error {
            return Some(Compared::AsGood);
        }
        match self.unit {
            Unit::Chance => Some((lead * 100.0).round())
                .filter(|&percent| percent >= 1.0)
                .map(|percent| Compared::BetterChance { percent: percent.min(100.0) as u8 }),
            Unit::Score => Some((lead * 10.0).round() / 10.0)
                .filter(|&points| points > 0.0)
                .map(|points| Compared::BetterScore { points }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(unit: Unit, action: (f64, f64), against: (f64, f64)) -> Option<Compared> {
        let valued = |(value, error)| Valued { value, error };
        Comparison { unit, action: valued(action), against: valued(against) }.told()
    }

    #[test]
    fn differences_within_the_error_count_as_equal() {
        assert_eq!(told(Unit::Chance, (0.5, 0.03), (0.46, 0.04)), Some(Compared::AsGood));
        assert_eq!(told(Unit::Chance, (0.46, 0.04), (0.5, 0.03)), Some(Compared::AsGood));
        assert_eq!(told(Unit::Score, (90.0, 0.0), (90.0, 0.0)), Some(Compared::AsGood));
    }

    #[test]
    fn clearly_better_actions_say_by_how_much() {
        assert_eq!(told(Unit::Chance, (0.56, 0.01), (0.46, 0.02)), Some(Compared::BetterChance { percent: 10 }));
        assert_eq!(told(Unit::Score, (93.4, 0.5), (90.0, 1.0)), Some(Compared::BetterScore { points: 3.4 }));
        assert_eq!(told(Unit::Chance, (0.46, 0.01), (0.56, 0.02)), None, "the other one is better");
    }
}
