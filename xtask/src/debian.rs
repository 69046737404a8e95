//! Installs the Debian packages that the tests need, if it has permission.

use crate::run;
use anyhow::{Context, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Prevents Debian's package from creating and starting its own cluster.
const NO_CLUSTER: &str = "/etc/postgresql-common/createcluster.d/manicule.conf";

/// The folder with the programs of the newest PostgreSQL.
pub fn postgres() -> anyhow::Result<PathBuf> {
    if postgres_bin().is_none() {
        let settings = format!(
            "test -e {NO_CLUSTER} || {{ mkdir -p $(dirname {NO_CLUSTER}) && echo 'create_main_cluster = false' > {NO_CLUSTER}; }}"
        );
        install("postgresql", &settings)?;
    }
    postgres_bin().context("PostgreSQL was installed, but its programs are not under /usr/lib/postgresql")
}

pub fn chromium() -> anyhow::Result<()> {
    let found = |name: &&str| {
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).any(|path| path.join(name).exists())
    };
    if ["chromium", "chromium-browser"].iter().any(found) { Ok(()) } else { install("chromium", "true") }
}

fn postgres_bin() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.flatten().map(|entry| entry.path()).filter(|path| path.join("bin/initdb").exists());
    newest.max_by_key(version).map(|path| path.join("bin"))
}

pub fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0)
}

fn install(package: &str, first: &str) -> anyhow::Result<()> {
    let by_hand = format!("{package} is missing: install it with `apt-get install {package}`, then try again");
    if !Path::new("/usr/bin/apt-get").exists() {
        bail!("{by_hand}, or with your system's package manager.");
    }
    let quietly = |command: &mut Command| command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let may_sudo = || quietly(Command::new("sudo").args(["-n", "true"])).is_ok_and(|status| status.success());
    let mut shell = if is_root() {
        Command::new("sh")
    } else if may_sudo() {
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", "sh"]);
        sudo
    } else {
        bail!("{by_hand} (this needs root).");
    };
    println!("☞ Installing {package} with apt-get.");
    let install = format!(
        "export DEBIAN_FRONTEND=noninteractive; {first}; apt-get install -qq -y --no-install-recommends {package} || \
         {{ apt-get update -qq && apt-get install -qq -y --no-install-recommends {package}; }}"
    );
    run(shell.args(["-c", &install])).with_context(|| by_hand)
}
