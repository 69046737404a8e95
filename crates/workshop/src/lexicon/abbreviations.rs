//! Abbreviations, signs and numerals that the sources list like words (L0.2).
//!
//! A word has a vowel; what has none is an abbreviation unless it is an exclamation or a rare loan. Of the rest only
//! those are known that someone has listed here.

use letterpress::languages::Language;

pub fn is_abbreviation(language: Language, form: &str) -> bool {
    let lower = form.to_lowercase();
    let has_vowel = lower.chars().any(|letter| "aeiouyàâäáéèêëíìîïóòôöúùûüœæąęåýÿ".contains(letter));
    let (listed, sounds) = lists(language);
    listed.contains(&lower.as_str())
        || (!has_vowel && !sounds.contains(&lower.as_str()))
        || (language == Language::Italian
            && is_roman_numeral(&lower)
            && !ITALIAN_NOT_NUMERALS.contains(&lower.as_str()))
}

/// Abbreviations with a vowel, and words without one.
fn lists(language: Language) -> (&'static [&'static str], &'static [&'static str]) {
    match language {
        Language::French => (
            &[
                "apr", "av", "avr", "cit", "coll", "déc", "dpi", "éd", "env", "etc", "févr", "fig", "hab", "ibid",
                "id", "janv", "juill", "max", "nov", "oct", "op", "réf", "tél", "trad",
            ],
            &["brrr", "crwth", "crwths", "grrr", "hmm", "kss", "mmm", "pff", "pfft", "pst", "tss", "zzzz"],
        ),
        Language::English => (
            &[],
            &[
                "brr", "brrr", "crwth", "crwths", "cwm", "cwms", "hmm", "nth", "pfft", "phpht", "pht", "psst", "pssts",
                "pst", "psts", "pwn", "pwns", "sh", "shh", "ssh", "tsk", "tsks", "tsktsk", "tsktsks", "zzz",
            ],
        ),
        Language::Italian => (&["ecc", "wc"], &["brr", "brrr", "grr", "mmm", "pff", "psst", "pst", "sst"]),
        Language::German => (
            &[
                "abb", "abk", "abt", "akt", "allg", "anm", "ar", "bez", "ca", "co", "dez", "div", "dpi", "dto",
                "einschl", "entspr", "esc", "etc", "evtl", "ext", "fa", "geb", "incl", "inkl", "inst", "jul", "max",
                "med", "min", "okt", "nov", "sek", "sog", "tel", "urspr", "usw", "zus",
            ],
            &["brr", "grr", "hm", "hmm", "pst", "psst", "pssst"],
        ),
        Language::Polish => (
            &[],
            &[
                "brr", "bzz", "bzzz", "chrr", "drr", "fff", "frr", "frrr", "grr", "hm", "hmm", "hmmm", "mhm", "mmm",
                "mrr", "pff", "prr", "pss", "psss", "psst", "pst", "trr", "trrr", "tss", "tsss", "w", "wrr", "z",
                "ćśś", "ćśśś", "śś",
            ],
        ),
    }
}

const ITALIAN_NOT_NUMERALS: [&str; 8] = ["ci", "di", "i", "li", "mi", "mix", "vi", "xi"];

fn is_roman_numeral(lower: &str) -> bool {
    const PLACES: [[&str; 9]; 3] = [
        ["c", "cc", "ccc", "cd", "d", "dc", "dcc", "dccc", "cm"],
        ["x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"],
        ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"],
    ];
    let mut rest = lower.trim_start_matches('m');
    for digits in PLACES {
        let longest = digits.iter().filter(|digit| rest.starts_with(**digit)).max_by_key(|digit| digit.len());
        rest = &rest[longest.map_or(0, |digit| digit.len())..];
    }
    rest.is_empty() && !lower.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numerals_are_told_from_words() {
        assert!(["ii", "xiv", "mcmxcix", "dccc"].iter().all(|numeral| is_roman_numeral(numeral)));
        assert!(["ivi", "vivi", "dici", "lidi", "vili"].iter().all(|word| !is_roman_numeral(word)));
        assert!(!is_abbreviation(Language::Italian, "vi") && is_abbreviation(Language::Italian, "viii"));
    }

    #[test]
    fn a_word_has_a_vowel_or_is_a_sound() {
        assert!(is_abbreviation(Language::Polish, "płk") && !is_abbreviation(Language::Polish, "brr"));
        assert!(is_abbreviation(Language::German, "Lkw") && !is_abbreviation(Language::German, "Öl"));
    }
}
