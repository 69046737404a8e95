//! The real program, run as a process.

mod bad_input;
mod client;
mod engine;
mod fuzzing;
mod lab;
mod replay;
mod review;
mod schema;
mod simulate;
