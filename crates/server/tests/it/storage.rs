//! What is stored in the database and its files.

use crate::client::Client;
use crate::host::{Database, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};
use std::os::unix::fs::PermissionsExt;

on_both_databases!(
    session_tokens_are_stored_as_hashes,
    sessions_of_an_earlier_version_stay_valid,
    an_unreadable_table_breaks_no_list,
    tables_are_listed_page_by_page,
    nul_characters_are_refused,
    health_is_checked_by_writing,
);

/// The secret part of a client's cookie.
fn token(client: &Client) -> String {
    let cookie = client.cookie.as_deref().unwrap();
    cookie.strip_prefix("manicule=").unwrap().split('.').next().unwrap().to_owned()
}

async fn connect(database: &Database) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&database.address).await.unwrap()
}

async fn stored_sessions(database: &Database) -> Vec<String> {
    let mut connection = connect(database).await;
    sqlx::query_scalar("SELECT id FROM sessions").fetch_all(&mut connection).await.unwrap()
}

async fn session_tokens_are_stored_as_hashes(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let stored = stored_sessions(&database).await;
    assert_eq!(stored.len(), 1);
    assert_ne!(stored[0], token(&ada));
    let listed = ada.get("/api/me/sessions").await;
    assert!(!listed.text.contains(&token(&ada)), "{listed:?}");
    assert_eq!(listed.good()["sessions"][0]["current"], true);
    server.stop().await;
}

async fn sessions_of_an_earlier_version_stay_valid(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    server.stop().await;
    let mut connection = connect(&database).await;
    let as_before = sqlx::query("UPDATE sessions SET id = $1").bind(token(&ada));
    assert_eq!(as_before.execute(&mut connection).await.unwrap().rows_affected(), 1);
    drop(connection);

    let server = serve(&database).await;
    let ada = ada.at(server.address);
    assert_eq!(ada.get("/api/me").await.good()["me"]["name"], "Ada");
    assert_ne!(stored_sessions(&database).await, [token(&ada)]);
    server.stop().await;
}

#[tokio::test]
async fn database_files_are_private() {
    let database = Database::sqlite();
    let file = database.address.strip_prefix("sqlite:").unwrap();
    let open_to_all = std::fs::Permissions::from_mode(0o644);
    let server = serve(&database).await;
    Client::guest(server.address, "Ada").await;
    for suffix in ["", "-wal", "-shm"] {
        let path = format!("{file}{suffix}");
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600, "{path}");
        std::fs::set_permissions(&path, open_to_all.clone()).unwrap();
    }
    server.stop().await;

    // As an earlier version stored it.
    let server = serve(&database).await;
    Client::guest(server.address, "Bob").await.post("/api/me", json!({})).await.good();
    for suffix in ["", "-wal", "-shm"] {
        let path = format!("{file}{suffix}");
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600, "{path}");
    }
    server.stop().await;
}

const OPEN: &str = r#"{"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]}"#;

fn ids(list: &Value) -> Vec<String> {
    list["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

async fn an_unreadable_table_breaks_no_list(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let (good, bad) =
        (ada.open(serde_json::from_str(OPEN).unwrap()).await, ada.open(serde_json::from_str(OPEN).unwrap()).await);
    let mut connection = connect(&database).await;
    let spoil = sqlx::query("UPDATE tables SET seats = '[{\"kind\": \"dragon\"}]' WHERE id = $1").bind(bad);
    assert_eq!(spoil.execute(&mut connection).await.unwrap().rows_affected(), 1);
    for path in ["/api/tables", "/api/me/tables", "/api/tables?limit=1"] {
        let listed = ada.get(path).await.good();
        let expected = if path.ends_with("limit=1") { vec![] } else { vec![good.clone()] };
        assert_eq!(ids(&listed), expected, "{path}");
    }
    let first = ada.get("/api/tables?limit=1").await.good();
    let rest = ada.get(&format!("/api/tables?before={}", first["next"].as_str().unwrap())).await.good();
    assert_eq!(ids(&rest), [good], "what cannot be read does not end the list");
    server.stop().await;
}

async fn tables_are_listed_page_by_page(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let mut opened = Vec::new();
    for _ in 0..7 {
        opened.push(ada.open(serde_json::from_str(OPEN).unwrap()).await);
    }
    // All at the same moment: the time alone does not distinguish them.
    let mut connection = connect(&database).await;
    sqlx::query("UPDATE tables SET opened_at = 1000").execute(&mut connection).await.unwrap();
    for filter in ["", "&status=open", "&game=gutenberg", "&status=open&game=gutenberg"] {
        let mut listed = Vec::new();
        let mut path = format!("/api/tables?limit=3{filter}");
        loop {
            let page = ada.get(&path).await.good();
            assert!(ids(&page).len() <= 3);
            listed.extend(ids(&page));
            let Some(next) = page["next"].as_str() else { break };
            path = format!("/api/tables?limit=3{filter}&before={next}");
        }
        listed.sort();
        opened.sort();
        assert_eq!(listed, opened, "{filter}");
    }
    assert_eq!(ids(&ada.get("/api/tables?before=1000").await.good()), Vec::<String>::new());
    assert_eq!(ids(&ada.get("/api/tables?before=1001").await.good()).len(), 7);
    assert_eq!(ids(&ada.get("/api/tables?status=running").await.good()), Vec::<String>::new());
    assert_eq!(ada.get("/api/tables?before=yesterday").await.code(), "bad_request");
    server.stop().await;
}

async fn nul_characters_are_refused(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let described: Value = serde_json::from_str(server::OPENAPI).unwrap();
    for (path, methods) in described["paths"].as_object().unwrap() {
        let path = path.replace("{id}", "a%00b").replace("{seat}", "%00").replace("{ply}", "%00");
        for method in methods.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
            if path.contains("%00") {
                let answer = ada.send(&method, &path, "{}").await;
                assert_eq!(answer.code(), "bad_request", "{method} {path}: {answer:?}");
            }
        }
    }
    for path in ["/api/tables?game=%00", "/api/me/tables?game=a%00"] {
        assert_eq!(ada.get(path).await.code(), "bad_request", "{path}");
    }
    for body in [r#"{"name":"a\u0000b"}"#, r#"{"email":"a\u0000b@example.org"}"#, r#"{"language":"\u0000"}"#] {
        let answer = ada.send("PATCH", "/api/me", body).await;
        assert_eq!(answer.code(), "bad_request", "{body}: {answer:?}");
    }
    server.stop().await;
}

/// A database that can be read but not written is not healthy.
async fn health_is_checked_by_writing(database: Database) {
    let server = serve(&database).await;
    let nobody = Client::nobody(server.address);
    assert_eq!(nobody.get("/healthz").await.text, "ok");
    let mut connection = connect(&database).await;
    let (spoil, mend) = if database.is_shared() {
        ("ALTER TABLE settings RENAME TO elsewhere", "ALTER TABLE elsewhere RENAME TO settings")
    } else {
        let refuse = "CREATE TRIGGER refuse BEFORE UPDATE ON settings BEGIN SELECT RAISE(ABORT, 'no'); END";
        (refuse, "DROP TRIGGER refuse")
    };
    sqlx::query(spoil).execute(&mut connection).await.unwrap();
    // A success is cached for a moment.
    while nobody.get("/healthz").await.status == 200 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let unhealthy = nobody.get("/healthz").await;
    assert_eq!((unhealthy.status, unhealthy.code().as_str()), (503, "unavailable"));
    sqlx::query(mend).execute(&mut connection).await.unwrap();
    while nobody.get("/healthz").await.status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}
