//! Runs the example of docs/bot-api.md unchanged.

use crate::client::Client;
use crate::host::{Database, serve};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

#[tokio::test(flavor = "multi_thread")]
async fn the_python_example_plays_a_whole_game_against_itself() {
    let source = std::fs::read_to_string(Path::new(EXAMPLE)).unwrap();
    assert!(source.lines().count() < 60);
    let database = Database::sqlite();
    let server = serve(&database).await;
    let owner = Client::guest(server.address, "O").await;
    let seats = json!([{"kind": "open"}, {"kind": "open"}]);
    let table = owner.open(json!({"game": "gutenberg", "seats": seats})).await;
    let mut bots = Vec::new();
    for name in ["One", "Two"] {
        let person = Client::guest(server.address, name).await;
        let key = person.post("/api/me/keys", json!({"name": "bot"})).await.good()["key"].as_str().unwrap().to_owned();
        let mut python = Command::new("python3");
        python.arg(EXAMPLE).arg(format!("http://{}", server.address)).arg(&table).env("MANICULE_KEY", key);
        bots.push(python.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap());
    }
    for bot in bots {
        let output = tokio::task::spawn_blocking(|| bot.wait_with_output()).await.unwrap().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
        let result: Value = serde_json::from_str(&said).unwrap();
        assert_eq!(result["by"], "rules");
    }
    assert_eq!(owner.table(&table).await["seats"][0]["program"], true);
    server.stop().await;
}
