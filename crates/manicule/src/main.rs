//! The one binary; all of it is in the library, where the tests and the fuzzer reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    manicule::run()
}
