//! Reads a deck file, or reports every fault with its line.

use super::{Card, Challenge, Deck, checksum, names};
use crate::challenges::{Condition, Measure, Reward, Shape};
use crate::components::{CardKind, CardName, MAX_CARDS};
use crate::languages::Language;
use crate::lexicon::{Face, Glyph};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};

/// Values a card may have.
const VALUES: RangeInclusive<u8> = 1..=9;
/// How often the same face may occur in one list.
const COUNTS: RangeInclusive<u8> = 1..=20;

/// One fault of a deck file; lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}")]
pub struct DeckFault {
    pub line: usize,
    pub column: usize,
    pub message: String,
}

/// Every fault in a deck file; a file without faults can be used.
pub fn check(text: &str) -> Vec<DeckFault> {
    read(text).err().unwrap_or_default()
}

/// Whether the text looks like a deck: it has a language or letters at the top, as no other card file does.
pub fn is_deck(text: &str) -> bool {
    let (file, _) = DeTable::parse_recoverable(text);
    let file = file.get_ref();
    file.contains_key("language") || file.contains_key("letters")
}

/// Reads a deck, or reports every fault.
pub fn read(text: &str) -> Result<Deck, Vec<DeckFault>> {
    let (file, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader { text, faults: Vec::new(), names: BTreeMap::new() };
    for error in &errors {
        reader.toml_fault(error, 0);
    }
    if errors.is_empty() {
        let deck = reader.deck(file.into_inner());
        if reader.faults.is_empty() {
            return Ok(deck);
        }
    }
    table::sort_by(&mut reader.faults, |one, other| (one.line, one.column).cmp(&(other.line, other.column)));
    Err(reader.faults)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceEntry {
    face: Spanned<String>,
    value: Spanned<i64>,
    count: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeEntry {
    name: Spanned<String>,
    when: Vec<Spanned<ConditionEntry>>,
    reward: Reward,
    face: Option<Spanned<String>>,
    value: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConditionEntry {
    count: Option<Measure>,
    min: Option<u8>,
    max: Option<u8>,
    shape: Option<Shape>,
}

struct Reader<'t> {
    text: &'t str,
    faults: Vec<DeckFault>,
    /// Each name with the line it was first given on.
    names: BTreeMap<CardName, usize>,
}

impl<'t> Reader<'t> {
    fn deck(&mut self, mut file: DeTable<'t>) -> Deck {
        let language = self.language(&file).unwrap_or(Language::French);
        file.remove("language");
        let mut cards = Vec::new();
        for (list, kind) in [("letters", CardKind::Letter), ("vowels", CardKind::Vowel)] {
            for row in self.rows(&mut file, list) {
                if let Some((row, at)) = self.row::<FaceEntry>(row) {
                    self.face_row(language, kind, &row, at, &mut cards);
                }
            }
        }
        for row in self.rows(&mut file, "challenges") {
            if let Some((row, at)) = self.row::<ChallengeEntry>(row) {
                self.challenge_row(language, row, at, &mut cards);
            }
        }
        for (key, _) in &file {
            let known = "`language`, `letters`, `vowels` and `challenges`";
            self.fault(key.span().start, None, format!("`{}` is not known here; a deck has {known}", key.get_ref()));
        }
        if cards.len() > MAX_CARDS {
            self.fault(0, None, format!("{} cards; a deck has at most {MAX_CARDS}", cards.len()));
            cards.truncate(MAX_CARDS);
        }
        let checksum = checksum(language, &cards);
        Deck::new(language, cards, checksum)
    }

    fn language(&mut self, file: &DeTable<'t>) -> Option<Language> {
        let codes = Language::ALL.map(Language::code).join(", ");
        let Some(given) = file.get("language") else {
            self.fault(0, Some("L0.2"), format!("`language` is missing; one of {codes}"));
            return None;
        };
        let language = given.get_ref().as_str().and_then(Language::from_code);
        if language.is_none() {
            self.fault(given.span().start, Some("L0.2"), format!("`language` must be one of {codes}"));
        }
        language
    }

    fn rows(&mut self, file: &mut DeTable<'t>, list: &str) -> Vec<Spanned<DeValue<'t>>> {
        let Some(value) = file.remove(list) else {
            self.fault(0, Some("L0.1"), format!("`{list}` is missing"));
            return Vec::new();
        };
        let at = value.span().start;
        match value.into_inner() {
            DeValue::Array(rows) => rows.into_iter().collect(),
            _ => {
                self.fault(at, None, format!("`{list}` must be a list of tables, one for each face"));
                Vec::new()
            }
        }
    }

    fn row<R: for<'de> Deserialize<'de>>(&mut self, row: Spanned<DeValue<'t>>) -> Option<(R, usize)> {
        let at = row.span().start;
        match R::deserialize(ValueDeserializer::from(row)) {
            Ok(row) => Some((row, at)),
            Err(error) => {
                self.toml_fault(&error, at);
                None
            }
        }
    }

    fn face_row(&mut self, language: Language, kind: CardKind, row: &FaceEntry, at: usize, cards: &mut Vec<Card>) {
        let face = self.face(language, &row.face, &row.value);
        let count = self.within(&row.count, COUNTS, "a count");
        let (Some(face), Some(count)) = (face, count) else { return };
        if matches!(face.glyph, Glyph::Group(_)) {
            let text = row.face.get_ref();
            self.fault(row.face.span().start, Some("L0.1"), format!("{text}: only challenges have several letters"));
            return;
        }
        for text in names(language, kind, face, count, cards) {
            let name = self.name(&text, at);
            cards.extend(name.map(|name| Card { name, kind, face: Some(face), challenge: None }));
        }
    }

    fn challenge_row(&mut self, language: Language, row: ChallengeEntry, at: usize, cards: &mut Vec<Card>) {
        let name_at = row.name.span().start;
        let name = self.name(row.name.get_ref(), name_at);
        if row.when.is_empty() {
            self.fault(at, Some("L2.4"), "`when` is empty: every challenge has a condition".to_owned());
        }
        let when: Vec<Condition> = row.when.iter().filter_map(|condition| self.condition(condition)).collect();
        let face = row.face.as_ref().zip(row.value.as_ref()).and_then(|(face, value)| self.face(language, face, value));
        match row.reward {
            Reward::Joins if row.face.is_none() || row.value.is_none() => {
                let message = "a challenge that joins the collection needs `face` and `value`";
                self.fault(at, Some("L2.5"), message.to_owned());
            }
            Reward::TopLetter if row.face.is_some() || row.value.is_some() => {
                let message = "`face` and `value` belong to challenges that join the collection (`reward = \"joins\"`)";
                self.fault(at, Some("L2.5"), message.to_owned());
            }
            _ => {}
        }
        if let Some(name) = name {
            let challenge = Some(Challenge { when, reward: row.reward });
            cards.push(Card { name, kind: CardKind::Challenge, face, challenge });
        }
    }

    fn condition(&mut self, row: &Spanned<ConditionEntry>) -> Option<Condition> {
        let at = row.span().start;
        let row = row.get_ref();
        match (row.count, row.shape) {
            (Some(_), None) if row.min.is_none() && row.max.is_none() => {
                self.fault(at, Some("L2.4"), "a count needs `min`, `max` or both".to_owned());
                None
            }
            (Some(_), None) if row.min.zip(row.max).is_some_and(|(min, max)| min > max) => {
                self.fault(at, Some("L2.4"), "`min` is above `max`: no word can meet this".to_owned());
                None
            }
            (Some(count), None) => Some(Condition::Count { count, min: row.min, max: row.max }),
            (None, Some(_)) if row.min.is_some() || row.max.is_some() => {
                self.fault(at, Some("L2.4"), "`min` and `max` belong to a `count`, not to a `shape`".to_owned());
                None
            }
            (None, Some(shape)) => Some(Condition::Shape { shape }),
            _ => {
                self.fault(at, Some("L2.4"), "a condition has either `count` or `shape`".to_owned());
                None
            }
        }
    }

    fn face(&mut self, language: Language, text: &Spanned<String>, value: &Spanned<i64>) -> Option<Face> {
        let value = self.within(value, VALUES, "a value");
        match language.face(text.get_ref(), value.unwrap_or(0)) {
            Ok(face) => value.map(|_| face),
            Err(why) => {
                self.fault(text.span().start, Some("L0.2"), format!("face `{}`: {why}", text.get_ref()));
                None
            }
        }
    }

    fn within(&mut self, number: &Spanned<i64>, range: RangeInclusive<u8>, what: &str) -> Option<u8> {
        let found = u8::try_from(*number.get_ref()).ok().filter(|number| range.contains(number));
        if found.is_none() {
            let (least, most) = (range.start(), range.end());
            let message = format!("{what} is a number from {least} to {most}, not {}", number.get_ref());
            self.fault(number.span().start, Some("L0.1"), message);
        }
        found
    }

    fn name(&mut self, text: &str, at: usize) -> Option<CardName> {
        let plain = |c: char| c.is_alphanumeric() || c == '-';
        let Some(name) = CardName::new(text).filter(|_| !text.is_empty() && text.chars().all(plain)) else {
            let most = CardName::LONGEST;
            let message = format!("the name `{text}` must be letters, digits and hyphens, {most} bytes at most");
            self.fault(at, None, message);
            return None;
        };
        let (line, _) = self.place(at);
        if let Some(first) = self.names.get(&name) {
            self.fault(at, None, format!("two cards are called `{name}`; the first is on line {first}"));
            return None;
        }
        self.names.insert(name, line);
        Some(name)
    }

    fn toml_fault(&mut self, error: &Error, otherwise: usize) {
        let at = error.span().map_or(otherwise, |span| span.start);
        self.fault(at, None, error.message().to_owned());
    }

    fn fault(&mut self, at: usize, rule: Option<&'static str>, message: String) {
        let message = rule.map_or(message.clone(), |rule| format!("{message} ({rule})"));
        let (line, column) = self.place(at);
        self.faults.push(DeckFault { line, column, message });
    }

    fn place(&self, at: usize) -> (usize, usize) {
        let before = self.text.get(..at).unwrap_or(self.text);
        let (lines, last) = before.rsplit_once('\n').unwrap_or(("", before));
        let line = if before.contains('\n') { lines.matches('\n').count() + 2 } else { 1 };
        (line, last.chars().count() + 1)
    }
}
