//! Checks that the games in a database can be read, verified and continued.

use crate::client::Client;
use serde_json::{Value, json};
use server::Admin;
use sqlx::{AnyConnection, Connection};
use std::fmt;
use std::net::SocketAddr;
use table::{Dice, Seed};

/// The account that plays the games.
pub const LOGIN: &str = "ada";
pub const PASSWORD: &str = "right horse battery";

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Read, and verified up to their result.
    pub finished: usize,
    /// A move was made in each.
    pub running: usize,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} finished games read and verified, {} running games played on", self.finished, self.running)
    }
}

/// Every table of the database, through the server at this address.
pub async fn check(server: SocketAddr, database: &str) -> Found {
    let mut person = Client::nobody(server);
    let signed_in = person.post("/api/sign-in", json!({"login": LOGIN, "password": PASSWORD})).await;
    person.take_cookie(&signed_in);
    signed_in.good();
    let admin = Admin::open(database).await.unwrap();
    let mut found = Found::default();
    for (table, status) in tables(database).await {
        if status == "finished" {
            read(&person, &table).await;
            found.finished += 1;
        } else {
            go_on(&person, &admin, &table).await;
            found.running += 1;
        }
    }
    found
}

async fn tables(database: &str) -> Vec<(String, String)> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(database).await.unwrap();
    let all = sqlx::query_as("SELECT id, status FROM tables ORDER BY id").fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    all
}

async fn read(person: &Client, table: &str) {
    let path = format!("/api/tables/{table}");
    let shown = person.table(table).await;
    assert_eq!(shown["unplayable"], Value::Null, "{shown}");
    let log = person.get(&format!("{path}/log?limit=1000")).await.good();
    assert_eq!(log["entries"][0]["kind"], "start");
    let chat = person.get(&format!("{path}/chat")).await.good();
    assert_eq!(chat["messages"][0]["text"], "good game");
    let record = person.get(&format!("{path}/record")).await.good();
    assert_eq!(record["result"], shown["result"]);
    server::verify(&record.to_string()).unwrap_or_else(|wrong| panic!("{table}: {wrong}"));
    let plies = record["record"]["actions"].as_array().unwrap().len();
    let last = person.get(&format!("{path}/replay/{plies}?as=spectator")).await.good();
    let state = person.get(&format!("{path}/state?as=spectator")).await.good();
    assert_eq!(last["view"], state["view"]);
}

/// Makes a legal move, derived from the exported record: the server does not list the moves of every game.
async fn go_on(person: &Client, admin: &Admin, table: &str) {
    let before = person.table(table).await;
    let exported: Value = serde_json::from_str(&admin.export(table).await.unwrap()).unwrap();
    let games = games::Games::standard();
    let game = games.get(before["game"].as_str().unwrap()).unwrap();
    let sitting =
        game.replay((&exported["record"]).into(), &mut |_, _, _| ()).unwrap_or_else(|why| panic!("{table}: {why}"));
    let seat = sitting.to_act().iter().next().unwrap();
    // Listing all words takes long; passing is enough.
    let action = if sitting.check(seat, &json!("pass")).is_ok() {
        json!("pass")
    } else {
        let actions: Vec<Value> = serde_json::from_str(sitting.legal(seat).actions.get()).unwrap();
        let mut dice = Dice::new(Seed::from_number(before["seq"].as_u64().unwrap()));
        actions[dice.index(actions.len())].clone()
    };
    let act = json!({"do": "act", "seat": seat, "seq": before["seq"], "action": action});
    person.post(&format!("/api/tables/{table}/do"), act).await.good();
    let after = person.table(table).await;
    assert_eq!(after["seq"].as_i64(), before["seq"].as_i64().map(|seq| seq + 1));
    assert_eq!(after["rules_version"], before["rules_version"], "a game goes on under its own rules");
}
