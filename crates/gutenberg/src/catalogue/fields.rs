//! Reads values from a TOML document and notes each fault with its position.

use super::fault::Faults;
use super::wording::{Parsed, either, quoted};
use crate::catalogue::Numbered;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

pub(super) type Value<'d> = Spanned<DeValue<'d>>;

pub(super) fn place<T>(value: &Spanned<T>) -> usize {
    value.span().start
}

/// A table of the file: a card, the board, or the whole.
pub(super) struct Fields<'d> {
    /// Prefixes every message: `p07 `, or nothing.
    pub prefix: String,
    /// Where to point if something is missing.
    pub at: usize,
    table: &'d DeTable<'d>,
}

impl<'d> Fields<'d> {
    /// Notes every unknown field.
    pub fn new(prefix: String, at: usize, table: &'d DeTable<'d>, known: &[&str], faults: &mut Faults) -> Fields<'d> {
        let owner = if prefix.is_empty() { "a card set" } else { prefix.trim_end_matches([':', ' ']) };
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let name = quoted(key.get_ref());
            faults.add(place(key), format!("{owner} has no field {name}: expected {}", either(known)));
        }
        Fields { prefix, at, table }
    }

    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    pub fn value(&self, key: &str, faults: &mut Faults) -> Option<&'d Value<'d>> {
        let value = self.table.get(key);
        if value.is_none() {
            faults.add(self.at, format!("{}{key} is missing", self.prefix));
        }
        value
    }

    /// The position of a field, or of the table that lacks it.
    pub fn place_of(&self, key: &str) -> usize {
        self.table.get(key).map_or(self.at, place)
    }

    fn wrong(&self, key: &str, value: &Value, expected: &str, faults: &mut Faults) {
        let found = value.get_ref().type_str();
        faults.add(place(value), format!("{}{key} must be {expected}, not {}", self.prefix, with_article(found)));
    }

    pub fn text(&self, key: &str, faults: &mut Faults) -> Option<&'d str> {
        let value = self.value(key, faults)?;
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong(key, value, "a text in quotes", faults);
        }
        text
    }

    pub fn flag(&self, key: &str, faults: &mut Faults) -> Option<bool> {
        let value = self.value(key, faults)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong(key, value, "true or false", faults);
        }
        flag
    }

    pub fn array(&self, key: &str, faults: &mut Faults) -> Option<&'d DeArray<'d>> {
        let value = self.value(key, faults)?;
        let array = value.get_ref().as_array();
        if array.is_none() {
            self.wrong(key, value, "a list in brackets", faults);
        }
        array
    }

    /// A text that can be parsed.
    pub fn worded<T>(&self, key: &str, faults: &mut Faults, read: impl Fn(&str) -> Parsed<T>) -> Option<T> {
        let text = self.text(key, faults)?;
        read(text).map_err(|fault| faults.add(self.place_of(key), format!("{}{key}: {fault}", self.prefix))).ok()
    }

    /// A list of texts; `None` unless all of them can be parsed.
    pub fn worded_list<T>(
        &self,
        key: &str,
        counts: RangeInclusive<usize>,
        noun: &str,
        faults: &mut Faults,
        read: impl Fn(&str) -> Parsed<T>,
    ) -> Option<Vec<T>> {
        let array = self.array(key, faults)?;
        let mut items = Vec::new();
        for value in array.iter() {
            match value.get_ref().as_str().map(&read) {
                Some(Ok(item)) => items.push(item),
                Some(Err(fault)) => faults.add(place(value), format!("{}{key}: {fault}", self.prefix)),
                None => self.wrong(key, value, "a list of texts in quotes", faults),
            }
        }
        let right = counts.contains(&array.len());
        if !right {
            let message = format!("{}{key} must list {} {noun}, not {}", self.prefix, range(&counts), array.len());
            faults.add(self.place_of(key), message);
        }
        (right && items.len() == array.len()).then_some(items)
    }

    pub fn number(&self, key: &str, range: RangeInclusive<u8>, faults: &mut Faults) -> Option<u8> {
        self.number_in(key, self.value(key, faults)?, range, faults)
    }

    pub fn numbers<const N: usize>(
        &self,
        key: &str,
        range: RangeInclusive<u8>,
        faults: &mut Faults,
    ) -> Option<[u8; N]> {
        self.numbers_in(key, self.value(key, faults)?, range, faults)
    }

    pub fn numbers_in<const N: usize>(
        &self,
        key: &str,
        value: &Value,
        range: RangeInclusive<u8>,
        faults: &mut Faults,
    ) -> Option<[u8; N]> {
        let Some(array) = value.get_ref().as_array() else {
            self.wrong(key, value, &format!("a list of {N} numbers"), faults);
            return None;
        };
        let numbers: Vec<Option<u8>> =
            array.iter().map(|value| self.number_in(key, value, range.clone(), faults)).collect();
        if numbers.len() != N {
            let message = format!("{}{key} must list {N} numbers, not {}", self.prefix, numbers.len());
            faults.add(place(value), message);
        }
        numbers.into_iter().collect::<Option<Vec<u8>>>()?.try_into().ok()
    }

    fn number_in(&self, key: &str, value: &Value, allowed: RangeInclusive<u8>, faults: &mut Faults) -> Option<u8> {
        let Some(integer) = value.get_ref().as_integer() else {
            self.wrong(key, value, "a whole number", faults);
            return None;
        };
        let number = u8::from_str_radix(integer.as_str(), integer.radix()).ok().filter(|n| allowed.contains(n));
        if number.is_none() {
            let found = quoted(integer.as_str());
            let message = format!("{}{key} must be {}, not {}", self.prefix, range(&allowed), found.trim_matches('"'));
            faults.add(place(value), message);
        }
        number
    }
}

fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'i', 'o']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// `2 to 6`, or `3`
pub(super) fn range<N: std::fmt::Display + PartialEq>(range: &RangeInclusive<N>) -> String {
    if range.start() == range.end() {
        range.start().to_string()
    } else {
        format!("{} to {}", range.start(), range.end())
    }
}

/// Reads a list of cards and checks their ids; notes the faults of unreadable cards and skips them.
pub(super) fn cards<'d, Id: Numbered, C>(
    whole: &Fields<'d>,
    key: &str,
    known: &[&str],
    faults: &mut Faults,
    mut read: impl FnMut(&Fields<'d>, &mut Faults) -> Option<C>,
) -> Vec<C> {
    let Some(array) = whole.array(key, faults) else { return Vec::new() };
    let mut cards = Vec::new();
    let mut seen = vec![false; Id::COUNT];
    let mut last: Option<Id> = None;
    for (index, value) in array.iter().enumerate() {
        let Some(table) = value.get_ref().as_table() else {
            faults.add(place(value), format!("{key} must list cards like {{ id = \"{}\", … }}", Id::new(0)));
            continue;
        };
        let id = table.get("id").and_then(|id| id.get_ref().as_str()).and_then(Id::parse);
        let prefix = id.map_or_else(|| format!("{key} card {}: ", index + 1), |id| format!("{id} "));
        let fields = Fields::new(prefix, place(value), table, known, faults);
        match id {
            None => {
                if let Some(text) = fields.text("id", faults) {
                    let (first, end) = (Id::new(0), Id::new(Id::COUNT - 1));
                    let message = format!("there is no {key} card {}: ids run from {first} to {end}", quoted(text));
                    faults.add(fields.place_of("id"), message);
                }
            }
            Some(id) => {
                if seen[id.index()] {
                    faults.add(fields.place_of("id"), format!("{id} is there twice"));
                } else if let Some(last) = last.filter(|last| last.index() > id.index()) {
                    faults.add(fields.place_of("id"), format!("{id} must come before {last}"));
                } else {
                    last = Some(id);
                }
                seen[id.index()] = true;
            }
        }
        cards.extend(read(&fields, faults));
    }
    let missing: Vec<String> =
        seen.iter().enumerate().filter(|&(_, &seen)| !seen).map(|(index, _)| Id::new(index).to_string()).collect();
    let at = whole.place_of(key);
    if array.len() != Id::COUNT {
        faults.add(at, format!("{key} must list {} cards, not {}", Id::COUNT, array.len()));
    }
    if !missing.is_empty() {
        faults.add(at, format!("{key} lacks {}", missing.join(", ")));
    }
    cards
}
