//! docs/openapi.json matches the server: the same addresses, and answers of the described shapes.

use crate::accounts::sql;
use crate::client::Client;
use crate::games::play;
use crate::host::{Database, serve};
use serde_json::{Value, json};

fn description() -> Value {
    serde_json::from_str(server::OPENAPI).unwrap()
}

#[test]
fn it_lists_every_address_and_method() {
    let source = include_str!("../../src/http/mod.rs");
    let description = description();
    let mut described: Vec<String> = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        described.extend(methods.as_object().unwrap().keys().map(|method| format!("{method} {path}")));
    }
    let mut routed = Vec::new();
    for line in source.lines().filter(|line| line.trim_start().starts_with(".route(\"/")) {
        let (path, handlers) = line.split_once("\", ").unwrap();
        let path = path.split('"').nth(1).unwrap();
        for method in ["get", "post", "put", "patch", "delete"] {
            if handlers.starts_with(&format!("{method}(")) || handlers.contains(&format!(").{method}(")) {
                routed.push(format!("{method} /api{path}"));
            }
        }
    }
    routed.retain(|route| !route.ends_with("/healthz") && !route.ends_with("/metrics"));
    described.sort();
    routed.sort();
    assert_eq!(described, routed);
}

#[test]
fn it_lists_every_error_code() {
    let codes: Value = serde_json::to_value(server::wire::ErrorCode::ALL).unwrap();
    let described =
        description()["components"]["schemas"]["Error"]["properties"]["error"]["properties"]["code"]["enum"].clone();
    let sorted = |codes: &Value| {
        let mut codes: Vec<String> = serde_json::from_value(codes.clone()).unwrap();
        codes.sort();
        codes
    };
    assert_eq!(sorted(&described), sorted(&codes));
}

/// The schema on its own, with everything it refers to. Objects may have no fields that are not described.
fn standalone(description: &Value, schema: &Value) -> Value {
    fn close(schema: &mut Value) {
        if let Value::Object(fields) = schema {
            if fields.contains_key("properties") {
                fields.entry("additionalProperties").or_insert(json!(false));
            }
            fields.values_mut().for_each(close);
        } else if let Value::Array(items) = schema {
            items.iter_mut().for_each(close);
        }
    }
    let mut schema = json!({"allOf": [schema], "components": description["components"]});
    close(&mut schema);
    schema
}

/// Checks answers against what is described for their address.
struct Checker {
    description: Value,
    checked: Vec<String>,
}

impl Checker {
    async fn check(&mut self, client: &Client, method: &str, path: &str, actual: &str, body: Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = client.send(&method.to_uppercase(), actual, &body).await;
        let responses = &self.description["paths"][path][method]["responses"];
        let status = answer.status.to_string();
        let response = if answer.status < 300 { &responses[&status] } else { &responses["default"] };
        let schema = &response["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {path} is not described for {status}: {}", answer.text);
        let json = answer.json();
        let schema = standalone(&self.description, schema);
        jsonschema::validate(&schema, &json)
            .unwrap_or_else(|wrong| panic!("{method} {actual}: {wrong} at {} in {json}", wrong.instance_path()));
        if answer.status < 300 {
            self.checked.push(format!("{method} {path}"));
        }
        json
    }
}

#[tokio::test]
async fn every_answer_has_the_described_shape() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let mut ada = Client::guest(server.address, "Ada").await;
    let bob = Client::guest(server.address, "Bob").await;
    let mut checker = Checker { description: description(), checked: Vec::new() };
    macro_rules! check {
        ($who:expr, $method:literal $path:literal) => { check!($who, $method $path, $path, Value::Null) };
        ($who:expr, $method:literal $path:literal, $actual:expr) => { check!($who, $method $path, $actual, Value::Null) };
        ($who:expr, $method:literal $path:literal, $actual:expr, $body:expr) => {
            checker.check(&$who, $method, $path, &$actual, $body).await
        };
    }
    check!(ada, "get" "/api/games");
    check!(ada, "get" "/api/openapi.json");
    check!(ada, "get" "/api/server");
    check!(ada, "get" "/api/me");
    check!(ada, "post" "/api/me", "/api/me", json!({"name": "Ada L"}));
    check!(ada, "patch" "/api/me", "/api/me", json!({"email": "a@example.org"}));
    let account = ada.post("/api/account", json!({"login": "ada", "password": "right horse"})).await;
    ada.take_cookie(&account);
    let nobody = Client::nobody(server.address);
    check!(nobody, "post" "/api/account", "/api/account", json!({"login": "eve", "password": "right horse"}));
    check!(nobody, "post" "/api/sign-in", "/api/sign-in", json!({"login": "ada", "password": "right horse"}));
    check!(nobody, "post" "/api/sign-in", "/api/sign-in", json!({"login": "ada", "password": "wrong horse"}));
    check!(ada, "post" "/api/account/password", "/api/account/password", json!({"old": "right horse", "new": "new horse"}));
    check!(ada, "post" "/api/account/verify", "/api/account/verify", json!({"password": "new horse"}));
    check!(ada, "get" "/api/me/sessions");
    let key = check!(ada, "post" "/api/me/keys", "/api/me/keys", json!({"name": "k"}));
    check!(ada, "get" "/api/me/keys");
    check!(ada, "delete" "/api/me/keys/{id}", format!("/api/me/keys/{}", key["id"].as_str().unwrap()));

    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = check!(ada, "post" "/api/tables", "/api/tables", json!({"game": "gutenberg", "seats": seats, "clock": {"days": 2}}));
    let id = table["table"]["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/api/tables/{id}{rest}");
    check!(bob, "post" "/api/tables/{id}/join", at("/join"), json!({"nonce": "n"}));
    check!(bob, "post" "/api/tables/{id}/leave", at("/leave"), json!({}));
    check!(bob, "post" "/api/tables/{id}/join", at("/join"), json!({}));
    check!(bob, "post" "/api/tables/{id}/nonce", at("/nonce"), json!({"nonce": "n"}));
    check!(ada, "get" "/api/tables");
    check!(ada, "get" "/api/tables/{id}/state", at("/state"));
    check!(ada, "put" "/api/tables/{id}/seats/{seat}", at("/seats/2"), json!({"kind": "bot", "level": "apprentice"}));
    check!(ada, "get" "/api/me/tables");
    check!(ada, "get" "/api/tables/{id}", at(""));
    check!(ada, "get" "/api/tables/{id}/state", at("/state?as=0"));
    check!(nobody, "get" "/api/tables/{id}/state", at("/state"));
    check!(ada, "post" "/api/tables/{id}/do", at("/do"), json!({"do": "chat", "text": "hi"}));
    check!(ada, "post" "/api/tables/{id}/do", at("/do"), json!({"do": "act", "seq": 1, "action": "pass"}));
    check!(ada, "get" "/api/tables/{id}/chat", at("/chat"));
    tokio::join!(play(&ada, &id, 0, 0), play(&bob, &id, 1, 0));
    check!(ada, "get" "/api/tables/{id}/log", at("/log"));
    check!(ada, "get" "/api/tables/{id}/record", at("/record"));
    check!(ada, "get" "/api/tables/{id}/replay/{ply}", at("/replay/3?as=all"));
    check!(bob, "post" "/api/tables/{id}/rematch", at("/rematch"), json!({}));
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let closing = ada.open(json!({"game": "gutenberg", "seats": seats})).await;
    check!(ada, "delete" "/api/tables/{id}", format!("/api/tables/{closing}"));
    let sessions = ada.get("/api/me/sessions").await.good();
    let session = sessions["sessions"][0]["id"].as_str().unwrap();
    check!(bob, "delete" "/api/me/sessions/{id}", format!("/api/me/sessions/{session}"));
    check!(ada, "delete" "/api/me/sessions/{id}", format!("/api/me/sessions/{session}"));
    check!(bob, "post" "/api/sign-out", "/api/sign-out", json!({}));
    let cleo = Client::guest(server.address, "Cleo").await;
    let other = cleo.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    cleo.post(&format!("/api/tables/{other}/do"), json!({"do": "chat", "text": "hi"})).await.good();
    cleo.send("PATCH", "/api/me", r#"{"email": "c@example.org"}"#).await.good();
    // Replaces the tokens, which are only in the mails.
    let tokens = "UPDATE people SET confirm_hash = '3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0', unsubscribe_token = 'token' WHERE name = 'Cleo'";
    sql(&database, tokens).await;
    check!(nobody, "post" "/api/mail/confirm/{token}", "/api/mail/confirm/token", json!({}));
    check!(nobody, "post" "/api/mail/unsubscribe/{token}", "/api/mail/unsubscribe/token", json!({}));
    check!(cleo, "get" "/api/me/data");
    check!(cleo, "delete" "/api/me", "/api/me", json!({}));

    let mut all: Vec<String> = Vec::new();
    for (path, methods) in checker.description["paths"].as_object().unwrap() {
        all.extend(methods.as_object().unwrap().keys().map(|method| format!("{method} {path}")));
    }
    all.retain(|route| !route.ends_with("/socket") && !checker.checked.contains(route));
    assert_eq!(all, Vec::<String>::new(), "these requests never succeeded");
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_method_is_405_and_tells_the_right_ones() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let nobody = Client::nobody(server.address);
    let from_nowhere = Client { origin: None, ..nobody.clone() };
    for (method, path, allowed) in [
        ("DELETE", "/api/games", &["GET", "HEAD"][..]),
        ("PUT", "/api/me", &["GET", "POST", "PATCH"]),
        ("GET", "/api/sign-in", &["POST"]),
        ("POST", "/api/tables/abc/seats/1", &["PUT"]),
        ("OPTIONS", "/api/tables", &["GET", "POST"]),
        ("BREW", "/api/tables", &["GET", "POST"]),
        ("POST", "/healthz", &["GET", "HEAD"]),
        ("POST", "/metrics", &["GET", "HEAD"]),
        ("POST", "/", &["GET", "HEAD"]),
        ("DELETE", "/table/abc", &["GET", "HEAD"]),
    ] {
        for client in [&nobody, &from_nowhere] {
            let answer = client.send(method, path, "").await;
            assert_eq!((answer.status, answer.code().as_str()), (405, "wrong_method"), "{method} {path}");
            let told = answer.header("allow").unwrap_or_default();
            assert!(allowed.iter().all(|one| told.split(',').any(|other| other == *one)), "{method} {path}: {told}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn every_error_is_json() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    for (method, path, status) in [
        ("GET", "/api/nowhere".to_owned(), 404),
        ("GET", "/api".to_owned(), 404),
        ("GET", "/api/tables/%FF".to_owned(), 400),
        ("GET", format!("/api/tables/{table}/replay/many"), 400),
        ("GET", format!("/api/tables/{table}/replay/-1"), 400),
        ("GET", format!("/api/tables/{table}/socket"), 400),
        ("GET", format!("/api/tables/{table}/state?as=99x"), 400),
        ("GET", "/api/tables?limit=many".to_owned(), 400),
        ("GET", "/api/tables?x=%FF".to_owned(), 400),
        ("PUT", format!("/api/tables/{table}/seats/x"), 400),
        ("DELETE", "/api/me/sessions/%C3%28".to_owned(), 400),
    ] {
        let answer = ada.send(method, &path, "").await;
        assert_eq!((answer.status, answer.header("content-type")), (status, Some("application/json")), "{path}");
        assert!(!answer.code().is_empty(), "{path}: {}", answer.text);
    }
    server.stop().await;
}
