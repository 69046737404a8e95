//! `manicule arena` and `manicule lab`, from the outside.

use crate::client::{manicule, stderr, stdout};
use serde_json::Value;
use tempfile::TempDir;

fn run(args: &[&str]) -> String {
    let output = manicule(args);
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

#[test]
fn bots_meet_in_both_games() {
    for (game, players) in [("gutenberg", ["journeyman", "random"]), ("letterpress", ["apprentice", "random"])] {
        let json = run(&["arena", game, players[0], players[1], "--deals", "4", "--json", "-"]);
        let figures: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(figures["games"], 8, "{game}");
        let share = |at: usize| figures["standings"][at]["wins"]["mean"].as_f64().unwrap();
        assert_eq!(share(0) + share(1), 1.0, "{game}");
        assert!(share(0) > 0.5, "{game}: {json}");
    }
}

#[test]
fn a_match_has_a_row_for_every_game_and_player() {
    let csv = run(&["arena", "letterpress", "random", "random", "random", "--deals", "2", "--csv", "-"]);
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(rows[0], "deal,turn,player,seat,score,win,moves,milliseconds");
    assert_eq!(rows.len(), 1 + 2 * 3 * 3);
}

#[test]
fn a_match_is_reported_in_every_language() {
    for (language, says) in
        [("en", "2 games"), ("fr", "2 parties"), ("de", "2 Partien"), ("it", "2 partite"), ("pl", "2 partie")]
    {
        let text = run(&["arena", "gutenberg", "random", "random", "--deals", "1", "--lang", language]);
        assert!(text.starts_with(says), "{text}");
    }
}

#[test]
fn a_sequential_test_ends_a_match_and_gives_its_verdict() {
    let players = ["arena", "gutenberg", "journeyman@1", "random", "--deals", "200", "--sprt", "--json", "-"];
    let figures: Value = serde_json::from_str(&run(&players)).unwrap();
    assert_eq!(figures["sprt"]["tested"]["verdict"], "stronger");
    assert!(figures["games"].as_u64().unwrap() < 400, "{figures}");
    for language in ["en", "fr", "de", "it", "pl"] {
        let asked = ["arena", "gutenberg", "random", "random", "--deals", "1", "--sprt=-5:35", "--lang", language];
        let text = run(&asked);
        assert!(text.contains("-5") && text.contains("35 Elo"), "{text}");
    }
    for claims in ["--sprt=20:0", "--sprt=20", "--sprt=a:b"] {
        assert!(!manicule(&["arena", "gutenberg", "random", "random", claims]).status.success(), "{claims}");
    }
}

#[test]
fn players_are_rated_best_first() {
    let about = ["lab", "ratings", "gutenberg", "random", "journeyman@1", "apprentice@1", "--deals", "6"];
    let text = run(&about);
    let at = |player: &str| text.lines().position(|line| line.starts_with(player)).unwrap();
    assert!(text.starts_with("36 games"), "{text}");
    assert!(at("journeyman@1") < at("random") && at("apprentice@1") < at("random"), "{text}");
    let figures: Value = serde_json::from_str(&run(&[&about[..], &["--json", "-"]].concat())).unwrap();
    assert_eq!((&figures["ratings"][0]["player"], &figures["ratings"][0]["elo"]), (&"random".into(), &0.0.into()));
}

#[test]
fn invalid_options_are_refused() {
    for options in ["[]", "{\"people\": 2, \"seats\": 3}", "nonsense"] {
        let output = manicule(&["arena", "gutenberg", "random", "random", "--options", options]);
        assert!(!output.status.success());
        assert!(stderr(&output).contains("--options cannot be read"), "{}", stderr(&output));
    }
}

#[test]
fn a_card_set_is_studied_and_drawn() {
    let folder = TempDir::new().unwrap();
    let plots = folder.path().to_str().unwrap();
    let about = ["lab", "balance", "--player", "journeyman", "--games", "4", "--solo-games", "3"];
    let alone = ["--alone", "random,journeyman", "--plots", plots];
    let text = run(&[&about[..], &alone].concat());
    assert!(text.contains("Charlotte Guillard") && text.contains("p50") && text.contains("r50"), "{text}");
    for name in ["places", "characters", "printing", "refinement", "gears", "solo"] {
        let svg = std::fs::read_to_string(folder.path().join(format!("{name}.svg"))).unwrap();
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{name}");
    }
}
