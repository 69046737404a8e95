//! Real clients over real sockets against a real database.

mod attacks;
mod bot_api;
mod client;
mod games;
mod host;
mod mail;
mod moves;
mod nodes;
mod openapi;
mod people;
mod secrecy;
