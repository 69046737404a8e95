//! The languages a table can play in, their alphabets, and how text becomes letters (L0.2).

mod fold;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most letters in a word. Fifteen cards, each doubled, spell thirty letters.
pub const LONGEST_WORD: usize = 32;

/// A word, as letters of one language's alphabet.
pub type Word = ArrayVec<Letter, LONGEST_WORD>;

/// A letter: its place in the alphabet of the language. The lower, the nearer to A (L2.2).
///
/// Letters come only from text ([`Language::spell`], [`Language::letter`]), so they are always within their alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(pub(crate) u8);

impl Letter {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Language {
    #[serde(rename = "fr")]
    French,
    #[serde(rename = "en")]
    English,
    #[serde(rename = "it")]
    Italian,
    #[serde(rename = "de")]
    German,
    #[serde(rename = "pl")]
    Polish,
}

/// Why a text cannot be a word of the game, regardless of the word list (L0.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum NotAWord {
    #[error("there is no letter in it")]
    Empty,
    #[error("it is longer than {LONGEST_WORD} letters")]
    TooLong,
    #[error("words with a hyphen do not count")]
    Hyphen,
    #[error("words with an apostrophe do not count")]
    Apostrophe,
    #[error("`{digit}` is a digit, not a letter")]
    Digit { digit: char },
    #[error("`{character}` is not a letter of the {language} alphabet")]
    ForeignLetter { character: char, language: Language },
}

const LATIN: [char; 26] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W',
    'X', 'Y', 'Z',
];

/// Ä, Ö and Ü are separate letters, in the place where German dictionaries sort them: with A, O and U.
const GERMAN: [char; 29] = [
    'A', 'Ä', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'Ö', 'P', 'Q', 'R', 'S', 'T', 'U',
    'Ü', 'V', 'W', 'X', 'Y', 'Z',
];

/// The 32 letters of the Polish alphabet, and the Q, V and X of loanwords in their customary places.
const POLISH: [char; 35] = [
    'A', 'Ą', 'B', 'C', 'Ć', 'D', 'E', 'Ę', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'Ł', 'M', 'N', 'Ń', 'O', 'Ó', 'P', 'Q',
    'R', 'S', 'Ś', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Ź', 'Ż',
];

impl Language {
    pub const ALL: [Language; 5] =
        [Language::French, Language::English, Language::Italian, Language::German, Language::Polish];

    /// `fr`, `en`, `it`, `de`, `pl`: as in files, options and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
            Language::Italian => "it",
            Language::German => "de",
            Language::Polish => "pl",
        }
    }

    /// The codes of all languages.
    pub const CODES: [&'static str; Language::ALL.len()] = {
        let mut codes = [""; Language::ALL.len()];
        let mut at = 0;
        while at < codes.len() {
            codes[at] = Language::ALL[at].code();
            at += 1;
        }
        codes
    };

    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The letters in alphabetical order: `alphabet()[letter.index()]` is how a letter is written.
    pub const fn alphabet(self) -> &'static [char] {
        match self {
            Language::French | Language::English | Language::Italian => &LATIN,
            Language::German => &GERMAN,
            Language::Polish => &POLISH,
        }
    }

    /// The letter written as this capital, if the alphabet has exactly this one.
    pub fn letter(self, capital: char) -> Option<Letter> {
        self.alphabet().iter().position(|&known| known == capital).map(|index| Letter(index as u8))
    }

    /// The letter Q, which every alphabet of the game has.
    pub const fn q(self) -> Letter {
        match self {
            Language::French | Language::English | Language::Italian => Letter(16),
            Language::German => Letter(18),
            Language::Polish => Letter(22),
        }
    }

    /// The letter U.
    pub const fn u(self) -> Letter {
        match self {
            Language::French | Language::English | Language::Italian => Letter(20),
            Language::German => Letter(22),
            Language::Polish => Letter(27),
        }
    }

    /// Text to letters: folds case, and those accents and ligatures that are not letters of this alphabet (É→E, Ç→C,
    /// Œ→OE, Æ→AE, ß→SS). Ignores surrounding white space.
    pub fn spell(self, text: &str) -> Result<Word, NotAWord> {
        let mut word = Word::new();
        for character in fold::composed(text.trim().chars().flat_map(char::to_uppercase)) {
            match character {
                '-' | '\u{2010}'..='\u{2015}' => return Err(NotAWord::Hyphen),
                '\'' | '\u{2018}' | '\u{2019}' | '\u{2BC}' | '`' | '\u{B4}' => return Err(NotAWord::Apostrophe),
                _ if character.is_numeric() => return Err(NotAWord::Digit { digit: character }),
                _ => {}
            }
            let own = self.letter(character);
            let unaccented = if own.is_none() { fold::without_accent(character) } else { "" };
            let folded = unaccented.chars().filter_map(|base| self.letter(base));
            let before = word.len();
            for letter in own.into_iter().chain(folded) {
                word.try_push(letter).map_err(|_| NotAWord::TooLong)?;
            }
            if word.len() == before {
                return Err(NotAWord::ForeignLetter { character, language: self });
            }
        }
        if word.is_empty() { Err(NotAWord::Empty) } else { Ok(word) }
    }

    /// Letters to text, in capitals.
    pub fn show(self, letters: &[Letter]) -> Shown<'_> {
        Shown { language: self, letters }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Language::French => "French",
            Language::English => "English",
            Language::Italian => "Italian",
            Language::German => "German",
            Language::Polish => "Polish",
        })
    }
}

/// Letters that can be printed: see [`Language::show`].
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    language: Language,
    letters: &'a [Letter],
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let alphabet = self.language.alphabet();
        let text: String = self.letters.iter().map(|letter| alphabet.get(letter.index()).unwrap_or(&'?')).collect();
        f.pad(&text)
    }
}
