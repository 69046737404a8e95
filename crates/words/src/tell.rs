//! Sentences from what a game serializes.
//!
//! The message is named after game, kind and tag: `gutenberg-event-inks-taken`. Its arguments are the fields of the
//! object, in words: seats by name, terms such as `typesetting` in the language (`gutenberg-specialty-typesetting`),
//! counts of inks and types as lists. Ids of cards stay as they are.

use crate::Words;
use serde_json::{Map, Value};

/// Fields that hold seats when their values are numbers.
const SEATS: [&str; 7] = ["seat", "actor", "first", "from", "to", "order", "winners"];
/// Fields that hold a list with an entry for each seat.
const BY_SEAT: [&str; 4] = ["scores", "plans", "characters", "left"];
/// Places that people count from 1.
const PLACES: [&str; 3] = ["axle", "set", "slot"];
/// Fields whose values are terms of a kind that is not named like the field.
const KIND_OF_TERM: [(&str, &str); 12] = [
    ("row", "action"),
    ("rows", "action"),
    ("levels", "specialty"),
    ("from", "action"),
    ("to", "action"),
    ("one", "specialty"),
    ("two", "specialty"),
    ("other", "specialty"),
    ("characters", "character"),
    ("inks", "ink"),
    ("wild", "ink"),
    ("types", "type"),
];

/// Sentences about one table.
pub struct Telling<'w> {
    words: &'w Words,
    game: &'w str,
    /// By seat; a seat without a name is called by its number, counted from 1.
    names: &'w [String],
}

impl Words {
    /// A sentence of an event or a refusal, with seats called by their numbers.
    pub fn tell(&self, game: &str, kind: &str, what: &Value) -> String {
        self.telling(game, &[]).tell(kind, what)
    }

    /// For a table whose people have names.
    pub fn telling<'w>(&'w self, game: &'w str, names: &'w [String]) -> Telling<'w> {
        Telling { words: self, game, names }
    }
}

impl Telling<'_> {
    /// `kind` is `event`, `refusal` or `options`. A game without its own words falls back to plain text:
    /// `bid made: seat: Anna`.
    pub fn tell(&self, kind: &str, what: &Value) -> String {
        let tag_name = if kind == "event" { "event" } else { "code" };
        let tag = what.get(tag_name).and_then(Value::as_str).unwrap_or_default();
        self.sentence(&format!("{}-{kind}-{}", self.game, tag.replace('_', "-")), tag_name, tag, what)
    }

    /// A sentence of a fact about an action; `kind` is `reason` or `nudge`.
    pub fn reason(&self, kind: &str, fact: &Value) -> String {
        let tag = fact.get("code").and_then(Value::as_str).unwrap_or_default();
        self.sentence(&format!("{kind}-{}-{}", self.game, tag.replace('_', "-")), "code", tag, fact)
    }

    fn sentence(&self, id: &str, tag_name: &str, tag: &str, what: &Value) -> String {
        let fields = what.as_object().into_iter().flatten();
        if !self.words.knows(id) {
            let fields = fields.filter(|(name, _)| *name != tag_name);
            let parts = fields.map(|(name, value)| format!("{name}: {}", self.text(name, value)));
            let text = [tag.to_owned()].into_iter().chain(parts).collect::<Vec<_>>().join(", ");
            return text.replacen(", ", ": ", 1).replace('_', " ");
        }
        let mut args = Map::new();
        for (name, value) in fields {
            args.insert(name.clone(), self.argument(name, value));
        }
        self.words.say(id, &Value::Object(args))
    }

    pub fn name(&self, seat: u64) -> String {
        let named = usize::try_from(seat).ok().and_then(|seat| self.names.get(seat));
        named.cloned().unwrap_or_else(|| self.words.seat(seat))
    }

    /// Keeps numbers as numbers, for plural forms.
    fn argument(&self, field: &str, value: &Value) -> Value {
        match value {
            Value::Number(number) if PLACES.contains(&field) => {
                number.as_u64().unwrap_or_default().saturating_add(1).into()
            }
            Value::Number(_) if !SEATS.contains(&field) => value.clone(),
            _ => Value::String(self.text(field, value)),
        }
    }

    fn text(&self, field: &str, value: &Value) -> String {
        match value {
            Value::Null => "none".to_owned(),
            Value::Bool(yes) => yes.to_string(),
            Value::Number(number) => match number.as_u64().filter(|_| SEATS.contains(&field)) {
                Some(seat) => self.name(seat),
                None => number.to_string(),
            },
            Value::String(text) => self.term(field, text),
            Value::Array(items) => self.list(field, items),
            Value::Object(counts) => self.counts(field, counts),
        }
    }

    fn term(&self, field: &str, text: &str) -> String {
        let kind = KIND_OF_TERM.iter().find(|(name, _)| *name == field).map_or(field, |(_, kind)| kind);
        let id = format!("{}-{}-{}", self.game, kind, text).replace('_', "-");
        if self.words.knows(&id) { self.words.word(&id) } else { text.to_owned() }
    }

    fn list(&self, field: &str, items: &[Value]) -> String {
        if items.is_empty() {
            return self.words.word("cli-none");
        }
        if BY_SEAT.contains(&field) {
            let each = items.iter().zip(0..).map(|(item, seat)| {
                let field = if item.is_array() { "" } else { field };
                format!("{}: {}", self.name(seat), self.text(field, item))
            });
            let are_lists = field == "plans";
            return each.collect::<Vec<_>>().join(if are_lists { "; " } else { ", " });
        }
        let numbers = items.iter().all(Value::is_number) && !SEATS.contains(&field);
        let each: Vec<String> = items.iter().map(|item| self.text(field, item)).collect();
        each.join(if numbers { " " } else { ", " })
    }

    /// `2 × blue, red`; types, which are letters, `A A I`.
    fn counts(&self, field: &str, counts: &Map<String, Value>) -> String {
        let many = counts.iter().map(|(name, count)| (name, count.as_u64().unwrap_or_default()));
        let many = many.filter(|&(_, count)| count > 0);
        let text = if field == "types" {
            many.flat_map(|(name, count)| (0..count.min(99)).map(move |_| name.as_str())).collect::<Vec<_>>().join(" ")
        } else {
            let each = many.map(|(name, count)| match count {
                1 => self.term(field, name),
                _ => format!("{count} × {}", self.term(field, name)),
            });
            each.collect::<Vec<_>>().join(", ")
        };
        if text.is_empty() { self.words.word("cli-none") } else { text }
    }
}
