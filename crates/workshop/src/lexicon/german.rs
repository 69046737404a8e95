//! German: the word list of igerman98, without names, and with nouns and verb forms from other lexicons.

use super::compare::{Independent, dictd_headwords};
use super::german_forms::{self, NOUNS_OF_POS_DICT, VERBS_OF_POS_DICT};
use super::german_nouns::{self, NOUNS, Nouns, Verdict};
use super::names;
use super::packages::{Home, Package};
use super::sources::{self, Forms, Source, all_small};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

pub const SOURCE: Source = Source {
    packages: &[
        &WORDS,
        &NOUNS,
        &NOUNS_OF_POS_DICT,
        &VERBS_OF_POS_DICT,
        names::PACKAGES[0],
        names::PACKAGES[1],
        names::PACKAGES[2],
        names::PACKAGES[3],
    ],
    rights: "Licence: GNU General Public License 3 (licences/GPL-3.txt). No warranty. Words of igerman98, © 1999–2016 Björn \
             Jacke, under GPL 2 or later; nouns of german-nouns, from German Wiktionary, by Gregor Weichbrodt and \
             contributors, and verb forms of german-pos-dict, by the LanguageTool contributors, packaged by \
             Ludan Stoecklé, under CC BY-SA 4.0 (licences/CC-BY-SA-4.0.txt), which lets them pass on under GPL 3. The \
             lists of names only decide which words are left out",
    changes: "joined; names and what no source knows left out (de.names), and so is everything with a capital inside; ß is \
              written SS, Ä Ö Ü stay; exclamations added",
    single_letters: &[],
    abbreviations: &[
        "abb",
        "abk",
        "abt",
        "acta",
        "phil",
        "to",
        "ad",
        "allg",
        "anm",
        "bes",
        "bez",
        "betr",
        "bezgl",
        "ca",
        "co",
        "cum",
        "de",
        "dez",
        "div",
        "domini",
        "dpi",
        "dto",
        "einschl",
        "engl",
        "entspr",
        "eo",
        "esc",
        "et",
        "etc",
        "evtl",
        "ext",
        "fa",
        "forma",
        "galv",
        "geb",
        "gem",
        "gracias",
        "grazie",
        "hoc",
        "incl",
        "inkl",
        "inst",
        "ipso",
        "jul",
        "jure",
        "laude",
        "max",
        "med",
        "min",
        "natura",
        "nov",
        "okt",
        "peu",
        "posteriori",
        "priori",
        "rasa",
        "resp",
        "sek",
        "sog",
        "spe",
        "tel",
        "ultima",
        "urspr",
        "usw",
        "versa",
        "vorl",
        "zus",
    ],
    sounds: &["brr", "brrr", "grr", "grrr", "hm", "hmm", "pff", "pft", "pst", "psst", "pssst", "tz"],
    better_known_as_names: &[
        "airbus", "bayern", "beck", "bobby", "dirk", "google", "hessen", "lee", "lenz", "lux", "penny", "rom",
        "sachsen", "twitter", "van",
    ],
    forms,
    independent: Some(&DING),
};

const WORDS: Package = Package {
    home: Home::Debian,
    name: "wngerman",
    version: "20161207-11",
    sha256: "9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec",
};

const DING: Independent = Independent {
    package: &Package {
        home: Home::Debian,
        name: "dict-freedict-deu-eng",
        version: "2022.04.21-1",
        sha256: "52fa2ba6c73ebe84df0e4a7b8612a94a45e6026a157fc75f5ae36c4a1106e3db",
    },
    licence: "GPL-3 and AGPL-3; headwords of the German–English dictionary Ding",
    words: |folder| dictd_headwords(&folder.join("usr/share/dictd/freedict-deu-eng.index")),
};

/// Everyday exclamations, which a spelling dictionary hardly lists.
const EXCLAMATIONS: &str = "\
    aah ach ah aha ahoi aua autsch auweh auwei auweia bah basta bim blubb boah boing bravissimo bravo brumm buh bum \
    bumm bums bäh bätsch ciao dalli dong eh ehm ei eiapopeia ej ey gell gelt gluck ha hach haha halleluja halli \
    hallo hallöchen hatschi hauruck he heda hehe hei heißa hey hihi ho hoho hoi holla hopp hoppla hops horrido hott \
    hu huch huhu hui hurra husch hä hü iah igitt igittigitt ih jaja jawoll jippie juchhe juchhu juhu juhuu jö \
    kikeriki klatsch klick klingeling knacks krawumm kuckuck miau moin muh mäh na naja nanu nee nö oh oha oho oi oje \
    ojemine olala ooh paff pah papperlapapp pardauz peng pfui piep plumps prosit puff puh quak rums schnipp schwupp \
    schwups servus soso tamtam tatütata tja tschau tschilp tschüs tschüss uff uh uhu ui ups uups wau weh wow wuff \
    wumm wums zack zapp zisch äh ähm ätsch öh";

fn forms() -> Result<Forms> {
    let text = fs::read_to_string(WORDS.fetch()?.join("usr/share/dict/ngerman")).context("wngerman")?;
    let listed: Vec<&str> = text.lines().collect();
    let nouns = Nouns::read(&listed)?;
    let written_as_word = |word: &str| {
        let mut rest = word.chars();
        rest.next().is_some_and(char::is_alphabetic) && !rest.as_str().is_empty() && all_small(rest.as_str())
    };
    let mut words: BTreeSet<String> = BTreeSet::new();
    let mut left_out: BTreeMap<&str, Verdict> = BTreeMap::new();
    for word in listed.into_iter().filter(|word| written_as_word(word)) {
        match if all_small(word) { Verdict::Noun } else { nouns.verdict(word) } {
            Verdict::Noun => drop(words.insert(word.to_owned())),
            verdict => drop(left_out.insert(word, verdict)),
        }
    }
    let own = words.len();
    words.extend(nouns.of_wiktionary_only().filter(|noun| written_as_word(noun)).map(String::from));
    let with_nouns = words.len();
    words.extend(german_forms::verbs(&VERBS_OF_POS_DICT.fetch()?)?.into_iter().filter(|form| all_small(form)));
    let with_verbs = words.len();
    words.extend(sources::sounds(EXCLAMATIONS, SOURCE.sounds));
    german_nouns::write(&left_out)?;
    let remarks = vec![
        format!("{} entries with a capital left out: lexicons/de.names", left_out.len()),
        format!("{} nouns and {} verb forms added to {own}", with_nouns - own, with_verbs - with_nouns),
    ];
    Ok(Forms { words, remarks, ..Forms::default() })
}
