//! English: SCOWL, American and British spellings.

use super::compare::Independent;
use super::packages::{Home, Package};
use super::sources::{Forms, Source, all_small};
use anyhow::Result;
use std::collections::BTreeSet;
use std::fs;

pub const SOURCE: Source = Source {
    packages: &[&SCOWL],
    rights: "Licence: the permissive terms of SCOWL (licences/SCOWL.txt), © 2000–2018 Kevin Atkinson and the others \
             named there",
    changes: "the lists `english`, `american`, `british` and `variant_1`, sub-category `words`, sizes 10 to 80, joined; \
             left out: everything with a capital, hyphen or apostrophe",
    single_letters: &["a", "i", "o"],
    abbreviations: &[],
    sounds: &[
        "brr", "brrr", "crwth", "crwths", "cwm", "cwms", "hmm", "nth", "pfft", "phpht", "pht", "psst", "pssts", "pst",
        "psts", "pwn", "pwns", "sh", "shh", "ssh", "tsk", "tsks", "tsktsk", "tsktsks", "zzz",
    ],
    forms,
    independent: Some(&WORD_LIST),
};

pub const SCOWL: Package = Package {
    home: Home::Debian,
    name: "scowl",
    version: "2020.12.07-2",
    sha256: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
};

const WORD_LIST: Independent = Independent {
    package: &Package {
        home: Home::Npm,
        name: "word-list",
        version: "4.1.0",
        sha256: "c0cd6e2a112392204960e9998d79347a8ae1571dab5e3fdbfa685ef5977faedb",
    },
    licence: "MIT; the words of the game Letterpress by atebits, CC0",
    words: |folder| Ok(fs::read_to_string(folder.join("package/words.txt"))?.lines().map(String::from).collect()),
};

fn forms() -> Result<Forms> {
    let folder = SCOWL.fetch()?.join("usr/share/dict/scowl");
    let mut words = BTreeSet::new();
    for category in ["english", "american", "british", "variant_1"] {
        for size in [10, 20, 35, 40, 50, 55, 60, 70, 80] {
            // Not every category has every size.
            if let Ok(latin1) = fs::read(folder.join(format!("{category}-words.{size}"))) {
                let text: String = latin1.iter().map(|&byte| char::from(byte)).collect();
                words.extend(text.lines().filter(|word| all_small(word)).map(String::from));
            }
        }
    }
    Ok(Forms { words, remarks: Vec::new() })
}
