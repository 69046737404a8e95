//! German writes every noun with a capital, so its word list does not tell names from nouns. A noun lexicon does.

use super::english::SCOWL;
use super::packages::{Home, Package};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;

pub const NOUNS: Package = Package {
    home: Home::PyPi,
    name: "german-nouns",
    version: "1.2.5",
    sha256: "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
};

const NAME_KINDS: [&str; 6] = ["Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname", "Abkürzung"];

/// Names that share their spelling with a form of some rare noun, or that neither source has.
const ALSO_NAMES: [&str; 32] = [
    "Anna",
    "Annas",
    "Alf",
    "Alfs",
    "Einstein",
    "Einsteins",
    "Eva",
    "Evas",
    "Frankfurt",
    "Franz",
    "Fritz",
    "Gerd",
    "Gerds",
    "Hans",
    "Jesu",
    "Karl",
    "Karls",
    "Klaus",
    "Linux",
    "Mac",
    "Macs",
    "Maria",
    "Marias",
    "Microsoft",
    "Microsofts",
    "Paris",
    "Sony",
    "Sonys",
    "Symantec",
    "Symantecs",
    "Uta",
    "Utas",
];

/// Nouns that only the English list takes for names.
const NOT_NAMES: [&str; 4] = ["Boy", "Boys", "Closure", "Closures"];

/// Names, with all their forms. What is a common noun too ("Mark", "Ernst", "Essen") is not among them.
pub fn names() -> Result<BTreeSet<String>> {
    let table = fs::read_to_string(NOUNS.fetch()?.join("german_nouns/nouns.csv"))?;
    let mut names = BTreeSet::new();
    let mut nouns = BTreeSet::new();
    for line in table.lines().skip(1) {
        let cells = cells(line);
        let (lemma, kinds) = (cells.first().context("a line without lemma")?, cells.get(1).context("no kind")?);
        let is_name = kinds.split(',').any(|kind| NAME_KINDS.contains(&kind));
        let forms = cells.iter().skip(7).chain([lemma]).filter(|form| !form.is_empty()).cloned();
        if is_name {
            names.extend(forms.chain([format!("{lemma}s")]));
        } else {
            nouns.extend(forms);
        }
    }
    names.extend(english_names()?.into_iter().flat_map(|name| [format!("{name}s"), name]));
    nouns.extend(NOT_NAMES.map(String::from));
    let certain = ALSO_NAMES.map(String::from);
    let names = names.difference(&nouns).cloned().chain(certain);
    Ok(names.filter(|name| name.starts_with(char::is_uppercase)).collect())
}

/// Names of the wider world, which a German noun lexicon knows only in part.
fn english_names() -> Result<BTreeSet<String>> {
    let folder = SCOWL.fetch()?.join("usr/share/dict/scowl");
    let mut names = BTreeSet::new();
    for kind in ["upper", "proper-names"] {
        for size in [10, 20, 35, 40, 50, 55, 60, 70] {
            if let Ok(latin1) = fs::read(folder.join(format!("english-{kind}.{size}"))) {
                let text: String = latin1.iter().map(|&byte| char::from(byte)).collect();
                names.extend(text.lines().filter(|name| !name.contains('\'')).map(String::from));
            }
        }
    }
    Ok(names)
}

fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for character in line.chars() {
        match character {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            _ => cells.last_mut().expect("there is always a cell").push(character),
        }
    }
    cells
}

/// Keeps the names that were dropped where people can read them.
pub fn write(dropped: &BTreeSet<&str>) -> Result<()> {
    let mut text = String::from(
        "# Entries of the German word list that are names and were dropped, made by `cargo xtask lexicon de`.\n\
         # After the PyPI package german-nouns (from German Wiktionary, CC BY-SA 4.0) and the names in SCOWL:\n\
         # see NOTICE.de.md. This file is under CC BY-SA 4.0.\n",
    );
    for name in dropped {
        text.push_str(name);
        text.push('\n');
    }
    fs::write("lexicons/de.names", text).context("cannot write lexicons/de.names")
}
