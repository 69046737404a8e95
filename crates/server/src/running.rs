//! A server that runs: accepting, ticking, stopping.

use crate::config::Config;
use crate::hall::Hall;
use crate::limits::{ALL_CONNECTIONS, Connections};
use crate::sampler::Sampler;
use crate::slow::Hurried;
use crate::store::{IfMissing, StoreError};
use crate::timeouts::Timeouts;
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

/// What still runs this long after the stop is cut off.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("the database: {0}")]
    Store(#[from] StoreError),
}

pub struct Running {
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    served: JoinHandle<()>,
}

impl Running {
    /// No new tables, moves in hand stored, clients told to connect again; then the end.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.served.await;
    }
}

/// Opens the database and listens.
pub async fn serve(config: Config) -> Result<Running, CannotServe> {
    metrics::install();
    let listener = TcpListener::bind(config.listen).await.map_err(|error| CannotServe::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(|error| CannotServe::Listen(config.listen, error))?;
    let hall = Hall::open(config, IfMissing::Create).await?;
    let (stop, stopped) = watch::channel(false);
    if hall.store.is_shared() {
        tokio::spawn(until(stopped.clone(), nodes::hear(Arc::clone(&hall))));
    }
    tokio::spawn(until(stopped.clone(), tick(Arc::clone(&hall))));
    tokio::spawn(until(stopped.clone(), housekeeping::run(Arc::clone(&hall))));
    wake_bots(&hall, hall.store.waiting_for_bots().await?.into_iter().map(|(id, _)| id));
    tracing::info!(%address, "listening");
    let served = tokio::spawn(accept(hall, listener, stopped));
    Ok(Running { address, stop, served })
}

async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn until(mut stopped: watch::Receiver<bool>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = work => {}
        () = told_to_stop(&mut stopped) => {}
    }
}

/// Goes on with tables where a bot is waited for.
fn wake_bots(hall: &Arc<Hall>, tables: impl IntoIterator<Item = String>) {
    for id in tables {
        let hall = Arc::clone(hall);
        tokio::spawn(async move {
            match hall.take(&id).await {
                Ok(mut hand) => match hand.wait_for_nobody().await {
                    Ok(()) => hand.poke_bots(),
                    Err(problem) => tracing::error!(table = id, %problem, "a table cannot be stored"),
                },
                Err(problem) => tracing::error!(table = id, %problem, "a table cannot be gone on with"),
            }
        });
    }
}

/// Tables whose bot was waited for at the last look already, at the same `seq`: the node that had it think is gone.
async fn forgotten_bots(hall: &Hall, last_look: &mut HashMap<String, i64>) -> Result<Vec<String>, StoreError> {
    let waiting = hall.store.waiting_for_bots().await?;
    let forgotten = waiting.iter().filter(|(id, seq)| last_look.get(id) == Some(seq));
    let forgotten = forgotten.map(|(id, _)| id.clone()).collect();
    *last_look = waiting.into_iter().collect();
    Ok(forgotten)
}

/// Clocks, tables that nobody uses, bots that nobody asks.
async fn tick(hall: Arc<Hall>) {
    let mut half_seconds = tokio::time::interval(Duration::from_millis(500));
    let mut ticks = 0_u64;
    let mut waiting = HashMap::new();
    let mut timeouts = Timeouts::default();
    loop {
        half_seconds.tick().await;
        ticks += 1;
        if let Some(jump) = hall.clock.jump() {
            tracing::warn!(jump_ms = jump, "the computer's clock has jumped; the clocks of the games run on as before");
        }
        timeouts.run(&hall).await;
        if ticks.is_multiple_of(4) {
            hall.tell_of_absence().await;
        }
        if ticks.is_multiple_of(20) {
            match forgotten_bots(&hall, &mut waiting).await {
                Ok(forgotten) => wake_bots(&hall, forgotten),
                Err(error) => tracing::error!(%error, "it cannot be read where bots are waited for"),
            }
            if let Err(error) = hall.read_cookie_keys().await {
                tracing::warn!(%error, "the cookie keys cannot be read");
            }
            hall.tidy();
            let tidying = Arc::clone(&hall);
            // Off the runtime: it goes through all keys.
            tokio::task::spawn_blocking(move || {
                tidying.limiters.tidy();
                tidying.guesses.tidy();
            });
            metrics::tidy();
        }
    }
}

static REFUSED: Sampler = Sampler::new();
static ENDED: Sampler = Sampler::new();

/// A connection that did not end well.
fn log_end(error: &hyper::Error, peer: SocketAddr, lines: u32) {
    let io = error.source().and_then(|source| source.downcast_ref::<std::io::Error>());
    let reads_too_slowly = io.is_some_and(|error| error.kind() == std::io::ErrorKind::TimedOut);
    if !(reads_too_slowly || error.is_timeout() || error.is_parse()) {
        tracing::debug!(%error, %peer, "a connection ended");
        return;
    }
    let Some(left_out) = ENDED.admit(lines) else { return };
    if reads_too_slowly {
        tracing::info!(%peer, left_out, "a connection that reads too slowly is closed");
    } else if error.is_timeout() {
        tracing::info!(%peer, left_out, "a connection that sends no whole request is closed");
    } else {
        tracing::warn!(%error, %peer, left_out, "a connection that makes no sense is closed");
    }
}

async fn accept(hall: Arc<Hall>, listener: TcpListener, mut stopped: watch::Receiver<bool>) {
    let router = http::router(Arc::clone(&hall));
    let (places, connections) = (Arc::new(Semaphore::new(ALL_CONNECTIONS)), Connections::default());
    let limits = hall.config.limits;
    // Whoever comes through a proxy comes from the proxy's address.
    let from_one_network = if hall.config.trusted_proxies > 0 { ALL_CONNECTIONS } else { limits.connections };
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { break };
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = told_to_stop(&mut stopped) => break,
        };
        let Some(admitted) = connections.admit(peer.ip().into(), from_one_network) else {
            if let Some(left_out) = REFUSED.admit(limits.log_lines) {
                tracing::warn!(%peer, left_out, "too many connections from one address: this one is refused");
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
        let stream = TokioIo::new(Hurried::new(stream, limits.read_within));
        let connection = http.serve_connection(stream, service).with_upgrades();
        let (until_it_ends, mut stopped) = (hall.keep_running().await, stopped.clone());
        tokio::spawn(async move {
            let _held = (place, admitted, until_it_ends);
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = told_to_stop(&mut stopped) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                log_end(&error, peer, limits.log_lines);
            }
        });
    }
    drop(listener);
    tracing::info!("stopping");
    hall.begin_stopping();
    if tokio::time::timeout(PATIENCE, hall.finish()).await.is_err() {
        tracing::warn!("some connections had to be cut off");
    }
    tracing::info!("stopped");
}
