//! Bots think off the runtime and answer through the same door as everybody else.

use crate::hall::Hall;
use crate::problem::{Answer, Code, Problem};
use crate::room::{Cell, Hand};
use crate::secrets::random_bytes;
use crate::store::Status;
use bots::Level;
use hosted::Thought;
use std::sync::Arc;
use table::{Seat, Seed};

/// Who plays on for a person: one that plays no nonsense, and does not win the game for them either.
pub const STAND_IN: Level = Level::Journeyman;

/// Plays for bots until a person is waited for.
pub async fn play(hall: Arc<Hall>, cell: Arc<Cell>) {
    if let Err(problem) = play_on(hall, &cell).await {
        tracing::error!(table = cell.id, %problem, "a bot cannot go on");
    }
}

async fn play_on(hall: Arc<Hall>, cell: &Arc<Cell>) -> Answer<()> {
    loop {
        let Some((seat, seen, thought)) = ask(&hall, cell).await? else { return Ok(()) };
        let permit = hall.thinkers.acquire().await;
        let action = tokio::task::spawn_blocking(thought).await;
        drop(permit);
        let mut hand = Hand::new(Arc::clone(&hall), Arc::clone(cell)).await?;
        hand.stop_thinking();
        let action = action.map_err(|died| Problem::internal(&died))?.map_err(|cannot| Problem::internal(&cannot))?;
        match hand.act(seat, seen, &action).await {
            Ok(_) => {}
            // It thought too long: the table has moved on without it.
            Err(problem) if matches!(problem.code, Code::Stale | Code::NotRunning | Code::Unplayable) => {}
            Err(problem) => return Err(problem),
        }
    }
}

/// The next bot that is waited for, and its thinking.
async fn ask(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Answer<Option<(Seat, i64, Thought)>> {
    let mut hand = Hand::new(Arc::clone(hall), Arc::clone(cell)).await?;
    let row = &hand.room.row;
    let Some(progress) = hand.room.progress.as_ref().filter(|_| row.status == Status::Running) else {
        return Ok(None);
    };
    let Some(seat) = progress.bot_to_act() else { return Ok(None) };
    let level = row.seats[seat.index()].level.unwrap_or(STAND_IN);
    let thought = progress.sitting.think(seat, level, None, Seed(random_bytes()));
    let seen = row.seq;
    Ok(hand.start_thinking().then_some((seat, seen, thought)))
}
