//! Plays the other seats after the learner's action: as the lesson says, or like journeymen without search. Always the
//! same.

use crate::lessons::Answers;
use bots::{BotError, Budget, Level, Watch};
use games::Sitting;
use serde_json::Value;
use table::{Seat, Seed, Turn};

/// More actions of others than any lesson needs.
const MOST_TURNS: usize = 500;

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CannotAnswer {
    #[error(transparent)]
    Bot(#[from] BotError),
    #[error("after {MOST_TURNS} turns of the others it is still not the learner’s turn")]
    Endless,
}

/// The others' next turn after `done` turns; `None` if there is none.
pub fn next_answer(
    sitting: &dyn Sitting,
    answers: &Answers,
    learner: Seat,
    done: usize,
    watch: &dyn Watch,
) -> Result<Option<Turn<Value>>, CannotAnswer> {
    if let Answers::Scripted(turns) = answers {
        return Ok(turns.get(done).cloned());
    }
    let to_act = sitting.to_act();
    let Some(seat) = to_act.iter().next().filter(|_| !to_act.contains(learner)) else { return Ok(None) };
    if done >= MOST_TURNS {
        return Err(CannotAnswer::Endless);
    }
    let seed = Seed::from_number(sitting.ply() as u64);
    let think = sitting.think(seat, Level::Journeyman, Some(Budget::Iterations(0)), seed);
    Ok(Some(Turn { seat, action: think(watch)? }))
}
