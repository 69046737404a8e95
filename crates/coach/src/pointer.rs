//! What the manicule points at: a part of the table that the page shows. Lessons write it as a word: `row:orders`,
//! `card:p07`, `own:types`.

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Pointer {
    /// A row of Gutenberg's board.
    Row(BoardRow),
    /// A card, where it lies now.
    Card(String),
    /// A set of three inks.
    Set(u8),
    /// A slot of the learner's orders.
    Order(u8),
    /// An axle of the learner's house.
    Axle(u8),
    /// An open challenge of Letterpress.
    Challenge(String),
    Own(OwnPart),
    Button(Button),
    Part(Part),
}

/// Defines an enum of parts of the table with their names.
macro_rules! parts {
    ($(#[$doc:meta])* $name:ident { $($part:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($part),+ }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$part),+];

            pub fn name(self) -> &'static str {
                match self { $($name::$part => $word),+ }
            }

            fn named(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|part| part.name() == word)
            }
        }
    };
}

parts!(
    BoardRow {
        Orders = "orders",
        Inks = "inks",
        Specialties = "specialties",
        Gears = "gears",
        Patronage = "patronage",
        Patrons = "patrons",
    }
);

parts!(
    /// A part of the learner's own area.
    OwnPart {
        Fame = "fame",
        Guilders = "guilders",
        Types = "types",
        Inks = "inks",
        Levels = "levels",
        Gears = "gears",
        Orders = "orders",
        Character = "character",
        Hand = "hand",
        Collection = "collection",
        Score = "score",
    }
);

parts!(Button { Main = "main", Pass = "pass" });

parts!(
    Part {
        Question = "question",
        Rivals = "rivals",
        Scores = "scores",
        Strip = "strip",
        Round = "round",
        Log = "log",
        Commons = "commons",
        Challenges = "challenges",
        Pool = "pool",
        Track = "track",
        Stick = "stick",
        Press = "press",
    }
);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a pointer: use row:…, card:…, set:…, order:…, axle:…, challenge:…, own:…, button:… or part:…")]
pub struct BadPointer(String);

impl FromStr for Pointer {
    type Err = BadPointer;

    fn from_str(text: &str) -> Result<Pointer, BadPointer> {
        let read = |(kind, what): (&str, &str)| match kind {
            "row" => BoardRow::named(what).map(Pointer::Row),
            "card" => is_name(what).then(|| Pointer::Card(what.to_owned())),
            "challenge" => is_name(what).then(|| Pointer::Challenge(what.to_owned())),
            "set" => what.parse().ok().map(Pointer::Set),
            "order" => what.parse().ok().map(Pointer::Order),
            "axle" => what.parse().ok().map(Pointer::Axle),
            "own" => OwnPart::named(what).map(Pointer::Own),
            "button" => Button::named(what).map(Pointer::Button),
            "part" => Part::named(what).map(Pointer::Part),
            _ => None,
        };
        text.split_once(':').and_then(read).ok_or_else(|| BadPointer(text.to_owned()))
    }
}

/// Ids of cards are short words without spaces.
fn is_name(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_whitespace)
}

impl TryFrom<String> for Pointer {
    type Error = BadPointer;

    fn try_from(text: String) -> Result<Pointer, BadPointer> {
        text.parse()
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pointer::Row(row) => write!(f, "row:{}", row.name()),
            Pointer::Card(card) => write!(f, "card:{card}"),
            Pointer::Set(set) => write!(f, "set:{set}"),
            Pointer::Order(slot) => write!(f, "order:{slot}"),
            Pointer::Axle(axle) => write!(f, "axle:{axle}"),
            Pointer::Challenge(card) => write!(f, "challenge:{card}"),
            Pointer::Own(part) => write!(f, "own:{}", part.name()),
            Pointer::Button(button) => write!(f, "button:{}", button.name()),
            Pointer::Part(part) => write!(f, "part:{}", part.name()),
        }
    }
}

impl Serialize for Pointer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_is_read_and_written_as_the_same_word() {
        let words = "row:orders row:patrons card:p07 card:vowel-a1 set:0 order:3 axle:2 challenge:doubled own:types \
                     own:hand button:pass part:question part:press";
        for word in words.split(' ') {
            assert_eq!(word.parse::<Pointer>().map(|pointer| pointer.to_string()).as_deref(), Ok(word));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for word in
            ["", "row", "row:", "row:kitchen", "card:", "card:a b", "set:x", "set:-1", "button:undo", "Part:log"]
        {
            assert_eq!(word.parse::<Pointer>(), Err(BadPointer(word.to_owned())));
        }
    }
}
