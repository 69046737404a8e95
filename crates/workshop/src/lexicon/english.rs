//! English: SCOWL, every national spelling and its variants, without names, abbreviations and foreign words.
//!
//! SCOWL sorts its words by level: 10 is what every learner knows, 60 what a dictionary for everyday use has, 80 what
//! word games use. Level 70 and above holds rare words, many of which look like names or come from other languages.

use super::compare::Independent;
use super::frequencies;
use super::packages::{Home, Package};
use super::sources::{Forms, Source, all_small};
use super::wordnet;
use anyhow::{Context, Result};
use letterpress::languages::{Language, Word};
use letterpress::lexicon::FrequencyClasses;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

pub const SOURCE: Source = Source {
    packages: &[&SCOWL, &wordnet::WORDNET],
    rights: "Licence: the permissive terms of SCOWL (licences/SCOWL.txt), © 2000–2018 Kevin Atkinson and the others \
             named there. WordNet (licences/SCOWL.txt has its terms) and wordfreq only decide which rare words are left \
             out",
    changes: "the lists of every national spelling and of all variants, sub-category `words`, levels 10 to 80, joined; \
              abbreviations added that take a plural like any noun; left out: rare words that are better known as names \
              or belong to other languages, everything with a capital, hyphen or apostrophe",
    single_letters: &["a", "i", "o"],
    abbreviations: &[],
    sounds: &[
        "brr", "brrr", "crwth", "crwths", "cwm", "cwms", "hmm", "nth", "pfft", "phpht", "pht", "psst", "pssts", "pst",
        "psts", "pwn", "pwns", "sh", "shh", "ssh", "tsk", "tsks", "tsktsk", "tsktsks", "zzz",
    ],
    better_known_as_names: &["bruins", "french", "jack", "josh", "kylie", "matt", "nick", "smith", "surrey", "zack"],
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

const REGIONS: [&str; 5] = ["american", "british", "british_z", "canadian", "australian"];
const VARIANTS: [&str; 9] = [
    "variant_1",
    "variant_2",
    "variant_3",
    "british_variant_1",
    "british_variant_2",
    "canadian_variant_1",
    "canadian_variant_2",
    "australian_variant_1",
    "australian_variant_2",
];
const LEVELS: [u8; 9] = [10, 20, 35, 40, 50, 55, 60, 70, 80];

/// From this level on, words are rare.
const RARE: u8 = 70;
/// Names up to this level are known to everybody; names up to `RARE`, to many people.
const KNOWN_NAMES: u8 = 50;
/// Words up to this level are as well known as any name that is spelled the same.
const EVERYDAY: u8 = 20;

/// Everyday words that SCOWL files under abbreviations and that have no plural to show otherwise.
const CLIPPED: [&str; 3] = ["bro", "maths", "trans"];

fn forms() -> Result<Forms> {
    let common = listed(&["english"], "words")?;
    let mut words = listed(&[&["english"], &REGIONS[..], &VARIANTS[..]].concat(), "words")?;
    let stray: Vec<String> = stray_abbreviations(&common, &listed(&REGIONS, "words")?, &words);
    words.retain(|word, _| !stray.contains(word));
    let shortened = listed(&[&["english"], &REGIONS[..], &VARIANTS[..]].concat(), "abbreviations")?;
    let clipped = clipped_words(shortened, &words);
    words.extend(clipped.iter().map(|(word, &level)| (word.clone(), level)));

    let names = names()?;
    let small_in_wordnet = wordnet::small_words()?;
    let foreign = Foreign::read()?;
    let level_of_name = |word: &str| spelled(word).and_then(|letters| names.get(&letters).copied());
    let is_name = |word: &str| match level_of_name(word) {
        Some(level) if level <= KNOWN_NAMES => true,
        Some(level) => level <= RARE && !small_in_wordnet.contains(word),
        None => false,
    };
    let is_foreign = |word: &str| {
        let plural_of_everyday =
            word.strip_suffix('s').and_then(|one| words.get(one)).is_some_and(|&level| level < RARE);
        !small_in_wordnet.contains(word) && !plural_of_everyday && foreign.has(word)
    };
    let left_out = |word: &str, level: u8| level >= RARE && (is_name(word) || is_foreign(word));

    let mut forms = Forms::default();
    let mut dropped = 0;
    for (word, &level) in &words {
        if left_out(word, level) {
            dropped += 1;
            continue;
        }
        let looks_like_name = level > EVERYDAY && level_of_name(word).is_some_and(|level| level <= KNOWN_NAMES);
        forms.least_class.insert(word.clone(), least_class(level, looks_like_name));
        forms.words.insert(word.clone());
    }
    forms.remarks = vec![
        format!("{} words that SCOWL files with the abbreviations", clipped.len()),
        format!("{dropped} rare words left out that are better known as names, or foreign"),
        format!("no words: {}", stray.join(" ")),
    ];
    Ok(forms)
}

/// The commonest frequency class that a word of this level may have, because the counts do not distinguish "Jimmy" from
/// "jimmy".
fn least_class(level: u8, looks_like_name: bool) -> u8 {
    let class = match level {
        0..=35 => FrequencyClasses::COMMONEST,
        36..=50 => 3,
        51..=60 => 5,
        61..=70 => 7,
        _ => FrequencyClasses::RAREST,
    };
    if looks_like_name { class.max(Forms::LOOKS_LIKE_A_NAME) } else { class }
}

/// SCOWL's words of these categories in small letters, each with its lowest level.
fn listed(categories: &[&str], kind: &str) -> Result<BTreeMap<String, u8>> {
    let mut words = read(categories, kind)?;
    words.retain(|word, _| all_small(word));
    Ok(words)
}

/// What SCOWL lists with a capital, folded to lower case, each with its lowest level.
fn names() -> Result<BTreeMap<Word, u8>> {
    let mut names = BTreeMap::new();
    for kind in ["upper", "proper-names"] {
        for (name, level) in read(&[&["english"], &REGIONS[..]].concat(), kind)? {
            if let Some(letters) = spelled(&name) {
                let known: &mut u8 = names.entry(letters).or_insert(level);
                *known = level.min(*known);
            }
        }
    }
    Ok(names)
}

/// Well-known names that are not words, or are words that fewer people know.
pub fn only_names() -> Result<BTreeSet<Word>> {
    let words = listed(&[&["english"], &REGIONS[..], &VARIANTS[..]].concat(), "words")?;
    let words: BTreeSet<Word> =
        words.iter().filter(|(_, level)| **level <= KNOWN_NAMES).filter_map(|(word, _)| spelled(word)).collect();
    let known = names()?.into_iter().filter(|(_, level)| *level <= KNOWN_NAMES).map(|(name, _)| name);
    Ok(known.filter(|name| !words.contains(name)).collect())
}

fn read(categories: &[&str], kind: &str) -> Result<BTreeMap<String, u8>> {
    let folder: PathBuf = SCOWL.fetch()?.join("usr/share/dict/scowl");
    let mut words = BTreeMap::new();
    for category in categories {
        for level in LEVELS {
            let path = folder.join(format!("{category}-{kind}.{level}"));
            // Not every category has every level.
            if path.is_file() {
                let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                for word in text.lines() {
                    let known: &mut u8 = words.entry(word.to_owned()).or_insert(level);
                    *known = level.min(*known);
                }
            }
        }
    }
    Ok(words)
}

/// The national lists contain pairs of abbreviations as if they were spellings ("eq", "aeq"). A short rare word that
/// only they have counts as one unless it has a plural.
fn stray_abbreviations(
    common: &BTreeMap<String, u8>,
    national: &BTreeMap<String, u8>,
    all: &BTreeMap<String, u8>,
) -> Vec<String> {
    let stray = national.iter().filter(|(word, level)| {
        **level >= RARE
            && word.chars().count() <= 3
            && !word.ends_with('s')
            && !common.contains_key(*word)
            && plural(word, all).is_none()
    });
    stray.map(|(word, _)| word.clone()).collect()
}

/// Words that SCOWL files under abbreviations: they have a plural, which is no commoner than the word itself and so is
/// not a word of its own ("press"). Such a word is as rare as its plural.
fn clipped_words(shortened: BTreeMap<String, u8>, words: &BTreeMap<String, u8>) -> BTreeMap<String, u8> {
    let mut clipped = BTreeMap::new();
    for (word, level) in shortened {
        let plural = plural(&word, words).filter(|&plural| plural >= level);
        let level = if CLIPPED.contains(&word.as_str()) { Some(level) } else { plural };
        if let Some(level) = level.filter(|_| !words.contains_key(&word) && word.chars().count() > 1) {
            clipped.insert(word, level);
        }
    }
    clipped
}

/// The level of a word's plural, if it has one.
fn plural(word: &str, words: &BTreeMap<String, u8>) -> Option<u8> {
    let with_s = words.get(&format!("{word}s"));
    let sibilant = word.ends_with(['x', 'z']);
    let with_es = || words.get(&format!("{word}es")).filter(|_| sibilant);
    with_s.or_else(with_es).copied()
}

fn spelled(word: &str) -> Option<Word> {
    Language::English.spell(word).ok()
}

/// Words that are much more common in another language than in English.
struct Foreign {
    words: BTreeSet<String>,
}

impl Foreign {
    const LANGUAGES: [&str; 8] = ["de", "es", "fr", "it", "nl", "pl", "pt", "sv"];
    /// At least as common in the other language as the word "window" is in English.
    const CENTIBELS: usize = 480;
    /// Ten times as common as in English.
    const MARGIN: usize = 100;

    fn read() -> Result<Foreign> {
        let english = frequencies::centibels("en")?;
        let mut words = BTreeSet::new();
        for language in Foreign::LANGUAGES {
            for (word, centibels) in frequencies::centibels(language)? {
                let commoner = english.get(&word).is_none_or(|english| *english >= centibels + Foreign::MARGIN);
                if centibels <= Foreign::CENTIBELS && commoner {
                    words.insert(word);
                }
            }
        }
        Ok(Foreign { words })
    }

    fn has(&self, word: &str) -> bool {
        self.words.contains(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(words: &[(&str, u8)]) -> BTreeMap<String, u8> {
        words.iter().map(|(word, level)| ((*word).to_owned(), *level)).collect()
    }

    #[test]
    fn an_abbreviation_with_a_plural_of_its_own_is_a_word() {
        let words = levels(&[("apps", 50), ("bots", 60), ("press", 10), ("maxes", 40)]);
        let shortened = levels(&[("app", 50), ("bot", 60), ("pres", 50), ("max", 40), ("dept", 40), ("maths", 35)]);
        let clipped = clipped_words(shortened, &words);
        assert_eq!(clipped, levels(&[("app", 50), ("bot", 60), ("max", 40), ("maths", 35)]));
    }

    #[test]
    fn a_short_rare_word_of_one_nation_needs_a_plural() {
        let national = levels(&[("aeq", 70), ("esc", 80), ("ged", 80), ("doh", 55), ("esker", 80)]);
        let all = levels(&[("aeq", 70), ("esc", 80), ("ged", 80), ("geds", 80), ("doh", 55), ("esker", 80)]);
        assert_eq!(stray_abbreviations(&BTreeMap::new(), &national, &all), ["aeq", "esc"]);
    }

    #[test]
    fn a_rare_word_or_one_that_is_a_name_is_in_no_common_class() {
        assert_eq!(least_class(20, false), FrequencyClasses::COMMONEST);
        assert_eq!(least_class(35, true), Forms::LOOKS_LIKE_A_NAME);
        assert_eq!(least_class(80, false), FrequencyClasses::RAREST);
    }
}
