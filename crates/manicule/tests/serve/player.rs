//! Plays one game after the other, whatever happens to the servers.

use crate::client::{Client, Socket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use table::{Dice, Seed};
use tokio_tungstenite::tungstenite::Message;

/// What all players share.
#[derive(Clone)]
pub struct Evening {
    /// The servers of the tables.
    pub nodes: Arc<[SocketAddr]>,
    /// Moves acknowledged so far.
    pub moves: Arc<AtomicUsize>,
    /// Start no new games.
    pub late: Arc<AtomicBool>,
}

impl Evening {
    pub fn new(nodes: &[SocketAddr]) -> Evening {
        Evening { nodes: nodes.into(), moves: Arc::default(), late: Arc::default() }
    }

    /// Waits for this many more moves.
    pub async fn go_on(&self, moves: usize) {
        let until = self.moves.load(Ordering::Relaxed) + moves;
        while self.moves.load(Ordering::Relaxed) < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// A database outage; the request may or may not have been stored.
pub fn is_outage(code: &str) -> bool {
    ["unavailable", "outcome_unknown", "stopping"].contains(&code)
}

/// A game that was played to its end.
pub struct Played {
    pub table: String,
    /// The acknowledged moves, by `seq`.
    pub acknowledged: BTreeMap<usize, Value>,
}

pub struct Player {
    evening: Evening,
    person: Client,
    dice: Dice,
    node: usize,
}

impl Player {
    pub async fn new(evening: &Evening, number: u64) -> Player {
        let node = number as usize % evening.nodes.len();
        // A bot key: in the word game only programs get the list of legal words.
        let person = Client::guest(evening.nodes[node], "A").await.program().await;
        Player { evening: evening.clone(), person, dice: Dice::new(Seed::from_number(number)), node }
    }

    /// Plays games of this kind until told to stop. Every game is finished, so that a table that is stuck shows.
    pub async fn play(mut self, opening: Value, by_socket: bool) -> (Client, Vec<Played>) {
        let mut played = Vec::new();
        loop {
            let opened = self.ask("POST", "/api/tables", &opening.to_string()).await;
            let table = opened["table"]["id"].as_str().unwrap().to_owned();
            let mut acknowledged = BTreeMap::new();
            if by_socket {
                self.finish_by_socket(&table, &mut acknowledged).await;
            } else {
                while self.step(&table, &mut acknowledged).await {}
            }
            played.push(Played { table, acknowledged });
            if self.evening.late.load(Ordering::Relaxed) {
                return (self.person, played);
            }
        }
    }

    async fn wait_for_the_database(&self) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    /// The server that was used last is gone: continue with the next.
    async fn go_elsewhere(&mut self) {
        self.node = (self.node + 1) % self.evening.nodes.len();
        self.person = self.person.at(self.evening.nodes[self.node]);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }

    /// Retries until there is an answer, which must be a success or an outage.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Value {
        loop {
            match self.person.try_send(method, path, body).await {
                Some(answer) if is_outage(&answer.code_or_empty()) => self.wait_for_the_database().await,
                Some(answer) => return answer.good(),
                None => self.go_elsewhere().await,
            }
        }
    }

    /// One of the seats that are to act and are not a bot's.
    fn own_seat(state: &Value, table: &Value) -> Option<u64> {
        let asked = state["to_act"].as_array().unwrap().iter().filter_map(Value::as_u64);
        asked.into_iter().find(|&seat| table["seats"][seat as usize]["you"] == true)
    }

    fn choose(&mut self, state: &Value) -> Value {
        let actions = state["legal"]["actions"].as_array().unwrap();
        actions[self.dice.index(actions.len())].clone()
    }

    fn acknowledge(&self, seq: &Value, action: Value, acknowledged: &mut BTreeMap<usize, Value>) {
        let seq = seq.as_u64().unwrap() as usize;
        assert!(acknowledged.insert(seq, action).is_none(), "seq {seq} is given twice");
        self.evening.moves.fetch_add(1, Ordering::Relaxed);
    }

    /// Makes the next move over HTTP; `false` when the game is over.
    async fn step(&mut self, table: &str, acknowledged: &mut BTreeMap<usize, Value>) -> bool {
        let path = format!("/api/tables/{table}");
        let shown = self.ask("GET", &path, "").await["table"].clone();
        let public = self.ask("GET", &format!("{path}/state?as=spectator"), "").await;
        if !public["result"].is_null() {
            return false;
        }
        let Some(seat) = Player::own_seat(&public, &shown) else {
            let wait = format!("{path}/state?as=spectator&after={}&wait=20", public["seq"]);
            self.ask("GET", &wait, "").await;
            return true;
        };
        let state = self.ask("GET", &format!("{path}/state?as={seat}"), "").await;
        if state["legal"].is_null() {
            return true;
        }
        let action = self.choose(&state);
        let act = json!({"do": "act", "seat": seat, "seq": state["seq"], "action": action}).to_string();
        match self.person.try_send("POST", &format!("{path}/do"), &act).await {
            Some(answer) if answer.status == 200 => self.acknowledge(&answer.json()["seq"], action, acknowledged),
            Some(answer) if is_outage(&answer.code()) => self.wait_for_the_database().await,
            // Another node has not caught up yet.
            Some(answer) => assert_eq!(answer.code(), "stale", "{answer:?}"),
            None => self.go_elsewhere().await,
        }
        true
    }

    /// Plays a game to its end over sockets, each as long as its server lives.
    async fn finish_by_socket(&mut self, table: &str, acknowledged: &mut BTreeMap<usize, Value>) {
        loop {
            let over = match self.person.try_socket(table, "").await {
                Ok(mut socket) => self.attend(&mut socket, acknowledged).await,
                Err(_) => None,
            };
            match over {
                Some(()) => return,
                None => self.go_elsewhere().await,
            }
        }
    }

    /// `None` if the socket ends before the game.
    async fn attend(&mut self, socket: &mut Socket, acknowledged: &mut BTreeMap<usize, Value>) -> Option<()> {
        let mut shown = Value::Null;
        let mut seq = 0;
        loop {
            let message = socket.try_next().await?;
            if message["type"] == "table" {
                shown = message["table"].clone();
            }
            if message["type"] != "state" || message["seq"].as_u64() < Some(seq) {
                continue;
            }
            if !message["result"].is_null() {
                return Some(());
            }
            let Some(seat) = Player::own_seat(&message, &shown) else { continue };
            if message["as"] != seat {
                self.say(socket, json!({"do": "look", "as": seat})).await?;
                continue;
            }
            let action = self.choose(&message);
            // The command names the seat: another state may have switched the socket to another seat in the meantime.
            let act = json!({"do": "act", "seat": seat, "seq": message["seq"], "action": action});
            self.say(socket, act).await?;
            let answer = loop {
                let answer = socket.try_next().await?;
                if matches!(answer["type"].as_str(), Some("done" | "refused")) {
                    break answer;
                }
            };
            if answer["type"] == "refused" {
                if is_outage(answer["error"]["code"].as_str().unwrap()) {
                    return None;
                }
                // This node had not caught up with another that died; the fresh state follows.
                assert_eq!(answer["error"]["code"], "stale", "{answer}");
                continue;
            }
            seq = answer["seq"].as_u64().unwrap();
            self.acknowledge(&answer["seq"], action, acknowledged);
        }
    }

    async fn say(&self, socket: &mut Socket, command: Value) -> Option<()> {
        socket.stream.send(Message::text(command.to_string())).await.ok()
    }
}
