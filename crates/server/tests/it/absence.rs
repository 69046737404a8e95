//! People who are absent on their turn, at a table without a clock.

use crate::client::{Client, Socket};
use crate::host::{Database, config, guests};
use crate::on_both_databases;
use serde_json::{Value, json};
use server::{Config, ServerHandle};
use std::time::Duration;

on_both_databases!(
    the_others_win_go_on_with_a_bot_or_abort,
    connected_and_just_disconnected_players_are_not_absent,
    connected_players_are_not_overruled,
);

async fn serve(database: &Database, absent_after: Duration) -> ServerHandle {
    server::serve(Config { absent_after, ..config(&database.address) }).await.unwrap()
}

/// A running table of this many people; returns whose turn it is, and somebody else's socket.
async fn waiting(people: &[Client], settings: Value) -> (String, usize, usize, Socket) {
    let mut opening = json!({"game": "gutenberg", "seats": vec![json!({"kind": "open"}); people.len()]});
    opening["seats"][0] = json!({"kind": "me"});
    opening["options"] = json!({"characters": false, "first": 0});
    opening.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let table = people[0].open(opening).await;
    for person in &people[1..] {
        person.join(&table).await;
    }
    // If several seats are asked at once, all but one decide.
    loop {
        let state = people[0].get(&format!("/api/tables/{table}/state")).await.good();
        let asked: Vec<usize> =
            state["to_act"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize).collect();
        if asked.len() == 1 {
            let here = (asked[0] + 1) % people.len();
            return (table.clone(), asked[0], here, people[here].socket(&table, "").await);
        }
        let own = people[asked[0]].get(&format!("/api/tables/{table}/state")).await.good();
        let act = json!({"do": "act", "seq": own["seq"], "action": own["legal"]["actions"][0]});
        people[asked[0]].post(&format!("/api/tables/{table}/do"), act).await.good();
    }
}

fn go_on(absent: usize, then: &str) -> Value {
    json!({"do": "absent", "absent": absent, "then": then})
}

async fn the_others_win_go_on_with_a_bot_or_abort(database: Database) {
    let server = serve(&database, Duration::ZERO).await;
    let people = guests(server.address, 2).await;
    for then in ["win", "bot", "abort"] {
        let (table, absent, here, mut socket) = waiting(&people, json!({})).await;
        let shown = people[here].table(&table).await;
        assert_eq!((&shown["seats"][absent]["absent"], &shown["seats"][here]["absent"]), (&json!(true), &json!(false)));
        assert_eq!(shown["absent_after_s"], 0);
        let done = socket.command(go_on(absent, then)).await;
        assert_eq!(done["type"], "done", "{done}");
        let state = socket.state_from(done["seq"].as_i64().unwrap()).await;
        match then {
            "win" => {
                assert_eq!(state["result"], json!({"scores": null, "winners": [here], "by": "resignation"}));
                assert_eq!(state["cause"], json!({"kind": "absent", "seat": absent}));
            }
            "bot" => {
                assert_eq!(state["result"], Value::Null);
                let seat = people[here].table(&table).await["seats"][absent].clone();
                assert_eq!((&seat["bot_plays"], &seat["resigned"]), (&json!(true), &json!(false)));
                let act = json!({"do": "act", "seat": absent, "seq": state["seq"], "action": "pass"});
                assert_eq!(people[absent].post(&format!("/api/tables/{table}/do"), act).await.code(), "forbidden");
            }
            _ => {
                assert_eq!(state["result"], json!({"scores": null, "winners": [], "by": "abort"}));
                assert_eq!(state["cause"], json!({"kind": "abort", "seat": here}));
            }
        }
        if then != "bot" {
            let record = people[absent].get(&format!("/api/tables/{table}/record")).await;
            assert!(server::verify(&record.text).is_ok(), "{record:?}");
            assert_eq!(people[here].table(&table).await["status"], "finished");
        }
    }
    server.stop().await;
}

async fn connected_and_just_disconnected_players_are_not_absent(database: Database) {
    let server = serve(&database, Duration::from_secs(3600)).await;
    let people = guests(server.address, 3).await;
    let (table, absent, here, mut socket) = waiting(&people[..2], json!({})).await;
    let shown = people[here].table(&table).await;
    assert_eq!((&shown["seats"][absent]["absent"], &shown["absent_after_s"]), (&json!(false), &json!(3600)));
    assert_eq!(socket.command(go_on(absent, "win")).await["error"]["code"], "not_absent");
    assert_eq!(socket.command(go_on(here, "win")).await["error"]["code"], "not_absent", "oneself");
    assert_eq!(socket.command(go_on(7, "win")).await["error"]["code"], "not_found");
    let stranger = people[2].post(&format!("/api/tables/{table}/do"), go_on(absent, "abort")).await;
    assert_eq!(stranger.code(), "forbidden");
    server.stop().await;

    // At a table with a clock, only the clock counts.
    let server = serve(&database, Duration::ZERO).await;
    let people: Vec<Client> = people.iter().map(|person| person.at(server.address)).collect();
    let (table, absent, here, mut socket) = waiting(&people[..2], json!({"clock": {"days": 1}})).await;
    assert_eq!(people[here].table(&table).await["absent_after_s"], Value::Null);
    assert_eq!(socket.command(go_on(absent, "bot")).await["error"]["code"], "not_absent");

    // A connected player is not absent. One who disconnects is, and the others are told.
    let (table, absent, here, mut socket) = waiting(&people[..2], json!({})).await;
    let back = people[absent].socket(&table, "").await;
    socket.next_where(|message| message["table"]["seats"][absent]["online"] == true).await;
    assert_eq!(people[here].table(&table).await["seats"][absent]["absent"], false);
    assert_eq!(socket.command(go_on(absent, "bot")).await["error"]["code"], "not_absent");
    drop(back);
    socket.next_where(|message| message["table"]["seats"][absent]["absent"] == true).await;
    server.stop().await;

    // Nobody moves in the meantime: the listeners are told when the time runs out.
    let server = serve(&database, Duration::from_millis(1500)).await;
    let people: Vec<Client> = people.iter().map(|person| person.at(server.address)).collect();
    let (_, absent, _, mut socket) = waiting(&people[..2], json!({})).await;
    assert_eq!(socket.next_of("table").await["table"]["seats"][absent]["absent"], false);
    socket.next_where(|message| message["table"]["seats"][absent]["absent"] == true).await;
    server.stop().await;
}

async fn connected_players_are_not_overruled(database: Database) {
    let server = serve(&database, Duration::ZERO).await;
    let people = guests(server.address, 3).await;
    let (table, absent, here, mut socket) = waiting(&people, json!({})).await;
    let third = (0..3).find(|seat| ![absent, here].contains(seat)).unwrap();
    let watching = people[third].socket(&table, "").await;
    assert_eq!(
        socket.command(go_on(absent, "abort")).await["error"]["code"],
        "forbidden",
        "the third may want to play on"
    );
    assert_eq!(socket.command(go_on(third, "bot")).await["error"]["code"], "not_absent");
    drop(watching);
    socket.next_where(|message| message["table"]["seats"][third]["online"] == false).await;
    assert_eq!(socket.command(go_on(absent, "abort")).await["type"], "done");
    server.stop().await;
}
