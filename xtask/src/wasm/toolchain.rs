//! A compiler for WebAssembly: rustup's, or Debian's, unpacked into a folder of the project.

use crate::{cargo, debian, run, target};
use anyhow::{Context, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub const TARGET: &str = "wasm32-unknown-unknown";
/// If rustup takes longer than this, it cannot reach its server.
const PATIENCE: Duration = Duration::from_secs(60);
/// Present once all packages are unpacked.
const COMPLETE: &str = ".complete";
/// Forces one of the two, for tests: `rustup` or `debian`.
const CHOICE: &str = "MANICULE_WASM_TOOLCHAIN";

const NEEDED: &str = "Rust's standard library for WebAssembly is needed to build the page: install it with `rustup target add \
                      wasm32-unknown-unknown`, or with your system's package of that name";

pub enum Toolchain {
    /// The compiler in use has the target.
    Own,
    /// Debian's compiler in this folder, with the sources of the standard library.
    Debian(PathBuf),
}

pub fn find() -> anyhow::Result<Toolchain> {
    match std::env::var(CHOICE).as_deref() {
        Ok("debian") => return debian_toolchain().context(NEEDED),
        Ok("rustup") if !has_target() => bail!("{NEEDED}."),
        _ => {}
    }
    if has_target() || rustup_adds_it() && has_target() {
        return Ok(Toolchain::Own);
    }
    debian_toolchain().context(NEEDED)
}

impl Toolchain {
    /// Configures this cargo command to use it; returns the target folder.
    pub fn apply(&self, cargo: &mut Command) -> PathBuf {
        let Toolchain::Debian(folder) = self else { return target() };
        let (libraries, llvm) = (folder.join("usr/lib").join(triplet()), newest_llvm(folder));
        let path = [&libraries, &llvm.join("lib")].map(|path| path.display().to_string()).join(":");
        // Building the standard library is an unstable feature of cargo.
        cargo.args(["-Zbuild-std=std,panic_abort"]).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("RUSTC", folder.join("usr/bin/rustc")).env("LD_LIBRARY_PATH", path);
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", llvm.join("bin/wasm-ld"));
        // Another compiler must not share the ordinary build folder.
        let target = target().join("wasm-debian");
        cargo.env("CARGO_TARGET_DIR", &target);
        target
    }
}

fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let folder = asked.ok().filter(|output| output.status.success()).map(|output| output.stdout);
    folder.is_some_and(|folder| Path::new(String::from_utf8_lossy(&folder).trim()).is_dir())
}

fn rustup_adds_it() -> bool {
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut adding) = add.spawn() else { return false };
    println!("☞ Installing Rust's standard library for WebAssembly with rustup.");
    let begun = Instant::now();
    loop {
        match adding.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if begun.elapsed() < PATIENCE => std::thread::sleep(Duration::from_millis(100)),
            _ => {
                let _ = adding.kill();
                let _ = adding.wait();
                println!("☞ rustup did not finish within {} seconds.", PATIENCE.as_secs());
                return false;
            }
        }
    }
}

/// Downloads Debian's packages and unpacks them. They are not installed: they would conflict with rustup's.
fn debian_toolchain() -> anyhow::Result<Toolchain> {
    let folder = target().join("wasm-toolchain");
    if folder.join(COMPLETE).exists() {
        return Ok(Toolchain::Debian(folder));
    }
    if !Path::new("/usr/bin/apt-get").exists() {
        bail!("this system has no apt-get");
    }
    println!("☞ Unpacking Debian's compiler for WebAssembly into {}: about 1 GB.", folder.display());
    if debian::is_root() {
        // Without an update, the package lists may be outdated or missing.
        let _ = run(Command::new("apt-get").args(["update", "-qq"]));
    }
    let downloads = folder.join("packages");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&downloads).with_context(|| format!("cannot make {}", downloads.display()))?;
    run(Command::new("apt-get").args(["download", "-qq"]).args(packages()?).current_dir(&downloads))?;
    for package in fs::read_dir(&downloads)? {
        run(Command::new("dpkg").arg("-x").arg(package?.path()).arg(&folder))?;
    }
    fs::remove_dir_all(&downloads)?;
    check(&folder)?;
    fs::write(folder.join(COMPLETE), "")?;
    Ok(Toolchain::Debian(folder))
}

/// Every package that apt would install for the compiler, its sources and the linker of its LLVM.
fn packages() -> anyhow::Result<BTreeSet<String>> {
    let compiler = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"];
    let mut quiet = ["depends", "--recurse", "--no-recommends", "--no-suggests", "--no-conflicts"].to_vec();
    quiet.extend(["--no-breaks", "--no-replaces", "--no-enhances", "rustc-web"]);
    let depends = output(Command::new("apt-cache").args(quiet))?;
    let llvm = depends.lines().filter_map(|line| line.strip_prefix("libllvm")?.parse::<u32>().ok()).max();
    let llvm = llvm.context("Debian has no package rustc-web here")?;
    let lld = format!("lld-{llvm}");
    let wanted = compiler.into_iter().chain([lld.as_str()]);
    let simulated =
        output(Command::new("apt-get").args(["install", "-s", "-qq", "--no-install-recommends"]).args(wanted))?;
    let named = |line: &str| Some(line.strip_prefix("Inst ")?.split(' ').next()?.to_owned());
    Ok(simulated.lines().filter_map(named).collect())
}

fn output(command: &mut Command) -> anyhow::Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("{program} failed to start"))?;
    if !output.status.success() {
        bail!("{program} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The version of this compiler must be one that the workspace can be built with.
fn check(folder: &Path) -> anyhow::Result<()> {
    let mut version = cargo();
    Toolchain::Debian(folder.to_owned()).apply(&mut version);
    let mut rustc = Command::new(folder.join("usr/bin/rustc"));
    for (name, value) in version.get_envs() {
        if let Some(value) = value.filter(|_| name == "LD_LIBRARY_PATH") {
            rustc.env(name, value);
        }
    }
    let version = output(rustc.arg("--version"))?;
    let version = version.trim();
    if !is_new_enough(version) {
        bail!("Debian's {version} is older than the {} that this project needs", env!("CARGO_PKG_RUST_VERSION"));
    }
    println!("☞ Using Debian's {version}.");
    Ok(())
}

/// `version` is what `rustc --version` prints: `rustc 1.96.0 (abc 2026-05-25)`.
fn is_new_enough(version: &str) -> bool {
    let numbers = |version: &str| {
        let mut numbers = version.split('.').map_while(|number| number.parse::<u32>().ok());
        Some((numbers.next()?, numbers.next()?))
    };
    let found = version.split(' ').nth(1).and_then(numbers);
    found.is_some_and(|found| Some(found) >= numbers(env!("CARGO_PKG_RUST_VERSION")))
}

/// The folder in /usr/lib with this machine's libraries.
fn triplet() -> String {
    format!("{}-linux-gnu", std::env::consts::ARCH)
}

fn newest_llvm(folder: &Path) -> PathBuf {
    let versions = fs::read_dir(folder.join("usr/lib")).into_iter().flatten().flatten();
    let version = |path: &PathBuf| path.file_name()?.to_str()?.strip_prefix("llvm-")?.parse::<u32>().ok();
    versions.map(|entry| entry.path()).filter(|path| version(path).is_some()).max_by_key(version).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compiler_versions_compare() {
        let needed = format!("rustc {}.0 (59807616e 2026-04-14)", env!("CARGO_PKG_RUST_VERSION"));
        assert!(
            [needed.as_str(), "rustc 1.1000.0 (built from a source tarball)", "rustc 2.0.0"]
                .into_iter()
                .all(is_new_enough)
        );
        assert!(!["rustc 1.9.0 (abc)", "rustc 0.99.0", "rustc", "", "1.96.0"].into_iter().any(is_new_enough));
    }
}
