//! Whole games through HTTP and WebSocket.

use crate::client::{Client, Socket};
use crate::host::{Database, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use std::net::SocketAddr;
use table::Dice;
use tokio::task::JoinSet;

on_both_databases!(
    two_people_play_with_a_spectator_and_reconnect,
    a_person_plays_with_bots,
    one_person_holds_all_seats,
    every_number_of_seats_plays,
    a_server_that_stops_goes_on_where_it_was,
    a_long_poll_is_told_that_the_server_stops,
);

/// One of the actions that the state offers.
pub fn choose(state: &Value, dice: &mut Dice) -> Value {
    let actions = state["legal"]["actions"].as_array().unwrap();
    actions[dice.index(actions.len())].clone()
}

/// Plays a seat over one socket until the game is over; sometimes the connection is cut and opened again. An action
/// based on the last state received is accepted or refused as stale, whatever the others do at the same time.
pub async fn play(client: &Client, table: &str, seat: u8, cut_every: usize) -> Value {
    let mut dice = Dice::new(table::Seed::from_number(u64::from(seat)));
    let query = format!("?as={seat}");
    let mut socket = client.socket(table, &query).await;
    let (mut acted, mut seq) = (0, 1);
    loop {
        let state = socket.state_from(seq).await;
        if !state["result"].is_null() {
            return state;
        }
        if !state["to_act"].as_array().unwrap().contains(&json!(seat)) {
            continue;
        }
        let act = json!({"do": "act", "seq": state["seq"], "action": choose(&state, &mut dice)});
        let answer = socket.command(act).await;
        if answer["type"] == "refused" {
            // While everybody plans, another seat may use a gear first; the fresh state follows.
            assert_eq!(answer["error"]["code"], "stale", "{answer}");
            seq = state["seq"].as_i64().unwrap() + 1;
            continue;
        }
        assert_eq!(answer["type"], "done", "{answer}");
        // Messages sent before that are outdated.
        seq = answer["seq"].as_i64().unwrap();
        acted += 1;
        if cut_every > 0 && acted % cut_every == 0 {
            socket = client.socket(table, &query).await;
        }
    }
}

/// A bot key for each person: in the word game only programs get the list of legal words.
async fn programs(people: &[Client]) -> Vec<Client> {
    let mut programs = Vec::new();
    for person in people {
        programs.push(person.program().await);
    }
    programs
}

async fn watch(mut socket: Socket) -> (i64, Value) {
    let mut seen = 0;
    loop {
        let state = socket.next_of("state").await;
        assert!(state["legal"].is_null() && state["as"].is_null() && state["view"]["own"].is_null(), "{state}");
        seen += 1;
        if !state["result"].is_null() {
            return (seen, state);
        }
    }
}

async fn two_people_play_with_a_spectator_and_reconnect(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let options = json!({"characters": true});
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = people[0].open(json!({"game": "gutenberg", "options": options, "seats": seats})).await;
    let mut spectator = people[2].socket(&table, "").await;
    spectator.next_of("table").await;
    assert_eq!(people[0].table(&table).await["status"], "open");
    let joined = people[1].join(&table).await;
    assert_eq!((&joined["status"], &joined["seats"][1]["you"]), (&json!("running"), &json!(true)));
    look_back(&people, &table).await;

    let (first, second, (seen, last)) =
        tokio::join!(play(&people[0], &table, 0, 7), play(&people[1], &table, 1, 0), watch(spectator));
    assert_eq!(first["result"], second["result"]);
    assert_eq!(first["result"], last["result"]);
    assert_eq!(last["seq"].as_i64(), Some(seen), "a spectator hears every step");
    over(&people[2], &table, &first).await;
    server.stop().await;
}

/// While the game runs, everyone can look back at what they saw, and learns nothing about the other's choice.
async fn look_back(people: &[Client], table: &str) {
    let before = people[1].get(&format!("/api/tables/{table}/state")).await.good();
    let own = people[0].get(&format!("/api/tables/{table}/state")).await.good();
    let act = json!({"do": "act", "seq": own["seq"], "action": own["legal"]["actions"][0]});
    people[0].post(&format!("/api/tables/{table}/do"), act).await.good();
    let past = |ply: usize, seat: usize| {
        let path = format!("/api/tables/{table}/replay/{ply}?as={seat}");
        async move { people[seat].get(&path).await.good() }
    };
    assert_eq!(past(0, 1).await["view"], before["view"]);
    assert_eq!(past(1, 0).await["turn"]["action"], own["legal"]["actions"][0]);
    assert_eq!(past(1, 1).await["turn"], Value::Null);
}

/// What is visible after the end of a game.
async fn over(anybody: &Client, table: &str, last: &Value) {
    let shown = anybody.table(table).await;
    assert_eq!((&shown["status"], &shown["result"]), (&json!("finished"), &last["result"]));
    let record = anybody.get(&format!("/api/tables/{table}/record")).await.good();
    assert_eq!(record["result"]["scores"], record["record"]["result"]["scores"]);
    let plies = record["record"]["actions"].as_array().unwrap().len();
    let step = anybody.get(&format!("/api/tables/{table}/replay/{plies}?as=spectator")).await.good();
    assert_eq!(step["view"], last_view(anybody, table).await);
    let log = anybody.get(&format!("/api/tables/{table}/log?limit=1000")).await.good();
    assert_eq!(log["entries"].as_array().unwrap().len() as i64, log["seq"].as_i64().unwrap());
}

async fn last_view(anybody: &Client, table: &str) -> Value {
    anybody.get(&format!("/api/tables/{table}/state?as=spectator")).await.good()["view"].clone()
}

async fn a_person_plays_with_bots(database: Database) {
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    for bots in 0..=3 {
        let mut seats = vec![json!({"kind": "me"})];
        seats.extend((0..bots).map(|_| json!({"kind": "bot", "level": "apprentice"})));
        let table = person.open(json!({"game": "gutenberg", "seats": seats})).await;
        let last = play(person, &table, 0, 0).await;
        over(person, &table, &last).await;
    }
    server.stop().await;
}

/// Every number of seats of both games, people and bots by turns, each with a spectator and broken connections.
async fn every_number_of_seats_plays(database: Database) {
    let server = serve(&database).await;
    let people = programs(&guests(server.address, 4).await).await;
    for (game, options, seats) in
        [("gutenberg", json!({}), 2..=4), ("letterpress", json!({"language": "en"}), 2..=6_u8)]
    {
        for seats in seats {
            let person = |seat: u8| seat.is_multiple_of(2) || seat == 1;
            let wanted = (0..seats).map(|seat| match seat {
                0 => json!({"kind": "me"}),
                _ if person(seat) => json!({"kind": "open"}),
                _ => json!({"kind": "bot", "level": "apprentice"}),
            });
            let wanted: Vec<Value> = wanted.collect();
            let table = people[0]
                .open(json!({"game": game, "options": options, "seats": wanted, "lists_for_programs": true}))
                .await;
            let mut spectator = Client::nobody(server.address).socket(&table, "").await;
            spectator.next_of("table").await;
            let mut playing = JoinSet::new();
            for (seat, player) in (0..seats).filter(|&seat| person(seat)).zip(people.clone()) {
                player.join(&table).await;
                let table = table.clone();
                playing.spawn(async move { play(&player, &table, seat, 2 + usize::from(seat)).await });
            }
            let (results, (seen, last)) = tokio::join!(playing.join_all(), watch(spectator));
            assert!(results.iter().all(|state| state["result"] == last["result"]), "{game} of {seats}");
            assert_eq!(last["seq"].as_i64(), Some(seen), "a spectator hears every step");
            assert_eq!(last["result"]["scores"].as_array().map(Vec::len), Some(usize::from(seats)));
            over(&people[0], &table, &last).await;
        }
    }
    server.stop().await;
}

async fn one_person_holds_all_seats(database: Database) {
    let server = serve(&database).await;
    let person = &programs(&guests(server.address, 1).await).await[0];
    for (game, options) in [("gutenberg", json!({})), ("letterpress", json!({"language": "en"}))] {
        let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Grandma"}, {"kind": "me", "name": "Tom"}]);
        let opening = json!({"game": game, "options": options, "seats": seats, "lists_for_programs": true});
        let table = person.open(opening).await;
        assert_eq!(person.table(&table).await["seats"][1]["name"], "Grandma");
        let mut dice = Dice::new(table::Seed::from_number(1));
        let mut socket = person.socket(&table, "").await;
        let mut state = socket.next_of("state").await;
        while state["result"].is_null() {
            let seat = state["to_act"][0].clone();
            if state["as"] != seat {
                socket.say(json!({"do": "look", "as": seat})).await;
                state = socket.next_where(|message| message["type"] == "state" && message["as"] == seat).await;
            }
            let action = choose(&state, &mut dice);
            let done = socket.command(json!({"do": "act", "seat": seat, "seq": state["seq"], "action": action})).await;
            state = socket.state_from(done["seq"].as_i64().unwrap()).await;
        }
        over(person, &table, &state).await;
    }
    server.stop().await;
}

async fn a_server_that_stops_goes_on_where_it_was(database: Database) {
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]);
    let table = person.open(json!({"game": "gutenberg", "seats": seats})).await;
    let mut dice = Dice::new(table::Seed::from_number(2));
    let mut socket = person.socket(&table, "").await;
    let mut state = socket.next_of("state").await;
    for _ in 0..5 {
        while !state["to_act"].as_array().unwrap().contains(&json!(0)) {
            state = socket.next_of("state").await;
        }
        let act = json!({"do": "act", "seq": state["seq"], "action": choose(&state, &mut dice)});
        let done = socket.command(act).await;
        assert_eq!(done["type"], "done", "{done}");
        state = socket.state_from(done["seq"].as_i64().unwrap()).await;
    }
    let before: SocketAddr = server.address;
    server.stop().await;
    assert_eq!(socket.next_of("bye").await["retry_ms"], 1000);

    let server = serve(&database).await;
    assert_ne!(before, server.address);
    let person = person.at(server.address);
    assert!(person.table(&table).await["seq"].as_i64() >= state["seq"].as_i64());
    let last = play(&person, &table, 0, 0).await;
    over(&person, &table, &last).await;
    server.stop().await;
}

/// A long poll gets an answer when the server stops.
async fn a_long_poll_is_told_that_the_server_stops(database: Database) {
    let server = serve(&database).await;
    let person = guests(server.address, 1).await.remove(0);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = person.open(json!({"game": "gutenberg", "seats": seats})).await;
    let mut polls = JoinSet::new();
    for _ in 0..5 {
        let (person, path) = (person.clone(), format!("/api/tables/{table}/state?after=0&wait=30"));
        polls.spawn(async move { person.get(&path).await });
    }
    // A later request has been answered, so the long polls are waiting by now.
    for _ in 0..20 {
        person.table(&table).await;
    }
    server.stop().await;
    for answer in polls.join_all().await {
        assert_eq!((answer.status, answer.code().as_str()), (503, "stopping"));
        assert_eq!(answer.header("retry-after"), Some("1"));
    }
}
