//! The table server: people and bots at tables, every move stored before anybody is told of it.

mod admin;
mod bots;
mod clock;
mod commands;
mod config;
pub mod fair;
mod guesses;
mod hall;
mod housekeeping;
mod http;
mod identity;
mod limits;
mod mail;
mod metrics;
mod nodes;
mod passwords;
mod problem;
mod room;
mod running;
mod sampler;
mod secrets;
mod slow;
mod socket;
mod store;
mod text;
mod told;
mod verify;

pub use admin::{Admin, Listed};
pub use config::{Config, MailConfig, SeedSource};
pub use housekeeping::{CleanedUp, DAY, Retention};
pub use http::OPENAPI;
pub use limits::{Limits, Rate};
pub use problem::{Answer, Code, Problem};
pub use running::{CannotServe, Running, serve};
pub use store::{Status, StoreError};
pub use verify::{Verified, is_table_record, verify};
