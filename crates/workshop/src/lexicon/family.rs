//! `cargo xtask lexicon family`: the vulgar and hateful words of each language, from a published list and our judgement.
//!
//! The package lists words; `lexicons/family/<language>.txt` says which of them are ordinary words, which ones only
//! bots avoid, and what the package lacks. Both are folded like the language's words.

use super::packages::{Home, Package, sha256};
use anyhow::{Context, Result, bail, ensure};
use letterpress::languages::Language;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const LIST: Package = Package {
    home: Home::Npm,
    name: "naughty-words",
    version: "1.2.0",
    sha256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
};

/// The sections of that file, with the signs that their words get in the generated file.
const SECTIONS: [(&str, char); 3] = [("[counts]", '+'), ("[counts, but no bot writes it]", '~'), ("[refused]", '-')];
const REFUSED: char = '-';

pub fn make() -> Result<()> {
    let package = LIST.fetch()?;
    let mut table = String::new();
    for language in Language::ALL {
        let lines = lines(language, &package)?;
        let mut text = "# Made by `cargo xtask lexicon family`: see lexicons/README.md.\n".to_owned();
        lines.iter().for_each(|line| text.extend([line, "\n"]));
        let name = format!("{}.family", language.code());
        fs::write(format!("lexicons/{name}"), &text)?;
        let checksum = sha256(text.as_bytes());
        println!("{name}: {} lines", lines.len());
        let count = |sign: char| lines.iter().filter(|line| line.starts_with(sign)).count();
        writeln!(table, "| `{name}` | {} | {} | {} | `{checksum}` |", count('-'), count('~'), count('+'))?;
    }
    fs::write("lexicons/NOTICE.family.md", notice(&table))?;
    Ok(())
}

fn lines(language: Language, package: &Path) -> Result<BTreeSet<String>> {
    let code = language.code();
    let judged = fs::read_to_string(format!("lexicons/family/{code}.txt"))?;
    let mut lines = BTreeSet::new();
    let mut sign = None;
    for line in judged.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with('[') {
            let known = SECTIONS.iter().find(|(section, _)| *section == line);
            sign = Some(known.with_context(|| format!("lexicons/family/{code}.txt: no section is called {line}"))?.1);
            continue;
        }
        let Some(sign) = sign else { bail!("lexicons/family/{code}.txt starts without a section") };
        for word in line.split_whitespace() {
            let pattern = folded(language, word).with_context(|| format!("lexicons/family/{code}.txt: {word}"))?;
            lines.insert(format!("{sign}{pattern}"));
        }
    }
    let listed = fs::read_to_string(package.join("package").join(format!("{code}.json")))?;
    let listed: Vec<String> = serde_json::from_str(&listed)?;
    ensure!(!listed.is_empty(), "the package lists nothing for {language}");
    // Cards cannot spell phrases, numbers and signs.
    for word in listed.iter().filter_map(|word| folded(language, word)) {
        let judged_free = ['+', '~'].iter().any(|sign| lines.contains(&format!("{sign}{word}")));
        if !judged_free {
            lines.insert(format!("{REFUSED}{word}"));
        }
    }
    Ok(lines)
}

/// As the language writes it, with its stars; `None` unless it is a word of two letters or more.
fn folded(language: Language, pattern: &str) -> Option<String> {
    let word = language.spell(pattern.trim_matches('*')).ok().filter(|word| word.len() > 1)?;
    let star = |has: bool| if has { "*" } else { "" };
    Some(format!("{}{}{}", star(pattern.starts_with('*')), language.show(&word), star(pattern.ends_with('*'))))
}

fn notice(table: &str) -> String {
    format!(
        "# Vulgar and hateful words\n\n\
         Made by `cargo xtask lexicon family`, which also writes this note.\n\n\
         - Source: {}, the lists `fr`, `en`, `it`, `de` and `pl` of the “List of Dirty, Naughty, Obscene and Otherwise Bad \
         Words”\n\
         - Licence: CC BY 4.0 (licences/CC-BY-4.0.txt), © the contributors to that list, first of them Shutterstock, Inc.\n\
         - Changes: single words only, folded as each language folds its words; judged word by word and completed in \
         `family/`, which is this project's own work under the licences of its code\n\n\
         | file | refused | not written by bots | ordinary | SHA-256 |\n|---|---|---|---|---|\n{table}",
        LIST.describe()
    )
}
