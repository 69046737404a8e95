//! Vulgar and hateful words (L0.2): a family table refuses them, and no bot writes them anywhere.

use crate::languages::{Language, Letter, Word};
use sha2::{Digest, Sha256};
use std::sync::OnceLock;

/// One language's vulgar and hateful words, from a file of `lexicons/`.
pub struct FamilyWords {
    /// Ordinary words that match one of the other patterns.
    ordinary: Patterns,
    /// Words that count at every table but that bots never write.
    unsaid: Patterns,
    refused: Patterns,
    fingerprint: String,
}

impl FamilyWords {
    pub fn of(language: Language) -> &'static FamilyWords {
        static READ: [OnceLock<FamilyWords>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        READ[language as usize].get_or_init(|| FamilyWords::read(language, text(language)))
    }

    fn read(language: Language, text: &str) -> FamilyWords {
        let patterns = |sign: char| Patterns::new(language, text.lines().filter_map(|line| line.strip_prefix(sign)));
        let digest = Sha256::digest(text);
        FamilyWords {
            ordinary: patterns('+'),
            unsaid: patterns('~'),
            refused: patterns('-'),
            fingerprint: digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect(),
        }
    }

    /// Whether a family table refuses the word.
    pub fn refuses(&self, word: &[Letter]) -> bool {
        self.refused.fit(word) && !self.unsaid.fit(word) && !self.ordinary.fit(word)
    }

    /// Whether bots avoid the word: all refused words, and some others.
    pub fn unsaid(&self, word: &[Letter]) -> bool {
        (self.refused.fit(word) || self.unsaid.fit(word)) && !self.ordinary.fit(word)
    }

    /// Equal texts mean equal words.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}

fn text(language: Language) -> &'static str {
    match language {
        Language::French => include_str!("../../../../lexicons/fr.family"),
        Language::English => include_str!("../../../../lexicons/en.family"),
        Language::Italian => include_str!("../../../../lexicons/it.family"),
        Language::German => include_str!("../../../../lexicons/de.family"),
        Language::Polish => include_str!("../../../../lexicons/pl.family"),
    }
}

/// Words, or parts of words where a star stands for any letters: `FUCK*`, `*KURW*`. All sorted.
#[derive(Default)]
struct Patterns {
    whole: Vec<Word>,
    beginnings: Vec<Word>,
    ends: Vec<Word>,
    parts: Vec<Word>,
}

impl Patterns {
    fn new<'t>(language: Language, lines: impl Iterator<Item = &'t str>) -> Patterns {
        let mut patterns = Patterns::default();
        for line in lines {
            let letters = line.trim_matches('*');
            let Ok(word) = language.spell(letters) else { continue };
            let list = match (line.starts_with('*'), line.ends_with('*')) {
                (false, false) => &mut patterns.whole,
                (false, true) => &mut patterns.beginnings,
                (true, false) => &mut patterns.ends,
                (true, true) => &mut patterns.parts,
            };
            list.push(word);
        }
        for list in [&mut patterns.whole, &mut patterns.beginnings, &mut patterns.ends, &mut patterns.parts] {
            table::sort_by(list, Word::cmp);
        }
        patterns
    }

    fn fit(&self, word: &[Letter]) -> bool {
        let is_in = |list: &[Word], part: &[Letter]| list.binary_search_by(|known| known[..].cmp(part)).is_ok();
        is_in(&self.whole, word)
            || (1..=word.len()).any(|length| is_in(&self.beginnings, &word[..length]))
            || self.ends.iter().any(|end| word.ends_with(end))
            || self.parts.iter().any(|part| word.windows(part.len()).any(|window| window == &part[..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_pattern_of_its_language() {
        for language in Language::ALL {
            for line in text(language).lines().filter(|line| !line.starts_with('#')) {
                let pattern = line.strip_prefix(['+', '-', '~']);
                let letters = pattern.map(|pattern| language.spell(pattern.trim_matches('*')));
                assert!(matches!(letters, Some(Ok(word)) if word.len() > 1), "{language}: {line}");
            }
        }
    }

    #[test]
    fn stars_stand_for_any_letters() {
        let words = FamilyWords::read(Language::English, "-WHOLE\n-START*\n-*END\n-*MID*\n~STARTS\n+STARTUP");
        let judge = |text: &str| {
            let word = Language::English.spell(text).unwrap();
            (words.refuses(&word), words.unsaid(&word))
        };
        for refused in ["WHOLE", "START", "STARTER", "END", "BLEND", "MID", "AMIDST"] {
            assert_eq!(judge(refused), (true, true), "{refused}");
        }
        for free in ["WHOLES", "TART", "ENDS", "MAD", "STARTUP"] {
            assert_eq!(judge(free), (false, false), "{free}");
        }
        assert_eq!(judge("STARTS"), (false, true));
    }
}
