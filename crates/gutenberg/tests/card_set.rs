//! The standard card set, through the public door.

use gutenberg::catalogue::CardSet;

#[test]
fn the_standard_set_is_sound() {
    if let Err(faults) = CardSet::parse(include_str!("../cards/standard.toml")) {
        panic!("{faults:#?}");
    }
    assert_eq!(CardSet::standard().name, "Standard");
}
