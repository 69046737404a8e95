//! Every code that can reach a person has words in every language.

use serde::Serialize;
use serde_json::Value;
use server::wire::{ByeCode, ErrorCode, InvalidInput};

fn code(value: impl Serialize) -> String {
    match serde_json::to_value(value).unwrap() {
        Value::String(code) => code,
        tagged => tagged["code"].as_str().unwrap().to_owned(),
    }
}

#[test]
fn every_error_code_has_words_in_every_language() {
    let mut ids: Vec<String> = ErrorCode::ALL.iter().map(|&each| format!("error-{}", code(each))).collect();
    ids.extend(ByeCode::ALL.iter().map(|&each| format!("error-{}", code(each))));
    ids.extend(InvalidInput::EXAMPLES.iter().map(|&each| format!("error-bad_request-{}", code(each))));
    for language in words::LANGUAGES {
        let file = format!("{}/../../locales/{language}/web.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&file).unwrap();
        let missing: Vec<&String> =
            ids.iter().filter(|id| !text.lines().any(|line| line.starts_with(&format!("{id} =")))).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
