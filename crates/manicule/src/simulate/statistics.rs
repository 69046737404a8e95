//! Figures from scores. All sums are whole numbers, so that they do not depend on the order of the games.

use games::Finished;
use std::collections::BTreeMap;

/// Divides by every number of winners that a table can have.
const WHOLE_WIN: u64 = 840;

#[derive(Default)]
pub struct Statistics {
    pub seats: Vec<Scores>,
    pub titles: BTreeMap<String, u64>,
    games: u64,
    plies: u64,
}

/// How often each score occurred.
#[derive(Default)]
pub struct Scores {
    pub counts: BTreeMap<i32, u64>,
    /// A win shared by n counts as one n-th.
    wins: u64,
}

pub struct Share {
    pub value: f64,
    /// Wilson's interval at 95 %.
    pub low: f64,
    pub high: f64,
}

impl Statistics {
    pub fn count(&mut self, finished: &Finished, title: Option<String>) {
        let outcome = &finished.outcome;
        self.games += 1;
        self.plies += u64::from(finished.plies);
        if let Some(title) = title {
            *self.titles.entry(title).or_default() += 1;
        }
        self.seats.resize_with(outcome.scores().len(), Scores::default);
        for (seat, &score) in self.seats.iter_mut().zip(outcome.scores()) {
            *seat.counts.entry(score).or_default() += 1;
        }
        for winner in outcome.winners.iter() {
            if let Some(seat) = self.seats.get_mut(winner.index()) {
                seat.wins += WHOLE_WIN / outcome.winners.len() as u64;
            }
        }
    }

    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / self.games as f64
    }

    /// The scores of all seats.
    pub fn together(&self) -> BTreeMap<i32, u64> {
        let mut all = BTreeMap::new();
        for (&score, &count) in self.seats.iter().flat_map(|seat| &seat.counts) {
            *all.entry(score).or_default() += count;
        }
        all
    }
}

impl Scores {
    fn games(&self) -> u64 {
        self.counts.values().sum()
    }

    pub fn mean(&self) -> f64 {
        let sum: i128 = self.counts.iter().map(|(&score, &count)| i128::from(score) * i128::from(count)).sum();
        sum as f64 / self.games() as f64
    }

    /// Of the sample: divided by one less than the number of games.
    pub fn standard_deviation(&self) -> f64 {
        let mean = self.mean();
        let squares = self.counts.iter().map(|(&score, &count)| (f64::from(score) - mean).powi(2) * count as f64);
        (squares.sum::<f64>() / self.games().saturating_sub(1).max(1) as f64).sqrt()
    }

    /// The least score that this many quarters of the games do not exceed: 0 is the minimum, 4 the maximum.
    pub fn quartile(&self, quarters: u64) -> i32 {
        let rank = (self.games() * quarters).div_ceil(4).max(1);
        let mut below = 0;
        let reached = self.counts.iter().find(|(_, count)| {
            below += **count;
            below >= rank
        });
        reached.map_or(0, |(&score, _)| score)
    }

    pub fn wins(&self) -> Share {
        const Z: f64 = 1.959_964;
        let games = self.games() as f64;
        let value = self.wins as f64 / WHOLE_WIN as f64 / games;
        let spread = Z * (value * (1.0 - value) / games + Z * Z / (4.0 * games * games)).sqrt();
        let (centre, whole) = (value + Z * Z / (2.0 * games), 1.0 + Z * Z / games);
        Share { value, low: ((centre - spread) / whole).max(0.0), high: ((centre + spread) / whole).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Outcome, Seat, SeatSet};

    fn of(games: &[(&[i32], &[u8])]) -> Statistics {
        let mut statistics = Statistics::default();
        for (scores, winners) in games {
            let winners: SeatSet = winners.iter().map(|&seat| Seat(seat)).collect();
            statistics.count(&Finished { outcome: Outcome::new(scores, winners), plies: 10 }, None);
        }
        statistics
    }

    #[test]
    fn figures_of_known_scores() {
        let statistics = of(&[(&[2, 1], &[0]), (&[4, 4], &[0, 1]), (&[4, 9], &[1]), (&[6, 0], &[0])]);
        let first = &statistics.seats[0];
        assert_eq!(first.mean(), 4.0);
        assert!((first.standard_deviation() - (8f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!([0, 1, 2, 3, 4].map(|quarters| first.quartile(quarters)), [2, 2, 4, 4, 6]);
        assert_eq!(first.wins().value, 2.5 / 4.0);
        assert_eq!(statistics.seats[1].wins().value, 1.5 / 4.0);
        assert_eq!(statistics.together()[&4], 3);
        assert_eq!(statistics.mean_plies(), 10.0);
    }

    #[test]
    fn the_interval_of_wins_is_wilsons() {
        let won: Vec<(&[i32], &[u8])> =
            (0..10).map(|game| (&[1, 0][..], if game < 8 { &[0][..] } else { &[1] })).collect();
        let share = of(&won).seats[0].wins();
        // A textbook example: 8 of 10.
        assert!(
            (share.low - 0.4902).abs() < 1e-4 && (share.high - 0.9433).abs() < 1e-4,
            "{} {}",
            share.low,
            share.high
        );
    }
}
