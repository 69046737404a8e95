//! "It is your turn" reaches a real SMTP server on loopback.

use crate::client::Client;
use crate::host::{Database, config};
use serde_json::json;
use server::{Config, MailConfig};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

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

#[tokio::test]
async fn who_is_away_is_written_to_in_a_game_of_days() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, mut mails) = mpsc::unbounded_channel();
    tokio::spawn(sink(listener, sender));
    let database = Database::sqlite();
    let mail = Some(MailConfig { smtp, from: "Tables <tables@example.org>".to_owned() });
    let public_url = Some("http://games.example.org".to_owned());
    let server = server::serve(Config { mail, public_url, ..config(&database.address) }).await.unwrap();
    let guest = async |name: &str| {
        let mut client = Client::nobody(server.address);
        client.origin = Some("http://games.example.org".to_owned());
        let made = client.post("/api/me", json!({"name": name})).await;
        client.take_cookie(&made);
        client
    };
    let (ada, bob) = (guest("Ada").await, guest("Bob").await);
    for (person, address) in [(&ada, "ada@example.org"), (&bob, "bob@example.org")] {
        person.send("PATCH", "/api/me", &json!({"email": address, "email_turns": true}).to_string()).await.good();
    }
    assert_eq!(ada.send("PATCH", "/api/me", r#"{"email": "no address"}"#).await.code(), "bad_request");
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.open(json!({"game": "gutenberg", "clock": {"days": 3}, "seats": seats})).await;
    let begun = bob.join(&table).await;
    let asked = ["ada@example.org", "bob@example.org"][begun["to_act"][0].as_u64().unwrap() as usize];
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains(asked), "{mail}");
    assert!(mail.contains(&format!("http://games.example.org/table/{table}")), "{mail}");
    server.stop().await;
}
