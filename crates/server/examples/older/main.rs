//! Plays many games with an older program and continues them with the current one.
//!
//! `cargo run --release -p server --example older -- make OLD_PROGRAM sqlite:FILE --running 1000 --finished 1000` has an
//! older `manicule` play and store them; `… check PROGRAM sqlite:FILE` opens the file with the present one, reads and
//! verifies every finished game and makes a move in every running one.

#![allow(clippy::unwrap_used)] // A check may panic.

#[path = "../../tests/it/client.rs"]
mod client;
#[path = "../../tests/it/going_on.rs"]
mod going_on;
#[path = "../load/program.rs"]
#[allow(dead_code, reason = "the load bench uses more of it")]
mod program;

use clap::Parser;
use client::Client;
use going_on::{LOGIN, PASSWORD};
use program::Program;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use table::{Dice, Seed};
use tokio::task::JoinSet;

/// Tables that are played concurrently.
const AT_ONCE: usize = 8;

#[derive(Parser)]
enum Args {
    /// Has a program store games.
    Make {
        program: PathBuf,
        /// New and empty.
        database: String,
        #[arg(long, default_value_t = 1000)]
        running: usize,
        #[arg(long, default_value_t = 1000)]
        finished: usize,
    },
    /// Reads all of them with a program, and plays on.
    Check { program: PathBuf, database: String },
}

#[tokio::main]
async fn main() {
    match Args::parse() {
        Args::Make { program, database, running, finished } => {
            let server = Program::start(&program, &database);
            make(&server, running, finished).await;
            server.stop();
        }
        Args::Check { program, database } => {
            let server = Program::start(&program, &database);
            let begun = std::time::Instant::now();
            let found = going_on::check(server.address, &database).await;
            println!("{found} in {:.1} s", begun.elapsed().as_secs_f64());
            server.stop();
        }
    }
}

async fn make(server: &Program, running: usize, finished: usize) {
    let mut person = Client::guest(server.address, "Ada").await;
    let account = person.post("/api/account", json!({"login": LOGIN, "password": PASSWORD})).await;
    person.take_cookie(&account);
    account.good();
    let mut under_way = JoinSet::new();
    for number in 0..running + finished {
        if under_way.len() == AT_ONCE {
            under_way.join_next().await.unwrap().unwrap();
        }
        let person = person.clone();
        under_way.spawn(async move { one(&person, number, number < finished).await });
    }
    under_way.join_all().await;
    println!("{finished} finished and {running} running games are stored");
}

fn options(number: usize) -> (&'static str, Value) {
    let languages = ["fr", "en", "it", "de", "pl"];
    if number.is_multiple_of(2) {
        let edition = if number.is_multiple_of(4) { "2022" } else { "2021" };
        ("gutenberg", json!({"characters": !number.is_multiple_of(3), "edition": edition}))
    } else {
        ("letterpress", json!({"language": languages[number / 2 % languages.len()]}))
    }
}

async fn one(person: &Client, number: usize, to_the_end: bool) {
    let (game, options) = options(number);
    let bot = || json!({"kind": "bot", "level": "apprentice"});
    let seats =
        if to_the_end { json!([{"kind": "me"}, bot(), bot()]) } else { json!([{"kind": "me"}, {"kind": "me"}]) };
    let table = person.open(json!({"game": game, "options": options, "seats": seats})).await;
    let mut dice = Dice::new(Seed::from_number(number as u64));
    let moves = number * 7 % if to_the_end || game == "gutenberg" { 60 } else { 20 };
    for _ in 0..moves {
        if !make_a_move(person, &table, &mut dice).await {
            break;
        }
    }
    if !to_the_end {
        return;
    }
    person.post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": "good game"})).await.good();
    person.post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await;
    // The bots play on.
    while person.table(&table).await["status"] != "finished" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Performs one of the legal actions of this person's seats; `false` if none of them is to act.
async fn make_a_move(person: &Client, table: &str, dice: &mut Dice) -> bool {
    let shown = person.table(table).await;
    let own = |seat: &&Value| shown["seats"][seat.as_u64().unwrap_or_default() as usize]["you"] == true;
    let Some(seat) = shown["to_act"].as_array().unwrap().iter().find(own) else { return false };
    let state = person.get(&format!("/api/tables/{table}/state?as={seat}")).await.good();
    let Some(actions) = state["legal"]["actions"].as_array() else { return false };
    let action = &actions[dice.index(actions.len())];
    let act = json!({"do": "act", "seat": seat, "seq": state["seq"], "action": action});
    person.post(&format!("/api/tables/{table}/do"), act).await.status == 200
}
