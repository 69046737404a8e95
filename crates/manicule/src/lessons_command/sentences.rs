//! Faults of lessons in words.

use coach::lessons::{Fault, What};
use engine::EngineError;
use games::Refused;
use serde_json::{Value, json};
use words::Words;

/// `FILE: place: message`
pub fn line(fault: &Fault, words: &Words) -> String {
    let (id, args, after) = message(&fault.what, words);
    let mut line = [fault.file.as_str(), fault.at.as_str()].into_iter().filter(|part| !part.is_empty()).fold(
        String::new(),
        |mut line, part| {
            line.push_str(part);
            line.push_str(": ");
            line
        },
    );
    line.push_str(&words.say(id, &args));
    if !after.is_empty() {
        line.push_str(&format!(" ({})", words.say("cli-lessons-after", &json!({ "actions": after }))));
    }
    line
}

/// The message, its arguments, and after which actions of the learner it happens.
fn message<'f>(what: &'f What, words: &Words) -> (&'static str, Value, &'f str) {
    let reason = |game: &'static str, refused: &Refused| EngineError::refused(game, refused.clone()).message(words);
    let plain = |id, args| (id, args, "");
    match what {
        What::FileName => plain("cli-lessons-file-name", Value::Null),
        What::UnknownGame { game } => plain("cli-lessons-unknown-game", json!({ "game": game })),
        What::SameName { other } => plain("cli-lessons-same-name", json!({ "other": other })),
        What::Unreadable { detail } => plain("cli-lessons-unreadable", json!({ "detail": detail })),
        What::NoSteps => plain("cli-lessons-no-steps", Value::Null),
        What::Start { game, refused } => plain("cli-lessons-start", json!({ "reason": reason(game, refused) })),
        What::NoSuchSeat { seat, seats } => plain("cli-error-no-such-seat", json!({"seat": seat, "last": seats - 1})),
        What::UnknownRule { rule } => plain("cli-lessons-unknown-rule", json!({ "rule": rule })),
        What::BadId { id } => plain("cli-lessons-bad-id", json!({ "id": id })),
        What::SameId { id } => plain("cli-lessons-same-id", json!({ "id": id })),
        What::SameText { id, other } => plain("cli-lessons-same-text", json!({"id": id, "other": other})),
        What::MissingText { id, languages } => {
            plain("cli-lessons-missing-text", json!({"id": id, "languages": languages.join(", ")}))
        }
        What::UnusedText { id } => plain("cli-lessons-unused-text", json!({ "id": id })),
        What::PointsAtNothing { pointer, after } => {
            ("cli-lessons-points-at-nothing", json!({ "pointer": pointer }), after)
        }
        What::NotToAct { seat, after } => ("cli-lessons-not-to-act", json!({ "seat": seat }), after),
        What::NeverLegal { pattern } => plain("cli-lessons-never-legal", json!({ "pattern": pattern.to_string() })),
        What::NothingToDo { after } => ("cli-lessons-nothing-to-do", Value::Null, after),
        What::AnswerRefused { game, refused, after, .. } => {
            ("cli-lessons-answer-refused", json!({ "reason": reason(game, refused) }), after)
        }
        What::CannotAnswer { detail, after } => ("cli-lessons-cannot-answer", json!({ "detail": detail }), after),
        What::MistakeNeverMade { pattern } => {
            plain("cli-lessons-mistake-never-made", json!({ "pattern": pattern.to_string() }))
        }
        What::MistakeIsExpected { pattern, action } => {
            let args = json!({"pattern": pattern.to_string(), "action": action.to_string()});
            plain("cli-lessons-mistake-is-expected", args)
        }
        What::NoPattern => plain("cli-lessons-no-pattern", Value::Null),
        What::NotReached => plain("cli-lessons-not-reached", Value::Null),
    }
}
