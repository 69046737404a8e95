//! Matches between bots. Every deal is played once per seat, with the players rotated by one seat each time, so that
//! neither the deal nor the seat favours anybody.

use crate::sprt::{Sprt, Tested, Verdict};
use crate::{Estimate, Player};
use games::{Pace, Simulation};
use rayon::prelude::*;
use serde::Serialize;
use std::time::Duration;
use table::{Dice, Outcome, Seat, Seed};

/// Deals before a sequential stop is considered, and between two checks.
const LOOK_EVERY: usize = 20;
/// A lead of this many standard errors is clear, even after many looks.
const CLEAR: f64 = 3.3;

pub struct Match<'t> {
    pub table: &'t dyn Simulation,
    /// By seat in the first game of a deal.
    pub players: Vec<Player>,
    pub deals: usize,
    pub seed: u64,
    pub stop: Stop,
}

/// When a match ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stop {
    /// After all deals.
    AtTheEnd,
    /// As soon as the first player is clearly better or worse than an even share.
    WhenClear,
    /// As soon as one of the two hypotheses can be rejected.
    Sprt(Sprt),
}

/// One game of a match.
#[derive(Clone, Debug)]
pub struct Played {
    pub deal: usize,
    /// How many seats the players were rotated by.
    pub turn: usize,
    pub outcome: Outcome,
    /// By player.
    pub pace: Vec<Pace>,
}

impl Played {
    /// The seat of a player in this game.
    pub fn seat(&self, player: usize) -> Seat {
        Seat(((player + self.turn) % self.pace.len()) as u8)
    }

    /// A player's share of the win: 1/n of a win shared by n.
    pub fn share(&self, player: usize) -> f64 {
        let winners = self.outcome.winners;
        if winners.contains(self.seat(player)) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    pub fn score(&self, player: usize) -> i32 {
        self.outcome.scores().get(self.seat(player).index()).copied().unwrap_or(0)
    }
}

/// How one player fared.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    pub player: String,
    pub wins: Estimate,
    pub score: Estimate,
    pub median_score: i32,
    pub milliseconds_per_move: f64,
    pub slowest_move_milliseconds: f64,
}

impl Match<'_> {
    /// Plays the match; calls `tell` after each game.
    pub fn play(&self, tell: &(impl Fn(&Played) + Sync)) -> Vec<Played> {
        let mut played = Vec::new();
        for first in (0..self.deals).step_by(LOOK_EVERY) {
            let deals = first..self.deals.min(first + LOOK_EVERY);
            let more: Vec<Vec<Played>> = deals.into_par_iter().map(|deal| self.play_deal(deal, tell)).collect();
            played.extend(more.into_iter().flatten());
            let decided = match self.stop {
                Stop::AtTheEnd => false,
                Stop::WhenClear => self.is_clear(&played),
                Stop::Sprt(sprt) => self.test(sprt, &played).verdict != Verdict::Open,
            };
            if decided {
                break;
            }
        }
        played
    }

    fn play_deal(&self, deal: usize, tell: &(impl Fn(&Played) + Sync)) -> Vec<Played> {
        let mut bytes = Seed::from_number(self.seed).0;
        bytes[8..16].copy_from_slice(&(deal as u64).to_le_bytes());
        let mut dice = Dice::new(Seed(bytes));
        let (cards, thoughts) = (dice.seed(), dice.seed());
        let turns = 0..self.players.len();
        turns.map(|turn| self.play_game(deal, turn, cards, thoughts, tell)).collect()
    }

    fn play_game(&self, deal: usize, turn: usize, cards: Seed, thoughts: Seed, tell: &impl Fn(&Played)) -> Played {
        let mut by_seat = self.players.clone();
        by_seat.rotate_right(turn);
        let (outcome, mut pace) = self.table.bot_game(cards, thoughts, &by_seat);
        pace.rotate_left(turn);
        let played = Played { deal, turn, outcome, pace };
        tell(&played);
        played
    }

    /// The sequential test's verdict on the first player after these games.
    pub fn test(&self, sprt: Sprt, played: &[Played]) -> Tested {
        sprt.test(&by_deal(played, |game| game.share(0)), self.players.len())
    }

    fn is_clear(&self, played: &[Played]) -> bool {
        let wins = Estimate::of_shares(&by_deal(played, |game| game.share(0)));
        let even = 1.0 / self.players.len() as f64;
        (wins.mean - even).abs() > CLEAR * wins.standard_error.max(0.01)
    }

    /// How each player fared; players with the same name are combined.
    pub fn standings(&self, played: &[Played]) -> Vec<Standing> {
        let mut standings: Vec<Standing> = Vec::new();
        for (at, &player) in self.players.iter().enumerate() {
            if self.players[..at].contains(&player) {
                continue;
            }
            let same: Vec<usize> = (at..self.players.len()).filter(|&other| self.players[other] == player).collect();
            let mean = |value: &dyn Fn(usize) -> f64| {
                same.iter().map(|&player| value(player)).sum::<f64>() / same.len() as f64
            };
            let wins = by_deal(played, |game| mean(&|player| game.share(player)));
            let scores = by_deal(played, |game| mean(&|player| f64::from(game.score(player))));
            let mut each: Vec<i32> =
                played.iter().flat_map(|game| same.iter().map(|&player| game.score(player))).collect();
            each.sort_unstable();
            let pace = played.iter().flat_map(|game| same.iter().map(|&player| game.pace[player]));
            let pace = pace.fold(Pace::default(), Pace::and);
            standings.push(Standing {
                player: player.to_string(),
                wins: Estimate::of_shares(&wins),
                score: Estimate::of(&scores),
                median_score: each.get(each.len() / 2).copied().unwrap_or(0),
                milliseconds_per_move: milliseconds(pace.time) / f64::from(pace.moves.max(1)),
                slowest_move_milliseconds: milliseconds(pace.slowest),
            });
        }
        standings
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The mean over each deal's games.
fn by_deal(played: &[Played], value: impl Fn(&Played) -> f64) -> Vec<f64> {
    played
        .chunk_by(|one, other| one.deal == other.deal)
        .map(|games| games.iter().map(&value).sum::<f64>() / games.len() as f64)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Games, Given};

    fn table(people: u8) -> Box<dyn Simulation> {
        Games::standard().get("gutenberg").unwrap().simulation(Given::Text("{}"), Some(people)).unwrap()
    }

    fn duel<'t>(table: &'t dyn Simulation, players: &[&str], deals: usize) -> Match<'t> {
        let players: Vec<Player> = players.iter().map(|player| player.parse().unwrap()).collect();
        Match { table, players, deals, seed: 7, stop: Stop::AtTheEnd }
    }

    #[test]
    fn every_player_sits_in_every_seat_of_a_deal() {
        let table = table(3);
        let duel = duel(&*table, &["journeyman", "random", "random"], 2);
        let played = duel.play(&|_| {});
        assert_eq!(played.len(), 6);
        let mut seats: Vec<(usize, Seat)> = played.iter().map(|game| (game.deal, game.seat(0))).collect();
        seats.sort();
        assert_eq!(seats, [(0, Seat(0)), (0, Seat(1)), (0, Seat(2)), (1, Seat(0)), (1, Seat(1)), (1, Seat(2))]);
    }

    #[test]
    fn the_better_player_has_the_wins_and_a_clear_match_stops() {
        let table = table(2);
        let mut duel = duel(&*table, &["journeyman", "random"], 200);
        duel.stop = Stop::WhenClear;
        let played = duel.play(&|_| {});
        assert_eq!(played.len(), 2 * LOOK_EVERY);
        let standings = duel.standings(&played);
        assert_eq!(standings.iter().map(|one| one.player.as_str()).collect::<Vec<_>>(), ["journeyman", "random"]);
        assert_eq!(standings[0].wins.mean, 1.0);
        assert!(standings[0].wins.low > 0.8 && standings[0].wins.high == 1.0);
    }

    #[test]
    fn a_sequential_test_ends_a_match_early_in_either_direction() {
        let table = table(2);
        let sprt = Sprt { lower: 0.0, upper: 20.0 };
        for (players, verdict) in
            [(["journeyman", "random"], Verdict::Stronger), (["random", "journeyman"], Verdict::NotStronger)]
        {
            let mut duel = duel(&*table, &players, 400);
            duel.stop = Stop::Sprt(sprt);
            let played = duel.play(&|_| {});
            assert!(played.len() < 800, "{} games", played.len());
            assert_eq!(duel.test(sprt, &played).verdict, verdict);
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_match() {
        let scores = || -> Vec<Vec<i32>> {
            let played = duel(&*table(2), &["apprentice", "master:2"], 1).play(&|_| {});
            played.iter().map(|game| game.outcome.scores().to_vec()).collect()
        };
        assert_eq!(scores(), scores());
    }

    #[test]
    fn twins_share_one_line() {
        let table = table(3);
        let duel = duel(&*table, &["journeyman", "apprentice", "journeyman"], 1);
        let standings = duel.standings(&duel.play(&|_| {}));
        assert_eq!(standings.len(), 2);
    }
}
