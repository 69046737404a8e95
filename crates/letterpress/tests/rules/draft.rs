//! L1.2: the draft.

use crate::table::*;
use letterpress::{Action, Event, Illegal, Options, Step};
use table::{Refusal, Seat, Viewer};

/// A game whose first draft is over: everybody kept the first card each time.
pub fn drafted(options: Options, seed: u64) -> Sitting {
    let mut sitting = Sitting::new(options, seed);
    while sitting.state.step() == Step::Draft {
        let seat = sitting.to_act()[0];
        let action = sitting.legal(seat).remove(0);
        sitting.act(seat, action);
    }
    sitting
}

fn three() -> Sitting {
    let layout = Layout::new(options(3)).step(Step::Draft).commons("k1 w1 vowel-a1").open("shortest doubled modest");
    layout.hand(0, "a1 a2 a3 a4 a5").hand(1, "e1 e2 e3 e4 e5").hand(2, "s1 s2 s3 s4 s5").play()
}

#[test]
fn l1_2_the_rest_goes_to_the_next_seat() {
    let mut sitting = three();
    sitting.act(0, draft("a1"));
    sitting.act(2, draft("s5"));
    assert_eq!(sitting.to_act(), [1]);
    sitting.act(1, draft("e3"));
    let position = sitting.position();
    assert_eq!(text(&position.seats[1].hand), "a2 a3 a4 a5", "seat 1 sits left of seat 0");
    assert_eq!(text(&position.seats[2].hand), "e1 e2 e4 e5");
    assert_eq!(text(&position.seats[0].hand), "s1 s2 s3 s4", "and seat 0 left of the last seat");
    assert_eq!(text(&position.seats[2].drafted), "s5");
    assert_eq!(sitting.to_act(), [0, 1, 2]);
}

#[test]
fn l1_2_a_choice_can_be_changed_until_the_last_seat_has_chosen() {
    let mut sitting = three();
    sitting.act(0, draft("a1"));
    assert_eq!(sitting.legal(0).len(), 5, "all five are still open to it");
    sitting.act(0, draft("a2"));
    sitting.act(1, draft("e1"));
    sitting.act(0, draft("a4"));
    sitting.act(2, draft("s1"));
    assert_eq!(text(&sitting.position().seats[0].drafted), "a4");
}

#[test]
fn l1_2_the_last_card_is_kept_without_asking() {
    let mut sitting = three();
    for pick in 1..=4 {
        for seat in 0..3 {
            let action = sitting.legal(seat).remove(0);
            sitting.act(seat, action);
        }
        assert_eq!(sitting.state.step() == Step::Write, pick == 4);
    }
    let position = sitting.position();
    assert!(position.seats.iter().all(|seat| seat.drafted.len() == 5 && seat.hand.is_empty()));
}

#[test]
fn l1_2_choices_and_hands_are_secret() {
    let mut sitting = three();
    sitting.act(0, draft("a1"));
    assert_eq!(sitting.heard_by(Viewer::Seat(Seat(1))), [&Event::CardReady { seat: Seat(0) }]);
    assert_eq!(sitting.heard_by(Viewer::Spectator), [&Event::CardReady { seat: Seat(0) }]);
    let own = sitting.view(0).own.unwrap();
    assert_eq!((own.chosen, own.hand.len()), (Some(name("a1")), 5));
    let other = serde_json::to_string(&sitting.view(1)).unwrap();
    assert!(other.contains("\"e1\"") && !other.contains("\"a1\""), "seat 1 sees its own hand only");
    assert!(sitting.view(1).seats[0].ready);
}

#[test]
fn l1_2_drafted_cards_may_be_looked_at_any_time() {
    let sitting = drafted(options(2), 4);
    let own = sitting.view(1).own.unwrap();
    assert_eq!(own.drafted.len(), 5);
    assert_eq!(sitting.view(0).seats[1].drafted, 5, "the others only count them");
}

#[test]
fn l1_2_only_cards_of_the_hand() {
    let mut sitting = three();
    let why = sitting.refused(0, draft("e1"));
    assert_eq!((why.rule(), why), ("L1.2", Illegal::NotInHand { card: name("e1") }));
    assert_eq!(sitting.refused(0, draft("a77")), Illegal::NoSuchCard { card: name("a77") });
    assert_eq!(sitting.refused(3, draft("a1")), Illegal::NoSuchSeat);
    assert_eq!(sitting.refused(0, Action::Pass), Illegal::WrongStep { step: Step::Draft });
}
