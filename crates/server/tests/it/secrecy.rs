//! Two games that differ only in hidden facts look the same, byte for byte, to everyone who may not know those facts: over
//! the socket, over HTTP, in refusals, and in the log.

use crate::client::{Client, Socket};
use crate::host::{Database, Log, config, guests};
use serde_json::{Value, json};
use server::Config;
use std::sync::Arc;
use table::{Dice, Seed};

const SERVER_SEED: Seed = Seed::from_number(77);
const SEATS: usize = 3;
const SPECTATOR: usize = SEATS;

/// A whole game, and what was sent in it.
struct Run {
    /// By viewer: the seats, then the spectator.
    sent: Vec<Vec<String>>,
    log: Vec<String>,
    /// How often somebody changed a decision before it was revealed.
    secrets: usize,
}

struct Scene {
    table: String,
    people: Vec<Client>,
    sockets: Vec<Socket>,
    /// What HTTP answered, by viewer.
    answers: Vec<Vec<String>>,
}

/// Plays a whole game. Where seats decide at the same time, `last` decides last; each of the others first submits its
/// `thought`-th legal action and then replaces it. Before it does, `last` and the spectator try every request that
/// might reveal it. `thought` also determines the other private data of these people.
async fn run(game: &str, options: &Value, last: usize, thought: usize) -> Run {
    let log = Log::begin();
    let database = Database::sqlite();
    let config = Config { seeds: Arc::new(|| SERVER_SEED), ..config(&database.address) };
    let server = server::serve(config).await.unwrap();
    let mut people = guests(server.address, SEATS as u8 + 1).await;
    for (seat, person) in people.iter_mut().enumerate().filter(|(seat, _)| *seat != last && *seat != SPECTATOR) {
        let login = format!("seat{seat}-{thought}");
        let made =
            person.post("/api/account", json!({"login": login, "password": format!("password {thought}")})).await;
        person.take_cookie(&made);
        let email = json!({"email": format!("{thought}@example.org"), "email_turns": thought == 0}).to_string();
        person.send("PATCH", "/api/me", &email).await.good();
    }
    // Bot keys: in the word game only programs get the list of legal words.
    for person in &mut people {
        *person = person.program().await;
    }
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let opening = json!({"game": game, "options": options, "seats": seats, "lists_for_programs": true});
    let table = people[0].open(opening).await;
    people[1].join(&table).await;
    people[2].join(&table).await;
    let (mut sockets, mut states) = (Vec::new(), Vec::new());
    for person in &people {
        // One after the other, so that everybody hears of the connections in the same order.
        let mut socket = person.socket(&table, "").await;
        states.push(socket.next_of("state").await);
        sockets.push(socket);
    }
    let mut scene = Scene { table, people, sockets, answers: vec![Vec::new(); SEATS + 1] };
    let (mut dice, mut secrets) = (Dice::new(Seed::from_number(5)), 0);
    while states[0]["result"].is_null() {
        let mut asked: Vec<usize> =
            states[0]["to_act"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize).collect();
        asked.sort_by_key(|&seat| seat == last);
        let (final_seat, thinkers) = asked.split_last().unwrap();
        for &seat in thinkers {
            let actions = states[seat]["legal"]["actions"].as_array().unwrap().clone();
            let decided = actions[dice.index(actions.len())].clone();
            let first_thought = &actions[thought % actions.len()];
            secrets += usize::from(*first_thought != decided);
            states = scene.act(seat, &states[seat], first_thought).await;
            scene.pry(seat, last, &states[last]["seq"]).await;
            states = scene.act(seat, &states[seat], &decided).await;
        }
        let actions = states[*final_seat]["legal"]["actions"].as_array().unwrap();
        let decided = actions[dice.index(actions.len())].clone();
        states = scene.act(*final_seat, &states[*final_seat], &decided).await;
    }
    let Scene { table, sockets, answers, .. } = scene;
    let mut sent: Vec<Vec<String>> = sockets.into_iter().map(|socket| socket.heard).collect();
    for (sent, answers) in sent.iter_mut().zip(answers) {
        sent.splice(0..0, answers);
        sent.iter_mut().for_each(|text| *text = without_the_unique(text, &table));
    }
    let log = log.lines().iter().map(|line| line.replace(&table, "TABLE")).collect();
    server.stop().await;
    Run { sent, log, secrets }
}

impl Scene {
    async fn act(&mut self, seat: usize, state: &Value, action: &Value) -> Vec<Value> {
        let body = json!({"do": "act", "seq": state["seq"], "action": action});
        let done = self.people[seat].post(&format!("/api/tables/{}/do", self.table), body).await.good();
        self.states_from(done["seq"].as_i64().unwrap()).await
    }

    async fn states_from(&mut self, seq: i64) -> Vec<Value> {
        let mut states = Vec::new();
        for socket in &mut self.sockets {
            states.push(socket.state_from(seq).await);
        }
        states
    }

    /// `last` and the spectator send every request that might reveal the pending decision of `seat`.
    async fn pry(&mut self, seat: usize, last: usize, seq: &Value) {
        let at = |rest: &str| format!("/api/tables/{}{rest}", self.table);
        let reads = [
            at(""),
            at("/state"),
            at(&format!("/state?as={seat}")),
            at("/log?limit=1000"),
            at("/chat"),
            at("/record"),
            at("/replay/1?as=all"),
            "/api/tables".to_owned(),
            "/api/me/tables".to_owned(),
        ];
        let tries = [
            json!({"do": "undo", "seq": seq}),
            json!({"do": "undo", "seq": seq, "seat": seat}),
            json!({"do": "act", "seq": seq, "action": "nonsense"}),
            json!({"do": "act", "seq": seq, "action": {"take_inks": {"set": 0, "count": 1}}}),
            json!({"do": "act", "seq": seq, "action": {"claim": {"card": "A"}}}),
            json!({"do": "act", "seq": seq, "seat": seat, "action": "pass"}),
            json!({"do": "act", "seq": 0, "action": "pass"}),
        ];
        for viewer in [last, SPECTATOR] {
            let person = &self.people[viewer];
            for path in &reads {
                let answer = person.get(path).await;
                self.answers[viewer].push(json!([answer.status, answer.json()]).to_string());
            }
            for body in &tries {
                let answer = person.post(&at("/do"), body.clone()).await;
                assert!(answer.status >= 400, "{answer:?}");
                self.answers[viewer].push(json!([answer.status, answer.json()]).to_string());
            }
            self.sockets[viewer].command(json!({"do": "look", "as": seat})).await;
        }
    }
}

/// Ids and times differ between any two tables.
fn without_the_unique(text: &str, table: &str) -> String {
    fn strip(value: &mut Value) {
        if let Some(fields) = value.as_object_mut() {
            // The commitment is a hash of the table's id.
            fields.retain(|name, _| {
                !["opened_at", "started_at", "ended_at", "at", "commitment"].contains(&name.as_str())
            });
            fields.values_mut().for_each(strip);
        }
        value.as_array_mut().into_iter().flatten().for_each(strip);
    }
    let mut value: Value = serde_json::from_str(text).unwrap();
    strip(&mut value);
    value.to_string().replace(table, "TABLE")
}

async fn tells_nobody_what_others_decide_in_secret(game: &str, options: Value) {
    for last in 0..SEATS {
        let (one, two) = (run(game, &options, last, 0).await, run(game, &options, last, 1).await);
        assert!(one.secrets > 8 && two.secrets > 8, "the games had secrets: {} {}", one.secrets, two.secrets);
        for seat in (0..SEATS).filter(|&seat| seat != last) {
            assert_ne!(one.sent[seat], two.sent[seat], "seat {seat} itself saw two different games");
        }
        for viewer in [last, SPECTATOR] {
            for (one, two) in one.sent[viewer].iter().zip(&two.sent[viewer]) {
                assert_eq!(one, two, "viewer {viewer} can tell the games apart");
            }
            assert_eq!(one.sent[viewer].len(), two.sent[viewer].len());
        }
        assert!(one.log.len() > 100, "there is a log");
        for (one, two) in one.log.iter().zip(&two.log) {
            assert_eq!(one, two, "the log tells the games apart");
        }
        assert_eq!(one.log.len(), two.log.len());
    }
}

#[tokio::test]
async fn gutenberg_tells_nobody_what_others_decide_in_secret() {
    tells_nobody_what_others_decide_in_secret("gutenberg", json!({"characters": true})).await;
}

#[tokio::test]
async fn letterpress_tells_nobody_what_others_decide_in_secret() {
    tells_nobody_what_others_decide_in_secret("letterpress", json!({"language": "en"})).await;
}

#[tokio::test]
async fn the_seed_is_shown_to_nobody_before_the_end() {
    let run = run("gutenberg", &json!({}), 0, 0).await;
    let seed = SERVER_SEED.to_string();
    for sent in &run.sent {
        let end = sent.iter().position(|text| text.contains(r#""status":"finished""#)).unwrap();
        assert!(sent[..end].iter().all(|text| !text.contains(&seed) && !text.contains(r#""dice""#)));
        assert!(sent[end..].iter().any(|text| text.contains(&seed)), "then it is shown");
    }
    assert!(run.log.iter().all(|line| !line.contains(&seed)));
}
