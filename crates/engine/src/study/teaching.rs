//! Lessons and the coached first game: judges a learner's action, plays the other seats, lists the notes that matter now and
//! comments on a round.

use super::replies::{Notes, RoundWords};
use crate::error::EngineError;
use crate::host::Host;
use crate::replies::{Happened, Standing};
use crate::request::Asked;
use crate::session::{Session, read_action};
use coach::lessons::{self, Step, next_answer};
use games::{Json, Refused, Sitting, json};
use serde_json::Value;
use table::{Seat, Turn};

/// Whether the step expects the action. Changes nothing.
pub fn judge(sitting: &dyn Sitting, asked: &Asked) -> Result<Json, EngineError> {
    let (seat, step) = (asked.seat_of(sitting.seats())?, asked.required::<Step>("step")?);
    let judged = lessons::judge(sitting, seat, &step, &read_action(asked.raw("action")?)?);
    Ok(json(&judged.map_err(|refused| EngineError::refused(sitting.game(), refused))?))
}

/// Plays the step's answers, all or none.
pub fn answer(host: &dyn Host, session: &mut Session, asked: &Asked) -> Result<Json, EngineError> {
    let (learner, step) = (asked.seat_of(session.sitting().seats())?, asked.required::<Step>("step")?);
    let begun = session.log().len();
    for Turn { seat, action } in turns(host, session.sitting(), learner, &step)? {
        act(session.sitting().game(), session.act(seat, &action))?;
    }
    Ok(json(&Happened { events: session.events_since(begun), standing: Standing::of(session.sitting()) }))
}

/// The first-time notes that matter for a seat now.
pub fn notes(sitting: &dyn Sitting, asked: &Asked) -> Result<Json, EngineError> {
    let notes = coach::notes(sitting, asked.seat_of(sitting.seats())?);
    Ok(json(&Notes { notes: act(sitting.game(), notes)? }))
}

/// The facts about a finished round.
pub fn round_word(sitting: &dyn Sitting, asked: &Asked) -> Result<Json, EngineError> {
    let (seat, before) = (asked.seat_of(sitting.seats())?, asked.raw("before")?);
    let words = coach::round_words(sitting, seat, before.get());
    Ok(json(&RoundWords { words: act(sitting.game(), words)? }))
}

/// The others' turns, on a copy of the game.
fn turns(host: &dyn Host, sitting: &dyn Sitting, learner: Seat, step: &Step) -> Result<Vec<Turn<Value>>, EngineError> {
    let (mut aside, mut turns) = (sitting.fork(), Vec::new());
    let Some(answers) = &step.answers else { return Ok(turns) };
    loop {
        let next = next_answer(aside.as_ref(), answers, learner, turns.len(), host.watch());
        let Some(turn) = next.map_err(|error| EngineError::detailed("cli-error-no-answer", error))? else {
            return Ok(turns);
        };
        act(sitting.game(), aside.act(turn.seat, &turn.action))?;
        turns.push(turn);
    }
}

fn act<T>(game: &'static str, acted: Result<T, Refused>) -> Result<T, EngineError> {
    acted.map_err(|refused| EngineError::refused(game, refused))
}
