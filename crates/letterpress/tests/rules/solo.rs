//! L4.1 to L4.9: against the Rotary Press.

use crate::table::*;
use letterpress::{Action, Difficulty, Event, Illegal, Options, Step};
use table::{Game, Refusal};

fn lay(offset: i8) -> Action {
    Action::Lay { offset }
}

fn choose(card: &str) -> Action {
    Action::Choose { card: name(card) }
}

/// Round 2: COMMENT lies above, M doubled; the player holds J O U E R and two commons.
fn under_comment() -> Layout {
    let layout = Layout::solo().round(2).row("c1 o1 m1 e1 n1 t1");
    layout.commons("e2 vowel-o1").drafted(0, "j1 u1 r1 k1 s1")
}

fn fifth(collection: &str, library: &str, difficulty: Difficulty) -> Sitting {
    let options = Options { difficulty, ..options(1) };
    Layout::new(options).round(5).collection(0, collection).library(library).play()
}

fn won(sitting: &Sitting) -> bool {
    !sitting.game.outcome(&sitting.state).unwrap().winners.is_empty()
}

#[test]
fn l4_1_one_letter_and_one_vowel_in_common_and_no_challenges() {
    let sitting = Sitting::new(options(1), 6);
    let position = sitting.position();
    let vowels = position.commons.iter().filter(|card| card.as_str().starts_with("vowel-")).count();
    assert_eq!((position.commons.len(), vowels, position.open.len()), (2, 1, 0));
    assert_eq!(position.challenges.top.len(), 18, "they stay in the box");
}

#[test]
fn l4_2_piles_of_five_four_three_two_and_one() {
    let mut sitting = Sitting::new(options(1), 6);
    let mut seen = Vec::new();
    while sitting.state.step() == Step::Draft {
        let hand = sitting.position().seats[0].hand.clone();
        seen.push(hand.len());
        let before = sitting.position().letters.under.len();
        sitting.act(0, Action::Draft { card: hand[0] });
        assert_eq!(sitting.position().letters.under.len() - before, hand.len() - 1, "the rest goes under the deck");
    }
    assert_eq!(seen, [5, 4, 3, 2], "the last pile is one card, kept without asking");
    assert_eq!(sitting.position().seats[0].drafted.len(), 5);
    assert_eq!(sitting.position().letters.top.len(), 76 - 1 - 15);
}

#[test]
fn l4_2_a_later_pile_is_not_seen_before_its_turn() {
    let sitting = Sitting::new(options(1), 6);
    let own = sitting.view(0).own.unwrap();
    assert_eq!(own.hand.len(), 5);
    assert_eq!(sitting.view(0).decks.letters, 70);
}

#[test]
fn l4_3_used_cards_make_a_row_and_the_others_the_library() {
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "j1 u1 r1 k1 s1").play();
    sitting.write(0, "jouer");
    let position = sitting.position();
    assert_eq!(position.solo.row, names("j1 vowel-o1 u1 e1 r1"), "in word order, commons included");
    assert_eq!(text(&position.solo.library), "k1 s1");
    let view = serde_json::to_value(sitting.game.view(&sitting.state, table::Viewer::Spectator).unwrap()).unwrap();
    assert_eq!(view["solo"]["library_points"], 8, "the library is public");
}

#[test]
fn l4_3_unused_commons_go_to_the_library_too() {
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "l1 a1 k1 w1 z1").play();
    sitting.act(0, spell("la", "l1=L a1=A"));
    assert_eq!(text(&sitting.position().solo.library), "e1 k1 vowel-o1 w1 z1");
}

#[test]
fn l4_4_thirteen_collects_a_library_card() {
    // J6 O1 U2 E1 R3 = 13
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "j1 u1 r1 k1 s1").play();
    sitting.write(0, "jouer");
    assert_eq!((sitting.state.step(), sitting.to_act()), (Step::Library, vec![0]));
    let why = sitting.refused(0, choose("j1"));
    assert_eq!((why.rule(), why), ("L4.4", Illegal::NotInLibrary { card: name("j1") }));
    assert_eq!(sitting.legal(0).len(), 2);
    sitting.act(0, choose("k1"));
    let position = sitting.position();
    assert_eq!(text(&position.seats[0].collection), "k1");
    assert_eq!(text(&position.solo.library), "s1");
    assert_eq!(position.round, 2);
}

#[test]
fn l4_4_twelve_sends_one_back_under_its_deck() {
    // J6 O1 U2 E1 S2 = 12
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "j1 u1 r1 k1 s1").play();
    sitting.write(0, "joues");
    sitting.act(0, choose("k1"));
    let position = sitting.position();
    assert!(position.seats[0].collection.is_empty());
    assert_eq!(text(&position.solo.library), "r1");
    assert!(sitting.events().iter().any(|event| matches!(event, Event::LibraryCardReturned { .. })));
}

#[test]
fn l4_4_a_common_goes_back_under_the_vowel_deck() {
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "l1 a1 k1 w1 z1").play();
    sitting.act(0, spell("la", "l1=L a1=A"));
    sitting.act(0, choose("vowel-o1"));
    assert_eq!(sitting.position().vowels.under, names("vowel-o1"));
}

#[test]
fn l4_4_an_empty_library_gives_nothing() {
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "m1 n1 t1 r1 s1").play();
    sitting.write(0, "montres");
    assert_eq!(sitting.state.round(), 2);
}

#[test]
fn l4_5_the_new_row_lies_under_the_last_one_in_full_overlap() {
    let mut sitting = under_comment().play();
    sitting.write(0, "jouer");
    assert_eq!(sitting.state.step(), Step::Lay);
    assert_eq!(sitting.legal(0), [lay(0), lay(1)], "five cards under six");
    for offset in [-1, 2] {
        let why = sitting.refused(0, lay(offset));
        assert_eq!((why.rule(), why), ("L4.5", Illegal::BadOffset { offset, least: 0, most: 1 }));
    }
    let shown = sitting.view(0).solo.unwrap().offsets;
    assert_eq!(shown.len(), 2, "the view shows what each place would collect");
}

#[test]
fn l4_5_a_longer_row_may_begin_further_left() {
    let layout = Layout::solo().round(3).row("o1 s1").commons("e2 vowel-o1").drafted(0, "j1 u1 r1 k1 n1");
    let mut sitting = layout.play();
    sitting.write(0, "jouer");
    assert_eq!(sitting.legal(0), [lay(-3), lay(-2), lay(-1), lay(0)]);
    // At −3 the row above lies over E and R: O ≤ E, S ≤ R.
    sitting.act(0, lay(-3));
    assert_eq!(text(&sitting.position().seats[0].collection), "o1 s1");
}

#[test]
fn l4_5_where_there_is_one_place_nobody_is_asked() {
    let layout = Layout::solo().round(2).row("c1 o1 m1 e1 n1").commons("e2 vowel-o1").drafted(0, "j1 u1 r1 k1 s1");
    let mut sitting = layout.play();
    sitting.write(0, "jouer");
    assert_eq!(sitting.state.step(), Step::Library);
    assert_eq!(text(&sitting.position().seats[0].collection), "c1 e1 n1 o1");
}

#[test]
fn l4_6_a_doubled_card_or_qu_takes_one_column() {
    let mut sitting = Layout::solo().commons("e1 vowel-o1").drafted(0, "c1 l1 o1 qu1 t1").play();
    sitting.write(0, "colloque");
    assert_eq!(sitting.position().solo.row.len(), 6);
    assert_eq!(
        sitting.position().solo.row.iter().filter(|card| **card == name("qu1") || **card == name("l1")).count(),
        2
    );
}

#[test]
fn l4_7_jouer_under_comment() {
    let mut sitting = under_comment().play();
    sitting.act(0, spell("jouer", "j1=J vowel-o1=O u1=U e2=E r1=R"));
    sitting.act(0, lay(0));
    let position = sitting.position();
    assert_eq!(text(&position.seats[0].collection), "c1 e1 n1 o1");
    assert!(position.letters.under.contains(&name("m1")) && position.letters.under.contains(&name("t1")));
    assert_eq!(position.solo.row, names("j1 vowel-o1 u1 e2 r1"), "JOUER stays for the next round");
}

#[test]
fn l4_7_the_word_above_was_comment_with_one_m() {
    let mut sitting = Layout::solo().commons("m1 vowel-o1").drafted(0, "c1 e1 n1 t1 k1").play();
    sitting.write(0, "comment");
    assert_eq!(sitting.position().solo.row, names("c1 vowel-o1 m1 e1 n1 t1"));
}

#[test]
fn l4_5_passing_leaves_nothing_below() {
    let mut sitting = under_comment().play();
    sitting.act(0, Action::Pass);
    let position = sitting.position();
    assert!(position.seats[0].collection.is_empty() && position.solo.row.is_empty());
    assert_eq!(position.solo.library.len(), 7);
    assert_eq!(position.step, Step::Library, "score 0: one library card goes back");
}

#[test]
fn l4_8_the_last_row_returns_and_there_are_no_commons() {
    let layout = Layout::solo().round(4).row("o1 s1").commons("e2 vowel-o1").drafted(0, "j1 u1 r1 k1 n1");
    let mut sitting = layout.play();
    sitting.write(0, "jouer");
    sitting.act(0, lay(0));
    sitting.act(0, choose("k1"));
    let position = sitting.position();
    assert_eq!((position.round, position.step), (5, Step::Write));
    assert!(position.commons.is_empty() && position.solo.row.is_empty());
    assert_eq!(position.letters.top.len() + position.letters.under.len(), 76 - position.seats[0].collection.len() - 1);
    assert!(sitting.events().iter().any(|event| matches!(event, Event::LastRowReturned { .. })));
}

#[test]
fn l4_8_only_a_score_above_the_library_wins() {
    // LES = 5
    for (library, wins) in [("a1 b1", true), ("a1 b1 e1", false), ("k1", false)] {
        let mut sitting = fifth("l1 e2 s1", library, Difficulty::Normal);
        sitting.write(0, "les");
        assert_eq!((sitting.state.step(), won(&sitting)), (Step::End, wins), "5 against {library}");
        assert_eq!(sitting.game.outcome(&sitting.state).unwrap().scores(), [5]);
    }
}

#[test]
fn l4_8_equality_with_the_library_loses() {
    let mut sitting = fifth("l1 e2 s1", "a1 b1 e1", Difficulty::Normal);
    sitting.write(0, "les");
    assert_eq!(sitting.events().last(), Some(&&Event::PressAnswered { score: 5, library: 5, won: false }));
}

#[test]
fn l4_8_one_word_ends_the_normal_game() {
    let mut sitting = fifth("l1 e2 s1 o1 n1", "k1", Difficulty::Normal);
    sitting.write(0, "les");
    assert_eq!(sitting.refused(0, write("on")), Illegal::GameOver);
}

#[test]
fn l4_9_easy_any_number_of_words_each_card_in_one() {
    let mut sitting = fifth("l1 e2 s1 o1 n1 t1", "k1", Difficulty::Easy);
    sitting.write(0, "les");
    assert_eq!(sitting.state.step(), Step::Write);
    let missing = Illegal::LetterMissing { word: "ONT".to_owned() + "E", letter: "E".to_owned() };
    assert_eq!(sitting.refused(0, write("onte")), missing, "the E is used up");
    sitting.write(0, "on");
    assert_eq!(sitting.state.step(), Step::Write, "a T is left");
    sitting.act(0, Action::Pass);
    assert_eq!(sitting.game.outcome(&sitting.state).unwrap().scores(), [8]);
    assert!(won(&sitting));
}

#[test]
fn l4_9_easy_ends_by_itself_when_no_card_is_left() {
    let mut sitting = fifth("l1 e2 s1 o1 n1", "k1", Difficulty::Easy);
    sitting.write(0, "les");
    sitting.write(0, "on");
    assert_eq!(sitting.state.step(), Step::End);
}

#[test]
fn l4_9_hard_unused_cards_join_the_library() {
    for (difficulty, wins) in [(Difficulty::Normal, true), (Difficulty::Hard, false)] {
        let mut sitting = fifth("l1 e2 s1 u1", "b1", difficulty);
        sitting.write(0, "les");
        assert_eq!(won(&sitting), wins, "5 against 3, or in the hard game against 3 and the U left over");
    }
}

#[test]
fn l4_5_a_table_may_let_rows_overhang() {
    let mut layout = under_comment();
    layout.0.options.overhang = true;
    let mut sitting = layout.play();
    sitting.act(0, spell("jouer", "j1=J vowel-o1=O u1=U e2=E r1=R"));
    let places: Vec<Action> = (-4..=5).map(lay).collect();
    assert_eq!(sitting.legal(0), places, "one card under one is enough");
    let why = sitting.refused(0, lay(6));
    assert_eq!((why.rule(), why), ("L4.5", Illegal::BadOffset { offset: 6, least: -4, most: 5 }));
    // At 5 only the J lies under a card: under T, which is worth less.
    sitting.act(0, lay(5));
    assert_eq!(text(&sitting.position().seats[0].collection), "t1");

    let several = Options { overhang: true, ..options(2) };
    let refused = game().setup(&several, table::Seed::from_number(1)).unwrap_err();
    assert_eq!(refused.rule(), "L4.5");
}

#[test]
fn l4_9_easy_a_card_serves_in_one_word_only() {
    let mut sitting = fifth("l1 e2 s1 o1 n1 t1", "k1", Difficulty::Easy);
    sitting.act(0, spell("les", "l1=L e2=E s1=S"));
    let why = sitting.refused(0, spell("son", "s1=S o1=O n1=N"));
    assert_eq!(why, Illegal::CardNotYours { card: name("s1") });
    sitting.act(0, spell("ont", "o1=O n1=N t1=T"));
    assert_eq!(sitting.game.outcome(&sitting.state).unwrap().scores(), [10], "5 and 5");
}
