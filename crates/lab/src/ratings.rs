//! Ratings of many players from a round robin between all pairs with two seats, by the model of Bradley and Terry, on
//! Elo's scale, with intervals from resampled deals.

use crate::Player;
use crate::arena::{Match, Played, Stop};
use games::Simulation;
use serde::Serialize;
use table::{Dice, Seed};

/// Samples of the deals for the intervals.
const SAMPLES: usize = 1_000;
/// Drawn games added for each pair, so that a player who never lost has a finite rating.
const DRAWN: f64 = 0.5;
/// Steps of the fit; it stops earlier if it has converged.
const STEPS: usize = 10_000;

pub struct RoundRobin<'t> {
    pub table: &'t dyn Simulation,
    /// The first player's rating is 0.
    pub players: Vec<Player>,
    /// Deals for each pair, each played from both seats.
    pub deals: usize,
    pub seed: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Rating {
    pub player: String,
    /// Elo over the first player.
    pub elo: f64,
    /// Bounds of the 95 % interval.
    pub low: f64,
    pub high: f64,
    /// The share of wins against each player, in their order; `None` against oneself.
    pub against: Vec<Option<f64>>,
}

/// The deals of one pair: for each, the first player's wins out of two games.
struct Pair {
    former: usize,
    latter: usize,
    deals: Vec<f64>,
}

impl RoundRobin<'_> {
    /// How many games are played.
    pub fn games(&self) -> usize {
        self.players.len() * self.players.len().saturating_sub(1) * self.deals
    }

    /// Plays them all, calling `tell` after each game, and returns the ratings in the order of the players.
    pub fn play(&self, tell: &(impl Fn(&Played) + Sync)) -> Vec<Rating> {
        let count = self.players.len();
        let mut pairs = Vec::new();
        for (former, latter) in (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))) {
            let players = vec![self.players[former], self.players[latter]];
            let Self { table, deals, seed, .. } = *self;
            let played = Match { table, players, deals, seed, stop: Stop::AtTheEnd }.play(tell);
            let wins = |games: &[Played]| games.iter().map(|game| game.share(0)).sum();
            let deals = played.chunk_by(|one, other| one.deal == other.deal).map(wins).collect();
            pairs.push(Pair { former, latter, deals });
        }
        self.rate(&pairs)
    }

    fn rate(&self, pairs: &[Pair]) -> Vec<Rating> {
        let count = self.players.len();
        let elos = ratings(&wins(count, pairs, |pair, deal| pair.deals[deal]));
        let mut dice = Dice::new(Seed::from_number(self.seed));
        let samples: Vec<Vec<f64>> = (0..SAMPLES)
            .map(|_| ratings(&wins(count, pairs, |pair, _| pair.deals[dice.index(pair.deals.len())])))
            .collect();
        let all = wins(count, pairs, |pair, deal| pair.deals[deal]);
        let rating = |at: usize| {
            let mut sampled: Vec<f64> = samples.iter().map(|sample| sample[at]).collect();
            sampled.sort_unstable_by(f64::total_cmp);
            let against = |other: usize| {
                let games = all[at][other] + all[other][at];
                (games > 0.0).then(|| all[at][other] / games)
            };
            Rating {
                player: self.players[at].to_string(),
                elo: elos[at],
                low: sampled[SAMPLES / 40],
                high: sampled[SAMPLES - 1 - SAMPLES / 40],
                against: (0..count).map(against).collect(),
            }
        };
        (0..count).map(rating).collect()
    }
}

/// How often each player won against each other, using `result` as the result of a deal.
fn wins(count: usize, pairs: &[Pair], mut result: impl FnMut(&Pair, usize) -> f64) -> Vec<Vec<f64>> {
    let mut wins = vec![vec![0.0; count]; count];
    for pair in pairs {
        let won: f64 = (0..pair.deals.len()).map(|deal| result(pair, deal)).sum();
        wins[pair.former][pair.latter] += won;
        wins[pair.latter][pair.former] += 2.0 * pair.deals.len() as f64 - won;
    }
    wins
}

/// Elo over the first player, by the fixed-point iteration that maximises the likelihood.
fn ratings(wins: &[Vec<f64>]) -> Vec<f64> {
    let count = wins.len();
    let drawn = |one: usize, other: usize| if one == other { 0.0 } else { DRAWN };
    let mut strengths = vec![1.0f64; count];
    for _ in 0..STEPS {
        let next: Vec<f64> = (0..count)
            .map(|one| {
                let won: f64 = (0..count).map(|other| wins[one][other] + drawn(one, other) / 2.0).sum();
                let met = |other: usize| {
                    let games = wins[one][other] + wins[other][one] + drawn(one, other);
                    games / (strengths[one] + strengths[other])
                };
                let met: f64 = (0..count).filter(|&other| other != one).map(met).sum();
                if met > 0.0 { won / met } else { 1.0 }
            })
            .collect();
        let scale = next[0];
        let next: Vec<f64> = next.into_iter().map(|strength| strength / scale).collect();
        let still = next.iter().zip(&strengths).all(|(now, before)| (now / before - 1.0).abs() < 1e-9);
        strengths = next;
        if still {
            break;
        }
    }
    strengths.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sprt::share_of;
    use games::{Games, Given};

    #[test]
    fn the_ratings_are_those_from_which_the_wins_came() {
        let elos: [f64; 4] = [0.0, 120.0, -80.0, 300.0];
        let games = 100_000.0;
        let won = |one: f64, other: f64| if one == other { 0.0 } else { games * share_of(one - other, 2) };
        let wins: Vec<Vec<f64>> = elos.iter().map(|&one| elos.iter().map(|&other| won(one, other)).collect()).collect();
        for (found, elo) in ratings(&wins).into_iter().zip(elos) {
            assert!((found - elo).abs() < 0.5, "{found} instead of {elo}");
        }
    }

    #[test]
    fn a_player_who_always_wins_gets_a_finite_higher_rating() {
        let found = ratings(&[vec![0.0, 0.0], vec![40.0, 0.0]]);
        assert!(found[0] == 0.0 && found[1] > 500.0 && found[1].is_finite(), "{found:?}");
    }

    #[test]
    fn bots_are_rated_in_their_order() {
        let table = Games::standard().get("gutenberg").unwrap().simulation(Given::Text("{}"), Some(2)).unwrap();
        let players = ["random", "apprentice@1", "journeyman@1"].map(|player| player.parse().unwrap()).to_vec();
        let robin = RoundRobin { table: &*table, players, deals: 20, seed: 3 };
        let rated = robin.play(&|_| {});
        assert_eq!(robin.games(), 120);
        assert!(rated[0].elo == 0.0 && rated[0].low == 0.0 && rated[0].high == 0.0);
        assert!(rated[1].low > 0.0 && rated[2].elo > rated[1].elo, "{rated:?}");
        assert!(rated.iter().all(|rating| rating.low <= rating.elo && rating.elo <= rating.high), "{rated:?}");
        assert_eq!(rated[2].against[2], None);
        assert_eq!(rated[2].against[0], Some(1.0));
    }
}
