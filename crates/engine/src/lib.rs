//! The games as a text protocol (docs/protocol.md): a line of JSON in, a line of JSON out. The command line and the
//! page share this code; what differs (files, randomness, a clock) comes through [`Host`].

mod engine;
mod error;
mod host;
mod replies;
mod request;
mod session;
#[cfg_attr(not(feature = "study"), path = "unstudied.rs")]
mod study;
mod thinking;

pub use engine::Engine;
pub use error::{EngineError, shortened};
pub use host::Host;
#[cfg(not(target_arch = "wasm32"))]
pub use session::simulation;
pub use session::{Entry, Session, Stored, game_named};
#[cfg(feature = "study")]
pub use study::Recorded;
