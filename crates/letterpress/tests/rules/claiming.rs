//! L2.3 to L2.7: letters, challenges, rewards.

use crate::table::*;
use letterpress::challenges::{Condition, Facts, Measure, Shape, Unmet, Vowels};
use letterpress::languages::{Language, Word};
use letterpress::queries::claims;
use letterpress::{Action, Event, Illegal, Step};
use table::{Refusal, Seat, Viewer};

/// Seat 0 wrote LETTRE with all five of its cards, seat 1 SOL with two commons; seat 0 claims first.
fn two(challenges: &str) -> Sitting {
    let layout = Layout::new(options(2)).open(challenges).commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").play();
    sitting.act(0, spell("lettre", "l1=L e2=E t1=TT r1=R e1=E"));
    sitting.act(1, spell("sol", "s1=S o1=O l2=L"));
    assert_eq!(sitting.ranking(), [0, 1]);
    sitting
}

#[test]
fn l2_3_claim_counts_for_two_to_six() {
    let counts = |people| (0..people).map(|place| claims(people, place)).collect::<Vec<_>>();
    assert_eq!(counts(2), [2, 1]);
    assert_eq!(counts(3), [2, 2, 1]);
    assert_eq!(counts(4), [2, 2, 1, 1]);
    assert_eq!(counts(5), [2, 2, 2, 1, 1]);
    assert_eq!(counts(6), [2, 2, 2, 1, 1, 1]);
}

#[test]
fn l2_3_claim_counts_are_what_the_table_asks_for() {
    for people in 2..=6u8 {
        let mut sitting = crate::draft::drafted(options(people), 11);
        for seat in 0..people {
            let word = sitting.legal(seat).remove(0);
            sitting.act(seat, word);
        }
        for place in 0..usize::from(people) {
            let seat = sitting.to_act()[0];
            let before = sitting.position().seats[usize::from(seat)].collection.len();
            let action = sitting.legal(seat).remove(0);
            sitting.act(seat, action);
            let after = sitting.position().seats[usize::from(seat)].collection.len();
            assert_eq!(after - before, usize::from(claims(people.into(), place)), "{people} people, place {place}");
        }
    }
}

#[test]
fn l2_3_the_pool_is_the_commons_and_all_drafted_cards_in_words() {
    let sitting = two("shortest doubled modest");
    assert_eq!(text(&sitting.position().pool), "e1 e2 l1 l2 o1 r1 s1 t1 vowel-a1");
}

#[test]
fn l2_3_in_rank_order_from_anybodys_word() {
    let mut sitting = two("shortest doubled modest");
    assert_eq!(sitting.to_act(), [0]);
    let why = sitting.refused(1, claim("l1", None));
    assert_eq!((why.rule(), why), ("L2.3", Illegal::NotYourTurn));
    assert!(sitting.legal(1).is_empty());
    sitting.act(0, claim("s1 vowel-a1", None));
    sitting.act(1, claim("t1", None));
    let position = sitting.position();
    assert_eq!(text(&position.seats[0].collection), "s1 vowel-a1");
    assert_eq!(text(&position.seats[1].collection), "t1");
    assert_eq!((position.round, position.step), (2, Step::Draft));
}

#[test]
fn l2_3_the_full_count_and_only_from_the_pool() {
    let mut sitting = two("shortest doubled modest");
    assert_eq!(sitting.refused(0, claim("l1", None)), Illegal::WrongCount { claims: 2, named: 1 });
    assert_eq!(sitting.refused(0, claim("l1 k1", None)), Illegal::NotInPool { card: name("k1") });
    assert_eq!(sitting.refused(0, claim("l1 l1", None)), Illegal::CardNamedTwice { card: name("l1") });
    assert_eq!(sitting.refused(0, claim("l1 l99", None)), Illegal::NoSuchCard { card: name("l99") });
    sitting.act(0, claim("l1 e1", None));
    assert_eq!(sitting.refused(1, claim("l1", None)), Illegal::NotInPool { card: name("l1") });
    assert_eq!(sitting.refused(1, claim("l2 t1", None)), Illegal::WrongCount { claims: 1, named: 2 });
}

#[test]
fn l2_3_the_order_of_names_does_not_matter() {
    let read = |text: &str| serde_json::from_str::<Action>(text).unwrap();
    assert_eq!(read(r#"{"claim": {"cards": ["t1", "e1"]}}"#), claim("e1 t1", None));
    assert!(serde_json::from_str::<Action>(r#"{"claim": {"cards": ["t1", "e1", "l1"]}}"#).is_err());
}

#[test]
fn l2_3_when_the_pool_runs_out_the_rest_claim_less() {
    // Everybody passes: three commons for six people.
    let mut sitting = crate::draft::drafted(options(6), 2);
    for seat in 0..6 {
        sitting.act(seat, Action::Pass);
    }
    let first = sitting.to_act()[0];
    let action = sitting.legal(first).remove(0);
    sitting.act(first, action);
    let second = sitting.to_act()[0];
    let listed = sitting.legal(second);
    assert!(matches!(&listed[..], [Action::Claim { cards, .. }] if cards.names().len() == 1), "one card is left");
    sitting.act(second, listed[0].clone());
    let passed_over = sitting.events().iter().filter(|event| matches!(event, Event::NothingToClaim { .. })).count();
    assert_eq!(passed_over, 4);
    assert_eq!(sitting.state.round(), 2);
}

#[test]
fn l2_4_a_challenge_needs_its_condition_met() {
    let mut sitting = two("seven-or-eight no-vowel doubled");
    let not_met = |challenge: &str, why: Unmet| Illegal::ChallengeNotMet { challenge: name(challenge), why };
    let short = Unmet::TooFew { count: Measure::Letters, needed: 7, found: 6 };
    let why = sitting.refused(0, claim("l1 e1", Some("seven-or-eight")));
    assert_eq!((why.rule(), why.clone()), ("L2.4", not_met("seven-or-eight", short)));
    let json = serde_json::to_string(&why).unwrap();
    let flat = r#"{"code":"challenge_not_met","challenge":"seven-or-eight","reason":"too_few","count":"letters","needed":7,"found":6}"#;
    assert_eq!(json, flat, "all fields side by side");
    let vowels = Unmet::TooMany { count: Measure::Vowels, allowed: 0, found: 2 };
    assert_eq!(sitting.refused(0, claim("l1 e1", Some("no-vowel"))), not_met("no-vowel", vowels));
    sitting.act(0, claim("l1 e1", Some("doubled")));
}

#[test]
fn l2_4_a_claimed_challenge_is_gone_for_the_others() {
    let layout = Layout::new(options(2)).open("doubled shortest no-vowel").commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "l2 s1 s3 s4 s5").play();
    sitting.write(0, "lettre");
    sitting.write(1, "salle");
    sitting.act(0, claim("l1 t1", Some("doubled")));
    let why = sitting.refused(1, claim("l2", Some("doubled")));
    assert_eq!((why.rule(), why), ("L2.4", Illegal::ChallengeNotOpen { challenge: name("doubled") }));
    sitting.act(1, claim("l2", Some("shortest")));
}

#[test]
fn l2_4_a_seat_that_passed_meets_no_challenge() {
    let layout = Layout::new(options(2)).open("shortest doubled modest").commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 s2 s3 s4 s5").play();
    sitting.write(0, "lettre");
    sitting.act(1, Action::Pass);
    sitting.act(0, claim("l1 t1", None));
    let why = sitting.refused(1, claim("e1", Some("shortest")));
    assert_eq!(why, Illegal::ChallengeNotMet { challenge: name("shortest"), why: Unmet::NoWord });
}

#[test]
fn l2_4_several_can_have_the_shortest_word() {
    let layout = Layout::new(options(3)).open("shortest no-vowel palindrome").commons("e1 o1 vowel-a1");
    let layout = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").drafted(2, "s2 l3 n1 n2 n3");
    let mut sitting = layout.play();
    sitting.write(0, "lettre");
    sitting.act(1, spell("sol", "s1=S o1=O l2=L"));
    sitting.act(2, spell("les", "l3=L e1=E s2=S"));
    let challenges = sitting.view(0).challenges;
    let shortest = challenges.iter().find(|challenge| challenge.card == name("shortest")).unwrap();
    assert_eq!(shortest.met_by.iter().map(|seat| seat.0).collect::<Vec<_>>(), [1, 2]);
    sitting.act(0, claim("l1 t1", None));
    let first = sitting.to_act()[0];
    sitting.act(first, claim("r1 e1", Some("shortest")));
    let other = sitting.to_act()[0];
    assert_eq!(
        sitting.refused(other, claim("o1", Some("shortest"))),
        Illegal::ChallengeNotOpen { challenge: name("shortest") }
    );
}

#[test]
fn l2_4_the_view_says_whose_word_meets_a_challenge() {
    let sitting = two("shortest doubled modest");
    let view = sitting.view(1);
    let met = |card: &str| {
        let challenge = view.challenges.iter().find(|challenge| challenge.card == name(card)).unwrap();
        challenge.met_by.iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(met("doubled"), [0]);
    assert_eq!(met("shortest"), [1]);
    assert_eq!(met("modest"), [] as [u8; 0], "nine points and three letters");
}

fn facts(word: &[letterpress::languages::Letter]) -> Facts<'_> {
    Facts {
        word,
        doubled_cards: 1,
        drafted_cards: 4,
        common_cards: 2,
        score: 11,
        highest_value: 5,
        shortest: 4,
        longest: 8,
    }
}

fn check(word: &str, condition: Condition) -> Result<(), Unmet> {
    let word: Word = Language::French.spell(word).unwrap();
    condition.check(Vowels::of(Language::French), &facts(&word))
}

#[test]
fn l2_4_every_count_says_what_is_wrong() {
    let exactly = |count, number| Condition::Count { count, min: Some(number), max: Some(number) };
    for (measure, found) in [
        (Measure::Letters, 7),
        (Measure::Vowels, 2),
        (Measure::ConsonantsRunning, 3),
        (Measure::DoubledCards, 1),
        (Measure::DraftedCards, 4),
        (Measure::CommonCards, 2),
        (Measure::Score, 11),
        (Measure::HighestValue, 5),
    ] {
        let word = "montrez";
        assert_eq!(check(word, exactly(measure, found as u8)), Ok(()), "{measure:?}");
        let few = Unmet::TooFew { count: measure, needed: found + 1, found };
        assert_eq!(check(word, exactly(measure, found as u8 + 1)), Err(few));
        let many = Unmet::TooMany { count: measure, allowed: found - 1, found };
        assert_eq!(check(word, exactly(measure, found as u8 - 1)), Err(many));
    }
}

#[test]
fn l2_4_every_shape_has_words_that_fit_and_words_that_do_not() {
    for (shape, fits, fails) in [
        (Shape::Shortest, "abri", "arbre"),
        (Shape::Longest, "chantons", "chanton"),
        (Shape::VowelFirst, "yeux", "jeux"),
        (Shape::VowelLast, "jury", "jurys"),
        (Shape::SameEnds, "sous", "soue"),
        (Shape::Palindrome, "ressasser", "ressasses"),
        (Shape::Alternating, "avocat", "avocats"),
        (Shape::AllDifferent, "lampions", "lampionna"),
    ] {
        assert_eq!(check(fits, Condition::Shape { shape }), Ok(()), "{shape:?} {fits}");
        assert_eq!(check(fails, Condition::Shape { shape }), Err(Unmet::Unlike { shape }), "{shape:?} {fails}");
    }
}

#[test]
fn l2_5_a_challenge_joins_the_collection() {
    let layout = Layout::new(options(2)).open("all-commons shortest doubled").commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "r1 t1 l1 n1 s1").drafted(1, "s2 s3 s4 s5 k1").play();
    sitting.write(0, "atone");
    sitting.act(1, Action::Pass);
    sitting.act(0, claim("t1 n1", Some("all-commons")));
    let position = sitting.position();
    assert_eq!(text(&position.seats[0].collection), "all-commons n1 t1");
    let joined = Event::ChallengeJoined { seat: Seat(0), challenge: name("all-commons"), letters: "S".to_owned() };
    assert!(sitting.events().contains(&&joined));
}

#[test]
fn l2_5_or_the_top_letter_does_and_the_card_goes_under_its_deck() {
    let layout = Layout::new(options(2)).open("doubled shortest modest").commons("e1 o1 vowel-a1");
    let layout = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 s2 s3 s4 s5").only_on_top("w1");
    let mut sitting = layout.play();
    sitting.write(0, "lettre");
    sitting.act(1, Action::Pass);
    sitting.act(0, claim("l1 t1", Some("doubled")));
    let position = sitting.position();
    assert_eq!(text(&position.seats[0].collection), "l1 t1 w1");
    assert!(position.challenges.under.contains(&name("doubled")));
    assert!(
        sitting
            .heard_by(Viewer::Seat(Seat(0)))
            .iter()
            .any(|e| matches!(e, Event::TopLetterDrawn { letters, .. } if letters == "W"))
    );
    assert!(sitting.heard_by(Viewer::Seat(Seat(1))).contains(&&Event::TopLetterTaken { seat: Seat(0) }));
    assert!(
        sitting.told.iter().any(table::Told::reveals),
        "no undo after a card was drawn, though no dice were needed"
    );
}

#[test]
fn l2_6_collections_are_hidden_from_the_others() {
    let mut sitting = two("shortest doubled modest");
    sitting.act(0, claim("l1 vowel-a1", None));
    let other = sitting.view(1);
    assert_eq!(other.seats[0].collection, 2);
    assert!(other.own.unwrap().collection.is_empty());
    let own: Vec<_> = sitting.view(0).own.unwrap().collection.iter().map(|card| card.card).collect();
    assert_eq!(text(&own), "l1 vowel-a1");
}

#[test]
fn l2_6_unclaimed_cards_go_under_their_own_decks() {
    let mut sitting = two("shortest no-vowel modest");
    sitting.act(0, claim("l1 t1", None));
    sitting.act(1, claim("r1", Some("shortest")));
    let returned = sitting.events().into_iter().find_map(|event| match event {
        Event::UnclaimedReturned { cards, challenges, .. } => Some((text(cards), text(challenges))),
        _ => None,
    });
    assert_eq!(returned, Some(("e1 e2 l2 o1 s1 vowel-a1".to_owned(), "modest no-vowel".to_owned())));
    let position = sitting.position();
    assert_eq!(position.vowels.under, [name("vowel-a1")]);
    assert_eq!(text(&position.challenges.under), "modest no-vowel shortest");
    assert!(position.pool.is_empty());
}

#[test]
fn l2_6_a_claimed_vowel_leaves_the_vowel_deck() {
    let mut sitting = two("shortest no-vowel modest");
    sitting.act(0, claim("l1 vowel-a1", None));
    sitting.act(1, claim("r1", None));
    let position = sitting.position();
    assert!(position.vowels.under.is_empty());
    assert_eq!(position.vowels.top.len() + 1, 8, "one of the eight left is the next common");
}
