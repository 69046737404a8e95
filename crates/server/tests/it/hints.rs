//! The person who opens a table decides whether pages may show hints; the table stores it, and the rematch inherits it.

use crate::host::{Database, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};

on_both_databases!(hints_are_allowed_if_the_opener_said_so);

async fn hints_are_allowed_if_the_opener_said_so(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let mut tables = Vec::new();
    for (opening, allowed) in [
        (json!({"game": "gutenberg", "seats": seats, "hints": true}), true),
        (json!({"game": "gutenberg", "seats": seats, "hints": false}), false),
        (json!({"game": "gutenberg", "seats": seats}), false),
    ] {
        let table = people[0].open(opening).await;
        people[1].join(&table).await;
        tables.push((table, allowed));
    }
    server.stop().await;
    let server = serve(&database).await;
    let people = [people[0].at(server.address), people[1].at(server.address)];
    for (table, allowed) in tables {
        let shown = people[1].get(&format!("/api/tables/{table}")).await.good();
        assert_eq!(shown["table"]["hints"], Value::Bool(allowed));
        people[0].post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await.good();
        let next = people[1].post(&format!("/api/tables/{table}/rematch"), json!({})).await.good();
        assert_eq!(next["table"]["hints"], Value::Bool(allowed));
    }
    server.stop().await;
}
