//! Letterpress plays with family words if a bot of the lower two levels sits at the table, unless the owner decides
//! otherwise.

use crate::client::Client;
use crate::host::{Database, guests, serve};
use crate::on_both_databases;
use serde_json::{Value, json};

on_both_databases!(a_low_bot_at_opening_switches_family_words_on, a_low_bot_seated_later_switches_family_words_on,);

async fn open(person: &Client, options: Value, level: Option<&str>) -> Value {
    let last = level.map_or(json!({"kind": "open"}), |level| json!({"kind": "bot", "level": level}));
    let seats = json!([{"kind": "me"}, {"kind": "open"}, last]);
    let opening = json!({"game": "letterpress", "options": options, "seats": seats});
    person.post("/api/tables", opening).await.good()["table"].clone()
}

async fn a_low_bot_at_opening_switches_family_words_on(database: Database) {
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    for (options, level, expected) in [
        (json!({}), None, json!(null)),
        (json!({}), Some("apprentice"), json!(true)),
        (json!({}), Some("journeyman"), json!(true)),
        (json!({}), Some("master"), json!(null)),
        (json!({"family_words": false}), Some("apprentice"), json!(false)),
        (json!({"family_words": true}), Some("guildmaster"), json!(true)),
    ] {
        let table = open(person, options.clone(), level).await;
        assert_eq!(table["options"]["family_words"], expected, "{options} with {level:?}");
    }
    server.stop().await;
}

async fn a_low_bot_seated_later_switches_family_words_on(database: Database) {
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    let seat = async |table: &Value, level: &str| {
        let path = format!("/api/tables/{}/seats/1", table["id"].as_str().unwrap());
        let put = person.send("PUT", &path, &json!({"kind": "bot", "level": level}).to_string()).await.good();
        put["table"]["options"]["family_words"].clone()
    };
    let (undecided, against) =
        (open(person, json!({}), None).await, open(person, json!({"family_words": false}), None).await);
    assert_eq!(seat(&undecided, "master").await, json!(null));
    assert_eq!(seat(&undecided, "apprentice").await, json!(true));
    assert_eq!(seat(&against, "apprentice").await, json!(false), "the owner has decided");
    server.stop().await;

    let server = serve(&database).await;
    let person = person.at(server.address);
    let id = undecided["id"].as_str().unwrap();
    assert_eq!(person.table(id).await["options"]["family_words"], true, "it is stored");
    let path = format!("/api/tables/{id}/seats/2");
    let started = person.send("PUT", &path, &json!({"kind": "bot", "level": "guildmaster"}).to_string()).await.good();
    assert_eq!(
        (&started["table"]["status"], &started["table"]["options"]["family_words"]),
        (&json!("running"), &json!(true))
    );
    server.stop().await;
}
