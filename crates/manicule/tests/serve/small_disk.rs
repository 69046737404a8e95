//! A disk that can be filled up and freed, for one process.

use crate::program::Program;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A small file system, if this machine allows mounting one; otherwise a limit on the size of every file.
pub struct SmallDisk {
    folder: TempDir,
    mounted: bool,
}

const MOUNT: &str = r#"mount -t tmpfs -o size=24m tmpfs "$0" && exec "$@""#;
/// With the signal ignored, a write beyond the limit fails instead of ending the program.
const IGNORE_SIGNAL: &str = r#"trap "" XFSZ; exec "$0" "$@""#;

impl SmallDisk {
    pub fn new() -> SmallDisk {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("unshare");
        mount.args(["--map-root-user", "--mount", "sh", "-c", MOUNT]).arg(folder.path()).arg("true");
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        println!("the disk is {}", if mounted { "a file system of 24 MiB" } else { "a limit on files" });
        SmallDisk { folder, mounted }
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Starts a server whose SQLite database is on this disk.
    pub fn serve(&self, listen: SocketAddr) -> Program {
        let folder = self.folder().display().to_string();
        let database = format!("sqlite:{folder}/tables.db");
        if self.mounted {
            let wrapper = ["unshare", "--map-root-user", "--mount", "sh", "-c", MOUNT, &folder];
            Program::start_within(&wrapper, &database, listen)
        } else {
            Program::start_within(&["sh", "-c", IGNORE_SIGNAL], &database, listen)
        }
    }

    /// The folder as the server sees it.
    fn inside(&self, program: &Program) -> PathBuf {
        let folder = self.folder().strip_prefix("/").unwrap();
        PathBuf::from(format!("/proc/{}/root", program.id())).join(folder)
    }

    pub fn fill(&self, program: &Program) {
        if !self.mounted {
            let size = std::fs::metadata(self.folder().join("tables.db-wal")).unwrap().len();
            return self.limit(program, &size.to_string());
        }
        let mut filler = std::fs::File::create(self.inside(program).join("filler")).unwrap();
        for size in [64 * 1024, 1] {
            while filler.write_all(&vec![0; size]).is_ok() {}
        }
    }

    pub fn free(&self, program: &Program) {
        if self.mounted {
            std::fs::remove_file(self.inside(program).join("filler")).unwrap();
        } else {
            self.limit(program, "unlimited");
        }
    }

    fn limit(&self, program: &Program, size: &str) {
        let limit = format!("--fsize={size}:");
        let limited = Command::new("prlimit").args(["--pid", &program.id().to_string(), &limit]).status();
        assert!(limited.unwrap().success());
    }
}
