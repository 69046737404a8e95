//! Real clients over real sockets against a real database.

mod attacks;
mod client;
mod games;
mod host;
mod moves;
mod people;
mod secrecy;
