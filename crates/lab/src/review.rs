//! How reliable reviews are: whether luck has mean zero, whether planted blunders are found, and whether the stronger
//! player has the smaller error.

use crate::{Estimate, Player};
use bots::{Budget, Level, SystemClock, Who};
use coach::review::{Effort, Plan, Review, SeatReview, Tellers, study};
use games::{Appraiser, Games, Sitting};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use table::{Dice, Seat, Seed, Turn, Viewer};
use words::Words;

/// How many legal actions are searched for the worst one, and playouts for each.
const LOOKED_AT: usize = 40;
const TRIES: u32 = 100;

/// Games of one kind, and how they are reviewed.
pub struct Study<'a> {
    pub games: &'a Games,
    pub game: &'a str,
    pub options: Value,
    pub count: u32,
    pub effort: Effort,
    pub seed: u64,
}

/// Results of self-play.
#[derive(Clone, Debug, Serialize)]
pub struct Luck {
    pub games: usize,
    /// Of one seat per game, in turn, because the seats of one game share their luck.
    pub luck: Estimate,
    /// Ledgers whose parts add up from the start to the true result.
    pub add_up: usize,
}

/// The same players with other deals.
#[derive(Clone, Debug, Serialize)]
pub struct Deals {
    pub pairs: usize,
    /// The mean loss per decision of all players, in the first and in the second game of each pair.
    pub error: Estimate,
    pub other: Estimate,
    pub difference: Estimate,
    /// For one seat of each pair, in turn: its error in the luckier game minus its error in the other.
    pub by_luck: Estimate,
}

/// A count out of a total.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Share {
    pub found: usize,
    pub of: usize,
    pub share: Estimate,
}

/// A finished game.
struct Played {
    start: Box<dyn Sitting>,
    turns: Vec<Turn<Value>>,
}

impl Study<'_> {
    fn dice(&self, number: u32) -> Dice {
        crate::play::dice(self.seed, number)
    }

    fn open(&self, dice: &mut Dice) -> Box<dyn Sitting> {
        let game = self.games.get(self.game).expect("a registered game");
        game.open((&self.options).into(), dice.seed()).expect("a usual table can be set up")
    }

    /// Plays to the end with these players, by seat.
    fn play_on(
        &self,
        mut sitting: Box<dyn Sitting>,
        turns: &mut Vec<Turn<Value>>,
        players: &[Player],
        dice: &mut Dice,
    ) {
        while let Some(seat) = sitting.to_act().iter().next() {
            let action = thought(sitting.as_ref(), seat, players[seat.index() % players.len()], dice.seed());
            sitting.act(seat, &action).expect("a bot moves by the rules");
            turns.push(Turn { seat, action });
        }
    }

    fn played(&self, players: &[Player], dice: &mut Dice) -> Played {
        let (start, mut turns) = (self.open(dice), Vec::new());
        self.play_on(start.fork(), &mut turns, players, dice);
        Played { start, turns }
    }

    fn review(&self, played: &Played, effort: Effort, seed: Seed) -> Review {
        let mut end = played.start.fork();
        for turn in &played.turns {
            end.act(turn.seat, &turn.action).expect("a played action is legal");
        }
        let found = study(played.start.as_ref(), &played.turns, &Plan { seed, effort }, |_| true, || ());
        let words = Words::new("en").expect("English");
        let tellers = Tellers::new(&words, end.as_ref(), Vec::new());
        let review = Review::of(&played.turns, end.as_ref(), vec![found.expect("a game with a review")], &tellers);
        review.expect("all plies were studied")
    }

    /// Games of this player against itself, without judging decisions. Calls `tell` after each game.
    pub fn luck(&self, player: Player, tell: &(impl Fn() + Sync)) -> Luck {
        let effort = Effort { iterations: 0, ..self.effort };
        let games = (0..self.count).into_par_iter().map(|number| {
            let mut dice = self.dice(number);
            let played = self.played(&[player], &mut dice);
            let review = self.review(&played, effort, dice.seed());
            tell();
            let seat = &review.seats[number as usize % review.seats.len()];
            (f64::from(seat.luck), adds_up(&review))
        });
        let games: Vec<(f64, bool)> = games.collect();
        let luck: Vec<f64> = games.iter().map(|(luck, _)| *luck).collect();
        let add_up = games.iter().filter(|(_, adds_up)| *adds_up).count();
        Luck { games: games.len(), luck: Estimate::of(&luck), add_up }
    }

    /// Pairs of games by the same players in the same seats, each game with its own cards and dice.
    pub fn deals(&self, players: &[Player], tell: &(impl Fn() + Sync)) -> Deals {
        let pairs = (0..self.count).into_par_iter().map(|number| {
            let mut dice = self.dice(number);
            let [one, other] = [(); 2].map(|()| {
                let played = self.played(players, &mut dice);
                self.review(&played, self.effort, dice.seed())
            });
            tell();
            let seat = number as usize % one.seats.len();
            let luckier = one.seats[seat].luck > other.seats[seat].luck;
            let (lucky, unlucky) = if luckier { (&one, &other) } else { (&other, &one) };
            let by_luck = error_of(&lucky.seats[seat..=seat]) - error_of(&unlucky.seats[seat..=seat]);
            (error_of(&one.seats), error_of(&other.seats), by_luck)
        });
        let pairs: Vec<(f64, f64, f64)> = pairs.collect();
        let estimate = |of: fn(&(f64, f64, f64)) -> f64| Estimate::of(&pairs.iter().map(of).collect::<Vec<f64>>());
        Deals {
            pairs: pairs.len(),
            error: estimate(|pair| pair.0),
            other: estimate(|pair| pair.1),
            difference: estimate(|pair| pair.0 - pair.1),
            by_luck: estimate(|pair| pair.2),
        }
    }

    /// Games of this player with one decision replaced by the worst one, if that loses at least this much, in ten-thousandths
    /// of a win or hundredths of a point: whether it is among the three largest losses of the whole game.
    pub fn blunders(&self, player: Player, least: i32, tell: &(impl Fn() + Sync)) -> Share {
        let games = (0..self.count).into_par_iter().map(|number| {
            let mut dice = self.dice(number);
            let found = self.planted(player, least, &mut dice);
            tell();
            found
        });
        share(games.collect())
    }

    fn planted(&self, player: Player, least: i32, dice: &mut Dice) -> bool {
        loop {
            let played = self.played(&[player], dice);
            let at = dice.index(played.turns.len());
            let mut before = played.start.fork();
            let mut turns = played.turns[..at].to_vec();
            for turn in &turns {
                before.act(turn.seat, &turn.action).expect("a played action is legal");
            }
            let seat = played.turns[at].seat;
            let action = &played.turns[at].action;
            let Some(worst) = worst(before.as_ref(), seat, action, least, dice) else { continue };
            before.act(seat, &worst).expect("a legal action");
            turns.push(Turn { seat, action: worst });
            self.play_on(before, &mut turns, &[player], dice);
            let review = self.review(&Played { turns, ..played }, self.effort, dice.seed());
            let mut losses: Vec<(i32, u32)> =
                review.plies.iter().map(|ply| (ply.judged.as_ref().map_or(0, |judged| judged.loss), ply.ply)).collect();
            losses.sort_by_key(|&(loss, ply)| (-loss, ply));
            return losses.iter().take(3).any(|&(loss, ply)| loss > 0 && ply as usize == at + 1);
        }
    }

    /// Games between two players: whether the first, stronger one has the smaller error.
    pub fn levels(&self, stronger: Player, weaker: Player, tell: &(impl Fn() + Sync)) -> Share {
        let games = (0..self.count).into_par_iter().map(|number| {
            let mut dice = self.dice(number);
            let first = usize::from(number % 2 == 1);
            let players = if first == 0 { [stronger, weaker] } else { [weaker, stronger] };
            let played = self.played(&players, &mut dice);
            let review = self.review(&played, self.effort, dice.seed());
            tell();
            let error = |seat: usize| error_of(&review.seats[seat..=seat]);
            error(first) < error(1 - first)
        });
        share(games.collect())
    }
}

/// The mean loss per decision of these seats.
fn error_of(seats: &[SeatReview]) -> f64 {
    let lost: i32 = seats.iter().map(|seat| seat.total_loss).sum();
    let decisions: u32 = seats.iter().map(|seat| seat.decisions).sum();
    f64::from(lost) / f64::from(decisions.max(1))
}

fn share(found: Vec<bool>) -> Share {
    let shares: Vec<f64> = found.iter().map(|&found| f64::from(u8::from(found))).collect();
    Share { found: found.iter().filter(|&&found| found).count(), of: found.len(), share: Estimate::of_shares(&shares) }
}

/// The player without its clock, so that a game does not depend on the machine. Players without a level count as journeymen.
fn thought(sitting: &dyn Sitting, seat: Seat, player: Player, seed: Seed) -> Value {
    let level = match player.who {
        Who::Bot(level) => level,
        Who::Reference(_) | Who::Random | Who::Hinted => Level::Journeyman,
    };
    let usual = if sitting.game() == "letterpress" { 4 } else { 30 };
    let budget = match player.budget {
        Some(Budget::Iterations(most) | Budget::AtMost { iterations: most, .. }) => most,
        _ => usual,
    };
    let think = sitting.think(seat, level, Some(Budget::Iterations(budget)), seed);
    think(&SystemClock).expect("a seat to act has an action")
}

/// Whether every seat's parts add up from its start to its result.
pub fn adds_up(review: &Review) -> bool {
    let Some(result) = &review.result else { return false };
    let share = 10_000 / result.winners.len().max(1) as i32;
    review.seats.iter().all(|seat| {
        let won = match review.seats.len() {
            1 => result.scores()[0] * 100,
            _ => {
                if result.winners.contains(seat.seat) {
                    share
                } else {
                    0
                }
            }
        };
        let last = review.plies.last().map_or(review.start[seat.seat.index()], |ply| ply.after[seat.seat.index()]);
        seat.start + seat.parts.sum() == won && seat.end == won && last == won
    })
}

/// The worst of some legal actions, if it is worse than the action played by at least this much.
fn worst(before: &dyn Sitting, seat: Seat, played: &Value, least: i32, dice: &mut Dice) -> Option<Value> {
    let legal = before.legal(seat);
    let mut actions: Vec<Value> = serde_json::from_str(legal.actions.get()).ok()?;
    dice.shuffle(&mut actions);
    actions.truncate(LOOKED_AT);
    let seed = dice.seed();
    let worth = |action: &Value, games: u32| {
        let appraiser =
            Appraiser { viewer: Viewer::Seat(seat), after: Some((seat, action)), redrawn: false, games, seed };
        before.appraise(appraiser).ok().map(|appraisal| appraisal.worth(seat))
    };
    let worst =
        actions.iter().filter_map(|action| Some((worth(action, TRIES)?, action))).min_by_key(|found| found.0)?.1;
    let (played, worst_worth) = (worth(played, 5 * TRIES)?, worth(worst, 5 * TRIES)?);
    (played - worst_worth >= least).then(|| worst.clone())
}
