//! Clocks that run out while other tables fail, and a computer clock that jumps.

use crate::host::{Database, Log, config, guests, serve};
use crate::on_both_databases;
use serde_json::json;
use server::Config;
use sqlx::{AnyConnection, Connection};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

on_both_databases!(unreadable_tables_do_not_delay_other_clocks, a_clock_that_jumps_ends_no_game);

async fn unreadable_tables_do_not_delay_other_clocks(database: Database) {
    let log = Log::begin();
    let server = serve(&database).await;
    let person = &guests(server.address, 1).await[0];
    let opening = json!({
        "game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}], "on_timeout": "resign",
        "clock": {"bank_s": 60, "increment_s": 0}
    });
    for _ in 0..110 {
        person.open(opening.clone()).await;
    }
    server.stop().await;
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.address).await.unwrap();
    sqlx::query("UPDATE tables SET options = '{', deadline = opened_at").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let started = Instant::now();
    let server = serve(&database).await;
    let person = person.at(server.address);
    let fresh = json!({
        "game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}], "on_timeout": "resign",
        "clock": {"bank_s": 1, "increment_s": 0}
    });
    let table = person.open(fresh).await;
    let mut socket = person.socket(&table, "").await;
    let last = socket.next_where(|message| message["cause"]["kind"] == "timeout").await;
    assert_eq!(last["result"]["by"], "resignation");
    // Each is tried at once, then after 1, 2, 4 … seconds, and every failure is logged: it is not tried on every pass.
    let tries = log.text().matches("cannot time out a table").count();
    let most = 2 + (started.elapsed().as_secs() + 1).ilog2() as usize;
    assert!((110..=110 * most).contains(&tries), "{tries} tries of 110 tables, each at most {most} times");
    server.stop().await;
}

async fn a_clock_that_jumps_ends_no_game(database: Database) {
    let log = Log::begin();
    let ahead = Arc::new(AtomicI64::new(0));
    let jumping = Arc::clone(&ahead);
    let wall_clock = Arc::new(move || {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        now.as_millis() as i64 + jumping.load(Ordering::Relaxed)
    });
    let server = server::serve(Config { wall_clock, ..config(&database.address) }).await.unwrap();
    let person = &guests(server.address, 1).await[0];
    let clock = json!({"bank_s": 600, "increment_s": 0});
    let opening = json!({"game": "gutenberg", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock});
    let table = person.open(opening).await;
    let mut socket = person.socket(&table, "").await;
    let mut state = socket.next_of("state").await;
    for (jumps, hours) in [(1, 24), (2, -48)] {
        ahead.fetch_add(hours * 3_600_000, Ordering::Relaxed);
        while log.text().matches("the computer's clock jumped").count() < jumps {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(person.table(&table).await["status"], "running", "after {hours} hours at once");
        let seat = state["to_act"][0].clone();
        socket.say(json!({"do": "look", "as": seat})).await;
        state = socket.next_where(|message| message["type"] == "state" && message["as"] == seat).await;
        let act = json!({"do": "act", "seat": seat, "seq": state["seq"], "action": state["legal"]["actions"][0]});
        let done = socket.command(act).await;
        assert_eq!(done["type"], "done", "{done}");
        state = socket.state_from(done["seq"].as_i64().unwrap()).await;
        for clock in state["clocks"].as_array().unwrap() {
            assert!((500_000..=600_000).contains(&clock["left_ms"].as_i64().unwrap()), "{clock}");
        }
    }
    server.stop().await;
}
