//! A sequential test: after each batch of deals it checks whether one of two hypotheses about the first player can
//! already be rejected, so that a clear match ends early and a close one is played out.

use serde::Serialize;

/// The probability of either error: accepting a hypothesis although the other one is true.
const ERROR: f64 = 0.05;

/// Two hypotheses about the first player's strength, in Elo above the mean of the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The first player is this strong or weaker.
    pub lower: f64,
    /// The first player is this strong or stronger.
    pub upper: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// At least as strong as the upper hypothesis.
    Stronger,
    /// No stronger than the lower hypothesis.
    NotStronger,
    /// Neither hypothesis could be rejected.
    Open,
}

/// The evidence from the games so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Tested {
    /// The log-likelihood ratio of the upper hypothesis to the lower one.
    pub log_ratio: f64,
    /// The threshold: decides below minus this, and above this.
    pub bound: f64,
    pub verdict: Verdict,
}

/// The share of wins among this many seats that corresponds to this much Elo above the others.
pub fn share_of(elo: f64, seats: usize) -> f64 {
    let odds = 10f64.powf(elo / 400.0) / (seats.max(2) - 1) as f64;
    odds / (1.0 + odds)
}

impl Sprt {
    /// Uses Wald's bounds. The samples are the first player's mean shares of wins by deal. Their spread is estimated
    /// from them (a generalised test), with one more deal of the widest spread, so that a few equal results decide
    /// nothing.
    pub fn test(&self, deals: &[f64], seats: usize) -> Tested {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let count = deals.len() as f64;
        if deals.is_empty() {
            return Tested { log_ratio: 0.0, bound, verdict: Verdict::Open };
        }
        let mean = deals.iter().sum::<f64>() / count;
        let even = share_of(0.0, seats);
        let squares: f64 = deals.iter().map(|deal| (deal - mean).powi(2)).sum();
        let variance = (squares + even * (1.0 - even)) / count;
        let (lower, upper) = (share_of(self.lower, seats), share_of(self.upper, seats));
        let log_ratio = count * (upper - lower) * (2.0 * mean - lower - upper) / (2.0 * variance);
        let verdict = match log_ratio {
            ratio if ratio >= bound => Verdict::Stronger,
            ratio if ratio <= -bound => Verdict::NotStronger,
            _ => Verdict::Open,
        };
        Tested { log_ratio, bound, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Seed};

    const CLAIMS: Sprt = Sprt { lower: 0.0, upper: 40.0 };

    /// The verdict on a player who wins this share of games, with two games a deal, and the number of deals it took.
    fn tested(share: f64, seed: u64) -> (Verdict, usize) {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut deals = Vec::new();
        let mut won = || f64::from(u8::from(f64::from(dice.below(1 << 20)) < share * f64::from(1 << 20)));
        while deals.len() < 4_000 {
            deals.push((won() + won()) / 2.0);
            let verdict = CLAIMS.test(&deals, 2).verdict;
            if verdict != Verdict::Open {
                return (verdict, deals.len());
            }
        }
        (Verdict::Open, deals.len())
    }

    fn how_often(share: f64, verdict: Verdict) -> usize {
        (0..200).filter(|&seed| tested(share, seed).0 == verdict).count()
    }

    #[test]
    fn elo_is_a_share_of_wins() {
        assert_eq!([2, 4].map(|seats| share_of(0.0, seats)), [0.5, 0.25]);
        assert!((share_of(400.0, 2) - 10.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn both_errors_are_as_rare_as_promised() {
        let (even, better) = (share_of(CLAIMS.lower, 2), share_of(CLAIMS.upper, 2));
        assert!(how_often(even, Verdict::Stronger) <= 20);
        assert!(how_often(even, Verdict::NotStronger) >= 180);
        assert!(how_often(better, Verdict::Stronger) >= 180);
        assert!(how_often(better, Verdict::NotStronger) <= 20);
    }

    #[test]
    fn a_clear_difference_decides_soon() {
        let soon = |share| (0..50).filter(|&seed| tested(share, seed).1 <= 60).count();
        assert!(soon(0.75) >= 45 && soon(0.25) >= 45);
        assert!(soon(0.53) <= 25, "what lies between the claims takes long");
    }

    #[test]
    fn a_few_equal_results_decide_nothing() {
        assert_eq!(CLAIMS.test(&[], 2).verdict, Verdict::Open);
        assert_eq!(CLAIMS.test(&[1.0; 3], 2).verdict, Verdict::Open);
        assert_eq!(CLAIMS.test(&[1.0; 40], 2).verdict, Verdict::Stronger);
        assert_eq!(CLAIMS.test(&[0.0; 40], 2).verdict, Verdict::NotStronger);
    }
}
