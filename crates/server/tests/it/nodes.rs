//! Two nodes on one PostgreSQL.

use crate::client::Client;
use crate::games::{choose, play};
use crate::host::{Database, guests, serve};
use serde_json::{Value, json};
use table::{Dice, Seed};

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_play_one_game() {
    let database = Database::postgres();
    let (one, two) = (serve(&database).await, serve(&database).await);
    let people = guests(one.address, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    let elsewhere = people[1].at(two.address);
    let mut lobby = people[0].socket(&table, "").await;
    elsewhere.join(&table).await;
    lobby.next_where(|message| message["table"]["status"] == "running").await;
    let mut heard_there = elsewhere.socket(&table, "").await;
    lobby.command(json!({"do": "chat", "text": "can you hear me"})).await;
    assert_eq!(heard_there.next_of("chat").await["text"], "can you hear me");

    let (first, second) = tokio::join!(play(&people[0], &table, 0, 0), play(&elsewhere, &table, 1, 5));
    assert_eq!(first["result"], second["result"]);
    assert_eq!(first["view"]["table"], second["view"]["table"]);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_concurrent_nodes_is_stale() {
    let database = Database::postgres();
    let (one, two) = (serve(&database).await, serve(&database).await);
    let person = &guests(one.address, 1).await[0];
    let table = person.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let mut dice = Dice::new(Seed::from_number(9));
    let path = format!("/api/tables/{table}");
    for _ in 0..40 {
        let public = person.get(&format!("{path}/state")).await.good();
        let seat = &public["to_act"][0];
        let state = person.get(&format!("{path}/state?as={seat}")).await.good();
        let act = json!({"do": "act", "seat": seat, "seq": state["seq"], "action": choose(&state, &mut dice)});
        let (there, path) = (person.at(two.address), format!("{path}/do"));
        let (here, there) = tokio::join!(person.post(&path, act.clone()), there.post(&path, act));
        let mut answers = [here.status, there.status];
        answers.sort_unstable();
        assert_eq!(answers, [200, 409], "the same move is done once: {here:?} {there:?}");
    }
    let log: Value = person.get(&format!("{path}/log?limit=1000")).await.good();
    let seqs: Vec<i64> =
        log["entries"].as_array().unwrap().iter().map(|entry| entry["seq"].as_i64().unwrap()).collect();
    assert_eq!(seqs, (1..=41).collect::<Vec<_>>());
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_of_a_dead_node_continue_at_the_other() {
    let database = Database::postgres();
    let (one, two) = (serve(&database).await, serve(&database).await);
    let people = guests(one.address, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    people[1].join(&table).await;
    let mut socket = people[0].socket(&table, "").await;
    socket.next_of("state").await;
    one.stop().await;
    let people: Vec<Client> = people.iter().map(|person| person.at(two.address)).collect();
    let (first, second) = tokio::join!(play(&people[0], &table, 0, 0), play(&people[1], &table, 1, 0));
    assert_eq!(first["result"], second["result"]);
    two.stop().await;
}
