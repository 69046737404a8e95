//! The server as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub struct Program {
    child: Child,
    pub address: SocketAddr,
}

impl Program {
    /// Starts it and waits until it listens.
    pub fn start(program: &Path, database: &str) -> Program {
        Program::start_with(program, database, &["--no-rate-limits"])
    }

    pub fn start_with(program: &Path, database: &str, flags: &[&str]) -> Program {
        let mut serve = Command::new(program);
        serve.args(["serve", "--log", "warn", "--listen", "127.0.0.1:0", "--database", database]).args(flags);
        let mut child = serve.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("the server does not start").parse().unwrap();
        Program { child, address }
    }

    /// Its resident memory, in KiB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(mut self) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success() && self.child.wait().unwrap().success(), "it stops by itself when asked");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The load average of this machine.
pub fn load() -> String {
    std::fs::read_to_string("/proc/loadavg").unwrap_or_default().split(' ').take(3).collect::<Vec<_>>().join(" ")
}
