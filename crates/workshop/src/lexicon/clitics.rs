//! Pairs of pronouns at the end of Italian verb forms: "dammelo", "andarsene".
//!
//! The dictionary gives every pair to every verb, even to intransitive ones ("funzionatecele"). Here a verb has the
//! pairs in -lo, -la, -li, -le if one of them is attested for it, and likewise the pairs in -ne, and the pairs of two
//! pronouns without an object.

use super::affixes::{Dictionary, Entry};
use super::frequencies;
use super::morph_it::MorphIt;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum PairKind {
    /// "-melo", "-gliela".
    Object,
    /// "-sene", "-gliene".
    Partitive,
    /// "-mici", "-tisi".
    Other,
}

/// Which verbs take which kind of pair.
pub struct Attested {
    verbs: BTreeSet<(String, PairKind)>,
    /// Stems of the entries that can take a pair, each with its verb.
    stems: BTreeMap<String, String>,
    /// Verb forms in -te, such as the imperative "mangiate".
    in_te: BTreeSet<String>,
}

impl Attested {
    pub fn read(dictionary: &Dictionary, morph_it: &MorphIt) -> Result<Attested> {
        let tokens: BTreeSet<String> = frequencies::lists("it")?.into_iter().flatten().collect();
        Ok(Attested::among(
            dictionary,
            |stem| morph_it.verb(stem).unwrap_or(stem).to_owned(),
            |form| tokens.contains(form) || morph_it.verb(form).is_some(),
        ))
    }

    fn among(
        dictionary: &Dictionary,
        verb_of: impl Fn(&str) -> String,
        is_attested: impl Fn(&str) -> bool,
    ) -> Attested {
        let ends_in_pair = |added: &[char]| pair(&added.iter().collect::<String>()).is_some();
        let takes_pairs = |entry: &&Entry| dictionary.takes_ending(entry, ends_in_pair);
        let mut attested = Attested { verbs: BTreeSet::new(), stems: BTreeMap::new(), in_te: BTreeSet::new() };
        for entry in dictionary.entries.iter().filter(takes_pairs) {
            dictionary.expand(entry, |form| {
                if form.ends_with("te") {
                    attested.in_te.insert(form);
                }
            });
        }
        for entry in dictionary.entries.iter().filter(takes_pairs) {
            let verb = verb_of(&entry.stem);
            dictionary.expand(entry, |form| {
                if let Some(kind) = attested.pair_in(&entry.stem, &form)
                    && is_attested(&form)
                {
                    attested.verbs.insert((verb.clone(), kind));
                }
            });
            attested.stems.insert(entry.stem.clone(), verb);
        }
        attested
    }

    /// Whether a form has no pair, or one that its verb takes.
    pub fn allow(&self, entry: &Entry, form: &str) -> bool {
        let Some(verb) = self.stems.get(&entry.stem) else { return true };
        self.pair_in(&entry.stem, form).is_none_or(|kind| self.verbs.contains(&(verb.clone(), kind)))
    }

    /// The pair at the end of a form, unless the form is the entry itself or has only one pronoun: "mangiatelo" is
    /// "mangiate" and "lo".
    fn pair_in(&self, stem: &str, form: &str) -> Option<PairKind> {
        let kind = pair(form)?;
        let one_pronoun = ["lo", "la", "li", "le", "ne"]
            .iter()
            .any(|pronoun| form.strip_suffix(pronoun).is_some_and(|rest| self.in_te.contains(rest)));
        (form != stem && !one_pronoun).then_some(kind)
    }
}

fn pair(form: &str) -> Option<PairKind> {
    let ends = |firsts: &[&str], seconds: &[&str]| {
        seconds.iter().any(|second| {
            form.strip_suffix(second).is_some_and(|rest| firsts.iter().any(|first| rest.ends_with(first)))
        })
    };
    const FIRST: [&str; 6] = ["me", "te", "se", "ce", "ve", "glie"];
    if ends(&FIRST, &["lo", "la", "li", "le"]) {
        Some(PairKind::Object)
    } else if ends(&FIRST, &["ne"]) {
        Some(PairKind::Partitive)
    } else {
        ends(&["mi", "ti", "gli", "le", "vi", "ci"], &["ci", "si", "vi"]).then_some(PairKind::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_takes_the_kinds_of_pairs_that_are_attested() {
        let aff = "SET UTF-8\nSFX A Y 6\nSFX A re te .\nSFX A re telo .\nSFX A re temelo .\nSFX A re tecele .\n\
                   SFX A re tesene .\nSFX A re temi .\nSFX Q N 1\nSFX Q a e .\n";
        let dictionary = Dictionary::parse(aff, "3\nmandare/A\nfunzionare/A\nparentela/Q\n", |_| false).unwrap();
        let attested = Attested::among(&dictionary, str::to_owned, |form| form == "mandatemelo");
        let mut forms = Vec::new();
        for entry in &dictionary.entries {
            dictionary.expand(entry, |form| forms.extend(attested.allow(entry, &form).then_some(form)));
        }
        let allowed = "mandare mandate mandatelo mandatemelo mandatecele mandatemi \
                       funzionare funzionate funzionatelo funzionatemi parentela parentele";
        assert_eq!(forms, allowed.split_whitespace().collect::<Vec<_>>());
    }
}
