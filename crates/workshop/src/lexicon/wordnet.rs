//! Princeton WordNet, which writes common nouns in lower case and names with a capital.

use super::packages::{Home, Package};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;

pub const WORDNET: Package = Package {
    home: Home::Debian,
    name: "wordnet-base",
    version: "1:3.0-37",
    sha256: "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
};

/// Every single word that WordNet writes in lower case.
pub fn small_words() -> Result<BTreeSet<String>> {
    let folder = WORDNET.fetch()?.join("usr/share/wordnet");
    let mut words = BTreeSet::new();
    for part in ["noun", "verb", "adj", "adv"] {
        let text = fs::read_to_string(folder.join(format!("data.{part}"))).with_context(|| format!("data.{part}"))?;
        // The licence is at the top, indented.
        for line in text.lines().filter(|line| !line.starts_with(' ')) {
            // Offset, file, kind, the number of words in hexadecimal, then each word with its number.
            let fields: Vec<&str> = line.split(' ').collect();
            let count = fields.get(3).and_then(|count| usize::from_str_radix(count, 16).ok());
            let count = count.with_context(|| format!("data.{part} has a line without a count: {line}"))?;
            let small = fields.iter().skip(4).step_by(2).take(count).map(|word| word.split('(').next().unwrap_or(word));
            words.extend(small.filter(|word| super::sources::all_small(word)).map(String::from));
        }
    }
    Ok(words)
}
