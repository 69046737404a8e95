//! Groups of seats: what those with high scores have in common.

use crate::Estimate;
use serde::Serialize;

/// A mean with its 95 % interval, to two decimals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

pub fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

impl From<Estimate> for Mean {
    fn from(Estimate { mean, low, high, .. }: Estimate) -> Mean {
        Mean { mean: rounded(mean), low: rounded(low), high: rounded(high) }
    }
}

/// Shares are kept as percent.
pub fn percent(shares: &[f64]) -> Mean {
    let Estimate { mean, low, high, .. } = Estimate::of_shares(shares);
    Mean { mean: rounded(mean * 100.0), low: rounded(low * 100.0), high: rounded(high * 100.0) }
}

pub fn mean_of(values: impl IntoIterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.into_iter().collect();
    // An empty sum of floats is -0.
    rounded((0.0 + values.iter().sum::<f64>()) / values.len().max(1) as f64)
}

/// What a seat did in a game, and how it ended.
pub trait SeatFigures {
    fn score(&self) -> f64;
    /// 1 for the only winner, less if the victory is shared.
    fn win(&self) -> f64;
}

/// Something counted for every seat, and the lower bounds of its groups.
pub struct Measure<S> {
    pub name: &'static str,
    pub of: fn(&S) -> u32,
    pub groups: &'static [u32],
}

/// The seats whose count lies from `from` to `to`; the last group has no upper bound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    pub from: u32,
    pub to: Option<u32>,
    pub seats: usize,
    pub score: Mean,
    /// In percent.
    pub wins: Mean,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measured {
    pub name: &'static str,
    pub mean: f64,
    pub groups: Vec<Group>,
}

impl<S: SeatFigures> Measure<S> {
    pub fn study(&self, seats: &[S]) -> Measured {
        let bounds = self.groups.iter().zip(self.groups.iter().skip(1).map(Some).chain([None]));
        let groups = bounds.map(|(&from, next)| {
            let within = |seat: &&S| (self.of)(seat) >= from && next.is_none_or(|&next| (self.of)(seat) < next);
            let group: Vec<&S> = seats.iter().filter(within).collect();
            let scores: Vec<f64> = group.iter().map(|seat| seat.score()).collect();
            let wins: Vec<f64> = group.iter().map(|seat| seat.win()).collect();
            Group {
                from,
                to: next.map(|next| next - 1),
                seats: group.len(),
                score: Estimate::of(&scores).into(),
                wins: percent(&wins),
            }
        });
        Measured {
            name: self.name,
            mean: mean_of(seats.iter().map(|seat| f64::from((self.of)(seat)))),
            groups: groups.filter(|group| group.seats > 0).collect(),
        }
    }
}
