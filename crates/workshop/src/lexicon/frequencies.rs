//! How common a word is, after the PyPI package wordfreq.
//!
//! Its lists are MessagePack: an array whose first element is a head and whose n-th other element holds the words of
//! frequency 10^(-n/100).

use super::english;
use super::names::Names;
use super::packages::{Home, Package};
use super::sources::{Forms, source};
use anyhow::{Context, Result, bail};
use letterpress::languages::{Language, Word};
use letterpress::lexicon::{FrequencyClasses, Lexicon};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

pub const WORDFREQ: Package = Package {
    home: Home::PyPi,
    name: "wordfreq",
    version: "3.1.1",
    sha256: "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
};

/// The class of every word in the list that wordfreq knows; of several spellings of a word the most common counts.
///
/// A count belongs to a word only if it was taken for one of its listed forms, accents included: "the" says nothing
/// about « thé ». English words may be written with or without accents. Counts fold case, so those of forms that are
/// also names are ignored.
pub fn classes(lexicon: &Lexicon, forms: &Forms) -> Result<BTreeMap<Word, u8>> {
    let language = lexicon.language();
    let accents_matter = language != Language::English;
    let mut least: BTreeMap<String, u8> = BTreeMap::new();
    for form in &forms.words {
        let class = forms.least_class.get(form).copied().unwrap_or(FrequencyClasses::COMMONEST);
        let spelling =
            if accents_matter { form.to_lowercase() } else { language.show(&spelled(language, form)?).to_string() };
        least.entry(spelling).and_modify(|known| *known = class.min(*known)).or_insert(class);
    }
    let false_counts = FalseCounts::of(language)?;
    let mut classes: BTreeMap<Word, u8> = BTreeMap::new();
    for (centibels, tokens) in lists(language.code())?.into_iter().enumerate() {
        for token in tokens {
            let Ok(word) = language.spell(&token) else { continue };
            let spelling = if accents_matter { token.clone() } else { language.show(&word).to_string() };
            let Some(&least) = least.get(&spelling) else { continue };
            let least = if false_counts.has(&token, centibels) { least.max(Forms::LOOKS_LIKE_A_NAME) } else { least };
            let class = class_of(centibels).max(least);
            classes.entry(word).and_modify(|known| *known = class.min(*known)).or_insert(class);
        }
    }
    Ok(classes)
}

fn spelled(language: Language, form: &str) -> Result<Word> {
    language.spell(form).with_context(|| format!("`{form}` cannot be spelled"))
}

/// Counts that say nothing about a word, because texts use the same letters for something else.
struct FalseCounts {
    /// How common each token is in English; empty for English itself.
    english: BTreeMap<Word, usize>,
    /// Names that occur in English.
    english_names: BTreeSet<Word>,
    /// First names, surnames, towns and countries. None for English, because SCOWL's levels show which words are as
    /// common as the name with the same spelling.
    names: Names,
    /// Words that only readers of the language can tell from names.
    better_known_as_names: &'static [&'static str],
}

impl FalseCounts {
    /// A word that is a name in English must be at least ten times as common here as in English.
    const COMMONER_THAN_THE_NAME: usize = 100;
    /// A word that is six times as common in English comes from English quotations.
    const COMMONER_IN_ENGLISH: usize = 80;
    /// Words of the first classes are common even if they are also names: "lang", "bello".
    const EVERYDAY_CLASS: u8 = 2;

    fn of(language: Language) -> Result<FalseCounts> {
        let mut english = BTreeMap::new();
        let mut english_names = BTreeSet::new();
        let mut names = Names::none();
        if language != Language::English {
            english_names = english::only_names()?;
            names = Names::of_people_and_places()?;
            for (token, count) in centibels("en")? {
                if let Ok(word) = Language::English.spell(&token) {
                    english.entry(word).and_modify(|known: &mut usize| *known = count.min(*known)).or_insert(count);
                }
            }
        }
        let better_known_as_names = source(language).better_known_as_names;
        Ok(FalseCounts { english, english_names, names, better_known_as_names })
    }

    fn has(&self, token: &str, centibels: usize) -> bool {
        let is_name = class_of(centibels) > FalseCounts::EVERYDAY_CLASS && self.names.has(token);
        is_name || self.better_known_as_names.contains(&token) || self.is_english(token, centibels)
    }

    fn is_english(&self, token: &str, centibels: usize) -> bool {
        let Ok(word) = Language::English.spell(token) else { return false };
        self.english.get(&word).is_some_and(|english| {
            centibels > english + FalseCounts::COMMONER_IN_ENGLISH
                || (self.english_names.contains(&word) && centibels + FalseCounts::COMMONER_THAN_THE_NAME > *english)
        })
    }
}

/// Class 1 is at least one word in about 3,000; every further class is less common by a factor of three.
pub fn class_of(centibels: usize) -> u8 {
    (1 + centibels.saturating_sub(301) / 50).min(FrequencyClasses::RAREST as usize) as u8
}

/// How common each token of a language is: the lower, the commoner.
pub fn centibels(code: &str) -> Result<BTreeMap<String, usize>> {
    let lists = lists(code)?.into_iter().enumerate();
    Ok(lists.flat_map(|(centibels, tokens)| tokens.into_iter().map(move |token| (token, centibels))).collect())
}

/// Tokens that are more common in one of the other languages than in this one.
pub fn commoner_elsewhere(code: &str, others: &[&str]) -> Result<BTreeSet<String>> {
    let here = centibels(code)?;
    let mut commoner = BTreeSet::new();
    for other in others {
        let there = centibels(other)?.into_iter();
        commoner.extend(
            there.filter(|(token, count)| here.get(token).is_none_or(|own| own > count)).map(|(token, _)| token),
        );
    }
    Ok(commoner)
}

/// The lists of wordfreq for a language, most common first: the n-th list has the words of n centibels.
pub fn lists(code: &str) -> Result<Vec<Vec<String>>> {
    let file = WORDFREQ.fetch()?.join(format!("wordfreq/data/large_{code}.msgpack.gz"));
    let unpacked = Command::new("gzip").arg("-dc").arg(&file).output().context("cannot start gzip")?.stdout;
    let mut reader = Reader { rest: &unpacked };
    let count = reader.array()?;
    reader.skip_head()?;
    (1..count).map(|_| (0..reader.array()?).map(|_| reader.text()).collect()).collect()
}

struct Reader<'b> {
    rest: &'b [u8],
}

impl Reader<'_> {
    fn take(&mut self, count: usize) -> Result<&[u8]> {
        let (taken, rest) = self.rest.split_at_checked(count).context("the frequency list ends too early")?;
        self.rest = rest;
        Ok(taken)
    }

    fn number(&mut self, bytes: usize) -> Result<usize> {
        Ok(self.take(bytes)?.iter().fold(0, |number, &byte| number << 8 | byte as usize))
    }

    fn array(&mut self) -> Result<usize> {
        match self.number(1)? {
            short @ 0x90..=0x9f => Ok(short - 0x90),
            0xdc => self.number(2),
            0xdd => self.number(4),
            other => bail!("an array is expected, not {other:#x}"),
        }
    }

    fn text(&mut self) -> Result<String> {
        let length = match self.number(1)? {
            short @ 0xa0..=0xbf => short - 0xa0,
            0xd9 => self.number(1)?,
            0xda => self.number(2)?,
            other => bail!("a word is expected, not {other:#x}"),
        };
        Ok(String::from_utf8(self.take(length)?.to_vec())?)
    }

    /// The head is `{"format": "cB", "version": 1}`.
    fn skip_head(&mut self) -> Result<()> {
        let head = self.take(20)?;
        if head.starts_with(b"\x82\xa6format\xa2cB\xa7version") { Ok(()) } else { bail!("not a list in centibels") }
    }
}
