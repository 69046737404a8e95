//! What teaches each rule: lessons by their `teaches`, first-time notes by the rules they name in `crates/coach`. A
//! rule that neither teaches needs a reason in `lessons/exceptions.toml`.

use anyhow::Context;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// By rule, the lessons and notes that teach it.
pub type Teachers = BTreeMap<String, Vec<String>>;

/// Everything that teaches a rule.
pub fn teachers(root: &Path) -> anyhow::Result<Teachers> {
    let mut teachers = Teachers::new();
    for game in folders(&root.join("lessons"))? {
        let folder = root.join("lessons").join(&game);
        for name in names(&folder, ".json")? {
            let path = folder.join(&name);
            let lesson: serde_json::Value =
                serde_json::from_str(&read(&path)?).with_context(|| format!("{} is not valid JSON", path.display()))?;
            let rules = lesson["teaches"].as_array().into_iter().flatten().filter_map(|rule| rule.as_str());
            let teacher = format!("lesson {game}/{}", name.trim_end_matches(".json"));
            add(&mut teachers, &teacher, rules);
        }
    }
    let coach = root.join("crates/coach/src");
    for game in folders(&coach)? {
        let path = coach.join(&game).join("notes.rs");
        if path.is_file() {
            for (id, rules) in notes(&read(&path)?) {
                add(&mut teachers, &format!("note {game}/{id}"), rules.iter().map(String::as_str));
            }
        }
    }
    Ok(teachers)
}

/// Why no lesson and no note teaches a rule, by rule.
pub fn exceptions(root: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let path = root.join("lessons/exceptions.toml");
    if !path.is_file() {
        return Ok(BTreeMap::new());
    }
    toml::from_str(&read(&path)?).with_context(|| format!("cannot read {}", path.display()))
}

/// Rules that are neither taught nor excepted, exceptions for rules that are taught, and rules that do not exist.
pub fn faults(rules: &[String], teachers: &Teachers, exceptions: &BTreeMap<String, String>) -> Vec<String> {
    let mut faults = Vec::new();
    for rule in rules {
        match (teachers.get(rule), exceptions.get(rule)) {
            (None, None) => faults.push(format!("{rule}: no lesson and no note teaches it")),
            (Some(taught), Some(_)) => {
                faults.push(format!("{rule}: listed as an exception, but {} teaches it", taught.join(", ")))
            }
            (None, Some(why)) if why.trim().is_empty() => faults.push(format!("{rule}: an exception without a reason")),
            _ => {}
        }
    }
    let unknown = teachers.iter().filter(|(rule, _)| !rules.contains(rule));
    faults.extend(
        unknown.map(|(rule, taught)| format!("{rule}: no such rule, although {} teaches it", taught.join(", "))),
    );
    let unknown = exceptions.keys().filter(|rule| !rules.contains(rule));
    faults.extend(unknown.map(|rule| format!("{rule}: an exception for a rule that does not exist")));
    faults
}

fn add<'r>(teachers: &mut Teachers, teacher: &str, rules: impl Iterator<Item = &'r str>) {
    for rule in rules {
        teachers.entry(rule.to_owned()).or_default().push(teacher.to_owned());
    }
}

/// The rows of a table of notes: `note("fulfil", &["G4.1", "G4.2"], …)`.
fn notes(source: &str) -> Vec<(String, Vec<String>)> {
    let rows = source.split("note(").skip(1).filter_map(|row| {
        let (id, rest) = row.trim_start().strip_prefix('"')?.split_once('"')?;
        let (_, rest) = rest.split_once("&[")?;
        let (rules, _) = rest.split_once(']')?;
        Some((id.to_owned(), rules.split('"').skip(1).step_by(2).map(str::to_owned).collect()))
    });
    rows.collect()
}

fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The folders in a folder, sorted; none if it does not exist.
fn folders(folder: &Path) -> anyhow::Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    Ok(names(folder, "")?.into_iter().filter(|name| folder.join(name).is_dir()).collect())
}

/// The names in a folder with this ending, sorted.
fn names(folder: &Path, ending: &str) -> anyhow::Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<std::io::Result<Vec<String>>>()?;
    names.retain(|name| name.ends_with(ending));
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"
        const fn note(id: &'static str, rules: &'static [&'static str]) -> Note {}
        note("draft", &["G1.8", "G1.9"], |at| at.asks("draft")),
        note(
            "plan",
            &["G2.3"],
            |at| at.asks("plan"),
        ),
    "#;

    fn list(words: &str) -> Vec<String> {
        words.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn notes_are_read_from_their_table() {
        let row = |id: &str, rules| (id.to_owned(), list(rules));
        assert_eq!(notes(SOURCE), [row("draft", "G1.8 G1.9"), row("plan", "G2.3")]);
    }

    #[test]
    fn a_rule_needs_a_teacher_or_a_reason() {
        let teachers = Teachers::from([("G1.1".to_owned(), list("lesson")), ("G9.9".to_owned(), list("note"))]);
        let excused = |rules: &str| list(rules).into_iter().map(|rule| (rule, "seldom".to_owned())).collect();
        let faults = |rules: &str, exceptions: &str| faults(&list(rules), &teachers, &excused(exceptions)).join("; ");
        assert_eq!(faults("G1.1 G1.2 G9.9", "G1.2"), "");
        assert_eq!(faults("G1.1 G1.2 G9.9", ""), "G1.2: no lesson and no note teaches it");
        assert_eq!(faults("G1.1 G9.9", "G1.1"), "G1.1: listed as an exception, but lesson teaches it");
        assert_eq!(
            faults("G1.1", "G1.2"),
            "G9.9: no such rule, although note teaches it; G1.2: an exception for a rule that does not exist"
        );
    }

    #[test]
    fn lessons_notes_and_exceptions_are_read_from_their_files() {
        let root = std::env::temp_dir().join(format!("taught-{}", std::process::id()));
        for folder in ["lessons/game", "crates/coach/src/game"] {
            fs::create_dir_all(root.join(folder)).expect("a folder");
        }
        fs::write(root.join("lessons/game/01-draft.json"), r#"{"teaches": ["G1.8"]}"#).expect("a lesson");
        fs::write(root.join("lessons/exceptions.toml"), "\"G1.1\" = \"It is seen.\"\n").expect("exceptions");
        fs::write(root.join("crates/coach/src/game/notes.rs"), SOURCE).expect("notes");
        let (taught, excused) = (teachers(&root).expect("teachers"), exceptions(&root).expect("exceptions"));
        fs::remove_dir_all(&root).expect("gone");
        assert_eq!(taught["G1.8"], ["lesson game/01-draft", "note game/draft"]);
        assert_eq!(taught["G2.3"], ["note game/plan"]);
        assert_eq!(excused["G1.1"], "It is seen.");
    }
}
