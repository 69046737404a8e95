//! Incoming and outgoing JSON.

use crate::Refused;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

/// JSON text that is passed on unchanged.
pub type Json = Box<RawValue>;

/// JSON from outside, as text or already parsed.
#[derive(Clone, Copy, Debug)]
pub enum Given<'a> {
    /// Errors name the line and column.
    Text(&'a str),
    Value(&'a Value),
}

impl<'a> From<&'a Value> for Given<'a> {
    fn from(value: &'a Value) -> Given<'a> {
        Given::Value(value)
    }
}

impl<'a> From<&'a RawValue> for Given<'a> {
    fn from(text: &'a RawValue) -> Given<'a> {
        Given::Text(text.get())
    }
}

impl Given<'_> {
    /// `what` is named in the refusal.
    pub(crate) fn read<T: DeserializeOwned>(self, what: &'static str) -> Result<T, Refused> {
        let read = match self {
            Given::Text(text) => serde_json::from_str(text).map_err(|error| error.to_string()),
            Given::Value(value) => from_value(value),
        };
        read.map_err(|detail| Refused::Unreadable { what, detail })
    }
}

/// Reads JSON that is already parsed. It goes through text: a second deserializer for every type of the games would add
/// a tenth to the size of the page's module.
pub(crate) fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| {
        let place = format!(" at line {} column {}", error.line(), error.column());
        let message = error.to_string();
        // The position would refer to our own text, which the caller has not seen.
        message.strip_suffix(&place).map_or(message.clone(), str::to_owned)
    })
}

/// The value as parsed JSON, through text as well.
pub(crate) fn to_value(value: &impl Serialize) -> Value {
    serde_json::from_str(json(value).get()).unwrap_or_default()
}

/// The value as JSON text. The rules only use text keys, so this cannot fail.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
