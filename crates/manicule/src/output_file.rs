//! Files that are written whole or not at all.

use anyhow::Context;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Stdout, Write, stdout};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// Where results go. It is opened before the work begins, so that an unwritable path is reported at once.
pub enum OutputFile {
    Stdout(BufWriter<Stdout>),
    /// Next to its final path, until it is complete.
    Beside {
        file: BufWriter<NamedTempFile>,
        target: PathBuf,
    },
    /// A device or a pipe, which cannot be replaced by a file.
    Straight(BufWriter<File>),
}

impl OutputFile {
    /// `-` is standard output.
    pub fn open(path: &Path) -> anyhow::Result<OutputFile> {
        if path == Path::new("-") {
            return Ok(OutputFile::Stdout(BufWriter::new(stdout())));
        }
        OutputFile::open_file(path).with_context(|| format!("cannot write {}", path.display()))
    }

    fn open_file(path: &Path) -> anyhow::Result<OutputFile> {
        // Through a link to the file it names.
        let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        match target.metadata() {
            Ok(found) if found.is_dir() => anyhow::bail!("this is a folder"),
            Ok(found) if !found.is_file() => {
                let file = OpenOptions::new().write(true).open(&target)?;
                return Ok(OutputFile::Straight(BufWriter::new(file)));
            }
            // A read-only file must not be replaced either.
            Ok(_) => drop(OpenOptions::new().append(true).open(&target)?),
            Err(_) => {}
        }
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = Builder::new();
        builder.prefix(".manicule-");
        let file = public(&mut builder).tempfile_in(folder)?;
        Ok(OutputFile::Beside { file: BufWriter::new(file), target })
    }

    pub fn is_stdout(&self) -> bool {
        matches!(self, OutputFile::Stdout(_))
    }

    /// Moves the complete file into its place.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.flush()?;
        if let OutputFile::Beside { file, target } = self {
            let context = || format!("cannot write {}", target.display());
            let file = file.into_inner().map_err(|error| error.into_error()).with_context(context)?;
            file.persist(&target).map_err(|error| error.error).with_context(context)?;
        }
        Ok(())
    }
}

/// Temporary files are private; results are as readable as any file of their owner.
#[cfg(unix)]
fn public<'b, 'p, 's>(builder: &'b mut Builder<'p, 's>) -> &'b mut Builder<'p, 's> {
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(std::fs::Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn public<'b, 'p, 's>(builder: &'b mut Builder<'p, 's>) -> &'b mut Builder<'p, 's> {
    builder
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        match self {
            OutputFile::Stdout(out) => out.write(bytes),
            OutputFile::Beside { file, .. } => file.write(bytes),
            OutputFile::Straight(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> std::io::Result<()> {
        match self {
            OutputFile::Stdout(out) => out.flush(),
            OutputFile::Beside { file, .. } => file.flush(),
            OutputFile::Straight(file) => file.flush(),
        }
    }
}
