//! Bots think on blocking threads and act through the same `RoomGuard` as people.

use crate::bot_scheduler::Priority;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::room::{RoomGuard, RoomSlot};
use crate::secrets::sha256;
use crate::server::Server;
use crate::store::{Status, TableRow};
use bots::Level;
use games::Thought;
use std::sync::Arc;
use std::time::Duration;
use table::{Seat, Seed};

/// The level that takes over for a person: it plays sensibly without winning the game for them.
pub const STAND_IN: Level = Level::Journeyman;

/// How soon a bot tries again during a database outage.
const RETRY: Duration = Duration::from_millis(500);

/// Plays for the table's bots until a person has to act.
pub async fn play(server: Arc<Server>, slot: Arc<RoomSlot>) {
    loop {
        match play_on(&server, &slot).await {
            Ok(()) => return,
            Err(problem) if problem.code.is_outage() && !server.is_stopping() => tokio::time::sleep(RETRY).await,
            Err(problem) => {
                tracing::error!(table = slot.id, %problem, "a bot cannot act");
                return;
            }
        }
    }
}

async fn play_on(server: &Arc<Server>, slot: &Arc<RoomSlot>) -> ApiResult<()> {
    loop {
        let Some(turn) = next_bot_turn(server, slot).await? else { return Ok(()) };
        let permit = server.bot_scheduler.acquire(turn.priority).await;
        let action = tokio::task::spawn_blocking(|| (turn.thought)(&::bots::SystemClock)).await;
        drop(permit);
        // Before locking the room, which fails during a database outage.
        slot.stop_thinking().await;
        let mut guard = RoomGuard::new(Arc::clone(server), Arc::clone(slot)).await?;
        let action = action.map_err(|died| Problem::internal(&died))?.map_err(|cannot| Problem::internal(&cannot))?;
        match guard.act(turn.seat, turn.seen, &action).await {
            Ok(_) => {}
            // The table moved on while it was thinking.
            Err(problem)
                if matches!(problem.code, ErrorCode::Stale | ErrorCode::NotRunning | ErrorCode::Unplayable) => {}
            Err(problem) => return Err(problem),
        }
    }
}

/// A bot that has to act.
struct BotTurn {
    seat: Seat,
    seen: i64,
    priority: Priority,
    thought: Thought,
}

/// The dice of a bot's next decision. They follow from the table's secret seed, so a seeded server repeats whole games,
/// bots included.
fn bot_seed(row: &TableRow, seat: Seat) -> Seed {
    Seed(sha256(&format!("manicule bot 1\n{}\n{}\n{}", row.server_seed, row.seq, seat.0)))
}

async fn next_bot_turn(server: &Arc<Server>, slot: &Arc<RoomSlot>) -> ApiResult<Option<BotTurn>> {
    let mut guard = RoomGuard::new(Arc::clone(server), Arc::clone(slot)).await?;
    let row = &guard.room.row;
    let Some(progress) = guard.room.progress.as_ref().filter(|_| row.status == Status::Running) else {
        return Ok(None);
    };
    let Some(seat) = progress.bot_to_act() else { return Ok(None) };
    let level = row.seats[seat.index()].level.unwrap_or(STAND_IN);
    let thought = progress.think(seat, level, bot_seed(row, seat));
    let turn = BotTurn { seat, seen: row.seq, priority: Priority::of(row), thought };
    Ok(guard.start_thinking().then_some(turn))
}
