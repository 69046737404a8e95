//! Any bytes as frames of a WebSocket, one per line, sent to a real server on loopback, which must still answer afterwards.
//! A panic anywhere in the process ends the run.

#![no_main]

#[path = "../../crates/server/tests/it/client.rs"]
mod client;

use client::{Client, Socket};
use serde_json::json;
use server::{Config, Limits, ServerHandle};
use std::cell::RefCell;
use std::net::SocketAddr;
use tokio::runtime::Runtime;

struct Scene {
    runtime: Runtime,
    _server: ServerHandle,
    _database: tempfile::TempDir,
    person: Client,
    tables: Vec<String>,
}

/// A server with a table of each game. One person holds all seats, so that every frame can have an effect.
fn scene() -> Scene {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let database = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", database.path().join("fuzz.db").display());
    let config = Config { limits: Limits::none(), ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), &address) };
    let (server, person, tables) = runtime.block_on(async {
        let server = server::serve(config).await.unwrap();
        let person = Client::guest(server.address, "Ada").await;
        let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Bob"}]);
        let games = [json!({"game": "gutenberg", "seats": seats}), json!({"game": "letterpress", "options": {"language": "en"}, "seats": seats})];
        let mut tables = Vec::new();
        for game in games {
            tables.push(person.open(game).await);
        }
        (server, person, tables)
    });
    Scene { runtime, _server: server, _database: database, person, tables }
}

async fn play(person: &Client, table: &str, bytes: &[u8]) {
    let mut socket: Socket = person.socket(table, "?legal=false").await;
    for line in bytes.split(|&byte| byte == b'\n').take(32) {
        if !socket.frame(line).await {
            return;
        }
    }
    socket.say(json!({"id": "the end", "do": "legal", "seat": 0})).await;
    while let Some(message) = socket.try_next().await {
        if message["id"] == "the end" {
            return;
        }
    }
}

thread_local! {
    static SCENE: RefCell<Option<Scene>> = const { RefCell::new(None) };
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    SCENE.with_borrow_mut(|scene| {
        let scene = scene.get_or_insert_with(self::scene);
        let table = &scene.tables[bytes.len() % scene.tables.len()];
        scene.runtime.block_on(play(&scene.person, table, bytes));
    });
});
