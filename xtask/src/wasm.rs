//! `cargo xtask wasm`: the rules, bots and sentences as a WebAssembly module for the page, in `web/src/wasm/`.

mod toolchain;

use crate::web::{fingerprint, is_built_from, stamp};
use crate::{cargo, root, run, target};
use anyhow::Context;
use std::fs;
use std::path::{Path, PathBuf};
use toolchain::{TARGET, Toolchain};

/// The crates that the module is made of, `page` last.
const CRATES: [&str; 9] = ["table", "gutenberg", "letterpress", "bots", "words", "games", "coach", "engine", "page"];
/// Folders of a crate that do not go into the module.
const NOT_BUILT: [&str; 3] = ["tests", "benches", "examples"];
const PROFILE: &str = "wasm";

/// Where the page imports it from.
fn folder() -> PathBuf {
    root().join("web/src/wasm")
}

/// Whether compiler warnings fail the build. They must not on a player's machine, where the compiler may have more
/// warnings than ours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Warnings {
    Allow,
    Deny,
}

/// Builds the module if any of its sources has changed.
pub fn build(warnings: Warnings) -> anyhow::Result<()> {
    let sources = fingerprint(&sources()?)?;
    if is_built_from(&folder(), &sources) {
        println!("☞ The page's module is up to date.");
        return Ok(());
    }
    let toolchain = toolchain::find()?;
    println!("☞ Building the page's module: usually 2 to 4 minutes the first time.");
    let module = compile(&toolchain, warnings)?;
    let made = target().join("wasm-module");
    let _ = fs::remove_dir_all(&made);
    bind(&module, &made)?;
    let _ = fs::remove_dir_all(folder());
    fs::create_dir_all(folder()).with_context(|| format!("cannot make {}", folder().display()))?;
    for entry in fs::read_dir(&made)? {
        let entry = entry?;
        fs::copy(entry.path(), folder().join(entry.file_name()))?;
    }
    stamp(&folder(), &sources)
}

fn sources() -> anyhow::Result<Vec<PathBuf>> {
    let mut sources = ["Cargo.toml", "Cargo.lock", ".cargo", "tools/bindgen"].map(|path| root().join(path)).to_vec();
    for name in CRATES {
        for entry in fs::read_dir(root().join("crates").join(name)).with_context(|| format!("the crate {name}"))? {
            let entry = entry?;
            if !NOT_BUILT.iter().any(|folder| entry.file_name() == *folder) {
                sources.push(entry.path());
            }
        }
    }
    // The lists of vulgar words are built in; the word lists are not.
    for entry in fs::read_dir(root().join("lexicons")).context("the folder `lexicons`")? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "family") {
            sources.push(path);
        }
    }
    Ok(sources)
}

fn compile(toolchain: &Toolchain, warnings: Warnings) -> anyhow::Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--package", "page", "--profile", PROFILE, "--target", TARGET]);
    if warnings == Warnings::Deny {
        // Appended to the flags of .cargo/config.toml; native builds do not see it.
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--deny warnings");
    }
    let folder = toolchain.apply(&mut build);
    run(&mut build)?;
    Ok(folder.join(TARGET).join(PROFILE).join("page.wasm"))
}

/// Writes the JavaScript side, with a tool that has dependencies of its own.
fn bind(module: &Path, made: &Path) -> anyhow::Result<()> {
    let mut bind = cargo();
    bind.args(["run", "--quiet", "--locked", "--manifest-path", "tools/bindgen/Cargo.toml", "--target-dir"]);
    run(bind.arg(target().join("bindgen")).arg("--").args([module, made]))
}
