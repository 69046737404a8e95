//! `--seed`, for tests: the same number gives the same games, and no server on a network takes it.

use crate::client::Client;
use crate::database::Database;
use crate::program::{Program, free_address, manicule};
use serde_json::{Value, json};

/// The records of two games between bots.
async fn records(seed: &str) -> Vec<Value> {
    let database = Database::sqlite();
    let program = Program::start_with(&["--seed", seed], &database.address, free_address());
    let person = Client::guest(program.address, "Ada").await;
    let bot = json!({"kind": "bot", "level": "apprentice"});
    let mut records = Vec::new();
    for game in ["gutenberg", "letterpress"] {
        let table = person.open(json!({"game": game, "seats": [bot, bot], "random_seats": true})).await;
        let mut socket = person.socket(&table, "").await;
        socket.next_where(|message| message["type"] == "state" && !message["result"].is_null()).await;
        records.push(person.get(&format!("/api/tables/{table}/record")).await.good()["record"].clone());
    }
    records
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seeded_server_repeats_its_games() {
    let (one, again, other) = tokio::join!(records("7"), records("7"), records("8"));
    assert_eq!(one, again);
    assert_ne!(one[0]["seed"], other[0]["seed"]);
    assert_ne!(one[0]["seed"], one[1]["seed"], "each table has its own");
}

#[test]
fn a_seed_is_refused_on_an_address_that_others_can_reach() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("never.db").display());
    for listen in ["0.0.0.0:0", "[::]:0", "192.0.2.1:80"] {
        let refused = manicule(&["serve", "--seed", "7", "--listen", listen, "--database", &database]);
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(!refused.status.success() && said.contains("loopback"), "{listen}: {said}");
    }
    assert!(!folder.path().join("never.db").exists());
}
