//! Games of older versions: continued if possible, always readable.

use crate::client::Client;
use crate::games::{choose, play};
use crate::going_on::{self, Found};
use crate::host::{Database, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};
use std::net::SocketAddr;
use table::{Dice, Seed};

on_both_databases!(
    a_finished_game_of_an_unknown_version_can_be_read,
    a_running_game_of_an_unknown_version_is_seen_resigned_and_closed,
    clocks_and_bots_of_an_unknown_version_stand_still,
    a_game_begun_with_an_older_word_list_goes_on,
    a_table_that_has_not_started_starts_under_the_current_rules,
);

/// What another version of the program would have stored.
async fn store(database: &Database, sql: &'static str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.address).await.unwrap();
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

const UNKNOWN_RULES: &str = "UPDATE tables SET rules_version = 99";

/// A table where one person plays the first seat and another the second.
async fn begun(server: SocketAddr, game: &str, options: Value) -> (Vec<Client>, String) {
    let mut people = guests(server, 2).await;
    // Bot keys: in the word game only programs get the list of legal words.
    for person in &mut people {
        *person = person.program().await;
    }
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opening = json!({"game": game, "options": options, "seats": seats, "lists_for_programs": true});
    let table = people[0].open(opening).await;
    people[1].join(&table).await;
    (people, table)
}

async fn act(person: &Client, table: &str, dice: &mut Dice) {
    let state = person.get(&format!("/api/tables/{table}/state")).await.good();
    let act = json!({"do": "act", "seq": state["seq"], "action": choose(&state, dice)});
    person.post(&format!("/api/tables/{table}/do"), act).await.good();
}

async fn a_finished_game_of_an_unknown_version_can_be_read(database: Database) {
    let server = serve(&database).await;
    let (people, table) = begun(server.address, "gutenberg", json!({})).await;
    people[0].post(&format!("/api/tables/{table}/do"), json!({"do": "chat", "text": "good game"})).await.good();
    let (last, _) = tokio::join!(play(&people[0], &table, 0, 0), play(&people[1], &table, 1, 0));
    let seen = |server: SocketAddr| {
        let person = people[0].at(server);
        let path = format!("/api/tables/{table}");
        async move {
            let mut answers = Vec::new();
            for part in ["log?limit=1000", "chat", "record"] {
                answers.push(person.get(&format!("{path}/{part}")).await.good());
            }
            answers
        }
    };
    let before = seen(server.address).await;
    server.stop().await;
    store(&database, UNKNOWN_RULES).await;

    let server = serve(&database).await;
    let mut after = seen(server.address).await;
    assert_eq!(after[2]["record"]["rules_version"], 99);
    after[2]["record"]["rules_version"] = before[2]["record"]["rules_version"].clone();
    after[2]["record"]["options"] = before[2]["record"]["options"].clone();
    assert_eq!(after, before, "log, chat and record are as they were");
    server::verify(&after[2].to_string()).unwrap();

    let person = people[0].at(server.address);
    let shown = person.table(&table).await;
    assert_eq!((&shown["status"], &shown["result"]), (&json!("finished"), &last["result"]));
    assert!(shown["unplayable"].as_str().unwrap().contains("rules version 99"), "{shown}");
    let state = person.get(&format!("/api/tables/{table}/state")).await.good();
    assert_eq!((&state["view"], &state["result"]), (&Value::Null, &last["result"]));
    let replay = person.get(&format!("/api/tables/{table}/replay/1?as=all")).await;
    assert_eq!((replay.status, replay.code().as_str()), (409, "unplayable"));
    let again = person.post(&format!("/api/tables/{table}/rematch"), json!({})).await.good();
    assert_ne!(again["table"]["rules_version"], 99, "a rematch is played under the current rules");
    let export = server::Admin::open(&database.address).await.unwrap().export(&table).await.unwrap();
    assert_eq!(serde_json::from_str::<Value>(&export).unwrap()["record"]["rules_version"], 99);
    server.stop().await;
}

async fn a_running_game_of_an_unknown_version_is_seen_resigned_and_closed(database: Database) {
    let server = serve(&database).await;
    let (people, resigned) = begun(server.address, "gutenberg", json!({})).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "apprentice"}]);
    let closed = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    let left = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    let mut dice = Dice::new(Seed::from_number(1));
    let log = format!("/api/tables/{resigned}/log");
    let first = people[0].get(&format!("/api/tables/{resigned}/state")).await.good()["to_act"][0].as_u64().unwrap();
    act(&people[first as usize], &resigned, &mut dice).await;
    let before = people[0].get(&log).await.good();
    server.stop().await;
    store(&database, UNKNOWN_RULES).await;

    let server = serve(&database).await;
    let people: Vec<Client> = people.iter().map(|person| person.at(server.address)).collect();
    assert_eq!(people[0].get(&log).await.good(), before);
    let mut socket = people[0].socket(&resigned, "").await;
    let state = socket.next_of("state").await;
    assert_eq!((&state["view"], &state["legal"], &state["as"]), (&Value::Null, &Value::Null, &json!(0)));
    for refused in [
        json!({"do": "act", "seq": state["seq"], "action": {}}),
        json!({"do": "undo", "seq": state["seq"]}),
        json!({"do": "explain", "action": {}}),
    ] {
        let answer = socket.command(refused).await;
        assert_eq!(answer["error"]["code"], "unplayable", "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("rules version 99"), "{answer}");
    }
    assert_eq!(socket.command(json!({"do": "chat", "text": "what now?"})).await["type"], "done");
    assert_eq!(socket.command(json!({"do": "resign"})).await["type"], "done");
    let over = people[1].table(&resigned).await;
    assert_eq!((&over["status"], &over["result"]["winners"]), (&json!("finished"), &json!([1])));

    let path = format!("/api/tables/{closed}");
    assert_eq!(people[1].send("DELETE", &path, "").await.status, 403, "only its owner closes a table");
    let over = people[0].send("DELETE", &path, "").await.good();
    assert_eq!((&over["table"]["status"], &over["table"]["to_act"]), (&json!("closed"), &json!([])));
    people[0].post(&format!("/api/tables/{left}/do"), json!({"do": "resign"})).await.good();
    let over = people[0].table(&left).await;
    assert_eq!((&over["status"], &over["result"]), (&json!("closed"), &Value::Null), "no person is left to play");
    server.stop().await;
}

async fn clocks_and_bots_of_an_unknown_version_stand_still(database: Database) {
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    let clock = json!({"bank_s": 10, "increment_s": 0});
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]);
    let table = person.open(json!({"game": "gutenberg", "seats": seats, "clock": clock})).await;
    let seq = person.table(&table).await["seq"].clone();
    server.stop().await;
    store(&database, UNKNOWN_RULES).await;
    store(&database, "UPDATE tables SET deadline = 1, bot_due = 1, revision = revision + 1").await;

    let server = serve(&database).await;
    let person = person.at(server.address);
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.address).await.unwrap();
    loop {
        let query = "SELECT COUNT(*) FROM tables WHERE deadline IS NOT NULL OR bot_due = 1";
        let waiting: i64 = sqlx::query_scalar(query).fetch_one(&mut connection).await.unwrap();
        if waiting == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let shown = person.table(&table).await;
    assert_eq!((&shown["status"], shown["seats"][0]["bot_plays"].as_bool()), (&json!("running"), Some(false)));
    assert!(shown["seq"].as_i64() >= seq.as_i64());
    server.stop().await;
}

/// A database of the program as it was at rules version 1 of Gutenberg, with the decks and word lists of that time.
#[tokio::test]
async fn a_database_of_the_first_version_is_read_and_its_games_go_on() {
    let database = Database::sqlite();
    let file = database.address.trim_start_matches("sqlite:");
    let packed = format!("{}/tests/it/version-1.db.gz", env!("CARGO_MANIFEST_DIR"));
    let unpacked = std::process::Command::new("gzip").args(["-dc", &packed]).output().unwrap();
    assert!(unpacked.status.success(), "{}", String::from_utf8_lossy(&unpacked.stderr));
    std::fs::write(file, unpacked.stdout).unwrap();
    let server = serve(&database).await;
    let found = going_on::check(server.address, &database.address).await;
    assert_eq!(found, Found { finished: 20, running: 20 });
    server.stop().await;
}

/// Reverses the words of the stored games, so that no list contains them.
async fn turn_words_around(database: &Database) -> usize {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.address).await.unwrap();
    let query = "SELECT table_id, seq, action FROM entries WHERE action LIKE '{\"write\"%'";
    let written: Vec<(String, i64, String)> = sqlx::query_as(query).fetch_all(&mut connection).await.unwrap();
    let count = written.len();
    for (table, seq, action) in written {
        let mut action: Value = serde_json::from_str(&action).unwrap();
        let word: String = action["write"]["word"].as_str().unwrap().chars().rev().collect();
        action["write"] = json!({ "word": word });
        let update = sqlx::query("UPDATE entries SET action = $3 WHERE table_id = $1 AND seq = $2");
        update.bind(table).bind(seq).bind(action.to_string()).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    count
}

async fn a_game_begun_with_an_older_word_list_goes_on(database: Database) {
    let server = serve(&database).await;
    let (people, table) = begun(server.address, "letterpress", json!({"language": "en"})).await;
    let mut dice = Dice::new(Seed::from_number(4));
    // Until one of them has written a word.
    let state = format!("/api/tables/{table}/state");
    for person in people.iter().cycle() {
        let seen = person.get(&state).await.good();
        let own = json!(seen["as"].as_u64().unwrap());
        if seen["view"]["step"] == "write" {
            let actions = seen["legal"]["actions"].as_array().unwrap();
            let words: Vec<&str> = actions.iter().filter_map(|action| action["write"]["word"].as_str()).collect();
            let unlisted = |word: &&&str| !words.contains(&word.chars().rev().collect::<String>().as_str());
            if let Some(word) = words.iter().find(unlisted) {
                let act = json!({"do": "act", "seq": seen["seq"], "action": {"write": {"word": word}}});
                person.post(&format!("/api/tables/{table}/do"), act).await.good();
                break;
            }
        }
        if seen["to_act"].as_array().unwrap().contains(&own) {
            act(person, &table, &mut dice).await;
        }
    }
    server.stop().await;
    assert_eq!(turn_words_around(&database).await, 1);

    let server = serve(&database).await;
    let shown = people[0].at(server.address).get(&state).await.good();
    assert_eq!(shown["view"], Value::Null, "the current list does not allow this word");
    server.stop().await;
    store(&database, "UPDATE tables SET content = substr(content, 1, 31) || '0123456789abcdef'").await;

    let server = serve(&database).await;
    let people: Vec<Client> = people.iter().map(|person| person.at(server.address)).collect();
    let (last, _) = tokio::join!(play(&people[0], &table, 0, 0), play(&people[1], &table, 1, 0));
    assert_eq!(last["result"]["by"], "rules");
    let record = people[0].get(&format!("/api/tables/{table}/record")).await.good();
    assert!(record["record"]["content"].as_str().unwrap().ends_with(" words 0123456789abcdef"), "{record}");
    let verified = server::verify(&record.to_string()).unwrap();
    assert_eq!(verified.on_trust.len(), 1, "{verified:?}");
    let plies = record["record"]["actions"].as_array().unwrap().len();
    people[0].get(&format!("/api/tables/{table}/replay/{plies}?as=all")).await.good();
    server.stop().await;
}

async fn a_table_that_has_not_started_starts_under_the_current_rules(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    let present = people[0].table(&table).await["rules_version"].clone();
    server.stop().await;
    store(&database, UNKNOWN_RULES).await;
    store(&database, "UPDATE tables SET content = 'other cards'").await;

    let server = serve(&database).await;
    let people: Vec<Client> = people.iter().map(|person| person.at(server.address)).collect();
    let begun = people[1].join(&table).await;
    assert_eq!((&begun["status"], &begun["rules_version"]), (&json!("running"), &present));
    server.stop().await;

    let server = serve(&database).await;
    let state = people[0].at(server.address).get(&format!("/api/tables/{table}/state")).await.good();
    assert!(state["view"].is_object(), "{state}");
    server.stop().await;
}
