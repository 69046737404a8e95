//! Standard output and standard error for people and pipes.

use std::io::{ErrorKind, Write, stderr, stdout};

/// Prints a text. A closed pipe (`| head`) is not an error.
pub fn print(text: &str) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome.map_err(|error| anyhow::anyhow!("cannot write to standard output: {error}")),
    }
}

/// Prints an error message. If that fails too, there is nobody left to tell.
pub fn complain(message: &str) {
    let _ = writeln!(stderr(), "{message}");
}
