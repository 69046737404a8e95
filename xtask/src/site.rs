//! `cargo xtask site`: the page as a folder that any static host can serve, under any path. Everything but online play.

use crate::{root, run, wasm, web};
use anyhow::Context;
use std::fs;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The folder to write; what is in it is replaced
    #[arg(long, default_value = "web/site")]
    out: PathBuf,
}

pub fn build(args: &Args) -> anyhow::Result<()> {
    web::install_packages()?;
    wasm::build(wasm::Warnings::Allow)?;
    let out = root().join(&args.out);
    println!("☞ Building the page for a static host: usually under half a minute.");
    let mut build = web::npm(&["run", "--silent", "site", "--", "--logLevel", "warn", "--emptyOutDir", "--outDir"]);
    run(build.arg(&out))?;
    // German and Italian word lists are under the GPL: their notices travel with them.
    let notices = out.join("notices");
    fs::create_dir_all(&notices).with_context(|| format!("cannot make {}", notices.display()))?;
    for entry in fs::read_dir(root().join("lexicons")).context("the folder `lexicons`")? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|extension| extension == "md")) {
            fs::copy(&path, notices.join(name))?;
        }
    }
    println!("☞ {} can be served by any static host, under any path.", out.display());
    Ok(())
}
