//! Guests, accounts, sessions, bot keys.

use crate::client::Client;
use crate::host::{Database, serve};
use crate::on_both_databases;
use serde_json::json;

on_both_databases!(
    a_guest_becomes_an_account_and_finds_its_games_elsewhere,
    sessions_are_listed_and_revoked,
    a_bot_key_speaks_for_its_person,
);

async fn a_guest_becomes_an_account_and_finds_its_games_elsewhere(database: Database) {
    let server = serve(&database).await;
    let mut ada = Client::guest(server.address, "Ada").await;
    let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let account = ada.post("/api/account", json!({"login": "Ada", "password": "right horse"})).await;
    ada.take_cookie(&account);
    assert_eq!(account.good()["me"]["account"], "ada");

    let mut elsewhere = Client::nobody(server.address);
    let wrong = elsewhere.post("/api/sign-in", json!({"login": "ada", "password": "wrong horse"})).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (401, "wrong_password"));
    let unknown = elsewhere.post("/api/sign-in", json!({"login": "eve", "password": "wrong horse"})).await;
    assert_eq!(unknown.text, wrong.text, "the reply does not reveal whether a login exists");
    let signed_in = elsewhere.post("/api/sign-in", json!({"login": "ada", "password": "right horse"})).await;
    elsewhere.take_cookie(&signed_in);
    let mine = elsewhere.get("/api/me/tables").await.good();
    assert_eq!(mine["tables"][0]["id"], table.as_str());
    assert_eq!(mine["tables"][0]["seats"][0]["you"], true);
    let taken = Client::nobody(server.address);
    assert_eq!(taken.post("/api/account", json!({"login": "ada", "password": "12345678"})).await.code(), "login_taken");

    let change = json!({"old": "right horse", "new": "another horse"});
    elsewhere.post("/api/account/password", change).await.good();
    assert_eq!(ada.get("/api/me").await.good()["me"], json!(null), "other sessions end with the old password");
    let old = taken.post("/api/sign-in", json!({"login": "ada", "password": "right horse"})).await;
    assert_eq!(old.status, 401);
    server.stop().await;
}

async fn sessions_are_listed_and_revoked(database: Database) {
    let server = serve(&database).await;
    let mut ada = Client::nobody(server.address);
    let account = ada.post("/api/account", json!({"login": "ada", "password": "right horse"})).await;
    ada.take_cookie(&account);
    let mut other = Client::nobody(server.address);
    let signed_in = other.post("/api/sign-in", json!({"login": "ada", "password": "right horse"})).await;
    other.take_cookie(&signed_in);
    let table = other.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let mut socket = other.socket(&table, "").await;

    let sessions = ada.get("/api/me/sessions").await.good();
    let sessions = sessions["sessions"].as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    let others = sessions.iter().find(|session| session["current"] == false).unwrap();
    let path = format!("/api/me/sessions/{}", others["id"].as_str().unwrap());
    let eve = Client::guest(server.address, "Eve").await;
    assert_eq!(eve.send("DELETE", &path, "").await.status, 404);
    ada.send("DELETE", &path, "").await.good();
    assert_eq!(socket.next_of("bye").await["retry_ms"], json!(null));
    assert_eq!(other.get("/api/me").await.good()["me"], json!(null));
    assert_eq!(ada.post("/api/sign-out", json!({})).await.good()["me"], json!(null));
    assert_eq!(ada.get("/api/me").await.good()["me"], json!(null));
    server.stop().await;
}

async fn a_bot_key_speaks_for_its_person(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let made = ada.post("/api/me/keys", json!({"name": "my bot"})).await.good();
    let bot = Client { key: made["key"].as_str().map(str::to_owned), origin: None, ..Client::nobody(server.address) };
    let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "open"}, {"kind": "open"}]})).await;
    let joined = bot.join(&table).await;
    assert_eq!((&joined["seats"][0]["program"], &joined["seats"][0]["name"]), (&json!(true), &json!("Ada")));
    bot.socket(&table, "").await.next_of("table").await;
    let keys = ada.get("/api/me/keys").await.good();
    assert_eq!(keys["keys"][0]["name"], "my bot");
    assert!(keys["keys"][0]["key"].is_null(), "a key is shown once");
    ada.send("DELETE", &format!("/api/me/keys/{}", made["id"].as_str().unwrap()), "").await.good();
    assert_eq!(bot.get("/api/me").await.status, 401);
    server.stop().await;
}
