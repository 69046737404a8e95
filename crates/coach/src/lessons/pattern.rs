//! Patterns of actions: JSON that an action must contain. An object matches if each of its keys does, a list item by item;
//! `{"min": 2}` and `{"max": 3}` are numbers, `{"any": […]}` is one of several, `"*"` is anything, the rest is equal.

use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The most instances of one pattern that are tried.
const MOST_INSTANCES: usize = 256;
/// How far a number with one bound is tried.
const REACH: i64 = 6;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "Value")]
pub struct Pattern {
    shape: Shape,
    written: Value,
}

#[derive(Clone, Debug, PartialEq)]
enum Shape {
    Anything,
    OneOf(Vec<Pattern>),
    Number { min: Option<i64>, max: Option<i64> },
    Fields(BTreeMap<String, Pattern>),
    Items(Vec<Pattern>),
    Exactly,
}

impl TryFrom<Value> for Pattern {
    type Error = String;

    fn try_from(written: Value) -> Result<Pattern, String> {
        let shape = match &written {
            Value::String(text) if text == "*" => Shape::Anything,
            Value::Array(items) => Shape::Items(all(items)?),
            Value::Object(fields) => of_object(fields)?,
            _ => Shape::Exactly,
        };
        Ok(Pattern { shape, written })
    }
}

fn all(items: &[Value]) -> Result<Vec<Pattern>, String> {
    items.iter().cloned().map(Pattern::try_from).collect()
}

fn of_object(fields: &Map<String, Value>) -> Result<Shape, String> {
    if let Some(choices) = fields.get("any") {
        return match choices {
            Value::Array(choices) if fields.len() == 1 && !choices.is_empty() => Ok(Shape::OneOf(all(choices)?)),
            _ => Err("“any” must be the only key and list at least one pattern".to_owned()),
        };
    }
    if !fields.is_empty() && fields.keys().all(|key| key == "min" || key == "max") {
        let bound = |key| match fields.get(key) {
            None => Ok(None),
            Some(bound) => {
                bound.as_i64().map(Some).ok_or_else(|| format!("“{key}” must be a whole number, not {bound}"))
            }
        };
        let (min, max) = (bound("min")?, bound("max")?);
        return match (min, max) {
            (Some(min), Some(max)) if min > max => Err(format!("no number is at least {min} and at most {max}")),
            _ => Ok(Shape::Number { min, max }),
        };
    }
    let fields = fields.iter().map(|(key, value)| Ok((key.clone(), Pattern::try_from(value.clone())?)));
    Ok(Shape::Fields(fields.collect::<Result<_, String>>()?))
}

impl Pattern {
    /// As the lesson has it.
    pub fn written(&self) -> &Value {
        &self.written
    }

    pub fn matches(&self, value: &Value) -> bool {
        match (&self.shape, value) {
            (Shape::Anything, _) => true,
            (Shape::OneOf(choices), value) => choices.iter().any(|choice| choice.matches(value)),
            (Shape::Number { min, max }, value) => value
                .as_i64()
                .is_some_and(|number| min.is_none_or(|min| number >= min) && max.is_none_or(|max| number <= max)),
            (Shape::Fields(fields), Value::Object(given)) => {
                fields.iter().all(|(key, pattern)| given.get(key).is_some_and(|value| pattern.matches(value)))
            }
            (Shape::Items(items), Value::Array(given)) => {
                items.len() == given.len() && items.iter().zip(given).all(|(item, value)| item.matches(value))
            }
            (Shape::Exactly, value) => equal(&self.written, value),
            (Shape::Fields(_) | Shape::Items(_), _) => false,
        }
    }

    /// Values that the pattern matches. What the pattern leaves open is taken from `like`.
    pub fn instances(&self, like: &Value) -> Vec<Value> {
        match &self.shape {
            Shape::Anything if like.is_null() => (0..4).map(Value::from).collect(),
            Shape::Anything => vec![like.clone()],
            Shape::OneOf(choices) => choices.iter().flat_map(|choice| choice.instances(like)).collect(),
            Shape::Number { min, max } => {
                let least = min.unwrap_or_else(|| max.map_or(0, |max| max.min(0)));
                let most = max.unwrap_or(least.saturating_add(REACH));
                (least..=most.min(least.saturating_add(2 * REACH))).map(Value::from).collect()
            }
            Shape::Fields(fields) => {
                let start = like.as_object().cloned().unwrap_or_default();
                let grown = fields.iter().fold(vec![start], |grown, (key, pattern)| {
                    let like = like.get(key).unwrap_or(&Value::Null);
                    product(grown, &pattern.instances(like), |object, value| {
                        object.insert(key.clone(), value);
                    })
                });
                grown.into_iter().map(Value::Object).collect()
            }
            Shape::Items(items) => {
                let grown = items.iter().enumerate().fold(vec![Vec::new()], |grown, (at, pattern)| {
                    let like = like.get(at).unwrap_or(&Value::Null);
                    product(grown, &pattern.instances(like), |list, value| list.push(value))
                });
                grown.into_iter().map(Value::Array).collect()
            }
            Shape::Exactly => vec![self.written.clone()],
        }
    }
}

/// Extends each list built so far by each of the values.
fn product<T: Clone>(grown: Vec<T>, values: &[Value], add: impl Fn(&mut T, Value)) -> Vec<T> {
    let with = |one: &T, value: &Value| {
        let mut one = one.clone();
        add(&mut one, value.clone());
        one
    };
    grown.iter().flat_map(|one| values.iter().map(move |value| with(one, value))).take(MOST_INSTANCES).collect()
}

/// Case does not matter: words can be typed either way.
fn equal(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::String(pattern), Value::String(value)) => pattern.to_lowercase() == value.to_lowercase(),
        _ => pattern == value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn matches(pattern: Value, value: Value) -> bool {
        Pattern::try_from(pattern).is_ok_and(|pattern| pattern.matches(&value))
    }

    #[test]
    fn an_object_matches_by_the_keys_that_it_names() {
        let take = json!({"take_inks": {"set": 0, "count": 3}});
        assert!(matches(json!({"take_inks": {"set": 0}}), take.clone()));
        assert!(matches(json!({"take_inks": "*"}), take.clone()));
        assert!(matches(json!({}), take.clone()));
        assert!(!matches(json!({"take_inks": {"set": 1}}), take.clone()));
        assert!(!matches(json!({"take_inks": {"cards": 1}}), take.clone()));
        assert!(!matches(json!("pass"), take));
        assert!(!matches(json!({"pass": {}}), json!("pass")));
    }

    #[test]
    fn a_number_lies_between_its_bounds() {
        let count = |bounds: Value, count: i64| matches(json!({ "count": bounds }), json!({ "count": count }));
        assert!(count(json!({"min": 2}), 2) && count(json!({"max": 2}), 2) && count(json!({"min": 1, "max": 3}), 2));
        assert!(!count(json!({"min": 3}), 2) && !count(json!({"max": 1}), 2));
        assert!(!matches(json!({"min": 1}), json!("pass")));
    }

    #[test]
    fn a_list_matches_item_by_item() {
        let plan = json!([2, 2, 1, 0, 2]);
        assert!(matches(json!([2, {"min": 1}, "*", 0, {"any": [1, 2]}]), plan.clone()));
        assert!(!matches(json!([2, 2, 1, 0]), plan.clone()));
        assert!(!matches(json!([2, 2, 1, 0, {"any": [0, 1]}]), plan));
    }

    #[test]
    fn words_match_in_capitals_too() {
        assert!(matches(json!({"write": {"word": "lettre"}}), json!({"write": {"word": "LETTRE", "cards": []}})));
    }

    #[test]
    fn a_pattern_that_can_never_match_is_no_pattern() {
        for bad in [
            json!({"any": []}),
            json!({"any": 3}),
            json!({"any": [1], "min": 2}),
            json!({"min": "two"}),
            json!([{"min": 3, "max": 2}]),
        ] {
            assert!(Pattern::try_from(bad.clone()).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_a_pattern_leaves_open_is_as_in_the_example() {
        let pattern = json!({"take_order": {"printing": {"any": ["p01", "p02"]}}});
        let like = json!({"take_order": {"printing": "p09", "refinement": "r05"}});
        let instances = Pattern::try_from(pattern).map(|pattern| pattern.instances(&like));
        let order = |printing: &str| json!({"take_order": {"printing": printing, "refinement": "r05"}});
        assert_eq!(instances, Ok(vec![order("p01"), order("p02")]));
    }

    #[test]
    fn every_instance_matches() -> Result<(), String> {
        for written in [json!({"a": "*", "b": [{"min": 2}, {"max": 1}, {"any": ["x", {}]}]}), json!("*"), json!("pass")]
        {
            let pattern = Pattern::try_from(written)?;
            let instances = pattern.instances(&Value::Null);
            assert!(!instances.is_empty() && instances.iter().all(|value| pattern.matches(value)), "{instances:?}");
        }
        Ok(())
    }
}
