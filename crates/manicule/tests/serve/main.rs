//! `manicule serve` and `manicule admin`, through the real program: killed at random moments, stopped, operated.

#![allow(clippy::unwrap_used)] // A panic fails the test.

#[path = "../../../server/tests/it/client.rs"]
mod client;
#[path = "../../../server/tests/it/database.rs"]
mod database;
mod killed;
mod operator;
mod outage;
mod player;
mod program;
mod proxy;
mod seeded;
mod small_disk;
mod stopped;
