//! Accounts: scopes of keys, fresh sign-ins, password guessing, races.

use crate::client::{Answer, Client};
use crate::host::{Database, config, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use server::{Config, Limits, ServerHandle};
use sqlx::{AnyConnection, Connection};

on_both_databases!(
    a_key_does_what_its_scopes_allow_and_changes_no_account,
    keys_of_earlier_versions_play_and_read,
    account_changes_need_a_fresh_sign_in,
    an_upgrade_renews_the_session,
    a_password_change_ends_sessions_and_keys_unless_asked_otherwise,
    concurrent_requests_for_one_login_leave_nobody_behind,
);

async fn account(server: &ServerHandle, login: &str) -> Client {
    let mut client = Client::nobody(server.address);
    let answer = client.post("/api/account", json!({"login": login, "password": "right horse"})).await;
    client.take_cookie(&answer);
    client
}

fn with_key(server: &ServerHandle, made: &Value) -> Client {
    Client { key: made["key"].as_str().map(str::to_owned), origin: None, ..Client::nobody(server.address) }
}

/// Changes the database behind the server's back.
pub async fn sql(database: &Database, statement: &'static str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.address).await.unwrap();
    sqlx::query(statement).execute(&mut connection).await.unwrap();
}

async fn count(database: &Database, query: &'static str) -> i64 {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.address).await.unwrap();
    sqlx::query_scalar(query).fetch_one(&mut connection).await.unwrap()
}

fn code(answer: &Answer) -> (u16, String) {
    (answer.status, answer.code())
}

async fn a_key_does_what_its_scopes_allow_and_changes_no_account(database: Database) {
    let server = serve(&database).await;
    let ada = account(&server, "ada").await;
    assert_eq!(ada.post("/api/me/keys", json!({"name": "k", "scopes": []})).await.code(), "bad_request");
    assert_eq!(ada.post("/api/me/keys", json!({"name": "k", "scopes": ["rule"]})).await.code(), "bad_request");
    let make = async |scopes: Value| {
        let made = ada.post("/api/me/keys", json!({"name": "k", "scopes": scopes})).await.good();
        assert_eq!(made["scopes"], scopes);
        with_key(&server, &made)
    };
    let (reader, player, both) =
        (make(json!(["read"])).await, make(json!(["play"])).await, make(json!(["play", "read"])).await);
    let opening = json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = ada.open(opening.clone()).await;
    let path = |rest: &str| format!("/api/tables/{table}{rest}");

    let forbidden = (403, "forbidden".to_owned());
    for (method, path, body) in [
        ("POST", "/api/tables".to_owned(), opening.clone()),
        ("POST", path("/join"), json!({"seat": 1})),
        ("POST", path("/leave"), json!({})),
        ("POST", path("/do"), json!({"do": "chat", "text": "hi"})),
        ("PUT", path("/seats/2"), json!({"kind": "bot", "level": "apprentice"})),
        ("DELETE", path(""), json!({})),
    ] {
        assert_eq!(code(&reader.send(method, &path, &body.to_string()).await), forbidden, "{method} {path}");
    }
    let mut socket = reader.socket(&table, "").await;
    assert_eq!(socket.command(json!({"do": "chat", "text": "hi"})).await["error"]["code"], "forbidden");
    reader.get("/api/me/tables").await.good();
    assert_eq!(reader.get("/api/me").await.good()["me"]["email"], Value::Null);

    player.open(opening).await;
    player.post(&path("/do"), json!({"do": "chat", "text": "hi"})).await.good();
    player.get(&path("")).await.good();
    assert_eq!(code(&player.get("/api/me/tables").await), forbidden);
    assert_eq!(code(&player.get("/api/me").await), forbidden);

    let keys = ada.get("/api/me/keys").await.good();
    let key = format!("/api/me/keys/{}", keys["keys"][0]["id"].as_str().unwrap());
    let session = ada.get("/api/me/sessions").await.good();
    let session = format!("/api/me/sessions/{}", session["sessions"][0]["id"].as_str().unwrap());
    for (method, path, body) in [
        ("POST", "/api/me", json!({"name": "Eve"})),
        ("PATCH", "/api/me", json!({"email": "eve@example.org"})),
        ("DELETE", "/api/me", json!({})),
        ("GET", "/api/me/data", json!({})),
        ("POST", "/api/account", json!({"login": "eve", "password": "right horse"})),
        ("POST", "/api/account/verify", json!({"password": "right horse"})),
        ("POST", "/api/account/password", json!({"old": "right horse", "new": "left horse"})),
        ("POST", "/api/sign-out", json!({})),
        ("GET", "/api/me/sessions", json!({})),
        ("DELETE", &session, json!({})),
        ("GET", "/api/me/keys", json!({})),
        ("POST", "/api/me/keys", json!({"name": "another"})),
        ("DELETE", &key, json!({})),
    ] {
        assert_eq!(code(&both.send(method, path, &body.to_string()).await), forbidden, "{method} {path}");
    }
    server.stop().await;
}

async fn keys_of_earlier_versions_play_and_read(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let made = ada.post("/api/me/keys", json!({"name": "old"})).await.good();
    assert_eq!(made["scopes"], json!(["play", "read"]), "by default a key has both scopes");
    // The column's default, which keys from before the migration have.
    sql(&database, "DELETE FROM bot_keys").await;
    let hash = "INSERT INTO bot_keys (id, person, name, hash, created_at) SELECT 'old', id, 'old', \
                'a1d3d0a1c2bde12d8b0d0c1e5f9b0f2ddf2c6f8ef5d0a7e1c2f3a4b5c6d7e8f9', 0 FROM people";
    sql(&database, hash).await;
    assert_eq!(ada.get("/api/me/keys").await.good()["keys"][0]["scopes"], json!(["play", "read"]));
    server.stop().await;
}

async fn account_changes_need_a_fresh_sign_in(database: Database) {
    let server = serve(&database).await;
    let ada = account(&server, "ada").await;
    ada.post("/api/me/keys", json!({"name": "k"})).await.good();
    sql(&database, "UPDATE sessions SET fresh_at = 0").await;
    let keys = ada.get("/api/me/keys").await.good();
    let key = format!("/api/me/keys/{}", keys["keys"][0]["id"].as_str().unwrap());
    let sessions = ada.get("/api/me/sessions").await.good();
    let session = format!("/api/me/sessions/{}", sessions["sessions"][0]["id"].as_str().unwrap());
    let needed = (403, "password_needed".to_owned());
    for (method, path, body) in [
        ("PATCH", "/api/me", json!({"email": "ada@example.org"})),
        ("DELETE", "/api/me", json!({})),
        ("GET", "/api/me/data", json!({})),
        ("POST", "/api/me/keys", json!({"name": "another"})),
        ("DELETE", &key, json!({})),
        ("DELETE", &session, json!({})),
    ] {
        assert_eq!(code(&ada.send(method, path, &body.to_string()).await), needed, "{method} {path}");
    }
    // Everything else still works.
    ada.send("PATCH", "/api/me", r#"{"name": "Ada L", "email_turns": true, "language": "fr"}"#).await.good();
    assert_eq!(ada.post("/api/account/verify", json!({"password": "wrong horse"})).await.code(), "wrong_password");
    assert_eq!(code(&ada.post("/api/me/keys", json!({"name": "another"})).await), needed);
    ada.post("/api/account/verify", json!({"password": "right horse"})).await.good();
    ada.post("/api/me/keys", json!({"name": "another"})).await.good();
    ada.send("DELETE", &key, "").await.good();
    server.stop().await;
}

async fn an_upgrade_renews_the_session(database: Database) {
    let server = serve(&database).await;
    let mut ada = Client::guest(server.address, "Ada").await;
    let before = ada.clone();
    let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let mut socket = before.socket(&table, "").await;
    let answer = ada.post("/api/account", json!({"login": "ada", "password": "right horse"})).await;
    ada.take_cookie(&answer);
    assert_eq!(ada.get("/api/me").await.good()["me"]["name"], "Ada");
    assert_eq!(before.get("/api/me").await.good()["me"], Value::Null, "the guest's cookie is no longer valid");
    socket.next_of("bye").await;
    assert_eq!(ada.get("/api/me/sessions").await.good()["sessions"].as_array().unwrap().len(), 1);
    let again = ada.post("/api/account", json!({"login": "other", "password": "right horse"})).await;
    assert_eq!(again.code(), "bad_request", "one account is enough");
    server.stop().await;
}

async fn a_password_change_ends_sessions_and_keys_unless_asked_otherwise(database: Database) {
    let server = serve(&database).await;
    let ada = account(&server, "ada").await;
    let elsewhere = async || {
        let mut other = Client::nobody(server.address);
        let signed_in = other.post("/api/sign-in", json!({"login": "ada", "password": "right horse"})).await;
        other.take_cookie(&signed_in);
        other
    };
    let other = elsewhere().await;
    let bot = with_key(&server, &ada.post("/api/me/keys", json!({"name": "k"})).await.good());
    let change = json!({"old": "right horse", "new": "right horse", "end_sessions": false, "end_keys": false});
    ada.post("/api/account/password", change).await.good();
    assert!(other.get("/api/me").await.good()["me"].is_object() && bot.get("/api/me").await.status == 200);

    let table = bot.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let mut socket = bot.socket(&table, "").await;
    ada.post("/api/account/password", json!({"old": "right horse", "new": "left horse"})).await.good();
    assert_eq!(bot.get("/api/me").await.status, 401, "a new password ends all keys");
    socket.next_of("bye").await;
    assert_eq!(other.get("/api/me").await.good()["me"], Value::Null);
    assert!(ada.get("/api/me").await.good()["me"].is_object(), "the current session stays");
    server.stop().await;
}

async fn concurrent_requests_for_one_login_leave_nobody_behind(database: Database) {
    let server = serve(&database).await;
    let tries = (0..8).map(|_| async {
        let nobody = Client::nobody(server.address);
        nobody.post("/api/account", json!({"login": "ada", "password": "right horse"})).await.status
    });
    let mut statuses = futures_util::future::join_all(tries).await;
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(count(&database, "SELECT COUNT(*) FROM people").await, 1);
    assert_eq!(count(&database, "SELECT COUNT(*) FROM sessions").await, 1);

    // A guest who tries to become two accounts at once becomes one.
    let guest = Client::guest(server.address, "Bob").await;
    let tries =
        ["bob", "bert"].map(|login| guest.post("/api/account", json!({"login": login, "password": "right horse"})));
    let [one, other] = futures_util::future::join_all(tries).await.try_into().unwrap();
    assert_eq!([one.status, other.status].iter().filter(|status| **status == 200).count(), 1);
    assert_eq!(count(&database, "SELECT COUNT(*) FROM people WHERE login IN ('bob', 'bert')").await, 1);
    server.stop().await;
}

#[tokio::test]
async fn guesses_from_elsewhere_do_not_lock_out_the_owner() {
    let database = Database::sqlite();
    let limits = Limits { sign_in: Limits::default().sign_in, ..Limits::none() };
    let server = server::serve(Config { limits, trusted_proxies: 1, ..config(&database.address) }).await.unwrap();
    let home = "X-Forwarded-For: 198.51.100.1\r\n";
    let mut ada = Client { extra: home, ..Client::nobody(server.address) };
    let account = ada.post("/api/account", json!({"login": "ada", "password": "right horse"})).await;
    ada.take_cookie(&account);
    let device = account.head.lines().find_map(|line| line.strip_prefix("set-cookie: manicule_device=")).unwrap();
    let device = format!("manicule_device={}", device.split(';').next().unwrap());
    let sign_in = async |client: &Client, password: &str| {
        client.post("/api/sign-in", json!({"login": "ada", "password": password})).await
    };

    // Guesses from two hundred networks, one of which is the owner's own.
    for number in 0..200 {
        let extra: &'static str = format!("X-Forwarded-For: 203.0.113.{number}\r\n").leak();
        let guesser = Client { extra, ..Client::nobody(server.address) };
        assert_eq!(sign_in(&guesser, "wrong horse").await.status, 401);
    }
    let neighbour = Client { extra: home, ..Client::nobody(server.address) };
    let mut waits = Vec::new();
    for _ in 0..30 {
        let answer = sign_in(&neighbour, "wrong horse").await;
        if answer.status == 429 {
            waits.push(answer.header("retry-after").unwrap().parse::<u64>().unwrap());
        }
    }
    assert!(waits.len() >= 20, "after a few guesses each has to wait: {waits:?}");

    let abroad = Client { extra: "X-Forwarded-For: 192.0.2.44\r\n", ..Client::nobody(server.address) };
    assert_eq!(sign_in(&abroad, "right horse").await.status, 200, "a new device elsewhere");
    let known = Client { cookie: Some(device), extra: home, ..Client::nobody(server.address) };
    assert_eq!(sign_in(&known, "right horse").await.status, 200, "the known device next to the guesser");
    // A known device does not allow unlimited guesses.
    let mut refused = 0;
    for _ in 0..30 {
        refused += usize::from(sign_in(&known, "wrong horse").await.status == 429);
    }
    assert!(refused >= 20, "only {refused} of 30 had to wait");
    server.stop().await;
}

#[tokio::test]
async fn the_wait_grows_with_every_wrong_password() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    account(&server, "ada").await;
    let nobody = Client::nobody(server.address);
    let mut waits = Vec::new();
    while waits.len() < 2 {
        let answer = nobody.post("/api/sign-in", json!({"login": "ada", "password": "wrong horse"})).await;
        if answer.status == 429 {
            let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
            waits.push(wait);
            tokio::time::sleep(std::time::Duration::from_secs(wait)).await;
        }
    }
    assert!(waits[1] > waits[0], "{waits:?}");
    let right = nobody.post("/api/sign-in", json!({"login": "ada", "password": "right horse"})).await;
    // It had to wait or succeeded; it never counts as wrong.
    assert!(right.status == 200 || right.status == 429, "{right:?}");
    server.stop().await;
}
