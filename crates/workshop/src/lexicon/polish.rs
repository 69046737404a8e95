//! Polish: the word list of sjp.pl.

use super::packages::{Home, Package};
use super::sources::{Forms, Source, all_small};
use anyhow::Result;
use std::fs;

pub const SOURCE: Source = Source {
    packages: &[&WORDS],
    rights: "Licence: Apache License 2.0 (licences/Apache-2.0.txt), chosen among those offered, © 2008–2018 Polish \
             Alternative Dictionary Editing Team and Marek Futrega (sjp.pl)",
    changes: "left out: everything with a capital, hyphen or apostrophe; all Polish letters stay",
    single_letters: &["a", "i", "o", "u", "w", "z"],
    abbreviations: &[],
    sounds: &[
        "brr", "bzz", "bzzz", "chrr", "drr", "fff", "frr", "frrr", "grr", "hm", "hmm", "hmmm", "mhm", "mmm", "mrr",
        "pff", "prr", "pss", "psss", "psst", "pst", "trr", "trrr", "tss", "tsss", "w", "wrr", "z", "ćśś", "ćśśś", "śś",
    ],
    forms,
    independent: None,
};

const WORDS: Package = Package {
    home: Home::Debian,
    name: "wpolish",
    version: "20220301-1",
    sha256: "78d94681b9838aeb8419629d5ce378085e0db6a22517c3c170aa883451cc9ccf",
};

fn forms() -> Result<Forms> {
    let text = fs::read_to_string(WORDS.fetch()?.join("usr/share/dict/polish"))?;
    Ok(Forms { words: text.lines().filter(|word| all_small(word)).map(String::from).collect(), ..Forms::default() })
}
