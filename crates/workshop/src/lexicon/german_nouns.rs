//! German writes every noun with a capital, so its word list does not distinguish names from nouns. Two noun lexicons
//! do, and lists of names; the rest is judged by its structure.

use super::german_forms::{self, NOUNS_OF_POS_DICT};
use super::names::Names;
use super::packages::{Home, Package};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

pub const NOUNS: Package = Package {
    home: Home::PyPi,
    name: "german-nouns",
    version: "1.2.5",
    sha256: "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
};

const NAME_KINDS: [&str; 4] = ["Toponym", "Vorname", "Nachname", "Straßenname"];
const PART_KINDS: [&str; 5] = ["Affix", "Suffix", "Gebundenes Lexem", "Symbol", "Buchstabe"];

/// Names that a noun lexicon lists as nouns, mostly because a rare noun has the same spelling.
const ALSO_NAMES: &str = "\
    Ada Alabama Alf Amazon Anke Anna Attila Audi Augustus Bahamas Barbie Bavaria Beatles Bingen Bosporus Buchenwald \
    Ceylon China Delaware Einstein Ethernet Eva Facebook Ferrari Fiat Frankfurt Franz Franziska Fritz Ganges Garnier \
    Gerd Gestapo Google Hamas Hans Hegel Hermann Huber Hugo Interpol Jahwe Jesu Jochen Johannes Junkers Kamerun Karl Karsten \
    Klaus Kongo Konstanz Krüger Lars Linux Mac Maria Memphis Mercedes Microsoft Niederlande Niederlanden Nissan Noah \
    Nutella Opel Orleans Oxford Paris Philippinen Playstation Porsche Pythagoras Reims Reuters Saale Schalke Sims \
    Smyrna Sony Symantec Taliban Taunus Tibet Toyota Unicode Unix Uta Wales Whatsapp Wikipedia Windows Wolga Xbox Ägypten";

/// Suffixes that derive nouns from other words, and that no name has.
const NOUN_ENDINGS: &str = "\
    grafie grafien graphie graphien iker ikern ikers logie logien login loginnen metrie chen chens elei eleien erei \
    ereien erin erinnen heit heiten ierens ismen ismus istin istinnen itis ität itäten keit keiten ling linge lingen \
    lings nisse nissen nisses schaft schaften tion tionen ung ungen";

/// What distinguishes nouns from names.
pub struct Nouns {
    /// Forms of nouns in Wiktionary.
    of_wiktionary: BTreeSet<String>,
    /// Forms of nouns that have a plural, in german-pos-dict.
    with_plural: BTreeSet<String>,
    /// Forms of nouns that have no plural, in german-pos-dict: some of them are names.
    singular: BTreeSet<String>,
    /// Forms of words that Wiktionary files under abbreviations: "Alu", "Uno".
    clipped: BTreeSet<String>,
    names: BTreeSet<String>,
    also_names: BTreeSet<&'static str>,
    other_names: Names,
    /// What is also written entirely in capitals.
    acronyms: BTreeSet<String>,
    /// Words in small letters that begin a compound.
    heads: BTreeSet<String>,
    verbs: BTreeSet<String>,
}

/// The kind of a word with a capital.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Noun,
    Name,
    /// No source lists it, and it is not built like a noun: a brand, an abbreviation, a rare word.
    Unknown,
}

impl Nouns {
    /// `listed` is the word list to be judged.
    pub fn read(listed: &[&str]) -> Result<Nouns> {
        let mut nouns = Nouns::of_wiktionary(&fs::read_to_string(NOUNS.fetch()?.join("german_nouns/nouns.csv"))?)?;
        for (form, has_plural) in german_forms::nouns(&NOUNS_OF_POS_DICT.fetch()?)? {
            if has_plural {
                nouns.with_plural.insert(form)
            } else {
                nouns.singular.insert(form)
            };
        }
        nouns.other_names = Names::read()?;
        nouns.judge_by(listed);
        Ok(nouns)
    }

    /// The nouns and names of Wiktionary, one row each with all their forms.
    fn of_wiktionary(table: &str) -> Result<Nouns> {
        let (mut of_wiktionary, mut names, mut clipped) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut lines = table.lines();
        let columns = cells(lines.next().context("the noun table is empty")?);
        let plural: Vec<usize> = (0..columns.len()).filter(|&at| columns[at].starts_with("nominativ plural")).collect();
        for line in lines {
            let cells = cells(line);
            let (lemma, kinds) = (cells.first().context("a line without lemma")?, cells.get(1).context("no kind")?);
            let is = |among: &[&str]| kinds.split(',').any(|kind| among.contains(&kind));
            let has_plural = plural.iter().any(|&at| cells.get(at).is_some_and(|form| !form.is_empty()));
            let forms = cells.iter().skip(7).chain([lemma]).filter(|form| !form.is_empty()).cloned();
            if is(&NAME_KINDS) || (is(&["Eigenname"]) && !has_plural) {
                names.extend(forms);
            } else if is(&["Abkürzung"]) {
                clipped.extend(forms);
            } else if !is(&PART_KINDS) {
                of_wiktionary.extend(forms);
            }
        }
        Ok(Nouns {
            of_wiktionary,
            with_plural: BTreeSet::new(),
            singular: BTreeSet::new(),
            clipped,
            names,
            also_names: ALSO_NAMES.split_whitespace().collect(),
            other_names: Names::none(),
            acronyms: BTreeSet::new(),
            heads: BTreeSet::new(),
            verbs: BTreeSet::new(),
        })
    }

    fn judge_by(&mut self, listed: &[&str]) {
        let is_capitals = |word: &str| word.chars().count() > 1 && word.chars().all(char::is_uppercase);
        let capitals = listed.iter().filter(|word| is_capitals(word));
        let acronyms =
            capitals.copied().chain(self.singular.iter().map(String::as_str).filter(|word| is_capitals(word)));
        self.acronyms = acronyms.map(str::to_lowercase).collect();
        let small = listed.iter().filter(|word| word.chars().all(char::is_lowercase));
        self.verbs = small.map(|word| (*word).to_owned()).collect();
        let nouns =
            self.of_wiktionary.iter().chain(&self.with_plural).chain(&self.singular).map(|noun| noun.to_lowercase());
        let words: Vec<String> = nouns.chain(self.verbs.iter().cloned()).filter(|word| word.len() > 2).collect();
        // "Schul-" of "Schule", "Mess-" of "messen".
        let stems = words.iter().flat_map(|word| ["e", "en", "n"].map(|ending| word.strip_suffix(ending)));
        let stems: Vec<String> = stems.flatten().filter(|stem| stem.len() > 2).map(String::from).collect();
        self.heads.extend(words.into_iter().chain(stems));
    }

    /// The nouns of Wiktionary, except those that are better known as names: brands, peoples.
    pub fn of_wiktionary_only(&self) -> impl Iterator<Item = &str> {
        let nouns = self.of_wiktionary.iter().map(String::as_str);
        nouns.filter(|noun| !self.is_also_name(noun) && !self.looks_like_name(noun))
    }

    /// Whether a noun, or the noun of which it is the genitive, is a name in other languages and not an everyday noun
    /// in German.
    fn looks_like_name(&self, noun: &str) -> bool {
        let looks = |noun: &str| {
            self.other_names.is_capitalised(noun)
                && !self.other_names.is_word_elsewhere(noun)
                && !self.with_plural.contains(noun)
        };
        looks(noun) || noun.strip_suffix('s').is_some_and(looks)
    }

    fn is_certain(&self, word: &str) -> bool {
        self.of_wiktionary.contains(word) || self.with_plural.contains(word)
    }

    pub fn verdict(&self, word: &str) -> Verdict {
        if self.is_also_name(word) {
            return Verdict::Name;
        }
        if self.is_certain(word) {
            return Verdict::Noun;
        }
        let genitive_of = word.strip_suffix('s').filter(|name| !self.is_certain(name));
        if self.is_name(word) || genitive_of.is_some_and(|name| self.is_name(name)) {
            return Verdict::Name;
        }
        let small = word.to_lowercase();
        let has_no_plural = self.clipped.contains(word) || self.singular.contains(word);
        let is_noun = (has_no_plural && !self.acronyms.contains(&small))
            || self.other_names.is_word_elsewhere(word)
            || self.is_derived(&small)
            || self.is_compound(&small);
        if is_noun { Verdict::Noun } else { Verdict::Unknown }
    }

    fn is_also_name(&self, word: &str) -> bool {
        self.also_names.contains(word) || word.strip_suffix('s').is_some_and(|name| self.also_names.contains(name))
    }

    /// A clipped word ("Alu") that is a name elsewhere is not a name in German.
    fn is_name(&self, word: &str) -> bool {
        self.names.contains(word) || (self.other_names.is_capitalised(word) && !self.clipped.contains(word))
    }

    /// Nouns derived from verbs or adjectives: "Abdrosselns", "Flucher", "Vernetzbarkeit".
    fn is_derived(&self, small: &str) -> bool {
        let is_verb = |verb: &str| self.verbs.contains(verb);
        small.strip_suffix('s').is_some_and(is_verb)
            || ["er", "ers", "ern"].iter().any(|ending| {
                small
                    .strip_suffix(ending)
                    .is_some_and(|stem| is_verb(&format!("{stem}en")) || is_verb(&format!("{stem}n")))
            })
            || (small.chars().count() > 6 && NOUN_ENDINGS.split_whitespace().any(|ending| small.ends_with(ending)))
    }

    /// Whether a word ends in a noun and its first part is known too.
    fn is_compound(&self, small: &str) -> bool {
        small.char_indices().skip(2).any(|(at, _)| {
            let (head, tail) = small.split_at(at);
            self.is_tail(tail) && self.is_head(head)
        })
    }

    fn is_tail(&self, tail: &str) -> bool {
        let mut letters = tail.chars();
        let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        tail.chars().count() > 2 && (self.is_certain(&capital) || self.singular.contains(&capital))
    }

    fn is_head(&self, head: &str) -> bool {
        let linked = ["s", "es", "n", "en", "er", "e", "ens"].iter().filter_map(|link| head.strip_suffix(link));
        let known = |head: &str| self.heads.contains(head) || head == "öl";
        std::iter::once(head).chain(linked).any(known)
            || (head.chars().count() > 5
                && (self.is_compound(head) || head.strip_suffix('s').is_some_and(|head| self.is_compound(head))))
    }
}

fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for character in line.chars() {
        match character {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            _ => cells.last_mut().expect("there is always a cell").push(character),
        }
    }
    cells
}

/// Writes the words that were left out to a file for people.
pub fn write(left_out: &BTreeMap<&str, Verdict>) -> Result<()> {
    let mut text = String::from(
        "# Entries of the German word list with a capital that do not count, made by `cargo xtask lexicon de`: names, and\n\
         # behind a ? what no source knows. After the packages in NOTICE.de.md. This file is under CC BY-SA 4.0.\n",
    );
    for (word, verdict) in left_out {
        text.push_str(word);
        text.push_str(if *verdict == Verdict::Unknown { " ?\n" } else { "\n" });
    }
    fs::write("lexicons/de.names", text).context("cannot write lexicons/de.names")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nouns() -> Nouns {
        let table = "lemma,pos,genus,genus 1,genus 2,genus 3,genus 4,nominativ singular,nominativ plural\n\
                     Jungfrau,\"Substantiv,Toponym\",f,,,,,Jungfrau,\n\
                     Nobelpreis,\"Eigenname,Substantiv\",m,,,,,Nobelpreis,Nobelpreise\n\
                     Jupiter,\"Eigenname,Substantiv\",m,,,,,Jupiter,\n\
                     Alu,\"Abkürzung,Substantiv\",n,,,,,Alu,\n\
                     Uno,\"Abkürzung,Substantiv\",f,,,,,Uno,\n\
                     Haus,Substantiv,n,,,,,Haus,Häuser\n\
                     Tür,Substantiv,f,,,,,Tür,Türen\n\
                     heit,Suffix,,,,,,heit,\n";
        let mut nouns = Nouns::of_wiktionary(table).unwrap();
        nouns.with_plural.extend(["Jungfrau", "Jungfrauen"].map(String::from));
        nouns.other_names.take("Lugano\nSilke\nHaus\nAlu\n", false);
        nouns.judge_by(&["UNO", "fluchen", "abdrosseln", "haus"]);
        nouns
    }

    #[test]
    fn names_are_told_from_nouns() {
        let nouns = nouns();
        for noun in ["Jungfrau", "Nobelpreise", "Alu", "Haus", "Haustür", "Flucherin", "Fluchers", "Abdrosselns"] {
            assert_eq!(nouns.verdict(noun), Verdict::Noun, "{noun}");
        }
        for name in ["Jupiter", "Lugano", "Silke", "Silkes", "Anna", "Annas"] {
            assert_eq!(nouns.verdict(name), Verdict::Name, "{name}");
        }
        assert!(
            nouns.looks_like_name("Haus") && !nouns.looks_like_name("Tür"),
            "a name elsewhere, and not in the other lexicon"
        );
        for unknown in ["Uno", "Bde", "Xon", "Edeka"] {
            assert_eq!(nouns.verdict(unknown), Verdict::Unknown, "{unknown}");
        }
    }
}
