//! A lesson's file.

use crate::Pointer;
use crate::lessons::Pattern;
use games::{AnyGame, Begun, Refused, Sitting};
use serde::{Deserialize, Deserializer, de};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Seat, Seed, Turn};

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The learner's seat.
    pub seat: Seat,
    /// Ids of the rules that it teaches.
    pub teaches: Vec<String>,
    pub start: Start,
    pub steps: Vec<Step>,
}

/// The beginning of a record, from which the lesson continues.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub rules_version: u32,
    pub content: String,
    pub options: Value,
    pub seed: Seed,
    pub actions: Vec<Turn<Value>>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Unique in its lesson.
    pub id: String,
    #[serde(default)]
    pub point: Option<Pointer>,
    /// The actions that complete the step. A step without any is only read.
    #[serde(default)]
    pub expect: Vec<Pattern>,
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
    /// What the other seats do after the learner.
    #[serde(default)]
    pub answers: Option<Answers>,
}

/// Actions that get their own explanation and are not performed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    pub when: Vec<Pattern>,
    pub id: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Answers {
    Scripted(Vec<Turn<Value>>),
    /// Journeymen play until the learner is to act.
    Bots,
}

impl<'de> Deserialize<'de> for Answers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Answers, D::Error> {
        let written = Box::<RawValue>::deserialize(deserializer)?;
        if written.get() == "\"bots\"" {
            return Ok(Answers::Bots);
        }
        let wrong = |error| de::Error::custom(format!("answers must be “bots” or a list of {{seat, action}}: {error}"));
        serde_json::from_str(written.get()).map(Answers::Scripted).map_err(wrong)
    }
}

impl Step {
    pub fn expects(&self, action: &Value) -> bool {
        self.expect.iter().any(|pattern| pattern.matches(action))
    }

    /// The mistake that this action makes, if any.
    pub fn mistake(&self, action: &Value) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.when.iter().any(|pattern| pattern.matches(action)))
    }
}

impl Start {
    /// The table at the lesson's start.
    pub fn sitting(&self, game: &dyn AnyGame) -> Result<Box<dyn Sitting>, Refused> {
        let Start { rules_version, content, options, seed, actions } = self;
        let begun = Begun { rules_version: *rules_version, content, options, seed: *seed };
        let turns: Vec<Turn<&Value>> =
            actions.iter().map(|turn| Turn { seat: turn.seat, action: &turn.action }).collect();
        let mut sitting = game.reopen(&begun, &turns)?;
        for (ply, Turn { seat, action }) in actions.iter().enumerate() {
            sitting.act(*seat, action).map_err(|refused| match refused {
                Refused::Illegal { rule, reason } => Refused::BadMove { ply, seat: *seat, rule, reason },
                other => other,
            })?;
        }
        Ok(sitting)
    }
}

/// A part that cannot be parsed, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Empty for the file as a whole.
    pub at: String,
    pub detail: String,
}

/// A lesson whose steps are not parsed yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Outline {
    seat: Seat,
    teaches: Vec<String>,
    start: Start,
    steps: Vec<Box<RawValue>>,
}

impl Lesson {
    /// Parses a lesson, or reports each wrong step.
    pub fn read(text: &str) -> Result<Lesson, Vec<Unreadable>> {
        let whole = |error: serde_json::Error| vec![Unreadable { at: String::new(), detail: error.to_string() }];
        let Outline { seat, teaches, start, steps: written } = serde_json::from_str(text).map_err(whole)?;
        let (mut steps, mut faults) = (Vec::new(), Vec::new());
        for (number, step) in written.iter().enumerate() {
            match serde_json::from_str::<Step>(step.get()) {
                Ok(step) => steps.push(step),
                Err(error) => faults.push(Unreadable { at: format!("steps[{number}]"), detail: in_step(&error) }),
            }
        }
        if faults.is_empty() { Ok(Lesson { seat, teaches, start, steps }) } else { Err(faults) }
    }
}

/// Lines are counted from the step's own first line.
fn in_step(error: &serde_json::Error) -> String {
    let place = format!(" at line {} column {}", error.line(), error.column());
    let message = error.to_string();
    match message.strip_suffix(&place) {
        Some(message) => format!("{message} (line {} of the step)", error.line()),
        None => message,
    }
}
