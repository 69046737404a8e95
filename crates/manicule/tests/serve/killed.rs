//! `kill -9` at random moments under load: afterwards every acknowledged move is stored exactly once, and every game can be
//! finished.

use crate::client::Client;
use crate::database::Database;
use crate::player::{Evening, Played, Player};
use crate::program::{Program, free_address};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use table::{Dice, Seed};
use tokio::task::JoinSet;

const PLAYERS: u64 = 8;

/// The number of repetitions: `MANICULE_TEST_TIMES`, or a quick default.
pub fn times(usually: usize) -> usize {
    std::env::var("MANICULE_TEST_TIMES").map_or(usually, |times| times.parse().unwrap())
}

fn opening(number: u64) -> Value {
    let bot = json!({"kind": "bot", "level": "apprentice"});
    match number % 4 {
        0 => json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        1 => json!({"game": "gutenberg", "seats": [bot, {"kind": "me"}, {"kind": "me"}]}),
        2 => {
            let seats = json!([{"kind": "me"}, bot, {"kind": "me"}]);
            let options = json!({"language": "en"});
            json!({"game": "letterpress", "options": options, "seats": seats, "lists_for_programs": true})
        }
        _ => json!({"game": "gutenberg", "seats": [{"kind": "me"}, bot, bot, {"kind": "me"}]}),
    }
}

pub type Playing = JoinSet<(Client, Vec<Played>)>;

pub async fn begin(evening: &Evening) -> Playing {
    let mut playing = JoinSet::new();
    for number in 0..PLAYERS {
        let player = Player::new(evening, number).await;
        playing.spawn(player.play(opening(number), number % 3 == 1));
    }
    playing
}

/// Finishes every game and checks that everything acknowledged is stored.
pub async fn end(evening: &Evening, mut playing: Playing) {
    evening.late.store(true, Ordering::Relaxed);
    let (mut tables, mut acknowledged) = (0, 0);
    while let Some(played) = playing.join_next().await {
        let (person, played) = played.unwrap();
        for Played { table, acknowledged: moves } in played {
            let record = person.get(&format!("/api/tables/{table}/record")).await;
            let verified = server::verify(&record.text);
            assert!(verified.is_ok(), "table {table}: {verified:?}");
            let record = record.good();
            let actions = record["record"]["actions"].as_array().unwrap();
            for (seq, action) in &moves {
                // The first step is the start; the first action is the second.
                assert_eq!(actions[seq - 2]["action"], *action, "table {table}, seq {seq}");
            }
            let mut seqs = Vec::new();
            loop {
                let after = seqs.last().copied().unwrap_or(0);
                let log = person.get(&format!("/api/tables/{table}/log?limit=1000&after={after}")).await.good();
                let entries = log["entries"].as_array().unwrap().clone();
                if entries.is_empty() {
                    break;
                }
                seqs.extend(entries.iter().map(|entry| entry["seq"].as_u64().unwrap()));
            }
            assert_eq!(seqs, (1..=actions.len() as u64 + 1).collect::<Vec<_>>(), "every step once, in order");
            tables += 1;
            acknowledged += moves.len();
        }
    }
    assert_eq!(acknowledged, evening.moves.load(Ordering::Relaxed));
    println!("{tables} games to their end, {acknowledged} acknowledged moves, all there");
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_it_loses_no_acknowledged_move_on_sqlite() {
    kill_and_start_again(Database::sqlite(), times(25)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_it_loses_no_acknowledged_move_on_postgres() {
    kill_and_start_again(Database::postgres(), times(15)).await;
}

async fn kill_and_start_again(database: Database, kills: usize) {
    let address = free_address();
    let mut program = Program::start(&database.address, address);
    let evening = Evening::new(&[address]);
    let playing = begin(&evening).await;
    let mut dice = Dice::new(Seed::from_number(4711));
    for _ in 0..kills {
        evening.go_on(1 + dice.index(25)).await;
        program.kill();
        program = Program::start(&database.address, address);
    }
    end(&evening, playing).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn either_of_two_nodes_can_be_killed() {
    const KILLS: usize = 12;
    let database = Database::postgres();
    let addresses = [free_address(), free_address()];
    let mut nodes = addresses.map(|address| Program::start(&database.address, address));
    let evening = Evening::new(&addresses);
    let playing = begin(&evening).await;
    let mut dice = Dice::new(Seed::from_number(4712));
    for kill in 0..KILLS {
        evening.go_on(1 + dice.index(40)).await;
        let node = kill % 2;
        nodes[node].kill();
        // Everyone continues on the other node.
        evening.go_on(10 + dice.index(40)).await;
        nodes[node] = Program::start(&database.address, addresses[node]);
    }
    end(&evening, playing).await;
}
