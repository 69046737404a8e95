//! Undisputed words for checking a word list, from `lexicons/samples/`.

use super::Lexicon;
use std::collections::BTreeSet;

/// Words that must count and words that must not, as a person writes them.
pub struct Sample {
    counts: Vec<String>,
    does_not_count: Vec<String>,
}

/// How a word list judges the words of a sample.
pub struct SampleReport {
    /// How many words must count, and which of them the list lacks.
    pub must_count: usize,
    pub missing: Vec<String>,
    /// How many words must not count, and which of them the list contains.
    pub must_not_count: usize,
    pub unwanted: Vec<String>,
}

/// What is wrong with the text of a sample.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSample {
    #[error("line {line}: `{word}` comes before the first section; start with [counts] or [does not count]")]
    NoSection { line: usize, word: String },
    #[error("line {line}: there is no section {head}; use [counts] or [does not count]")]
    UnknownSection { line: usize, head: String },
    #[error("line {line}: `{word}` is listed twice")]
    Twice { line: usize, word: String },
}

impl Sample {
    /// Reads one word per line. `#` starts a comment; `[counts]` and `[does not count]` start the sections.
    pub fn parse(text: &str) -> Result<Sample, BadSample> {
        let mut sample = Sample { counts: Vec::new(), does_not_count: Vec::new() };
        let mut known = BTreeSet::new();
        let mut counts = None;
        for (number, content) in text.lines().enumerate() {
            let line = number + 1;
            let word = content.split('#').next().unwrap_or_default().trim();
            match word {
                "" => {}
                "[counts]" => counts = Some(true),
                "[does not count]" => counts = Some(false),
                head if head.starts_with('[') => return Err(BadSample::UnknownSection { line, head: head.into() }),
                _ if !known.insert(word) => return Err(BadSample::Twice { line, word: word.into() }),
                _ => match counts {
                    Some(true) => sample.counts.push(word.into()),
                    Some(false) => sample.does_not_count.push(word.into()),
                    None => return Err(BadSample::NoSection { line, word: word.into() }),
                },
            }
        }
        Ok(sample)
    }

    pub fn judge(&self, lexicon: &Lexicon) -> SampleReport {
        let counts = |word: &&String| lexicon.language().spell(word).is_ok_and(|letters| lexicon.contains(&letters));
        SampleReport {
            must_count: self.counts.len(),
            missing: self.counts.iter().filter(|word| !counts(word)).cloned().collect(),
            must_not_count: self.does_not_count.len(),
            unwanted: self.does_not_count.iter().filter(counts).cloned().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_has_two_sections() {
        let sample = Sample::parse("[counts]\n# verbs\nêtre # to be\naller\n\n[does not count]\nParis\n");
        let sample = sample.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(
            (&sample.counts[..], &sample.does_not_count[..]),
            (&["être", "aller"].map(String::from)[..], &["Paris".to_owned()][..])
        );
    }

    #[test]
    fn a_sample_that_cannot_be_read_says_where() {
        let why = |text| Sample::parse(text).err();
        assert_eq!(why("mot"), Some(BadSample::NoSection { line: 1, word: "mot".into() }));
        assert_eq!(why("[counts]\nmot\nmot"), Some(BadSample::Twice { line: 3, word: "mot".into() }));
        assert_eq!(why("[words]"), Some(BadSample::UnknownSection { line: 1, head: "[words]".into() }));
    }
}
