//! Which card stands for which letters of a word, and whether it may (L1.4, L1.5, L3.2).

use super::face::{Face, Glyph};
use crate::languages::{LONGEST_WORD, Language, Letter};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The cards of a word, in the order of its letters.
pub type Spelling = ArrayVec<Use, LONGEST_WORD>;

/// One card of a word: its index among the available cards, and how it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    pub face: u8,
    pub reading: Reading,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// One letter; the card QU as Q.
    Once,
    /// The same letter twice in a row; the card QU as QQ.
    Twice,
    /// All letters on the card: QU as QU, or a group.
    Whole,
}

/// Why these cards do not spell this word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum BadSpelling {
    #[error("there is no card number {face}")]
    NoSuchCard { face: u8 },
    #[error("card number {face} is used more than once")]
    UsedAgain { face: u8 },
    #[error("card number {face} has several letters: it is used whole, and never doubled")]
    OnlyWhole { face: u8 },
    #[error("card number {face} has one letter: it stands for it once or twice")]
    OnlyOneLetter { face: u8 },
    #[error("card number {face} does not stand for what comes after {letters} letters of the word")]
    OtherLetter { face: u8, letters: u8 },
    #[error("the cards end after {letters} letters of the word")]
    TooShort { letters: u8 },
}

impl BadSpelling {
    /// The rule behind it.
    pub const fn rule(&self) -> &'static str {
        match self {
            BadSpelling::OnlyWhole { .. } => "L3.2",
            BadSpelling::NoSuchCard { .. } | BadSpelling::OtherLetter { .. } | BadSpelling::TooShort { .. } => "L1.3",
            BadSpelling::UsedAgain { .. } | BadSpelling::OnlyOneLetter { .. } => "L1.4",
        }
    }
}

/// Checks that these cards, read like this, spell the word; the score is the sum of their values (L2.1).
pub fn check_spelling(
    language: Language,
    word: &[Letter],
    faces: &[Face],
    spelling: &[Use],
) -> Result<u16, BadSpelling> {
    let mut rest = word;
    let mut score = 0;
    for (place, &Use { face, reading }) in spelling.iter().enumerate() {
        let shown = faces.get(face as usize).ok_or(BadSpelling::NoSuchCard { face })?;
        if spelling[..place].iter().any(|earlier| earlier.face == face) {
            return Err(BadSpelling::UsedAgain { face });
        }
        let letters = read(language, shown.glyph, reading).map_err(|why| match why {
            Misread::OnlyWhole => BadSpelling::OnlyWhole { face },
            Misread::OnlyOneLetter => BadSpelling::OnlyOneLetter { face },
        })?;
        let letters_before = (word.len() - rest.len()) as u8;
        rest = rest.strip_prefix(&letters[..]).ok_or(BadSpelling::OtherLetter { face, letters: letters_before })?;
        score += u16::from(shown.value);
    }
    if rest.is_empty() { Ok(score) } else { Err(BadSpelling::TooShort { letters: (word.len() - rest.len()) as u8 }) }
}

enum Misread {
    OnlyWhole,
    OnlyOneLetter,
}

/// The letters a card stands for when it is read like this.
fn read(language: Language, glyph: Glyph, reading: Reading) -> Result<ArrayVec<Letter, 4>, Misread> {
    let single = |letter: Letter| {
        let times = if reading == Reading::Twice { 2 } else { 1 };
        std::iter::repeat_n(letter, times).collect()
    };
    match (glyph, reading) {
        (Glyph::Single(_), Reading::Whole) => Err(Misread::OnlyOneLetter),
        (Glyph::Single(letter), _) => Ok(single(letter)),
        (Glyph::Qu, Reading::Whole) => Ok([language.q(), language.u()].into_iter().collect()),
        (Glyph::Qu, _) => Ok(single(language.q())),
        (Glyph::Group(group), Reading::Whole) => Ok(group.letters().iter().copied().collect()),
        (Glyph::Group(_), _) => Err(Misread::OnlyWhole),
    }
}
