//! The worth of each action of a seat, with its uncertainty: for people who want to know, and for hints.
//!
//! The bots' own decisions do not use this. Like a bot, an analysis starts from a view. It can be split into parts that run
//! anywhere; the parts are integers, so their sums are the same bytes everywhere.

mod calibration;
mod hinted;

pub use calibration::{Calibration, POINTS};
pub use hinted::Hinted;

use crate::{BotError, Budget, Clock, Part};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::{Dice, Game};

/// The default budget of an analysis.
pub const ANALYSIS_BUDGET: Budget = Budget::AtMost { iterations: 3_000, time: Duration::from_millis(1_800) };

/// Prior tries of an action and their spread, so that two tries that happen to agree do not make a value certain.
const USUAL_TRIES: f64 = 2.0;

/// A game whose actions can be valued.
pub trait Analysed: Game {
    /// The findings of one part. `played`, which must be legal, is tried even if it looks bad. All parts start with the
    /// same dice, and each tries at least once.
    fn try_out(
        &self,
        view: &Self::View,
        played: Option<&Self::Action>,
        clock: &Clock,
        dice: &mut Dice,
        part: Part,
    ) -> Result<Findings<Self::Action>, BotError>;
}

/// What the values of an analysis mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// The chance of winning, from 0 to 1.
    Chance,
    /// Points.
    Score,
}

/// How the sums of tries become values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Leads at the end of Gutenberg, squashed to 0–1; how often they win was measured by people and round.
    Lead {
        people: u8,
        round: u8,
    },
    /// Fame at the end of the game.
    Fame,
    /// Points of the word that the action helps to write: this round's, or the last round's.
    Word,
    LastWord,
    /// Points that are known immediately: of a word (in the first rounds, with the value of the challenges it meets and
    /// of the library), or of a card.
    Points,
}

/// How often an action was tried, and the results. Integers, so that the order of adding does not matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried<A> {
    pub action: A,
    pub visits: u32,
    /// Sums of the values and of their squares, in units of [`Measure::grain`].
    pub sum: i64,
    pub squares: i64,
}

/// The findings of one part of an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Findings<A> {
    pub measure: Measure,
    /// In the order of the initial estimate, best first.
    pub tried: Vec<Tried<A>>,
}

/// The worth of a seat's actions, best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis<A> {
    pub unit: Unit,
    pub measure: Measure,
    pub candidates: Vec<Candidate<A>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate<A> {
    pub action: A,
    pub visits: u32,
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
}

/// The parts belong to different analyses, or there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are not the parts of one analysis")]
pub struct NotOneAnalysis;

impl Measure {
    /// The unit in which values are counted.
    fn grain(self) -> f64 {
        match self {
            Measure::Lead { .. } => 10_000.0,
            Measure::Fame | Measure::Word | Measure::LastWord | Measure::Points => 100.0,
        }
    }

    /// The usual spread of single tries.
    fn usual_spread(self) -> f64 {
        match self {
            Measure::Lead { .. } => 0.25,
            Measure::Fame => 12.0,
            Measure::Word | Measure::LastWord => 4.0,
            Measure::Points => 0.0,
        }
    }

    pub fn unit(self) -> Unit {
        match self {
            Measure::Lead { .. } => Unit::Chance,
            Measure::Fame | Measure::Word | Measure::LastWord | Measure::Points => Unit::Score,
        }
    }

    fn decimals(self) -> f64 {
        match self.unit() {
            Unit::Chance => 10_000.0,
            Unit::Score => 100.0,
        }
    }
}

impl<A> Tried<A> {
    pub fn never(action: A) -> Tried<A> {
        Tried { action, visits: 0, sum: 0, squares: 0 }
    }

    pub fn record(&mut self, measure: Measure, value: f32) {
        let grains = (f64::from(value) * measure.grain()).round() as i64;
        self.visits = self.visits.saturating_add(1);
        self.sum = self.sum.saturating_add(grains);
        self.squares = self.squares.saturating_add(grains.saturating_mul(grains));
    }

    fn add(&mut self, other: &Tried<A>) {
        self.visits = self.visits.saturating_add(other.visits);
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// The mean of the tries and its standard error, before calibration.
    pub fn mean(&self, measure: Measure) -> (f64, f64) {
        let tries = f64::from(self.visits).max(1.0);
        let mean = self.sum as f64 / tries;
        let spread = (self.squares as f64 - mean * self.sum as f64).max(0.0);
        let usual = (measure.usual_spread() * measure.grain()).powi(2);
        let variance = (spread + USUAL_TRIES * usual) / (tries - 1.0 + USUAL_TRIES);
        (mean / measure.grain(), (variance / tries).sqrt() / measure.grain())
    }
}

impl<A: Clone + PartialEq> Analysis<A> {
    /// Combines all parts of one analysis, in order.
    ///
    /// ```
    /// use bots::analysis::{Analysed, Analysis};
    /// use bots::{Budget, Clock, SystemClock, in_parts};
    /// use gutenberg::{Gutenberg, Options};
    /// use table::{Dice, Game, Seed, Viewer};
    ///
    /// let game = Gutenberg::standard();
    /// let state = game.setup(&Options::default(), Seed::from_number(1))?;
    /// let seat = game.to_act(&state).iter().next().ok_or("nobody is to act")?;
    /// let view = game.view(&state, Viewer::Seat(seat))?;
    /// let parts = in_parts(2, |part| {
    ///     let clock = Clock::start(Budget::Iterations(20), &SystemClock);
    ///     game.try_out(&view, None, &clock, &mut Dice::new(Seed::from_number(2)), part)
    /// });
    /// let analysis = Analysis::of(parts.into_iter().collect::<Result<Vec<_>, _>>()?)?;
    /// let best = analysis.best().ok_or("nothing was tried")?;
    /// assert_eq!(game.check(&state, seat, &best.action), Ok(()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(parts: impl IntoIterator<Item = Findings<A>>) -> Result<Analysis<A>, NotOneAnalysis> {
        let mut parts = parts.into_iter();
        let Findings { measure, tried: mut all } = parts.next().ok_or(NotOneAnalysis)?;
        for part in parts {
            if part.measure != measure {
                return Err(NotOneAnalysis);
            }
            for tried in part.tried {
                match all.iter_mut().find(|known| known.action == tried.action) {
                    Some(known) => known.add(&tried),
                    None => all.push(tried),
                }
            }
        }
        let mut candidates: Vec<Candidate<A>> =
            all.iter().filter(|tried| tried.visits > 0).map(|tried| Candidate::of(tried, measure)).collect();
        // Like its bots, a search is judged by the number of tries: means of few tries mislead.
        table::sort_by(&mut candidates, |one, other| {
            other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
        });
        Ok(Analysis { unit: measure.unit(), measure, candidates })
    }

    /// Puts an action that a hint already pointed at first, unless the best one is better by more than its error.
    pub fn after_hint(mut self, hinted: &A) -> Analysis<A> {
        let at = self.candidates.iter().position(|candidate| candidate.action == *hinted);
        if let (Some(at), Some(best)) = (at, self.best())
            && best.value - self.candidates[at].value <= best.error
        {
            self.candidates[..=at].rotate_right(1);
        }
        self
    }

    pub fn best(&self) -> Option<&Candidate<A>> {
        self.candidates.first()
    }

    pub fn of_action(&self, action: &A) -> Option<&Candidate<A>> {
        self.candidates.iter().find(|candidate| candidate.action == *action)
    }
}

impl<A: Clone> Candidate<A> {
    fn of(tried: &Tried<A>, measure: Measure) -> Candidate<A> {
        let (mean, spread) = tried.mean(measure);
        let (value, error) = match measure {
            Measure::Lead { people, round } => Calibration::fitted().chance_and_error(people, round, mean, spread),
            Measure::Fame | Measure::Word | Measure::LastWord | Measure::Points => (mean, spread),
        };
        let rounded = |value: f64| (value * measure.decimals()).round() / measure.decimals();
        Candidate { action: tried.action.clone(), visits: tried.visits, value: rounded(value), error: rounded(error) }
    }
}

impl<A> Candidate<A> {
    /// Whether the values of the two differ by less than their errors explain.
    pub fn as_good_as(&self, other: &Candidate<A>) -> bool {
        let spread = (self.error.powi(2) + other.error.powi(2)).sqrt();
        (self.value - other.value).abs() <= spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAD: Measure = Measure::Lead { people: 2, round: 3 };

    fn findings(measure: Measure, tried: &[(char, &[f32])]) -> Findings<char> {
        let of = |&(action, values): &(char, &[f32])| {
            let mut tried = Tried::never(action);
            values.iter().for_each(|&value| tried.record(measure, value));
            tried
        };
        Findings { measure, tried: tried.iter().map(of).collect() }
    }

    #[test]
    fn the_hinted_action_stays_first_unless_another_is_clearly_better() {
        let tries = |mean: f32| [mean - 0.2, mean + 0.2].repeat(200);
        let advised = |best: f32, hinted: char| {
            let found = findings(LEAD, &[('a', &tries(best)), ('b', &tries(0.5)), ('c', &[0.1])]);
            let analysis = Analysis::of([found]).unwrap().after_hint(&hinted);
            analysis.candidates.iter().map(|candidate| candidate.action).collect::<String>()
        };
        assert_eq!(advised(0.501, 'b'), "bac", "as good");
        assert_eq!(advised(0.7, 'b'), "abc", "better");
        assert_eq!(advised(0.501, 'a'), "abc");
        assert_eq!(advised(0.501, 'x'), "abc", "never tried");
    }

    #[test]
    fn parts_add_up_whatever_they_tried() {
        let one = findings(LEAD, &[('a', &[0.5, 0.7]), ('b', &[0.1])]);
        let other = findings(LEAD, &[('a', &[0.6]), ('c', &[0.9])]);
        let whole = findings(LEAD, &[('a', &[0.5, 0.7, 0.6]), ('b', &[0.1]), ('c', &[0.9])]);
        assert_eq!(Analysis::of([one, other]), Analysis::of([whole]));
    }

    #[test]
    fn the_error_shrinks_with_the_tries() {
        let error = |times: usize| {
            let values = [0.2, 0.8].repeat(times);
            findings(LEAD, &[('a', &values)]).tried[0].mean(LEAD).1
        };
        assert!(error(2) > error(8) && error(8) > error(128));
        assert!((error(5_000) - 0.3 / 10_000f64.sqrt()).abs() < 1e-4);
    }

    #[test]
    fn two_equal_tries_are_not_certain() {
        let analysis = Analysis::of([findings(Measure::Fame, &[('a', &[90.0, 90.0]), ('b', &[88.0; 400])])]).unwrap();
        assert_eq!(analysis.best().unwrap().action, 'b', "what was tried most");
        assert!(analysis.candidates[0].as_good_as(&analysis.candidates[1]));
    }

    #[test]
    fn untried_actions_have_no_value() {
        let analysis = Analysis::of([findings(Measure::Fame, &[('a', &[]), ('b', &[80.0])])]).unwrap();
        assert_eq!(analysis.candidates.len(), 1);
        assert_eq!(analysis.of_action(&'a'), None);
    }

    #[test]
    fn parts_of_different_analyses_are_refused() {
        assert_eq!(Analysis::<char>::of([]), Err(NotOneAnalysis));
        let other = Measure::Lead { people: 2, round: 4 };
        assert_eq!(Analysis::of([findings(LEAD, &[]), findings(other, &[])]), Err(NotOneAnalysis));
    }
}
