//! What people try who mean no good: refused, and nobody else notices.

use crate::client::{Client, raw};
use crate::host::{Database, config, guests, serve};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A running table of A and B; C is the one who means no good.
async fn scene(server: std::net::SocketAddr) -> (String, Vec<Client>) {
    let people = guests(server, 3).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats, "spectators": false})).await;
    people[1].join(&table).await;
    (table, people)
}

/// The next move is as possible as ever.
async fn nobody_noticed(table: &str, people: &[Client]) {
    let state = people[0].get(&format!("/api/tables/{table}/state")).await.good();
    let seat = state["to_act"][0].as_u64().unwrap() as usize;
    let own = people[seat].get(&format!("/api/tables/{table}/state")).await.good();
    let act = json!({"do": "act", "seq": own["seq"], "action": own["legal"]["actions"][0]});
    people[seat].post(&format!("/api/tables/{table}/do"), act).await.good();
}

#[tokio::test]
async fn somebody_elses_seat_cannot_be_seen_or_played() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let path = |rest: &str| format!("/api/tables/{table}{rest}");
    let state = people[0].get(&path("/state")).await.good();
    let act = |seat: u64| json!({"do": "act", "seq": state["seq"], "seat": seat, "action": "pass"});
    for seat in [0, 1] {
        assert_eq!(people[2].post(&path("/do"), act(seat)).await.code(), "forbidden");
        assert_eq!(people[2].get(&path(&format!("/state?as={seat}"))).await.code(), "forbidden");
        assert_eq!(people[2].get(&path(&format!("/log?as={seat}"))).await.code(), "forbidden");
        assert_eq!(people[2].get(&path(&format!("/replay/0?as={seat}"))).await.code(), "forbidden");
    }
    assert_eq!(people[0].get(&path("/replay/0?as=1")).await.code(), "forbidden");
    assert_eq!(people[0].post(&path("/do"), act(1)).await.code(), "forbidden");
    assert_eq!(people[0].post(&path("/do"), act(7)).await.code(), "forbidden");
    assert_eq!(people[2].get(&path("/state")).await.code(), "forbidden", "this table has no spectators");
    assert_eq!(people[2].get(&path("/record")).await.code(), "forbidden");
    assert_eq!(people[0].get(&path("/record")).await.code(), "not_over");
    assert_eq!(people[0].get(&path("/replay/0?as=all")).await.code(), "not_over");
    assert!(people[2].try_socket(&table, "?as=0").await.is_err());
    let mut own = people[0].socket(&table, "").await;
    own.next_of("state").await;
    own.say(json!({"id": 1, "do": "look", "as": 1})).await;
    assert_eq!(own.next_of("refused").await["error"]["code"], "forbidden");
    nobody_noticed(&table, &people).await;
    server.stop().await;
}

#[tokio::test]
async fn forged_and_borrowed_cookies_are_worth_nothing() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let real = people[0].cookie.clone().unwrap();
    let (id, signature) = real.split_once('.').unwrap();
    let other = people[2].cookie.clone().unwrap();
    let (_, other_signature) = other.split_once('.').unwrap();
    let zeros = "0".repeat(signature.len());
    for forged in [
        format!("{id}.{other_signature}"),
        format!("{id}.{zeros}"),
        id.to_owned(),
        format!("{id}."),
        "manicule=".to_owned(),
        format!("manicule=ä.{zeros}"),
        format!("manicule={}", "a".repeat(4000)),
    ] {
        let eve = Client { cookie: Some(forged.clone()), ..people[2].clone() };
        assert_eq!(eve.get("/api/me").await.good()["me"], Value::Null, "{forged}");
        assert_eq!(eve.post("/api/tables", json!({})).await.status, 401);
    }
    nobody_noticed(&table, &people).await;
    server.stop().await;
}

#[tokio::test]
async fn other_sites_can_change_nothing() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    for origin in [Some("https://evil.example"), Some("null"), Some("http://127.0.0.1:1"), None] {
        let tricked = Client { origin: origin.map(str::to_owned), ..people[0].clone() };
        for (method, path) in [
            ("POST", format!("/api/tables/{table}/do")),
            ("POST", "/api/tables".to_owned()),
            ("POST", "/api/sign-out".to_owned()),
            ("PATCH", "/api/me".to_owned()),
            ("DELETE", format!("/api/tables/{table}")),
        ] {
            assert_eq!(tricked.send(method, &path, r#"{"do":"resign"}"#).await.code(), "wrong_origin", "{path}");
        }
        let Err(Error::Http(response)) = tricked.try_socket(&table, "").await else {
            panic!("a socket from {origin:?}")
        };
        assert_eq!(response.status(), 403);
    }
    let page = people[0].get("/").await;
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    let cookie = Client::nobody(server.address).post("/api/me", json!({})).await;
    let cookie = cookie.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    nobody_noticed(&table, &people).await;
    server.stop().await;
}

#[tokio::test]
async fn oversized_and_malformed_messages_are_refused() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let path = format!("/api/tables/{table}/do");
    let large = format!(r#"{{"do":"chat","text":"{}"}}"#, "a".repeat(70_000));
    let answer = people[0].try_send("POST", &path, &large).await;
    // It is answered before it was read; the answer may be lost when the connection is closed.
    assert!(answer.is_none_or(|answer| answer.code() == "too_large"));
    for body in [
        "",
        "null",
        "[]",
        "{",
        "{\"do\":\"fly\"}",
        r#"{"do":"act"}"#,
        r#"{"do":"resign","seat":-1}"#,
        r#"{"do":"act","seq":1e99,"action":{}}"#,
        r#"{"do":"resign","seat":0,"x":1}"#,
        "\u{0}",
    ] {
        assert_eq!(people[0].send("POST", &path, body).await.code(), "bad_request", "{body}");
    }
    let deep = format!(r#"{{"do":"act","seq":1,"action":{}{}}}"#, "[".repeat(20_000), "]".repeat(20_000));
    assert_eq!(people[0].send("POST", &path, &deep).await.code(), "bad_request");

    let mut socket = people[0].socket(&table, "").await;
    socket.next_of("state").await;
    for text in ["", "{", "17", r#"{"do":"act"}"#] {
        socket.stream.send(Message::text(text)).await.unwrap();
        assert_eq!(socket.next_of("refused").await["error"]["code"], "bad_request");
    }
    socket.stream.send(Message::text("x".repeat(100_000))).await.unwrap();
    assert_eq!(socket.try_next().await, None, "a frame that is too large ends the socket");
    let mut socket = people[0].socket(&table, "").await;
    socket.next_of("state").await;
    socket.stream.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(socket.next_of("refused").await["error"]["code"], "bad_request");

    assert_eq!(raw(server.address, b"GET /api/me HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n").await.status, 400);
    assert_eq!(raw(server.address, b"\x16\x03\x01\x02\x00\r\n\r\n").await.status, 400);
    nobody_noticed(&table, &people).await;
    server.stop().await;
}

#[tokio::test]
async fn replayed_and_reordered_messages_change_nothing() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let state = people[0].get(&format!("/api/tables/{table}/state")).await.good();
    let seat = state["to_act"][0].as_u64().unwrap() as usize;
    let mut socket = people[seat].socket(&table, "").await;
    let mut sent = Vec::new();
    let mut state = socket.next_of("state").await;
    for _ in 0..3 {
        if !state["to_act"].as_array().unwrap().contains(&json!(seat)) {
            break;
        }
        let act = json!({"do": "act", "seq": state["seq"], "action": state["legal"]["actions"][0]});
        assert_eq!(socket.command(act.clone()).await["type"], "done");
        state = socket.next_of("state").await;
        sent.push(act);
    }
    let seq = people[0].table(&table).await["seq"].clone();
    for act in sent.iter().rev().chain(&sent) {
        assert_eq!(socket.command(act.clone()).await["error"]["code"], "stale");
    }
    assert_eq!(people[0].table(&table).await["seq"], seq);
    nobody_noticed(&table, &people).await;
    server.stop().await;
}

#[tokio::test]
async fn ten_thousand_tries_to_sign_in_get_nowhere() {
    let database = Database::sqlite();
    let limits =
        Limits { requests: Limits::none().requests, new_people: Limits::none().new_people, ..Limits::default() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let (table, people) = scene(server.address).await;
    people[0].post("/api/account", json!({"login": "ada", "password": "right horse"})).await.good();
    let mut tried = 0;
    for number in 0..10_000 {
        let guess = json!({"login": "ada", "password": format!("guess number {number}")});
        let answer = people[2].post("/api/sign-in", guess).await;
        match answer.status {
            401 => tried += 1,
            429 => assert!(answer.header("retry-after").unwrap().parse::<u64>().unwrap() > 0),
            _ => panic!("{answer:?}"),
        }
    }
    assert!(tried < 100, "only {tried} of ten thousand were looked at");
    nobody_noticed(&table, &people).await;
    server.stop().await;
}

#[tokio::test]
async fn slow_and_silent_connections_keep_nobody_waiting() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let mut slow = Vec::new();
    for _ in 0..300 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"POST /api/me HTTP/1.1\r\nHost: a\r\nX-").await.unwrap();
        slow.push(stream);
    }
    nobody_noticed(&table, &people).await;
    // A head that never ends is cut off; the server says so or closes.
    let mut first = slow.swap_remove(0);
    let mut answer = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(&mut first, &mut answer).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_listener_that_does_not_listen_is_let_go() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let deaf = people[1].socket(&table, "").await;
    for number in 0..300 {
        let line = json!({"do": "chat", "text": format!("{number} {}", "x".repeat(480))});
        people[0].post(&format!("/api/tables/{table}/do"), line).await.good();
    }
    nobody_noticed(&table, &people).await;
    drop(deaf);
    server.stop().await;
}

#[tokio::test]
async fn script_in_names_and_chat_stays_text() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let script = "<script>alert(1)</script>";
    let eve = Client::guest(server.address, script).await;
    let table = eve.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    eve.post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": script})).await.good();
    let shown = eve.get(&format!("/api/tables/{table}")).await;
    assert_eq!(shown.json()["table"]["seats"][0]["name"], script);
    for answer in [shown, eve.get(&format!("/api/tables/{table}/chat")).await] {
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    for odd in ["", "   ", "a\nb", "a\u{202e}b", "a\u{0}b", &"x".repeat(41)] {
        assert_eq!(eve.post("/api/me", json!({"name": odd})).await.code(), "bad_request", "{odd:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn opening_tables_and_chatting_are_limited() {
    let database = Database::sqlite();
    let limits = Limits { requests: Limits::none().requests, ..Limits::default() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let eve = Client::guest(server.address, "Eve").await;
    let table = eve.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let mut refused = [0; 2];
    for _ in 0..40 {
        let opened =
            eve.post("/api/tables", json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
        refused[0] += usize::from(opened.code() == "too_many");
        let said = eve.post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": "hi"})).await;
        refused[1] += usize::from(said.code() == "too_many");
    }
    assert!(refused.iter().all(|&count| count >= 10), "{refused:?}");
    server.stop().await;
}
