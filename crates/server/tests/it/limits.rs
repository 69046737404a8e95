//! Rate limits over the wire: sockets that send too much, forged addresses, clients that do not read.

use crate::client::{Client, Socket, raw};
use crate::host::{Database, Log, config};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Config, Limits, Rate, ServerHandle};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;

async fn limited(database: &Database, limits: Limits) -> ServerHandle {
    server::serve(Config { limits, trusted_proxies: 1, ..config(&database.address) }).await.unwrap()
}

/// The default limits on frames, and no others.
fn frames_only() -> Limits {
    let Limits { socket_frames, person_frames, network_frames, log_lines, .. } = Limits::default();
    Limits { socket_frames, person_frames, network_frames, log_lines, ..Limits::none() }
}

/// Sends the same frame until the server closes the socket. Returns the number of refusals.
async fn flood(mut socket: Socket, frame: Message) -> usize {
    while socket.stream.send(frame.clone()).await.is_ok() {}
    socket.closed().await;
    socket.heard.iter().filter(|text| text.contains("\"too_many\"")).count()
}

async fn table(server: &ServerHandle) -> (Client, String) {
    let ada = Client { extra: "X-Forwarded-For: 198.51.100.1\r\n", ..Client::guest(server.address, "Ada").await };
    let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    (ada, table)
}

#[tokio::test]
async fn every_kind_of_frame_is_limited_and_a_socket_that_goes_on_is_closed() {
    let log = Log::begin();
    let database = Database::sqlite();
    let Limits { socket_frames, log_lines, .. } = Limits::default();
    let limits = Limits { socket_frames, log_lines, ..Limits::none() };
    let server = limited(&database, limits).await;
    let (ada, table) = table(&server).await;
    for frame in [
        Message::text("x"),
        Message::text(json!({"do": "legal", "seat": 0}).to_string()),
        Message::text(json!({"do": "look", "as": 0}).to_string()),
        Message::text(json!({"do": "explain", "seat": 7, "action": "pass"}).to_string()),
        Message::text(json!({"do": "chat", "text": ""}).to_string()),
        Message::Ping(Vec::new().into()),
    ] {
        let socket = ada.socket(&table, "?legal=false").await;
        let refused = flood(socket, frame.clone()).await;
        assert!(refused < 100, "{frame:?}: {refused} refusals");
    }
    // A client that reads in between gets the reason.
    let mut socket = ada.socket(&table, "?legal=false").await;
    let code = loop {
        let _ = socket.stream.send(Message::Ping(Vec::new().into())).await;
        if let Some(code) = socket.until_pong().await {
            break code;
        }
    };
    assert_eq!(code, 1008);
    assert!(socket.heard.iter().any(|text| text.contains("\"too_many\"")), "{:?}", socket.heard);
    assert!(socket.heard.iter().any(|text| text.contains("too many messages")), "{:?}", socket.heard);
    let refusals = log.text().matches("refused a command").count();
    assert!(refusals < 400, "refusals are sampled in the log, not {refusals} lines");
    assert!(log.text().contains("sends too many messages"));
    server.stop().await;
}

#[tokio::test]
async fn the_sockets_of_a_person_and_of_a_network_count_together() {
    let database = Database::sqlite();
    let person_frames = Rate::per_minute(50, 1);
    let network_frames = Rate::per_minute(50, 1);
    let one_each = |message: Value| message["error"]["code"] == "too_many";
    for limits in [Limits { person_frames, ..Limits::none() }, Limits { network_frames, ..Limits::none() }] {
        let server = limited(&database, limits).await;
        let (ada, table) = table(&server).await;
        let mut refused = 0;
        for _ in 0..10 {
            let mut socket = ada.socket(&table, "?legal=false").await;
            for _ in 0..10 {
                refused += usize::from(one_each(socket.command(json!({"do": "explain", "action": "pass"})).await));
            }
        }
        // The replies to the server's own pings count as well.
        assert!((50..=70).contains(&refused), "{refused} of a hundred frames on ten sockets");
        // Another person on another network is not affected.
        let bob = Client { extra: "X-Forwarded-For: 192.0.2.7\r\n", ..Client::guest(server.address, "Bob").await };
        let mut socket = bob.socket(&table, "?legal=false").await;
        let answer = socket.command(json!({"do": "explain", "action": "pass"})).await;
        assert_eq!(answer["error"]["code"], "forbidden");
        server.stop().await;
    }
}

#[tokio::test]
async fn fifty_hostile_sockets_fill_no_log_and_are_all_closed() {
    let log = Log::begin();
    let database = Database::sqlite();
    let server = limited(&database, frames_only()).await;
    let (ada, table) = table(&server).await;
    let eve = Client { extra: "X-Forwarded-For: 203.0.113.9\r\n", ..Client::nobody(server.address) };
    let mut floods = Vec::new();
    for _ in 0..50 {
        let socket = eve.socket(&table, "?as=spectator").await;
        floods.push(tokio::spawn(flood(socket, Message::text("x"))));
    }
    for flood in floods {
        assert!(flood.await.unwrap() < 100);
    }
    assert!(log.text().len() < 100_000, "the flood wrote {} bytes of log", log.text().len());
    let mut socket = ada.socket(&table, "").await;
    let state = socket.next_of("state").await;
    let seat = &state["to_act"][0];
    socket.say(json!({"do": "look", "as": seat})).await;
    let state = socket.next_where(|message| message["type"] == "state" && message["as"] == *seat).await;
    let act = json!({"do": "act", "seq": state["seq"], "action": state["legal"]["actions"][0]});
    assert_eq!(socket.command(act).await["type"], "done");
    server.stop().await;
}

/// Whether all of this many requests from this address are admitted.
async fn all_pass(server: &ServerHandle, extra: &'static str, count: usize) -> bool {
    let client = Client { extra, ..Client::nobody(server.address) };
    let mut passed = 0;
    for _ in 0..count {
        passed += usize::from(client.get("/api/games").await.status == 200);
    }
    passed == count
}

fn ten_requests() -> Limits {
    Limits { requests: Rate::per_minute(10, 1), ..Limits::none() }
}

#[tokio::test]
async fn all_forwarded_lines_count_from_the_right() {
    let database = Database::sqlite();
    let server = limited(&database, ten_requests()).await;
    assert!(all_pass(&server, "X-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: 192.0.2.1\r\n", 10).await);
    for same in [
        "X-Forwarded-For: 2.2.2.2\r\nX-Forwarded-For: 192.0.2.1\r\n",
        "X-Forwarded-For: 3.3.3.3, 192.0.2.1\r\n",
        "X-Forwarded-For: 192.0.2.1:4711\r\n",
        "X-Forwarded-For: ::ffff:192.0.2.1\r\n",
    ] {
        assert!(!all_pass(&server, same, 1).await, "{same} is the same sender");
    }
    assert!(all_pass(&server, "X-Forwarded-For: 192.0.2.1, 192.0.2.2\r\n", 10).await);
    server.stop().await;

    let two = Config { limits: ten_requests(), trusted_proxies: 2, ..config(&database.address) };
    let server = server::serve(two).await.unwrap();
    assert!(all_pass(&server, "X-Forwarded-For: 9.9.9.9, 192.0.2.1\r\nX-Forwarded-For: 10.0.0.1\r\n", 10).await);
    assert!(!all_pass(&server, "X-Forwarded-For: 192.0.2.1, 10.0.0.2\r\n", 1).await);
    assert!(all_pass(&server, "X-Forwarded-For: 192.0.2.3, 10.0.0.1\r\n", 10).await);
    server.stop().await;

    // Without a proxy the header is not trusted.
    let none = Config { limits: ten_requests(), ..config(&database.address) };
    let server = server::serve(none).await.unwrap();
    assert!(all_pass(&server, "X-Forwarded-For: 192.0.2.1\r\n", 10).await);
    assert!(!all_pass(&server, "X-Forwarded-For: 192.0.2.2\r\n", 1).await);
    server.stop().await;
}

#[tokio::test]
async fn an_ipv6_network_counts_as_one() {
    let database = Database::sqlite();
    let server = limited(&database, ten_requests()).await;
    assert!(all_pass(&server, "X-Forwarded-For: 2001:db8:1:2::1\r\n", 10).await);
    assert!(!all_pass(&server, "X-Forwarded-For: 2001:db8:1:2:ffff:ffff:ffff:ffff\r\n", 1).await);
    assert!(!all_pass(&server, "X-Forwarded-For: [2001:db8:1:2::3]:443\r\n", 1).await);
    assert!(all_pass(&server, "X-Forwarded-For: 2001:db8:1:3::1\r\n", 10).await);
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_its_answers_is_cut_off() {
    let log = Log::begin();
    let database = Database::sqlite();
    let limits = Limits { read_within: Duration::from_secs(1), ..Limits::none() };
    let server = limited(&database, limits).await;
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(4096).unwrap();
    let mut deaf = small.connect(server.address).await.unwrap();
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    // Until the server stops reading because its own buffers are full.
    let asking = async { while deaf.write_all(request.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(120), asking).await.expect("the connection is still there");
    assert!(log.text().contains("reads too slowly"), "{}", log.text());
    assert_eq!(raw(server.address, b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").await.status, 200);
    server.stop().await;
}
