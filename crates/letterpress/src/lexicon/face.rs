//! What a card shows, for the purpose of spelling (L0.1, L1.5, L3.2).

use crate::languages::{Language, Letter, NotAWord};

/// The most letters on a card.
pub const LONGEST_GROUP: usize = 4;

/// A card, for the purpose of spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    pub glyph: Glyph,
    pub value: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// May stand for its letter once, or twice in a row (L1.4).
    Single(Letter),
    /// Stands for Q, once or twice in a row, or for QU (L1.5).
    Qu,
    /// Several letters, used whole and never doubled (L3.2).
    Group(Group),
}

/// The letters of a card that has several, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    letters: [Letter; LONGEST_GROUP],
    length: u8,
}

impl Group {
    /// `None` unless there are two to four letters.
    pub fn new(letters: &[Letter]) -> Option<Group> {
        if !(2..=LONGEST_GROUP).contains(&letters.len()) {
            return None;
        }
        let mut group = Group { letters: [Letter(0); LONGEST_GROUP], length: letters.len() as u8 };
        group.letters[..letters.len()].copy_from_slice(letters);
        Some(group)
    }

    pub fn letters(&self) -> &[Letter] {
        &self.letters[..self.length as usize]
    }
}

/// Why a text is not a valid face.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAFace {
    #[error(transparent)]
    NotLetters(#[from] NotAWord),
    #[error("a card shows at most {LONGEST_GROUP} letters")]
    TooManyLetters,
}

impl Language {
    /// `E` is a letter, `QU` the card of that name, anything longer a group such as `ING`.
    pub fn face(self, text: &str, value: u8) -> Result<Face, NotAFace> {
        let letters = self.spell(text)?;
        let glyph = match letters[..] {
            [letter] => Glyph::Single(letter),
            [q, u] if q == self.q() && u == self.u() => Glyph::Qu,
            _ => Glyph::Group(Group::new(&letters).ok_or(NotAFace::TooManyLetters)?),
        };
        Ok(Face { glyph, value })
    }

    /// How a card is written: `E`, `QU`, `ING`.
    pub fn show_glyph(self, glyph: Glyph) -> String {
        match glyph {
            Glyph::Single(letter) => self.show(&[letter]).to_string(),
            Glyph::Qu => "QU".into(),
            Glyph::Group(group) => self.show(group.letters()).to_string(),
        }
    }
}
