//! Several nodes on one PostgreSQL: each hears what the others stored, and catches up.

use crate::room::RoomGuard;
use crate::server::{Notice, Server};
use crate::store::CHANNEL;
use futures_util::StreamExt;
use sqlx::Executor;
use sqlx::postgres::PgListener;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// How long a connection may take, and how soon another is tried.
const CONNECT: Duration = Duration::from_secs(2);
const RETRY: Duration = Duration::from_millis(250);
/// A connection that was silent for so long is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(5);
/// Tables that catch up at the same time.
const AT_ONCE: usize = 8;

/// Hears the other nodes for as long as the server runs.
pub async fn hear(server: Arc<Server>) {
    let mut complained = false;
    loop {
        match tokio::time::timeout(CONNECT, listen(&server.config.database)).await {
            Ok(Ok(mut listener)) => {
                complained = false;
                // Anything may have been missed while nobody listened.
                catch_up_all(&server).await;
                while let Some(payload) = next(&mut listener).await {
                    handle_notice(&server, &payload).await;
                }
                tracing::warn!("the connection to the other nodes is lost");
            }
            failed => {
                if !complained {
                    let error = failed.map_or_else(|_| "no answer".to_owned(), |tried| error_of(tried.err()));
                    tracing::error!(error, "the other nodes cannot be heard");
                }
                complained = true;
            }
        }
        tokio::time::sleep(RETRY).await;
    }
}

fn error_of(error: Option<sqlx::Error>) -> String {
    error.map(|error| error.to_string()).unwrap_or_default()
}

async fn listen(address: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(address).await?;
    // It would reconnect by itself, but would not always say so.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// The next notice; `None` where the connection is lost.
async fn next(listener: &mut PgListener) -> Option<String> {
    loop {
        match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(notice)) => return notice.map(|notice| notice.payload().to_owned()),
            Ok(Err(_)) => return None,
            Err(_) => {
                let answered = tokio::time::timeout(CONNECT, (&mut *listener).execute("SELECT 1")).await;
                if !matches!(answered, Ok(Ok(_))) {
                    return None;
                }
            }
        }
    }
}

async fn handle_notice(server: &Arc<Server>, payload: &str) {
    let mut words = payload.split(' ');
    if words.next() == Some(server.node.as_str()) {
        return;
    }
    match words.next() {
        Some("table") => catch_up_each(server, words.map(str::to_owned)).await,
        Some("chat") => {
            let (Some(id), Some(number)) = (words.next(), words.next()) else { return };
            let number = number.parse().unwrap_or_default();
            let Some(slot) = server.loaded(id) else { return };
            if let Ok(Some(line)) = server.store.line(id, number).await
                && let Ok(mut guard) = RoomGuard::new(Arc::clone(server), slot).await
            {
                // Who may hear it is decided by the table as it is now.
                if let Err(problem) = guard.catch_up().await {
                    tracing::error!(table = id, %problem, "a table cannot catch up");
                    return;
                }
                guard.broadcast_chat(&line);
            }
        }
        Some("session") => {
            if let Some(session) = words.next() {
                let _ = server.notices.send(Notice::SessionEnded(session.to_owned()));
            }
        }
        _ => tracing::warn!(payload, "a notice that cannot be understood"),
    }
}

/// Brings every table in use to what is stored. Those that have not changed cost one line of one query.
async fn catch_up_all(server: &Arc<Server>) {
    let loaded: HashMap<String, Option<i64>> =
        server.all_loaded().into_iter().map(|slot| (slot.id.clone(), slot.glance(|room| room.row.revision))).collect();
    let ids: Vec<String> = loaded.keys().cloned().collect();
    let stored = match server.store.revisions(&ids).await {
        Ok(stored) => stored,
        Err(error) => {
            tracing::error!(%error, "tables cannot catch up");
            return;
        }
    };
    let changed = stored.into_iter().filter(|(id, revision)| loaded.get(id) != Some(&Some(*revision)));
    catch_up_each(server, changed.map(|(id, _)| id)).await;
    let _ = server.notices.send(Notice::Review);
}

async fn catch_up_each(server: &Arc<Server>, ids: impl Iterator<Item = String>) {
    let catching_up = futures_util::stream::iter(ids);
    catching_up.for_each_concurrent(AT_ONCE, |id| async move { catch_up(server, &id).await }).await;
}

async fn catch_up(server: &Arc<Server>, id: &str) {
    let Some(slot) = server.loaded(id) else { return };
    let caught_up = async { RoomGuard::new(Arc::clone(server), slot).await?.catch_up().await };
    if let Err(problem) = caught_up.await {
        tracing::error!(table = id, %problem, "a table cannot catch up");
    }
}
