//! Italian: the Hunspell dictionary of LibreItalia, checked against Morph-it!.
//!
//! The dictionary accepts English words and surnames if they are written in lower case, and gives every pair of
//! pronouns to every verb. Morph-it! and frequency counts show which of these are Italian.

use super::affixes::{Dictionary, Entry};
use super::compare::Independent;
use super::hunspell;
use super::morph_it::{MorphIt, SPACY_LOOKUPS};
use super::names::{self, Names};
use super::packages::{Home, Package};
use super::sources::{self, Forms, Source, all_small};
use super::{clitics, frequencies};
use anyhow::{Result, ensure};
use letterpress::languages::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

pub const SOURCE: Source = Source {
    packages: &[
        &DICTIONARY,
        &SPACY_LOOKUPS,
        names::PACKAGES[0],
        names::PACKAGES[1],
        names::PACKAGES[2],
        names::PACKAGES[3],
        WITALIAN.package,
    ],
    rights: "Licence: GNU General Public License 3 (licences/GPL-3.txt), © 2001–2004 Gianluca Turconi, 2002–2007 Davide \
             Prina, 2010–2015 Andrea Pescetti, 2020–2022 LibreItalia – Marina Latini. No warranty. Morph-it! (in \
             spacy-lookups-data) by Marco Baroni and Eros Zanchetta, under LGPL or CC BY-SA 2.0, and the lists of names \
             only decide which forms are left out",
    changes: "affixes expanded, without those of elision; the flag È of four verbs read as f, the class that has their \
              forms; left out: pairs of pronouns at verbs for which none is attested, uninflected words that are far \
              commoner in another language or are names, everything with a capital, hyphen or apostrophe; exclamations \
              added",
    single_letters: &["a", "e", "è", "i", "o"],
    abbreviations: &["aut", "ecc", "etc", "hoc", "ing", "lit", "op", "spett", "tel", "wc"],
    sounds: &["brr", "brrr", "grr", "mmm", "pff", "psst", "pst", "sst"],
    better_known_as_names: &["art", "cassano", "cuneo", "foggia", "libano", "messi", "orvieto", "rizzo", "spezia"],
    forms,
    independent: Some(&WITALIAN),
};

const DICTIONARY: Package = Package {
    home: Home::Debian,
    name: "hunspell-it",
    version: "1:7.5.0-1",
    sha256: "ada3315f170baa05628099381890bf2af9e5022a8b2c937df82d9b7a30c63a2c",
};

const WITALIAN: Independent = Independent {
    package: &Package {
        home: Home::Debian,
        name: "witalian",
        version: "1.10",
        sha256: "dc6eb1423726ce838332936db078406b646d0f3773701a5b1566a68495ddf076",
    },
    licence: "GPL-3 or later, by Davide G. M. Salvetti",
    words: |folder| Ok(fs::read_to_string(folder.join("usr/share/dict/italian"))?.lines().map(String::from).collect()),
};

/// Everyday exclamations that the dictionary lacks.
const EXCLAMATIONS: &str = "\
    aah ahia ahimè alé bau bla boh boing bum cip ciuf cucù din don drin eeh ehilà etciù gnam hip muu ohilà olé \
    ooh oplà ops patapum plin puah sdeng splash toc toh uah uau zac";

/// Words that Morph-it! lacks and that are rarely used as names.
const NOT_NAMES: &str = "\
    acquasanta agorà alias asma auge augure barbera borde bromo brunello buonanotte carioca coca curry dada dalia \
    effendi eia elio espada font labrador luminal lupus mascara mater merlot messer miao mirra montepulciano morra \
    negroni negus pandit platine potassa predio radon saudade stipule tabla tera urca urdu";

fn forms() -> Result<Forms> {
    let folder = DICTIONARY.fetch()?.join("usr/share/hunspell");
    let aff = fs::read_to_string(folder.join("it_IT.aff"))?;
    let dic = with_flag_renamed(&fs::read_to_string(folder.join("it_IT.dic"))?, 'È', 'f');
    let dictionary = hunspell::parse(&aff, &dic)?;
    ensure!(dictionary.undefined_flags().is_empty(), "flags without a class: {:?}", dictionary.undefined_flags());

    let morph_it = MorphIt::read()?;
    let judge = Judge::read(&dic, &morph_it)?;
    let pairs = clitics::Attested::read(&dictionary, &morph_it)?;
    let is_word = |dictionary: &Dictionary, entry: &Entry| judge.is_italian(entry, dictionary.inflects(entry));
    let mut forms = hunspell::expand(Language::Italian, &aff, &dic, &dictionary, is_word, |entry, form| {
        Some(form).filter(|form| all_small(form) && pairs.allow(entry, form))
    })?;
    forms.words.extend(sources::sounds(EXCLAMATIONS, SOURCE.sounds));
    let refused = dictionary.entries.iter().filter(|entry| all_small(&entry.stem) && !is_word(&dictionary, entry));
    let refused: Vec<&str> = refused.map(|entry| entry.stem.as_str()).collect();
    forms.remarks.push(format!("{} entries left out as foreign or names: {}", refused.len(), refused.join(" ")));
    Ok(forms)
}

/// Version 5.1 of the dictionary has È where its rules, like version 4.2, have f: "sedere", "possedere".
fn with_flag_renamed(dic: &str, from: char, to: char) -> String {
    let rename = |line: &str| match line.split_once('/') {
        Some((stem, flags)) if !stem.is_empty() => format!("{stem}/{}\n", flags.replace(from, &to.to_string())),
        _ => format!("{line}\n"),
    };
    dic.lines().map(rename).collect()
}

/// Distinguishes Italian words from foreign words and names.
struct Judge<'m> {
    morph_it: &'m MorphIt,
    italian: BTreeMap<String, usize>,
    /// The counts of other languages, each with its margin.
    others: Vec<(BTreeMap<String, usize>, usize)>,
    names: Names,
    not_names: BTreeSet<&'static str>,
    listed: BTreeSet<String>,
}

impl Judge<'_> {
    /// A word belongs to another language if it is twenty times as common in English, or a hundred times as common in
    /// French or German: Italian borrows from English today, and the counts of such loans are close.
    const MARGINS: [(&'static str, usize); 3] = [("en", 130), ("fr", 200), ("de", 200)];
    /// The frequency of a word that wordfreq does not list.
    const NEVER: usize = 800;
    /// A loan that Morph-it! lists counts unless it is as common in the other language as "party" is in English.
    const EVERYDAY: usize = 360;

    fn read<'m>(dic: &str, morph_it: &'m MorphIt) -> Result<Judge<'m>> {
        let mut names = Names::read()?;
        names.take(dic, false);
        Ok(Judge {
            morph_it,
            italian: frequencies::centibels("it")?,
            others: Judge::MARGINS
                .into_iter()
                .map(|(language, margin)| Ok((frequencies::centibels(language)?, margin)))
                .collect::<Result<_>>()?,
            names,
            not_names: NOT_NAMES.split_whitespace().collect(),
            listed: (WITALIAN.words)(&WITALIAN.package.fetch()?)?.into_iter().collect(),
        })
    }

    /// A word that is inflected by the rules of Italian is Italian.
    fn is_italian(&self, entry: &Entry, inflects: bool) -> bool {
        let word = entry.stem.as_str();
        let analyses = self.morph_it.analyses(word);
        let native = |part: &str, lemma: &str| !matches!(part, "noun" | "adj") || lemma != word;
        let is_native = analyses.iter().any(|analysis| native(analysis.part_of_speech, &analysis.lemma));
        if inflects || is_native || self.listed.contains(word) {
            return true;
        }
        let is_loan = !analyses.is_empty();
        let here = self.italian.get(word).copied().unwrap_or(Judge::NEVER);
        let is_foreign = self.others.iter().any(|(counts, margin)| {
            counts.get(word).is_some_and(|&there| here >= there + margin && !(is_loan && there >= Judge::EVERYDAY))
        });
        let is_name = !is_loan && self.names.has(word) && !self.not_names.contains(word);
        !is_foreign && !is_name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_is_renamed_in_the_flags_only() {
        assert_eq!(with_flag_renamed("2\nsedere/ÈSI\nÈfeso/T\ncaffè\n", 'È', 'f'), "2\nsedere/fSI\nÈfeso/T\ncaffè\n");
    }
}
