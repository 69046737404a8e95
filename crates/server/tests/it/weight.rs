//! The size of a state message: the page has the rules itself, so it gets no lists.

use crate::client::{Client, Socket};
use crate::games::choose;
use crate::host::{Database, guests, serve};
use serde_json::{Value, json};
use table::{Dice, Seed};

/// Bytes of a state of Gutenberg while four people plan.
const PLANNING: usize = 6_000;

/// All states of a four-player game of Gutenberg, as sent to each of the four pages.
async fn sent_to_pages(people: &[Client]) -> Vec<String> {
    let mut seats = vec![json!({"kind": "open"}); people.len()];
    seats[0] = json!({"kind": "me"});
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats, "options": {"characters": true}})).await;
    for person in &people[1..] {
        person.join(&table).await;
    }
    let mut players: Vec<Socket> = Vec::new();
    let mut pages: Vec<Socket> = Vec::new();
    for person in people {
        players.push(person.socket(&table, "").await);
        pages.push(person.without_lists().socket(&table, "").await);
    }
    let mut states: Vec<Value> = Vec::new();
    for player in &mut players {
        states.push(player.next_of("state").await);
    }
    let mut dice = Dice::new(Seed::from_number(8));
    while states[0]["result"].is_null() {
        let seat = states[0]["to_act"][0].as_u64().unwrap() as usize;
        let seq = states[seat]["seq"].as_i64().unwrap();
        let act = json!({"do": "act", "seq": seq, "action": choose(&states[seat], &mut dice)});
        players[seat].say(act).await;
        for (state, player) in states.iter_mut().zip(&mut players) {
            *state = player.state_from(seq + 1).await;
        }
    }
    let last = states[0]["seq"].as_i64().unwrap();
    let mut sent = Vec::new();
    for page in &mut pages {
        page.state_from(last).await;
        sent.append(&mut page.heard);
    }
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_gets_no_lists_and_small_states() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let people = guests(server.address, 4).await;
    let mut planning = Vec::new();
    for text in sent_to_pages(&people).await {
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "state" {
            assert_eq!(message["legal"], Value::Null, "{text}");
            if message["view"]["table"]["phase"] == "plan" {
                planning.push(text);
            }
        }
    }
    let heaviest = planning.iter().max_by_key(|text| text.len()).unwrap();
    println!("{} planning states, the heaviest {} bytes", planning.len(), heaviest.len());
    assert!(heaviest.len() <= PLANNING, "{} bytes: {heaviest}", heaviest.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_are_listed_their_actions_unasked() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let person = guests(server.address, 1).await.remove(0).without_lists();
    let program = person.program().await;
    let table = program.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let state = program.get(&format!("/api/tables/{table}/state")).await.good();
    let path = format!("/api/tables/{table}/state?as={}", state["to_act"][0]);
    assert!(program.get(&path).await.good()["legal"]["actions"].as_array().is_some_and(|actions| !actions.is_empty()));
    assert_eq!(person.get(&path).await.good()["legal"], Value::Null);
    let asked = program.get(&format!("{path}&legal=false")).await.good();
    assert_eq!(asked["legal"], Value::Null);
    server.stop().await;
}
