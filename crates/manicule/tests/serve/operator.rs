//! What the operator of a server does (list, close, export, ban, back up, stop), and what anybody can verify.

use crate::client::Client;
use crate::database::{Database, create_database, postgres_bin, run};
use crate::player::{Evening, Player};
use crate::program::{Program, admin, manicule};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::sync::atomic::Ordering;

const ANY_PORT: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 0);

/// The part of a record that is forged.
type Forgery<'f> = &'f dyn Fn(&mut Value);

/// A game played to its end.
async fn finished(program: &Program, opening: Value) -> (Client, String) {
    let evening = Evening::new(&[program.address]);
    evening.late.store(true, Ordering::Relaxed);
    let (person, played) = Player::new(&evening, 1).await.play(opening, false).await;
    (person, played[0].table.clone())
}

fn verify(record: &Value) -> std::process::Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    std::fs::write(&file, record.to_string()).unwrap();
    manicule(&["replay", "--verify", &file.display().to_string()])
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_can_verify_a_record_and_no_forgery_passes() {
    let database = Database::sqlite();
    let program = Program::start(&database.address, ANY_PORT);
    for opening in [
        json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}], "random_seats": true}),
        json!({
            "game": "letterpress", "options": {"language": "en"}, "seats": [{"kind": "me"}, {"kind": "me"}],
            "lists_for_programs": true,
        }),
    ] {
        let (person, table) = finished(&program, opening).await;
        let commitment = person.table(&table).await["fair"]["commitment"].clone();
        let record = person.get(&format!("/api/tables/{table}/record")).await.good();
        assert_eq!(record["fair"]["commitment"], commitment);
        let verified = verify(&record);
        assert!(verified.status.success(), "{verified:?}");
        assert!(String::from_utf8_lossy(&verified.stdout).contains(&table));
        let forgeries: [(&str, Forgery<'_>); 11] = [
            ("seed of the server", &|forged| forged["fair"]["server_seed"] = json!("00".repeat(32))),
            ("commitment", &|forged| forged["fair"]["commitment"] = json!("00".repeat(32))),
            ("nonce", &|forged| forged["fair"]["nonces"][0] = json!("another")),
            ("seating", &|forged| forged["fair"]["seating"].as_array_mut().unwrap().reverse()),
            ("seed of the game", &|forged| forged["record"]["seed"] = json!("00".repeat(32))),
            ("table", &|forged| forged["table"] = json!("abcabcabcabc")),
            ("last action left out", &|forged| drop(forged["record"]["actions"].as_array_mut().unwrap().pop())),
            ("two actions swapped", &|forged| forged["record"]["actions"].as_array_mut().unwrap().swap(0, 5)),
            ("another's action", &|forged| {
                let seat = &mut forged["record"]["actions"][0]["seat"];
                *seat = json!(1 - seat.as_u64().unwrap());
            }),
            ("scores", &|forged| forged["result"]["scores"][0] = json!(999)),
            ("winners", &|forged| {
                let winner = forged["result"]["winners"][0].as_u64().unwrap();
                forged["result"]["winners"] = json!([1 - winner]);
            }),
        ];
        for (what, forge) in forgeries {
            let mut forged = record.clone();
            forge(&mut forged);
            assert!(!verify(&forged).status.success(), "{table}: a forged {what} passes verification");
        }
    }

    let (ada, bob) = (Client::guest(program.address, "Ada").await, Client::guest(program.address, "Bob").await);
    let table = ada.open(json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    bob.join(&table).await;
    bob.post(&format!("/api/tables/{table}/do"), json!({"do": "resign"})).await.good();
    let record = ada.get(&format!("/api/tables/{table}/record")).await.good();
    assert!(verify(&record).status.success(), "{record}");
    let mut forged = record.clone();
    forged["result"]["winners"] = json!([1]);
    assert!(!verify(&forged).status.success(), "a player who resigned did not win");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_commands_work_on_sqlite() {
    keeps(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_commands_work_on_postgres() {
    keeps(Database::postgres()).await;
}

/// Lists, closes, exports, bans and backs up while the server runs.
async fn keeps(database: Database) {
    let program = Program::start(&database.address, ANY_PORT);
    let (person, table) =
        finished(&program, json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let done = |deed: &[&str]| {
        let output = admin(&database.address, deed);
        assert!(output.status.success(), "{deed:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(done(&["list", "--status", "finished"]).contains(&table));
    let exported: Value = serde_json::from_str(&done(&["export", &table])).unwrap();
    assert_eq!(exported, person.get(&format!("/api/tables/{table}/record")).await.good());

    let unlisted = json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}], "listed": false});
    let running = person.open(unlisted).await;
    let state = person.get(&format!("/api/tables/{running}/state?as=0")).await.good();
    assert!(done(&["list", "--status", "running"]).contains(&running));
    let exported: Value = serde_json::from_str(&done(&["export", &running])).unwrap();
    assert!(verify(&exported).status.success(), "a running game can be exported too");
    done(&["close", &running]);
    assert!(done(&["list", "--status", "closed"]).contains(&running));
    let late = json!({"do": "act", "seq": state["seq"], "seat": state["to_act"][0], "action": "pass"});
    let refused = person.post(&format!("/api/tables/{running}/do"), late).await;
    assert!(["not_running", "stale", "illegal"].contains(&refused.code().as_str()), "{refused:?}");
    assert!(!admin(&database.address, &["close", "nosuchtable"]).status.success());

    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup").display().to_string();
    done(&["backup", &backup]);
    assert_eq!(std::fs::metadata(&backup).unwrap().permissions().mode() & 0o777, 0o600, "a backup is private");
    let valuable = folder.path().join("valuable").display().to_string();
    for content in ["", "valuable"] {
        std::fs::write(&valuable, content).unwrap();
        assert!(!admin(&database.address, &["backup", &valuable]).status.success());
        assert_eq!(std::fs::read_to_string(&valuable).unwrap(), content, "a backup overwrites nothing");
    }
    let restored = if database.is_shared() {
        let (cluster, name) = database.address.rsplit_once('/').unwrap();
        let restored = create_database(cluster, &format!("{name}_again"));
        run(Command::new(postgres_bin().join("pg_restore")).args(["-d", &restored, &backup]));
        restored
    } else {
        format!("sqlite:{backup}")
    };
    let exported: Value = serde_json::from_slice(&admin(&restored, &["export", &table]).stdout).unwrap();
    assert!(verify(&exported).status.success());

    let me = person.get("/api/me").await.good();
    let id = me["me"]["id"].as_str().unwrap();
    assert!(done(&["list"]).contains(id), "the list shows the id that a ban takes");
    done(&["ban", id]);
    assert_eq!(person.get("/api/me").await.code(), "banned", "a ban holds for bot keys");
    done(&["unban", id]);
    person.get("/api/me").await.good();

    let guest = Client::guest(person.server, "B").await;
    let id = guest.get("/api/me").await.good()["me"]["id"].as_str().unwrap().to_owned();
    let mut socket = guest.socket(&table, "").await;
    done(&["ban", &id]);
    assert_eq!(guest.get("/api/me").await.good()["me"], Value::Null, "a ban ends all sessions");
    if database.is_shared() {
        assert_eq!(socket.next_of("bye").await["retry_ms"], Value::Null, "and all sockets");
    }
    done(&["unban", &id]);
    assert!(!admin(&database.address, &["ban", "nobody"]).status.success());
}

#[test]
fn a_mistyped_path_creates_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("tabels.db").display().to_string();
    for deed in [&["list"][..], &["backup", "/dev/null/nowhere"], &["rotate-key"]] {
        let refused = admin(&format!("sqlite:{missing}"), deed);
        assert!(!refused.status.success());
        assert!(String::from_utf8_lossy(&refused.stderr).contains(&missing), "{refused:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_wrong_database_address_prints_no_password() {
    for address in [
        "postgress://keeper:hunter2@db/tables",
        "postgres//keeper:hunter2@db/tables",
        "postgres://keeper:hunter2@127.0.0.1:port/tables",
        "postgres://keeper:hunter2@127.0.0.1:1/tables",
        "postgres://keeper:hun/ter2@127.0.0.1:1/tables",
        "postgres://127.0.0.1:1/tables?user=keeper&password=hunter2",
        "postgres://127.0.0.1:1/tables?user=keeper&pasword=hunter2",
        "postgres://127.0.0.1:1/tables?sslmode=hunter2",
        "keeper:hunter2@db/tables",
        "host=db user=keeper password=hunter2",
    ] {
        let commands = [
            manicule(&["serve", "--listen", "127.0.0.1:0", "--log", "trace", "--database", address]),
            admin(address, &["list"]),
        ];
        for refused in commands {
            assert!(!refused.status.success(), "{address}");
            let said = [refused.stdout, refused.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            assert!(!said.contains("hunter2") && !said.contains("ter2"), "{address}: {said}");
        }
    }
    let unknown = admin("manicule.db", &["list"]);
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("sqlite:"), "{unknown:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_the_cookies_can_be_changed() {
    let database = Database::sqlite();
    let key = || {
        let copied = admin(&database.address, &["rotate-key"]);
        assert!(copied.status.success(), "{copied:?}");
    };
    let mut program = Program::start(&database.address, ANY_PORT);
    let ada = Client::guest(program.address, "Ada").await;
    program.kill();
    key();
    let mut program = Program::start(&database.address, ANY_PORT);
    assert_eq!(ada.at(program.address).get("/api/me").await.good()["me"]["name"], "Ada", "people stay signed in");
    let bob = Client::guest(program.address, "Bob").await;
    program.kill();
    key();
    let mut program = Program::start(&database.address, ANY_PORT);
    assert_eq!(bob.at(program.address).get("/api/me").await.good()["me"]["name"], "Bob");
    assert_eq!(
        ada.at(program.address).get("/api/me").await.good()["me"],
        Value::Null,
        "the key before the previous one is no longer valid"
    );
    program.kill();
    assert!(admin(&database.address, &["rotate-key", "--end-sessions"]).status.success());
    let program = Program::start(&database.address, ANY_PORT);
    assert_eq!(bob.at(program.address).get("/api/me").await.good()["me"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_stop_it_stores_pending_moves_and_says_goodbye() {
    let database = Database::sqlite();
    let mut program = Program::start(&database.address, ANY_PORT);
    let person = Client::guest(program.address, "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = person.open(json!({"game": "gutenberg", "seats": seats})).await;
    let state = person.get(&format!("/api/tables/{table}/state")).await.good();
    let seat = &state["to_act"][0];
    let mut socket = person.socket(&table, &format!("?as={seat}")).await;
    let state = socket.next_of("state").await;
    let mut idle = person.socket(&table, "?as=spectator").await;
    idle.next_of("state").await;
    let act = json!({"do": "act", "seq": state["seq"], "action": state["legal"]["actions"][0]});
    socket.say(act).await;
    program.terminate();
    let mut stored = false;
    while let Some(message) = socket.try_next().await {
        stored |= message["type"] == "done";
    }
    assert_eq!(idle.next_of("bye").await["retry_ms"], 1000);
    assert_eq!(idle.try_next().await, None);
    assert!(program.wait().success(), "it stops by itself");
    assert!(person.try_send("GET", "/healthz", "").await.is_none());

    let again = Program::start(&database.address, ANY_PORT);
    let shown = person.at(again.address).table(&table).await;
    if stored {
        assert_eq!(shown["seq"].as_i64().unwrap(), state["seq"].as_i64().unwrap() + 1);
    }
    assert_eq!(shown["status"], "running");
}
