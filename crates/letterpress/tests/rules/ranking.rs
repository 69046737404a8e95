//! L2.1, L2.2: scores and places.

use crate::table::*;
use letterpress::{Action, Criterion, Event, Options};
use table::Seat;

const CHALLENGES: &str = "shortest doubled modest";

fn scores(sitting: &Sitting) -> Vec<(u8, u16, Option<Criterion>)> {
    let ranked = |event: &&Event| match event {
        Event::SeatRanked { seat, score, by, .. } => Some((seat.0, *score, *by)),
        _ => None,
    };
    sitting.events().iter().filter_map(ranked).collect()
}

#[test]
fn l2_1_each_card_counts_once_commons_included() {
    let layout = Layout::new(options(2)).open(CHALLENGES).commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 s2 s3 s4 s5").play();
    sitting.write(0, "lettre");
    sitting.act(1, Action::Pass);
    // L2 E1 T2 (twice in the word, once in the score) R3 E1
    assert_eq!(scores(&sitting), [(0, 9, None), (1, 0, Some(Criterion::Score))]);
}

#[test]
fn l2_2_the_score_comes_first() {
    let layout = Layout::new(options(3)).open(CHALLENGES).commons("e1 o1 vowel-a1");
    let mut sitting =
        layout.drafted(0, "l1 s1 n1 t1 u1").drafted(1, "r1 s2 n2 t2 u2").drafted(2, "k1 w1 x1 z1 j1").play();
    sitting.act(0, spell("les", "l1=L e1=E s1=S"));
    sitting.act(1, spell("rose", "r1=R o1=O s2=S e1=E"));
    sitting.act(2, Action::Pass);
    assert_eq!(sitting.ranking(), [1, 0, 2]);
}

#[test]
fn l2_2_then_the_highest_single_card() {
    let layout = Layout::new(options(2)).open(CHALLENGES).commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 s1 n1 t1 u1").drafted(1, "r1 s2 n2 t2 u2").play();
    // L2 E1 S2 against R3 E1 A1
    sitting.act(0, spell("les", "l1=L e1=E s1=S"));
    sitting.act(1, spell("réa", "r1=R e1=E vowel-a1=A"));
    assert_eq!(scores(&sitting), [(1, 5, None), (0, 5, Some(Criterion::HighestValue))]);
}

#[test]
fn l2_2_then_the_letters_of_the_word_not_its_cards() {
    let layout = Layout::new(options(2)).open(CHALLENGES).commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 s1 n1 t1 u1").drafted(1, "l2 s2 n2 t2 u2").play();
    // Three cards each, worth 2, 1 and 1.
    sitting.act(0, spell("ose", "o1=O s1=S e1=E"));
    sitting.act(1, spell("allo", "vowel-a1=A l2=LL o1=O"));
    assert_eq!(scores(&sitting), [(1, 4, None), (0, 4, Some(Criterion::Letters))]);
}

/// Everybody passes: all are tied, and all draw.
fn all_pass(people: u8, top: &str) -> Sitting {
    let mut layout = Layout::new(options(people)).open(CHALLENGES).commons("k1 w1 vowel-a1");
    let hands = ["s1 s2 s3 s4 s5", "t1 t2 t3 t4 t5", "n1 n2 n3 n4 n5", "r1 r2 r3 r4 r5"];
    for (seat, hand) in hands.iter().enumerate().take(people.into()) {
        layout = layout.drafted(seat, hand);
    }
    let mut sitting = layout.only_on_top(top).play();
    for seat in 0..people {
        sitting.act(seat, Action::Pass);
    }
    sitting
}

fn draws(sitting: &Sitting) -> Vec<(u8, String)> {
    let drawn = |event: &&Event| match event {
        Event::TieCardDrawn { seat, letters, .. } => Some((seat.0, letters.clone())),
        _ => None,
    };
    sitting.events().iter().filter_map(drawn).collect()
}

#[test]
fn l2_2_then_each_draws_and_nearest_to_a_wins() {
    let sitting = all_pass(3, "b1 qu1 z1");
    let mut drawn = draws(&sitting);
    drawn.sort_by(|a, b| a.1.cmp(&b.1));
    assert_eq!(drawn.iter().map(|draw| draw.1.as_str()).collect::<Vec<_>>(), ["B", "QU", "Z"]);
    assert_eq!(sitting.ranking(), drawn.iter().map(|draw| draw.0).collect::<Vec<_>>());
    assert!(scores(&sitting)[1..].iter().all(|rank| rank.2 == Some(Criterion::Draw)));
}

#[test]
fn l2_2_drawn_cards_go_under_the_deck() {
    let sitting = all_pass(3, "b1 qu1 z1");
    let under = sitting.position().letters.under;
    assert!(
        ["b1", "qu1", "z1"]
            .iter()
            .all(|card| under.contains(&name(card)) || sitting.position().letters.top.contains(&name(card)))
    );
    let sitting = all_pass(2, "b1 z1 c1");
    let position = sitting.position();
    assert_eq!(position.letters.top.len(), 1, "two of three were drawn");
    assert_eq!(position.letters.top.iter().filter(|card| position.letters.under.contains(card)).count(), 0);
}

#[test]
fn l2_2_those_still_tied_draw_again() {
    // Four draw A, A, B, B in some order; then two pairs draw again, from what lies under the deck.
    let sitting = all_pass(4, "a1 a2 b1 b2");
    let drawn = draws(&sitting);
    assert!(drawn.len() >= 8, "{drawn:?}");
    let first_a: Vec<u8> = drawn[..4].iter().filter(|draw| draw.1 == "A").map(|draw| draw.0).collect();
    let ranking = sitting.ranking();
    assert!(ranking[..2].iter().all(|seat| first_a.contains(seat)), "both A come before both B: {drawn:?} {ranking:?}");
}

#[test]
fn l2_2_qu_sorts_as_q() {
    let sitting = all_pass(3, "p1 qu1 r1");
    let mut drawn = draws(&sitting);
    drawn.sort_by_key(|draw| ["P", "QU", "R"].iter().position(|letters| *letters == draw.1));
    assert_eq!(sitting.ranking(), drawn.iter().map(|draw| draw.0).collect::<Vec<_>>());
}

#[test]
fn l2_2_polish_letters_sort_in_their_own_alphabet() {
    let options = Options { language: letterpress::languages::Language::Polish, ..options(2) };
    let layout = Layout::new(options).open("shortest doubled rare-type").commons("k1 w1 vowel-a1");
    let mut sitting = layout.drafted(0, "s1 s2 s3 t1 t2").drafted(1, "n1 n2 n3 r1 r2").only_on_top("ą1 b1").play();
    sitting.act(0, Action::Pass);
    sitting.act(1, Action::Pass);
    let winner = draws(&sitting).into_iter().find(|draw| draw.1 == "Ą").unwrap().0;
    assert_eq!(sitting.ranking()[0], winner, "Ą stands between A and B");
}

#[test]
fn l2_2_passing_ranks_last() {
    let layout = Layout::new(options(3)).open(CHALLENGES).commons("e1 o1 vowel-a1");
    let mut sitting =
        layout.drafted(0, "k1 w1 x1 z1 j1").drafted(1, "l1 s2 n2 t2 u2").drafted(2, "s3 n3 t3 u3 l3").play();
    sitting.act(0, Action::Pass);
    sitting.act(1, spell("os", "o1=O s2=S"));
    sitting.write(2, "lutes");
    assert_eq!(sitting.ranking(), [2, 1, 0]);
    assert_eq!(sitting.view(0).ranking[2].seat, Seat(0));
}
