//! Real clients over real sockets against a real database.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

mod accounts;
mod attacks;
mod bot_api;
mod client;
mod database;
mod fuzzing;
mod games;
mod going_on;
mod host;
mod limits;
mod mail;
mod moves;
mod nodes;
mod older;
mod openapi;
mod people;
mod personal;
mod secrecy;
mod storage;
