//! The page: checks its build tools and rebuilds it when a source has changed.

use crate::{root, run, wasm};
use anyhow::{Context, bail};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Sources of the page outside its own folder.
const OUTSIDE_SOURCES: [&str; 6] = ["locales", "lessons", "docs/rules", "docs/almanac", "docs/terms.md", "lexicons"];
/// Build output inside the page's folder.
const BUILD_OUTPUT: [&str; 2] = ["node_modules", "dist"];
/// The file in a build folder that holds the fingerprint of its sources.
const STAMP: &str = ".made-from";

const NEEDED: &str = "Node.js 20.19 or later, with npm, is needed to build the page: install it from https://nodejs.org, or \
                      with your system's packages (nodejs and npm)";

fn folder() -> PathBuf {
    root().join("web")
}

pub fn npm(args: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(folder()).args(args);
    npm
}

/// Fails with one sentence if Node.js or npm is missing or too old.
pub fn check_tools() -> anyhow::Result<()> {
    let version = |program: &str| {
        let output = Command::new(program).arg("--version").output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let Some(node) = version("node") else { bail!("Node.js is missing. {NEEDED}.") };
    if !is_new_enough(&node) {
        bail!("Node.js {node} is too old. {NEEDED}.");
    }
    if version("npm").is_none() {
        bail!("npm is missing. {NEEDED}.");
    }
    Ok(())
}

fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= (20, 19)
}

/// Installs the page's packages unless they match the lock file.
pub fn install_packages() -> anyhow::Result<()> {
    check_tools()?;
    let lock = fingerprint(&[folder().join("package.json"), folder().join("package-lock.json")])?;
    let libraries = folder().join("node_modules");
    if !is_built_from(&libraries, &lock) {
        println!("☞ Installing the page's packages with npm: usually half a minute.");
        run(&mut npm(&["ci", "--no-audit", "--no-fund", "--loglevel", "error"]))?;
        stamp(&libraries, &lock)?;
    }
    Ok(())
}

/// Builds the page if any of its sources has changed.
pub fn build() -> anyhow::Result<()> {
    install_packages()?;
    wasm::build(wasm::Warnings::Allow)?;
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder()).context("the folder `web`")? {
        let entry = entry?;
        if !BUILD_OUTPUT.iter().any(|made| entry.file_name() == *made) {
            sources.push(entry.path());
        }
    }
    sources.extend(OUTSIDE_SOURCES.map(|source| root().join(source)));
    let sources = fingerprint(&sources)?;
    let view = folder().join("dist");
    if is_built_from(&view, &sources) {
        println!("☞ The page is up to date.");
        return Ok(());
    }
    println!("☞ Building the page: usually under half a minute.");
    run(&mut npm(&["run", "--silent", "build", "--", "--logLevel", "warn"]))?;
    stamp(&view, &sources)
}

pub fn is_built_from(made: &Path, sources: &str) -> bool {
    fs::read_to_string(made.join(STAMP)).is_ok_and(|stamp| stamp == sources)
}

pub fn stamp(made: &Path, sources: &str) -> anyhow::Result<()> {
    fs::write(made.join(STAMP), sources).with_context(|| format!("cannot write in {}", made.display()))
}

/// A fingerprint of the names and contents of all these files and folders.
pub fn fingerprint(paths: &[PathBuf]) -> anyhow::Result<String> {
    let mut hash = Sha256::new();
    let mut waiting = paths.to_vec();
    waiting.sort();
    waiting.reverse();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path)?.map(|entry| entry.map(|entry| entry.path()));
            let mut entries = entries.collect::<Result<Vec<_>, _>>()?;
            entries.sort();
            waiting.extend(entries.into_iter().rev());
        } else {
            let name = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().into_owned();
            let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            hash.update(format!("{name}\n{}\n", content.len()));
            hash.update(content);
        }
    }
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions_compare() {
        assert!(["v20.19.0", "v20.20.2", "v22.1.0", "v100.0.0"].into_iter().all(is_new_enough));
        assert!(!["v20.18.9", "v18.19.0", "v8.0.0", "", "node"].into_iter().any(is_new_enough));
    }

    #[test]
    fn a_fingerprint_follows_names_and_contents() {
        let folder = std::env::temp_dir().join(format!("print-{}", std::process::id()));
        fs::create_dir_all(folder.join("inner")).expect("a folder");
        let print = || fingerprint(std::slice::from_ref(&folder)).expect("a print");
        let mut prints = vec![print()];
        for (name, content) in [("a", "1"), ("a", "2"), ("inner/b", "2")] {
            fs::write(folder.join(name), content).expect("a file");
            prints.push(print());
            assert_eq!(prints.last(), Some(&print()), "same files, same fingerprint");
        }
        fs::rename(folder.join("a"), folder.join("c")).expect("a new name");
        prints.push(print());
        fs::remove_dir_all(&folder).expect("gone");
        let different: std::collections::BTreeSet<&String> = prints.iter().collect();
        assert_eq!(different.len(), prints.len(), "every change gives another fingerprint");
    }
}
