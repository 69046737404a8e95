//! L0.1, L1.1, L2.7: opening a table and dealing.

use crate::table::*;
use letterpress::components::CardKind;
use letterpress::decks::{self, Deck};
use letterpress::languages::Language;
use letterpress::{BadOptions, Difficulty, Letterpress, Options, Step};
use table::{Game, Refusal, Seed};

fn refusal(options: &Options) -> (&'static str, String) {
    let bad = game().setup(options, Seed::from_number(1)).map(|_| ()).unwrap_err();
    (bad.rule(), bad.to_string())
}

#[test]
fn l0_1_one_to_six_people() {
    for people in 1..=6 {
        assert_eq!(Sitting::new(options(people), 7).position().seats.len(), usize::from(people));
    }
    for people in [0, 7, 200] {
        let (rule, message) = refusal(&options(people));
        assert_eq!(rule, "L0.1");
        assert!(message.contains("1 to 6"), "{message}");
    }
}

#[test]
fn l0_1_every_deck_has_76_letters_9_vowels_and_18_challenges() {
    for language in Language::ALL {
        let deck = Deck::standard(language);
        assert_eq!((deck.letters().len(), deck.vowels().len(), deck.challenges().len()), (76, 9, 18), "{language}");
        let faceless = deck.cards().iter().filter(|card| card.face.is_none() && card.kind != CardKind::Challenge);
        assert_eq!(faceless.count(), 0);
    }
}

#[test]
fn l0_1_options_have_defaults_and_refuse_what_they_do_not_know() {
    let options: Options = serde_json::from_str(r#"{"people": 3, "language": "pl"}"#).unwrap();
    assert_eq!(options, Options { people: 3, language: Language::Polish, ..Options::default() });
    assert_eq!(options.min_length, 2);
    assert!(serde_json::from_str::<Options>(r#"{"poeple": 3}"#).is_err());
}

#[test]
fn l0_2_a_language_without_word_list_is_refused() {
    let options = Options { language: Language::Polish, ..options(2) };
    let opened = Letterpress::new().setup(&options, Seed::from_number(1)).map(|_| ());
    assert_eq!(opened.is_ok(), cfg!(feature = "lexicon-pl"), "{opened:?}");
    if let Err(bad) = opened {
        assert_eq!(bad.rule(), "L0.2");
        assert!(bad.to_string().contains("lexicon-pl"), "{bad}");
    }
}

#[test]
fn l0_2_house_words_must_be_words_of_the_alphabet() {
    let (rule, message) = refusal(&Options { allow: vec!["porte-clé".into()], ..options(2) });
    assert_eq!(rule, "L0.2");
    assert!(message.starts_with("allow: \"porte-clé\""), "{message}");
}

#[test]
fn l0_3_the_minimum_is_a_sensible_number() {
    for least in [0, 33] {
        assert_eq!(refusal(&Options { min_length: least, ..options(2) }).0, "L0.3");
    }
}

#[test]
fn l1_1_a_round_is_dealt() {
    for people in 2..=6 {
        let position = Sitting::new(options(people), 3).position();
        assert_eq!((position.round, position.step), (1, Step::Draft));
        let vowels = position.commons.iter().filter(|card| card.as_str().starts_with("vowel-")).count();
        assert_eq!((position.commons.len(), vowels), (3, 1));
        assert_eq!(position.open.len(), 3);
        assert!(position.seats.iter().all(|seat| seat.hand.len() == 5));
        assert_eq!(position.letters.top.len(), 76 - 2 - 5 * usize::from(people));
        assert_eq!((position.vowels.top.len(), position.challenges.top.len()), (8, 15));
    }
}

#[test]
fn l1_1_the_letter_deck_is_shuffled_whole_before_each_deal() {
    let mut sitting = crate::draft::drafted(options(3), 5);
    for seat in 0..3 {
        sitting.act(seat, letterpress::Action::Pass);
    }
    assert!(!sitting.position().letters.under.is_empty(), "all drafted cards went under the deck");
    while sitting.state.round() == 1 {
        let seat = sitting.to_act()[0];
        let action = sitting.legal(seat).remove(0);
        sitting.act(seat, action);
    }
    let position = sitting.position();
    assert!(position.letters.under.is_empty(), "nothing is left under the deck after a deal");
    assert_eq!(position.vowels.top.len(), 7, "the vowel deck is not shuffled: what lies under it stays there");
    assert_eq!(position.challenges.top.len(), 12);
}

#[test]
fn l2_7_a_deck_that_cannot_deal_four_rounds_is_refused() {
    let small = |letters: usize| {
        let text = format!(
            "language = \"fr\"\nletters = [{}]\nvowels = [{{ face = \"A\", value = 1, count = 5 }}]\nchallenges = [{}]",
            (0..letters).map(|n| format!("{{ face = \"{}\", value = 1, count = 1 }},", (b'A' + (n % 26) as u8) as char)).collect::<String>(),
            (0..12).map(|n| format!("{{ name = \"c{n}x\", when = [{{ shape = \"longest\" }}], reward = \"joins\", face = \"S\", value = 1 }},")).collect::<String>(),
        );
        game().with_deck(decks::read(&text).unwrap())
    };
    // Two people: 2 + 10 dealt, 3 × 3 claimed before, 3 more to draw from.
    let open = |letters: usize, people: u8| small(letters).setup(&options(people), Seed::from_number(1)).map(|_| ());
    assert!(open(24, 2).is_ok());
    let bad = open(23, 2).unwrap_err();
    assert_eq!(bad.rule(), "L2.7");
    assert_eq!(bad, BadOptions::DeckTooSmall { deck: CardKind::Letter, cards: 23, needed: 24, people: 2 });
    assert!(open(24, 6).is_err(), "more people need more");
    assert!(open(65, 6).is_ok());
    assert!(open(33, 1).is_err());
    assert!(open(34, 1).is_ok());
}

#[test]
fn l2_7_the_standard_decks_serve_six() {
    for language in Language::ALL {
        let options = Options { language, ..options(6) };
        assert!(game().setup(&options, Seed::from_number(1)).is_ok(), "{language}");
    }
}

#[test]
fn l4_9_difficulty_belongs_to_the_solo_game() {
    let (rule, _) = refusal(&Options { difficulty: Difficulty::Hard, ..options(2) });
    assert_eq!(rule, "L4.9");
}
