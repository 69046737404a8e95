//! How often an analysis's predictions come true: fits the table from search values to chances of winning on self-play
//! games, and measures it on other games.

mod logistic;

use crate::Player;
use crate::play::{budget, dice};
use bots::analysis::{Analysed, Calibration, Findings, Measure};
use bots::{Bot, Budget, Clock, Part, SystemClock};
use gutenberg::{Action, Characters, Gutenberg, MAX_SEATS, Options, View};
use logistic::Logistic;
use rayon::prelude::*;
use serde::Serialize;
use table::{Dice, Game, Nobody, Seat, Viewer};

/// One in this many decisions is analysed, for each person at the table.
const ONE_OF: u32 = 5;
const TENTHS: usize = 10;
/// Tenths with fewer decisions are ignored.
pub const ENOUGH: usize = 100;
const ROUNDS: f64 = gutenberg::ROUNDS as f64;

/// The scope of the study.
pub struct Study {
    /// Who sits in all seats.
    pub player: Player,
    /// Games to fit on, and as many again to measure on: with 2, 3 and 4 people in turn, every second with characters.
    pub games: u32,
    /// Of each analysis.
    pub iterations: u32,
    pub seed: u64,
}

/// A decision that was analysed, and how the game went for its seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    pub people: u8,
    pub round: u8,
    /// The search's value of the action that it ranks first.
    pub said: f64,
    /// 1/n for a win shared by n.
    pub won: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub player: String,
    pub iterations: u32,
    pub fitted_on: Amount,
    pub held_out: Amount,
    /// Of the decisions held out, by the chance that was predicted.
    pub tenths: Vec<Tenth>,
    /// The same for the uncalibrated search.
    pub uncalibrated: Vec<Tenth>,
    #[serde(skip)]
    pub fitted: Calibration,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Amount {
    pub games: u32,
    pub decisions: usize,
}

/// Decisions for which a chance in this tenth was predicted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Tenth {
    pub from: f64,
    pub decisions: usize,
    /// On the mean.
    pub predicted: f64,
    /// The share of wins.
    pub observed: f64,
}

impl Study {
    /// Calls `tell` after every game.
    pub fn run(&self, tell: &(impl Fn() + Sync)) -> Report {
        let fitting = self.decisions(0, tell);
        let fitted = fit(&fitting);
        let held_out = self.decisions(self.games, tell);
        let amount = |decisions: &[Decision]| Amount { games: self.games, decisions: decisions.len() };
        Report {
            player: self.player.to_string(),
            iterations: self.iterations,
            fitted_on: amount(&fitting),
            held_out: amount(&held_out),
            tenths: tenths(&held_out, &fitted),
            uncalibrated: tenths(&held_out, &Calibration::plain()),
            fitted,
        }
    }

    /// From this game on.
    fn decisions(&self, first: u32, tell: &(impl Fn() + Sync)) -> Vec<Decision> {
        let games = (first..first.saturating_add(self.games)).into_par_iter();
        let played: Vec<Vec<Decision>> = games
            .map(|number| {
                let decisions = self.game(number);
                tell();
                decisions
            })
            .collect();
        played.into_iter().flatten().collect()
    }

    fn game(&self, number: u32) -> Vec<Decision> {
        let game = Gutenberg::standard();
        let people = 2 + (number % (MAX_SEATS as u32 - 1)) as u8;
        let characters = if number / 3 % 2 == 1 { Characters::Dealt } else { Characters::None };
        let options = Options { people, characters, ..Options::default() };
        let mut dice = dice(self.seed, number);
        let mut state = game.setup(&options, dice.seed()).expect("a usual table can be set up");
        let mut bots: Vec<Box<dyn Bot<Gutenberg> + Send>> = (0..people).map(|_| self.player.bot()).collect();
        let mut analysed: Vec<(Seat, u8, f64)> = Vec::new();
        loop {
            if let Some(outcome) = game.outcome(&state) {
                let share = |seat: Seat| {
                    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
                };
                let decision = |(seat, round, said)| Decision { people, round, said, won: share(seat) };
                return analysed.into_iter().map(decision).collect();
            }
            let asked: Vec<Seat> = game.to_act(&state).iter().collect();
            let seat = asked[dice.index(asked.len())];
            let view = game.view(&state, Viewer::Seat(seat)).expect("some seat is to act");
            if dice.below(ONE_OF * u32::from(people)) == 0
                && let Some(said) = self.said(&game, &view, &mut dice)
            {
                analysed.push((seat, state.round(), said));
            }
            let action = bots[seat.index()].choose(&game, &view, budget::<Gutenberg>(self.player), &mut dice);
            let action = action.expect("a seat to act has an action");
            game.apply(&mut state, seat, &action, &mut Nobody).expect("a bot moves by the rules");
        }
    }

    /// The search's value of the action that it ranks first.
    fn said(&self, game: &Gutenberg, view: &View, dice: &mut Dice) -> Option<f64> {
        let clock = Clock::start(Budget::Iterations(self.iterations), &SystemClock);
        let found = game.try_out(view, None, &clock, &mut Dice::new(dice.seed()), Part { index: 0, of: 1 });
        best(&found.ok()?)
    }
}

fn best(found: &Findings<Action>) -> Option<f64> {
    if !matches!(found.measure, Measure::Lead { .. }) {
        return None;
    }
    // In the analysis's order.
    let tried = found.tried.iter().filter(|tried| tried.visits > 0);
    let tried = tried.map(|tried| (tried.visits, tried.mean(found.measure).0));
    tried.max_by(|(one, said), (other, more)| one.cmp(other).then(said.total_cmp(more))).map(|(_, said)| said)
}

/// The logarithm of the odds, for values that may be 0 or 1.
fn log_odds(said: f64) -> f64 {
    let said = said.clamp(0.005, 0.995);
    (said / (1.0 - said)).ln()
}

/// The odds of winning as a function of the search's odds, with a slope that depends on the round.
fn features(round: u8, said: f64) -> [f64; 6] {
    let (odds, time) = (log_odds(said), f64::from(round) / ROUNDS);
    [1.0, time, time * time, odds, odds * time, odds * time * time]
}

/// A logistic curve for each number of people, which changes smoothly with the round.
pub fn fit(decisions: &[Decision]) -> Calibration {
    let curves: Vec<Logistic<6>> = (2..=MAX_SEATS as u8)
        .map(|people| {
            let seen = decisions.iter().filter(|decision| decision.people == people);
            Logistic::fit(seen.map(|decision| (features(decision.round, decision.said), decision.won)))
        })
        .collect();
    Calibration::new(|people, round, said| {
        let curve = &curves[usize::from(people.saturating_sub(2)).min(curves.len() - 1)];
        // Monotonic, even where few games give evidence.
        let steps = (0..=20).map(|step| f64::from(step) / 20.0).take_while(|&step| step <= said + 1e-9);
        steps.map(|step| curve.chance(&features(round, step))).fold(0.0, f64::max)
    })
}

/// Compares predicted chances with results.
pub fn tenths(decisions: &[Decision], calibration: &Calibration) -> Vec<Tenth> {
    let mut sums = [(0usize, 0.0, 0.0); TENTHS];
    for decision in decisions {
        let chance = calibration.chance(decision.people, decision.round, decision.said);
        let (count, predicted, observed) = &mut sums[((chance * TENTHS as f64) as usize).min(TENTHS - 1)];
        *count += 1;
        *predicted += chance;
        *observed += decision.won;
    }
    let tenth = |(at, (decisions, predicted, observed)): (usize, (usize, f64, f64))| {
        let all = decisions.max(1) as f64;
        Tenth { from: at as f64 / TENTHS as f64, decisions, predicted: predicted / all, observed: observed / all }
    };
    sums.into_iter().enumerate().map(tenth).collect()
}

impl Report {
    /// The greatest difference between prediction and result, over the tenths with enough decisions.
    pub fn worst(&self) -> f64 {
        worst(&self.tenths)
    }
}

pub fn worst(tenths: &[Tenth]) -> f64 {
    let told = tenths.iter().filter(|tenth| tenth.decisions >= ENOUGH);
    told.map(|tenth| (tenth.predicted - tenth.observed).abs()).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Level, Who};

    /// Decisions whose seats win as often as `truth` says.
    fn decided(truth: impl Fn(f64) -> f64) -> Vec<Decision> {
        let mut dice = Dice::new(table::Seed::from_number(1));
        let mut decide = |people: u8| {
            let said = f64::from(dice.below(1000)) / 1000.0;
            let won = f64::from(u8::from(f64::from(dice.below(1_000_000)) / 1e6 < truth(said)));
            Decision { people, round: dice.below(7) as u8, said, won }
        };
        (0..30_000).map(|number| decide(2 + (number % 3) as u8)).collect()
    }

    #[test]
    fn the_fit_finds_how_often_the_search_is_right() {
        // The true curve is steeper, and in favour of the others.
        let truth = |said: f64| said.powi(2) / (said.powi(2) + 2.0 * (1.0 - said).powi(2));
        let fitted = fit(&decided(truth));
        for said in [0.2, 0.5, 0.8] {
            for people in 2..=4 {
                let chance = fitted.chance(people, 3, said);
                assert!((chance - truth(said)).abs() < 0.05, "{people} people, {said}: {chance}");
            }
        }
    }

    #[test]
    fn predictions_are_compared_with_results() {
        let decisions = decided(|said| said * said);
        assert!(worst(&tenths(&decisions, &Calibration::plain())) > 0.15);
        assert!(worst(&tenths(&decisions, &Calibration::new(|_, _, said| said * said))) < 0.03);
    }

    #[test]
    fn a_study_is_the_same_for_the_same_seed() {
        let player = Player { who: Who::Bot(Level::Journeyman), budget: None };
        let study = || Study { player, games: 3, iterations: 5, seed: 1 }.run(&|| {});
        let (one, other) = (study(), study());
        assert!(one.fitted_on.decisions > 0 && one.held_out.decisions > 0);
        assert_eq!((one.tenths, one.fitted), (other.tenths, other.fitted));
    }
}
