//! SQLite database files. Only their owner can read them: they hold password hashes and running games.

use std::fs::{OpenOptions, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

const OWNER_ONLY: u32 = 0o600;

/// Creates an empty file that only its owner can read. Fails if the file exists.
pub fn create(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).mode(OWNER_ONLY).open(path).map(drop)
}

/// Makes a database file private, creating it if missing. SQLite gives its additional files the permissions of the
/// database file.
pub fn make_private(path: &Path) -> io::Result<()> {
    match create(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    for suffix in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(suffix);
        restrict(&PathBuf::from(file))?;
    }
    Ok(())
}

fn restrict(path: &Path) -> io::Result<()> {
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.permissions().mode() & 0o777 == OWNER_ONLY => Ok(()),
        Ok(_) => std::fs::set_permissions(path, Permissions::from_mode(OWNER_ONLY)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}
