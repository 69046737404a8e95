//! `cargo xtask play`: builds everything, starts the server and prints its address.

use crate::{cargo, program, root, run, web};
use anyhow::bail;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// The server takes the first free port of these.
const PORTS: std::ops::Range<u16> = 8080..8180;

#[derive(clap::Args)]
pub struct Args {
    /// Passed on to `manicule serve`, such as --listen 0.0.0.0:8080
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<String>,
}

pub fn run_play(args: &Args) -> anyhow::Result<()> {
    web::build()?;
    let program = program("release");
    if program.exists() {
        println!("☞ Building the program: a few seconds if nothing changed, otherwise about a minute.");
    } else {
        println!("☞ Building the program: usually 4 to 8 minutes the first time.");
    }
    run(cargo().args(["build", "--release", "--package", "manicule"]))?;
    serve(&program, args)
}

/// Replaces this process with the server, so that Ctrl-C reaches it and it shuts down cleanly.
fn serve(program: &Path, args: &Args) -> anyhow::Result<()> {
    let mut serve = Command::new(program);
    serve.current_dir(root()).args(["serve", "--welcome"]).args(&args.serve);
    let given = |flag: &str, variable: &str| {
        let flagged = |arg: &String| arg == flag || arg.starts_with(&format!("{flag}="));
        args.serve.iter().any(flagged) || std::env::var_os(variable).is_some()
    };
    if !given("--listen", "MANICULE_LISTEN") {
        serve.args(["--listen", &format!("{}:{}", Ipv4Addr::LOCALHOST, free_port()?)]);
    }
    if !given("--database", "MANICULE_DATABASE") {
        println!("☞ Games and accounts are stored in manicule.db in this folder.");
    }
    // Keeps the address the last line on the screen.
    if !given("--log", "MANICULE_LOG") {
        serve.args(["--log", "warn"]);
    }
    let error = serve.exec();
    bail!("{} failed to start: {error}", program.display())
}

fn free_port() -> anyhow::Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    let Some(port) = PORTS.clone().find(is_free) else {
        bail!("All ports from {} to {} are in use: name one with --listen 127.0.0.1:PORT.", PORTS.start, PORTS.end - 1)
    };
    if port != PORTS.start {
        println!("☞ Port {} is in use; using {port} instead.", PORTS.start);
    }
    Ok(port)
}
