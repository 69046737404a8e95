//! "Your turn" reaches a real SMTP server on loopback.

use crate::client::{Answer, Client, raw};
use crate::host::{Database, config};
use crate::on_both_databases;
use serde_json::json;
use server::{Config, MailConfig, ServerHandle};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

on_both_databases!(
    an_unconfirmed_address_gets_no_mail_but_the_first,
    confirmation_mails_are_limited_by_address_and_by_person,
    nobody_can_write_a_mail_through_their_name,
    one_click_unsubscribes_without_signing_in,
    absent_players_get_mail_in_games_with_days_per_move,
    mails_are_in_the_recipients_language,
    spectators_and_people_without_mail_get_none,
);

/// Accepts every mail and passes its text on.
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

/// A server that sends mail from games.example.org, and the mails that arrive.
async fn post_office(database: &Database) -> (ServerHandle, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, mails) = mpsc::unbounded_channel();
    tokio::spawn(sink(listener, sender));
    let mail = Some(MailConfig { smtp, from: "Tables <tables@example.org>".to_owned() });
    let public_url = Some("http://games.example.org".to_owned());
    let server = server::serve(Config { mail, public_url, ..config(&database.address) }).await.unwrap();
    (server, mails)
}

/// The link in a mail that starts with this prefix.
fn link(mail: &str, beginning: &str) -> String {
    let rest = mail.split(&format!("http://games.example.org{beginning}")).nth(1).unwrap_or_else(|| panic!("{mail}"));
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

async fn guest(server: &ServerHandle, name: &str, extra: &'static str) -> Client {
    let mut client = Client { extra, ..Client::nobody(server.address) };
    client.origin = Some("http://games.example.org".to_owned());
    let made = client.post("/api/me", json!({"name": name})).await;
    client.take_cookie(&made);
    client
}

async fn give_address(client: &Client, address: &str) -> Answer {
    client.send("PATCH", "/api/me", &json!({"email": address, "email_turns": true}).to_string()).await
}

/// A guest who wants mails and has confirmed their address.
async fn reader(
    server: &ServerHandle,
    mails: &mut mpsc::UnboundedReceiver<String>,
    name: &str,
    extra: &'static str,
) -> Client {
    let client = guest(server, name, extra).await;
    let me = give_address(&client, &format!("{}@example.org", name.to_lowercase())).await.good();
    assert_eq!(me["me"]["email_confirmed"], false);
    let token = link(&mails.recv().await.unwrap(), "/mail/confirm/");
    // In another browser, where nobody is signed in.
    let elsewhere = Client { origin: None, ..Client::nobody(server.address) };
    elsewhere.post(&format!("/api/mail/confirm/{token}"), json!({})).await.good();
    assert_eq!(client.get("/api/me").await.good()["me"]["email_confirmed"], true);
    client
}

/// Two people at a table with days per move; both are asked at once.
async fn draft(one: &Client, other: &Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let opening = json!({"game": "letterpress", "options": {"language": "en"}, "clock": {"days": 2}, "seats": seats});
    let table = one.open(opening).await;
    other.join(&table).await;
    table
}

async fn an_unconfirmed_address_gets_no_mail_but_the_first(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let eve = guest(&server, "Eve", "").await;
    give_address(&eve, "victim@example.org").await.good();
    let first = mails.recv().await.unwrap();
    assert!(first.contains("Please confirm your address") && first.contains("To: victim@example.org"), "{first}");
    let ada = reader(&server, &mut mails, "Ada", "").await;
    let table = draft(&eve, &ada).await;
    let next = mails.recv().await.unwrap();
    assert!(next.contains("ada@example.org") && next.contains(&table), "{next}");
    let forged = eve.post("/api/mail/confirm/abcdefghijkmnpqrstuvwxyz", json!({})).await;
    assert_eq!(forged.status, 404);
    // The recipient of the first mail has the address removed.
    let token = link(&first, "/mail/unsubscribe/");
    ada.post(&format!("/api/mail/unsubscribe/{token}"), json!({})).await.good();
    let me = eve.get("/api/me").await.good();
    assert_eq!((&me["me"]["email"], &me["me"]["email_turns"]), (&json!(null), &json!(false)));
    let late = link(&first, "/mail/confirm/");
    assert_eq!(ada.post(&format!("/api/mail/confirm/{late}"), json!({})).await.status, 404);
    server.stop().await;
    assert_eq!(mails.try_recv().ok(), None, "no other mail was sent");
}

async fn confirmation_mails_are_limited_by_address_and_by_person(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let mut refused = 0;
    for number in 0..10 {
        let eve = guest(&server, &format!("Eve {number}"), "").await;
        refused += usize::from(give_address(&eve, "Victim@example.org").await.code() == "too_many");
    }
    assert_eq!(refused, 7, "of ten people with one address");
    let eve = guest(&server, "Eve", "").await;
    let mut refused = 0;
    for number in 0..10 {
        refused += usize::from(give_address(&eve, &format!("victim{number}@example.org")).await.code() == "too_many");
    }
    assert_eq!(refused, 7, "of ten addresses of one person");
    assert_eq!(eve.get("/api/me").await.good()["me"]["email"], "victim2@example.org", "what was refused is not stored");
    for _ in 0..6 {
        mails.recv().await.unwrap();
    }
    server.stop().await;
    assert_eq!(mails.try_recv().ok(), None, "six mails in all");
}

async fn nobody_can_write_a_mail_through_their_name(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let name = "Win: http://evil.example/x?a=1 <b@c.de>";
    let eve = guest(&server, name, "").await;
    give_address(&eve, "eve@example.org").await.good();
    let confirmation = mails.recv().await.unwrap();
    assert!(!confirmation.contains("evil") && !confirmation.contains("Win"), "{confirmation}");
    let token = link(&confirmation, "/mail/confirm/");
    eve.post(&format!("/api/mail/confirm/{token}"), json!({})).await.good();
    draft(&eve, &guest(&server, "Bob", "").await).await;
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains("Hello Win httpevilexamplexa1 bcde,"), "{mail}");
    assert!(mail.contains("To: eve@example.org") && !mail.contains("evil.example"), "{mail}");
    server.stop().await;
}

async fn one_click_unsubscribes_without_signing_in(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let ada = reader(&server, &mut mails, "Ada", "").await;
    let bob = guest(&server, "Bob", "").await;
    draft(&bob, &ada).await;
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    assert!(mail.contains("List-Unsubscribe: <http://games.example.org/api/mail/unsubscribe/"), "{mail}");
    let token = link(&mail, "/mail/unsubscribe/");
    assert_eq!(token, link(&mail, "/api/mail/unsubscribe/"));
    // Like a mail program: no cookie, no origin, a form body.
    let body = "List-Unsubscribe=One-Click";
    let request = format!(
        "POST /api/mail/unsubscribe/{token} HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    for _ in 0..2 {
        assert_eq!(raw(server.address, request.as_bytes()).await.status, 200, "unsubscribing again is fine");
    }
    let me = ada.get("/api/me").await.good();
    let (turns, email) = (&me["me"]["email_turns"], &me["me"]["email"]);
    assert_eq!((turns, email), (&json!(false), &json!("ada@example.org")), "the switch in the settings is off");
    let cleo = reader(&server, &mut mails, "Cleo", "").await;
    let table = draft(&cleo, &ada).await;
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains("cleo@example.org") && mail.contains(&table), "only Cleo gets a mail: {mail}");
    server.stop().await;
}

async fn absent_players_get_mail_in_games_with_days_per_move(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let ada = reader(&server, &mut mails, "Ada", "").await;
    let bob = reader(&server, &mut mails, "Bob", "").await;
    assert_eq!(ada.send("PATCH", "/api/me", r#"{"email": "no address"}"#).await.code(), "bad_request");
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.open(json!({"game": "gutenberg", "clock": {"days": 3}, "seats": seats})).await;
    let begun = bob.join(&table).await;
    let asked = ["ada@example.org", "bob@example.org"][begun["to_act"][0].as_u64().unwrap() as usize];
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains(asked) && mail.contains("Your turn: Gutenberg"), "{mail}");
    assert!(mail.contains(&format!("http://games.example.org/table/{table}")), "{mail}");
    assert!(mail.contains("You have 3 days"), "{mail}");
    server.stop().await;
}

async fn mails_are_in_the_recipients_language(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let german = reader(&server, &mut mails, "Ada", "Accept-Language: sv, de-CH;q=0.9, fr;q=0.8\r\n").await;
    assert_eq!(german.get("/api/me").await.good()["me"]["language"], "de");
    let polish = reader(&server, &mut mails, "Bob", "").await;
    assert_eq!(polish.send("PATCH", "/api/me", r#"{"language": "xx"}"#).await.code(), "bad_request");
    polish.send("PATCH", "/api/me", r#"{"language": "pl"}"#).await.good();
    let opening = json!({
        "game": "letterpress", "options": {"language": "en"}, "clock": {"days": 1},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = german.open(opening).await;
    polish.join(&table).await;
    // Everyone drafts at once, so it is the turn of both.
    let mut both = [mails.recv().await.unwrap(), mails.recv().await.unwrap()];
    both.sort_by_key(|mail| !mail.contains("ada@example.org"));
    assert!(both[0].contains("Du bist am Zug: Letterpress") && both[0].contains("Du hast einen Tag"), "{}", both[0]);
    assert!(both[1].contains("Twoja kolej: Letterpress") && both[1].contains("na ten ruch"), "{}", both[1]);
    server.stop().await;
}

async fn spectators_and_people_without_mail_get_none(database: Database) {
    let (server, mut mails) = post_office(&database).await;
    let ada = reader(&server, &mut mails, "Ada", "").await;
    let bob = reader(&server, &mut mails, "Bob", "").await;
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
