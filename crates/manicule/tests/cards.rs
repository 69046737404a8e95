//! `manicule cards`, through the real program.

use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

const STANDARD: &str = include_str!("../../gutenberg/cards/standard.toml");

fn manicule(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_manicule")).args(args).output().expect("manicule runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

struct CardFile {
    path: PathBuf,
    _folder: TempDir,
}

impl CardFile {
    fn new(content: impl AsRef<[u8]>) -> CardFile {
        let folder = TempDir::new().expect("a temporary folder");
        let path = folder.path().join("set.toml");
        std::fs::write(&path, content).expect("the file is written");
        CardFile { path, _folder: folder }
    }

    fn name(&self) -> &str {
        self.path.to_str().expect("a path in UTF-8")
    }

    fn check(&self) -> Output {
        manicule(&["cards", "check", self.name()])
    }
}

fn line_of(text: &str, sign: &str) -> usize {
    text.lines().position(|line| line.contains(sign)).expect(sign) + 1
}

#[test]
fn a_sound_file_gets_a_friendly_line() {
    let file = CardFile::new(STANDARD);
    let output = file.check();
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(stdout(&output), format!("{}: valid card set “Standard”\n", file.name()));
}

#[test]
fn every_fault_is_named_with_line_and_column() {
    let text = STANDARD
        .replace(r#"types = "IOOU",   pays = 5"#, r#"types = "IOXU",   pays = 0"#)
        .replace(r#""a06", moves = ["orders > gears""#, r#""a06", moves = ["orders > wheels""#)
        .replace("execution = [1, 2, 3, 4]", "execution = [1, 2, 2, 4]");
    let file = CardFile::new(&text);
    let output = file.check();
    assert_eq!(output.status.code(), Some(1));
    let (name, p36, a06) = (file.name(), line_of(&text, "p36"), line_of(&text, "\"a06\""));
    let execution = line_of(&text, "execution =");
    let expected = [
        format!("{name}:{p36}:25: p36 types: \"X\" is not a known type: expected A, I, O or U"),
        format!("{name}:{p36}:42: p36 pays must be 1 to 20, not 0"),
        format!(
            "{name}:{a06}:26: a06 moves: \"wheels\" is not a known row: expected orders, inks, specialties, gears or patronage, or min or max"
        ),
        format!("{name}:{execution}:13: execution must name each of the spaces 1, 2, 3, 4 once"),
    ];
    assert_eq!(stdout(&output).lines().collect::<Vec<_>>(), expected);
    assert_eq!(stderr(&output), format!("4 faults in {name}\n"));
}

#[test]
fn a_small_file_has_its_faults_on_the_very_lines() {
    let file =
        CardFile::new("name = \"Mine\"\n\nprinting = [\n  { id = \"p01\", types = \"AB\", pays = 3 },\n]\nink = 4\n");
    let output = stdout(&file.check());
    let faults: Vec<&str> = output.lines().filter_map(|line| line.strip_prefix(file.name())).collect();
    assert!(faults.contains(&":4:25: p01 types: \"B\" is not a known type: expected A, I, O or U"), "{faults:#?}");
    assert!(faults.contains(&":3:12: printing must list 50 cards, not 1"), "{faults:#?}");
    assert!(faults.iter().any(|fault| fault.starts_with(":6:1: a card set has no field \"ink\"")), "{faults:#?}");
    assert!(faults.contains(&":1:1: board is missing"), "{faults:#?}");
}

#[test]
fn invalid_toml_is_reported_with_its_line() {
    let file = CardFile::new("name = \"Mine\"\nprinting = [\n  { id = \"p01\" types = \"AA\" },\n]\n");
    let output = file.check();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        stdout(&output),
        format!("{}:3:16: this is not TOML: missing comma between key-value pairs, expected `,`\n", file.name())
    );
}

#[test]
fn invalid_utf8_is_reported_with_its_line() {
    let file = CardFile::new(b"name = \"Mine\"\n# \xff\n");
    let output = file.check();
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).starts_with(&format!("{}:2:3: this is not UTF-8 text", file.name())));
}

#[test]
fn a_file_that_is_not_there_or_too_large_is_refused() {
    for command in ["check", "show"] {
        let output = manicule(&["cards", command, "no/such/file.toml"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).starts_with("manicule: cannot read the card set no/such/file.toml: "));
        assert_eq!(stdout(&output), "");
    }
    let folder = TempDir::new().expect("a temporary folder");
    let output = manicule(&["cards", "check", folder.path().to_str().expect("a path in UTF-8")]);
    assert_eq!(output.status.code(), Some(1));
    let large = CardFile::new("#".repeat(2_000_000));
    let output = large.check();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        stdout(&output),
        format!("{}:1:1: the file is too large: a card set has at most 1000000 bytes\n", large.name())
    );
}

#[test]
fn show_refuses_a_faulty_file_with_its_faults() {
    let file = CardFile::new(STANDARD.replace("automa_start = [2, 2", "automa_start = [3, 2"));
    let output = manicule(&["cards", "show", file.name()]);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""));
    assert!(stderr(&output).contains("automa_start must place 7 markers in all, not 8"));
}

#[test]
fn show_fits_the_page_in_every_language() {
    for (language, sign) in [
        ("en", "woodcutting VI, binding II → 9"),
        ("fr", "gravure VI, reliure II → 9"),
        ("de", "Holzschnitt VI, Buchbindung II → 9"),
        ("it", "xilografia VI, rilegatura II → 9"),
        ("pl", "drzeworytnictwo VI, introligatorstwo II → 9"),
    ] {
        let output = manicule(&["cards", "show", "--lang", language]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let text = stdout(&output);
        for id in ["p01", "p50", "r01", "r50", "s10", "g32", "m16", "a10"] {
            assert!(text.contains(&format!("{id}  ")), "{language} lacks {id}");
        }
        assert!(text.lines().any(|line| line.starts_with("r01") && line.contains(sign)), "{language}");
        for line in text.lines() {
            assert!(line.chars().count() <= 100, "{language}: {line}");
            assert!(!line.contains("gutenberg-") && !line.contains("cards-"), "{language} lacks a word: {line}");
        }
    }
}

#[test]
fn show_aligns_its_columns() {
    let text = stdout(&manicule(&["cards", "show"]));
    let column = |id: &str, sign: &str| {
        let line = text.lines().find(|line| line.starts_with(id)).expect(id);
        line.chars().collect::<String>().find(sign).map(|byte| line[..byte].chars().count()).expect(sign)
    };
    assert_eq!(column("r01", "woodcutting VI"), column("r50", "woodcutting I"));
    assert_eq!(column("g01", "order"), column("g25", "swap type"));
}

#[test]
fn show_as_json_names_every_card() {
    let output = manicule(&["cards", "show", "--json"]);
    let set: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(set["refinement"][49]["id"], "r50");
    assert_eq!(set["hash"].as_str().map(str::len), Some(64));
    assert_eq!(set["board"]["patronage"], serde_json::json!([[1, 1, 1, 1], [1, 1, 2, 2], [2, 2, 2, 2]]));
}

/// The exit code if nobody reads either output.
fn code_without_reader(args: &[&str]) -> Option<i32> {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut manicule = Command::new(env!("CARGO_BIN_EXE_manicule"));
    manicule.args(args).stdout(writer.try_clone().expect("a second end")).stderr(writer);
    manicule.status().expect("manicule runs").code()
}

#[test]
fn a_pipe_that_closes_early_is_not_an_error() {
    let faulty = CardFile::new("name = 3");
    assert_eq!(code_without_reader(&["cards", "show"]), Some(0));
    assert_eq!(code_without_reader(&["cards", "show", "--json"]), Some(0));
    assert_eq!(code_without_reader(&["cards", "check", faulty.name()]), Some(1));
    assert_eq!(code_without_reader(&["cards", "check", "no/such/file.toml"]), Some(1));
}

#[test]
fn an_unknown_language_is_refused() {
    let output = manicule(&["cards", "show", "--lang", "tlh"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("en, fr, de, it, pl"));
}

const GERMAN_DECK: &str = include_str!("../../letterpress/decks/de.toml");

#[test]
fn a_sound_letter_deck_gets_a_friendly_line() {
    let file = CardFile::new(GERMAN_DECK);
    let output = file.check();
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let line = format!("{}: valid letter deck, German, 103 cards, for up to 6 players\n", file.name());
    assert_eq!(stdout(&output), line);
}

#[test]
fn faults_of_a_letter_deck_are_those_of_a_letter_deck() {
    let text = GERMAN_DECK.replacen("face = \"B\", value = ", "face = \"B\", worth = ", 1);
    let file = CardFile::new(&text);
    let output = file.check();
    assert_eq!(output.status.code(), Some(1));
    let found = stdout(&output);
    assert_eq!(found.lines().count(), 1, "{found}");
    assert!(found.starts_with(&format!("{}:{}:", file.name(), line_of(&text, "worth"))), "{found}");
    assert_eq!(stderr(&output), format!("1 fault in {}\n", file.name()));

    let tiny = CardFile::new("language = \"de\"\nletters = []\nvowels = []\nchallenges = []\n");
    let output = tiny.check();
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("too few cards"), "{}", stdout(&output));
}

#[test]
fn show_prints_letter_decks_in_every_language() {
    let file = CardFile::new(GERMAN_DECK);
    for (language, sign) in [
        ("en", "Letter cards: 76"),
        ("fr", "Cartes Lettre\u{a0}: 76"),
        ("de", "Buchstabenkarten: 76"),
        ("it", "76"),
        ("pl", "76"),
    ] {
        let from_file = stdout(&manicule(&["cards", "show", file.name(), "--lang", language]));
        assert!(from_file.contains(sign), "{from_file}");
        assert_eq!(from_file, stdout(&manicule(&["cards", "show", "--deck", "de", "--lang", language])));
        for line in from_file.lines() {
            assert!(line.chars().count() <= 100, "{language}: {line}");
            assert!(!line.contains("letterpress-") && !line.contains("cards-"), "{language} lacks a word: {line}");
        }
    }
    let output = manicule(&["cards", "show", file.name(), "--json"]);
    let deck: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(deck["language"], "de");
    let count = |list: &str| {
        deck[list].as_array().expect("a list").iter().map(|row| row["count"].as_u64().unwrap_or(1)).sum::<u64>()
    };
    assert_eq!((count("letters"), count("vowels"), count("challenges")), (76, 9, 18));
}
