//! The rules stay pure and small: their crates depend on a few libraries without IO, clocks or randomness of their own.

use std::path::Path;

/// The dependencies that are always built; optional ones are only for tools.
fn dependencies(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("Cargo.toml");
    let manifest: toml::Table = std::fs::read_to_string(path).expect("a manifest").parse().expect("TOML");
    let all = manifest["dependencies"].as_table().expect("dependencies");
    let is_optional = |entry: &toml::Value| entry.get("optional").and_then(toml::Value::as_bool) == Some(true);
    all.iter().filter(|(_, entry)| !is_optional(entry)).map(|(name, _)| name.clone()).collect()
}

#[test]
fn the_rules_depend_on_little() {
    assert_eq!(dependencies("table"), ["serde", "thiserror", "wide"]);
    assert_eq!(dependencies("gutenberg"), ["arrayvec", "serde", "sha2", "table", "thiserror", "toml"]);
    assert_eq!(dependencies("letterpress"), ["arrayvec", "serde", "sha2", "table", "thiserror", "toml", "wide"]);
}
