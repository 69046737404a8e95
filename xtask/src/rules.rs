//! The rules table: every rule id in docs/rules with the tests named after it (`G3a.1` ↔ `g3a_1_…`). The translated
//! pages must have the same ids in the same order, and lessons or notes must teach them ([`taught`]).

use crate::taught;
use anyhow::{Context, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub fn check(root: &Path) -> anyhow::Result<()> {
    let pages = pages(&root.join("docs/rules"))?;
    let rules: Vec<String> = pages.iter().flat_map(|(_, ids)| ids.clone()).collect();
    if rules.is_empty() {
        bail!("docs/rules names no rule");
    }
    let faults = translation_faults(root, &pages)?;
    if !faults.is_empty() {
        bail!("translated rules differ from the English ones:\n{}", faults.join("\n"));
    }
    let mut tests = Vec::new();
    for file in files(&root.join("crates"), "rs")? {
        tests.extend(test_names(&read(&file)?));
    }
    let tests_by_rule = by_rule(&rules, &tests);
    let (teachers, exceptions) = (taught::teachers(root)?, taught::exceptions(root)?);
    for (rule, tests) in &tests_by_rule {
        let test = tests.first().map_or("–", |name| name.as_str());
        let teacher = teachers.get(rule).map_or_else(|| "–".to_owned(), |taught| taught.join(", "));
        println!("{rule:<7} {:>3}  {test:<70}  {teacher}", tests.len());
    }
    let untested: Vec<&str> =
        tests_by_rule.iter().filter(|(_, tests)| tests.is_empty()).map(|(rule, _)| rule.as_str()).collect();
    if !untested.is_empty() {
        bail!("{} of {} rules have no test named after them: {}", untested.len(), rules.len(), untested.join(" "));
    }
    let faults = taught::faults(&rules, &teachers, &exceptions);
    if !faults.is_empty() {
        bail!("not every rule is taught (lessons/exceptions.toml takes reasons):\n{}", faults.join("\n"));
    }
    let taught = rules.len() - exceptions.len();
    println!(
        "All {} rules have tests named after them and a text in every language; {taught} are taught.",
        rules.len()
    );
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// All files with this extension below a folder, sorted.
fn files(folder: &Path, ending: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The English pages with rules: file name and ids. The other languages are in subfolders.
fn pages(folder: &Path) -> anyhow::Result<Vec<(PathBuf, Vec<String>)>> {
    let mut pages = Vec::new();
    for page in files(folder, "md")? {
        let name = page.strip_prefix(folder)?;
        let rules = ids(&read(&page)?);
        if name.components().count() == 1 && !rules.is_empty() {
            pages.push((name.to_owned(), rules));
        }
    }
    Ok(pages)
}

/// The ids of a page in order: lines that start with `- **G3a.1**`.
fn ids(text: &str) -> Vec<String> {
    let bold = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    bold.map(|(id, _)| id).filter(|id| is_rule(id)).map(str::to_owned).collect()
}

/// Differences between the English pages and those of the other languages in `locales/`.
fn translation_faults(root: &Path, pages: &[(PathBuf, Vec<String>)]) -> anyhow::Result<Vec<String>> {
    let locales = fs::read_dir(root.join("locales")).context("cannot read locales")?;
    let mut languages = locales.map(|entry| Ok(entry?.file_name())).collect::<std::io::Result<Vec<_>>>()?;
    languages.sort();
    let mut faults = Vec::new();
    for language in languages.iter().filter(|language| *language != "en") {
        for (name, english) in pages {
            let page = Path::new("docs/rules").join(language).join(name);
            let translated = ids(&read(&root.join(&page))?);
            faults.extend(id_difference(english, &translated).map(|fault| format!("{} {fault}", page.display())));
        }
    }
    Ok(faults)
}

/// How the ids of a translation differ from the English ones, if they do.
fn id_difference(english: &[String], translated: &[String]) -> Option<String> {
    let lacking = surplus(english, translated);
    let extra = surplus(translated, english);
    let moved = english.iter().zip(translated).find(|(one, other)| one != other);
    match (lacking.is_empty(), extra.is_empty(), moved) {
        (false, true, _) => Some(format!("lacks {}", lacking.join(" "))),
        (true, false, _) => Some(format!("has too many: {}", extra.join(" "))),
        (false, false, _) => Some(format!("lacks {} and has too many: {}", lacking.join(" "), extra.join(" "))),
        (true, true, Some((one, other))) => Some(format!("has {other} where {one} should be")),
        (true, true, None) => None,
    }
}

/// The ids that occur more often in the first list than in the second.
fn surplus(ids: &[String], others: &[String]) -> Vec<String> {
    let mut surplus = ids.to_vec();
    for other in others {
        if let Some(at) = surplus.iter().position(|id| id == other) {
            surplus.remove(at);
        }
    }
    surplus
}

/// A game letter, a chapter, a dot and a number.
fn is_rule(id: &str) -> bool {
    let numbered = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let Some((chapter, number)) = id.split_once('.') else { return false };
    let letters = |c: char| c.is_ascii_alphabetic();
    chapter.starts_with(|c: char| c.is_ascii_uppercase())
        && numbered(chapter[1..].trim_end_matches(letters))
        && numbered(number)
}

/// Functions under `#[test]` that are not ignored.
fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if line.starts_with("#[ignore") {
            is_test = false;
        } else if let Some(rest) = line.strip_prefix("fn ").or_else(|| line.strip_prefix("pub fn ")) {
            let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            if is_test {
                names.push(name);
            }
            is_test = false;
        }
    }
    names
}

fn by_rule(rules: &[String], tests: &[String]) -> Vec<(String, Vec<String>)> {
    let mut by_prefix: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for test in tests {
        // `g3a_1_one` tests `g3a_1`.
        let ends = test.match_indices('_').map(|(at, _)| at).nth(1).unwrap_or(test.len());
        by_prefix.entry(&test[..ends]).or_default().push(test.clone());
    }
    let prefix = |rule: &str| rule.to_ascii_lowercase().replace('.', "_");
    rules.iter().map(|rule| (rule.clone(), by_prefix.remove(prefix(rule).as_str()).unwrap_or_default())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
        #[test]
        fn g3a_1_takes_one_of_each() {}
        fn g3a_2_helps() {}
        #[test]
        #[ignore]
        fn g3a_3_sleeps() {}
        proptest! {
            #[test]
            fn g3a_12_holds(seed: u64) {}
        }
    ";

    #[test]
    fn a_test_belongs_to_the_id_that_starts_its_name() {
        let rules = ["G3a.1", "G3a.2", "G3a.3", "G3a.12"].map(str::to_owned);
        let tests_by_rule: Vec<usize> =
            by_rule(&rules, &test_names(SOURCE)).iter().map(|(_, tests)| tests.len()).collect();
        assert_eq!(tests_by_rule, [1, 0, 0, 1]);
    }

    #[test]
    fn ids_are_told_from_other_bold_words() {
        assert!(["G0.1", "G3a.12", "L4.9"].into_iter().all(is_rule));
        assert!(!["G", "G3", "Note", "G3.", "3.1", "G3a.1b", "g3.1", ".1", "Ga.1"].into_iter().any(is_rule));
    }

    fn list(ids: &str) -> Vec<String> {
        ids.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_translation_has_the_same_ids_in_the_same_order() {
        let fault = |translated| id_difference(&list("G1.1 G1.2 G1.3"), &list(translated)).unwrap_or_default();
        assert_eq!(fault("G1.1 G1.2 G1.3"), "");
        assert_eq!(fault("G1.1 G1.3"), "lacks G1.2");
        assert_eq!(fault("G1.1 G1.2 G1.3 G1.4"), "has too many: G1.4");
        assert_eq!(fault("G1.1 G1.2 G1.2 G1.3"), "has too many: G1.2");
        assert_eq!(fault("G1.1 G1.4 G1.3"), "lacks G1.2 and has too many: G1.4");
        assert_eq!(fault("G1.1 G1.3 G1.2"), "has G1.3 where G1.2 should be");
    }

    /// A tree with two rules, G3a.1 with a test and G3a.2 without, and a French page.
    fn fault_with(french: &str) -> String {
        let root = std::env::temp_dir().join(format!("rules-table-{}-{}", std::process::id(), french.len()));
        for folder in ["docs/rules/fr", "crates", "locales/en", "locales/fr"] {
            fs::create_dir_all(root.join(folder)).expect("a folder");
        }
        fs::write(root.join("docs/rules/game.md"), "- **G3a.1** One.\n- **G3a.2** Two.\n").expect("a page");
        fs::write(root.join("docs/rules/words.md"), "- **Note** No rule.\n").expect("a page");
        fs::write(root.join("docs/rules/fr/game.md"), french).expect("a page");
        fs::write(root.join("crates/game.rs"), SOURCE).expect("a source");
        let fault = check(&root).expect_err("G3a.2 is only the name of a helper").to_string();
        fs::remove_dir_all(&root).expect("gone");
        fault
    }

    #[test]
    fn a_rule_without_a_test_is_a_fault_that_names_it() {
        let fault = fault_with("- **G3a.1** Un.\n- **G3a.2** Deux.\n");
        assert_eq!(fault, "1 of 2 rules have no test named after them: G3a.2");
    }

    #[test]
    fn a_rule_that_is_not_translated_is_a_fault_that_names_its_page() {
        let fault = fault_with("- **G3a.1** Un.\n");
        assert_eq!(fault, "translated rules differ from the English ones:\ndocs/rules/fr/game.md lacks G3a.2");
    }
}
