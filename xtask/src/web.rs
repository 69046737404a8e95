//! The browser view: the tools it is built with, and building it where something has changed.

use crate::{root, run};
use anyhow::{Context, bail};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the view is made of, besides its own folder.
const MADE_OF: [&str; 3] = ["locales", "docs/rules", "crates/gutenberg/cards"];
/// In the view's own folder, what is made there by the tools.
const MADE_HERE: [&str; 2] = ["node_modules", "dist"];
/// In a folder that a tool makes anew, the print of what it was made from.
const STAMP: &str = ".made-from";

const NEEDED: &str = "Node.js 20.19 or later, with npm, builds the browser view: install it from https://nodejs.org, or \
                      with your system's packages (nodejs and npm)";

fn folder() -> PathBuf {
    root().join("web")
}

pub fn npm(args: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(folder()).args(args);
    npm
}

/// Fails with one sentence where Node.js or npm is missing or too old.
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

/// Fetches the view's libraries, where they are not those of its lock file.
pub fn fetch_libraries() -> anyhow::Result<()> {
    check_tools()?;
    let lock = print_of(&[folder().join("package.json"), folder().join("package-lock.json")])?;
    let libraries = folder().join("node_modules");
    if !is_made_from(&libraries, &lock) {
        println!("☞ The view's libraries are fetched with npm: usually half a minute.");
        run(&mut npm(&["ci", "--no-audit", "--no-fund", "--loglevel", "error"]))?;
        stamp(&libraries, &lock)?;
    }
    Ok(())
}

/// Builds the view, where anything that it is made of has changed.
pub fn build() -> anyhow::Result<()> {
    fetch_libraries()?;
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder()).context("the folder `web`")? {
        let entry = entry?;
        if !MADE_HERE.iter().any(|made| entry.file_name() == *made) {
            sources.push(entry.path());
        }
    }
    sources.extend(MADE_OF.map(|source| root().join(source)));
    let sources = print_of(&sources)?;
    let view = folder().join("dist");
    if is_made_from(&view, &sources) {
        println!("☞ The browser view is up to date.");
        return Ok(());
    }
    println!("☞ The browser view is built: usually under half a minute.");
    run(&mut npm(&["run", "--silent", "build", "--", "--logLevel", "warn"]))?;
    stamp(&view, &sources)
}

fn is_made_from(made: &Path, sources: &str) -> bool {
    fs::read_to_string(made.join(STAMP)).is_ok_and(|stamp| stamp == sources)
}

fn stamp(made: &Path, sources: &str) -> anyhow::Result<()> {
    fs::write(made.join(STAMP), sources).with_context(|| format!("cannot write in {}", made.display()))
}

/// A print of all names and contents below these files and folders.
fn print_of(paths: &[PathBuf]) -> anyhow::Result<String> {
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
    fn versions_of_node_are_told_apart() {
        assert!(["v20.19.0", "v20.20.2", "v22.1.0", "v100.0.0"].into_iter().all(is_new_enough));
        assert!(!["v20.18.9", "v18.19.0", "v8.0.0", "", "node"].into_iter().any(is_new_enough));
    }

    #[test]
    fn a_print_follows_names_and_contents() {
        let folder = std::env::temp_dir().join(format!("print-{}", std::process::id()));
        fs::create_dir_all(folder.join("inner")).expect("a folder");
        let print = || print_of(std::slice::from_ref(&folder)).expect("a print");
        let mut prints = vec![print()];
        for (name, content) in [("a", "1"), ("a", "2"), ("inner/b", "2")] {
            fs::write(folder.join(name), content).expect("a file");
            prints.push(print());
            assert_eq!(prints.last(), Some(&print()), "the same files, the same print");
        }
        fs::rename(folder.join("a"), folder.join("c")).expect("a new name");
        prints.push(print());
        fs::remove_dir_all(&folder).expect("gone");
        let different: std::collections::BTreeSet<&String> = prints.iter().collect();
        assert_eq!(different.len(), prints.len(), "every change makes another print");
    }
}
