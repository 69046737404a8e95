//! Finds and reads the files of lessons.

use anyhow::{Context, bail};
use coach::lessons::LessonFile;
use std::fs;
use std::path::{Path, PathBuf};

/// The lessons of these files and folders by path, and whether they are all lessons: a whole folder of games.
pub fn read(paths: &[PathBuf]) -> anyhow::Result<(Vec<LessonFile>, bool)> {
    let mut found = Vec::new();
    for path in paths {
        list(path, &mut found)?;
    }
    found.sort();
    found.dedup();
    let are_all =
        matches!(paths, [folder] if folder.is_dir() && found.iter().all(|file| file.parent() != Some(folder)));
    let files = found.iter().map(|path| {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(LessonFile { path: with_slashes(path), text })
    });
    Ok((files.collect::<anyhow::Result<_>>()?, are_all))
}

fn list(path: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if !path.is_dir() {
        if !path.exists() {
            bail!("there is no file or folder {}", path.display());
        }
        found.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))? {
        let entry = entry?.path();
        if entry.is_dir() {
            list(&entry, found)?;
        } else if entry.extension().is_some_and(|extension| extension == "json") {
            found.push(entry);
        }
    }
    Ok(())
}

fn with_slashes(path: &Path) -> String {
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}
