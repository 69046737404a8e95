//! Where each language's words come from, and which of them are no words of the game (L0.2).

use super::abbreviations::is_abbreviation;
use super::affixes::{Dictionary, Entry};
use super::frequencies;
use super::german_names;
use super::packages::{Home, Package};
use anyhow::{Context, Result, ensure};
use letterpress::languages::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub const FRENCH: Package = Package {
    home: Home::Debian,
    name: "hunspell-fr-comprehensive",
    version: "1:7.0-1",
    sha256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
};
pub const ENGLISH: Package = Package {
    home: Home::Debian,
    name: "scowl",
    version: "2020.12.07-2",
    sha256: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
};
pub const ITALIAN: Package = Package {
    home: Home::Debian,
    name: "hunspell-it",
    version: "1:7.5.0-1",
    sha256: "ada3315f170baa05628099381890bf2af9e5022a8b2c937df82d9b7a30c63a2c",
};
pub const GERMAN: Package = Package {
    home: Home::Debian,
    name: "wngerman",
    version: "20161207-11",
    sha256: "9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec",
};
pub const POLISH: Package = Package {
    home: Home::Debian,
    name: "wpolish",
    version: "20220301-1",
    sha256: "78d94681b9838aeb8419629d5ce378085e0db6a22517c3c170aa883451cc9ccf",
};

/// The forms that count, as written, accents and case kept.
pub struct Forms {
    pub words: BTreeSet<String>,
    /// What was checked on the way, for the person who runs this.
    pub remarks: Vec<String>,
}

pub fn package(language: Language) -> &'static Package {
    match language {
        Language::French => &FRENCH,
        Language::English => &ENGLISH,
        Language::Italian => &ITALIAN,
        Language::German => &GERMAN,
        Language::Polish => &POLISH,
    }
}

pub fn forms(language: Language) -> Result<Forms> {
    let mut forms = match language {
        Language::French => french()?,
        Language::English => english()?,
        Language::Italian => italian()?,
        Language::German => german()?,
        Language::Polish => polish()?,
    };
    let single = single_letter_words(language);
    forms.words.retain(|word| word.chars().count() > 1 || single.contains(&word.as_str()));
    forms.words.retain(|word| language.spell(word).is_ok() && !is_abbreviation(language, word));
    Ok(forms)
}

/// Sources list every letter by its name; these are words.
fn single_letter_words(language: Language) -> &'static [&'static str] {
    match language {
        Language::French => &["a", "à", "ô", "y"],
        Language::English => &["a", "i", "o"],
        Language::Italian => &["a", "e", "è", "i", "o"],
        Language::German => &[],
        Language::Polish => &["a", "i", "o", "u", "w", "z"],
    }
}

const FRENCH_NOT_WORDS: [&str; 9] =
    ["po:npr", "po:prn", "po:patr", "po:pfx", "po:sfx", "po:sign", "po:ponc", "po:div", "po:err"];

fn french() -> Result<Forms> {
    let folder = FRENCH.fetch()?.join("usr/share/hunspell");
    hunspell(Language::French, &folder.join("fr.aff"), &folder.join("fr.dic"), |dictionary, entry| {
        let tagged = entry.tags.iter().any(|tag| FRENCH_NOT_WORDS.contains(&tag.as_str()));
        let unit = dictionary.keeps_case(entry) || entry.flags.iter().any(|flag| flag == "U.");
        !tagged && !unit
    })
}

fn italian() -> Result<Forms> {
    let folder = ITALIAN.fetch()?.join("usr/share/hunspell");
    hunspell(Language::Italian, &folder.join("it_IT.aff"), &folder.join("it_IT.dic"), |_, _| true)
}

fn hunspell(
    language: Language,
    aff: &Path,
    dic: &Path,
    is_word: impl Fn(&Dictionary, &Entry) -> bool,
) -> Result<Forms> {
    let (aff, dic) = (fs::read_to_string(aff)?, fs::read_to_string(dic)?);
    let dictionary = Dictionary::parse(&aff, &dic, |affix| affix.contains(['\'', '’']))?;
    let mut words = BTreeSet::new();
    for entry in &dictionary.entries {
        if is_word(&dictionary, entry) && entry.stem.chars().all(|c| c.is_alphabetic() && !c.is_uppercase()) {
            dictionary.expand(entry, |form| {
                if form.chars().all(|c| c.is_alphabetic() && !c.is_uppercase()) {
                    words.insert(form);
                }
            });
        }
    }
    for forbidden in dictionary.forbidden() {
        words.remove(forbidden);
    }
    let oracle = spellbook::Dictionary::new(&aff, &dic).map_err(|error| anyhow::anyhow!("the oracle: {error}"))?;
    let refused: Vec<&String> = words.iter().filter(|word| !oracle.check(word)).collect();
    ensure!(
        refused.is_empty(),
        "{} forms are refused by spellbook, such as {:?}",
        refused.len(),
        &refused[..refused.len().min(20)]
    );
    let missed = missed(language, &dictionary, &oracle)?;
    let remarks = vec![
        format!("spellbook accepts all {} forms", words.len()),
        format!(
            "of the words in wordfreq that spellbook accepts, {} are no form of any entry: {missed:?}",
            missed.len()
        ),
    ];
    Ok(Forms { words, remarks })
}

/// Words in small letters that the oracle accepts, but that no entry's affixes make.
fn missed(language: Language, dictionary: &Dictionary, oracle: &spellbook::Dictionary) -> Result<Vec<String>> {
    let mut known = BTreeSet::new();
    for entry in &dictionary.entries {
        dictionary.expand(entry, |form| {
            known.insert(form);
        });
    }
    let tokens = frequencies::lists(language)?.into_iter().flatten().filter(|token| all_small(token));
    Ok(tokens.filter(|token| oracle.check(token) && !known.contains(token)).collect())
}

fn english() -> Result<Forms> {
    let folder = ENGLISH.fetch()?.join("usr/share/dict/scowl");
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

fn polish() -> Result<Forms> {
    let text = fs::read_to_string(POLISH.fetch()?.join("usr/share/dict/polish"))?;
    Ok(Forms { words: text.lines().filter(|word| all_small(word)).map(String::from).collect(), remarks: Vec::new() })
}

fn german() -> Result<Forms> {
    let text = fs::read_to_string(GERMAN.fetch()?.join("usr/share/dict/ngerman")).context("wngerman")?;
    let names = german_names::names()?;
    let written_as_word = |word: &&str| word.chars().skip(1).all(|c| c.is_alphabetic() && !c.is_uppercase());
    let (dropped, words): (BTreeSet<&str>, BTreeSet<&str>) =
        text.lines().filter(written_as_word).partition(|word| names.contains(*word));
    german_names::write(&dropped)?;
    let remarks = vec![format!("{} names dropped: lexicons/de.names", dropped.len())];
    Ok(Forms { words: words.into_iter().map(String::from).collect(), remarks })
}

fn all_small(word: &str) -> bool {
    word.chars().all(|c| c.is_alphabetic() && !c.is_uppercase())
}
