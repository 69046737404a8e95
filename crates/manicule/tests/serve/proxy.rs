//! A proxy to the database that can be slow, silent, cut, or gone.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Good,
    /// Every chunk is delayed, in each direction.
    Slow(Duration),
    /// Nothing passes, and neither side notices.
    Silent,
    /// Requests arrive, but no answer comes back.
    Unanswered,
    /// All connections are cut, and no new one is let through.
    Gone,
}

pub struct Proxy {
    pub address: SocketAddr,
    line: Arc<watch::Sender<Line>>,
    /// How often all connections were cut.
    cuts: Arc<watch::Sender<u64>>,
}

impl Proxy {
    pub async fn start(target: SocketAddr) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let line = Arc::new(watch::Sender::new(Line::Good));
        let cuts = Arc::new(watch::Sender::new(0));
        let (lines, cut) = (Arc::clone(&line), Arc::clone(&cuts));
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if *lines.borrow() != Line::Gone {
                    tokio::spawn(carry(near, target, lines.subscribe(), cut.subscribe()));
                }
            }
        });
        Proxy { address, line, cuts }
    }

    pub fn set(&self, line: Line) {
        self.line.send_replace(line);
        if line == Line::Gone {
            self.cut();
        }
    }

    /// Cuts all connections; new ones are let through.
    pub fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

async fn carry(near: TcpStream, target: SocketAddr, line: watch::Receiver<Line>, mut cuts: watch::Receiver<u64>) {
    let Ok(far) = TcpStream::connect(target).await else { return };
    let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
    tokio::select! {
        () = pass(from_near, to_far, line.clone(), &[Line::Silent]) => {}
        () = pass(from_far, to_near, line, &[Line::Silent, Line::Unanswered]) => {}
        _ = cuts.changed() => {}
    }
}

async fn pass(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut line: watch::Receiver<Line>,
    held_up_by: &[Line],
) {
    let mut piece = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        let now = *line.borrow();
        if let Line::Slow(delay) = now {
            tokio::time::sleep(delay).await;
        }
        let passes = line.wait_for(|line| !held_up_by.contains(line)).await.is_ok();
        if !passes || to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
}
