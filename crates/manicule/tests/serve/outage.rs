//! The database fills up, fails, slows down: nothing acknowledged is lost, the health check is right, and service resumes
//! soon without a restart.

use crate::client::Client;
use crate::database::Database;
use crate::killed::{begin, end};
use crate::player::Evening;
use crate::program::{Program, free_address};
use crate::proxy::{Line, Proxy};
use crate::small_disk::SmallDisk;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// An outage is reported within this time.
const TOLD: Duration = Duration::from_secs(2);
/// Service is back within this time.
const BACK: Duration = Duration::from_secs(5);

async fn health(server: SocketAddr) -> crate::client::Answer {
    Client::nobody(server).get("/healthz").await
}

/// Polls the health check until it gives this result.
async fn until_health_is(server: SocketAddr, status: u16) {
    while health(server).await.status != status {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// During an outage every request says so at once.
async fn is_away(server: SocketAddr) {
    let begun = Instant::now();
    until_health_is(server, 503).await;
    assert!(begun.elapsed() < TOLD, "health tells of the outage after {:?}", begun.elapsed());
    for path in ["/healthz", "/api/tables", "/api/tables/abcdefghijkm"] {
        let begun = Instant::now();
        let answer = Client::nobody(server).get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (503, "unavailable"), "{path}: {answer:?}");
        assert!(answer.header("retry-after").is_some(), "{answer:?}");
        assert!(begun.elapsed() < TOLD, "{path} is answered after {:?}", begun.elapsed());
    }
}

/// After the outage: the health check says so, and moves are stored.
async fn is_back(what: &str, servers: &[SocketAddr], evening: &Evening) {
    let begun = Instant::now();
    for &server in servers {
        until_health_is(server, 200).await;
    }
    evening.go_on(5).await;
    let after = begun.elapsed();
    println!("{what}: service is back after {after:?}");
    assert!(after < BACK, "{what}: service is back after {after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_stops_no_server_for_good() {
    let disk = SmallDisk::new();
    let address = free_address();
    let mut program = disk.serve(address);
    let evening = Evening::new(&[address]);
    let playing = begin(&evening).await;
    for _ in 0..3 {
        evening.go_on(10).await;
        disk.fill(&program);
        // The moves use up the rest of the disk.
        until_health_is(address, 503).await;
        let person = Client::nobody(address);
        let refused = person.post("/api/me", json!({"name": "Ada"})).await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "unavailable"), "{refused:?}");
        assert_eq!(health(address).await.status, 503, "health does not forget");
        disk.free(&program);
        is_back("the disk is free again", &[address], &evening).await;
    }
    end(&evening, playing).await;
    program.terminate();
    assert!(program.wait().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_can_be_killed_restarted_slow_and_cut_off() {
    let database = Database::own_postgres();
    let proxies = [Proxy::start(database.server()).await, Proxy::start(database.server()).await];
    let addresses = [free_address(), free_address()];
    let _nodes = [0, 1].map(|n| Program::start(&database.address_through(proxies[n].address), addresses[n]));
    let evening = Evening::new(&addresses);
    let playing = begin(&evening).await;
    let set = |line| proxies.iter().for_each(|proxy| proxy.set(line));

    evening.go_on(20).await;
    database.kill_postgres();
    for address in addresses {
        is_away(address).await;
    }
    database.start_postgres_again();
    is_back("killed", &addresses, &evening).await;

    evening.go_on(20).await;
    database.stop_postgres();
    database.start_postgres_again();
    is_back("restarted", &addresses, &evening).await;

    evening.go_on(20).await;
    proxies.iter().for_each(Proxy::cut);
    is_back("connections cut", &addresses, &evening).await;

    evening.go_on(20).await;
    set(Line::Gone);
    for address in addresses {
        is_away(address).await;
    }
    set(Line::Good);
    is_back("gone", &addresses, &evening).await;

    evening.go_on(20).await;
    set(Line::Silent);
    for address in addresses {
        is_away(address).await;
    }
    set(Line::Good);
    is_back("silent", &addresses, &evening).await;

    // A slow database is not an outage: everything continues, slowly.
    evening.go_on(20).await;
    set(Line::Slow(Duration::from_millis(100)));
    evening.go_on(5).await;
    assert_eq!(health(addresses[0]).await.status, 200);
    // Too slow to play counts as an outage.
    set(Line::Slow(Duration::from_secs(3)));
    for address in addresses {
        is_away(address).await;
    }
    set(Line::Good);
    is_back("slow", &addresses, &evening).await;
    end(&evening, playing).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_each_node_hears_the_other_at_once() {
    let database = Database::own_postgres();
    let nodes = [free_address(), free_address()].map(|address| Program::start(&database.address, address));
    let person = Client::guest(nodes[0].address, "Ada").await;
    let table = person.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let mut elsewhere = person.at(nodes[1].address).socket(&table, "?as=spectator").await;
    let seen = elsewhere.next_of("state").await["seq"].as_i64().unwrap();

    // Long enough for the listeners to try to reconnect, in vain.
    database.stop_postgres();
    for node in &nodes {
        is_away(node.address).await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    database.start_postgres_again();
    for node in &nodes {
        until_health_is(node.address, 200).await;
    }
    act(&person, &table).await;
    let begun = Instant::now();
    elsewhere.state_from(seen + 1).await;
    assert!(begun.elapsed() < BACK, "the move is heard after {:?}", begun.elapsed());
}

/// Makes a move for one of the seats to act.
async fn act(person: &Client, table: &str) {
    let path = format!("/api/tables/{table}");
    let public = person.get(&format!("{path}/state?as=spectator")).await.good();
    let seat = &public["to_act"][0];
    let state: Value = person.get(&format!("{path}/state?as={seat}")).await.good();
    let action = &state["legal"]["actions"][0];
    let act = json!({"do": "act", "seat": seat, "seq": state["seq"], "action": action});
    person.post(&format!("{path}/do"), act).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_lost_reply_the_seq_tells_whether_a_move_was_stored() {
    let database = Database::postgres();
    let proxy = Proxy::start(database.server()).await;
    let program = Program::start(&database.address_through(proxy.address), free_address());
    let person = Client::guest(program.address, "Ada").await;
    let table = person.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    // Each of the two writers has its own connection.
    for _ in 0..2 {
        act(&person, &table).await;
    }
    let path = format!("/api/tables/{table}");
    let public = person.get(&format!("{path}/state?as=spectator")).await.good();
    let seat = public["to_act"][0].as_u64().unwrap();
    let mut socket = person.socket(&table, &format!("?as={seat}")).await;
    let state = socket.next_of("state").await;
    let action = &state["legal"]["actions"][0];
    let act = json!({"do": "act", "seq": state["seq"], "action": action});

    proxy.set(Line::Unanswered);
    let refused = socket.command(act.clone()).await;
    assert_eq!(refused["error"]["code"], "outcome_unknown", "{refused}");
    proxy.set(Line::Good);
    until_health_is(program.address, 200).await;
    let log = person.get(&format!("{path}/log?as={seat}&after={}", state["seq"])).await.good();
    let entry = &log["entries"][0];
    assert_eq!((&entry["kind"], entry["seat"].as_u64()), (&json!("act"), Some(seat)), "it was stored: {log}");
    let again = socket.command(act).await;
    assert!(again["type"] == "done" || again["error"]["code"] == "stale", "{again}");
    let log = person.get(&format!("{path}/log?as={seat}&after={}", state["seq"])).await.good();
    let acts = log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "act").count();
    assert_eq!(acts, if again["type"] == "done" { 2 } else { 1 }, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_database_says_why_it_does_not_start() {
    // A port below those that other tests get; nothing listens there.
    let nobody_listens = "127.0.0.1:1";
    let address = format!("postgres://keeper:hunter2@{nobody_listens}/tables");
    let started = crate::program::manicule(&["serve", "--listen", "127.0.0.1:0", "--database", &address]);
    let said = String::from_utf8_lossy(&started.stderr).into_owned();
    assert!(!started.status.success());
    assert!(said.contains("refused"), "{said}");
    assert!(!said.contains("hunter2"), "{said}");
}
