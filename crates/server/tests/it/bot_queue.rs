//! Scheduling of bots: tables with people come first, owners take turns, and each owner may have few tables with bots
//! only.

use crate::client::Client;
use crate::host::{Database, config, guests};
use crate::on_both_databases;
use serde_json::{Value, json};
use server::bot_scheduler::{BotScheduler, Priority};
use server::{Config, Limits};

on_both_databases!(tables_with_only_bots_are_limited);

/// The owners in the order in which their waiting bots get to think, one at a time.
async fn order(waiting: &[(&str, bool)]) -> Vec<String> {
    let scheduler = BotScheduler::new(1);
    let priority = |&(owner, people_play): &(&str, bool)| Priority { owner: owner.to_owned(), people_play };
    let first = scheduler.acquire(priority(&("nobody", false))).await.unwrap();
    let (done, mut finished) = tokio::sync::mpsc::unbounded_channel();
    for bot in waiting {
        let (scheduler, priority, done) = (scheduler.clone(), priority(bot), done.clone());
        tokio::spawn(async move {
            let owner = priority.owner.clone();
            let permit = scheduler.acquire(priority).await;
            done.send(owner).unwrap();
            drop(permit);
        });
        // The test runs on one thread: by now every task spawned so far is in the queue.
        tokio::task::yield_now().await;
    }
    drop((first, done));
    let mut order = Vec::new();
    while let Some(owner) = finished.recv().await {
        order.push(owner);
    }
    order
}

#[tokio::test]
async fn two_peoples_bots_share_the_thinking_time() {
    let ada = [("Ada", false); 6];
    let bob = [("Bob", false); 3];
    let order = order(&[&ada[..], &bob[..]].concat()).await;
    assert_eq!(order, ["Ada", "Bob", "Ada", "Bob", "Ada", "Bob", "Ada", "Ada", "Ada"], "in turn, however many one has");
}

#[tokio::test]
async fn bots_that_people_wait_for_think_first_and_in_turn() {
    let order = order(&[("Ada", false), ("Ada", true), ("Ada", true), ("Bob", true), ("Bob", false)]).await;
    assert_eq!(order[..3], ["Ada", "Bob", "Ada"], "those with people");
    assert_eq!(order.len(), 5);
}

fn bots(level: &str, count: usize) -> Vec<Value> {
    vec![json!({"kind": "bot", "level": level}); count]
}

async fn tables_with_only_bots_are_limited(database: Database) {
    let limits = Limits { bots_only_tables: 2, ..Limits::none() };
    let server = server::serve(Config { limits, ..config(&database.address) }).await.unwrap();
    let people = guests(server.address, 2).await;
    let opening = json!({"game": "gutenberg", "seats": bots("guildmaster", 4)});
    let open = |person: &Client| {
        let (person, opening) = (person.clone(), opening.clone());
        async move { person.post("/api/tables", opening).await }
    };
    let at_once = tokio::join!(open(&people[0]), open(&people[0]), open(&people[0]), open(&people[0]));
    let mut statuses = [at_once.0.status, at_once.1.status, at_once.2.status, at_once.3.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 201, 409, 409]);
    assert_eq!(open(&people[0]).await.code(), "too_many_tables");
    assert_eq!(open(&people[1]).await.status, 201, "others may");

    // A bot at a table with people answers at once, although the bots of the other tables think for a long time.
    let mut seats = bots("apprentice", 2);
    seats.insert(0, json!({"kind": "me"}));
    let table = people[0].open(json!({"game": "gutenberg", "seats": seats})).await;
    let last = crate::games::play(&people[0], &table, 0, 0).await;
    assert_eq!(last["result"]["by"], "rules");
    let unfinished = people[0].get("/api/tables?status=running").await.good();
    assert_eq!(unfinished["tables"].as_array().unwrap().len(), 3, "a whole game was played before any of theirs");
    server.stop().await;
}
