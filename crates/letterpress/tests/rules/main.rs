//! Each rule of docs/rules/letterpress.md, tested under its id.

mod claiming;
mod decks;
mod draft;
mod fifth_round;
mod positions;
mod ranking;
mod setup;
mod solo;
mod table;
mod words;
