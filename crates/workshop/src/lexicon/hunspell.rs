//! The lower-case forms of a Hunspell dictionary, checked against the crate `spellbook`.

use super::affixes::{Dictionary, Entry};
use super::frequencies;
use super::sources::{Forms, all_small};
use anyhow::{Result, ensure};
use letterpress::languages::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub fn forms(
    language: Language,
    aff: &Path,
    dic: &Path,
    is_word: impl Fn(&Dictionary, &Entry) -> bool,
) -> Result<Forms> {
    let (aff, dic) = (fs::read_to_string(aff)?, fs::read_to_string(dic)?);
    let dictionary = parse(&aff, &dic)?;
    expand(language, &aff, &dic, &dictionary, is_word, |_, form| Some(form).filter(|form| all_small(form)))
}

/// The dictionary without the affixes of elision.
pub fn parse(aff: &str, dic: &str) -> Result<Dictionary> {
    Dictionary::parse(aff, dic, |affix| affix.contains(['\'', '’']))
}

/// The forms of the entries that are words, if `choose` accepts them.
pub fn expand(
    language: Language,
    aff: &str,
    dic: &str,
    dictionary: &Dictionary,
    is_word: impl Fn(&Dictionary, &Entry) -> bool,
    choose: impl Fn(&Entry, String) -> Option<String>,
) -> Result<Forms> {
    let mut words = BTreeSet::new();
    for entry in &dictionary.entries {
        if is_word(dictionary, entry) && all_small(&entry.stem) {
            dictionary.expand(entry, |form| words.extend(choose(entry, form)));
        }
    }
    for forbidden in dictionary.forbidden() {
        words.remove(forbidden);
    }
    let oracle = spellbook::Dictionary::new(aff, dic).map_err(|error| anyhow::anyhow!("the oracle: {error}"))?;
    let refused: Vec<&String> = words.iter().filter(|word| !oracle.check(word)).collect();
    ensure!(
        refused.is_empty(),
        "{} forms are refused by spellbook, such as {:?}",
        refused.len(),
        &refused[..refused.len().min(20)]
    );
    let missed = missed(language, dictionary, &oracle)?;
    let remarks = vec![
        format!("spellbook accepts all {} forms", words.len()),
        format!(
            "of the words in wordfreq that spellbook accepts, {} are no form of any entry: {missed:?}",
            missed.len()
        ),
    ];
    Ok(Forms { words, remarks, ..Forms::default() })
}

/// Lower-case words that the oracle accepts but that no entry's affixes make.
fn missed(language: Language, dictionary: &Dictionary, oracle: &spellbook::Dictionary) -> Result<Vec<String>> {
    let mut known = BTreeSet::new();
    for entry in &dictionary.entries {
        dictionary.expand(entry, |form| {
            known.insert(form);
        });
    }
    let tokens = frequencies::lists(language.code())?.into_iter().flatten().filter(|token| all_small(token));
    Ok(tokens.filter(|token| oracle.check(token) && !known.contains(token)).collect())
}
