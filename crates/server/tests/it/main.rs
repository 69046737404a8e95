//! Real clients over real sockets against a real database.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

mod attacks;
mod bot_api;
mod client;
mod database;
mod games;
mod host;
mod mail;
mod moves;
mod nodes;
mod openapi;
mod people;
mod secrecy;
mod storage;
