//! The whole program with one more game. `cargo run --example third_game -- serve` has Goofspiel in its lobby; `…
//! engine` and `… simulate goofspiel` play it.

use games::Games;
use goofspiel::Goofspiel;
use std::process::ExitCode;

#[path = "../tests/goofspiel/goofspiel.rs"]
mod goofspiel;

fn main() -> ExitCode {
    manicule::run(Games::standard().with(Goofspiel))
}
