//! The figures of the almanac: they follow from the seed alone, and docs/almanac/figures.json is what the command writes.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use gutenberg::Gutenberg;
use lab::almanac::{Figures, Study, lines};
use letterpress::languages::Language;
use serde_json::Value;

fn study(games: u32, solo_games: u32, word_games: u32) -> Study {
    Study {
        player: "master:30".parse().unwrap(),
        games,
        paired_games: 1,
        solo_games,
        word_player: "journeyman".parse().unwrap(),
        word_games,
        seed: 1,
    }
}

fn run(study: &Study, threads: usize) -> Figures {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| study.run(&|| {}).unwrap())
}

/// The data file of the page.
fn stored() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/almanac/figures.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn figures_follow_from_the_seed_alone() {
    let study = study(2, 1, 1);
    let once = lines(&run(&study, 1)).unwrap();
    assert_eq!(once, lines(&run(&study, 3)).unwrap());
    let read: Value = serde_json::from_str(&once).unwrap();
    assert_eq!(read["gutenberg"]["games"], 2);
}

#[test]
fn the_stored_figures_begin_with_the_games_that_the_command_plays_today() {
    let stored = stored();
    let again = serde_json::to_value(run(&study(2, 0, 1), 2)).unwrap();
    let hint = "make docs/almanac/figures.json again, with the command that stands in it";
    assert_eq!(stored["gutenberg"]["first_scores"], again["gutenberg"]["first_scores"], "{hint}");
    for language in Language::ALL {
        let code = language.code();
        assert_eq!(stored["letterpress"][code]["first_scores"], again["letterpress"][code]["first_scores"], "{hint}");
    }
}

#[test]
fn the_stored_figures_name_every_card() {
    let stored = stored();
    let cards = Gutenberg::standard();
    let cards = cards.cards();
    let count = |field: &Value| field.as_array().map_or(0, Vec::len);
    let game = &stored["gutenberg"];
    assert_eq!(count(&game["printing"]), cards.printing.len());
    assert_eq!(count(&game["refinement"]), cards.refinement.len());
    assert_eq!(count(&game["specialties"]), cards.specialties.len());
    assert_eq!(count(&game["gears"]), cards.gears.len());
    assert_eq!(count(&game["patronage"]), cards.patronage.len());
    assert_eq!(count(&stored["automa"]), cards.planning.len());
    for language in Language::ALL {
        let deck = letterpress::decks::Deck::standard(language);
        assert_eq!(count(&stored["letterpress"][language.code()]["challenges"]), deck.challenges().len());
    }
}

#[test]
fn nothing_happens_more_often_than_it_can() {
    let figures = run(&study(3, 2, 2), 2);
    for card in figures.gutenberg.printing.iter().chain(&figures.gutenberg.refinement) {
        assert!(card.fulfilled <= card.held, "{card:?}");
    }
    for (language, words) in &figures.letterpress {
        for challenge in &words.challenges {
            assert!(challenge.claimed <= challenge.met && challenge.met <= challenge.open, "{language}: {challenge:?}");
        }
    }
    let seats = |measure: &lab::almanac::Measured| measure.groups.iter().map(|group| group.seats).sum::<usize>();
    assert!(figures.gutenberg.measures.iter().all(|measure| seats(measure) == 3 * 4));
    assert_eq!(figures.automa.iter().map(|card| card.shown).sum::<u32>(), 2 * 6);
}
