//! Attacks: refused, logged, and unnoticed by everyone else.

use crate::client::{Client, raw};
use crate::host::{Database, Log, config, guests, serve};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::{Error, Message};

/// A running table of A and B; C is the attacker.
async fn scene(server: SocketAddr) -> (String, Vec<Client>) {
    let people = guests(server, 3).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats, "spectators": false})).await;
    people[1].join(&table).await;
    (table, people)
}

/// The next move still works.
async fn nobody_noticed(table: &str, people: &[Client]) {
    let state = people[0].get(&format!("/api/tables/{table}/state")).await.good();
    let seat = state["to_act"][0].as_u64().unwrap() as usize;
    let own = people[seat].get(&format!("/api/tables/{table}/state")).await.good();
    let act = json!({"do": "act", "seq": own["seq"], "action": own["legal"]["actions"][0]});
    people[seat].post(&format!("/api/tables/{table}/do"), act).await.good();
}

#[tokio::test]
async fn somebody_elses_seat_cannot_be_seen_or_played() {
    let log = Log::begin();
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
    own.say(json!({"id": 2, "do": "legal", "seat": 1})).await;
    assert_eq!(own.next_of("refused").await["error"]["code"], "forbidden");
    for deed in [json!({"do": "act", "seat": 1, "seq": 1, "action": "pass"}), json!({"do": "resign", "seat": 1})] {
        assert_eq!(own.command(deed).await["error"]["code"], "forbidden");
    }
    nobody_noticed(&table, &people).await;
    assert!(log.text().contains("status=403") && log.text().contains("refused a command"));
    server.stop().await;
}

#[tokio::test]
async fn forged_and_borrowed_cookies_are_worth_nothing() {
    let log = Log::begin();
    let (database, elsewhere) = (Database::sqlite(), Database::sqlite());
    let (server, other_server) = (serve(&database).await, serve(&elsewhere).await);
    let foreign = Client::guest(other_server.address, "A").await.cookie.unwrap();
    other_server.stop().await;
    let (table, people) = scene(server.address).await;
    let real = people[0].cookie.clone().unwrap();
    let (id, signature) = real.split_once('.').unwrap();
    let other = people[2].cookie.clone().unwrap();
    let (_, other_signature) = other.split_once('.').unwrap();
    let zeros = "0".repeat(signature.len());
    let mut signed_out = Client::guest(server.address, "S").await;
    let sign_out = signed_out.post("/api/sign-out", json!({})).await;
    assert!(sign_out.header("set-cookie").unwrap().starts_with("manicule=;"), "{sign_out:?}");
    let signed_out = signed_out.cookie.take().unwrap();
    for forged in [
        format!("{id}.{other_signature}"),
        format!("{id}.{zeros}"),
        id.to_owned(),
        format!("{id}."),
        "manicule=".to_owned(),
        format!("manicule=ä.{zeros}"),
        format!("manicule={}", "a".repeat(4000)),
        foreign,
        signed_out,
    ] {
        let eve = Client { cookie: Some(forged.clone()), ..people[2].clone() };
        assert_eq!(eve.get("/api/me").await.good()["me"], Value::Null, "{forged}");
        assert_eq!(eve.post("/api/tables", json!({})).await.status, 401);
        assert!(eve.try_socket(&table, "?as=0").await.is_err());
    }
    nobody_noticed(&table, &people).await;
    let text = log.text();
    assert!(text.contains("status=401") && !text.contains(signature), "refused, and no cookie is in the log");
    server.stop().await;
}

#[tokio::test]
async fn other_sites_can_change_nothing() {
    let log = Log::begin();
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let before = people[0].table(&table).await;
    let described: Value = serde_json::from_str(server::OPENAPI).unwrap();
    let mut mutations = Vec::new();
    // Links in mails are meant to be followed from other sites.
    for (path, methods) in described["paths"].as_object().unwrap().iter().filter(|(path, _)| !path.contains("/mail/")) {
        let path = path.replace("{id}", &table).replace("{seat}", "1").replace("{ply}", "1");
        let changing = methods.as_object().unwrap().keys().filter(|method| *method != "get");
        mutations.extend(changing.map(|method| (method.to_uppercase(), path.clone())));
    }
    assert!(mutations.len() > 15, "{mutations:?}");
    for origin in [Some("https://evil.example"), Some("null"), Some("http://127.0.0.1:1"), None] {
        let tricked = Client { origin: origin.map(str::to_owned), ..people[0].clone() };
        for (method, path) in &mutations {
            let answer = tricked.send(method, path, r#"{"do":"resign"}"#).await;
            assert_eq!(answer.code(), "wrong_origin", "{method} {path} from {origin:?}");
        }
        let Err(Error::Http(response)) = tricked.try_socket(&table, "").await else {
            panic!("a socket from {origin:?}")
        };
        assert_eq!(response.status(), 403);
    }
    assert_eq!(people[0].table(&table).await, before);
    assert!(log.text().contains("refused a cross-site request"));
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
    let log = Log::begin();
    let database = Database::sqlite();
    // A frame that is shorter than its header says counts as silence.
    let limits = Limits { silence: Duration::from_secs(3), ..Limits::none() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let (table, people) = scene(server.address).await;
    let path = format!("/api/tables/{table}/do");
    let large = format!(r#"{{"do":"chat","text":"{}"}}"#, "a".repeat(70_000));
    let answer = people[0].try_send("POST", &path, &large).await;
    // The answer is sent before the body is read, and may be lost when the connection is closed.
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

    // Frames that no WebSocket client sends: unmasked, an unknown opcode, not UTF-8, without an end, a continuation of
    // nothing, a ping that is too long.
    for bytes in [
        &b"\x81\x02{}"[..],
        b"\x83\x80\0\0\0\0",
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\x81\xff\x3f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0{}",
        b"\x80\x82\0\0\0\0{}",
        b"\x89\xfe\x01\x00\0\0\0\0",
    ] {
        let mut socket = people[0].socket(&table, "").await;
        socket.next_of("state").await;
        socket.stream.get_mut().write_all(bytes).await.unwrap();
        while let Some(message) = socket.try_next().await {
            assert_eq!(message["type"], "table", "{bytes:?} is answered with {message}");
        }
    }

    assert_eq!(raw(server.address, b"GET /api/me HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n").await.status, 400);
    assert_eq!(raw(server.address, b"\x16\x03\x01\x02\x00\r\n\r\n").await.status, 400);
    nobody_noticed(&table, &people).await;
    for told in ["status=400", "socket failed", "refused a command", "does not speak HTTP"] {
        assert!(log.text().contains(told), "{told:?} is not in the log");
    }
    server.stop().await;
}

#[tokio::test]
async fn replayed_and_reordered_messages_change_nothing() {
    let log = Log::begin();
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
    // Somebody who overheard the commands cannot replay them.
    for (other, person) in people.iter().enumerate().filter(|(other, _)| *other != seat) {
        for act in &sent {
            let mut overheard = act.clone();
            let again = person.post(&format!("/api/tables/{table}/do"), overheard.clone()).await;
            assert!(["stale", "forbidden"].contains(&again.code().as_str()), "{other}: {again:?}");
            overheard["seat"] = json!(seat);
            assert_eq!(person.post(&format!("/api/tables/{table}/do"), overheard).await.code(), "forbidden");
        }
    }
    assert_eq!(people[0].table(&table).await["seq"], seq);
    nobody_noticed(&table, &people).await;
    assert!(log.text().contains("code=Stale"));
    server.stop().await;
}

#[tokio::test]
async fn ten_thousand_tries_to_sign_in_get_nowhere() {
    let log = Log::begin();
    let database = Database::sqlite();
    let limits =
        Limits { requests: Limits::none().requests, new_people: Limits::none().new_people, ..Limits::default() };
    let config = Config { limits, trusted_proxies: 1, ..config(&database.address) };
    let server = server::serve(config).await.unwrap();
    let (table, mut people) = scene(server.address).await;
    let account = people[0].post("/api/account", json!({"login": "ada", "password": "right horse"})).await;
    people[0].take_cookie(&account);
    let guesser = Client { extra: "X-Forwarded-For: 203.0.113.9\r\n", ..people[2].clone() };
    let mut tried = 0;
    for number in 0..10_000 {
        let guess = json!({"login": "ada", "password": format!("guess number {number}")});
        let answer = guesser.post("/api/sign-in", guess).await;
        match answer.status {
            401 => tried += 1,
            429 => assert!(answer.header("retry-after").unwrap().parse::<u64>().unwrap() > 0),
            _ => panic!("{answer:?}"),
        }
    }
    assert!(tried < 100, "only {tried} of ten thousand were looked at");
    let ada = Client { extra: "X-Forwarded-For: 198.51.100.1\r\n", ..Client::nobody(server.address) };
    ada.post("/api/sign-in", json!({"login": "ada", "password": "right horse"})).await.good();
    nobody_noticed(&table, &people).await;
    let text = log.text();
    assert!(text.contains("wrong login or password") && text.contains("203.0.113.9"));
    assert!(!text.contains("guess number") && !text.contains("right horse"), "passwords are not logged");
    server.stop().await;
}

/// Endless requests are cut off: the server says so or just closes.
async fn is_cut_off(mut stream: TcpStream) {
    let mut answer = Vec::new();
    // A reset also cuts the connection off.
    let _ = tokio::time::timeout(Duration::from_secs(120), stream.read_to_end(&mut answer)).await.expect("still there");
}

#[tokio::test]
async fn slow_and_silent_connections_keep_nobody_waiting() {
    let log = Log::begin();
    let database = Database::sqlite();
    let limits = Limits { request_within: Duration::from_secs(1), silence: Duration::from_secs(1), ..Limits::none() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let (table, people) = scene(server.address).await;
    let cookie = people[1].cookie.clone().unwrap();
    let head = format!("Host: {0}\r\nOrigin: http://{0}\r\nCookie: {cookie}\r\n", server.address);
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let beginnings = [
        "POST /api/me HTTP/1.1\r\nX-".to_owned(),
        format!("POST /api/me HTTP/1.1\r\n{head}Content-Length: 50\r\n\r\n{{"),
        format!("GET /api/tables/{table}/socket HTTP/1.1\r\n{head}{upgrade}"),
        // The socket's first frame is started but never finished.
        format!("GET /api/tables/{table}/socket HTTP/1.1\r\n{head}{upgrade}\u{1}"),
    ];
    let mut slow = Vec::new();
    for number in 0..200 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(beginnings[number % beginnings.len()].as_bytes()).await.unwrap();
        slow.push(stream);
    }
    nobody_noticed(&table, &people).await;
    for stream in slow {
        is_cut_off(stream).await;
    }
    nobody_noticed(&table, &people).await;
    for told in ["sent no complete request in time", "request body did not arrive in time", "closed a silent socket"] {
        assert!(log.text().contains(told), "{told:?} is not in the log");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let log = Log::begin();
    let database = Database::sqlite();
    let limits = Limits { connections: 20, ..Limits::none() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let (table, people) = scene(server.address).await;
    let from_elsewhere = async || {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from(([127, 0, 0, 2], 0))).unwrap();
        socket.connect(server.address).await.unwrap()
    };
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(from_elsewhere().await);
    }
    for _ in 0..20 {
        is_cut_off(from_elsewhere().await).await;
    }
    nobody_noticed(&table, &people).await;
    assert!(log.text().contains("too many from one network"));
    server.stop().await;
}

#[tokio::test]
async fn a_listener_that_does_not_read_is_dropped() {
    const LINES: usize = 1000;
    let database = Database::sqlite();
    let server = serve(&database).await;
    let (table, people) = scene(server.address).await;
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(4096).unwrap();
    let stream = small.connect(server.address).await.unwrap();
    let deaf = people[1].socket_over(stream, &table, "").await.unwrap();
    let mut heard_by_the_other = people[0].socket(&table, "").await;
    for number in 0..LINES {
        // Two kilobytes in as few characters as possible.
        let line = json!({"do": "chat", "text": format!("{number} {}", "𝕏".repeat(490))});
        heard_by_the_other.command(line).await;
    }
    nobody_noticed(&table, &people).await;
    // The seat is online until its connection is dropped.
    let gone = |message: &Value| message["table"]["seats"][1]["online"] == false;
    if !heard_by_the_other.heard.iter().any(|text| gone(&serde_json::from_str(text).unwrap())) {
        heard_by_the_other.next_where(gone).await;
    }
    drop(deaf);
    let mut again = people[1].socket(&table, "").await;
    again.next_of("state").await;
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
    let cookie = eve.cookie.clone().unwrap();
    let watcher = Client::nobody(server.address);
    assert!(!watcher.get(&format!("/api/tables/{table}")).await.text.contains(cookie.split_once('=').unwrap().1));
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
