//! Fair shuffles: the server commits to its seed before it has seen any nonce, and everyone's nonce counts.

use crate::client::Client;
use crate::host::{Database, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use server::fair_shuffle::{ShuffleProof, commitment, game_seed, seating};
use table::Seed;

on_both_databases!(
    a_full_table_waits_for_its_owners_nonce,
    people_bring_their_nonces_after_the_commitment,
    a_rematch_commits_before_anybodys_nonce,
);

async fn bring(person: &Client, table: &str, nonce: &str) -> crate::client::Answer {
    person.post(&format!("/api/tables/{table}/nonce"), json!({"nonce": nonce})).await
}

/// Ends the game, and checks its shuffle against the commitment and the nonces.
async fn over_and_verified(person: &Client, table: &str, promised: &Value, nonces: &[&str]) {
    person.post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await.good();
    let record = person.get(&format!("/api/tables/{table}/record")).await;
    assert!(server::verify(&record.text).is_ok(), "{record:?}");
    let fair = &record.json()["fair"];
    assert_eq!((&fair["commitment"], &fair["nonces"]), (promised, &json!(nonces)));
}

async fn a_full_table_waits_for_its_owners_nonce(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Tom"}, {"kind": "bot", "level": "apprentice"}]);
    let opening = json!({"game": "gutenberg", "seats": seats, "await_nonce": true, "random_seats": true});
    let early = json!({"game": "gutenberg", "seats": seats, "nonce": "too early"});
    assert_eq!(people[0].post("/api/tables", early).await.code(), "bad_request");

    let table = people[0].post("/api/tables", opening).await.good()["table"].clone();
    let (id, promised) = (table["id"].as_str().unwrap(), &table["fair"]["commitment"]);
    assert_eq!((&table["status"], &table["seats"][0]["awaits_nonce"]), (&json!("open"), &json!(true)));
    assert_eq!(people[1].post(&format!("/api/tables/{id}/join"), json!({})).await.code(), "seat_taken");
    assert_eq!(bring(&people[1], id, "not mine").await.code(), "forbidden");
    let begun = bring(&people[0], id, "mine").await.good()["table"].clone();
    assert_eq!((&begun["status"], &begun["fair"]["commitment"]), (&json!("running"), promised));
    bring(&people[0], id, "mine").await.good();
    assert_eq!(bring(&people[0], id, "another").await.code(), "not_open");
    for seat in
        [json!({"do": "resign", "seat": 0}), json!({"do": "resign", "seat": 1}), json!({"do": "resign", "seat": 2})]
    {
        people[0].post(&format!("/api/tables/{id}/do"), seat).await;
    }
    let record = people[0].get(&format!("/api/tables/{id}/record")).await;
    assert!(server::verify(&record.text).is_ok(), "{record:?}");
    assert_eq!(record.json()["fair"]["nonces"], json!(["mine", "mine", ""]));

    // A table without nonces starts at once.
    let at_once = json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]});
    assert_eq!(people[0].post("/api/tables", at_once).await.good()["table"]["status"], "running");
    server.stop().await;
}

async fn people_bring_their_nonces_after_the_commitment(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opening = json!({"game": "gutenberg", "seats": seats, "await_nonce": true});
    let id = people[0].open(opening).await;
    let promised = people[1].table(&id).await["fair"]["commitment"].clone();
    let join = format!("/api/tables/{id}/join");
    let both = json!({"nonce": "now", "await_nonce": true});
    assert_eq!(people[1].post(&join, both).await.code(), "bad_request");
    people[1].post(&join, json!({"await_nonce": true})).await.good();
    assert_eq!(bring(&people[1], &id, "second").await.good()["table"]["status"], "open", "the first is still awaited");
    assert_eq!(bring(&people[1], &id, "changed").await.code(), "nonce_given");
    // Leaving removes the nonce.
    people[1].post(&format!("/api/tables/{id}/leave"), json!({})).await.good();
    people[2].post(&join, json!({"nonce": "third"})).await.good();
    assert_eq!(bring(&people[0], &id, "first").await.good()["table"]["status"], "running");
    over_and_verified(&people[0], &id, &promised, &["first", "third"]).await;
    server.stop().await;
}

async fn a_rematch_commits_before_anybodys_nonce(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let id = people[0].open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    people[1].join(&id).await;
    people[0].post(&format!("/api/tables/{id}/do"), json!({"do": "resign"})).await.good();
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(people[1].post(&rematch, json!({"nonce": "too early"})).await.code(), "bad_request");
    let next = people[1].post(&rematch, json!({"await_nonce": true})).await.good()["table"].clone();
    let (id, promised) = (next["id"].as_str().unwrap(), &next["fair"]["commitment"]);
    let both = people[0].post(&rematch, json!({"await_nonce": true})).await.good()["table"].clone();
    assert_eq!((&both["status"], &both["fair"]["commitment"]), (&json!("open"), promised));
    bring(&people[1], id, "one").await.good();
    assert_eq!(bring(&people[0], id, "other").await.good()["table"]["status"], "running");
    over_and_verified(&people[0], id, promised, &["other", "one"]).await;
    server.stop().await;
}

/// The records that the page's own check is tested with (web/tests/unit/fair.test.mjs) match the server's computation.
#[test]
fn the_pages_test_records_are_right() {
    const FILE: &str = include_str!("../../../../web/tests/fair-records.json");
    let record = |number: u64, seats: usize, random_seats: bool| {
        let (table, server_seed) = (format!("table{number}"), Seed::from_number(number));
        let nonces: Vec<String> = (0..seats).map(|seat| format!("nonce {seat} é")).collect();
        let seed = game_seed(server_seed, nonces.iter().map(String::as_str));
        let seating = seating(seed, seats, random_seats);
        let fair =
            ShuffleProof { commitment: commitment(&table, server_seed), server_seed, nonces, random_seats, seating };
        assert_eq!(fair.verify(&table, seed), Ok(()));
        json!({"table": table, "fair": fair, "record": {"seed": seed}})
    };
    let records: Vec<Value> = [(1, 2, false), (2, 4, true), (3, 6, true), (4, 3, true), (5, 2, true)]
        .map(|(number, seats, random)| record(number, seats, random))
        .to_vec();
    let written: Value = serde_json::from_str(FILE).unwrap();
    assert_eq!(written, json!(records), "web/tests/fair-records.json should be {}", json!(records));
}
