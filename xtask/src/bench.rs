//! `cargo xtask bench`: benchmarks. `server` has its own load client; everything else uses criterion.

use crate::postgres::{Cluster, Durability};
use crate::{cargo, program, root, run, target, web};
use anyhow::Context;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Two sockets at each of 2,000 tables, in the client and in the server, plus headroom.
const OPEN_FILES: u32 = 16_384;

pub fn bench(names: &[String]) -> anyhow::Result<()> {
    let (server, others): (Vec<_>, Vec<_>) = names.iter().partition(|name| *name == "server");
    if !server.is_empty() {
        bench_server()?;
    }
    if !others.is_empty() || names.is_empty() {
        run(cargo().args(["bench", "--workspace", "--benches", "--"]).args(others))?;
    }
    println!("Compare with the figures in docs/performance.md.");
    Ok(())
}

/// Runs the same load against SQLite, PostgreSQL and boardgame.io's server in turn.
fn bench_server() -> anyhow::Result<()> {
    web::check_tools()?;
    println!("☞ Building the server and its load client: usually 4 to 8 minutes the first time.");
    let packages = ["--package", "manicule", "--package", "server", "--bin", "manicule", "--example", "load"];
    run(cargo().args(["build", "--release"]).args(packages))?;
    let peer = root().join("bench/boardgame-io");
    run(Command::new("npm").args(["ci", "--no-audit", "--no-fund", "--loglevel", "error"]).current_dir(&peer))?;
    let folder = target().join("bench-server");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    println!("☞ Running 2 to 3 minutes of load each on SQLite, PostgreSQL and boardgame.io.");
    load(&format!("sqlite:{}", folder.join("tables.db").display()))?;
    let cluster = Cluster::start(&folder.join("postgres"), Durability::Full)?;
    load(&format!("{}/postgres", cluster.address()))?;
    drop(cluster);
    run(&mut with_open_files(Path::new("node"), &["load.mjs"], &peer))
}

fn load(database: &str) -> anyhow::Result<()> {
    let (client, server) = (target().join("release/examples/load"), program("release"));
    run(&mut with_open_files(&client, &[&server.to_string_lossy(), database], &target()))
}

/// Runs a program with a raised limit on open files.
fn with_open_files(program: &Path, args: &[&str], folder: &Path) -> Command {
    let raise = format!(
        "ulimit -n {OPEN_FILES} || {{ echo \"This needs {OPEN_FILES} open files, but the limit here is $(ulimit -H -n): \
         raise it, as root with 'ulimit -n {OPEN_FILES}', and try again.\" >&2; exit 1; }}; exec \"$0\" \"$@\""
    );
    let mut shell = Command::new("sh");
    shell.args(["-c", &raise]).arg(program).args(args).current_dir(folder);
    shell
}
