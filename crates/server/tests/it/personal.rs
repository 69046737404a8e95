//! Personal data: export, deletion, retention.

use crate::client::Client;
use crate::games::play;
use crate::host::{Database, config, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use server::{Admin, CleanedUp, Config, DAY, Retention};
use std::time::Duration;

on_both_databases!(
    people_can_export_their_data_and_nothing_of_others,
    a_deleted_person_is_gone_and_the_games_stay,
    a_running_game_goes_on_without_the_one_who_was_deleted,
    unused_things_are_cleaned_up,
    sessions_expire,
);

fn two_seats() -> Value {
    json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})
}

/// Ada and Bob play a game to its end, and talk.
async fn finished(server: std::net::SocketAddr) -> (Client, Client, String) {
    let (ada, bob) = (Client::guest(server, "Ada").await, Client::guest(server, "Bob").await);
    let table = ada.open(two_seats()).await;
    bob.join(&table).await;
    for (person, text) in [(&ada, "hello from Ada"), (&bob, "hello from Bob")] {
        person.post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": text})).await.good();
    }
    tokio::join!(play(&ada, &table, 0, 0), play(&bob, &table, 1, 0));
    (ada, bob, table)
}

async fn people_can_export_their_data_and_nothing_of_others(database: Database) {
    let server = serve(&database).await;
    let (ada, bob, table) = finished(server.address).await;
    ada.send("PATCH", "/api/me", r#"{"email": "ada@example.org"}"#).await.good();
    ada.post("/api/me/keys", json!({"name": "my bot"})).await.good();
    let answer = ada.get("/api/me/data").await;
    assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
    let text = answer.text.clone();
    let data = answer.good();
    assert_eq!((&data["person"]["name"], &data["person"]["email"]), (&json!("Ada"), &json!("ada@example.org")));
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(data["keys"][0]["name"], "my bot");
    assert_eq!((&data["tables"][0]["id"], &data["tables"][0]["my_seats"]), (&json!(table), &json!([0])));
    let moves = data["tables"][0]["moves"].as_array().unwrap();
    assert!(moves.len() > 10 && moves.iter().all(|one| one["seat"] == 0), "{} moves", moves.len());
    assert_eq!(data["chat"][0]["text"], "hello from Ada");
    for foreign in ["hello from Bob", "password", "hash", "cookie", &bob.cookie.unwrap()] {
        assert!(!text.contains(foreign), "the export contains {foreign:?}");
    }
    assert_eq!(Client::nobody(server.address).get("/api/me/data").await.status, 401);
    server.stop().await;
}

async fn a_deleted_person_is_gone_and_the_games_stay(database: Database) {
    let server = serve(&database).await;
    let (mut ada, bob, table) = finished(server.address).await;
    let account = ada.post("/api/account", json!({"login": "ada", "password": "right horse"})).await;
    ada.take_cookie(&account);
    let id = ada.get("/api/me").await.good()["me"]["id"].as_str().unwrap().to_owned();
    let key = ada.post("/api/me/keys", json!({"name": "k"})).await.good();
    let bot = Client { key: key["key"].as_str().map(str::to_owned), ..Client::nobody(server.address) };
    let open = ada.open(two_seats()).await;
    let theirs = bob.open(two_seats()).await;
    let rematch = bob.post(&format!("/api/tables/{table}/rematch"), json!({})).await.good()["table"]["id"].clone();
    let rematch = rematch.as_str().unwrap();
    assert_eq!(bob.table(rematch).await["seats"][0]["reserved_for"], "Ada");

    let wrong = ada.send("DELETE", "/api/me", r#"{"password": "wrong horse"}"#).await;
    assert_eq!(wrong.code(), "wrong_password");
    ada.send("DELETE", "/api/me", r#"{"password": "right horse"}"#).await.good();

    assert_eq!(ada.get("/api/me").await.good()["me"], Value::Null);
    assert_eq!(bot.get("/api/me").await.status, 401);
    let sign_in = json!({"login": "ada", "password": "right horse"});
    assert_eq!(Client::nobody(server.address).post("/api/sign-in", sign_in).await.status, 401);
    let shown = bob.table(&table).await;
    let seat = &shown["seats"][0];
    assert_eq!((&seat["kind"], &seat["name"]), (&json!("person"), &Value::Null));
    assert_eq!((&shown["seats"][1]["name"], &shown["status"]), (&json!("Bob"), &json!("finished")));
    let chat = bob.get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!((&chat["messages"][0]["name"], &chat["messages"][0]["text"]), (&Value::Null, &json!("hello from Ada")));
    assert_eq!(chat["messages"][1]["name"], "Bob");
    let record = bob.get(&format!("/api/tables/{table}/record")).await;
    server::verify(&record.text).expect("the game can still be checked");
    assert_eq!(bob.table(&open).await["status"], "closed");
    assert_eq!(bob.table(&theirs).await["status"], "open");
    assert_eq!(bob.table(rematch).await["seats"][0]["reserved_for"], Value::Null);
    for (path, text) in [
        ("table", bob.get(&format!("/api/tables/{table}")).await.text),
        ("record", record.text),
        ("log", bob.get(&format!("/api/tables/{table}/log")).await.text),
        ("list", bob.get("/api/tables").await.text),
        ("open", bob.get(&format!("/api/tables/{open}")).await.text),
    ] {
        assert!(!text.contains("\"Ada\"") && !text.contains(&id), "{path} still knows Ada: {text}");
    }
    server.stop().await;
    // Nor does a restarted server.
    let server = serve(&database).await;
    assert_eq!(bob.at(server.address).table(&table).await["seats"][0]["name"], Value::Null);
    server.stop().await;
}

async fn a_running_game_goes_on_without_the_one_who_was_deleted(database: Database) {
    let server = serve(&database).await;
    let (ada, bob) = (Client::guest(server.address, "Ada").await, Client::guest(server.address, "Bob").await);
    let cleo = Client::guest(server.address, "Cleo").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ada.open(json!({"game": "gutenberg", "seats": seats})).await;
    bob.join(&table).await;
    cleo.join(&table).await;
    let mut socket = bob.socket(&table, "").await;
    ada.send("DELETE", "/api/me", "").await.good();
    let gone = |message: &Value| message["table"]["seats"][0]["name"].is_null() && message["type"] == "table";
    let told = socket.next_where(gone).await;
    assert_eq!(told["table"]["seats"][0]["bot_plays"], true);
    tokio::join!(play(&bob, &table, 1, 0), play(&cleo, &table, 2, 0));
    assert_eq!(bob.table(&table).await["status"], "finished");
    server.stop().await;
}

/// Nothing is kept that nobody uses, or all of it.
fn keep(nothing: bool) -> Retention {
    let time = if nothing { Duration::ZERO } else { DAY };
    Retention { sessions: time, guests: time, open_tables: time }
}

async fn unused_things_are_cleaned_up(database: Database) {
    let server = serve(&database).await;
    let (ada, bob, table) = finished(server.address).await;
    let idle = Client::guest(server.address, "Idle").await;
    let chatty = Client::guest(server.address, "Chatty").await;
    chatty.post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": "nice"})).await.good();
    let waiting = Client::guest(server.address, "Waiting").await;
    let open = waiting.open(two_seats()).await;
    let mut account = Client::nobody(server.address);
    let made = account.post("/api/account", json!({"login": "keep", "password": "right horse"})).await;
    account.take_cookie(&made);
    let rematch = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await.good()["table"]["id"].clone();
    server.stop().await;

    let admin = Admin::open(&database.address).await.unwrap();
    assert_eq!(admin.clean_up(keep(false)).await.unwrap(), CleanedUp::default(), "nothing is old enough");
    let cleaned = admin.clean_up(keep(true)).await.unwrap();
    assert_eq!((cleaned.tables, cleaned.guests), (2, 3), "both open tables; Idle, Chatty and Waiting: {cleaned:?}");
    assert_eq!(admin.clean_up(keep(true)).await.unwrap(), CleanedUp::default());

    let server = serve(&database).await;
    for (client, _) in [(&idle, 0), (&ada, 1)] {
        assert_eq!(client.at(server.address).get("/api/me").await.good()["me"], Value::Null, "sessions are over");
    }
    let nobody = Client::nobody(server.address);
    assert_eq!(nobody.get(&format!("/api/tables/{open}")).await.status, 404);
    assert_eq!(nobody.get(&format!("/api/tables/{}", rematch.as_str().unwrap())).await.status, 404);
    let kept = nobody.table(&table).await;
    assert_eq!((&kept["status"], &kept["rematch"]), (&json!("finished"), &Value::Null));
    assert_eq!(kept["seats"][1]["name"], "Bob", "who has a game is kept");
    let signed_in = nobody.post("/api/sign-in", json!({"login": "keep", "password": "right horse"})).await;
    assert_eq!(signed_in.status, 200, "accounts are kept");
    let chat = nobody.get(&format!("/api/tables/{table}/chat")).await.good();
    let nice = chat["messages"].as_array().unwrap().iter().find(|line| line["text"] == "nice").unwrap();
    assert_eq!(nice["name"], Value::Null);
    drop(bob);
    server.stop().await;
}

async fn sessions_expire(database: Database) {
    let expired = Retention { sessions: Duration::ZERO, ..Retention::default() };
    let server = server::serve(Config { retention: expired, ..config(&database.address) }).await.unwrap();
    let ada = Client::guest(server.address, "Ada").await;
    // A millisecond later the session has expired.
    while !ada.get("/api/me").await.good()["me"].is_null() {}
    assert_eq!(ada.post("/api/tables", two_seats()).await.status, 401);
    server.stop().await;
}
