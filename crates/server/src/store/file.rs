//! The files of an SQLite database: readable by their owner alone, for they hold password hashes and running games.

use std::fs::{OpenOptions, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

const OWNER_ONLY: u32 = 0o600;

/// Creates an empty file that only its owner can read. Fails where there is a file already.
pub fn create(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).mode(OWNER_ONLY).open(path).map(drop)
}

/// Makes the database in this file private, creating it if there is none. SQLite gives the files that it adds beside a
/// database the permissions of the database.
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
