//! The notice for every word file: its source, its licence, how many words it has, and how to make it again.

use super::frequencies;
use super::packages::sha256;
use super::sources::{Source, source};
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
    let Source { packages, rights, changes, .. } = source(facts.language);
    let packages: Vec<String> = packages.iter().map(|package| package.describe()).collect();
    let text = format!(
        "# {language}: the word list and its frequency classes\n\
         \n\
         Made by `cargo xtask lexicon {code}`, which also writes this note.\n\
         \n\
         ## {code}.lexicon\n\
         - Source: {sources}\n\
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
        sources = packages.join("; "),
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

fn more(language: Language) -> &'static str {
    match language {
        Language::German => {
            "\n## de.names\n- What was left out of the German list. Licence: CC BY-SA 4.0, after german-nouns\n"
        }
        _ => "",
    }
}
