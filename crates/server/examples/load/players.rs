//! Two people at each table. They move on request and measure how long it takes until both hear of it.

use crate::client::Client;
use crate::figures::Latencies;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Dice, Seed};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message};

pub struct Player {
    pub client: Client,
    pub table: String,
}

/// A move that is due at this time. It holds its permit while in flight.
struct Order {
    due: Instant,
    _permit: Option<OwnedSemaphorePermit>,
    told: mpsc::UnboundedSender<Duration>,
}

/// All tables, each played by its own task.
pub struct Tables(Vec<mpsc::UnboundedSender<Order>>);

impl Tables {
    /// Connects everybody and waits until each has seen the game.
    pub async fn seat(players: Vec<[Player; 2]>) -> Tables {
        let mut tables = Vec::with_capacity(players.len());
        for (number, pair) in players.into_iter().enumerate() {
            let mut dice = Dice::new(Seed::from_number(number as u64));
            let mut chairs = Vec::new();
            for player in pair {
                let socket = player.client.socket(&player.table, "").await;
                let mut chair = Chair { stream: socket.stream, seq: 0, choice: None };
                chair.hear_of(1, &mut dice).await;
                chairs.push(chair);
            }
            let (sender, orders) = mpsc::unbounded_channel();
            tokio::spawn(play(chairs, dice, orders));
            tables.push(sender);
        }
        Tables(tables)
    }

    /// Moves at a steady rate, whether or not the server keeps up: the time of each counts from when it was due.
    pub async fn at_rate(&self, rate: u32, moves: u32) -> Latencies {
        let (told, heard) = mpsc::unbounded_channel();
        let begun = Instant::now();
        for (number, table) in (0..moves).zip(self.0.iter().cycle()) {
            let due = begun + Duration::from_secs(1) * number / rate;
            tokio::time::sleep_until(due.into()).await;
            let _ = table.send(Order { due, _permit: None, told: told.clone() });
        }
        drop(told);
        gather(heard, begun).await
    }

    /// As many moves as the server can store, with a fixed number in flight.
    pub async fn as_fast_as_possible(&self, in_flight: usize, time: Duration) -> Latencies {
        let (told, heard) = mpsc::unbounded_channel();
        let permits = Arc::new(Semaphore::new(in_flight));
        let begun = Instant::now();
        for table in self.0.iter().cycle() {
            let permit = Arc::clone(&permits).acquire_owned().await.ok();
            if begun.elapsed() > time {
                break;
            }
            let _ = table.send(Order { due: Instant::now(), _permit: permit, told: told.clone() });
        }
        drop(told);
        gather(heard, begun).await
    }
}

async fn gather(mut heard: mpsc::UnboundedReceiver<Duration>, begun: Instant) -> Latencies {
    let mut latencies = Vec::new();
    while let Some(latency) = heard.recv().await {
        latencies.push(latency);
    }
    Latencies::new(latencies, begun.elapsed())
}

/// Plays one table. Between moves it reads from both sockets, to answer pings.
async fn play(mut chairs: Vec<Chair>, mut dice: Dice, mut orders: mpsc::UnboundedReceiver<Order>) {
    loop {
        let [ada, ben] = &mut chairs[..] else { return };
        let order = tokio::select! {
            order = orders.recv() => order,
            message = ada.stream.next() => { if ada.take(message, &mut dice) { continue } else { return } }
            message = ben.stream.next() => { if ben.take(message, &mut dice) { continue } else { return } }
        };
        let Some(order) = order else { return };
        let seq = ada.seq.max(ben.seq);
        let Some(actor) = chairs.iter_mut().find(|chair| chair.choice.is_some()) else {
            // The game is over: this table makes no more moves.
            continue;
        };
        actor.act().await;
        for chair in &mut chairs {
            chair.hear_of(seq + 1, &mut dice).await;
        }
        let _ = order.told.send(order.due.elapsed());
    }
}

/// One seat and its socket.
struct Chair {
    stream: WebSocketStream<TcpStream>,
    /// The state that was seen last.
    seq: i64,
    /// The next action, if this seat is to act.
    choice: Option<String>,
}

/// The relevant part of a message. All of it is parsed, as a browser does.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    seq: i64,
    #[serde(rename = "as", default)]
    seat: Option<u8>,
    #[serde(default)]
    to_act: Vec<u8>,
    #[serde(borrow, default)]
    legal: Option<Legal<'a>>,
    #[serde(default)]
    error: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
}

impl Chair {
    async fn act(&mut self) {
        let action = self.choice.take().unwrap();
        let command = format!(r#"{{"id":1,"do":"act","seq":{},"action":{action}}}"#, self.seq);
        self.stream.send(Message::text(command)).await.unwrap();
    }

    /// Reads until the state at `seq` arrives.
    async fn hear_of(&mut self, seq: i64, dice: &mut Dice) {
        while self.seq < seq {
            let message = self.stream.next().await;
            assert!(self.take(message, dice), "the server closed a socket");
        }
    }

    /// `false` if the server has closed the socket.
    fn take(&mut self, message: Option<Result<Message, Error>>, dice: &mut Dice) -> bool {
        let Some(Ok(message)) = message else { return false };
        let Message::Text(text) = message else { return true };
        let heard: Heard = serde_json::from_str(&text).unwrap();
        assert!(heard.error.is_none(), "a legal move is refused: {text}");
        if heard.kind == "state" {
            self.seq = heard.seq;
            // A seat that has decided may change its decision until the others have decided, which is no progress.
            let asked = heard.legal.filter(|_| heard.seat.is_some_and(|seat| heard.to_act.contains(&seat)));
            let actions = asked.map(|legal| legal.actions).unwrap_or_default();
            self.choice = (!actions.is_empty()).then(|| actions[dice.index(actions.len())].get().to_owned());
        }
        true
    }
}
