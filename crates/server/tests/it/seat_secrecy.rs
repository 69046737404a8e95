//! Only the current occupant of a seat learns its secrets: after leaving, coming back, drawn seats, removal, a ban, signing
//! out, closed tables, rematches, and at tables without spectators.

use crate::client::{Answer, Client, Socket};
use crate::games::choose;
use crate::host::{Database, config, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use server::{Admin, Config, Limits};
use std::time::Duration;
use table::{Dice, Seed};

on_both_databases!(
    a_seat_that_was_left_is_no_longer_visible,
    a_long_poll_answers_for_the_seat_of_that_moment,
    drawn_seats_are_seen_by_those_who_drew_them,
    a_table_without_spectators_shows_strangers_its_card_only,
    people_who_leave_or_are_removed_become_strangers,
    a_closed_table_and_a_rematch_have_no_strangers_either,
    signed_out_or_banned_people_hear_nothing_more,
);

/// What only this seat may know, as its own view contains it.
fn own(state: &Value) -> &Value {
    &state["view"]["own"]
}

/// Opens a table with this many seats; the first person takes the first.
async fn open(person: &Client, seats: usize, settings: Value) -> String {
    let mut table = json!({"game": "gutenberg", "seats": vec![json!({"kind": "open"}); seats]});
    table["seats"][0] = json!({"kind": "me"});
    table.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    person.open(table).await
}

async fn join(person: &Client, table: &str, seat: usize) {
    person.post(&format!("/api/tables/{table}/join"), json!({"seat": seat})).await.good();
}

async fn leave(person: &Client, table: &str) {
    person.post(&format!("/api/tables/{table}/leave"), json!({})).await.good();
}

/// Plays this many random steps with these people, by their seats.
async fn play_on(people: &[&Client], table: &str, steps: usize) {
    let mut dice = Dice::new(Seed::from_number(11));
    for _ in 0..steps {
        let state = people[0].get(&format!("/api/tables/{table}/state")).await.good();
        let seat = state["to_act"][0].as_u64().unwrap() as usize;
        let own = people[seat].get(&format!("/api/tables/{table}/state")).await.good();
        let act = json!({"do": "act", "seq": own["seq"], "action": choose(&own, &mut dice)});
        people[seat].post(&format!("/api/tables/{table}/do"), act).await.good();
    }
}

async fn say(person: &Client, table: &str, text: &str) -> Answer {
    person.post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": text})).await
}

/// Every HTTP request that reads something of a table.
fn reads(table: &str) -> Vec<String> {
    [
        "/state",
        "/state?as=spectator",
        "/state?as=0",
        "/log",
        "/log?as=0",
        "/chat",
        "/record",
        "/replay/0",
        "/replay/0?as=0",
    ]
    .iter()
    .map(|rest| format!("/api/tables/{table}{rest}"))
    .collect()
}

/// This person learns nothing of the game or the chat.
async fn sees_nothing(stranger: &Client, table: &str) {
    for path in reads(table) {
        let answer = stranger.get(&path).await;
        assert_eq!(answer.code(), "forbidden", "{path}: {answer:?}");
    }
    let card = stranger.table(table).await;
    assert_eq!((&card["fair"]["server_seed"], &card["to_act"]), (&Value::Null, &json!([])), "{card}");
}

/// Reads a socket until it closes: it gets the reason, and otherwise only what everybody may know of the seats.
async fn is_dismissed(mut socket: Socket, code: &str) {
    let mut bye = Value::Null;
    while let Some(message) = socket.try_next().await {
        bye = message;
    }
    assert_eq!((&bye["type"], &bye["code"], &bye["retry_ms"]), (&json!("bye"), &json!(code), &Value::Null));
    for text in &socket.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        assert!(["table", "bye"].contains(&message["type"].as_str().unwrap()), "{text}");
        assert_eq!(message["table"]["fair"]["server_seed"], Value::Null);
    }
}

async fn a_seat_that_was_left_is_no_longer_visible(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let table = open(&people[0], 2, json!({})).await;
    let mut old = vec![people[0].socket(&table, "").await, people[0].socket(&table, "?as=0").await];
    old[0].next_of("table").await;
    old[0].say(json!({"do": "look", "as": 0})).await;
    leave(&people[0], &table).await;
    join(&people[1], &table, 0).await;
    join(&people[0], &table, 1).await;
    for socket in &mut old {
        let state = socket.next_of("state").await;
        assert_eq!(state["as"], 1, "the seat they have now");
        socket.say(json!({"id": "l", "do": "legal"})).await;
        assert_eq!(socket.next_of("legal").await["seat"], 1);
        for command in [json!({"do": "look", "as": 0}), json!({"do": "legal", "seat": 0})] {
            socket.say(command).await;
            assert_eq!(socket.next_of("refused").await["error"]["code"], "forbidden");
        }
    }
    play_on(&[&people[1], &people[0]], &table, 25).await;
    let seq = people[0].table(&table).await["seq"].as_i64().unwrap();
    let mine = people[0].get(&format!("/api/tables/{table}/state")).await.good();
    assert!(!own(&mine).is_null());
    for socket in &mut old {
        let last = socket.next_where(|message| message["type"] == "state" && message["seq"] == seq).await;
        assert_eq!(own(&last), own(&mine));
        for text in &socket.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["type"] == "state" {
                assert_eq!(message["as"], 1, "{message}");
            }
        }
    }
    server.stop().await;
}

async fn a_long_poll_answers_for_the_seat_of_that_moment(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    for (wish, expected) in [("as=0&", None), ("", Some(1))] {
        let table = open(&people[0], 2, json!({})).await;
        let (waiter, path) = (people[0].clone(), format!("/api/tables/{table}/state?{wish}after=0&wait=30"));
        let waiting = tokio::spawn(async move { waiter.get(&path).await });
        // Once its request is read, it waits; the requests below reach the same table after it.
        tokio::task::yield_now().await;
        leave(&people[0], &table).await;
        join(&people[1], &table, 0).await;
        join(&people[0], &table, 1).await;
        let answer = waiting.await.unwrap();
        match expected {
            Some(seat) => assert_eq!(answer.good()["as"], seat),
            None => assert_eq!(answer.code(), "forbidden"),
        }
    }
    server.stop().await;
}

async fn drawn_seats_are_seen_by_those_who_drew_them(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let mut moved = 0;
    for _ in 0..8 {
        let table = open(&people[0], 3, json!({"random_seats": true})).await;
        let mut sockets = vec![people[0].socket(&table, "?as=0").await];
        for (seat, person) in people.iter().enumerate().skip(1) {
            sockets.push(person.socket(&table, "").await);
            join(person, &table, seat).await;
        }
        for (listed, (person, socket)) in people.iter().zip(&mut sockets).enumerate() {
            let state = socket.next_of("state").await;
            let seats = person.table(&table).await["seats"].clone();
            let seat = seats.as_array().unwrap().iter().position(|seat| seat["you"] == true).unwrap();
            assert_eq!(state["as"], seat, "the person listed as {listed} views as seat {seat}");
            let asked = person.get(&format!("/api/tables/{table}/state?as={seat}")).await.good();
            assert_eq!(state["view"], asked["view"]);
            moved += usize::from(seat != listed);
        }
    }
    assert!(moved > 0, "seats were drawn");
    server.stop().await;
}

async fn a_table_without_spectators_shows_strangers_its_card_only(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let (stranger, nobody) = (&people[2], Client::nobody(server.address));
    let table = open(&people[0], 2, json!({"spectators": false})).await;
    let mut early = vec![stranger.socket(&table, "").await, nobody.socket(&table, "").await];
    assert!(stranger.try_socket(&table, "?as=0").await.is_err());
    for socket in &mut early {
        assert_eq!(socket.next_of("table").await["table"]["seats"][0]["name"], "A", "the card is for everybody");
    }
    say(&people[0], &table, "psst, before the start").await.good();
    assert_eq!(say(stranger, &table, "let me in").await.code(), "forbidden");
    early.push(stranger.socket(&table, "?as=spectator").await);
    sees_nothing(stranger, &table).await;
    sees_nothing(&nobody, &table).await;

    join(&people[1], &table, 1).await;
    for socket in early {
        is_dismissed(socket, "no_spectators").await;
    }
    assert!(stranger.try_socket(&table, "").await.is_err() && nobody.try_socket(&table, "").await.is_err());
    play_on(&[&people[0], &people[1]], &table, 5).await;
    say(&people[0], &table, "psst, while we play").await.good();
    sees_nothing(stranger, &table).await;
    let chat = people[1].get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(chat["messages"].as_array().unwrap().len(), 2, "those who sit there read all of it");

    people[0].post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await.good();
    say(&people[1], &table, "psst, after the end").await.good();
    for stranger in [stranger, &nobody] {
        sees_nothing(stranger, &table).await;
        assert!(stranger.try_socket(&table, "").await.is_err());
    }
    people[1].get(&format!("/api/tables/{table}/record")).await.good();
    people[1].get(&format!("/api/tables/{table}/replay/0?as=0")).await.good();
    assert!(people[0].table(&table).await["fair"]["server_seed"].is_string());
    server.stop().await;
}

async fn people_who_leave_or_are_removed_become_strangers(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 4).await;
    let seat = |table: &str, seat: usize| format!("/api/tables/{table}/seats/{seat}");
    for spectators in [false, true] {
        let running = open(&people[0], 3, json!({"spectators": spectators})).await;
        join(&people[1], &running, 1).await;
        join(&people[2], &running, 2).await;
        let too_late = people[0].send("PUT", &seat(&running, 1), r#"{"kind":"open"}"#).await;
        assert_eq!(too_late.code(), "not_open", "once the game runs, everybody keeps their seat");

        let table = open(&people[0], 3, json!({"spectators": spectators})).await;
        join(&people[1], &table, 1).await;
        let mut removed = people[1].socket(&table, "?as=1").await;
        removed.next_of("table").await;
        let open_again = people[2].send("PUT", &seat(&table, 1), r#"{"kind":"open"}"#).await;
        assert_eq!(open_again.code(), "forbidden", "only the owner removes somebody");
        people[0].send("PUT", &seat(&table, 1), r#"{"kind":"open"}"#).await.good();
        let again = people[1].post(&format!("/api/tables/{table}/join"), json!({})).await;
        assert_eq!(again.code(), "removed");
        join(&people[2], &table, 1).await;
        let mut left = people[2].socket(&table, "?as=1").await;
        left.next_of("table").await;
        leave(&people[2], &table).await;
        say(&people[0], &table, "now they are gone").await.good();
        let sees = |answer: Answer| answer.status == 200;
        assert_eq!(sees(people[1].get(&format!("/api/tables/{table}/chat")).await), spectators);
        assert_eq!(sees(people[2].get(&format!("/api/tables/{table}/chat")).await), spectators);

        join(&people[3], &table, 1).await;
        people[0].send("PUT", &seat(&table, 2), r#"{"kind":"bot","level":"apprentice"}"#).await.good();
        if spectators {
            for socket in [&mut removed, &mut left] {
                let state = socket.next_of("state").await;
                assert_eq!((&state["as"], own(&state), &state["legal"]), (&Value::Null, &Value::Null, &Value::Null));
            }
        } else {
            is_dismissed(removed, "no_spectators").await;
            is_dismissed(left, "no_spectators").await;
            sees_nothing(&people[1], &table).await;
            sees_nothing(&people[2], &table).await;
        }
    }
    server.stop().await;
}

async fn a_closed_table_and_a_rematch_have_no_strangers_either(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let stranger = &people[2];
    let table = open(&people[0], 2, json!({"spectators": false})).await;
    let waiting = stranger.socket(&table, "").await;
    say(&people[0], &table, "nobody comes").await.good();
    people[0].send("DELETE", &format!("/api/tables/{table}"), "").await.good();
    is_dismissed(waiting, "no_spectators").await;
    sees_nothing(stranger, &table).await;
    people[0].get(&format!("/api/tables/{table}/chat")).await.good();

    let table = open(&people[0], 2, json!({"spectators": false})).await;
    join(&people[1], &table, 1).await;
    people[0].post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await.good();
    let rematch = |person: &Client| {
        let (person, path) = (person.clone(), format!("/api/tables/{table}/rematch"));
        async move { person.post(&path, json!({})).await }
    };
    assert_eq!(rematch(stranger).await.code(), "forbidden");
    let next = rematch(&people[1]).await.good()["table"]["id"].as_str().unwrap().to_owned();
    let waiting = stranger.socket(&next, "").await;
    let mut second = people[1].socket(&next, "").await;
    say(&people[1], &next, "once more").await.good();
    sees_nothing(stranger, &next).await;
    rematch(&people[0]).await.good();
    is_dismissed(waiting, "no_spectators").await;
    assert_eq!(second.next_of("state").await["as"], 1);
    sees_nothing(stranger, &next).await;
    server.stop().await;
}

async fn signed_out_or_banned_people_hear_nothing_more(database: Database) {
    let limits = Limits { review: Duration::from_millis(100), ..Limits::none() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let people = guests(server.address, 3).await;
    let table = open(&people[0], 3, json!({})).await;
    join(&people[1], &table, 1).await;
    join(&people[2], &table, 2).await;
    let mut sockets = Vec::new();
    for person in &people {
        let mut socket = person.socket(&table, "").await;
        socket.next_of("state").await;
        sockets.push(socket);
    }
    people[1].post("/api/sign-out", json!({})).await.good();
    let banned = people[2].get("/api/me").await.good()["me"]["id"].as_str().unwrap().to_owned();
    Admin::open(&database.address).await.unwrap().ban(&banned, true).await.unwrap();
    let mut banned = sockets.remove(2);
    let mut signed_out = sockets.remove(1);
    for socket in [&mut banned, &mut signed_out] {
        let bye = socket.next_of("bye").await;
        assert_eq!((&bye["code"], &bye["retry_ms"]), (&json!("session_ended"), &Value::Null));
    }
    say(&people[0], &table, "we are alone").await.good();
    for mut socket in [banned, signed_out] {
        assert_eq!(socket.try_next().await, None);
        assert!(socket.heard.iter().all(|text| !text.contains("we are alone")));
    }
    let path = format!("/api/tables/{table}/state");
    assert_eq!(people[1].get(&path).await.good()["as"], Value::Null, "a spectator like any other");
    assert_eq!(people[1].get(&format!("{path}?as=1")).await.code(), "forbidden");
    // A ban ends the session, which cannot be used again.
    assert_eq!(people[2].get(&format!("{path}?as=2")).await.code(), "forbidden");
    server.stop().await;
}
