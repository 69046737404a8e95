//! Reading card files: correct ones are read, and every fault of others is reported with its place.

use gutenberg::catalogue::{CardFault, Catalogue};

const STANDARD: &str = include_str!("../cards/standard.toml");

#[test]
fn the_standard_set_is_sound() {
    if let Err(faults) = Catalogue::parse(STANDARD) {
        panic!("{faults:#?}");
    }
    assert_eq!(Catalogue::standard().name, "Standard");
}

#[test]
fn the_set_in_the_program_is_that_of_its_file() {
    assert!(Catalogue::parse(STANDARD).as_ref() == Ok(Catalogue::standard()), "run `cargo xtask cards`");
}

/// The standard file with one text for another; the text must be there once.
fn damaged(old: &str, new: &str) -> String {
    assert_eq!(STANDARD.matches(old).count(), 1, "{old:?} must be in the standard set once");
    STANDARD.replace(old, new)
}

/// A fault at the first occurrence of `sign` in the text.
fn fault(text: &str, sign: &str, message: &str) -> CardFault {
    let before = &text[..text.find(sign).unwrap_or_else(|| panic!("no {sign:?}"))];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&character| character != '\n').count() + 1;
    CardFault { line, column, message: message.to_owned() }
}

/// One change to the file and the faults it must cause: for each, a text that marks the place, and the message.
#[track_caller]
fn check(old: &str, new: &str, expected: &[(&str, &str)]) {
    let text = damaged(old, new);
    let expected: Vec<CardFault> = expected.iter().map(|(sign, message)| fault(&text, sign, message)).collect();
    assert_eq!(Catalogue::parse(&text).map(|set| set.hash), Err(expected));
}

const PRINTING: &str = "[\n  { id = \"p01\"";
const SPECIALTIES: &str = "[\n  { id = \"s01\"";
const GEARS: &str = "[\n  { id = \"g01\"";
const PATRONAGE: &str = "[\n  { id = \"m01\"";
const PLANNING: &str = "[\n  { id = \"a01\"";

#[test]
fn printing_cards() {
    let p36 = r#"types = "IOOU",   pays = 5 }"#;
    check(
        p36,
        r#"types = "IOXU", pays = 5 }"#,
        &[(r#""IOXU""#, r#"p36 types: "X" is not a known type: expected A, I, O or U"#)],
    );
    check(p36, r#"types = "I", pays = 5 }"#, &[(r#""I","#, "p36 types: a card asks for 2 to 6 types, not 1")]);
    check(p36, r#"types = "IOU", pays = 0 }"#, &[("0 },\n  { id = \"p37", "p36 pays must be 1 to 20, not 0")]);
    check(p36, r#"types = "IOU", pays = -300 }"#, &[("-300", "p36 pays must be 1 to 20, not -300")]);
    check(p36, r#"types = "IOU", pays = "5" }"#, &[(r#""5" }"#, "p36 pays must be a whole number, not a string")]);
    check(p36, r#"types = "IOU" }"#, &[(r#"{ id = "p36""#, "p36 pays is missing")]);
    check(p36, r#"types = 7, pays = 5 }"#, &[("7, pays", "p36 types must be a text in quotes, not an integer")]);
    check(
        p36,
        r#"types = "IOU", pays = 5, colour = 2 }"#,
        &[("colour = 2", r#"p36 has no field "colour": expected id, types or pays"#)],
    );
}

#[test]
fn ids() {
    check(
        "  { id = \"p36\", types = \"IOOU\",   pays = 5 },\n",
        "",
        &[(PRINTING, "printing must list 50 cards, not 49"), (PRINTING, "printing lacks p36")],
    );
    check(
        r#"id = "p36""#,
        r#"id = "p35""#,
        &[(PRINTING, "printing lacks p36"), (r#""p35", types = "IOOU""#, "p35 is there twice")],
    );
    check(
        r#"id = "p36""#,
        r#"id = "p51""#,
        &[
            (PRINTING, "printing lacks p36"),
            (r#""p51""#, r#"there is no printing card "p51": ids run from p01 to p50"#),
        ],
    );
    check(
        r#"id = "p36", "#,
        "",
        &[(PRINTING, "printing lacks p36"), (r#"{ types = "IOOU""#, "printing card 36: id is missing")],
    );
    check(
        "  { id = \"s01\", symbols = \"typesetting typesetting\" },\n  { id = \"s02\", symbols = \"typesetting woodcutting\" },\n",
        "  { id = \"s02\", symbols = \"typesetting woodcutting\" },\n  { id = \"s01\", symbols = \"typesetting typesetting\" },\n",
        &[(r#""s01""#, "s01 must come before s02")],
    );
    check(
        r#"{ id = "s01", symbols = "typesetting typesetting" }"#,
        "[]",
        &[("[\n  []", "specialties lacks s01"), ("[]", r#"specialties must list cards like { id = "s01", … }"#)],
    );
}

#[test]
fn refinement_cards() {
    let r24 = r#"inks = "silver red",            colour =  5, levels = "binding 5",                     decoration =  5, bonus = "fame 3""#;
    let with = |inks: &str, levels: &str, bonus: &str| {
        format!(r#"inks = "{inks}", colour = 4, levels = "{levels}", decoration = 5, bonus = "{bonus}""#)
    };
    let ink = r#"r24 inks: "green" is not a known ink: expected blue, silver, gold or red"#;
    check(r24, &with("red green", "binding 5", "order"), &[("\"red green\"", ink)]);
    let inks = "r24 inks: a card asks for 1 to 4 inks, not 5";
    check(r24, &with("red red red gold gold", "binding 5", "order"), &[("\"red red red gold gold", inks)]);
    check(r24, &with("", "binding 5", "order"), &[("\"\"", "r24 inks: a card asks for 1 to 4 inks, not 0")]);
    check(
        r24,
        &with("red", "binding 7", "order"),
        &[("\"binding 7", "r24 levels: \"7\" is not a level: levels run from 1 to 6")],
    );
    let pair = r#"r24 levels: "binding" is not a specialty and its level, like "binding 2""#;
    check(r24, &with("red", "binding", "order"), &[("\"binding\", dec", pair)]);
    check(
        r24,
        &with("red", "binding 2, binding 3", "order"),
        &[("\"binding 2, b", "r24 levels: binding is named twice")],
    );
    let three = "r24 levels: a card asks for 1 to 2 specialties, not 3";
    check(r24, &with("red", "binding 1, typesetting 1, woodcutting 1", "order"), &[("\"binding 1, t", three)]);
    let bonus = r#"r24 bonus: "fame 4" is not a bonus: expected "inks 1" or 2, "guilders 1" or 2, "fame 2" or 3, "level" or "order""#;
    check(r24, &with("red", "binding 5", "fame 4"), &[("\"fame 4", bonus)]);
}

#[test]
fn specialty_cards() {
    check(
        r#"symbols = "typesetting binding""#,
        r#"symbols = "woodcutting typesetting""#,
        &[
            (SPECIALTIES, "specialties lacks the pairs typesetting binding"),
            (
                r#""woodcutting typesetting""#,
                "typesetting woodcutting is on another card too: each pair of specialties belongs on one",
            ),
        ],
    );
    check(
        r#"symbols = "typesetting binding""#,
        r#"symbols = "binding""#,
        &[(r#""binding""#, "s03 symbols: a card shows 2 symbols, not 1")],
    );
}

#[test]
fn gears() {
    check(
        r#""g21", lines = "white""#,
        r#""g21", lines = "grey""#,
        &[(GEARS, "gears must have 20 grey and 12 white ones, not 21 grey")],
    );
    check(
        r#""g21", lines = "white""#,
        r#""g21", lines = "black""#,
        &[(r#""black""#, r#"g21 lines: "black" is not a line colour: expected grey or white"#)],
    );
    let g06 = r#"["level woodcutting", "specialty_fame woodcutting", "swap_ink"]"#;
    check(
        g06,
        r#"["level woodcutting", "order"]"#,
        &[(r#"["level woodcutting", "order"]"#, "g06 sectors must list 3 rewards, not 2")],
    );
    check(
        g06,
        r#"["level", "order red", "swap_ink"]"#,
        &[
            (r#""level", "order red""#, "g06 sectors: level must name the specialty it shows"),
            (r#""order red""#, r#"g06 sectors: "order red" says more than "order""#),
        ],
    );
    check(
        g06,
        r#"["level red", 3, "swap ink"]"#,
        &[
            (
                r#""level red""#,
                r#"g06 sectors: "red" is not a known specialty: expected typesetting, woodcutting, binding or illuminating"#,
            ),
            ("3, \"swap ink\"", "g06 sectors must be a list of texts in quotes, not an integer"),
            (
                r#""swap ink""#,
                r#"g06 sectors: "swap" is not a gear reward: expected swap_ink, swap_type, lowest_specialty, round_fame, order, sell_type, ink_fame, take_ink, trade_ink, type_fame, buy_type, specialty_fame or level"#,
            ),
        ],
    );
    let without_selling = STANDARD.replace("\"sell_type\"", "\"order\"");
    let expected = fault(&without_selling, GEARS, "gears lacks sell_type: each of the 13 rewards is on some gear");
    assert_eq!(Catalogue::parse(&without_selling).unwrap_err(), [expected]);
}

#[test]
fn patronage_cards() {
    let m09 = r#"levels = "typesetting 4", inks = "silver gold red""#;
    let kinds =
        "m09 must ask for two specialties, or inks and types, or one specialty and inks, or one specialty and types";
    check(m09, r#"inks = "silver gold red""#, &[(r#"{ id = "m09""#, kinds)]);
    check(m09, r#"levels = "typesetting 4, binding 2", inks = "red""#, &[(r#"{ id = "m09""#, kinds)]);
    check(
        m09,
        r#"levels = "typesetting 4", types = "AIO""#,
        &[
            (PATRONAGE, "patronage must have 4 cards that ask for one specialty and inks, not 3"),
            (PATRONAGE, "patronage must have 4 cards that ask for one specialty and types, not 5"),
        ],
    );
}

#[test]
fn planning_cards() {
    let a06 = r#"moves = ["orders > gears", "specialties > inks"], centre = "orders", patronage = false"#;
    check(
        a06,
        r#"moves = [], centre = "orders", patronage = false"#,
        &[("[], centre", "a06 moves must list 1 to 3 moves, not 0")],
    );
    check(
        a06,
        r#"moves = ["orders > order"], centre = "orders", patronage = false"#,
        &[(
            r#""orders > order""#,
            r#"a06 moves: "order" is not a known row: expected orders, inks, specialties, gears or patronage, or min or max"#,
        )],
    );
    check(
        a06,
        r#"moves = ["max > max", "inks"], centre = "orders", patronage = false"#,
        &[
            (r#""max > max""#, "a06 moves: a move goes from one row to another"),
            (r#""inks"]"#, r#"a06 moves: "inks" is not a move: expected one like "orders > inks""#),
        ],
    );
    check(
        a06,
        r#"moves = ["max > min"], centre = "inks", patronage = true"#,
        &[
            (PLANNING, "planning: orders must be the centre of 2 cards, like every row, not 1"),
            (PLANNING, "planning: inks must be the centre of 2 cards, like every row, not 3"),
            (PLANNING, "planning must have 4 cards with patronage = true, not 5"),
        ],
    );
    check(
        a06,
        r#"moves = ["max > min"], centre = "min", patronage = 1"#,
        &[
            (
                r#""min", pat"#,
                r#"a06 centre: "min" is not a row: expected orders, inks, specialties, gears or patronage"#,
            ),
            ("1 },\n  { id = \"a07", "a06 patronage must be true or false, not an integer"),
        ],
    );
}

#[test]
fn automa_track_and_board() {
    let start = "automa_start = [2, 2, 1, 1, 1]";
    check(
        start,
        "automa_start = [2, 2, 2, 1, 1]",
        &[("[2, 2, 2, 1", "automa_start must place 7 markers in all, not 8")],
    );
    check(start, "automa_start = [7, 0, 0, 0, 0]", &[("7, 0, 0", "automa_start must be 0 to 6, not 7")]);
    check(start, "automa_start = [6, 1]", &[("[6, 1]", "automa_start must list 5 numbers, not 2")]);
    let execution = "execution = [1, 2, 3, 4]";
    check(
        execution,
        "execution = [1, 2, 3, 3]",
        &[("[1, 2, 3, 3]", "execution must name each of the spaces 1, 2, 3, 4 once")],
    );
    let track = r#"["ink", "ink", "order", "type"]"#;
    check(
        track,
        r#"["ink", "fame", "order", "type"]"#,
        &[(r#""fame", "#, r#"reward_track: "fame" is not a track reward: expected ink, order or type"#)],
    );
    check(
        track,
        r#"["ink", "ink", "order"]"#,
        &[(r#"["ink", "ink", "order"]"#, "reward_track must list 4 rewards, not 3")],
    );
    check("ink_sets    = [2, 3, 4]", "ink_sets = [2, 3, 5]", &[("5]\nspec", "board ink_sets must be 1 to 4, not 5")]);
    let columns = "[[1, 1, 1, 1], [1, 1, 2, 2], [2, 2, 2, 2]]";
    check(
        columns,
        "[[0, 0, 0, 0], [1, 1, 2, 2], [2, 2, 2, 3]]",
        &[
            ("[0, 0, 0, 0]", "board patronage must have 1 to 8 spaces in all, not 0"),
            ("[2, 2, 2, 3]", "board patronage must have 1 to 8 spaces in all, not 9"),
        ],
    );
    check(
        columns,
        "[[1, 1, 1, 1], [1, 1, 2, 2]]",
        &[("[[1, 1, 1, 1]", "board patronage must hold 3 lists, for 2, 3 and 4 seats, not 2")],
    );
    check(
        "[board]",
        "[bord]",
        &[
            ("# The standard", "board is missing"),
            (
                "bord]",
                r#"a card set has no field "bord": expected name, printing, refinement, specialties, gears, patronage, planning, automa_start, execution, reward_track or board"#,
            ),
        ],
    );
}

#[test]
fn name_and_size() {
    check("name = \"Standard\"", "name = \"\"", &[("\"\"", "name: a name has 1 to 60 characters, this one has 0")]);
    check(
        "name = \"Standard\"",
        r#"name = "a\nb""#,
        &[(r#""a\nb""#, "name: a name is one line of visible characters")],
    );
    let huge = format!("{STANDARD}#{}", "x".repeat(1_000_000));
    let faults = Catalogue::parse(&huge).unwrap_err();
    assert_eq!(faults, [fault(&huge, "#", "the file is too large: a card set has at most 1000000 bytes")]);
}

#[test]
fn invalid_toml_is_reported_line_by_line() {
    let text = damaged("name = \"Standard\"", "name = Standard").replace("execution = [", "execution [");
    let faults = Catalogue::parse(&text).unwrap_err();
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    let (first, last) = (fault(&text, "name =", "").line, fault(&text, "execution [", "").line);
    assert_eq!((lines.first(), lines.last()), (Some(&first), Some(&last)), "{faults:?}");
    assert!(faults.iter().all(|fault| fault.message.starts_with("this is not TOML: ")), "{faults:?}");
}

#[test]
fn many_faults_are_all_named() {
    let text = STANDARD
        .replace(r#"types = "IOOU""#, r#"types = "IOOX""#)
        .replace(r#""g21", lines = "white""#, r#""g21", lines = "grey""#)
        .replace(r#""swap_ink"] }"#, r#""swop_ink"] }"#)
        .replace("[2, 2, 1, 1, 1]", "[2, 2, 1, 1, 2]");
    assert_eq!(Catalogue::parse(&text).unwrap_err().len(), 1 + 1 + STANDARD.matches(r#""swap_ink"] }"#).count() + 1);
}

#[test]
fn the_hash_is_of_the_content_alone() {
    let standard = Catalogue::standard();
    assert_eq!(standard.hash.len(), 64);
    let other_dress = STANDARD
        .replace("name = \"Standard\"", "name = \"Another\" # the same cards")
        .replace('\n', "\r\n")
        .replace("types = \"IOOU\",   pays", "types=\"OUOI\",pays")
        .replace("typesetting binding", "binding typesetting");
    let same = Catalogue::parse(&other_dress).unwrap();
    assert_eq!((same.name.as_str(), &same.hash), ("Another", &standard.hash));
    let changes = [
        (r#"types = "IOOU",   pays = 5"#, r#"types = "IOOU", pays = 6"#),
        (
            r#""g05", lines = "grey",  sectors = ["level typesetting""#,
            r#""g05", lines = "grey", sectors = ["level binding""#,
        ),
        ("[2, 2, 1, 1, 1]", "[2, 1, 2, 1, 1]"),
        ("gears       = [2, 3, 4]", "gears       = [2, 3, 3]"),
        (r#"["ink", "ink", "order", "type"]"#, r#"["ink", "ink", "type", "order"]"#),
        (
            r#"bonus = "fame 3" },
  { id = "r25""#,
            r#"bonus = "fame 2" },
  { id = "r25""#,
        ),
    ];
    for (old, new) in changes {
        assert_ne!(Catalogue::parse(&damaged(old, new)).unwrap().hash, standard.hash, "{new}");
    }
}

#[test]
fn as_json_every_card_has_its_id() {
    let json = serde_json::to_value(Catalogue::standard()).unwrap();
    let count = |deck: &str| json[deck].as_array().unwrap().len();
    assert_eq!(
        ["printing", "refinement", "specialties", "gears", "patronage", "planning"].map(count),
        [50, 50, 10, 32, 16, 10]
    );
    assert_eq!(json["printing"][35], serde_json::json!({"id": "p36", "types": {"I": 1, "O": 2, "U": 1}, "pays": 5}));
    assert_eq!(json["gears"][0]["sectors"][0], "take_ink blue");
    assert_eq!(json["planning"][0]["moves"][2], "max > min");
    assert_eq!(json["patronage"][0], serde_json::json!({"id": "m01", "levels": {"typesetting": 5, "binding": 3}}));
}
