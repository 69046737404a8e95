//! `cargo xtask bench server`: how many tables one node holds, how many moves it stores, and how soon both seats hear
//! of them.
//!
//! The client of the tests opens the tables; every move then goes over WebSockets on loopback to a real `manicule serve`.

#![allow(clippy::unwrap_used)] // A benchmark may panic.

#[path = "../../tests/it/client.rs"]
mod client;
mod figures;
mod players;
mod program;

use clap::Parser;
use client::Client;
use figures::{Latencies, flush_time};
use players::{Player, Tables};
use program::Program;
use serde_json::json;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Concurrent requests while tables are opened.
const AT_ONCE: usize = 32;
/// Moves in flight when measuring the maximum throughput.
const IN_FLIGHT: usize = 256;

#[derive(Parser)]
struct Args {
    /// The program `manicule`.
    program: PathBuf,
    /// `sqlite:FILE` or `postgres://…`, new and empty.
    database: String,
    /// Tables with two sockets each.
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// Moves a second.
    #[arg(long, default_value_t = 1000)]
    rate: u32,
    /// Duration of each part: moves at that rate, then as fast as possible.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Tables in the database when the server starts again.
    #[arg(long, default_value_t = 10_000)]
    stored: usize,
}

#[tokio::main]
async fn main() {
    let args = Args::parse();
    let kind = args.database.split(':').next().unwrap_or_default();
    println!("{kind}: load of the machine before the run {}, one flush to its disk {}", program::load(), flush_time());

    let server = Program::start(&args.program, &args.database);
    let empty = server.memory();
    let begun = Instant::now();
    let players = open_tables(&server, args.tables).await;
    let tables = Tables::seat(players).await;
    println!("{kind}: {} tables with 2 sockets each are held; opening them took {:.1} s", args.tables, seconds(begun));
    let idle = server.memory();
    let each = (idle.saturating_sub(empty)) / args.tables as u64;
    println!("{kind}: memory of the server {} KiB with none, {} KiB now: {each} KiB for each idle table", empty, idle);

    let moves = args.rate * u32::try_from(args.seconds).unwrap();
    let told = tables.at_rate(args.rate, moves).await;
    report(kind, &format!("at {} moves/s", args.rate), &told);
    let told = tables.as_fast_as_possible(IN_FLIGHT, Duration::from_secs(args.seconds)).await;
    report(kind, "as fast as possible", &told);
    println!("{kind}: memory of the server {} KiB after all these moves", server.memory());
    drop(tables);

    let more = args.stored.saturating_sub(args.tables);
    store_tables(&server, more).await;
    server.stop();
    let begun = Instant::now();
    let server = Program::start(&args.program, &args.database);
    let listens = begun.elapsed();
    let answer = Client::nobody(server.address).get("/api/tables").await.good();
    assert!(!answer["tables"].as_array().unwrap().is_empty(), "the stored tables are there");
    println!(
        "{kind}: with {} stored tables the server listens after {:.0} ms and lists tables after {:.0} ms",
        args.tables + more,
        listens.as_secs_f64() * 1e3,
        seconds(begun) * 1e3
    );
    server.stop();
}

fn seconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64()
}

fn report(kind: &str, how: &str, told: &Latencies) {
    println!("{kind}: {how}: {told}");
}

/// Tables of two people each: one opens it, the other joins.
async fn open_tables(server: &Program, count: usize) -> Vec<[Player; 2]> {
    let address = server.address;
    in_parallel(count, move |number| async move {
        let ada = Client::guest(address, &format!("Ada {number}")).await;
        let ben = Client::guest(address, &format!("Ben {number}")).await;
        let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
        ben.join(&table).await;
        [ada, ben].map(|client| Player { client, table: table.clone() })
    })
    .await
}

/// Tables without listeners.
async fn store_tables(server: &Program, count: usize) {
    let person = Client::guest(server.address, "Zoe").await;
    in_parallel(count, move |_| {
        let person = person.clone();
        async move { person.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await }
    })
    .await;
}

async fn in_parallel<T, F>(count: usize, make: impl Fn(usize) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let (mut under_way, mut made) = (JoinSet::new(), Vec::with_capacity(count));
    for number in 0..count {
        if under_way.len() == AT_ONCE {
            made.push(under_way.join_next().await.unwrap().unwrap());
        }
        under_way.spawn(make(number));
    }
    made.extend(under_way.join_all().await);
    made
}
