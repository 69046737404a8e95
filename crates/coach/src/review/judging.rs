//! Compares a decision with the best one, using only the view that its seat had.

use super::findings::{Judgement, Reason};
use super::report::{Candidate, Class};
use super::studying::{Ply, Unreviewed};
use bots::analysis::{self, Analysis, Unit};
use bots::reasons::{Comparison, Valued};
use bots::{BotError, Budget, Part, Watch};
use games::{Acted, Analyst, Unanalysed};
use serde_json::{Value, json};
use std::time::Duration;
use table::Viewer;

/// The smallest loss that counts as a mistake, and as a blunder: in ten-thousandths of a win and in hundredths of a point.
pub const MISTAKE: (i32, i32) = (500, 300);
pub const BLUNDER: (i32, i32) = (1200, 600);
/// In a decided game, smaller losses of points are ignored.
const FEW_POINTS: i32 = 200;
/// Outside these chances of winning, a game counts as decided.
const SURE: f64 = 0.995;
const LOST: f64 = 0.005;
/// How many candidates a review lists.
const TOLD: usize = 6;
/// Sentences that say what an action is.
const TOLD_EVENTS: usize = 3;

/// Reviews have no time limit.
struct NoClock;

impl Watch for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// `None` if the game has no analysis.
pub fn judge(ply: &Ply) -> Result<Option<Judgement>, Unreviewed> {
    let (seat, before) = (ply.turn.seat, ply.before);
    if is_forced(ply) {
        return Ok(Some(Judgement::without_values(Class::Forced)));
    }
    let played = before.normal(&ply.turn.action).map_err(Unreviewed::Refused)?;
    let budget = Some(Budget::Iterations(ply.plan.effort.iterations));
    let analyst = Analyst { seat, played: Some(&played), budget, seed: ply.analysis_seed() };
    let found = match before.analyse(analyst, Part { index: 0, of: 1 }, &NoClock) {
        Ok(found) => found,
        Err(Unanalysed::NoAnalysis) => return Ok(None),
        // For example a plan that is changed after it was made.
        Err(Unanalysed::NotAsked(BotError::NotAsked)) => return Ok(Some(Judgement::without_values(Class::Unjudged))),
        Err(why) => return Err(why.into()),
    };
    let Ok(analysis) = Analysis::of([found]) else { return Ok(None) };
    let (Some(best), Some(done)) = (analysis.best(), analysis.of_action(&played)) else {
        return Ok(Some(Judgement::without_values(Class::Unjudged)));
    };
    // A pass has no word.
    if before.lists_are_help() && analysis.candidates.len() == 1 {
        return Ok(Some(Judgement::without_values(Class::Forced)));
    }
    let mut judgement = Judgement::of(&analysis, best, done);
    if is_decided(&analysis, best, done) && best.action != done.action {
        let points = (ply.points(&best.action)? - ply.points(&played)?).max(0);
        judgement.by_points(points);
    }
    if judgement.class.is_error() {
        judgement.reasons = reasons(ply, &analysis, best, done)?;
        (judgement.played_events, judgement.best_events) = (events(ply, &done.action), events(ply, &best.action));
    }
    Ok(Some(judgement))
}

/// There is always another word to write, and listing them takes long.
fn is_forced(ply: &Ply) -> bool {
    if ply.before.lists_are_help() {
        return false;
    }
    let legal = ply.before.legal(ply.turn.seat);
    legal.complete && legal.count == 1
}

fn is_decided(
    analysis: &Analysis<Value>,
    best: &analysis::Candidate<Value>,
    done: &analysis::Candidate<Value>,
) -> bool {
    let (least, most) = (best.value.min(done.value), best.value.max(done.value));
    analysis.unit == Unit::Chance && (least >= SURE || most <= LOST)
}

fn reasons(
    ply: &Ply,
    analysis: &Analysis<Value>,
    best: &analysis::Candidate<Value>,
    done: &analysis::Candidate<Value>,
) -> Result<Vec<Reason>, Unreviewed> {
    let valued = |candidate: &analysis::Candidate<Value>| Valued { value: candidate.value, error: candidate.error };
    let values = Comparison { unit: analysis.unit, action: valued(best), against: valued(done) };
    match ply.before.reasons(ply.turn.seat, &best.action, Some(&done.action), Some(&values)) {
        Ok(facts) => {
            Ok(facts.into_iter().map(|told| Reason { rule: told.rule.map(str::to_owned), fact: told.fact }).collect())
        }
        Err(Unanalysed::NoAnalysis) => Ok(Vec::new()),
        Err(why) => Err(why.into()),
    }
}

/// The events of an action that concern its seat, up to the dice or the revealed secrets: both were unknown when the
/// action was chosen.
fn events(ply: &Ply, action: &Value) -> Vec<Value> {
    let seat = ply.turn.seat;
    let Ok(Acted { told, .. }) = ply.before.fork().act(seat, action) else { return Vec::new() };
    let known = told.iter().take_while(|told| !told.reveals()).map_while(|told| told.to(Viewer::Seat(seat)));
    let events = known.map_while(|event| serde_json::from_str::<Value>(event.get()).ok());
    let is_own = |event: &Value| {
        let drawn = event.get("event").and_then(Value::as_str).is_none_or(|name| name.contains("drawn"));
        !drawn && event.get("seat") == Some(&json!(seat))
    };
    events.take_while(is_own).take(TOLD_EVENTS).collect()
}

/// Values as whole numbers: ten-thousandths of a win, or hundredths of a point.
fn grains(unit: Unit, value: f64) -> i32 {
    let grain = match unit {
        Unit::Chance => 10_000.0,
        Unit::Score => 100.0,
    };
    (value * grain).round() as i32
}

fn whole(unit: Unit, candidate: &analysis::Candidate<Value>) -> Candidate {
    Candidate {
        action: candidate.action.clone(),
        value: grains(unit, candidate.value),
        error: grains(unit, candidate.error),
        visits: candidate.visits,
    }
}

/// The class of a loss that is larger than the analysis' error.
fn class_of(unit: Unit, loss: i32) -> Class {
    let least = |(chance, score): (i32, i32)| match unit {
        Unit::Chance => chance,
        Unit::Score => score,
    };
    if loss >= least(BLUNDER) {
        Class::Blunder
    } else if loss >= least(MISTAKE) {
        Class::Mistake
    } else {
        Class::Inaccuracy
    }
}

impl Judgement {
    fn without_values(class: Class) -> Judgement {
        Judgement {
            class,
            unit: Unit::Score,
            by_score: false,
            loss: 0,
            points: None,
            played: None,
            best: None,
            candidates: Vec::new(),
            reasons: Vec::new(),
            played_events: Vec::new(),
            best_events: Vec::new(),
        }
    }

    fn of(
        analysis: &Analysis<Value>,
        best: &analysis::Candidate<Value>,
        done: &analysis::Candidate<Value>,
    ) -> Judgement {
        let unit = analysis.unit;
        let loss = grains(unit, best.value) - grains(unit, done.value);
        let class = if best.action == done.action {
            if is_only(analysis, best) { Class::Only } else { Class::Best }
        } else if loss <= 0 || best.as_good_as(done) {
            Class::AsGood
        } else {
            class_of(unit, loss)
        };
        let mut candidates: Vec<Candidate> =
            analysis.candidates.iter().take(TOLD).map(|candidate| whole(unit, candidate)).collect();
        let played = whole(unit, done);
        if !candidates.contains(&played) {
            candidates.truncate(TOLD - 1);
            candidates.push(played.clone());
        }
        Judgement {
            class,
            unit,
            by_score: false,
            loss: if class.is_error() { loss } else { 0 },
            points: None,
            played: Some(played),
            best: Some(whole(unit, best)),
            candidates,
            reasons: Vec::new(),
            played_events: Vec::new(),
            best_events: Vec::new(),
        }
    }

    /// In a decided game only points distinguish good from bad.
    fn by_points(&mut self, points: i32) {
        self.by_score = true;
        self.points = Some(points);
        self.class = if points < FEW_POINTS { Class::AsGood } else { class_of(Unit::Score, points) };
        self.loss = if self.class.is_error() { self.loss.max(0) } else { 0 };
    }
}

/// Whether every other action was certainly a mistake.
fn is_only(analysis: &Analysis<Value>, best: &analysis::Candidate<Value>) -> bool {
    let least = match analysis.unit {
        Unit::Chance => f64::from(MISTAKE.0) / 10_000.0,
        Unit::Score => f64::from(MISTAKE.1) / 100.0,
    };
    let worse = |other: &analysis::Candidate<Value>| {
        let spread = (best.error.powi(2) + other.error.powi(2)).sqrt();
        best.value - other.value >= least.max(2.0 * spread)
    };
    let mut others = analysis.candidates.iter().filter(|other| other.action != best.action).peekable();
    others.peek().is_some() && others.all(worse)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::analysis::{Findings, Measure, Tried};

    fn analysis(values: &[(&str, f32, u32)]) -> Analysis<Value> {
        let measure = Measure::Word;
        let of = |&(action, value, visits): &(&str, f32, u32)| {
            let mut tried = Tried::never(json!(action));
            (0..visits).for_each(|_| tried.record(measure, value));
            tried
        };
        Analysis::of([Findings { measure, tried: values.iter().map(of).collect() }]).unwrap()
    }

    fn class(values: &[(&str, f32, u32)], played: &str) -> (Class, i32) {
        let analysis = analysis(values);
        let judged = Judgement::of(&analysis, analysis.best().unwrap(), analysis.of_action(&json!(played)).unwrap());
        (judged.class, judged.loss)
    }

    #[test]
    fn classes_go_by_what_is_lost_beyond_the_errors() {
        let values = [("a", 20.0, 900), ("b", 19.9, 20), ("c", 18.5, 700), ("d", 16.0, 600), ("e", 12.0, 500)];
        assert_eq!(class(&values, "a"), (Class::Best, 0));
        assert_eq!(class(&values, "b"), (Class::AsGood, 0));
        assert_eq!(class(&values, "c"), (Class::Inaccuracy, 150));
        assert_eq!(class(&values, "d"), (Class::Mistake, 400));
        assert_eq!(class(&values, "e"), (Class::Blunder, 800));
    }

    #[test]
    fn an_only_good_move_leaves_only_mistakes() {
        assert_eq!(class(&[("a", 20.0, 900), ("b", 12.0, 800)], "a"), (Class::Only, 0));
        assert_eq!(class(&[("a", 20.0, 900), ("b", 12.0, 1)], "a"), (Class::Best, 0), "tried once, so unsure");
    }

    #[test]
    fn an_action_better_than_the_search_expected_is_no_error() {
        assert_eq!(class(&[("a", 20.0, 900), ("b", 25.0, 100)], "b"), (Class::AsGood, 0));
    }
}
