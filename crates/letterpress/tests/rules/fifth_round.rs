//! L3.1 to L3.3: the last word.

use crate::table::*;
use letterpress::{Action, Event, Illegal, Options, Step, TieBreak};
use table::{Game, Refusal, Seat};

fn last(collections: [&str; 2], options: Options) -> Sitting {
    let mut layout = Layout::new(options).round(5).commons("e1 o1 vowel-a1");
    for (seat, collection) in collections.iter().enumerate() {
        layout = layout.collection(seat, collection);
    }
    layout.play()
}

fn winners(sitting: &Sitting) -> Vec<u8> {
    sitting.game.outcome(&sitting.state).unwrap().winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn l3_1_commons_but_no_hands_and_no_challenges() {
    let mut sitting = Sitting::new(options(2), 9);
    while sitting.state.round() < 5 {
        let seat = sitting.to_act()[0];
        let action = sitting.legal(seat).remove(0);
        sitting.act(seat, action);
    }
    let position = sitting.position();
    assert_eq!((position.step, position.commons.len(), position.open.len()), (Step::Write, 3, 0));
    assert!(position.seats.iter().all(|seat| seat.hand.is_empty() && seat.drafted.is_empty()));
    assert_eq!(sitting.to_act(), [0, 1]);
}

#[test]
fn l3_1_the_word_comes_from_collection_and_commons() {
    let mut sitting = last(["r1 s1", "l1"], options(2));
    sitting.write(0, "oser");
    assert!(matches!(sitting.refused(1, write("oser")), Illegal::LetterMissing { .. }));
    sitting.write(1, "la");
    assert_eq!(sitting.state.step(), Step::End);
    assert!(sitting.to_act().is_empty());
    assert_eq!(winners(&sitting), [0]);
    assert_eq!(sitting.refused(0, Action::Pass), Illegal::GameOver);
}

#[test]
fn l3_1_the_collection_is_not_usable_before() {
    let layout = Layout::new(options(2)).round(2).open("shortest doubled modest").commons("e1 o1 vowel-a1");
    let layout = layout.collection(0, "l1 r1").drafted(0, "t1 t2 t3 k1 w1").drafted(1, "s1 s2 s3 s4 s5");
    let mut sitting = layout.play();
    let missing = Illegal::LetterMissing { word: "LETTRE".to_owned(), letter: "L".to_owned() };
    assert_eq!(sitting.refused(0, write("lettre")), missing);
    let why = sitting.refused(0, spell("le", "l1=L e1=E"));
    assert_eq!(why, Illegal::CardNotYours { card: name("l1") });
}

#[test]
fn l3_2_several_letters_are_used_whole_and_in_order() {
    // nine-or-more is TION, palindrome ONS.
    let mut sitting = last(["nine-or-more n1", "palindrome a1 l1"], options(2));
    sitting.act(0, spell("notion", "n1=N o1=O nine-or-more=TION"));
    sitting.write(0, "notion");
    sitting.act(1, spell("allons", "a1=A l1=LL palindrome=ONS"));
    assert_eq!(winners(&sitting), [0]);

    let mut sitting = last(["nine-or-more n1 t1", "palindrome s1"], options(2));
    for letters in ["TI", "TIONTION", "T"] {
        let why = sitting.refused(0, spell("toit", &format!("nine-or-more={letters}")));
        let group = Illegal::GroupCannotStandFor { card: name("nine-or-more"), letters: letters.to_owned() };
        assert_eq!((why.rule(), why), ("L3.2", group));
    }
    assert!(matches!(sitting.refused(1, write("son")), Illegal::LetterMissing { .. }), "ONS gives no N alone");
}

#[test]
fn l3_2_a_challenge_with_one_letter_may_be_doubled() {
    // same-ends is E.
    let mut sitting = last(["same-ends c1 r1", "l1"], options(2));
    sitting.act(0, spell("créée", "c1=C r1=R same-ends=EE e1=E"));
}

#[test]
fn l3_3_the_highest_score_wins() {
    let mut sitting = last(["r1 s1 k1", "j1 l1"], options(2));
    sitting.write(0, "oser");
    sitting.write(1, "jale");
    let outcome = sitting.game.outcome(&sitting.state).unwrap();
    assert_eq!(outcome.scores(), [7, 10]);
    assert_eq!(winners(&sitting), [1]);
    let ended = sitting.events().into_iter().find(|event| matches!(event, Event::GameEnded { .. }));
    assert!(matches!(ended, Some(Event::GameEnded { scores, .. }) if *scores == [7, 10]));
}

/// Seat 0 writes OR, seat 1 OSE: four points each.
fn tied(collections: [&str; 2], tie: TieBreak) -> Vec<u8> {
    let mut sitting = last(collections, Options { tie, ..options(2) });
    sitting.write(0, "or");
    sitting.write(1, "ose");
    assert_eq!(sitting.game.outcome(&sitting.state).unwrap().scores(), [4, 4]);
    winners(&sitting)
}

#[test]
fn l3_3_a_tie_goes_to_the_points_left_in_the_collection() {
    assert_eq!(tied(["r1 b1", "s1 k1"], TieBreak::Left), [1], "K is worth more than B");
    assert_eq!(tied(["r1 j1", "s1 b1"], TieBreak::Left), [0]);
}

#[test]
fn l3_3_or_to_the_whole_collection_where_the_table_says_so() {
    // Left over: B3 + P3 against K6. Whole: R3 more against S2 more.
    let collections = ["r1 b1 p1", "s1 k1"];
    assert_eq!(tied(collections, TieBreak::Left), [0, 1], "still tied: both win");
    assert_eq!(tied(collections, TieBreak::Whole), [0]);
}

#[test]
fn l3_3_then_the_victory_is_shared() {
    let mut sitting = last(["s1", "s2"], options(2));
    sitting.write(0, "os");
    sitting.write(1, "os");
    assert_eq!(winners(&sitting), [0, 1]);
    assert!(
        sitting
            .events()
            .iter()
            .any(|event| matches!(event, Event::GameEnded { winners, .. } if winners.contains(Seat(1))))
    );
}

#[test]
fn l3_2_the_letters_of_a_card_stand_together() {
    // one-vowel is ER. ENTRE has an E and an R in this order, but N and T between them.
    let mut sitting = last(["one-vowel n1 t1", "r1 s1"], options(2));
    let missing = Illegal::LetterMissing { word: "ENTRE".to_owned(), letter: "R".to_owned() };
    assert_eq!(sitting.refused(0, write("entre")), missing);
    sitting.act(0, spell("noter", "n1=N o1=O t1=T one-vowel=ER"));
}
