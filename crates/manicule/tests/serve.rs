//! `manicule serve`, through the real program: killed at random moments, stopped, kept.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

#[path = "../../server/tests/it/client.rs"]
mod client;

use client::Client;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{Dice, Seed};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinSet;

const PROGRAM: &str = env!("CARGO_BIN_EXE_manicule");
const KILLS: usize = 50;
const TABLES: u64 = 8;

struct Program {
    child: Child,
    address: SocketAddr,
}

/// Starts the program and waits until it listens.
fn start(database: &str, listen: SocketAddr) -> Program {
    let mut program = Command::new(PROGRAM);
    program.args(["serve", "--no-rate-limits", "--log", "error", "--database", database]);
    program.args(["--listen", &listen.to_string()]).stdout(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").unwrap_or_else(|| panic!("it says {line:?}")).parse().unwrap();
    Program { child, address }
}

fn admin(database: &str, deed: &[&str]) -> Output {
    Command::new(PROGRAM).args(["admin", "--database", database]).args(deed).output().unwrap()
}

fn free_address() -> SocketAddr {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap()
}

fn database(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("tables.db").display())
}

/// Moves that the server said it stored, by `seq`.
type Acknowledged = BTreeMap<usize, Value>;

/// Plays both seats of a table, whatever happens to the server, until `enough` says so or the game is over.
async fn play(
    person: Client,
    table: String,
    number: u64,
    moves: Arc<AtomicUsize>,
    enough: Arc<Notify>,
) -> Acknowledged {
    let mut dice = Dice::new(Seed::from_number(number));
    let mut acknowledged = Acknowledged::new();
    let path = format!("/api/tables/{table}");
    let stop = enough.notified();
    tokio::pin!(stop);
    loop {
        let step = async {
            let public = person.try_send("GET", &format!("{path}/state?legal=false"), "").await?.good();
            let seat = public["to_act"].get(0)?.clone();
            let state = person.try_send("GET", &format!("{path}/state?as={seat}"), "").await?.good();
            let actions = state["legal"]["actions"].as_array()?;
            let action = actions[dice.index(actions.len())].clone();
            let act = json!({"do": "act", "seat": seat, "seq": state["seq"], "action": action});
            let answer = person.try_send("POST", &format!("{path}/do"), &act.to_string()).await?;
            // Stale: the server stored a move and was killed before it could say so.
            assert!(answer.status == 200 || answer.code() == "stale", "{answer:?}");
            (answer.status == 200).then(|| (answer.json()["seq"].as_u64().unwrap() as usize, action))
        };
        tokio::select! {
            done = step => match done {
                Some((seq, action)) => {
                    assert!(acknowledged.insert(seq, action).is_none(), "a seq is given once");
                    moves.fetch_add(1, Ordering::Relaxed);
                }
                None => tokio::task::yield_now().await,
            },
            () = &mut stop => return acknowledged,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_fifty_times_it_loses_no_acknowledged_move() {
    let folder = tempfile::tempdir().unwrap();
    let database = database(&folder);
    let address = free_address();
    let mut program = start(&database, address);
    let (moves, enough) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let (mut players, mut tables) = (JoinSet::new(), Vec::new());
    for number in 0..TABLES {
        let person = Client::guest(address, "A").await;
        let seats = json!([{"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}]);
        let table = person.open(json!({"game": "gutenberg", "seats": seats})).await;
        tables.push((person.clone(), table.clone()));
        let playing = play(person, table.clone(), number, Arc::clone(&moves), Arc::clone(&enough));
        players.spawn(async move { (table, playing.await) });
    }
    let mut dice = Dice::new(Seed::from_number(4711));
    for _ in 0..KILLS {
        let until = moves.load(Ordering::Relaxed) + 1 + dice.index(25);
        while moves.load(Ordering::Relaxed) < until {
            tokio::task::yield_now().await;
        }
        program.child.kill().unwrap();
        program.child.wait().unwrap();
        program = start(&database, address);
    }
    let after = moves.load(Ordering::Relaxed) + 50;
    while moves.load(Ordering::Relaxed) < after {
        tokio::task::yield_now().await;
    }
    enough.notify_waiters();
    let acknowledged: BTreeMap<String, Acknowledged> = players.join_all().await.into_iter().collect();
    for (person, table) in tables {
        let log = person.get(&format!("/api/tables/{table}/log?limit=1000")).await.good();
        let seqs: Vec<u64> =
            log["entries"].as_array().unwrap().iter().filter_map(|entry| entry["seq"].as_u64()).collect();
        assert_eq!(seqs, (1..=seqs.len() as u64).collect::<Vec<_>>(), "every step once, in order");
        let export = admin(&database, &["export", &table]);
        let record: Value = serde_json::from_slice(&export.stdout).unwrap();
        let actions = record["record"]["actions"].as_array().unwrap();
        for (seq, action) in &acknowledged[&table] {
            // The first step is the start; the first action is the second.
            assert_eq!(actions[seq - 2]["action"], *action, "table {table}, seq {seq}");
        }
        let state = person.get(&format!("/api/tables/{table}/state?as=0")).await.good();
        assert!(!state["result"].is_null() || state["to_act"].get(0).is_some(), "table {table} is stuck");
    }
    program.child.kill().unwrap();
    program.child.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keeper_lists_exports_verifies_bans_and_backs_up() {
    let folder = tempfile::tempdir().unwrap();
    let database = database(&folder);
    let mut program = start(&database, SocketAddr::from(([127, 0, 0, 1], 0)));
    let person = Client::guest(program.address, "Ada").await;
    let table =
        person.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}], "nonce": "mine"})).await;
    let moves = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let playing = play(person.clone(), table.clone(), 1, moves.0, Arc::clone(&moves.1));
    let over = async {
        let mut socket = person.socket(&table, "?as=spectator&legal=false").await;
        socket.next_where(|message| message["type"] == "state" && !message["result"].is_null()).await;
        moves.1.notify_waiters();
    };
    tokio::join!(playing, over);

    let record = person.get(&format!("/api/tables/{table}/record")).await.good();
    let file = folder.path().join("record.json");
    let verify = |record: &Value| {
        std::fs::write(&file, record.to_string()).unwrap();
        Command::new(PROGRAM).args(["replay", "--verify"]).arg(&file).output().unwrap()
    };
    let verified = verify(&record);
    assert!(verified.status.success(), "{verified:?}");
    assert!(String::from_utf8_lossy(&verified.stdout).contains(&table));
    let forgeries: [&dyn Fn(&mut Value); 5] = [
        &|forged| forged["fair"]["server_seed"] = json!("00".repeat(32)),
        &|forged| forged["fair"]["nonces"][0] = json!("another"),
        &|forged| forged["record"]["seed"] = json!("00".repeat(32)),
        &|forged| drop(forged["record"]["actions"].as_array_mut().unwrap().pop()),
        &|forged| forged["result"]["scores"][0] = json!(999),
    ];
    for (number, forge) in forgeries.iter().enumerate() {
        let mut forged = record.clone();
        forge(&mut forged);
        assert!(!verify(&forged).status.success(), "forgery {number} is believed");
    }

    let said = |deed: &[&str]| String::from_utf8(admin(&database, deed).stdout).unwrap();
    assert!(said(&["list", "--status", "finished"]).contains(&table));
    let running = person.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    assert!(said(&["list", "--status", "running"]).contains(&running));
    assert!(admin(&database, &["close", &running]).status.success());
    assert!(said(&["list", "--status", "closed"]).contains(&running));
    let backup = folder.path().join("backup.db").display().to_string();
    assert!(admin(&database, &["backup", &backup]).status.success());
    let restored = admin(&format!("sqlite:{backup}"), &["list"]);
    assert!(String::from_utf8(restored.stdout).unwrap().contains(&table));
    let me = person.get("/api/me").await.good();
    assert!(admin(&database, &["ban", me["me"]["id"].as_str().unwrap()]).status.success());
    assert_eq!(person.get("/api/me").await.good()["me"], Value::Null, "a ban ends all sessions");

    let terminated = Command::new("kill").arg(program.child.id().to_string()).status().unwrap();
    assert!(terminated.success() && program.child.wait().unwrap().success(), "it stops by itself when asked");
}
