//! A temporary PostgreSQL cluster on loopback.

use crate::{debian, run};
use anyhow::{Context, bail};
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// Production settings.
    Full,
    /// For tests: no fsync, the data is thrown away.
    None,
}

pub struct Cluster {
    bin: PathBuf,
    data: PathBuf,
    server: Child,
    port: u16,
}

impl Cluster {
    /// Empties this folder, creates a cluster in it and starts it.
    pub fn start(folder: &Path, durability: Durability) -> anyhow::Result<Cluster> {
        let bin = debian::postgres()?;
        let data = folder_for(folder)?;
        clear(&bin, &data)?;
        fs::create_dir_all(&data).with_context(|| format!("cannot create {}", data.display()))?;
        if let Some((user, group)) = other_user()? {
            std::os::unix::fs::chown(&data, Some(user), Some(group))?;
        }
        let log = fs::File::create(data.with_extension("log"))?;
        let trust = ["--auth", "trust", "--username", "postgres", "--encoding", "UTF8", "--no-locale", "--no-sync"];
        run(program(&bin, "initdb")?.args(trust).arg("--pgdata").arg(&data).stdout(log.try_clone()?))?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let mut server = program(&bin, "postgres")?;
        server.arg("-D").arg(&data).args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k", ""]);
        server.args(["-c", "max_connections=300"]);
        if durability == Durability::None {
            server.args(["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]);
        }
        let server = server.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()?;
        let mut cluster = Cluster { bin, data, server, port };
        cluster.wait_until_ready()?;
        Ok(cluster)
    }

    pub fn address(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}", self.port)
    }

    fn wait_until_ready(&mut self) -> anyhow::Result<()> {
        let begun = Instant::now();
        let port = self.port.to_string();
        loop {
            let mut ask = Command::new(self.bin.join("pg_isready"));
            if ask.args(["-q", "-h", "127.0.0.1", "-p", &port]).status()?.success() {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE || self.server.try_wait()?.is_some() {
                bail!("PostgreSQL failed to start: see {}", self.data.with_extension("log").display());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = clear(&self.bin, &self.data);
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Stops a server left running in this folder, for example by a killed run, and removes the folder.
fn clear(bin: &Path, data: &Path) -> anyhow::Result<()> {
    if data.join("postmaster.pid").exists() {
        let mut stop = program(bin, "pg_ctl")?;
        stop.args(["stop", "--silent", "--mode", "immediate", "--pgdata"]).arg(data).stderr(Stdio::null()).status()?;
    }
    if data.exists() {
        fs::remove_dir_all(data).with_context(|| format!("cannot remove {}", data.display()))?;
    }
    Ok(())
}

/// The folder, or a temporary one where PostgreSQL's user has no access to it.
fn folder_for(folder: &Path) -> anyhow::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    if let Some((user, group)) = other_user()? {
        let mut look = Command::new("test");
        look.arg("-x").arg(folder).uid(user).gid(group).current_dir("/");
        if !look.status()?.success() {
            return Ok(std::env::temp_dir().join(format!("manicule-postgres-{}", std::process::id())));
        }
    }
    Ok(folder.join("data"))
}

/// Runs one of PostgreSQL's programs as a user other than root, which PostgreSQL refuses.
fn program(bin: &Path, name: &str) -> anyhow::Result<Command> {
    let mut program = Command::new(bin.join(name));
    program.current_dir("/");
    if let Some((user, group)) = other_user()? {
        program.uid(user).gid(group);
    }
    Ok(program)
}

/// The user and group that Debian's package created, if this runs as root.
fn other_user() -> anyhow::Result<Option<(u32, u32)>> {
    if !debian::is_root() {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd").context("the list of users")?;
    let line = users.lines().find(|line| line.starts_with("postgres:"));
    let mut numbers = line.into_iter().flat_map(|line| line.split(':').skip(2)).map_while(|number| number.parse().ok());
    match (numbers.next(), numbers.next()) {
        (Some(user), Some(group)) => Ok(Some((user, group))),
        _ => bail!("PostgreSQL does not run as root, and there is no user `postgres`: run this as another user"),
    }
}
