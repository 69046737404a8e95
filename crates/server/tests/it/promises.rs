//! Every test that docs/promises.md names exists.

use std::path::Path;

/// All Rust files below a folder.
fn sources(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_test_that_holds_up_a_promise_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/promises.md")).unwrap();
    let mut tests = String::new();
    for package in ["server", "manicule"] {
        sources(&root.join("crates").join(package).join("tests"), &mut tests);
    }
    let rows = page.lines().filter_map(|line| line.strip_suffix('|')?.rsplit('|').next());
    let quoted = rows.flat_map(|tests| tests.split('`').skip(1).step_by(2));
    let named: Vec<&str> = quoted.filter(|name| name.contains('_')).collect();
    assert!(named.len() > 30, "{named:?}");
    let missing: Vec<&&str> = named.iter().filter(|name| !tests.contains(&format!("fn {name}("))).collect();
    assert!(missing.is_empty(), "there is no test {missing:?}");
}
