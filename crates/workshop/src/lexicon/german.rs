//! German: the word list of igerman98, without names.

use super::german_names;
use super::packages::{Home, Package};
use super::sources::{Forms, Source};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;

pub const SOURCE: Source = Source {
    packages: &[&WORDS],
    rights: "Licence: GNU General Public License 2 or later (licences/GPL-2.txt), © 1999–2016 Björn Jacke (igerman98). \
             No warranty",
    changes: "names left out (de.names), and so is everything with a capital inside; ß is written SS, Ä Ö Ü stay",
    single_letters: &[],
    abbreviations: &[
        "abb", "abk", "abt", "akt", "allg", "anm", "ar", "bez", "ca", "co", "dez", "div", "dpi", "dto", "einschl",
        "entspr", "esc", "etc", "evtl", "ext", "fa", "geb", "incl", "inkl", "inst", "jul", "max", "med", "min", "okt",
        "nov", "sek", "sog", "tel", "urspr", "usw", "zus",
    ],
    sounds: &["brr", "grr", "hm", "hmm", "pst", "psst", "pssst"],
    forms,
    independent: None,
};

const WORDS: Package = Package {
    home: Home::Debian,
    name: "wngerman",
    version: "20161207-11",
    sha256: "9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec",
};

fn forms() -> Result<Forms> {
    let text = fs::read_to_string(WORDS.fetch()?.join("usr/share/dict/ngerman")).context("wngerman")?;
    let names = german_names::names()?;
    let written_as_word = |word: &&str| word.chars().skip(1).all(|c| c.is_alphabetic() && !c.is_uppercase());
    let (dropped, words): (BTreeSet<&str>, BTreeSet<&str>) =
        text.lines().filter(written_as_word).partition(|word| names.contains(*word));
    german_names::write(&dropped)?;
    let remarks = vec![format!("{} names dropped: lexicons/de.names", dropped.len())];
    Ok(Forms { words: words.into_iter().map(String::from).collect(), remarks, ..Forms::default() })
}
