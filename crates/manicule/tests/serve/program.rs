//! The program under test.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, ExitStatus, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_manicule");

pub struct Program {
    child: Child,
    pub address: SocketAddr,
}

impl Program {
    /// Starts the program and waits until it listens.
    pub fn start(database: &str, listen: SocketAddr) -> Program {
        Program::start_by(&mut Command::new(PROGRAM), database, listen, &[])
    }

    /// Starts the program with additional arguments.
    pub fn start_with(arguments: &[&str], database: &str, listen: SocketAddr) -> Program {
        Program::start_by(&mut Command::new(PROGRAM), database, listen, arguments)
    }

    /// Starts the program through another, which gets the program's name and arguments after its own.
    pub fn start_within(wrapper: &[&str], database: &str, listen: SocketAddr) -> Program {
        let mut command = Command::new(wrapper[0]);
        Program::start_by(command.args(&wrapper[1..]).arg(PROGRAM), database, listen, &[])
    }

    fn start_by(program: &mut Command, database: &str, listen: SocketAddr, arguments: &[&str]) -> Program {
        program.args(["serve", "--no-rate-limits", "--log", "error", "--database", database]);
        program.args(["--listen", &listen.to_string()]).args(arguments).stdout(Stdio::piped());
        let mut child = program.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap_or_else(|| panic!("it says {line:?}"));
        Program { address: address.parse().unwrap(), child }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it without a shutdown, like a power cut.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop.
    pub fn terminate(&self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
    }

    pub fn wait(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn manicule(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

pub fn admin(database: &str, deed: &[&str]) -> Output {
    manicule(&[&["admin", "--database", database], deed].concat())
}

pub fn free_address() -> SocketAddr {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap()
}
