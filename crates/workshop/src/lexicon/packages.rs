//! Fetches the published packages that the word lists are made from, with their ordinary clients.

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One version of a package: another version would make other files.
pub struct Package {
    pub home: Home,
    pub name: &'static str,
    pub version: &'static str,
    pub sha256: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Home {
    Debian,
    PyPi,
    Npm,
}

impl Package {
    /// The folder with the unpacked package; fetches it first if it is missing.
    pub fn fetch(&self) -> Result<PathBuf> {
        let folder = Path::new("target/lexicon").join(format!("{}-{}", self.name, self.version.replace(':', "_")));
        let unpacked = folder.join("unpacked");
        if !unpacked.is_dir() {
            fs::create_dir_all(&folder)?;
            let archive = match archive_in(&folder)? {
                Some(archive) => archive,
                None => {
                    self.download(&folder)?;
                    archive_in(&folder)?.with_context(|| format!("the archive of {} was not downloaded", self.name))?
                }
            };
            let found = sha256(&fs::read(&archive)?);
            ensure!(
                found == self.sha256,
                "{} {} has the checksum {found}, but {} is expected: delete {} and try again",
                self.name,
                self.version,
                self.sha256,
                archive.display()
            );
            let partly = folder.join("partly");
            let (archive, partly_text) = (archive.to_string_lossy(), partly.to_string_lossy());
            match self.home {
                Home::Debian => run(Path::new("."), "dpkg-deb", &["-x", &archive, &partly_text])?,
                Home::PyPi => run(Path::new("."), "python3", &["-m", "zipfile", "-e", &archive, &partly_text])?,
                Home::Npm => {
                    fs::create_dir_all(&partly)?;
                    run(Path::new("."), "tar", &["-xzf", &archive, "-C", &partly_text])?;
                }
            }
            fs::rename(partly, &unpacked)?;
        }
        Ok(unpacked)
    }

    fn download(&self, folder: &Path) -> Result<()> {
        match self.home {
            Home::Debian => {
                let exact = format!("{}={}", self.name, self.version);
                run(folder, "apt-get", &["download", "--quiet", &exact])
            }
            Home::PyPi => {
                let exact = format!("{}=={}", self.name, self.version);
                run(folder, "python3", &["-m", "pip", "download", "--quiet", "--no-deps", &exact])
            }
            Home::Npm => {
                let exact = format!("{}@{}", self.name, self.version);
                run(folder, "npm", &["pack", "--silent", &exact])
            }
        }
        .with_context(|| format!("cannot fetch {} {}; is the package index up to date?", self.name, self.version))
    }

    pub fn describe(&self) -> String {
        let home = match self.home {
            Home::Debian => "Debian",
            Home::PyPi => "PyPI",
            Home::Npm => "npm",
        };
        format!("{home} package `{}`, version {} (SHA-256 {})", self.name, self.version, self.sha256)
    }
}

fn archive_in(folder: &Path) -> Result<Option<PathBuf>> {
    let mut archives: Vec<PathBuf> = fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
    archives.retain(|path| path.extension().is_some_and(|kind| kind == "deb" || kind == "whl" || kind == "tgz"));
    archives.sort();
    Ok(archives.pop())
}

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Result<()> {
    let status = Command::new(program).args(arguments).current_dir(folder).status();
    match status.with_context(|| format!("cannot start {program}"))? {
        status if status.success() => Ok(()),
        status => bail!("{program} {} ended with {status}", arguments.join(" ")),
    }
}

pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
