//! Card files with random damage are read, or refused with faults that have places.

use gutenberg::catalogue::Catalogue;
use proptest::prelude::*;

const STANDARD: &str = include_str!("../cards/standard.toml");

/// Words that mean something in a card file.
fn scrap() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("\"".to_owned()),
        Just("[".to_owned()),
        Just("]".to_owned()),
        Just("{".to_owned()),
        Just("}".to_owned()),
        Just("-1".to_owned()),
        Just("99999999999999999999".to_owned()),
        Just("1979-05-27".to_owned()),
        Just("\u{feff}é☞".to_owned()),
        Just("id = \"p01\",".to_owned()),
        Just("".to_owned()),
        "\\PC{0,8}",
        any::<char>().prop_map(String::from),
    ]
}

proptest! {
    #[test]
    fn a_damaged_file_is_read_or_refused_with_places_in_it(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..40, scrap()), 1..6)
    ) {
        let mut text = STANDARD.to_owned();
        for (at, length, new) in cuts {
            let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
            if places.is_empty() {
                break;
            }
            let from = at.index(places.len());
            let to = (from + length).min(places.len() - 1);
            text.replace_range(places[from]..places[to], &new);
        }
        if let Err(faults) = Catalogue::parse(&text) {
            prop_assert!(!faults.is_empty());
            let lines = text.matches('\n').count() + 1;
            prop_assert!(faults.is_sorted_by_key(|fault| (fault.line, fault.column)));
            for fault in faults {
                prop_assert!((1..=lines).contains(&fault.line) && fault.column >= 1 && !fault.message.is_empty());
            }
        }
    }

    #[test]
    fn junk_is_refused(text in "\\PC{0,200}") {
        prop_assert!(Catalogue::parse(&text).is_err_and(|faults| !faults.is_empty()));
    }
}
