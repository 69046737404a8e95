//! Abbreviations, signs and numerals that the sources list like words (L0.2).
//!
//! A word has a vowel; a word without one is an abbreviation, unless it is an exclamation or a rare loan. Abbreviations
//! with a vowel must be listed in the language's file.

use super::sources::{Source, source};
use letterpress::languages::Language;

pub fn is_abbreviation(language: Language, form: &str) -> bool {
    let lower = form.to_lowercase();
    let has_vowel = lower.chars().any(|letter| "aeiouyàâäáéèêëíìîïóòôöúùûüœæąęåýÿ".contains(letter));
    let Source { abbreviations, sounds, .. } = source(language);
    abbreviations.contains(&lower.as_str())
        || (!has_vowel && !sounds.contains(&lower.as_str()))
        || (language == Language::Italian
            && is_roman_numeral(&lower)
            && !ITALIAN_NOT_NUMERALS.contains(&lower.as_str()))
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
