//! Databases for tests, on SQLite and on PostgreSQL.

#![allow(dead_code, reason = "each test that needs a database uses a part of it")]

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

pub struct Database {
    pub address: String,
    folder: TempDir,
    cluster: Option<PathBuf>,
}

impl Database {
    pub fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("tables.db").display());
        Database { address, folder, cluster: None }
    }

    /// A database of its own: in the cluster that `MANICULE_TEST_POSTGRES` names, or in a new one.
    pub fn postgres() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let (cluster, server) = match std::env::var("MANICULE_TEST_POSTGRES") {
            Ok(server) => (None, server),
            Err(_) => {
                let (cluster, server) = start_postgres(folder.path());
                (Some(cluster), server)
            }
        };
        let name = format!("test_{}", folder.path().file_name().unwrap().to_string_lossy().replace(['.', '-'], "_"));
        Database { address: create_database(&server, &name), folder, cluster }
    }

    /// In a cluster of its own, which can be killed and started again.
    pub fn own_postgres() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let (cluster, server) = start_postgres(folder.path());
        Database { address: create_database(&server, "tables"), folder, cluster: Some(cluster) }
    }

    /// Where PostgreSQL listens: `postgres://user@HOST:PORT/name`.
    pub fn server(&self) -> std::net::SocketAddr {
        let (_, host) = self.address.split_once('@').unwrap();
        host.split('/').next().unwrap().parse().unwrap()
    }

    /// The same database at another address, such as a proxy.
    pub fn address_through(&self, server: std::net::SocketAddr) -> String {
        self.address.replace(&self.server().to_string(), &server.to_string())
    }

    /// Kills PostgreSQL without a shutdown, like a power cut.
    pub fn kill_postgres(&self) {
        let cluster = self.cluster.as_ref().expect("a cluster of its own");
        let pid = std::fs::read_to_string(cluster.join("postmaster.pid")).unwrap();
        run(Command::new("kill").args(["-9", pid.lines().next().unwrap()]));
    }

    pub fn stop_postgres(&self) {
        let cluster = self.cluster.as_ref().expect("a cluster of its own");
        run(as_postgres("pg_ctl").args(["-s", "-w", "-m", "fast", "stop", "-D"]).arg(cluster));
    }

    /// Starts PostgreSQL again, with the options it had.
    pub fn start_postgres_again(&self) {
        let cluster = self.cluster.as_ref().expect("a cluster of its own");
        // The processes of a killed cluster take a moment to end.
        let started = (0..50).any(|_| {
            let mut start = as_postgres("pg_ctl");
            start.args(["-s", "-w", "-l"]).arg(self.folder.path().join("log"));
            start.args(["-o", &std::fs::read_to_string(self.folder.path().join("options")).unwrap(), "start", "-D"]);
            let started = start.arg(cluster).output().unwrap().status.success();
            if !started {
                std::thread::sleep(std::time::Duration::from_millis(200));
            }
            started
        });
        assert!(started, "PostgreSQL does not start again");
    }

    pub fn is_shared(&self) -> bool {
        self.address.starts_with("postgres:")
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(cluster) = &self.cluster {
            let _ = as_postgres("pg_ctl").args(["-s", "-m", "immediate", "stop", "-D"]).arg(cluster).status();
        }
        let _ = &self.folder;
    }
}

/// Creates a database in a cluster and returns its address.
pub fn create_database(cluster: &str, name: &str) -> String {
    let made = format!("CREATE DATABASE \"{name}\"");
    run(Command::new(postgres_bin().join("psql")).args(["-q", "-d", &format!("{cluster}/postgres"), "-c", &made]));
    format!("{cluster}/{name}")
}

pub fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Debian installs each version's programs into a folder of its own.
pub fn postgres_bin() -> PathBuf {
    let versions =
        std::fs::read_dir("/usr/lib/postgresql").map(|dir| dir.flatten().map(|entry| entry.path().join("bin")));
    let newest = versions.into_iter().flatten().filter(|bin| bin.join("initdb").exists()).max();
    newest.expect("PostgreSQL is not installed: `cargo xtask test` installs it, or `apt-get install postgresql`")
}

/// PostgreSQL does not run as root.
fn as_postgres(program: &str) -> Command {
    let program = postgres_bin().join(program);
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").map(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0).unwrap_or(false)
}

fn start_postgres(folder: &Path) -> (PathBuf, String) {
    let cluster = folder.join("cluster");
    std::fs::create_dir(&cluster).unwrap();
    if is_root() {
        run(Command::new("chown").arg("postgres").arg(folder).arg(&cluster));
    }
    run(as_postgres("initdb").args(["-A", "trust", "-U", "postgres", "--no-sync", "-D"]).arg(&cluster));
    let port = free_port();
    let options = format!("-p {port} -h 127.0.0.1 -k {} -c max_connections=200", folder.display());
    std::fs::write(folder.join("options"), &options).unwrap();
    run(as_postgres("pg_ctl")
        .args(["-s", "-w", "-l"])
        .arg(folder.join("log"))
        .args(["-o", &options, "start", "-D"])
        .arg(&cluster));
    (cluster, format!("postgres://postgres@127.0.0.1:{port}"))
}

fn free_port() -> u16 {
    std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}
