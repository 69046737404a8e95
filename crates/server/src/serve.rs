//! Running a server: accepting connections, periodic work, shutdown.

use crate::config::Config;
use crate::limits::{ConnectionLimiter, MAX_CONNECTIONS};
use crate::sampler::Sampler;
use crate::server::Server;
use crate::store::{IfMissing, StoreError};
use crate::timeouts::Timeouts;
use crate::write_timeout::WriteTimeout;
use crate::{housekeeping, http, metrics, nodes};
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::error::Error;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower::Service;

/// Connections still open this long after the stop are cut off.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("database: {0}")]
    Store(#[from] StoreError),
}

pub struct ServerHandle {
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    served: JoinHandle<()>,
}

impl ServerHandle {
    /// Stops gracefully: no new tables, commands in flight finish, clients are told to reconnect.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.served.await;
    }
}

/// Opens the database and listens.
pub async fn serve(config: Config) -> Result<ServerHandle, ServeError> {
    metrics::install();
    let listener = TcpListener::bind(config.listen).await.map_err(|error| ServeError::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen(config.listen, error))?;
    let server = Server::open(config, IfMissing::Create).await?;
    let (stop, stopped) = watch::channel(false);
    if server.store.is_shared() {
        tokio::spawn(run_until_stopped(stopped.clone(), nodes::listen_to_nodes(Arc::clone(&server))));
    }
    tokio::spawn(run_until_stopped(stopped.clone(), tick(Arc::clone(&server))));
    tokio::spawn(run_until_stopped(stopped.clone(), housekeeping::run(Arc::clone(&server))));
    wake_bots(&server, server.store.waiting_for_bots().await?.into_iter().map(|(id, _)| id));
    tracing::info!(%address, "listening");
    let served = tokio::spawn(accept(server, listener, stopped));
    Ok(ServerHandle { address, stop, served })
}

async fn until_stopped(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn run_until_stopped(mut stopped: watch::Receiver<bool>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = work => {}
        () = until_stopped(&mut stopped) => {}
    }
}

/// Resumes tables where a bot has to act.
fn wake_bots(server: &Arc<Server>, tables: impl IntoIterator<Item = String>) {
    for id in tables {
        let server = Arc::clone(server);
        tokio::spawn(async move {
            match server.lock_room(&id).await {
                Ok(mut guard) => match guard.stop_waiting().await {
                    Ok(()) => guard.wake_bots(),
                    Err(problem) => tracing::error!(table = id, %problem, "cannot store a table"),
                },
                Err(problem) => tracing::error!(table = id, %problem, "cannot resume a table"),
            }
        });
    }
}

/// Tables where a bot had to act at the same `seq` at the last check: the node that ran the bot is gone.
async fn stalled_bots(server: &Server, last_look: &mut HashMap<String, i64>) -> Result<Vec<String>, StoreError> {
    let waiting = server.store.waiting_for_bots().await?;
    let stalled = waiting.iter().filter(|(id, seq)| last_look.get(id) == Some(seq));
    let stalled = stalled.map(|(id, _)| id.clone()).collect();
    *last_look = waiting.into_iter().collect();
    Ok(stalled)
}

/// Periodic work: clocks, absences, stalled bots, unloading idle rooms.
async fn tick(server: Arc<Server>) {
    let mut half_seconds = tokio::time::interval(Duration::from_millis(500));
    let mut ticks = 0_u64;
    let mut waiting = HashMap::new();
    let mut timeouts = Timeouts::default();
    loop {
        half_seconds.tick().await;
        ticks += 1;
        if let Some(jump) = server.clock.jump() {
            tracing::warn!(jump_ms = jump, "the computer's clock jumped; game clocks are not affected");
        }
        timeouts.run(&server).await;
        if ticks.is_multiple_of(4) {
            server.broadcast_absences().await;
        }
        if ticks.is_multiple_of(20) {
            match stalled_bots(&server, &mut waiting).await {
                Ok(stalled) => wake_bots(&server, stalled),
                Err(error) => tracing::error!(%error, "cannot look up stalled bots"),
            }
            if let Err(error) = server.read_cookie_keys().await {
                tracing::warn!(%error, "cannot read the cookie keys");
            }
            server.unload_idle_rooms();
            let tidying = Arc::clone(&server);
            // On a blocking thread: it visits all keys.
            tokio::task::spawn_blocking(move || {
                tidying.limiters.tidy();
                tidying.password_attempts.remove_expired();
            });
            metrics::tidy();
        }
    }
}

static REFUSED: Sampler = Sampler::new();
static ENDED: Sampler = Sampler::new();

/// Logs a connection that ended with an error.
fn log_connection_error(error: &hyper::Error, peer: SocketAddr, lines: u32) {
    let io = error.source().and_then(|source| source.downcast_ref::<std::io::Error>());
    let reads_too_slowly = io.is_some_and(|error| error.kind() == std::io::ErrorKind::TimedOut);
    if !(reads_too_slowly || error.is_timeout() || error.is_parse()) {
        tracing::debug!(%error, %peer, "connection ended");
        return;
    }
    let Some(left_out) = ENDED.admit(lines) else { return };
    if reads_too_slowly {
        tracing::info!(%peer, left_out, "closed a connection that reads too slowly");
    } else if error.is_timeout() {
        tracing::info!(%peer, left_out, "closed a connection that sent no complete request in time");
    } else {
        tracing::warn!(%error, %peer, left_out, "closed a connection that does not speak HTTP");
    }
}

async fn accept(server: Arc<Server>, listener: TcpListener, mut stopped: watch::Receiver<bool>) {
    let router = http::router(Arc::clone(&server));
    let (all_connections, connections) = (Arc::new(Semaphore::new(MAX_CONNECTIONS)), ConnectionLimiter::default());
    let limits = server.config.limits;
    // Behind a proxy all connections come from the proxy's address.
    let from_one_network = if server.config.trusted_proxies > 0 { MAX_CONNECTIONS } else { limits.connections };
    loop {
        let Ok(permit) = Arc::clone(&all_connections).acquire_owned().await else { break };
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = until_stopped(&mut stopped) => break,
        };
        let Some(admitted) = connections.admit(peer.ip().into(), from_one_network) else {
            if let Some(left_out) = REFUSED.admit(limits.log_lines) {
                tracing::warn!(%peer, left_out, "refused a connection: too many from one network");
            }
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(limits.request_within);
        let _ = stream.set_nodelay(true);
        let stream = TokioIo::new(WriteTimeout::new(stream, limits.read_within));
        let connection = http.serve_connection(stream, service).with_upgrades();
        let (until_it_ends, mut stopped) = (server.delay_shutdown().await, stopped.clone());
        tokio::spawn(async move {
            let _held = (permit, admitted, until_it_ends);
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = until_stopped(&mut stopped) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                log_connection_error(&error, peer, limits.log_lines);
            }
        });
    }
    drop(listener);
    tracing::info!("stopping");
    server.begin_stopping();
    if tokio::time::timeout(DRAIN_TIMEOUT, server.drain()).await.is_err() {
        tracing::warn!("cut off connections that did not end in time");
    }
    tracing::info!("stopped");
}
