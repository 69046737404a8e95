//! A small fuzzer for sockets and records: the corpus of the real one, and random mutations of it.

use crate::client::Client;
use crate::host::{Database, serve};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::{Dice, Seed};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder} is empty");
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// Flips, removes or repeats bytes, or replaces them with JSON tokens.
fn scrambled(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=dice.below(4) {
        if text.is_empty() {
            break;
        }
        let at = dice.index(text.len());
        let end = (at + 1 + dice.index(40)).min(text.len());
        match dice.below(4) {
            0 => text[at] ^= 1 << dice.below(8),
            1 => drop(text.drain(at..end)),
            2 => {
                let part = text[at..end].to_vec();
                text.splice(at..at, part);
            }
            _ => text[at] = b"0123456789{}[]\",:-\n\\"[dice.index(20)],
        }
    }
    text
}

/// Runs a fixed number of rounds, or for `MANICULE_FUZZ_SECONDS`.
struct Rounds {
    left: usize,
    until: Instant,
}

impl Rounds {
    fn new(count: usize) -> Rounds {
        let seconds = std::env::var("MANICULE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
        Rounds { left: count, until: Instant::now() + Duration::from_secs(seconds) }
    }

    fn go_on(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0 || Instant::now() < self.until
    }
}

/// Sends each line as a frame. Whatever was sent, the server answers the last frame or has closed the socket.
async fn frames(person: &Client, table: &str, bytes: &[u8]) {
    let mut socket = person.socket(table, "?legal=false").await;
    for line in bytes.split(|&byte| byte == b'\n') {
        if !socket.frame(line).await {
            return;
        }
    }
    socket.say(json!({"id": "the end", "do": "legal", "seat": 0})).await;
    while socket.try_next().await.is_some_and(|message| message["id"] != "the end") {}
}

#[tokio::test]
async fn any_frames_are_answered_or_end_the_socket() {
    let database = Database::sqlite();
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Bob"}]);
    let gutenberg = ada.open(json!({"game": "gutenberg", "seats": seats})).await;
    let options = json!({"language": "en"});
    let letterpress = ada.open(json!({"game": "letterpress", "options": options, "seats": seats})).await;
    let corpus = corpus("socket_frames");
    let mut dice = Dice::new(Seed::from_number(3));
    for text in &corpus {
        frames(&ada, &gutenberg, text).await;
        frames(&ada, &letterpress, text).await;
    }
    let mut rounds = Rounds::new(200);
    while rounds.go_on() {
        let changed = scrambled(&corpus[dice.index(corpus.len())], &mut dice);
        for table in [&gutenberg, &letterpress] {
            frames(&ada, table, &changed).await;
        }
    }
    ada.table(&gutenberg).await;
    server.stop().await;
}

#[test]
fn any_record_is_refused_or_verified() {
    let corpus = corpus("records");
    let mut dice = Dice::new(Seed::from_number(4));
    for text in &corpus {
        // Records of earlier word lists are refused.
        let _ = server::verify(std::str::from_utf8(text).unwrap());
    }
    let mut rounds = Rounds::new(400);
    while rounds.go_on() {
        let text = &corpus[dice.index(corpus.len())];
        let changed = scrambled(text, &mut dice);
        let Ok(changed) = std::str::from_utf8(&changed) else { continue };
        // A record that is still valid describes the same game.
        let Ok(verified) = server::verify(changed) else { continue };
        let record: Value = serde_json::from_slice(text).unwrap();
        assert_eq!(Value::from(verified.game), record["record"]["game"]);
    }
}
