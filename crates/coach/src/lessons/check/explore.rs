//! Plays all paths through a lesson: each legal action that a step expects, and the answers to it.

use super::texts::place;
use super::{Faults, What};
use crate::lessons::{Lesson, Pattern, Step, next_answer};
use crate::seen::Seen;
use bots::Watch;
use games::{AnyGame, Refused, Sitting};
use serde_json::Value;
use std::collections::BTreeSet;

/// From each table a step follows at most this many of the expected actions, spread evenly.
const MOST_ACTIONS: usize = 40;
/// At most this many tables are followed from one step to the next.
const MOST_TABLES: usize = 120;

/// A table on some path through the lesson.
struct Table {
    sitting: Box<dyn Sitting>,
    /// The learner's actions so far, as JSON.
    after: String,
}

pub(super) fn explore(lesson: &Lesson, game: &dyn AnyGame, watch: &dyn Watch, faults: &mut Faults) {
    let sitting = match lesson.start.sitting(game) {
        Ok(sitting) => sitting,
        Err(refused) => return faults.add("start", What::Start { game: game.name(), refused }),
    };
    if lesson.seat.index() >= sitting.seats() {
        return faults.add("seat", What::NoSuchSeat { seat: lesson.seat, seats: sitting.seats() });
    }
    let mut tables = vec![Table { sitting, after: String::new() }];
    for (number, step) in lesson.steps.iter().enumerate() {
        let at = place(number, step);
        if tables.is_empty() {
            return faults.add(&at, What::NotReached);
        }
        let visit = Visit { lesson, step, at: &at, game, watch };
        tables = visit.all(&tables, faults);
    }
}

/// A step, at all tables that reach it.
struct Visit<'l> {
    lesson: &'l Lesson,
    step: &'l Step,
    at: &'l str,
    game: &'l dyn AnyGame,
    watch: &'l dyn Watch,
}

/// What is already known from some table.
struct Shown {
    expect: Vec<bool>,
    mistakes: Vec<Vec<bool>>,
    overlaps: BTreeSet<(usize, usize)>,
    points_at_nothing: bool,
    not_to_act: bool,
    nothing_to_do: bool,
    answers: BTreeSet<usize>,
}

impl Visit<'_> {
    /// The tables after the step.
    fn all(&self, tables: &[Table], faults: &mut Faults) -> Vec<Table> {
        let step = self.step;
        let mut shown = Shown {
            expect: vec![false; step.expect.len()],
            mistakes: step.mistakes.iter().map(|mistake| vec![false; mistake.when.len()]).collect(),
            overlaps: BTreeSet::new(),
            points_at_nothing: false,
            not_to_act: false,
            nothing_to_do: false,
            answers: BTreeSet::new(),
        };
        let mut next = Vec::new();
        let mut known = BTreeSet::new();
        for table in tables {
            for after in self.one(table, &mut shown, faults) {
                if known.insert(after.sitting.position().get().to_owned()) {
                    next.push(after);
                }
            }
        }
        if !shown.not_to_act {
            self.unused_patterns(&shown, faults);
        }
        spread(next, MOST_TABLES)
    }

    fn unused_patterns(&self, shown: &Shown, faults: &mut Faults) {
        for (number, pattern) in self.step.expect.iter().enumerate().filter(|(number, _)| !shown.expect[*number]) {
            let what = What::NeverLegal { pattern: pattern.written().clone() };
            faults.add(&format!("{}, expect[{number}]", self.at), what);
        }
        for (mistake, made) in shown.mistakes.iter().enumerate() {
            for when in (0..made.len()).filter(|&when| !made[when]) {
                let pattern = self.step.mistakes[mistake].when[when].written().clone();
                let at = format!("{}, mistakes[{mistake}].when[{when}]", self.at);
                faults.add(&at, What::MistakeNeverMade { pattern });
            }
        }
    }

    /// The tables after the step at one table.
    fn one(&self, table: &Table, shown: &mut Shown, faults: &mut Faults) -> Vec<Table> {
        let (step, seat, sitting) = (self.step, self.lesson.seat, table.sitting.as_ref());
        let seen = Seen::by(sitting, seat).unwrap_or(Seen::Other);
        if let Some(pointer) = step.point.as_ref().filter(|pointer| !seen.has(pointer) && !shown.points_at_nothing) {
            shown.points_at_nothing = true;
            let what = What::PointsAtNothing { pointer: pointer.to_string(), after: table.after.clone() };
            faults.add(&format!("{}, point", self.at), what);
        }
        if step.expect.is_empty() {
            return self.answered(sitting.fork(), table.after.clone(), shown, faults).into_iter().collect();
        }
        if !sitting.to_act().contains(seat) {
            if !shown.not_to_act {
                shown.not_to_act = true;
                faults.add(self.at, What::NotToAct { seat, after: table.after.clone() });
            }
            return Vec::new();
        }
        let legal = self.legal(sitting);
        self.note_mistakes(sitting, &legal, &seen, shown, faults);
        let expected: Vec<&Value> = legal.iter().filter(|action| step.expects(action)).collect();
        for action in &expected {
            for (number, pattern) in step.expect.iter().enumerate() {
                shown.expect[number] |= pattern.matches(action);
            }
        }
        if expected.is_empty() && !shown.nothing_to_do && !table.after.is_empty() {
            shown.nothing_to_do = true;
            faults.add(self.at, What::NothingToDo { after: table.after.clone() });
        }
        let mut next = Vec::new();
        for action in spread(expected, MOST_ACTIONS) {
            let mut after = sitting.fork();
            if after.act(seat, action).is_ok() {
                let trail = format!("{} {action}", table.after).trim_start().to_owned();
                next.extend(self.answered(after, trail, shown, faults));
            }
        }
        next
    }

    /// The learner's legal actions: the listed ones, and those that patterns spell out.
    fn legal(&self, sitting: &dyn Sitting) -> Vec<Value> {
        let listed = sitting.legal(self.lesson.seat);
        let mut legal: Vec<Value> = serde_json::from_str(listed.actions.get()).unwrap_or_default();
        if !listed.complete {
            let named = self.step.expect.iter().flat_map(|pattern| pattern.instances(&Value::Null));
            let named = named.filter_map(|action| sitting.normal(&action).ok());
            let named: Vec<Value> = named.filter(|action| sitting.check(self.lesson.seat, action).is_ok()).collect();
            for action in named {
                if !legal.contains(&action) {
                    legal.push(action);
                }
            }
        }
        legal
    }

    /// The mistakes that are possible here, and those that the step would also accept.
    fn note_mistakes(
        &self,
        sitting: &dyn Sitting,
        legal: &[Value],
        seen: &Seen,
        shown: &mut Shown,
        faults: &mut Faults,
    ) {
        for (number, mistake) in self.step.mistakes.iter().enumerate() {
            for (when, pattern) in mistake.when.iter().enumerate() {
                let made = &mut shown.mistakes[number][when];
                *made = *made || tries(pattern, legal, sitting).any(|action| could_be_tried(&action, legal, seen));
                let expected = legal.iter().find(|action| pattern.matches(action) && self.step.expects(action));
                if let Some(action) = expected.filter(|_| shown.overlaps.insert((number, when))) {
                    let what = What::MistakeIsExpected { pattern: pattern.written().clone(), action: action.clone() };
                    faults.add(&format!("{}, mistakes[{number}].when[{when}]", self.at), what);
                }
            }
        }
    }

    /// The table after the others' answers.
    fn answered(
        &self,
        mut sitting: Box<dyn Sitting>,
        after: String,
        shown: &mut Shown,
        faults: &mut Faults,
    ) -> Option<Table> {
        let Some(answers) = &self.step.answers else { return Some(Table { sitting, after }) };
        let mut done = 0;
        loop {
            let turn = match next_answer(sitting.as_ref(), answers, self.lesson.seat, done, self.watch) {
                Ok(turn) => turn,
                Err(error) => {
                    if shown.answers.insert(done) {
                        let what = What::CannotAnswer { detail: error.to_string(), after };
                        faults.add(&format!("{}, answers", self.at), what);
                    }
                    return None;
                }
            };
            let Some(turn) = turn else { return Some(Table { sitting, after }) };
            if let Err(refused) = act(sitting.as_mut(), &turn) {
                if shown.answers.insert(done) {
                    let what = What::AnswerRefused { number: done, game: self.game.name(), refused, after };
                    faults.add(&format!("{}, answers[{done}]", self.at), what);
                }
                return None;
            }
            done += 1;
        }
    }
}

fn act(sitting: &mut dyn Sitting, turn: &table::Turn<Value>) -> Result<(), Refused> {
    sitting.act(turn.seat, &turn.action).map(|_| ())
}

/// Actions that the pattern matches, legal or not: legal ones, those that the pattern spells out, and legal ones with a part
/// replaced by the pattern's.
fn tries<'a>(pattern: &'a Pattern, legal: &'a [Value], sitting: &'a dyn Sitting) -> impl Iterator<Item = Value> + 'a {
    let alike = legal.iter().chain([&Value::Null]);
    let changed = alike.flat_map(|like| pattern.instances(like)).filter_map(|action| sitting.normal(&action).ok());
    let of_list = legal.iter().filter(|action| pattern.matches(action)).cloned();
    of_list.chain(changed.filter(|action| pattern.matches(action)))
}

/// The page only offers actions with visible cards.
fn could_be_tried(action: &Value, legal: &[Value], seen: &Seen) -> bool {
    fn words(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::String(word) => found.push(word.clone()),
            Value::Array(items) => items.iter().for_each(|item| words(item, found)),
            Value::Object(fields) => fields.values().for_each(|field| words(field, found)),
            _ => {}
        }
    }
    let mut named = Vec::new();
    words(action, &mut named);
    legal.contains(action) || !named.iter().any(|word| seen.hides(word))
}

/// At most this many of them, spread evenly.
fn spread<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let count = all.len();
    if count <= most {
        return all;
    }
    let chosen: BTreeSet<usize> = (0..most).map(|number| number * count / most).collect();
    all.into_iter().enumerate().filter(|(number, _)| chosen.contains(number)).map(|(_, one)| one).collect()
}
