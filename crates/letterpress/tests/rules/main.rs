//! Each rule of docs/rules/letterpress.md, tested under its id.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod claiming;
mod decks;
mod draft;
mod facts;
mod fifth_round;
mod positions;
mod prospect;
mod ranking;
mod setup;
mod solo;
mod table;
mod words;
