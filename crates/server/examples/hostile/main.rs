//! Measures how hostile sockets, which send as much as they can, affect others: the time until both seats hear of a
//! move, at the same steady rate, with and without them.

#![allow(clippy::unwrap_used)] // A benchmark may panic.
#![allow(dead_code, reason = "the measurements share their parts")]

#[path = "../../tests/it/client.rs"]
mod client;
#[path = "../load/figures.rs"]
mod figures;
#[path = "../load/players.rs"]
mod players;
#[path = "../load/program.rs"]
mod program;

use clap::Parser;
use client::Client;
use futures_util::SinkExt;
use players::{Player, Tables};
use program::Program;
use serde_json::json;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[derive(Parser)]
struct Args {
    /// The program `manicule`.
    program: PathBuf,
    /// `sqlite:FILE` or `postgres://…`, new and empty.
    database: String,
    /// Tables with two sockets each.
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Moves a second.
    #[arg(long, default_value_t = 100)]
    rate: u32,
    /// How long each of the two parts takes.
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// Hostile sockets, all from one address.
    #[arg(long, default_value_t = 50)]
    hostile: usize,
}

/// The pause before the next attempt to connect.
const PAUSE: Duration = Duration::from_millis(100);

/// A client with its own IP address, as a proxy reports it.
fn from(address: String) -> &'static str {
    format!("X-Forwarded-For: {address}\r\n").leak()
}

async fn person(server: SocketAddr, number: usize) -> Client {
    let mut client =
        Client { extra: from(format!("10.{}.{}.1", number / 256, number % 256)), ..Client::nobody(server) };
    let made = client.post("/api/me", json!({"name": format!("Person {number}")})).await;
    client.take_cookie(&made);
    client
}

async fn open_tables(server: SocketAddr, count: usize) -> Vec<[Player; 2]> {
    let mut players = Vec::new();
    for number in 0..count {
        let (ada, ben) = (person(server, 2 * number).await, person(server, 2 * number + 1).await);
        let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
        ben.join(&table).await;
        players.push([ada, ben].map(|client| Player { client, table: table.clone() }));
    }
    players
}

/// Sends malformed frames as fast as the server takes them, and reconnects whenever it is disconnected.
async fn flood(server: SocketAddr, table: String, sent: Arc<AtomicU64>) {
    let eve = Client { extra: from("203.0.113.9".to_owned()), ..Client::nobody(server) };
    loop {
        if let Ok(mut socket) = eve.try_socket(&table, "?as=spectator").await {
            while socket.stream.send(Message::text("x")).await.is_ok() {
                sent.fetch_add(1, Ordering::Relaxed);
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

#[tokio::main]
async fn main() {
    let args = Args::parse();
    println!("load of the machine before the run {}", program::load());
    let server = Program::start_with(&args.program, &args.database, &["--behind-proxy"]);
    let players = open_tables(server.address, args.tables).await;
    let watched = players[0][0].table.clone();
    let tables = Tables::seat(players).await;
    let moves = args.rate * args.seconds;
    let quiet = tables.at_rate(args.rate, moves).await;
    println!("alone: {quiet}");
    let sent = Arc::new(AtomicU64::new(0));
    for _ in 0..args.hostile {
        tokio::spawn(flood(server.address, watched.clone(), Arc::clone(&sent)));
    }
    let loud = tables.at_rate(args.rate, moves).await;
    println!("beside {} hostile sockets, which sent {} frames: {loud}", args.hostile, sent.load(Ordering::Relaxed));
    println!("p50 rises {:.2}-fold", loud.percentile(50) / quiet.percentile(50));
    server.stop();
}
