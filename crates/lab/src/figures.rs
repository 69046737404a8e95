//! Means with their 95 % intervals. Games of one deal are not independent, so the samples are deals.

use serde::Serialize;

const Z: f64 = 1.959_964;

/// A mean of independent deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    /// Bounds of the 95 % interval.
    pub low: f64,
    pub high: f64,
    #[serde(skip)]
    pub standard_error: f64,
}

impl Estimate {
    /// For unbounded values.
    pub fn of(values: &[f64]) -> Estimate {
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let standard_error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        let spread = Z * standard_error;
        Estimate { mean, low: mean - spread, high: mean + spread, standard_error }
    }

    /// For shares between 0 and 1, by Wilson's interval, which stays valid if all or none are won.
    pub fn of_shares(values: &[f64]) -> Estimate {
        let Estimate { mean, standard_error, .. } = Estimate::of(values);
        let deals = values.len().max(1) as f64;
        // This many independent games would have the same variance as these deals.
        let worth = if standard_error > 0.0 { mean * (1.0 - mean) / standard_error.powi(2) } else { deals };
        let spread = Z * (mean * (1.0 - mean) / worth + Z * Z / (4.0 * worth * worth)).sqrt();
        let (centre, whole) = (mean + Z * Z / (2.0 * worth), 1.0 + Z * Z / worth);
        let (low, high) = ((centre - spread) / whole, (centre + spread) / whole);
        // If all or none are won, that end is exact, but the division may have a rounding error.
        let low = if mean <= 0.0 { 0.0 } else { low.max(0.0) };
        let high = if mean >= 1.0 { 1.0 } else { high.min(1.0) };
        Estimate { mean, low, high, standard_error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn independent_wins_get_wilsons_interval() {
        let mut shares = vec![1.0; 80];
        shares.resize(100, 0.0);
        let share = Estimate::of_shares(&shares);
        // The textbook's interval for 80 of 100 is 0.7112 to 0.8666.
        assert_eq!(share.mean, 0.8);
        assert!((share.low - 0.711).abs() < 0.002 && (share.high - 0.867).abs() < 0.002, "{share:?}");
    }

    #[test]
    fn all_won_is_not_certainty() {
        let share = Estimate::of_shares(&[1.0; 50]);
        assert!(share.high == 1.0 && share.low > 0.9 && share.low < 0.95, "{share:?}");
        let share = Estimate::of_shares(&[0.0; 50]);
        assert!(share.low == 0.0 && share.high > 0.05 && share.high < 0.1, "{share:?}");
    }

    #[test]
    fn a_deal_that_is_always_shared_says_more_than_one_that_goes_either_way() {
        let even = Estimate::of_shares(&[0.5, 0.5, 0.5, 0.55, 0.45]);
        let split = Estimate::of_shares(&[1.0, 0.0, 1.0, 0.0, 0.5]);
        assert!(even.high - even.low < split.high - split.low);
    }
}
