//! Names that people can read and tell apart.

use crate::client::Client;
use crate::host::{Database, serve};
use crate::on_both_databases;
use serde_json::{Value, json};

on_both_databases!(nobody_sits_under_a_name_that_could_be_anothers, names_that_cannot_be_read_are_refused);

async fn nobody_sits_under_a_name_that_could_be_anothers(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada Will").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ada.open(json!({"game": "gutenberg", "seats": seats})).await;
    let join = format!("/api/tables/{table}/join");
    let lookalikes = [
        "Ada Will",
        "ADA WILL",
        "Ada  Will",
        "\u{410}da Will", // a Cyrillic A
        "Ada Wi\u{406}l", // a Ukrainian I
        "Ada WiI1",
        "\u{ff21}da Will",  // full width
        "\u{1d400}da Will", // mathematical bold
        "A\u{501}a Will",   // a Komi d
    ];
    for name in lookalikes {
        let impostor = Client::guest(server.address, name).await;
        assert_eq!(impostor.post(&join, json!({})).await.code(), "name_taken", "{name:?}");
        let brought = impostor.post(&join, json!({"name": name})).await;
        assert_eq!(brought.code(), "name_taken", "{name:?}");
    }
    let other = Client::guest(server.address, "Ada Will").await;
    other.post(&join, json!({"name": "Ada Bill"})).await.good();
    for own in ["Ada Will", "Ada BiII"] {
        let second = json!({"seat": 2, "name": own});
        assert_eq!(other.post(&join, second).await.code(), "name_taken", "not even under a second name of one's own");
    }

    // Several seats of one person are numbered.
    let seats = json!([{"kind": "me"}, {"kind": "me"}, {"kind": "me", "name": "Tom"}]);
    let table = ada.open(json!({"game": "gutenberg", "seats": seats})).await;
    let shown = ada.table(&table).await;
    let names: Vec<&Value> = shown["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&json!("Ada Will"), &json!("Ada Will 2"), &json!("Tom")]);
    let seats = json!([{"kind": "me", "name": "Tom"}, {"kind": "me", "name": "T\u{43e}m"}]);
    let twice = ada.post("/api/tables", json!({"game": "gutenberg", "seats": seats})).await;
    assert_eq!(twice.code(), "name_taken");
    server.stop().await;
}

async fn names_that_cannot_be_read_are_refused(database: Database) {
    let server = serve(&database).await;
    let ada = Client::guest(server.address, "Ada").await;
    let odd = [
        '\u{3164}',
        '\u{ffa0}',
        '\u{2800}',
        '\u{61c}',
        '\u{ad}',
        '\u{e0041}',
        '\u{e007f}',
        '\u{115f}',
        '\u{1160}',
        '\u{34f}',
        '\u{180e}',
        '\u{200b}',
        '\u{200d}',
        '\u{202e}',
        '\u{2066}',
        '\u{feff}',
        '\u{fe0f}',
        '\u{e0100}',
        '\u{a0}',
        '\u{3000}',
        '\u{2003}',
        '\u{17b4}',
        '\u{1d173}',
        '\u{e000}',
        '\u{fffd}',
        '\u{0}',
        '\n',
    ];
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.open(json!({"game": "gutenberg", "seats": seats})).await;
    let bob = Client::guest(server.address, "Bob").await;
    for odd in odd {
        for name in [odd.to_string(), format!("A{odd}da")] {
            let body = json!({"name": name});
            let answers = [
                Client::nobody(server.address).post("/api/me", body.clone()).await,
                ada.post("/api/me", body.clone()).await,
                ada.send("PATCH", "/api/me", &body.to_string()).await,
                bob.post(&format!("/api/tables/{table}/join"), body.clone()).await,
            ];
            for answer in answers {
                assert_eq!(answer.code(), "bad_request", "U+{:04X} in {name:?}: {answer:?}", odd as u32);
            }
        }
    }
    for name in ["Zoë", "Łukasz Żak", "Жанна", "李雷", "عمر", "O'Neill-Smith", "Jean-Luc 2"] {
        let named = ada.post("/api/me", json!({"name": name})).await.good();
        assert_eq!(named["me"]["name"], name);
    }
    assert_eq!(ada.post("/api/me", json!({"name": "  Ada   L "})).await.good()["me"]["name"], "Ada L");
    server.stop().await;
}
