//! A server that runs: accepting, ticking, stopping.

use crate::config::Config;
use crate::hall::Hall;
use crate::store::StoreError;
use crate::{http, metrics, nodes};
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower::Service;

/// A request's head must be there by then.
const HEAD: Duration = Duration::from_secs(10);
/// What still runs this long after the stop is cut off.
const PATIENCE: Duration = Duration::from_secs(10);
const CONNECTIONS: usize = 20_000;

#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("the database: {0}")]
    Store(#[from] StoreError),
    #[error("the database's notices: {0}")]
    Notices(sqlx::Error),
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
    let hall = Hall::open(config).await?;
    let (stop, stopped) = watch::channel(false);
    if hall.store.is_shared() {
        let notices = nodes::listen(&hall).await.map_err(CannotServe::Notices)?;
        tokio::spawn(until(stopped.clone(), nodes::hear(Arc::clone(&hall), notices)));
    }
    tokio::spawn(until(stopped.clone(), tick(Arc::clone(&hall))));
    wake_bots(&hall).await?;
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

/// Tables where a bot was waited for when the server stopped.
async fn wake_bots(hall: &Arc<Hall>) -> Result<(), StoreError> {
    for id in hall.store.waiting_for_bots().await? {
        let hall = Arc::clone(hall);
        tokio::spawn(async move {
            // Taking it in hand is enough: a table that catches up pokes its bots.
            if let Err(problem) = hall.take(&id).await.map(drop) {
                tracing::error!(table = id, %problem, "a table cannot be gone on with");
            }
        });
    }
    Ok(())
}

/// Clocks, and tables that nobody uses.
async fn tick(hall: Arc<Hall>) {
    let mut seconds = tokio::time::interval(Duration::from_millis(500));
    let mut ticks = 0_u64;
    loop {
        seconds.tick().await;
        ticks += 1;
        match hall.store.overdue(crate::clock::now()).await {
            Ok(overdue) => {
                for id in overdue {
                    let timing = Arc::clone(&hall);
                    let timed_out = hall.carry_out(async move { timing.take(&id).await?.time_out().await }).await;
                    if let Err(problem) = timed_out {
                        tracing::warn!(%problem, "a clock that ran out");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "the clocks cannot be read"),
        }
        if ticks.is_multiple_of(20) {
            hall.tidy();
            metrics::tidy();
        }
    }
}

async fn accept(hall: Arc<Hall>, listener: TcpListener, mut stopped: watch::Receiver<bool>) {
    let router = http::router(Arc::clone(&hall));
    let places = Arc::new(Semaphore::new(CONNECTIONS));
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
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEAD);
        let _ = stream.set_nodelay(true);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let (until_it_ends, mut stopped) = (hall.keep_running().await, stopped.clone());
        tokio::spawn(async move {
            let _held = (place, until_it_ends);
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = told_to_stop(&mut stopped) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, %peer, "a connection ended");
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
