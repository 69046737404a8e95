//! JSON that comes in, and JSON that goes out.

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
            Given::Text(text) => serde_json::from_str(text),
            Given::Value(value) => T::deserialize(value),
        };
        read.map_err(|error| Refused::Unreadable { what, detail: error.to_string() })
    }
}

/// The value as JSON text. The rules only use text keys, so this cannot fail.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
