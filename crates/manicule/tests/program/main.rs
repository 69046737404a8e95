//! The program, through its real doors.

mod bad_input;
mod client;
mod engine;
mod fuzzing;
mod lab;
mod replay;
mod schema;
mod simulate;
