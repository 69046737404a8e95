//! Two games that differ only in hidden facts look the same, byte for byte, to whoever may not know those facts.

use crate::client::{Client, Socket};
use crate::host::{Database, config};
use serde_json::{Value, json};
use server::Config;
use std::sync::Arc;
use table::{Dice, Seed};

const SERVER_SEED: Seed = Seed::from_number(77);

/// What everybody was sent in a whole game, by viewer: seat 0, seat 1, a spectator.
struct Heard {
    by_viewer: Vec<Vec<String>>,
    /// How often the secret first thought differed from what came to light.
    secrets: usize,
}

/// Plays a whole game. Wherever seat 0 decides in secret, it first decides something else, the `first_thought`-th that
/// is legal, and then changes its mind before the last seat decides.
async fn play(first_thought: usize) -> Heard {
    let database = Database::sqlite();
    let config = Config { seeds: Arc::new(|| SERVER_SEED), ..config(&database.address) };
    let server = server::serve(config).await.unwrap();
    let people = crate::host::guests(server.address, 3).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opening = json!({"game": "gutenberg", "options": {"characters": true}, "seats": seats});
    let table = people[0].open(opening).await;
    people[1].join(&table).await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.socket(&table, "").await);
    }
    let mut dice = Dice::new(Seed::from_number(5));
    let mut states = next_states(&mut sockets, 1).await;
    let mut secrets = 0;
    while states[0]["result"].is_null() {
        let seat = states[0]["to_act"][0].as_u64().unwrap() as usize;
        let actions = states[seat]["legal"]["actions"].as_array().unwrap().clone();
        let decided = actions[dice.index(actions.len())].clone();
        let together = states[0]["to_act"].as_array().unwrap().len() > 1;
        if seat == 0 && together {
            let thought = &actions[first_thought % actions.len()];
            secrets += usize::from(*thought != decided);
            states = act(&people[seat], &mut sockets, &table, &states[seat], thought).await;
        }
        states = act(&people[seat], &mut sockets, &table, &states[seat], &decided).await;
    }
    let mut by_viewer: Vec<Vec<String>> = sockets.into_iter().map(|socket| socket.heard).collect();
    for (person, heard) in people.iter().zip(&mut by_viewer) {
        heard.push(person.get(&format!("/api/tables/{table}/state")).await.text);
    }
    for heard in by_viewer.iter_mut().flatten() {
        *heard = without_the_unique(heard, &table);
    }
    server.stop().await;
    Heard { by_viewer, secrets }
}

async fn act(person: &Client, sockets: &mut [Socket], table: &str, state: &Value, action: &Value) -> Vec<Value> {
    let seq = state["seq"].as_i64().unwrap();
    let body = json!({"do": "act", "seq": seq, "action": action});
    person.post(&format!("/api/tables/{table}/do"), body).await.good();
    next_states(sockets, seq + 1).await
}

async fn next_states(sockets: &mut [Socket], seq: i64) -> Vec<Value> {
    let mut states = Vec::new();
    for socket in sockets {
        states.push(socket.state_from(seq).await);
    }
    states
}

/// Ids and times differ between any two tables.
fn without_the_unique(text: &str, table: &str) -> String {
    let mut value: Value = serde_json::from_str(text).unwrap();
    if let Some(shown) = value.get_mut("table").and_then(Value::as_object_mut) {
        for time in ["opened_at", "started_at", "ended_at"] {
            shown.remove(time);
        }
        // Which is a hash of the table's id.
        shown["fair"]["commitment"].take();
    }
    value.to_string().replace(table, "TABLE")
}

#[tokio::test]
async fn nobody_is_sent_what_seat_0_decided_in_secret() {
    let (one, two) = (play(0).await, play(1).await);
    assert!(one.secrets > 3 && two.secrets > 3, "the games had secrets: {} {}", one.secrets, two.secrets);
    assert_ne!(one.by_viewer[0], two.by_viewer[0], "seat 0 itself saw two different games");
    for viewer in [1, 2] {
        assert_eq!(one.by_viewer[viewer].len(), two.by_viewer[viewer].len());
        for (one, two) in one.by_viewer[viewer].iter().zip(&two.by_viewer[viewer]) {
            assert_eq!(one, two, "viewer {viewer} can tell the games apart");
        }
    }
}

#[tokio::test]
async fn the_seed_is_shown_to_nobody_before_the_end() {
    let heard = play(0).await;
    let seed = SERVER_SEED.to_string();
    for heard in heard.by_viewer {
        let end = heard.iter().position(|text| text.contains(r#""status":"finished""#)).unwrap();
        assert!(heard[..end].iter().all(|text| !text.contains(&seed) && !text.contains(r#""dice""#)));
    }
}
