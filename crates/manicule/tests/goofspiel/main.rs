//! A third game, registered from outside: it obeys the laws, and the engine and the server play it. No other file
//! mentions it.

#![allow(clippy::unwrap_used)] // A panic fails the test.

#[path = "../../../server/tests/it/client.rs"]
mod client;
mod goofspiel;

use client::{Client, Socket};
use games::{Games, Given};
use goofspiel::{Action, Goofspiel, Options, State};
use manicule::engine::Engine;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::net::SocketAddr;
use table::laws::Laws;
use table::{Dice, Seat, Seed, Viewer};
use words::Words;

fn games() -> Games {
    Games::standard().with(Goofspiel)
}

/// Other bids of the other seats, and other prizes to come.
fn disguise(state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut other = state.clone();
    for seat in (0..state.hands.len()).filter(|&seat| viewer != Viewer::Seat(Seat(seat as u8))) {
        let hand = &state.hands[seat];
        other.bids[seat] = state.bids[seat].map(|_| hand[dice.index(hand.len())]);
    }
    other.dice = Dice::new(dice.seed());
    other
}

fn conserved(state: &State) -> Result<(), String> {
    let left = state.prizes.len() + usize::from(state.prize.is_some());
    let full = state.hands.iter().all(|hand| hand.len() == left);
    full.then_some(()).ok_or_else(|| format!("{left} prizes, but the hands are {:?}", state.hands))
}

#[test]
fn it_obeys_the_laws() {
    for seed in 0..100 {
        let options = Options { people: 2 + (seed % 3) as u8, cards: 1 + (seed % 7) as u8 };
        let laws = Laws {
            game: &Goofspiel,
            disguise: &disguise,
            conserved: &conserved,
            any_action: &|dice| Action::Bid { card: dice.below(15) as u8 },
            seats: options.people,
        };
        laws.hold_for(&options, Seed::from_number(seed));
    }
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let reply: Value = serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap();
    assert!(reply.get("error").is_none(), "{request} → {reply}");
    reply["ok"].clone()
}

#[test]
fn the_engine_plays_it() {
    let mut engine = Engine::new(Words::new("en").unwrap(), games());
    let known = ask(&mut engine, &json!({"cmd": "hello"}));
    assert_eq!((&known["games"][2]["name"], &known["games"][2]["rules_version"]), (&json!("goofspiel"), &json!(1)));
    let mut now = ask(&mut engine, &json!({"cmd": "new", "game": "goofspiel", "options": {"people": 3}}));
    while let Some(seat) = now["to_act"][0].as_u64() {
        let refused =
            engine.answer(json!({"cmd": "apply", "seat": seat, "action": {"bid": {"card": 9}}}).to_string().as_bytes());
        assert!(refused.contains("\"not_in_hand\""), "{refused}");
        // A game without bots of its own has players that take a random legal action.
        let chosen = ask(&mut engine, &json!({"cmd": "bot", "seat": seat, "level": "master"}));
        now = ask(&mut engine, &json!({"cmd": "apply", "seat": seat, "action": chosen["action"]}));
    }
    assert_eq!(now["ply"], 15);
    let record = ask(&mut engine, &json!({"cmd": "record"}));
    let replayed = ask(&mut engine, &json!({"cmd": "replay", "record": record}));
    assert_eq!(replayed["result"], now["result"]);
}

#[test]
fn it_is_simulated() {
    let table = games().get("goofspiel").unwrap().simulation(Given::Text("{}"), Some(4)).unwrap();
    assert_eq!(table.options(), json!({"people": 4, "cards": 5}));
    let finished = table.random_game(Seed::from_number(1), Seed::from_number(2));
    assert_eq!(finished.plies, 20);
    let players = ["random", "master", "master", "random"].map(|player| player.parse().unwrap());
    let (outcome, pace) = table.bot_game(Seed::from_number(1), Seed::from_number(2), &players);
    assert_eq!(outcome.scores().len(), 4);
    assert!(pace.iter().all(|pace| pace.moves == 5));
}

/// Bids the lowest card whenever this seat is asked, until the game is over; returns the last state.
async fn play(mut socket: Socket, seat: u64) -> Value {
    loop {
        let state = socket.next_of("state").await;
        if !state["result"].is_null() {
            return state;
        }
        if state["to_act"].as_array().unwrap().contains(&json!(seat)) {
            assert_eq!(state["view"]["bid"], Value::Null, "nobody sees the bids of others: {state}");
            let action = state["legal"]["actions"][0].clone();
            socket.say(json!({"do": "act", "seq": state["seq"], "action": action})).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_a_bot_play_it_on_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("goofspiel.db").display());
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), &database);
    let server = server::serve(Config { games: games(), limits: Limits::none(), ..config }).await.unwrap();
    let (ada, ben) = (Client::guest(server.address, "Ada").await, Client::guest(server.address, "Ben").await);
    let listed = ada.get("/api/games").await.good();
    assert_eq!(listed["games"][2]["name"], "goofspiel");

    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}]);
    let table = ada.open(json!({"game": "goofspiel", "options": {"cards": 4}, "seats": seats})).await;
    ben.join(&table).await;
    let sockets = [ada.socket(&table, "").await, ben.socket(&table, "").await];
    let [first, second] = sockets;
    let (one, other) = tokio::join!(play(first, 0), play(second, 1));
    assert_eq!(one["view"]["scores"], other["view"]["scores"]);

    let record = ada.get(&format!("/api/tables/{table}/record")).await.good().to_string();
    let verified = server::verify_with(&record, &games()).unwrap();
    assert_eq!((verified.game.as_str(), verified.plies), ("goofspiel", 12));
    server.stop().await;
}
