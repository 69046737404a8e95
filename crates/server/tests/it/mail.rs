//! "It is your turn" reaches a real SMTP server on loopback.

use crate::client::Client;
use crate::host::{Database, config};
use crate::on_both_databases;
use serde_json::json;
use server::{Config, MailConfig, Running};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

on_both_databases!(
    who_is_away_is_written_to_in_a_game_of_days,
    everybody_is_written_to_in_their_language,
    who_looks_on_or_asked_for_no_mail_gets_none,
);

/// Takes every mail and passes its text on.
async fn sink(listener: TcpListener, mails: mpsc::UnboundedSender<String>) {
    while let Ok((stream, _)) = listener.accept().await {
        let mails = mails.clone();
        tokio::spawn(async move {
            let (read, mut write) = stream.into_split();
            let mut lines = BufReader::new(read).lines();
            write.write_all(b"220 sink\r\n").await.unwrap();
            let mut mail: Option<String> = None;
            while let Ok(Some(line)) = lines.next_line().await {
                let answer = match &mut mail {
                    Some(_) if line == "." => {
                        mails.send(mail.take().unwrap()).unwrap();
                        "250 taken"
                    }
                    Some(text) => {
                        text.push_str(&line);
                        text.push('\n');
                        continue;
                    }
                    None if line == "DATA" => {
                        mail = Some(String::new());
                        "354 go on"
                    }
                    None if line == "QUIT" => "221 bye",
                    None => "250 ok",
                };
                write.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
            }
        });
    }
}

/// A server that writes from games.example.org, and the mails that arrive.
async fn post_office(database: &Database) -> (Running, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, mails) = mpsc::unbounded_channel();
    tokio::spawn(sink(listener, sender));
    let mail = Some(MailConfig { smtp, from: "Tables <tables@example.org>".to_owned() });
    let public_url = Some("http://games.example.org".to_owned());
    let server = server::serve(Config { mail, public_url, ..config(&database.address) }).await.unwrap();
    (server, mails)
}

/// A guest who wants to be written to.
async fn reader(server: &Running, name: &str, extra: &'static str) -> Client {
    let mut client = Client { extra, ..Client::nobody(server.address) };
    client.origin = Some("http://games.example.org".to_owned());
    let made = client.post("/api/me", json!({"name": name})).await;
    client.take_cookie(&made);
    let address = format!("{}@example.org", name.to_lowercase());
    client.send("PATCH", "/api/me", &json!({"email": address, "email_turns": true}).to_string()).await.good();
    client
}

async fn who_is_away_is_written_to_in_a_game_of_days(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let (ada, bob) = (reader(&server, "Ada", "").await, reader(&server, "Bob", "").await);
    assert_eq!(ada.send("PATCH", "/api/me", r#"{"email": "no address"}"#).await.code(), "bad_request");
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.open(json!({"game": "gutenberg", "clock": {"days": 3}, "seats": seats})).await;
    let begun = bob.join(&table).await;
    let asked = ["ada@example.org", "bob@example.org"][begun["to_act"][0].as_u64().unwrap() as usize];
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains(asked) && mail.contains("It is your turn: Gutenberg"), "{mail}");
    assert!(mail.contains(&format!("http://games.example.org/table/{table}")), "{mail}");
    assert!(mail.contains("You have 3 days"), "{mail}");
    server.stop().await;
}

async fn everybody_is_written_to_in_their_language(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let german = reader(&server, "Ada", "Accept-Language: sv, de-CH;q=0.9, fr;q=0.8\r\n").await;
    assert_eq!(german.get("/api/me").await.good()["me"]["language"], "de");
    let polish = reader(&server, "Bob", "").await;
    assert_eq!(polish.send("PATCH", "/api/me", r#"{"language": "xx"}"#).await.code(), "bad_request");
    polish.send("PATCH", "/api/me", r#"{"language": "pl"}"#).await.good();
    let opening = json!({
        "game": "letterpress", "options": {"language": "en"}, "clock": {"days": 1},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = german.open(opening).await;
    polish.join(&table).await;
    // All draft at once, so both are asked.
    let mut both = [mails.recv().await.unwrap(), mails.recv().await.unwrap()];
    both.sort_by_key(|mail| !mail.contains("ada@example.org"));
    assert!(both[0].contains("Du bist am Zug: Letterpress") && both[0].contains("Du hast einen Tag"), "{}", both[0]);
    assert!(both[1].contains("Twoja kolej: Letterpress") && both[1].contains("na ten ruch"), "{}", both[1]);
    server.stop().await;
}

async fn who_looks_on_or_asked_for_no_mail_gets_none(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let (ada, bob) = (reader(&server, "Ada", "").await, reader(&server, "Bob", "").await);
    bob.send("PATCH", "/api/me", r#"{"email_turns": false}"#).await.good();
    let draft = |days: u8| {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        json!({"game": "letterpress", "options": {"language": "en"}, "clock": {"days": days}, "seats": seats})
    };
    let looked_at = ada.open(draft(1)).await;
    let mut socket = ada.socket(&looked_at, "").await;
    socket.next_of("table").await;
    bob.join(&looked_at).await;
    let away = ada.open(draft(2)).await;
    bob.join(&away).await;
    let first = mails.recv().await.unwrap();
    assert!(first.contains(&away) && first.contains("ada@example.org"), "{first}");
    server.stop().await;
    assert_eq!(mails.try_recv().ok(), None, "there was one mail");
}
