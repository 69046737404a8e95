//! Several nodes on one PostgreSQL database: each is notified of what the others stored, and catches up.

use crate::problem::ApiResult;
use crate::room::RoomGuard;
use crate::server::{Notice, Server};
use crate::store::{CHANNEL, Envelope, NodeNotice};
use futures_util::StreamExt;
use sqlx::Executor;
use sqlx::postgres::PgListener;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The timeout of a connection, and the pause before the next attempt.
const CONNECT: Duration = Duration::from_secs(2);
const RETRY: Duration = Duration::from_millis(250);
/// A connection that is silent for this long is pinged.
const SILENCE: Duration = Duration::from_secs(5);
/// Tables that catch up at once.
const AT_ONCE: usize = 8;

/// Listens to the other nodes while the server runs.
pub async fn listen_to_nodes(server: Arc<Server>) {
    let mut logged = false;
    loop {
        match tokio::time::timeout(CONNECT, listen(&server.config.database)).await {
            Ok(Ok(mut listener)) => {
                logged = false;
                // Notices may have been missed.
                catch_up_all(&server).await;
                while let Some(payload) = next(&mut listener).await {
                    handle_notice(&server, &payload).await;
                }
                tracing::warn!("lost the connection to the other nodes");
            }
            failed => {
                if !logged {
                    let error = failed.map_or_else(|_| "no response".to_owned(), |tried| error_of(tried.err()));
                    tracing::error!(error, "cannot listen to the other nodes");
                }
                logged = true;
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
    // It would reconnect automatically, but not always report it.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// The next notice; `None` if the connection is lost.
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
    let Ok(Envelope { node, notice }) = payload.parse() else {
        tracing::warn!(payload, "unknown notice from another node");
        return;
    };
    if node == server.node {
        return;
    }
    match notice {
        NodeNotice::TablesChanged(tables) => catch_up_each(server, tables.into_iter()).await,
        NodeNotice::ChatLine { table, number } => {
            if let Err(problem) = pass_on_chat(server, &table, number).await {
                tracing::error!(table, %problem, "cannot pass on a chat line");
            }
        }
        NodeNotice::SessionEnded(session) => {
            let _ = server.notices.send(Notice::SessionEnded(session));
        }
    }
}

async fn pass_on_chat(server: &Arc<Server>, table: &str, number: i64) -> ApiResult<()> {
    let Some(slot) = server.loaded(table) else { return Ok(()) };
    let Some(line) = server.store.line(table, number).await? else { return Ok(()) };
    let mut guard = RoomGuard::new(Arc::clone(server), slot).await?;
    // The current seats decide who may read it.
    guard.catch_up().await?;
    guard.broadcast_chat(&line);
    Ok(())
}

/// Brings every loaded table up to date. Those that have not changed cost one row of one query.
async fn catch_up_all(server: &Arc<Server>) {
    let loaded: HashMap<String, Option<i64>> =
        server.all_loaded().into_iter().map(|slot| (slot.id.clone(), slot.glance(|room| room.row.revision))).collect();
    let ids: Vec<String> = loaded.keys().cloned().collect();
    let stored = match server.store.revisions(&ids).await {
        Ok(stored) => stored,
        Err(error) => {
            tracing::error!(%error, "cannot bring tables up to date");
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
        tracing::error!(table = id, %problem, "cannot bring a table up to date");
    }
}
