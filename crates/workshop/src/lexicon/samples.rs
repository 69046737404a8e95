//! `cargo xtask lexicon check`: compares the word lists with the samples in `lexicons/samples/`.

use anyhow::{Context, Result};
use letterpress::languages::Language;
use letterpress::lexicon::{Lexicon, Sample};
use std::fs;

/// Prints the table of `lexicons/README.md`, and every word that is judged wrong.
pub fn check() -> Result<()> {
    println!("| language | must count | counted | must not count | refused |");
    println!("|---|---|---|---|---|");
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let code = language.code();
        let path = format!("lexicons/samples/{code}.txt");
        // A language without a sample has no row.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let file = fs::read(format!("lexicons/{code}.lexicon"))?;
        let report = Sample::parse(&text).context(path)?.judge(&Lexicon::from_bytes(&file)?);
        println!(
            "| {language} | {} | {} | {} | {} |",
            report.must_count,
            share(report.must_count, report.missing.len()),
            report.must_not_count,
            share(report.must_not_count, report.unwanted.len()),
        );
        wrong.push(format!("{language}: refused {:?}, counted {:?}", report.missing, report.unwanted));
    }
    wrong.iter().for_each(|line| println!("{line}"));
    Ok(())
}

/// `297 (99.0 %)`: the number of `all` that are not `wrong`.
fn share(all: usize, wrong: usize) -> String {
    let right = all - wrong;
    format!("{right} ({:.1} %)", 100.0 * right as f64 / all.max(1) as f64)
}
