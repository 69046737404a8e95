//! Single moves: freshness, changed decisions, undo, resigning, clocks, chat, rematch, the log.

use crate::client::{Client, Socket};
use crate::games::{choose, play};
use crate::host::{Database, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};
use std::net::SocketAddr;
use table::{Dice, Seed};

on_both_databases!(
    an_old_seq_is_refused_and_the_sender_brought_up_to_date,
    plans_are_made_at_once_and_can_be_changed,
    simultaneous_decisions_make_nobody_stale,
    undo_goes_back_to_the_last_reveal_unless_somebody_else_acted,
    resigning_loses_or_hands_over_to_a_bot,
    chat_reaches_only_those_who_may_read_it,
    a_rematch_seats_the_same_people,
    seats_are_taken_left_and_filled_before_the_start,
    the_log_tells_what_happened_since_my_last_move,
    a_timeout_hands_over_or_resigns,
    an_action_is_explained_before_it_is_done_and_to_its_own_seat_only,
    people_get_no_list_of_words,
    changes_of_mind_are_bounded,
    with_days_for_each_move_the_clock_starts_anew,
    my_tables_begin_with_those_that_wait_for_me,
);

/// A running table of guests, with their sockets.
async fn begun_by(server: SocketAddr, count: u8) -> (String, Vec<Client>, Vec<Socket>) {
    let people = guests(server, count).await;
    let mut seats = vec![json!({"kind": "open"}); usize::from(count)];
    seats[0] = json!({"kind": "me"});
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    for person in &people[1..] {
        person.join(&table).await;
    }
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.socket(&table, "").await);
    }
    (table, people, sockets)
}

async fn begun(server: SocketAddr) -> (String, Vec<Client>, Vec<Socket>) {
    begun_by(server, 2).await
}

/// Plays at random until `here` accepts the state; returns the state of each seat.
async fn play_until(sockets: &mut [Socket], here: impl Fn(&Value) -> bool) -> Vec<Value> {
    let mut dice = Dice::new(Seed::from_number(3));
    let mut states = Vec::new();
    for socket in sockets.iter_mut() {
        states.push(socket.next_of("state").await);
    }
    while !here(&states[0]) {
        let seat = states[0]["to_act"][0].as_u64().unwrap() as usize;
        let seq = states[seat]["seq"].as_i64().unwrap();
        let action = choose(&states[seat], &mut dice);
        sockets[seat].say(json!({"do": "act", "seq": seq, "action": action})).await;
        for (state, socket) in states.iter_mut().zip(sockets.iter_mut()) {
            *state = socket.state_from(seq + 1).await;
        }
    }
    states
}

fn planning(state: &Value) -> bool {
    let all = (0..state["view"]["table"]["houses"].as_array().unwrap().len()).collect::<Vec<_>>();
    state["view"]["table"]["phase"] == "plan" && state["to_act"] == json!(all)
}

async fn an_old_seq_is_refused_and_the_sender_brought_up_to_date(database: Database) {
    let server = serve(&database).await;
    let (table, people, mut sockets) = begun(server.address).await;
    let states = play_until(&mut sockets, |_| true).await;
    let seat = states[0]["to_act"][0].as_u64().unwrap() as usize;
    let act = json!({"do": "act", "seq": states[0]["seq"], "action": states[seat]["legal"]["actions"][0]});
    assert_eq!(sockets[seat].command(act.clone()).await["type"], "done");

    let again = sockets[seat].command(act).await;
    assert_eq!(again["error"]["code"], "stale");
    let fresh = sockets[seat].next_of("state").await;
    assert_eq!(fresh["seq"].as_i64().unwrap(), states[0]["seq"].as_i64().unwrap() + 1);
    let ahead = json!({"do": "act", "seq": 99, "action": "pass"});
    assert_eq!(sockets[seat].command(ahead).await["error"]["code"], "stale");

    let to_act = fresh["to_act"][0].as_u64().unwrap() as usize;
    let wrong = json!({"do": "act", "seq": fresh["seq"], "action": "pass"});
    let refused = people[to_act].post(&format!("/api/tables/{table}/do"), wrong).await;
    let error = &refused.json()["error"];
    assert_eq!((refused.status, &error["code"]), (409, &json!("illegal")));
    assert!(error["rule"].as_str().unwrap().starts_with('G') && error["reason"]["code"].is_string(), "{error}");
    server.stop().await;
}

async fn plans_are_made_at_once_and_can_be_changed(database: Database) {
    let server = serve(&database).await;
    let (_, _, mut sockets) = begun(server.address).await;
    let states = play_until(&mut sockets, planning).await;
    let seq = states[0]["seq"].clone();
    let plan = |seat: usize, which: usize| states[seat]["legal"]["actions"][which].clone();

    // Both saw the same state; what one does does not affect the other's move.
    let first = sockets[0].command(json!({"do": "act", "seq": seq, "action": plan(0, 0)})).await;
    assert_eq!(first["type"], "done");
    let changed = json!({"do": "act", "seq": first["seq"], "action": plan(0, 1)});
    assert_eq!(sockets[0].command(changed).await["type"], "done");
    let second = sockets[1].command(json!({"do": "act", "seq": seq, "action": plan(1, 0)})).await;
    assert_eq!(second["type"], "done");

    let revealed = sockets[1].state_from(second["seq"].as_i64().unwrap()).await;
    let events = revealed["events"].as_array().unwrap();
    let plans = &events.iter().find(|event| event["event"] == "plans_revealed").unwrap()["plans"];
    assert_eq!(plans[0], plan(0, 1)["plan"]["markers"], "the changed plan counts");
    server.stop().await;
}

async fn simultaneous_decisions_make_nobody_stale(database: Database) {
    let server = serve(&database).await;
    let (_, _, mut sockets) = begun_by(server.address, 3).await;
    let states = play_until(&mut sockets, planning).await;
    let seq = states[0]["seq"].clone();
    let plan = |seat: usize, which: usize, seq: &Value| json!({"do": "act", "seq": seq, "action": states[seat]["legal"]["actions"][which]});
    let first = sockets[0].command(plan(0, 0, &seq)).await;
    let taken_back = sockets[0].command(json!({"do": "undo", "seq": first["seq"]})).await;
    let again = sockets[0].command(plan(0, 0, &taken_back["seq"])).await;
    let second = sockets[1].command(plan(1, 0, &seq)).await;
    // A seat changes its plan without having seen that somebody else has planned since.
    let changed = sockets[0].command(plan(0, 1, &again["seq"])).await;
    let last = sockets[2].command(plan(2, 0, &seq)).await;
    for answer in [&first, &taken_back, &again, &second, &changed, &last] {
        assert_eq!(answer["type"], "done", "{answer}");
    }
    let revealed = sockets[1].state_from(last["seq"].as_i64().unwrap()).await;
    let plans = revealed["events"].as_array().unwrap().iter().find(|event| event["event"] == "plans_revealed");
    assert_eq!(plans.unwrap()["plans"][0], states[0]["legal"]["actions"][1]["plan"]["markers"]);
    // Now it is too late to change it.
    let late = sockets[1].command(plan(1, 1, &second["seq"])).await;
    assert_eq!(late["error"]["code"], "stale");
    server.stop().await;
}

async fn undo_goes_back_to_the_last_reveal_unless_somebody_else_acted(database: Database) {
    let server = serve(&database).await;
    let (_, _, mut sockets) = begun(server.address).await;
    let states = play_until(&mut sockets, |state| state["view"]["table"]["phase"] == "draft").await;
    let seat = states[0]["to_act"][0].as_u64().unwrap() as usize;
    let before = states[seat].clone();
    let act = json!({"do": "act", "seq": before["seq"], "action": before["legal"]["actions"][0]});
    sockets[seat].command(act).await;
    let after = sockets[seat].state_from(before["seq"].as_i64().unwrap() + 1).await;
    assert_eq!(after["can_undo"], true);

    let other = sockets[1 - seat].command(json!({"do": "undo", "seq": after["seq"]})).await;
    assert_eq!(other["error"]["code"], "cannot_undo");
    assert_eq!(sockets[seat].command(json!({"do": "undo", "seq": after["seq"]})).await["type"], "done");
    let undone = sockets[seat].state_from(after["seq"].as_i64().unwrap() + 1).await;
    assert_eq!((&undone["view"], &undone["cause"]["kind"]), (&before["view"], &json!("undo")));
    assert_eq!(undone["can_undo"], false);
    server.stop().await;
}

async fn resigning_loses_or_hands_over_to_a_bot(database: Database) {
    let server = serve(&database).await;
    let (table, people, mut sockets) = begun(server.address).await;
    assert_eq!(sockets[0].command(json!({"do": "resign"})).await["type"], "done");
    let last = sockets[1].next_where(|message| !message["result"].is_null() && message["type"] == "state").await;
    assert_eq!(last["result"], json!({"scores": null, "winners": [1], "by": "resignation"}));
    let late = sockets[1].command(json!({"do": "act", "seq": last["seq"], "action": "pass"})).await;
    assert_eq!(late["error"]["code"], "not_running");
    assert_eq!(people[0].table(&table).await["seats"][0]["resigned"], true);

    // Two of three people play on, and a bot plays for the third.
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    people[1].join(&table).await;
    people[0].post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await.good();
    let shown = people[1].table(&table).await;
    assert_eq!((&shown["status"], &shown["seats"][0]["bot_plays"]), (&json!("running"), &json!(true)));
    let last = play(&people[1], &table, 1, 0).await;
    assert!(
        !last["result"]["winners"].as_array().unwrap().contains(&json!(0)),
        "a player who resigned does not win: {last}"
    );
    server.stop().await;
}

async fn chat_reaches_only_those_who_may_read_it(database: Database) {
    let server = serve(&database).await;
    let (table, people, mut sockets) = begun(server.address).await;
    let watcher = Client::guest(server.address, "W").await;
    let mut watching = watcher.socket(&table, "").await;
    watching.command(json!({"do": "chat", "text": "psst <b>"})).await;
    sockets[0].command(json!({"do": "chat", "text": "hello"})).await;

    let heard = sockets[1].next_of("chat").await;
    assert_eq!((&heard["text"], &heard["seat"], &heard["name"]), (&json!("hello"), &json!(0), &json!("A")));
    let both: Vec<_> = watcher.get(&format!("/api/tables/{table}/chat")).await.good()["messages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["text"].clone())
        .collect();
    assert_eq!(both, [json!("psst <b>"), json!("hello")]);
    let seated = people[1].get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(seated["messages"].as_array().unwrap().len(), 1, "seats do not hear spectators while they play");

    sockets[0].command(json!({"do": "resign"})).await;
    let seated = people[1].get(&format!("/api/tables/{table}/chat")).await.good();
    assert_eq!(seated["messages"].as_array().unwrap().len(), 2);
    server.stop().await;
}

async fn a_rematch_seats_the_same_people(database: Database) {
    let server = serve(&database).await;
    let (table, people, mut sockets) = begun(server.address).await;
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(people[0].post(&rematch, json!({})).await.code(), "not_over");
    sockets[0].command(json!({"do": "resign"})).await;

    let next = people[1].post(&rematch, json!({})).await.good()["table"].clone();
    assert_eq!((&next["status"], &next["seats"][0]["reserved_for"]), (&json!("open"), &json!("A")));
    let told = sockets[0].next_where(|message| !message["table"]["rematch"].is_null()).await;
    assert_eq!(told["table"]["rematch"], next["id"]);
    let stranger = Client::guest(server.address, "S").await;
    let join = format!("/api/tables/{}/join", next["id"].as_str().unwrap());
    assert_eq!(stranger.post(&join, json!({})).await.code(), "seat_taken");
    let begun = people[0].post(&rematch, json!({})).await.good()["table"].clone();
    assert_eq!((&begun["id"], &begun["status"]), (&next["id"], &json!("running")));
    server.stop().await;
}

async fn seats_are_taken_left_and_filled_before_the_start(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats, "listed": true})).await;
    people[1].join(&table).await;
    people[1].join(&table).await;
    assert_eq!(people[1].table(&table).await["seats"][2]["kind"], "open", "joining twice takes one seat");
    let path = |rest: &str| format!("/api/tables/{table}{rest}");
    assert_eq!(people[2].post(&path("/join"), json!({"seat": 0})).await.code(), "seat_taken");
    assert_eq!(people[2].post(&path("/leave"), json!({})).await.code(), "forbidden");
    people[1].post(&path("/leave"), json!({})).await.good();
    let bot = json!({"kind": "bot", "level": "apprentice"}).to_string();
    assert_eq!(people[1].send("PUT", &path("/seats/1"), &bot).await.code(), "forbidden");
    people[0].send("PUT", &path("/seats/1"), &bot).await.good();
    let open = people[2].get("/api/tables?status=open").await.good();
    assert_eq!(open["tables"][0]["id"], table.as_str());
    let began = people[2].join(&table).await;
    assert_eq!(began["status"], "running");
    assert_eq!(people[0].send("DELETE", &path(""), "").await.code(), "not_open");
    let mine = people[2].get("/api/me/tables").await.good();
    assert_eq!(mine["tables"][0]["id"], table.as_str());

    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let unlisted = people[0].open(json!({"game": "gutenberg", "seats": seats, "listed": false})).await;
    let listed = people[2].get("/api/tables").await.good();
    assert!(listed["tables"].as_array().unwrap().iter().all(|table| table["id"] != unlisted.as_str()));
    let closed = people[0].send("DELETE", &format!("/api/tables/{unlisted}"), "").await.good();
    assert_eq!(closed["table"]["status"], "closed");
    for (wrong, code) in [
        (json!({"game": "chess", "seats": [{"kind": "me"}]}), "bad_request"),
        (json!({"game": "gutenberg", "seats": []}), "bad_request"),
        (json!({"game": "gutenberg", "seats": [{"kind": "bot", "level": "god"}]}), "bad_request"),
        (json!({"game": "gutenberg", "seats": [{"kind": "me"}], "options": {"first": 0}}), "bad_options"),
        (json!({"game": "gutenberg", "seats": [{"kind": "me"}], "options": {"cards": "/etc/passwd"}}), "bad_options"),
        (json!({"game": "gutenberg", "seats": [{"kind": "me"}], "colour": "red"}), "bad_request"),
    ] {
        assert_eq!(people[0].post("/api/tables", wrong.clone()).await.code(), code, "{wrong}");
    }
    let bots = json!([{"kind": "me"}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "apprentice"}]);
    let full =
        people[0].post("/api/tables", json!({"game": "gutenberg", "seats": bots, "options": {"automa": true}})).await;
    assert_eq!(full.json()["error"]["rule"], "G0.1");
    let reason = json!({"game": "gutenberg", "code": "no_seat_for_automa", "max": 3});
    assert_eq!(full.json()["error"]["reason"], reason, "a code with its fields");
    server.stop().await;
}

async fn the_log_tells_what_happened_since_my_last_move(database: Database) {
    let server = serve(&database).await;
    let (table, people, mut sockets) = begun(server.address).await;
    let states = play_until(&mut sockets, planning).await;
    let plan =
        |seat: usize| json!({"do": "act", "seq": states[seat]["seq"], "action": states[seat]["legal"]["actions"][0]});
    sockets[0].command(plan(0)).await;
    let log = format!("/api/tables/{table}/log?after=mine");
    assert_eq!(people[0].get(&log).await.good()["entries"], json!([]));
    sockets[1].command(plan(1)).await;
    let since = people[0].get(&log).await.good();
    assert_eq!((&since["entries"][0]["seat"], &since["entries"][0]["kind"]), (&json!(1), &json!("act")));
    let stranger = Client::nobody(server.address);
    assert_eq!(stranger.get(&log).await.status, 403);
    server.stop().await;
}

async fn a_timeout_hands_over_or_resigns(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    for (on_timeout, by) in [("bot", "rules"), ("resign", "resignation")] {
        let clock = json!({"bank_s": 1, "increment_s": 0});
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let opening = json!({"game": "gutenberg", "seats": seats, "clock": clock, "on_timeout": on_timeout});
        let table = people[0].open(opening).await;
        people[1].join(&table).await;
        let mut socket = people[0].socket(&table, "").await;
        let state = socket.next_of("state").await;
        let running = state["to_act"][0].as_u64().unwrap() as usize;
        assert_eq!(state["clocks"][running]["running"], true);
        // Nobody moves.
        let timeout = socket.next_where(|message| message["cause"]["kind"] == "timeout").await;
        assert_eq!(timeout["cause"]["seat"], running);
        let mut last = timeout;
        while last["result"].is_null() {
            last = socket.next_of("state").await;
        }
        assert_eq!(last["result"]["by"], by);
        let seat = &people[0].table(&table).await["seats"][running];
        assert_eq!((&seat["resigned"], &seat["bot_plays"]), (&json!(by == "resignation"), &json!(by == "rules")));
        let record = people[0].get(&format!("/api/tables/{table}/record")).await.text;
        assert!(server::verify(&record).is_ok(), "{record}");
    }
    server.stop().await;
}

/// A table of the word game with these people, played until words are written; returns its sockets and states.
async fn writing(people: &[&Client; 2], lists_for_programs: bool) -> (String, Vec<Socket>, Vec<Value>) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opening = json!({
        "game": "letterpress", "options": {"language": "en"}, "seats": seats, "lists_for_programs": lists_for_programs
    });
    let table = people[0].open(opening).await;
    people[1].join(&table).await;
    let mut sockets = vec![people[0].socket(&table, "").await, people[1].socket(&table, "").await];
    let states = play_until(&mut sockets, |state| state["view"]["step"] == "write").await;
    (table, sockets, states)
}

async fn an_action_is_explained_before_it_is_done_and_to_its_own_seat_only(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 3).await;
    let programs = [&people[0].program().await, &people[1].program().await];
    let (table, mut sockets, states) = writing(&programs, true).await;
    let word = &states[0]["legal"]["actions"][0]["write"]["word"];

    let good = sockets[0].command(json!({"do": "explain", "action": {"write": {"word": word}}})).await;
    assert_eq!((good["type"].as_str(), good["seat"].as_u64()), (Some("explained"), Some(0)));
    assert!(good["error"].is_null() && good["prospect"]["word"]["word"] == *word, "{good}");
    let bad = sockets[0].command(json!({"do": "explain", "action": {"write": {"word": "x-y"}}})).await;
    assert_eq!((&bad["error"]["rule"], &bad["error"]["reason"]["code"]), (&json!("L0.2"), &json!("hyphen")));
    assert_eq!(bad["seq"], states[0]["seq"], "nothing was done");

    let theirs = json!({"do": "explain", "seat": 0, "action": {"write": {"word": word}}});
    assert_eq!(sockets[1].command(theirs.clone()).await["error"]["code"], "forbidden");
    let mut watcher = people[2].socket(&table, "").await;
    assert_eq!(watcher.command(theirs).await["error"]["code"], "forbidden");
    let nonsense = sockets[0].command(json!({"do": "explain", "action": {"fly": {}}})).await;
    assert_eq!(nonsense["error"]["code"], "bad_request");
    server.stop().await;
}

/// Only a program gets the list of legal words, and only at a table that allows it.
async fn people_get_no_list_of_words(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let programs = [people[0].program().await, people[1].program().await];
    for (players, allowed) in [(&people, false), (&people, true), (&programs.to_vec(), false)] {
        let (table, mut sockets, states) = writing(&[&players[0], &players[1]], allowed).await;
        assert_eq!(states[0]["to_act"], json!([0, 1]));
        let asked = players[0].get(&format!("/api/tables/{table}/state?legal=true")).await.good();
        assert_eq!((&states[0]["legal"], &asked["legal"]), (&Value::Null, &Value::Null));
        sockets[0].say(json!({"id": 1, "do": "legal"})).await;
        assert_eq!(sockets[0].next_of("refused").await["error"]["code"], "no_help");

        // The answer does not say whether it is a word; the score of its cards is mere arithmetic.
        let cards = states[0]["view"]["own"]["drafted"].as_array().unwrap();
        let letters: Vec<&str> = cards.iter().filter_map(|card| card["letters"].as_str()).collect();
        let nonsense = letters.concat();
        let told = sockets[0].command(json!({"do": "explain", "action": {"write": {"word": nonsense}}})).await;
        assert_eq!((&told["error"], &told["prospect"]["counts"]), (&Value::Null, &Value::Null), "{told}");
        let points: u64 = cards.iter().filter_map(|card| card["value"].as_u64()).sum();
        assert!(told["prospect"]["word"]["score"].as_u64().unwrap() >= points, "{told}");
        let short = sockets[0].command(json!({"do": "explain", "action": {"write": {"word": letters[0]}}})).await;
        assert!(["too_short", "no_letters"].contains(&short["error"]["reason"]["code"].as_str().unwrap()), "{short}");
        // Writing it is an ordinary attempt.
        let seq = &states[0]["seq"];
        let written =
            sockets[0].command(json!({"do": "act", "seq": seq, "action": {"write": {"word": nonsense}}})).await;
        assert_eq!(written["error"]["reason"]["code"], "not_in_word_list", "{written}");

        // A bot key does not help in a seat that was taken without one.
        if allowed {
            let key = players[0].program().await;
            assert_eq!(key.get(&format!("/api/tables/{table}/state?as=0")).await.good()["legal"], Value::Null);
        }
    }
    server.stop().await;
}

/// Changing one decision again and again does not fill the log.
async fn changes_of_mind_are_bounded(database: Database) {
    let server = serve(&database).await;
    let (_, _, mut sockets) = begun(server.address).await;
    let states = play_until(&mut sockets, planning).await;
    let plan =
        |seq: &Value, which: usize| json!({"do": "act", "seq": seq, "action": states[0]["legal"]["actions"][which]});
    let mut done = sockets[0].command(plan(&states[0]["seq"], 0)).await;
    for change in 0..50 {
        // Replacing a plan and undoing it both count.
        done = if change % 2 == 0 {
            sockets[0].command(plan(&done["seq"], 1)).await
        } else {
            let undone = sockets[0].command(json!({"do": "undo", "seq": done["seq"]})).await;
            assert_eq!(undone["type"], "done", "{undone}");
            undone
        };
        assert_eq!(done["type"], "done", "change {change}: {done}");
    }
    for again in [plan(&done["seq"], 1), json!({"do": "undo", "seq": done["seq"]})] {
        assert_eq!(sockets[0].command(again).await["error"]["code"], "changed_too_often");
    }
    // The others continue, and the count starts again once something is revealed.
    let other = json!({"do": "act", "seq": states[1]["seq"], "action": states[1]["legal"]["actions"][0]});
    let revealed = sockets[1].command(other).await;
    assert_eq!(revealed["type"], "done", "{revealed}");
    let state = sockets[0].state_from(revealed["seq"].as_i64().unwrap()).await;
    assert!(state["events"].to_string().contains("plans_revealed"), "{state}");
    server.stop().await;
}

async fn with_days_for_each_move_the_clock_starts_anew(database: Database) {
    const DAYS: i64 = 3 * 24 * 60 * 60 * 1000;
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = person.open(json!({"game": "gutenberg", "seats": seats, "clock": {"days": 3}})).await;
    let mut socket = person.socket(&table, "").await;
    let state = socket.next_of("state").await;
    let seat = state["to_act"][0].as_u64().unwrap() as usize;
    let left = |state: &Value| state["clocks"][seat]["left_ms"].as_i64().unwrap();
    let state = loop {
        socket.say(json!({"do": "look", "as": seat})).await;
        let state = socket.next_where(|message| message["type"] == "state" && message["as"] == seat).await;
        if left(&state) < DAYS {
            break state;
        }
    };
    assert_eq!(state["clocks"][seat]["running"], true);
    let act = json!({"do": "act", "seq": state["seq"], "seat": seat, "action": state["legal"]["actions"][0]});
    let done = socket.command(act).await;
    let after = socket.state_from(done["seq"].as_i64().unwrap()).await;
    assert!(left(&after) > left(&state), "{after}");
    for clock in [json!({"days": 0}), json!({"bank_s": 0, "increment_s": 1}), json!({"days": 3, "bank_s": 1})] {
        let opening = json!({"game": "gutenberg", "seats": [{"kind": "me"}], "clock": clock});
        assert_eq!(person.post("/api/tables", opening).await.code(), "bad_request");
    }
    server.stop().await;
}

async fn my_tables_begin_with_those_that_wait_for_me(database: Database) {
    let server = serve(&database).await;
    let people = guests(server.address, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let mut tables = Vec::new();
    for first in [0, 1, 0] {
        let opening = json!({"game": "gutenberg", "seats": seats, "options": {"first": first, "characters": false}});
        let table = people[0].open(opening).await;
        people[1].join(&table).await;
        tables.push(table);
    }
    let ids = |answer: Value| -> Vec<String> {
        let tables = answer["tables"].as_array().unwrap().clone();
        tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    let waits = |table: Value, seat: u8| table["to_act"].as_array().unwrap().contains(&json!(seat));
    for (seat, person) in people.iter().enumerate() {
        let mine = ids(person.get("/api/me/tables?status=running").await.good());
        let mut waiting = Vec::new();
        for table in &mine {
            waiting.push(waits(person.table(table).await, seat as u8));
        }
        assert_eq!(mine.len(), 3);
        assert!(waiting.is_sorted_by(|a, b| a >= b), "tables where it is my turn come first: {waiting:?}");
    }
    let mut resigned = people[0].socket(&tables[1], "").await;
    resigned.command(json!({"do": "resign"})).await;
    assert_eq!(ids(people[1].get("/api/me/tables?status=finished").await.good()), [tables[1].clone()]);
    assert_eq!(ids(people[1].get("/api/me/tables?status=running").await.good()).len(), 2);
    assert_eq!(ids(Client::nobody(server.address).get("/api/tables?status=finished").await.good()).len(), 1);
    server.stop().await;
}
