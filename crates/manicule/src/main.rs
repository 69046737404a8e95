//! The binary. Everything is in the library, where the tests and the fuzzer reach it.

use games::Games;
use std::process::ExitCode;

fn main() -> ExitCode {
    manicule::run(Games::standard())
}
