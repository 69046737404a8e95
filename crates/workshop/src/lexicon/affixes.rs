//! Hunspell dictionaries: expands every entry into the forms that the affix rules make.
//!
//! Supported: flags of one character, long and numeric ones; suffixes on suffixes; prefixes and suffixes combined;
//! classes that an affix adds; FULLSTRIP, NEEDAFFIX, CIRCUMFIX, FORBIDDENWORD, ONLYINCOMPOUND.

use anyhow::{Context, Result, bail, ensure};
use std::collections::{BTreeMap, BTreeSet};

pub type Flag = String;

pub struct Dictionary {
    rules: Rules,
    pub entries: Vec<Entry>,
}

/// A line of the `.dic` file.
pub struct Entry {
    pub stem: String,
    pub flags: Vec<Flag>,
    /// What follows the word, such as `po:nom`.
    pub tags: Vec<String>,
}

#[derive(Default)]
struct Rules {
    flag_type: FlagType,
    full_strip: bool,
    need_affix: Option<Flag>,
    circumfix: Option<Flag>,
    forbidden_word: Option<Flag>,
    only_in_compound: Option<Flag>,
    keep_case: Option<Flag>,
    /// The classes that have a header, whether or not their affixes are used.
    classes: BTreeSet<Flag>,
    prefixes: BTreeMap<Flag, Vec<Affix>>,
    suffixes: BTreeMap<Flag, Vec<Affix>>,
}

#[derive(Default, Clone, Copy)]
enum FlagType {
    #[default]
    Character,
    Long,
    Number,
}

struct Affix {
    crosses: bool,
    strip: Vec<char>,
    add: Vec<char>,
    flags: Vec<Flag>,
    condition: Vec<Class>,
    needs_affix: bool,
    circumfix: bool,
}

enum Class {
    Any,
    Among(Vec<char>),
    NotAmong(Vec<char>),
}

impl Class {
    fn has(&self, character: char) -> bool {
        match self {
            Class::Any => true,
            Class::Among(set) => set.contains(&character),
            Class::NotAmong(set) => !set.contains(&character),
        }
    }
}

impl Dictionary {
    /// `useless` affixes are left out from the start: those of elision, whose forms have an apostrophe.
    pub fn parse(aff: &str, dic: &str, useless: impl Fn(&str) -> bool) -> Result<Dictionary> {
        let rules = Rules::parse(aff, useless)?;
        let mut lines = dic.lines();
        lines.next().and_then(|count| count.trim().parse::<usize>().ok()).context("a .dic file starts with a count")?;
        let entries = lines
            .filter(|line| !line.trim().is_empty() && !line.starts_with(['/', '#']))
            .map(|line| rules.entry(line))
            .collect::<Result<_>>()?;
        Ok(Dictionary { rules, entries })
    }

    /// Whether an entry takes endings.
    pub fn inflects(&self, entry: &Entry) -> bool {
        entry.flags.iter().any(|flag| self.rules.suffixes.contains_key(flag))
    }

    /// Whether one of the suffixes of an entry is among these.
    pub fn takes_ending(&self, entry: &Entry, among: impl Fn(&[char]) -> bool) -> bool {
        self.rules.affixes(&self.rules.suffixes, &entry.flags).any(|suffix| among(&suffix.add))
    }

    /// Flags of entries that no class or option defines, each with an example: their forms are lost.
    pub fn undefined_flags(&self) -> BTreeMap<&Flag, &str> {
        let rules = &self.rules;
        let options =
            [&rules.need_affix, &rules.circumfix, &rules.forbidden_word, &rules.only_in_compound, &rules.keep_case];
        let is_defined =
            |flag: &Flag| rules.classes.contains(flag) || options.iter().any(|option| option.as_ref() == Some(flag));
        let flags = self.entries.iter().flat_map(|entry| entry.flags.iter().map(|flag| (flag, entry.stem.as_str())));
        flags.filter(|(flag, _)| !is_defined(flag)).collect()
    }

    pub fn keeps_case(&self, entry: &Entry) -> bool {
        has(&entry.flags, &self.rules.keep_case)
    }

    /// Visits every form of an entry that may stand alone; the same form may come more than once.
    pub fn expand(&self, entry: &Entry, mut tell: impl FnMut(String)) {
        let rules = &self.rules;
        if has(&entry.flags, &rules.forbidden_word) || has(&entry.flags, &rules.only_in_compound) {
            return;
        }
        let stem: Vec<char> = entry.stem.chars().collect();
        let mut tell = |form: &[char]| tell(form.iter().collect());

        if !has(&entry.flags, &rules.need_affix) {
            tell(&stem);
        }
        for prefix in rules.affixes(&rules.prefixes, &entry.flags) {
            let Some(prefixed) = rules.prefixed(prefix, &stem) else { continue };
            if !prefix.needs_affix && !prefix.circumfix {
                tell(&prefixed);
            }
            for suffix in rules.affixes(&rules.suffixes, &prefix.flags) {
                if let (true, Some(form)) = (crossed(prefix, suffix), rules.suffixed(suffix, &prefixed)) {
                    tell(&form);
                }
            }
        }
        for suffix in rules.affixes(&rules.suffixes, &entry.flags) {
            let Some(suffixed) = rules.suffixed(suffix, &stem) else { continue };
            self.tell_suffixed(entry, &[suffix], &suffixed, &mut tell);
            for second in rules.affixes(&rules.suffixes, &suffix.flags) {
                if let Some(form) = rules.suffixed(second, &suffixed) {
                    self.tell_suffixed(entry, &[suffix, second], &form, &mut tell);
                }
            }
        }
    }

    /// A form with its suffixes, alone and with every prefix that may be combined with the last of them.
    fn tell_suffixed(&self, entry: &Entry, suffixes: &[&Affix], form: &[char], tell: &mut impl FnMut(&[char])) {
        let Some(last) = suffixes.last() else { return };
        if !last.needs_affix && !last.circumfix {
            tell(form);
        }
        let brought = suffixes.iter().flat_map(|suffix| &suffix.flags);
        let flags: BTreeSet<&Flag> = entry.flags.iter().chain(brought).collect();
        for flag in flags {
            for prefix in self.rules.prefixes.get(flag).into_iter().flatten() {
                if crossed(prefix, last)
                    && let Some(prefixed) = self.rules.prefixed(prefix, form)
                {
                    tell(&prefixed);
                }
            }
        }
    }

    /// Entries that mark a form as wrong.
    pub fn forbidden(&self) -> impl Iterator<Item = &str> {
        let rules = &self.rules;
        self.entries.iter().filter(|entry| has(&entry.flags, &rules.forbidden_word)).map(|entry| entry.stem.as_str())
    }
}

fn has(flags: &[Flag], flag: &Option<Flag>) -> bool {
    flag.as_ref().is_some_and(|flag| flags.contains(flag))
}

/// Whether each of the two is the affix that the other may need.
fn crossed(prefix: &Affix, suffix: &Affix) -> bool {
    let satisfied = !suffix.needs_affix || !prefix.needs_affix;
    prefix.crosses && suffix.crosses && satisfied && prefix.circumfix == suffix.circumfix
}

impl Rules {
    fn parse(aff: &str, useless: impl Fn(&str) -> bool) -> Result<Rules> {
        let mut rules = Rules::default();
        let mut crossing: BTreeMap<(bool, Flag), bool> = BTreeMap::new();
        let mut affix_lines = Vec::new();
        for line in aff.trim_start_matches('\u{FEFF}').lines() {
            let fields: Vec<&str> = line.split_whitespace().collect();
            match fields[..] {
                ["FLAG", "long"] => rules.flag_type = FlagType::Long,
                ["FLAG", "num"] => rules.flag_type = FlagType::Number,
                ["FLAG", "UTF-8"] => rules.flag_type = FlagType::Character,
                ["FLAG", other] => bail!("FLAG {other} is not known"),
                ["SET", encoding] => ensure!(encoding == "UTF-8", "the files must be in UTF-8, not {encoding}"),
                ["FULLSTRIP"] => rules.full_strip = true,
                ["NEEDAFFIX" | "PSEUDOROOT", flag] => rules.need_affix = Some(flag.into()),
                ["CIRCUMFIX", flag] => rules.circumfix = Some(flag.into()),
                ["FORBIDDENWORD", flag] => rules.forbidden_word = Some(flag.into()),
                ["ONLYINCOMPOUND", flag] => rules.only_in_compound = Some(flag.into()),
                ["KEEPCASE", flag] => rules.keep_case = Some(flag.into()),
                ["AF" | "AM" | "COMPLEXPREFIXES", ..] => bail!("`{line}` is not known"),
                [kind @ ("PFX" | "SFX"), flag, "Y" | "N", count] if count.parse::<u32>().is_ok() => {
                    crossing.insert((kind == "PFX", flag.into()), fields[2] == "Y");
                    rules.classes.insert(flag.into());
                }
                ["PFX" | "SFX", ..] => affix_lines.push(fields),
                _ => {}
            }
        }
        for fields in affix_lines {
            let [kind, flag, strip, add, ref rest @ ..] = fields[..] else { bail!("affix line too short: {fields:?}") };
            let is_prefix = kind == "PFX";
            let (add, flags) = add.split_once('/').unwrap_or((add, ""));
            if useless(add) {
                continue;
            }
            let flags = rules.flags(flags)?;
            let affix = Affix {
                crosses: *crossing.get(&(is_prefix, flag.into())).context("affix line without a head")?,
                strip: zero_is_nothing(strip),
                add: zero_is_nothing(add),
                needs_affix: has(&flags, &rules.need_affix),
                circumfix: has(&flags, &rules.circumfix),
                condition: condition(rest.first().copied().unwrap_or("."))?,
                flags,
            };
            let table = if is_prefix { &mut rules.prefixes } else { &mut rules.suffixes };
            table.entry(flag.into()).or_default().push(affix);
        }
        Ok(rules)
    }

    fn flags(&self, text: &str) -> Result<Vec<Flag>> {
        Ok(match self.flag_type {
            FlagType::Character => text.chars().map(String::from).collect(),
            FlagType::Number => text.split(',').filter(|flag| !flag.is_empty()).map(String::from).collect(),
            FlagType::Long => {
                let characters: Vec<char> = text.chars().collect();
                ensure!(characters.len().is_multiple_of(2), "long flags come in pairs of characters: {text}");
                characters.chunks(2).map(|pair| pair.iter().collect()).collect()
            }
        })
    }

    fn entry(&self, line: &str) -> Result<Entry> {
        let mut fields = line.split_whitespace();
        let word = fields.next().unwrap_or_default();
        let slash = word.char_indices().skip(1).find(|&(at, c)| c == '/' && !word[..at].ends_with('\\'));
        let (stem, flags) = slash.map_or((word, ""), |(at, _)| (&word[..at], &word[at + 1..]));
        Ok(Entry {
            stem: stem.replace("\\/", "/"),
            flags: self.flags(flags)?,
            tags: fields.map(String::from).collect(),
        })
    }

    fn affixes<'r>(
        &'r self,
        table: &'r BTreeMap<Flag, Vec<Affix>>,
        flags: &'r [Flag],
    ) -> impl Iterator<Item = &'r Affix> {
        let flags: BTreeSet<&Flag> = flags.iter().collect();
        flags.into_iter().flat_map(|flag| table.get(flag).into_iter().flatten())
    }

    fn suffixed(&self, suffix: &Affix, word: &[char]) -> Option<Vec<char>> {
        let kept = word.strip_suffix(&suffix.strip[..])?;
        let asked = word.len().checked_sub(suffix.condition.len())?;
        let fits = suffix.condition.iter().zip(&word[asked..]).all(|(class, &character)| class.has(character));
        (fits && (self.full_strip || !kept.is_empty())).then(|| [kept, &suffix.add].concat())
    }

    fn prefixed(&self, prefix: &Affix, word: &[char]) -> Option<Vec<char>> {
        let kept = word.strip_prefix(&prefix.strip[..])?;
        let long_enough = word.len() >= prefix.condition.len();
        let fits = prefix.condition.iter().zip(word).all(|(class, &character)| class.has(character));
        (long_enough && fits && (self.full_strip || !kept.is_empty())).then(|| [&prefix.add, kept].concat())
    }
}

fn zero_is_nothing(text: &str) -> Vec<char> {
    if text == "0" { Vec::new() } else { text.chars().collect() }
}

fn condition(text: &str) -> Result<Vec<Class>> {
    let mut classes = Vec::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        classes.push(match character {
            '.' => Class::Any,
            '[' => {
                let inside: String = characters.by_ref().take_while(|&c| c != ']').collect();
                match inside.strip_prefix('^') {
                    Some(others) => Class::NotAmong(others.chars().collect()),
                    None => Class::Among(inside.chars().collect()),
                }
            }
            _ => Class::Among(vec![character]),
        });
    }
    // A lone `.` has no condition, not even that there is a character.
    if text == "." {
        classes.clear();
    }
    Ok(classes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All forms of a small dictionary; the oracle must accept each of them.
    fn forms(aff: &str, dic: &str) -> BTreeSet<String> {
        let dictionary = Dictionary::parse(aff, dic, |affix| affix.contains('\'')).unwrap();
        let mut forms = BTreeSet::new();
        for entry in &dictionary.entries {
            dictionary.expand(entry, |form| {
                forms.insert(form);
            });
        }
        let oracle = spellbook::Dictionary::new(aff, dic).unwrap();
        for form in &forms {
            assert!(oracle.check(form), "the oracle refuses {form}");
        }
        forms
    }

    fn set(words: &str) -> BTreeSet<String> {
        words.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn suffixes_strip_add_and_ask_for_an_ending() {
        let aff = "SET UTF-8\nSFX A Y 3\nSFX A er ons [^g]er\nSFX A r ons ger\nSFX A er é .\n";
        assert_eq!(forms(aff, "2\nmanger/A\nparler/A po:v1\n"), set("manger mangeons mangé parler parlons parlé"));
    }

    #[test]
    fn prefixes_cross_with_suffixes_unless_told_not_to() {
        let aff = "SET UTF-8\nPFX R Y 1\nPFX R 0 re .\nPFX N N 1\nPFX N 0 un .\nSFX S Y 1\nSFX S 0 s .\n";
        assert_eq!(forms(aff, "1\ndo/RNS\n"), set("do redo undo dos redos"));
    }

    #[test]
    fn an_affix_brings_classes_along() {
        let aff = "SET UTF-8\nFLAG long\nSFX aa Y 1\nSFX aa 0 er/bbcc .\nSFX bb Y 1\nSFX bb 0 s .\nPFX cc Y 1\nPFX cc 0 pre .\n";
        assert_eq!(forms(aff, "1\nprint/aa\n"), set("print printer printers preprinter preprinters"));
    }

    #[test]
    fn a_stem_that_needs_an_affix_is_no_word() {
        let aff =
            "SET UTF-8\nFLAG num\nNEEDAFFIX 9\nFULLSTRIP\nSFX 1 Y 2\nSFX 1 aller irai aller\nSFX 1 aller va/9 aller\n";
        assert_eq!(forms(aff, "1\naller/1,9\n"), set("irai"));
    }

    #[test]
    fn a_circumfix_needs_both_ends() {
        let aff = "SET UTF-8\nCIRCUMFIX X\nPFX A Y 1\nPFX A 0 ge/X .\nSFX B Y 2\nSFX B 0 t/X .\nSFX B 0 e .\n";
        assert_eq!(forms(aff, "1\nsag/AB\n"), set("sag sage gesagt"));
    }

    #[test]
    fn a_flag_that_no_class_bears_is_reported() {
        let aff = "SET UTF-8\nKEEPCASE K\nPFX L Y 1\nPFX L 0 l' .\nSFX S Y 1\nSFX S 0 s .\n";
        let dictionary = Dictionary::parse(aff, "2\narbre/LSK\nsedere/ÈS\n", |affix| affix.contains('\'')).unwrap();
        assert_eq!(dictionary.undefined_flags(), BTreeMap::from([(&"È".to_owned(), "sedere")]));
    }

    #[test]
    fn elision_and_forbidden_words_are_left_out() {
        let aff = "SET UTF-8\nFORBIDDENWORD F\nPFX L Y 1\nPFX L 0 l' [aeiou]\nSFX S Y 1\nSFX S 0 s .\n";
        assert_eq!(forms(aff, "2\narbre/LS\nabre/FS\n"), set("arbre arbres"));
    }
}
