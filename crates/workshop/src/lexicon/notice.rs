//! The note that goes with every word file: where it is from, under which licence, how many words, how to make it again.

use super::packages::sha256;
use super::{frequencies, german_names, sources};
use anyhow::{Context, Result};
use letterpress::languages::Language;
use std::fs;

pub struct Facts<'f> {
    pub language: Language,
    pub forms: usize,
    pub words: usize,
    pub file: &'f [u8],
    pub classed: usize,
    pub class_file: &'f [u8],
}

pub fn write(facts: &Facts) -> Result<()> {
    let code = facts.language.code();
    let text = format!(
        "# {language}: the word list and its frequency classes\n\
         \n\
         Made by `cargo xtask lexicon {code}`, which also writes this note.\n\
         \n\
         ## {code}.lexicon\n\
         - Source: {source}\n\
         - {rights}\n\
         - Changes: {changes}\n\
         - Forms: {forms}. Words once case, accents and ligatures are folded (L0.2): {words}\n\
         - Size: {size} bytes. SHA-256: `{sum}`\n\
         {more}\
         \n\
         ## {code}.freq\n\
         - Source: {frequencies}, list `large_{code}`\n\
         - Licence: CC BY-SA 4.0 (licences/CC-BY-SA-4.0.txt), © Robyn Speer and contributors. \
         After Google Books Ngrams (<http://books.google.com/ngrams>), the Leeds Internet Corpus, Wikipedia, ParaCrawl, \
         OPUS OpenSubtitles 2018 (<http://www.opensubtitles.org/>), the freely available SUBTLEX lists by Marc Brysbaert et al. \
         (<http://crr.ugent.be/programs-data/subtitle-frequencies>) and others: see the package’s own notes\n\
         - Changes: only words of the list above, folded; frequencies rounded to eight classes\n\
         - Words: {classed}. Size: {class_size} bytes. SHA-256: `{class_sum}`\n",
        language = facts.language,
        source = sources::package(facts.language).describe(),
        rights = rights(facts.language),
        changes = changes(facts.language),
        forms = facts.forms,
        words = facts.words,
        size = facts.file.len(),
        sum = sha256(facts.file),
        more = more(facts.language),
        frequencies = frequencies::WORDFREQ.describe(),
        classed = facts.classed,
        class_size = facts.class_file.len(),
        class_sum = sha256(facts.class_file),
    );
    fs::write(format!("lexicons/NOTICE.{code}.md"), text).context("cannot write the notice")
}

fn rights(language: Language) -> &'static str {
    match language {
        Language::French => {
            "Licence: Mozilla Public License 2.0 (licences/MPL-2.0.txt), © 2007–2018 Dicollecte contributors, \
             dictionary « Toutes variantes » 7.0 by Olivier R."
        }
        Language::English => {
            "Licence: the permissive terms of SCOWL (licences/SCOWL.txt), © 2000–2018 Kevin Atkinson and the others \
             named there"
        }
        Language::Italian => {
            "Licence: GNU General Public License 3 (licences/GPL-3.txt), © 2001–2004 Gianluca Turconi, 2002–2007 Davide \
             Prina, 2010–2015 Andrea Pescetti, 2020–2022 LibreItalia – Marina Latini. No warranty"
        }
        Language::German => {
            "Licence: GNU General Public License 2 or later (licences/GPL-2.txt), © 1999–2016 Björn Jacke (igerman98). \
             No warranty"
        }
        Language::Polish => {
            "Licence: Apache License 2.0 (licences/Apache-2.0.txt), chosen among those offered, © 2008–2018 Polish \
             Alternative Dictionary Editing Team and Marek Futrega (sjp.pl)"
        }
    }
}

fn changes(language: Language) -> &'static str {
    match language {
        Language::French => {
            "affixes expanded; left out: entries tagged as proper nouns, first names, family names, prefixes, suffixes \
             and signs, units, undotted abbreviations, everything with a capital, hyphen, apostrophe or digit"
        }
        Language::English => {
            "the lists `english`, `american`, `british` and `variant_1`, sub-category `words`, sizes 10 to 80, joined; \
             left out: everything with a capital, hyphen or apostrophe"
        }
        Language::Italian => {
            "affixes expanded, without those of elision; left out: everything with a capital, hyphen or apostrophe"
        }
        Language::German => {
            "names left out (de.names), and so is everything with a capital inside; ß is written SS, Ä Ö Ü stay"
        }
        Language::Polish => "left out: everything with a capital, hyphen or apostrophe; all Polish letters stay",
    }
}

fn more(language: Language) -> String {
    if language != Language::German {
        return String::new();
    }
    format!(
        "\n## de.names\n- Source: {}, from German Wiktionary, by Gregor Weichbrodt and contributors, CC BY-SA 4.0; and the \
         names in SCOWL (licences/SCOWL.txt)\n- Changes: only what the German list has, and what is no common noun too\n",
        german_names::NOUNS.describe()
    )
}
