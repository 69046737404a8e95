//! Several nodes on one PostgreSQL: each hears what the others stored, and catches up.

use crate::hall::{Hall, Notice};
use crate::room::Hand;
use crate::store::CHANNEL;
use sqlx::postgres::PgListener;
use std::sync::Arc;

pub async fn listen(hall: &Arc<Hall>) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(&hall.config.database).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Hears the other nodes for as long as the server runs.
pub async fn hear(hall: Arc<Hall>, mut listener: PgListener) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notice)) => heed(&hall, notice.payload()).await,
            // The connection was lost and is there again: anything may have been missed.
            Ok(None) => {
                for cell in hall.all_in_use() {
                    catch_up(&hall, &cell.id).await;
                }
            }
            Err(error) => {
                tracing::error!(%error, "the other nodes cannot be heard");
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            }
        }
    }
}

async fn heed(hall: &Arc<Hall>, payload: &str) {
    let mut words = payload.split(' ');
    if words.next() == Some(hall.node.as_str()) {
        return;
    }
    match (words.next(), words.next(), words.next()) {
        (Some("table"), Some(id), _) => catch_up(hall, id).await,
        (Some("chat"), Some(id), Some(number)) => {
            let number = number.parse().unwrap_or_default();
            let Some(cell) = hall.in_use(id) else { return };
            if let Ok(Some(line)) = hall.store.line(id, number).await
                && let Ok(mut hand) = Hand::new(Arc::clone(hall), cell).await
            {
                // Who may hear it is decided by the table as it is now.
                if let Err(problem) = hand.catch_up().await {
                    tracing::error!(table = id, %problem, "a table cannot catch up");
                    return;
                }
                hand.tell_line(&line);
            }
        }
        (Some("session"), Some(session), _) => {
            let _ = hall.notices.send(Notice::SessionEnded(session.to_owned()));
        }
        _ => tracing::warn!(payload, "a notice that cannot be understood"),
    }
}

async fn catch_up(hall: &Arc<Hall>, id: &str) {
    let Some(cell) = hall.in_use(id) else { return };
    let caught_up = async { Hand::new(Arc::clone(hall), cell).await?.catch_up().await };
    if let Err(problem) = caught_up.await {
        tracing::error!(table = id, %problem, "a table cannot catch up");
    }
}
