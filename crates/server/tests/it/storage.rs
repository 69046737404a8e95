//! What stands in the database and in its files.

use crate::client::Client;
use crate::host::{Database, serve};
use crate::on_both_databases;
use serde_json::json;
use sqlx::{AnyConnection, Connection};
use std::os::unix::fs::PermissionsExt;

on_both_databases!(session_tokens_are_stored_as_hashes, sessions_of_an_earlier_version_stay_valid);

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

    // A database of an earlier version.
    let server = serve(&database).await;
    Client::guest(server.address, "Bob").await.post("/api/me", json!({})).await.good();
    for suffix in ["", "-wal", "-shm"] {
        let path = format!("{file}{suffix}");
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600, "{path}");
    }
    server.stop().await;
}
