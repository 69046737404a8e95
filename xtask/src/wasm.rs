//! `cargo xtask wasm`: the rules, bots and sentences as a WebAssembly module for the page, and a second one with lessons, hints
//! and reviews as well, in `web/src/wasm/`.

mod toolchain;

use crate::web::{fingerprint, is_built_from, stamp};
use crate::{cargo, root, run, target};
use anyhow::{Context, bail};
use std::fs;
use std::path::{Path, PathBuf};
use toolchain::{TARGET, Toolchain};

/// The crates that the modules are made of, `page` last.
const CRATES: [&str; 9] = ["table", "gutenberg", "letterpress", "bots", "words", "games", "coach", "engine", "page"];
/// Folders of a crate that do not go into the module.
const NOT_BUILT: [&str; 3] = ["tests", "benches", "examples"];
const PROFILE: &str = "wasm";
/// What they are called in the page's sources, and the features of the crate `page` that they are built with.
const MODULES: [(&str, &[&str]); 2] = [("page_bg.wasm", &[]), ("study_bg.wasm", &["--features", "study"])];
/// What wasm-bindgen calls every module.
const BOUND: &str = "page_bg.wasm";

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

/// Builds the modules if any of their sources has changed.
pub fn build(warnings: Warnings) -> anyhow::Result<()> {
    let sources = fingerprint(&sources()?)?;
    if is_built_from(&folder(), &sources) {
        println!("☞ The page's modules are up to date.");
        return Ok(());
    }
    let toolchain = toolchain::find()?;
    println!("☞ Building the page's modules: usually 3 to 5 minutes the first time.");
    let _ = fs::remove_dir_all(folder());
    fs::create_dir_all(folder()).with_context(|| format!("cannot make {}", folder().display()))?;
    for (name, features) in MODULES {
        let module = compile(&toolchain, features, warnings)?;
        let made = target().join("wasm-module");
        let _ = fs::remove_dir_all(&made);
        bind(&module, &made)?;
        fs::copy(made.join(BOUND), folder().join(name))?;
        fs::remove_file(made.join(BOUND))?;
        take(&made)?;
    }
    stamp(&folder(), &sources)
}

/// Takes over what calls the module, which must not differ from what calls the module before.
fn take(made: &Path) -> anyhow::Result<()> {
    for entry in fs::read_dir(made)? {
        let entry = entry?;
        let (new, to) = (fs::read(entry.path())?, folder().join(entry.file_name()));
        if fs::read(&to).is_ok_and(|known| known != new) {
            bail!("the two modules are not called in the same way: {}", to.display());
        }
        fs::write(&to, new)?;
    }
    Ok(())
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

fn compile(toolchain: &Toolchain, features: &[&str], warnings: Warnings) -> anyhow::Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--package", "page", "--profile", PROFILE, "--target", TARGET]).args(features);
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
