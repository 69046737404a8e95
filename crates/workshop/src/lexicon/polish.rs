//! Polish: the words of sjp.pl that the morphological dictionary SGJP also has.
//!
//! The list of sjp.pl is made for spelling: it contains abbreviations, parts of foreign phrases and product names, all
//! in lower case. SGJP distinguishes them.

use super::compare::{Independent, dictd_headwords};
use super::frequencies;
use super::packages::{Home, Package};
use super::sources::{self, Forms, Source, all_small};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::process::Command;

pub const SOURCE: Source = Source {
    packages: &[&WORDS, &MORFEUSZ],
    rights: "Licence: Apache License 2.0 (licences/Apache-2.0.txt), chosen among those offered, © 2008–2018 Polish \
             Alternative Dictionary Editing Team and Marek Futrega (sjp.pl). SGJP, which decides what is left out: \
             2-clause BSD licence, © 2007–2026 Marcin Woliński, Zbigniew Bronk, Włodzimierz Gruszczyński, Witold \
             Kieraś, Zygmunt Saloni, Danuta Skowrońska, Robert Wołosz",
    changes: "left out: what SGJP does not know as a word in small letters (abbreviations, names, foreign words), parts \
              of fixed phrases that are commoner in another language, everything with a capital, hyphen or apostrophe; \
              all Polish letters stay; exclamations added",
    single_letters: &["a", "i", "o", "u", "w", "z"],
    abbreviations: &["abp"],
    sounds: &[
        "brr", "bzz", "bzzz", "chrr", "drr", "fff", "frr", "frrr", "grr", "hm", "hmm", "hmmm", "mhm", "mmm", "mrr",
        "pff", "prr", "pss", "psss", "psst", "pst", "trr", "trrr", "tss", "tsss", "w", "wrr", "z", "ćśś", "ćśśś", "śś",
    ],
    better_known_as_names: &[
        "allegro", "com", "forda", "jarek", "kuby", "legia", "legii", "wenus", "fiat", "ford", "gap", "got", "ii",
        "iii", "majdan", "mana", "marek", "maja", "marina", "mason", "polska", "sierra", "stany",
    ],
    forms,
    independent: Some(&WIKTIONARY),
};

const WORDS: Package = Package {
    home: Home::Debian,
    name: "wpolish",
    version: "20220301-1",
    sha256: "78d94681b9838aeb8419629d5ce378085e0db6a22517c3c170aa883451cc9ccf",
};

/// The analyser with its dictionary, for Linux on x86-64 and Python 3.10 or later.
const MORFEUSZ: Package = Package {
    home: Home::PyPi,
    name: "morfeusz2",
    version: "1.99.15",
    sha256: "089a83ab03a137a57e23d9d42028d80b8858d1a4de78f1db86a18ba504400a98",
};

const WIKTIONARY: Independent = Independent {
    package: &Package {
        home: Home::Debian,
        name: "dict-freedict-pol-eng",
        version: "2022.12.07-2",
        sha256: "bb89dccd16967ebe5bdd9ca930cdfc17a6f1527ebae207b99183cbfa8692eeaa",
    },
    licence: "CC BY-SA 3.0; headwords of the Polish–English dictionary that WikDict makes from Wiktionary",
    words: |folder| dictd_headwords(&folder.join("usr/share/dictd/freedict-pol-eng.index")),
};

/// Everyday exclamations that the list or SGJP lacks: both list few of them.
const EXCLAMATIONS: &str = "\
    ała auć auu buu ehm elo haha heh hehe hihi hoho jej jejku łał muu nono oki okej ojejku ojoj ojojoj oops pif paf \
    uups ups wow yyy";

const JUDGE: &str = include_str!("polish_judge.py");

fn forms() -> Result<Forms> {
    let text = fs::read_to_string(WORDS.fetch()?.join("usr/share/dict/polish"))?;
    let listed: Vec<&str> = text.lines().filter(|word| all_small(word)).collect();
    let verdicts = judge(&listed)?;
    let foreign = frequencies::commoner_elsewhere("pl", &["de", "en", "es", "fr", "it"])?;
    let mut words = BTreeSet::new();
    let mut fragments = Vec::new();
    for (word, verdict) in listed.iter().zip(verdicts.bytes()) {
        let is_fragment = verdict == b'f';
        if verdict == b'w' || (is_fragment && !foreign.contains(*word)) {
            words.insert((*word).to_owned());
        } else if is_fragment {
            fragments.push(*word);
        }
    }
    let remarks = vec![
        format!("{} of {} listed forms are words to SGJP", words.len(), listed.len()),
        format!("parts of foreign phrases: {}", fragments.join(" ")),
    ];
    words.extend(sources::sounds(EXCLAMATIONS, SOURCE.sounds));
    Ok(Forms { words, remarks, ..Forms::default() })
}

/// The verdict of `polish_judge.py` on each word, one letter a word.
fn judge(words: &[&str]) -> Result<String> {
    let library = MORFEUSZ.fetch()?;
    let list = library.with_file_name("words.txt");
    fs::write(&list, words.join("\n"))?;
    let output = Command::new("python3")
        .args(["-c", JUDGE])
        .env("PYTHONPATH", &library)
        .stdin(File::open(&list)?)
        .output()
        .context("cannot start python3")?;
    ensure!(output.status.success(), "Morfeusz failed: {}", String::from_utf8_lossy(&output.stderr));
    let verdicts = String::from_utf8(output.stdout)?;
    ensure!(verdicts.len() == words.len(), "{} verdicts for {} words", verdicts.len(), words.len());
    Ok(verdicts)
}
