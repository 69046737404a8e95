//! Reviews of whole games: at once, or in parts that a page gives to several workers. They do not touch the table.

use super::replies::Studied;
use crate::error::EngineError;
use crate::host::Host;
use crate::request::Asked;
use crate::session::Session;
use bots::Part;
use coach::review::{Effort, Findings, Plan, Review, Tellers, Unreviewed, study};
use games::{Games, Json, Refused, Sitting, json};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Seed, Turn};
use words::Words;

/// More parts than this are useless: records are shorter.
const MOST_PARTS: u32 = 4096;

/// A record to review.
pub struct Recorded {
    start: Session,
    turns: Vec<Turn<Value>>,
}

impl Recorded {
    /// Its actions are not checked yet; see [`Recorded::end`]. `cards` is the card file to use instead of the one that it
    /// names.
    pub fn read(
        host: &dyn Host,
        games: &Games,
        record: &RawValue,
        cards: Option<&str>,
    ) -> Result<Recorded, EngineError> {
        let (start, turns) = Session::beginning(host, games, record, cards)?;
        Ok(Recorded { start, turns })
    }

    pub fn plies(&self) -> u32 {
        self.turns.len() as u32
    }

    pub fn game(&self) -> &'static str {
        self.start.sitting().game()
    }

    pub fn seats(&self) -> usize {
        self.start.sitting().seats()
    }

    /// The findings of one part of the plies; calls `tell` after each ply.
    pub fn study(&self, plan: &Plan, part: Part, tell: impl FnMut()) -> Result<Findings, EngineError> {
        let wanted = |ply: u32| ply % part.of == part.index;
        study(self.start.sitting(), &self.turns, plan, wanted, tell).map_err(|why| self.error(why))
    }

    /// The position after the last action, or which action is refused.
    pub fn end(&self) -> Result<Box<dyn Sitting>, EngineError> {
        let mut end = self.start.sitting().fork();
        for (ply, Turn { seat, action }) in self.turns.iter().enumerate() {
            end.act(*seat, action).map_err(|refused| {
                let refused = match refused {
                    Refused::Illegal { rule, reason } => Refused::BadMove { ply, seat: *seat, rule, reason },
                    Refused::Unreadable { detail, .. } => Refused::BadRecord(detail),
                    other => other,
                };
                EngineError::refused(self.game(), refused)
            })?;
        }
        Ok(end)
    }

    /// The whole review, from all parts. `end` is [`Recorded::end`].
    pub fn review(&self, end: &dyn Sitting, parts: Vec<Findings>, tellers: &Tellers) -> Result<Review, EngineError> {
        Review::of(&self.turns, end, parts, tellers).map_err(|why| self.error(why))
    }

    fn error(&self, why: Unreviewed) -> EngineError {
        match why {
            Unreviewed::NoReview => EngineError::new("cli-error-no-review", Value::Null),
            Unreviewed::Refused(refused) => EngineError::refused(self.game(), refused),
            Unreviewed::NotOneReview => EngineError::new(
                "cli-error-wrong-field",
                serde_json::json!({"field": "parts", "detail": why.to_string()}),
            ),
        }
    }
}

/// The whole review, or with `part` the findings of that part of the plies.
pub fn review(host: &dyn Host, games: &Games, words: &Words, asked: &Asked) -> Result<Json, EngineError> {
    let recorded = Recorded::read(host, games, asked.raw("record")?, None)?;
    let plan = plan(asked, recorded.game())?;
    if let Some(part) = part(asked)? {
        return Ok(json(&Studied { findings: recorded.study(&plan, part, || ())? }));
    }
    let end = recorded.end()?;
    let found = recorded.study(&plan, Part { index: 0, of: 1 }, || ())?;
    told(&recorded, end.as_ref(), vec![found], words, asked)
}

/// The whole review, from the findings of all parts.
pub fn merge(host: &dyn Host, games: &Games, words: &Words, asked: &Asked) -> Result<Json, EngineError> {
    let recorded = Recorded::read(host, games, asked.raw("record")?, None)?;
    let parts: Vec<Findings> = asked.required("parts")?;
    told(&recorded, recorded.end()?.as_ref(), parts, words, asked)
}

fn told(
    recorded: &Recorded,
    end: &dyn Sitting,
    parts: Vec<Findings>,
    words: &Words,
    asked: &Asked,
) -> Result<Json, EngineError> {
    let names: Vec<String> = asked.optional("names")?.unwrap_or_default();
    Ok(json(&recorded.review(end, parts, &Tellers::new(words, end, names))?))
}

/// Has a fixed default seed.
fn plan(asked: &Asked, game: &str) -> Result<Plan, EngineError> {
    let usual = Effort::normal(game);
    let number = |field: &str, usual: u32, least: u32, most: u32| {
        let number = asked.optional(field)?.unwrap_or(usual);
        let fits = (least..=most).contains(&number);
        if fits { Ok(number) } else { Err(asked.wrong(field, &format!("it is a number from {least} to {most}"))) }
    };
    let effort = Effort {
        samples: number("samples", usual.samples, 1, Effort::MOST_SAMPLES)?,
        iterations: number("iterations", usual.iterations, 0, Effort::MOST_ITERATIONS)?,
    };
    Ok(Plan { seed: asked.optional("seed")?.unwrap_or(Seed::from_number(0)), effort })
}

fn part(asked: &Asked) -> Result<Option<Part>, EngineError> {
    let Some((index, of)) = asked.optional::<(u32, u32)>("part")? else { return Ok(None) };
    if index >= of || of > MOST_PARTS {
        return Err(asked.wrong("part", "say [0, 32] for the first of 32 parts"));
    }
    Ok(Some(Part { index, of }))
}
