//! Morph-it!, a lexicon of Italian forms with lemma and part of speech, as shipped by spaCy.

use super::packages::{Home, Package};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::process::Command;

pub const SPACY_LOOKUPS: Package = Package {
    home: Home::PyPi,
    name: "spacy-lookups-data",
    version: "1.0.5",
    sha256: "466f21f087e4144bc93800679437ec5a17be7d0888734b1ba880b3ecb0978bc6",
};

const PARTS_OF_SPEECH: [&str; 10] = ["adj", "adp", "adv", "aux", "det", "noun", "num", "other", "pron", "verb"];

pub struct MorphIt {
    analyses: BTreeMap<String, Vec<Analysis>>,
}

pub struct Analysis {
    pub part_of_speech: &'static str,
    pub lemma: String,
}

impl MorphIt {
    pub fn read() -> Result<MorphIt> {
        let folder = SPACY_LOOKUPS.fetch()?.join("spacy_lookups_data/data");
        let mut analyses: BTreeMap<String, Vec<Analysis>> = BTreeMap::new();
        for part_of_speech in PARTS_OF_SPEECH {
            let file = folder.join(format!("it_lemma_lookup_{part_of_speech}.json.gz"));
            let json = Command::new("gzip").arg("-dc").arg(&file).output().context("cannot start gzip")?.stdout;
            let table: BTreeMap<String, String> = serde_json::from_slice(&json)?;
            for (form, lemma) in table {
                analyses.entry(repaired(&form)).or_default().push(Analysis { part_of_speech, lemma: repaired(&lemma) });
            }
        }
        Ok(MorphIt { analyses })
    }

    pub fn analyses(&self, form: &str) -> &[Analysis] {
        self.analyses.get(form).map_or(&[], Vec::as_slice)
    }

    /// The infinitive of a verb form.
    pub fn verb(&self, form: &str) -> Option<&str> {
        let mut verbs = self.analyses(form).iter().filter(|analysis| matches!(analysis.part_of_speech, "verb" | "aux"));
        verbs.next().map(|analysis| analysis.lemma.as_str())
    }
}

/// Some tables were encoded twice: "interioritÃ\u{a0}".
fn repaired(text: &str) -> String {
    let bytes: Option<Vec<u8>> = text.chars().map(|character| u8::try_from(u32::from(character)).ok()).collect();
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_was_encoded_twice_is_repaired() {
        assert_eq!(repaired("interioritÃ\u{a0}"), "interiorità");
        assert_eq!([repaired("città"), repaired("uomo")], ["città", "uomo"]);
    }
}
