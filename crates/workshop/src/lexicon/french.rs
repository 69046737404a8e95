//! French: the Hunspell dictionary « Toutes variantes » of Grammalecte.

use super::hunspell;
use super::packages::{Home, Package};
use super::sources::{Forms, Source};
use anyhow::Result;
use letterpress::languages::Language;

pub const SOURCE: Source = Source {
    packages: &[&DICTIONARY],
    rights: "Licence: Mozilla Public License 2.0 (licences/MPL-2.0.txt), © 2007–2018 Dicollecte contributors, \
             dictionary « Toutes variantes » 7.0 by Olivier R.",
    changes: "affixes expanded; left out: entries tagged as proper nouns, first names, family names, prefixes, suffixes \
             and signs, units, undotted abbreviations, everything with a capital, hyphen, apostrophe or digit",
    single_letters: &["a", "à", "ô", "y"],
    abbreviations: &[
        "apr", "av", "avr", "cit", "coll", "déc", "dpi", "éd", "env", "etc", "févr", "fig", "hab", "ibid", "id",
        "janv", "juill", "max", "nov", "oct", "op", "réf", "tél", "trad",
    ],
    sounds: &["brrr", "crwth", "crwths", "grrr", "hmm", "kss", "mmm", "pff", "pfft", "pst", "tss", "zzzz"],
    forms,
    independent: None,
};

const DICTIONARY: Package = Package {
    home: Home::Debian,
    name: "hunspell-fr-comprehensive",
    version: "1:7.0-1",
    sha256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
};

/// Kinds of entries that are no words.
const NOT_WORDS: [&str; 9] =
    ["po:npr", "po:prn", "po:patr", "po:pfx", "po:sfx", "po:sign", "po:ponc", "po:div", "po:err"];

fn forms() -> Result<Forms> {
    let folder = DICTIONARY.fetch()?.join("usr/share/hunspell");
    hunspell::forms(Language::French, &folder.join("fr.aff"), &folder.join("fr.dic"), |dictionary, entry| {
        let tagged = entry.tags.iter().any(|tag| NOT_WORDS.contains(&tag.as_str()));
        let unit = dictionary.keeps_case(entry) || entry.flags.iter().any(|flag| flag == "U.");
        !tagged && !unit
    })
}
