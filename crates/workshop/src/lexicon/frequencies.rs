//! How common a word is, after the PyPI package wordfreq.
//!
//! Its lists are MessagePack: an array whose first element is a head and whose n-th other element holds the words of
//! frequency 10^(-n/100).

use super::packages::{Home, Package};
use anyhow::{Context, Result, bail};
use letterpress::languages::{Language, Word};
use letterpress::lexicon::{FrequencyClasses, Lexicon};
use std::collections::BTreeMap;
use std::process::Command;

pub const WORDFREQ: Package = Package {
    home: Home::PyPi,
    name: "wordfreq",
    version: "3.1.1",
    sha256: "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
};

/// The class of every word in the list that wordfreq knows; of several spellings of a word the most common counts.
pub fn classes(lexicon: &Lexicon) -> Result<BTreeMap<Word, u8>> {
    let mut classes: BTreeMap<Word, u8> = BTreeMap::new();
    for (centibels, tokens) in lists(lexicon.language())?.into_iter().enumerate() {
        for token in tokens {
            if let Ok(word) = lexicon.language().spell(&token)
                && lexicon.contains(&word)
            {
                classes.entry(word).or_insert(class_of(centibels));
            }
        }
    }
    Ok(classes)
}

/// Class 1 is at least one word in 3,000 or so; every class further is less common by a factor of three.
pub fn class_of(centibels: usize) -> u8 {
    (1 + centibels.saturating_sub(301) / 50).min(FrequencyClasses::RAREST as usize) as u8
}

/// What wordfreq lists for a language, most common first: the n-th list has the words of n centibels.
pub fn lists(language: Language) -> Result<Vec<Vec<String>>> {
    let file = WORDFREQ.fetch()?.join(format!("wordfreq/data/large_{}.msgpack.gz", language.code()));
    let unpacked = Command::new("gzip").arg("-dc").arg(&file).output().context("cannot start gzip")?.stdout;
    let mut reader = Reader { rest: &unpacked };
    let count = reader.array()?;
    reader.skip_head()?;
    (1..count).map(|_| (0..reader.array()?).map(|_| reader.text()).collect()).collect()
}

struct Reader<'b> {
    rest: &'b [u8],
}

impl Reader<'_> {
    fn take(&mut self, count: usize) -> Result<&[u8]> {
        let (taken, rest) = self.rest.split_at_checked(count).context("the frequency list ends too early")?;
        self.rest = rest;
        Ok(taken)
    }

    fn number(&mut self, bytes: usize) -> Result<usize> {
        Ok(self.take(bytes)?.iter().fold(0, |number, &byte| number << 8 | byte as usize))
    }

    fn array(&mut self) -> Result<usize> {
        match self.number(1)? {
            short @ 0x90..=0x9f => Ok(short - 0x90),
            0xdc => self.number(2),
            0xdd => self.number(4),
            other => bail!("an array is expected, not {other:#x}"),
        }
    }

    fn text(&mut self) -> Result<String> {
        let length = match self.number(1)? {
            short @ 0xa0..=0xbf => short - 0xa0,
            0xd9 => self.number(1)?,
            0xda => self.number(2)?,
            other => bail!("a word is expected, not {other:#x}"),
        };
        Ok(String::from_utf8(self.take(length)?.to_vec())?)
    }

    /// The head is `{"format": "cB", "version": 1}`.
    fn skip_head(&mut self) -> Result<()> {
        let head = self.take(20)?;
        if head.starts_with(b"\x82\xa6format\xa2cB\xa7version") { Ok(()) } else { bail!("not a list in centibels") }
    }
}
