//! `cargo xtask play`: builds everything, serves it, and says where to look.

use crate::{cargo, program, root, run, web};
use anyhow::bail;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// The first of these that is free.
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
        println!("☞ The program is built: a few seconds if nothing changed, about a minute otherwise.");
    } else {
        println!("☞ The program is built: the first time usually takes 4 to 8 minutes.");
    }
    run(cargo().args(["build", "--release", "--package", "manicule"]))?;
    serve(&program, args)
}

/// Becomes the server, so that Ctrl-C reaches it and it stops in its own time.
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
        println!("☞ Games and people are kept in the file manicule.db, here in this folder.");
    }
    // The address is to be the last thing on the screen.
    if !given("--log", "MANICULE_LOG") {
        serve.args(["--log", "warn"]);
    }
    let error = serve.exec();
    bail!("{} does not start: {error}", program.display())
}

fn free_port() -> anyhow::Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    let Some(port) = PORTS.clone().find(is_free) else {
        bail!("All ports from {} to {} are in use: name one with --listen 127.0.0.1:PORT.", PORTS.start, PORTS.end - 1)
    };
    if port != PORTS.start {
        println!("☞ Port {} is in use, so it is {port} this time.", PORTS.start);
    }
    Ok(port)
}
