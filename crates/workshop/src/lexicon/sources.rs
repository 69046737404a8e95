//! The sources of a language's word list. Each language has its own file.

use super::abbreviations::is_abbreviation;
use super::compare::Independent;
use super::packages::Package;
use super::{english, french, german, italian, polish};
use anyhow::Result;
use letterpress::languages::Language;
use std::collections::{BTreeMap, BTreeSet};

/// How one language's list is made.
pub struct Source {
    /// The packages that the words come from; the first is the main one.
    pub packages: &'static [&'static Package],
    /// Licence and authors, for the notice.
    pub rights: &'static str,
    /// The changes from the packages to the list, for the notice.
    pub changes: &'static str,
    /// Sources list every letter by its name; these ones are words.
    pub single_letters: &'static [&'static str],
    /// Abbreviations that have a vowel and that the source does not mark.
    pub abbreviations: &'static [&'static str],
    /// Words without a vowel.
    pub sounds: &'static [&'static str],
    /// Words that texts hardly use: the counts are those of a name, a brand or a foreign word with the same spelling.
    pub better_known_as_names: &'static [&'static str],
    pub forms: fn() -> Result<Forms>,
    /// The list that ours is compared with.
    pub independent: Option<&'static Independent>,
}

/// The forms that count, as written, with accents and case.
#[derive(Default)]
pub struct Forms {
    pub words: BTreeSet<String>,
    /// Forms with the commonest frequency class they may have, because counts fold case and so include names. Other
    /// forms may have any class.
    pub least_class: BTreeMap<String, u8>,
    /// The results of checks, for the person who runs this.
    pub remarks: Vec<String>,
}

impl Forms {
    /// The lowest class of words that are spelled like a name: bots of the lower two levels do not write them.
    pub const LOOKS_LIKE_A_NAME: u8 = 6;
}

pub fn source(language: Language) -> &'static Source {
    match language {
        Language::French => &french::SOURCE,
        Language::English => &english::SOURCE,
        Language::Italian => &italian::SOURCE,
        Language::German => &german::SOURCE,
        Language::Polish => &polish::SOURCE,
    }
}

pub fn forms(language: Language) -> Result<Forms> {
    let source = source(language);
    let mut forms = (source.forms)()?;
    forms.words.retain(|word| word.chars().count() > 1 || source.single_letters.contains(&word.as_str()));
    forms.words.retain(|word| language.spell(word).is_ok() && !is_abbreviation(language, word));
    Ok(forms)
}

pub fn all_small(word: &str) -> bool {
    word.chars().all(|c| c.is_alphabetic() && !c.is_uppercase())
}

/// Words that stand for sounds: exclamations that a list lacks, and words without a vowel.
pub fn sounds(exclamations: &str, without_vowel: &[&str]) -> Vec<String> {
    exclamations.split_whitespace().chain(without_vowel.iter().copied()).map(String::from).collect()
}
