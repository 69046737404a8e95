//! Stops the server under load, again and again: every socket is told, and every acknowledged move is stored.

use crate::client::Client;
use crate::database::Database;
use crate::killed::{begin, end, times};
use crate::player::Evening;
use crate::program::{Program, free_address};
use serde_json::json;
use table::{Dice, Seed};

/// Sockets that only listen.
const WATCHERS: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn every_stop_is_announced_to_every_socket_on_sqlite() {
    stop_and_start_again(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_stop_is_announced_to_every_socket_on_postgres() {
    stop_and_start_again(Database::postgres()).await;
}

async fn stop_and_start_again(database: Database) {
    let address = free_address();
    let mut program = Program::start(&database.address, address);
    let evening = Evening::new(&[address]);
    let playing = begin(&evening).await;
    let mut dice = Dice::new(Seed::from_number(4713));
    let host = Client::guest(address, "Host").await;
    let table = host.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    for _ in 0..times(15) {
        let mut watchers = Vec::new();
        for _ in 0..WATCHERS {
            let mut watcher = Client::nobody(address).socket(&table, "").await;
            watcher.next_of("table").await;
            watchers.push(watcher);
        }
        evening.go_on(1 + dice.index(25)).await;
        program.terminate();
        for watcher in &mut watchers {
            assert_eq!(watcher.next_of("bye").await["retry_ms"], 1000);
            assert_eq!(watcher.try_next().await, None, "after the goodbye comes the end");
        }
        assert!(program.wait().success());
        program = Program::start(&database.address, address);
    }
    end(&evening, playing).await;
}
