//! `cargo xtask lexicon compare en`: compares a word list with one that was made independently.

use super::frequencies;
use super::packages::Package;
use super::sources::source;
use anyhow::{Context, Result};
use letterpress::languages::{Language, Word};
use letterpress::lexicon::{FrequencyClasses, Lexicon};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A list that shares no source with ours. It is only compared, never shipped.
pub struct Independent {
    pub package: &'static Package,
    pub licence: &'static str,
    /// Reads the words from the unpacked package, as written.
    pub words: fn(&Path) -> Result<Vec<String>>,
}

/// How many of the most common words that only one list has are shown.
const SHOWN: usize = 60;

pub fn compare(language: Language) -> Result<()> {
    let other = source(language).independent;
    let other = other.with_context(|| format!("no independent {language} list is named"))?;
    let theirs: BTreeSet<Word> =
        (other.words)(&other.package.fetch()?)?.iter().filter_map(|word| language.spell(word).ok()).collect();
    let lexicon = Lexicon::from_bytes(&fs::read(format!("lexicons/{}.lexicon", language.code()))?)?;
    let mut ours = BTreeSet::new();
    lexicon.for_each_word(|word| {
        ours.insert(word.iter().copied().collect::<Word>());
    });
    let ranks = ranks(language)?;
    let class = |word: &Word| ranks.get(word).map_or(FrequencyClasses::UNKNOWN, |(class, _)| *class);

    println!("{language}, beside the {} ({})", other.package.describe(), other.licence);
    println!("| class | ours | of these also theirs | theirs | of these also ours |\n|---|---|---|---|---|");
    for number in FrequencyClasses::COMMONEST..=FrequencyClasses::UNKNOWN {
        let count = |words: &mut dyn Iterator<Item = &Word>| words.filter(|word| class(word) == number).count();
        let both = count(&mut ours.intersection(&theirs));
        let (own, other) = (count(&mut ours.iter()), count(&mut theirs.iter()));
        println!("| {number} | {own} | {} | {other} | {} |", percent(both, own), percent(both, other));
    }
    let both = ours.intersection(&theirs).count();
    let (own, other) = (ours.len(), theirs.len());
    println!("| all | {own} | {} | {other} | {} |", percent(both, own), percent(both, other));

    let show = |title: &str, words: &mut dyn Iterator<Item = &Word>| {
        let mut words: Vec<&Word> = words.collect();
        words.sort_by_key(|word| ranks.get(*word).map_or(usize::MAX, |(_, rank)| *rank));
        let words: Vec<String> = words.iter().take(SHOWN).map(|word| language.show(word).to_string()).collect();
        println!("{title}, most common first: {}", words.join(" "));
    };
    show("Only ours", &mut ours.difference(&theirs));
    show("Only theirs", &mut theirs.difference(&ours));
    Ok(())
}

/// The headwords of a dictionary for `dictd`, which folds their case.
pub fn dictd_headwords(index: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(index).with_context(|| index.display().to_string())?;
    let headwords = text.lines().filter_map(|line| line.split('\t').next());
    Ok(headwords.filter(|word| !word.starts_with("00-database")).map(String::from).collect())
}

fn percent(part: usize, whole: usize) -> String {
    if whole == 0 { "–".to_owned() } else { format!("{:.1} %", 100.0 * part as f64 / whole as f64) }
}

/// The class of every word in wordfreq, and its rank among them.
fn ranks(language: Language) -> Result<BTreeMap<Word, (u8, usize)>> {
    let mut ranks = BTreeMap::new();
    for (centibels, tokens) in frequencies::lists(language.code())?.into_iter().enumerate() {
        for word in tokens.iter().filter_map(|token| language.spell(token).ok()) {
            let rank = ranks.len();
            ranks.entry(word).or_insert((frequencies::class_of(centibels), rank));
        }
    }
    Ok(ranks)
}
