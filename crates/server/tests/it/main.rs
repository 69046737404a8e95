//! Real clients over real sockets against a real database.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod absence;
mod accounts;
mod attacks;
mod bot_api;
mod bot_queue;
mod client;
mod clocks;
mod database;
mod fair;
mod family_words;
mod fuzzing;
mod games;
mod going_on;
mod hints;
mod host;
mod limits;
mod mail;
mod moves;
mod names;
mod nodes;
mod older;
mod openapi;
mod people;
mod personal;
mod promises;
mod seat_secrecy;
mod secrecy;
mod storage;
mod weight;
mod wire;
mod words;
