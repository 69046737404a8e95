//! Deck files and their checker (L0.1, L2.5).

use letterpress::challenges::Reward;
use letterpress::decks::{self, Deck};
use letterpress::languages::Language;
use letterpress::lexicon::Glyph;
use std::collections::BTreeMap;

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/decks/{name}.toml", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn standard(language: &str) -> String {
    file(language)
}

/// A French deck with lines that the tests know.
fn known() -> String {
    file("older/fr-1")
}

/// The faults of the French deck after a change, as `line: message`.
fn faults(from: &str, to: &str) -> Vec<String> {
    let text = known();
    assert!(text.contains(from), "{from} is not in the file");
    decks::check(&text.replacen(from, to, 1)).iter().map(|fault| format!("{}: {}", fault.line, fault.message)).collect()
}

fn line_of(text: &str) -> usize {
    known().lines().position(|line| line.contains(text)).unwrap() + 1
}

#[test]
fn l0_1_the_decks_in_the_program_are_those_of_their_files() {
    let folder = format!("{}/decks", env!("CARGO_MANIFEST_DIR"));
    for folder in [folder.clone(), format!("{folder}/older")] {
        let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        for path in files.filter(|path| path.is_file()) {
            let deck = decks::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let built_in = Deck::with_checksum(deck.language(), deck.checksum());
            assert!(built_in.as_ref() == Some(&deck), "{}: run `cargo xtask cards`", path.display());
        }
    }
    for language in Language::ALL {
        assert_eq!(Ok(Deck::standard(language)), decks::read(&standard(language.code())));
    }
}

#[test]
fn l0_1_the_french_deck_is_the_known_one() {
    let deck = Deck::standard(Language::French);
    let mut faces: BTreeMap<String, (u8, u8)> = BTreeMap::new();
    for card in deck.letters() {
        let entry = faces.entry(deck.shown(card)).or_default();
        *entry = (entry.0 + 1, deck.value(card));
    }
    let counts: Vec<String> = faces.iter().map(|(face, (count, _))| format!("{face}{count}")).collect();
    let known = "A5 B2 C3 D3 E7 F2 G2 H2 I4 J1 K1 L4 M3 N5 O3 P3 QU2 R5 S5 T5 U3 V2 W1 X1 Y1 Z1";
    assert_eq!(counts.join(" "), known);
    for (value, of) in
        [(1, "A E I O"), (2, "L N S T U"), (3, "B C D G M P R"), (4, "F H V"), (5, "Y QU"), (6, "J K W X Z")]
    {
        assert!(of.split(' ').all(|face| faces[face].1 == value), "{of} are worth {value}");
    }
    assert_eq!(deck.vowels().iter().map(|card| deck.shown(card)).collect::<String>(), "AAEEIIOOU");
}

#[test]
fn l0_1_values_run_from_1_to_6_and_rare_letters_are_worth_more() {
    for language in Language::ALL {
        let deck = Deck::standard(language);
        let letters: Vec<u8> = deck.letters().iter().map(|card| deck.value(card)).collect();
        assert_eq!((letters.iter().min(), letters.iter().max()), (Some(&1), Some(&6)), "{language}");
    }
}

#[test]
fn l0_2_each_deck_has_the_letters_of_its_language() {
    let shown = |language| {
        let deck = Deck::standard(language);
        deck.letters().iter().map(|card| deck.shown(card)).collect::<Vec<_>>()
    };
    let has = |language, faces: &str| faces.split(' ').all(|face| shown(language).contains(&face.to_owned()));
    assert!(has(Language::German, "Ä Ö Ü QU"));
    assert!(has(Language::Polish, "Ą Ć Ę Ł Ń Ó Ś Ź Ż") && !has(Language::Polish, "QU"));
    assert!(has(Language::English, "QU") && has(Language::Italian, "QU"));
}

#[test]
fn l2_5_every_deck_has_both_kinds_of_reward() {
    for language in Language::ALL {
        let deck = Deck::standard(language);
        let challenges: Vec<_> = deck.challenges().iter().map(|card| deck.card(card)).collect();
        let joins = |card: &&&decks::Card| card.challenge.as_ref().unwrap().reward == Reward::Joins;
        assert!(challenges.iter().filter(joins).all(|card| card.face.is_some()));
        let groups =
            challenges.iter().filter(|card| card.face.is_some_and(|face| matches!(face.glyph, Glyph::Group(_))));
        assert!(groups.count() >= 5, "{language}");
        assert!(deck.top_letter_rewards() >= 5, "{language}");
    }
}

#[test]
fn l0_1_a_sound_file_has_no_faults() {
    for language in Language::ALL {
        assert_eq!(decks::check(&standard(language.code())), [], "{language}");
    }
}

#[test]
fn l0_1_every_fault_is_named_with_its_line() {
    let text = known()
        .replace(r#"face = "A", value = 1, count = 5"#, r#"face = "A", value = 10, count = 0"#)
        .replace(r#"face = "B", value"#, r#"face = "Ω", value"#)
        .replace(r#"reward = "top_letter""#, r#"reward = "gold""#);
    let faults = decks::check(&text);
    let gold = text.matches("gold").count();
    assert_eq!(faults.len(), 3 + gold, "{faults:#?}");
    assert_eq!(faults[0].line, line_of(r#"face = "A", value = 1, count = 5"#));
    assert!(faults.iter().any(|fault| fault.message.contains("from 1 to 9, not 10")));
    assert!(faults.iter().any(|fault| fault.message.contains("from 1 to 20, not 0")));
    assert!(faults.iter().any(|fault| fault.message.contains("Ω")));
    assert_eq!(faults.iter().filter(|fault| fault.message.contains("gold")).count(), gold);
    assert!(faults.is_sorted_by_key(|fault| fault.line));
}

#[test]
fn l0_1_a_file_that_is_no_toml_is_said_to_be_so() {
    let broken = faults("letters = [", "letters = [[");
    assert!(!broken.is_empty());
    assert!(!decks::check("\u{0}\u{1}junk").is_empty());
    assert_eq!(decks::check("").len(), 4, "language and three lists are missing");
}

#[test]
fn l0_1_unknown_and_missing_fields_are_faults() {
    let unknown = faults("language = \"fr\"", "language = \"fr\"\ncolour = \"red\"");
    assert!(unknown[0].contains("`colour` is not known here"), "{unknown:?}");
    assert!(faults("language = \"fr\"", "language = \"xx\"")[0].contains("one of fr, en, it, de, pl"));
    let line = line_of("face = \"K\"");
    assert!(faults(", count = 1 }", " }")[0].starts_with(&format!("{}:", line_of("count = 1 }"))), "{line}");
    assert_eq!(faults("face = \"K\", value = 6", "face = \"K\", worth = 6").len(), 1);
}

#[test]
fn l2_4_conditions_are_checked() {
    let of = |when: &str| faults("when = [{ count = \"letters\", min = 7, max = 8 }]", when);
    assert!(of("when = []")[0].contains("every challenge has a condition"));
    assert!(of("when = [{ count = \"letters\" }]")[0].contains("`min`, `max` or both"));
    assert!(of("when = [{ count = \"letters\", min = 9, max = 8 }]")[0].contains("`min` is above `max`"));
    assert!(of("when = [{ shape = \"palindrome\", min = 2 }]")[0].contains("belong to a `count`"));
    assert!(of("when = [{ min = 2 }]")[0].contains("either `count` or `shape`"));
    assert!(of("when = [{ shape = \"round\" }]")[0].contains("round"));
}

#[test]
fn l2_5_rewards_are_checked() {
    let joins = faults("reward = \"joins\", face = \"TION\", value = 6", "reward = \"joins\"");
    assert!(joins[0].contains("needs `face` and `value`"), "{joins:?}");
    let top = faults("reward = \"top_letter\"", "reward = \"top_letter\", face = \"S\", value = 2");
    assert!(top[0].contains("join the collection"), "{top:?}");
    let long = faults("face = \"TION\"", "face = \"ATION\"");
    assert!(long[0].contains("at most 4 letters"), "{long:?}");
}

#[test]
fn l0_1_names_are_unique_and_groups_belong_to_challenges() {
    let twice = faults("name = \"nine-or-more\"", "name = \"seven-or-eight\"");
    assert!(twice[0].contains("two cards are called `seven-or-eight`"), "{twice:?}");
    assert!(faults("name = \"shortest\"", "name = \"k1\"")[0].contains("two cards are called `k1`"));
    assert!(faults("name = \"shortest\"", "name = \"the shortest of them all\"")[0].contains("20 bytes at most"));
    assert!(faults("face = \"K\"", "face = \"CK\"")[0].contains("only challenges have several letters"));
    let many = faults("face = \"A\", value = 1, count = 5", "face = \"A\", value = 1, count = 20");
    assert_eq!(many, [] as [String; 0], "a deck may have other counts");
}

#[test]
fn l0_1_comments_do_not_change_a_deck_and_values_do() {
    let text = known();
    let deck = decks::read(&text).unwrap();
    assert_eq!(decks::read(&format!("# mine\n{text}")).unwrap().checksum(), deck.checksum());
    let other = text.replacen("face = \"K\", value = 6", "face = \"K\", value = 5", 1);
    assert_ne!(decks::read(&other).unwrap().checksum(), deck.checksum());
    let harder = text.replacen("min = 7, max = 8", "min = 6, max = 8", 1);
    assert_ne!(decks::read(&harder).unwrap().checksum(), deck.checksum());
}

#[test]
fn l0_1_older_decks_are_found_by_their_checksums() {
    let first = [
        (Language::French, "d4289dbb9175b86c"),
        (Language::English, "37a048e89b1442d6"),
        (Language::Italian, "4859b75885ae05fd"),
        (Language::German, "20a4a1e9f4b18452"),
        (Language::Polish, "c030c2f42e4c5a79"),
    ];
    for (language, checksum) in first {
        let deck = Deck::with_checksum(language, checksum).unwrap_or_else(|| panic!("{language} {checksum} is lost"));
        assert_eq!((deck.language(), deck.checksum()), (language, checksum));
    }
    for language in Language::ALL {
        let standard = Deck::standard(language);
        assert_eq!(Deck::with_checksum(language, standard.checksum()), Some(standard));
        assert_eq!(Deck::with_checksum(language, "0000000000000000"), None);
    }
}

#[test]
fn l0_1_the_head_of_a_file_says_that_it_is_a_deck() {
    for language in Language::ALL {
        assert!(decks::is_deck(&standard(language.code())), "{language}");
    }
    assert!(decks::is_deck("language = \"xx\"\nletters = [["), "also one with faults");
    assert!(!decks::is_deck("name = \"Standard\"\nprinting = []"));
    assert!(!decks::is_deck("") && !decks::is_deck("junk"));
}

#[test]
fn l2_7_a_deck_knows_for_how_many_people_it_lasts() {
    assert_eq!(Deck::standard(Language::French).people().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let small = known().replacen("face = \"E\", value = 1, count = 7", "face = \"E\", value = 1, count = 1", 1);
    let deck = decks::read(&small).unwrap();
    assert!(deck.people().last() < Some(6) && deck.people().next() == Some(1));
}

#[test]
fn l0_1_in_the_german_deck_rarer_letters_are_worth_more() {
    let deck = Deck::standard(Language::German);
    let value = |face: &str| deck.letters().iter().find(|card| deck.shown(*card) == face).map(|card| deck.value(card));
    // By how often they occur in words of up to eight letters: docs/decks.md.
    let by_frequency = "E A I T N R S L G H U O B M K D F C P Z W Ä Ü V Ö J Y X QU";
    let values: Vec<u8> = by_frequency.split(' ').map(|face| value(face).expect(face)).collect();
    assert!(values[3..].is_sorted(), "consonants and rarer vowels: {values:?}");
    assert_eq!(values[..3], [1, 1, 1], "the commonest vowels");
}
