//! `cargo xtask lexicon fr`: makes the word files in `lexicons/` from published word lists, reproducibly.

mod abbreviations;
mod affixes;
mod clitics;
mod compare;
mod english;
mod family;
mod french;
mod frequencies;
mod german;
mod german_forms;
mod german_nouns;
mod hunspell;
mod italian;
mod morph_it;
mod names;
mod notice;
mod packages;
mod polish;
mod samples;
mod sources;
mod wordnet;

use anyhow::{Context, Result, bail};
use letterpress::languages::{Language, Word};
use letterpress::lexicon::{FrequencyClasses, Lexicon, compile};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[derive(clap::Args)]
pub struct LexiconChore {
    /// A language such as fr, or all, to make word files; `check` to check the samples; `compare` for an independent
    /// list; `family` for the words that family tables refuse
    what: String,
    /// The language to compare, such as fr
    language: Option<String>,
}

pub fn run(chore: &LexiconChore) -> Result<()> {
    if !Path::new("lexicons").is_dir() {
        bail!("run this where the workspace is: there is no folder `lexicons` here");
    }
    match (chore.what.as_str(), &chore.language) {
        ("check", None) => samples::check(),
        ("family", None) => family::make(),
        ("compare", Some(code)) => compare::compare(language(code)?),
        ("compare", None) => bail!("which language? For instance: cargo xtask lexicon compare fr"),
        ("all", None) => Language::ALL.into_iter().try_for_each(make),
        (code, None) => make(language(code)?),
        (what, Some(more)) => bail!("`{what}` takes no `{more}`"),
    }
}

fn language(code: &str) -> Result<Language> {
    Language::from_code(code)
        .with_context(|| format!("`{code}` is not one of {}, all, check, compare, family", Language::CODES.join(", ")))
}

fn make(language: Language) -> Result<()> {
    let forms = sources::forms(language)?;
    let words: BTreeSet<Word> = forms.words.iter().filter_map(|form| language.spell(form).ok()).collect();
    let file = compile(language, words.iter().map(|word| &word[..]));
    let lexicon = Lexicon::from_bytes(&file)?;
    fs::write(format!("lexicons/{}.lexicon", language.code()), &file)?;

    let classes = frequencies::classes(&lexicon, &forms)?;
    let class_file = FrequencyClasses::compile(language, classes.iter().map(|(word, class)| (&word[..], *class)));
    fs::write(format!("lexicons/{}.freq", language.code()), &class_file)?;

    notice::write(&notice::Facts {
        language,
        forms: forms.words.len(),
        words: lexicon.word_count(),
        file: &file,
        classed: classes.len(),
        class_file: &class_file,
    })?;
    println!(
        "{}: {} forms, {} words once folded, {} bytes; {} words with a frequency class, {} bytes",
        language.code(),
        forms.words.len(),
        lexicon.word_count(),
        file.len(),
        classes.len(),
        class_file.len()
    );
    forms.remarks.iter().for_each(|remark| println!("    {remark}"));
    Ok(())
}
