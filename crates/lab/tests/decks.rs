//! The decks that come with the word game, by their figures.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use lab::decks::DeckStudy;
use letterpress::Letterpress;
use letterpress::languages::Language;

#[test]
fn every_challenge_can_be_met_by_a_fair_share_of_hands() {
    for language in Language::ALL {
        let study = DeckStudy { game: Letterpress::new(), language, deals: 150, seed: 1 };
        let report = study.run().unwrap();
        assert_eq!((report.hands, report.challenges.len()), (600, 18));
        for one in &report.challenges {
            assert!((0.10..=0.60).contains(&one.share), "{language}: {one:?}");
        }
        assert!(report.without_word < 0.01 && report.five_letters > 0.8, "{language}: {report:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_figures() {
    let study =
        |seed| DeckStudy { game: Letterpress::new(), language: Language::French, deals: 20, seed }.run().unwrap();
    assert_eq!(study(7), study(7));
    assert_ne!(study(7).challenges, study(8).challenges);
}
